/* brg-paper-postal.h - papers of play by correspondence
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-paper.h"
#include "brg-postal-desk.h"

G_BEGIN_DECLS

/** brg_paper_postal_belongs: Returns: whether the game can be played by correspondence */
gboolean brg_paper_postal_belongs (const BrgSnapshot *snapshot);

/** brg_paper_postal_is_over_board: Returns: whether it is not: for papers of halls and boards */
gboolean brg_paper_postal_is_over_board (const BrgSnapshot *snapshot);

/**
 * brg_paper_postal_open:
 * @source: what papers are made from
 * @options: (nullable): when the paper is made; %NULL for no day
 * @error: return location for an error
 *
 * Returns: (transfer full) (nullable): its games as they were on the day of the paper; %NULL for a
 *   group that is not played by correspondence too
 */
BrgPostalDesk *brg_paper_postal_open (const BrgPaperSource *source,
                                      const BrgDocumentOptions *options,
                                      GError **error);

/** brg_paper_postal_dup_outcome: Returns: (transfer full): what was decided on @claim and when, or
 * that nothing was yet, and whether that was put aside (10.1.12) */
char *brg_paper_postal_dup_outcome (const BrgPostalCase *matter,
                                    const BrgPostalClaim *claim,
                                    const BrgWords *words);

/** brg_paper_postal_has: Returns: whether the group is, and has begun */
gboolean brg_paper_postal_has (const BrgPaperSource *source);

/** brg_paper_postal_has_claims: Returns: whether overdue time was claimed in a game */
gboolean brg_paper_postal_has_claims (const BrgPaperSource *source);

/** brg_paper_postal_has_endings: Returns: whether a game is or was adjudicated */
gboolean brg_paper_postal_has_endings (const BrgPaperSource *source);

/** brg_paper_postal_has_measures: Returns: whether something was decided */
gboolean brg_paper_postal_has_measures (const BrgPaperSource *source);

/* The time of both players of every game (table 2 of 10.3.6). */
BrgForm *brg_paper_postal_make_chart (const BrgPaperSource *source,
                                      const BrgDocumentOptions *options,
                                      GError **error);

/* What the secretary tells the players: where every game stands. */
BrgForm *brg_paper_postal_make_news (const BrgPaperSource *source,
                                     const BrgDocumentOptions *options,
                                     GError **error);

/* Claims of overdue time and what came of them. */
BrgForm *brg_paper_postal_make_claims (const BrgPaperSource *source,
                                       const BrgDocumentOptions *options,
                                       GError **error);

/* Games that are adjudicated, with both assessments. */
BrgForm *brg_paper_postal_make_endings (const BrgPaperSource *source,
                                        const BrgDocumentOptions *options,
                                        GError **error);

/* What was decided, by whom, and protests: for the reports of the secretary and the arbiter. */
BrgForm *brg_paper_postal_make_measures (const BrgPaperSource *source,
                                         const BrgDocumentOptions *options,
                                         GError **error);

G_END_DECLS
