/* brg-renju-foul.h - moves that are forbidden to Black
 *
 * Rules: rus-draughts-2022 9.2.3, 9.2.4.2
 *
 * A three is real only if the stone that makes a straight four of it may be placed: it is no foul
 * itself, with the stone of the move on the board, and that is the same question again. Each level
 * adds a stone, so the questions end. A stone that makes a five at the same time is no such stone:
 * the international wording says so, the national one is silent.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-renju-board.h"

G_BEGIN_DECLS

/**
 * BrgRenjuFoul:
 * @BRG_RENJU_FOUL_THREES: two threes or more at once, 9.2.4.2 a
 * @BRG_RENJU_FOUL_FOURS: two fours or more at once, 9.2.4.2 b; both may be on one line
 * @BRG_RENJU_FOUL_LONG_ROW: an unbroken row of six or more, 9.2.4.2 c
 *
 * A reason for which Black may not place a stone; a bit of a set.
 */
typedef enum
{
  BRG_RENJU_FOUL_THREES = 1 << 0,
  BRG_RENJU_FOUL_FOURS = 1 << 1,
  BRG_RENJU_FOUL_LONG_ROW = 1 << 2,
} BrgRenjuFoul;

/**
 * brg_renju_fouls_get_number:
 * @fouls: a bit set of #BrgRenjuFoul
 *
 * Returns: how the gravest of them is written on a board: 6 for a long row, 44 for two fours, 33
 * for two threes; 0 for none
 */
guint brg_renju_fouls_get_number (guint fouls);

/**
 * brg_renju_board_find_fouls:
 * @board: a board
 * @point: an empty point
 *
 * Judges a black stone on @point. A five that is made at the same time takes precedence: there is
 * no foul then, whatever else the stone makes.
 *
 * Returns: a bit set of #BrgRenjuFoul, 0 when the stone is allowed
 */
guint brg_renju_board_find_fouls (const BrgRenjuBoard *board, BrgRenjuPoint point);

/**
 * brg_renju_board_find_all_fouls:
 * @board: a board
 * @fouls: (out) (array fixed-size=225): by point a bit set of #BrgRenjuFoul, 0 also where a stone
 *   lies
 *
 * Judges every empty point.
 *
 * Returns: how many points are forbidden to Black
 */
guint brg_renju_board_find_all_fouls (const BrgRenjuBoard *board, guint8 fouls[BRG_RENJU_N_POINTS]);

/* As many fours and threes as one stone can make: two a line. */
#define BRG_RENJU_MAX_FIGURES 8

/**
 * BrgRenjuFigure:
 * @kind: a three, a four or a long row: what of it there must be two for the first two
 * @direction: how its line runs
 * @extension: of a three a point where a straight four can be made, of a four one that completes a
 *   five; %BRG_RENJU_PASS for a long row
 *
 * A part of a foul, to be shown on the board.
 */
typedef struct
{
  BrgRenjuFoul kind;
  BrgRenjuDirection direction;
  BrgRenjuPoint extension;
} BrgRenjuFigure;

/**
 * brg_renju_board_explain_fouls:
 * @board: a board
 * @point: an empty point
 * @figures: (out) (array fixed-size=8): what makes the foul
 *
 * Says why a black stone on @point is a foul: each line of it, a line with two fours twice.
 *
 * Returns: the number of @figures, 0 when the stone is allowed
 */
guint brg_renju_board_explain_fouls (const BrgRenjuBoard *board,
                                     BrgRenjuPoint point,
                                     BrgRenjuFigure figures[BRG_RENJU_MAX_FIGURES]);

/**
 * brg_renju_board_makes_five:
 * @board: a board
 * @point: an empty point, or one where a stone of @colour lies
 * @colour: whose stone
 *
 * Returns: whether the stone is in an unbroken row of exactly five
 */
gboolean brg_renju_board_makes_five (const BrgRenjuBoard *board,
                                     BrgRenjuPoint point,
                                     BrgColour colour);

/**
 * brg_renju_board_makes_long_row:
 * @board: a board
 * @point: an empty point, or one where a stone of @colour lies
 * @colour: whose stone
 *
 * Returns: whether the stone is in an unbroken row of six or more
 */
gboolean brg_renju_board_makes_long_row (const BrgRenjuBoard *board,
                                         BrgRenjuPoint point,
                                         BrgColour colour);

G_END_DECLS
