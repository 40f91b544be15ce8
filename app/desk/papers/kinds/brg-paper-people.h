/* brg-paper-people.h - papers that are cards, one for each of many
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-paper.h"

G_BEGIN_DECLS

/** brg_paper_people_has_players: #BrgPaper.has: whether there is a player */
gboolean brg_paper_people_has_players (const BrgPaperSource *source);

/** brg_paper_people_lay_out_cards: #BrgPaper.lay_out: players' cards */
BrgDocument *brg_paper_people_lay_out_cards (const BrgPaperSource *source,
                                             const BrgDocumentOptions *options,
                                             GError **error);

/** brg_paper_people_has_boards: #BrgPaper.has: whether a board is needed */
gboolean brg_paper_people_has_boards (const BrgPaperSource *source);

/** brg_paper_people_lay_out_numbers: #BrgPaper.lay_out: numbers of boards */
BrgDocument *brg_paper_people_lay_out_numbers (const BrgPaperSource *source,
                                               const BrgDocumentOptions *options,
                                               GError **error);

/** brg_paper_people_lay_out_scoresheets: #BrgPaper.lay_out: score sheets of the round */
BrgDocument *brg_paper_people_lay_out_scoresheets (const BrgPaperSource *source,
                                                   const BrgDocumentOptions *options,
                                                   GError **error);

/** brg_paper_people_lay_out_place_cards: #BrgPaper.lay_out: cards before the players */
BrgDocument *brg_paper_people_lay_out_place_cards (const BrgPaperSource *source,
                                                   const BrgDocumentOptions *options,
                                                   GError **error);

G_END_DECLS
