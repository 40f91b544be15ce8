/* brg-draughts-orders.h - orders of search that methods of the draughts Swiss share
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

#include "brg-draughts-method.h"

G_BEGIN_DECLS

/**
 * brg_draughts_from_the_top:
 * @i: a count from 0
 * @n: number of players
 *
 * Returns: the i-th of n players, the first of the classification first
 */
gint brg_draughts_from_the_top (gint i, gint n);

/**
 * brg_draughts_from_the_end:
 * @i: a count from 0
 * @n: number of players
 *
 * Returns: the i-th of n players, the last of the classification first
 */
gint brg_draughts_from_the_end (gint i, gint n);

/**
 * brg_draughts_list_by_halves:
 * @rest: players inside a group
 * @partners: (out caller-allocates): indexes into #BrgDraughtsRest.places
 *
 * The lower half from the top, then the upper half from the end. The halves are made once.
 *
 * Returns: how many
 */
gint brg_draughts_list_by_halves (const BrgDraughtsRest *rest, gint *partners);

/**
 * brg_draughts_list_from_the_top:
 * @rest: players inside a group
 * @partners: (out caller-allocates): indexes into #BrgDraughtsRest.places
 *
 * The next of the group, then the one behind him and so on.
 *
 * Returns: how many
 */
gint brg_draughts_list_from_the_top (const BrgDraughtsRest *rest, gint *partners);

/**
 * brg_draughts_list_from_the_end:
 * @rest: players inside a group
 * @partners: (out caller-allocates): indexes into #BrgDraughtsRest.places
 *
 * The last of the group, then the next to last and so on.
 *
 * Returns: how many
 */
gint brg_draughts_list_from_the_end (const BrgDraughtsRest *rest, gint *partners);

/**
 * brg_draughts_get_colour_by_number:
 * @tournament: a tournament
 * @better: index of the better placed of two players without games
 *
 * Returns: the colour of number 1 for an odd start number, the other for an even one
 */
BrgColour brg_draughts_get_colour_by_number (const BrgTournament *tournament, gint better);

/**
 * brg_draughts_sort_by_number:
 * @field: a field
 * @players: (array length=n_players): players of one score by ascending start number
 * @n_players: how many
 *
 * Leaves them so in odd rounds and turns them round in even ones.
 */
void brg_draughts_sort_by_number (const BrgDraughtsField *field, gint *players, gint n_players);

G_END_DECLS
