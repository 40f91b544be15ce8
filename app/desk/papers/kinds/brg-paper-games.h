/* brg-paper-games.h - whole games on paper: one, or all of a round
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-paper.h"

G_BEGIN_DECLS

/** brg_paper_games_has_round: #BrgPaper.has: whether moves of a game of the round are stored */
gboolean brg_paper_games_has_round (const BrgPaperSource *source);

/** brg_paper_games_list_boards: #BrgPaper.list_boards: boards of the round with stored moves */
GArray *brg_paper_games_list_boards (const BrgPaperSource *source);

/** brg_paper_games_lay_out_round: #BrgPaper.lay_out: all games of the round, or that of a board */
BrgDocument *brg_paper_games_lay_out_round (const BrgPaperSource *source,
                                            const BrgDocumentOptions *options,
                                            GError **error);

/** brg_paper_games_has_own: #BrgPaper.has: whether the arbiter's board has moves */
gboolean brg_paper_games_has_own (const BrgPaperSource *source);

/** brg_paper_games_lay_out_one: #BrgPaper.lay_out: the game of a board, without one that of the
 * arbiter's own */
BrgDocument *brg_paper_games_lay_out_one (const BrgPaperSource *source,
                                          const BrgDocumentOptions *options,
                                          GError **error);

G_END_DECLS
