/* brg-draughts-routes.h - all ways in which a piece can go to make a capture
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-draughts-moves.h"

G_BEGIN_DECLS

/**
 * BrgDraughtsRoute:
 * @n_squares: number of squares
 * @squares: where the piece stood, then every square where it stood again, the last of them where
 *   the move ends
 *
 * One way of a move: every square on which the piece lands, also those where it goes straight on.
 */
typedef struct
{
  guint n_squares;
  BrgDraughtsSquare squares[BRG_DRAUGHTS_MAX_SQUARES];
} BrgDraughtsRoute;

/**
 * BrgDraughtsRouteFunc:
 * @route: a way; valid during the call
 * @data: what was given to brg_draughts_routes_walk()
 *
 * Returns: whether to go on with the next way
 */
typedef gboolean (*BrgDraughtsRouteFunc) (const BrgDraughtsRoute *route, gpointer data);

/**
 * brg_draughts_routes_walk:
 * @position: a position
 * @move: a legal move of it
 * @func: called for every way of the move
 * @data: for @func
 *
 * Finds all ways of a move, each with other squares, in an order that is always the same. A quiet
 * move has one.
 *
 * Returns: whether all ways were seen: no call of @func returned %FALSE
 */
gboolean brg_draughts_routes_walk (const BrgDraughtsPosition *position,
                                   const BrgDraughtsMove *move,
                                   BrgDraughtsRouteFunc func,
                                   gpointer data);

/**
 * brg_draughts_routes_count:
 * @position: a position
 * @move: a legal move of it
 *
 * Returns: how many ways the move has, at least 1
 */
guint64 brg_draughts_routes_count (const BrgDraughtsPosition *position,
                                   const BrgDraughtsMove *move);

G_END_DECLS
