/* brg-draughts-current.h - coefficients in the middle of a draughts Swiss
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

#include "brg-draughts-field.h"

G_BEGIN_DECLS

/**
 * brg_draughts_get_current:
 * @field: a field of which the records are there
 * @player: index of a player
 * @is_truncated: whether the smallest element is left out
 * @lowest: lowest score of anybody in the tournament, see brg_draughts_find_lowest_score()
 *
 * The sum of the present scores of all opponents so far: Buchholz's coefficient, and Solkoff's when
 * truncated. A forfeited game counts its opponent like a played one. The odd player's bye counts
 * as an opponent with the score @lowest. A round without an opponent otherwise adds no element.
 *
 * Returns: the coefficient in units of %BRG_POINT; truncated 0 for one element or none
 */
gint brg_draughts_get_current (const BrgDraughtsField *field,
                               gint player,
                               gboolean is_truncated,
                               gint lowest);

/**
 * brg_draughts_find_lowest_score:
 * @field: a field of which the records are there
 *
 * Returns: the lowest score of anybody, present or not, in units of %BRG_POINT
 */
gint brg_draughts_find_lowest_score (const BrgDraughtsField *field);

/**
 * brg_draughts_sort_by_current:
 * @field: a field of which the records are there
 * @is_truncated: whether the smallest element is left out
 * @players: (array length=n_players): players
 * @n_players: how many
 *
 * Sorts players by their coefficient, the highest first; equal ones keep their order.
 */
void brg_draughts_sort_by_current (const BrgDraughtsField *field,
                                   gboolean is_truncated,
                                   gint *players,
                                   gint n_players);

G_END_DECLS
