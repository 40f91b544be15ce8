/* brg-event-paper.h - the event on one sheet: what, where, by which rules, who judges
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-paper.h"

G_BEGIN_DECLS

/**
 * brg_event_paper_make:
 * @source: what it is made from
 * @options: how the document is wanted
 * @error: return location for an error
 *
 * Returns: (transfer full): what the page of the event shows, the regulations that are set with it
 */
BrgForm *brg_event_paper_make (const BrgPaperSource *source,
                               const BrgDocumentOptions *options,
                               GError **error);

/** brg_event_paper_add_parts: Adds platform, sites and organisers, as far as they are named */
void brg_event_paper_add_parts (BrgForm *form, const BrgPaperSource *source, const BrgWords *words);

/**
 * brg_event_paper_add_meetings:
 * @form: a paper of pairs
 * @snapshot: a group
 * @words: words
 *
 * Adds what the regulations say of micro-matches and of openings (rus-draughts-2022 5.4.6, 6.2.2,
 * 6.2.3, 9.2.4.3); nothing where they are silent
 */
void brg_event_paper_add_meetings (BrgForm *form,
                                   const BrgSnapshot *snapshot,
                                   const BrgWords *words);

/** brg_event_paper_add_regulations: Adds what was set, which the rule book leaves open */
void brg_event_paper_add_regulations (BrgForm *form,
                                      const BrgPaperSource *source,
                                      const BrgWords *words);

/** brg_event_paper_add_results: Adds what a game brings and how equal scores are parted */
void brg_event_paper_add_results (BrgForm *form,
                                  const BrgSnapshot *snapshot,
                                  const BrgWords *words);

G_END_DECLS
