/* brg-burstein-index.h - how strong the opposition of a player was
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

#include "brg-tournament.h"

G_BEGIN_DECLS

/**
 * BrgBursteinIndex:
 * @buchholz: sum of the opponents' scores, in units of %BRG_POINT
 * @sonneborn: sum of the opponents' scores times the points made against them, in units of the
 *   square of %BRG_POINT
 *
 * The Index of one player (fide-burstein-2026 1.7). Virtual points do not count.
 */
typedef struct
{
  gint64 buchholz;
  gint64 sonneborn;
} BrgBursteinIndex;

/**
 * brg_burstein_index_read:
 * @tournament: a tournament
 * @player: index of a player
 * @round: the round to be paired
 *
 * A round that was not played counts as a game against oneself with the result that gives the
 * points (fide-burstein-2026 1.7.2).
 *
 * Returns: the Index
 */
BrgBursteinIndex brg_burstein_index_read (const BrgTournament *tournament, gint player, gint round);

G_END_DECLS
