/* brg-paper-cards.h - papers that are cut: result slips and badges
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-paper.h"

G_BEGIN_DECLS

/** brg_paper_cards_has_slips: #BrgPaper.has: whether two play on a board of the round */
gboolean brg_paper_cards_has_slips (const BrgPaperSource *source);

/** brg_paper_cards_list_boards: #BrgPaper.list_boards: the boards on which two play */
GArray *brg_paper_cards_list_boards (const BrgPaperSource *source);

/** brg_paper_cards_lay_out_slips: #BrgPaper.lay_out: the slips of the round, or of a board */
BrgDocument *brg_paper_cards_lay_out_slips (const BrgPaperSource *source,
                                            const BrgDocumentOptions *options,
                                            GError **error);

/** brg_paper_cards_has_badges: #BrgPaper.has: whether there is a player or an official */
gboolean brg_paper_cards_has_badges (const BrgPaperSource *source);

/** brg_paper_cards_lay_out_badges: #BrgPaper.lay_out: badges of players and officials */
BrgDocument *brg_paper_cards_lay_out_badges (const BrgPaperSource *source,
                                             const BrgDocumentOptions *options,
                                             GError **error);

G_END_DECLS
