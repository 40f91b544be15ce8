/* brg-scoresheets.h - sheets on which the players write their games
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-document-options.h"
#include "brg-document.h"
#include "brg-snapshot.h"

G_BEGIN_DECLS

/**
 * BRG_SCORESHEET_MOVES:
 *
 * Moves that a sheet has room for, of both players.
 */
#define BRG_SCORESHEET_MOVES 60

/**
 * brg_scoresheets_lay_out:
 * @snapshot: a group, either view
 * @round: number of a round; when it is not paired, or blank sheets are wanted, the head is empty
 * @board: number of one board, #BrgGame.board; 0 for all
 * @options: how the document is wanted: #BrgDocumentOptions.chosen are boards
 *
 * Lays out two sheets a board, one for each player, A5 and two on an A4 sheet: event, round, board,
 * names with colour, room for 60 moves, of renju the board to be filled with numbered stones,
 * result, times and signatures. For the partially sighted a sheet is A4 and has large type and
 * high rows, and its 60 moves take two pages.
 *
 * Returns: (transfer full) (nullable): the document; %NULL when no board was chosen
 */
BrgDocument *brg_scoresheets_lay_out (const BrgSnapshot *snapshot,
                                      gint round,
                                      gint board,
                                      const BrgDocumentOptions *options);

G_END_DECLS
