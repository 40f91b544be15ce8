/* brg-draughts-way.h - the squares on the way of a move: where it turns, what it goes over
 *
 * For the library's own use.
 * Rules: rus-draughts-2022 6.1.6.2, 7.3
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-draughts-moves.h"

G_BEGIN_DECLS

/**
 * BRG_DRAUGHTS_WAY_MAX:
 *
 * The most squares between the first and the last that are looked at: no capture turns more often.
 */
#define BRG_DRAUGHTS_WAY_MAX 48

/**
 * BrgDraughtsWay:
 * @n_squares: number of squares
 * @squares: squares between the first and the last
 *
 * A way as it is written.
 */
typedef struct
{
  guint n_squares;
  BrgDraughtsSquare squares[BRG_DRAUGHTS_WAY_MAX];
} BrgDraughtsWay;

/**
 * brg_draughts_way_find:
 * @position: a position
 * @move: a legal move of it
 * @way: (out): its squares of turning, of the way with the fewest
 */
void brg_draughts_way_find (const BrgDraughtsPosition *position,
                            const BrgDraughtsMove *move,
                            BrgDraughtsWay *way);

/**
 * BrgDraughtsWayFit:
 * @BRG_DRAUGHTS_WAY_EXACT: just the squares of turning
 * @BRG_DRAUGHTS_WAY_OVER: squares that the move goes over, in this order
 * @BRG_DRAUGHTS_WAY_OTHER: another way
 *
 * How a way that was written fits a move.
 */
typedef enum
{
  BRG_DRAUGHTS_WAY_EXACT,
  BRG_DRAUGHTS_WAY_OVER,
  BRG_DRAUGHTS_WAY_OTHER,
} BrgDraughtsWayFit;

/**
 * brg_draughts_way_fit:
 * @position: a position
 * @move: a legal move of it
 * @way: a way as it is written
 *
 * Returns: how @way fits the best of the ways of @move
 */
BrgDraughtsWayFit brg_draughts_way_fit (const BrgDraughtsPosition *position,
                                        const BrgDraughtsMove *move,
                                        const BrgDraughtsWay *way);

G_END_DECLS
