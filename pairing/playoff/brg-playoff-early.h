/* brg-playoff-early.h - games of the last round that may begin before the others
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

#include "brg-standings.h"
#include "brg-tournament.h"

G_BEGIN_DECLS

/**
 * BrgEarlyGame:
 * @white: index of the player with White
 * @black: index of the player with Black
 * @white_may: whether White may come level on points with somebody for the place
 * @black_may: whether Black may
 *
 * A game of the last round on which it depends who plays off.
 */
typedef struct
{
  gint white;
  gint black;
  gboolean white_may;
  gboolean black_may;
} BrgEarlyGame;

/**
 * brg_playoff_list_early:
 * @tournament: the tournament, after brg_withdrawals_apply()
 * @standings: its standings, in which open games bring nothing yet
 * @place: the last place that is played off for: 1 for the title, 3 when three qualify
 *
 * Lists the open games of the last round in which at least one player may end level on points with
 * others, so that not all of them have one of the places 1 to @place (rus-chess-2014 30.5.2). Every
 * course of the other games is counted, each a win, a draw or a loss. The whole game has to be over
 * before the play-off, also when only one of its players may be in it.
 *
 * Returns: (transfer full) (nullable) (element-type BrgEarlyGame): the games, empty when no
 * play-off is possible; %NULL while the last round is not paired or a game of an earlier one is
 * open
 */
GArray *brg_playoff_list_early (const BrgTournament *tournament,
                                const BrgStandings *standings,
                                gint place);

G_END_DECLS
