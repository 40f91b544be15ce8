/* brg-lots.h - lots drawn from a seed, the same on every machine
 *
 * A seed of 64 bits belongs to the event; it is announced before the draw. Every draw has a stream
 * of its own, so one can be repeated without the others: stream 0 gives the start numbers, stream k
 * the pairing of round k, %BRG_LOTS_COLOUR the colour of number 1, %BRG_LOTS_TIES the order of
 * equal players.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

#include "brg-colour.h"

G_BEGIN_DECLS

/**
 * BRG_LOTS_NUMBERS:
 *
 * Stream of the draw of start numbers. The stream of round k is k.
 */
#define BRG_LOTS_NUMBERS 0

/**
 * BRG_LOTS_COLOUR:
 *
 * Stream of the lot for the colour of number 1, 2^32: above any round.
 */
#define BRG_LOTS_COLOUR (G_GUINT64_CONSTANT (1) << 32)

/**
 * BRG_LOTS_TIES:
 *
 * Stream of lots among players who are equal, 2^33, to which the least of their start numbers is
 * added: groups that draw with one seed draw apart.
 */
#define BRG_LOTS_TIES (G_GUINT64_CONSTANT (1) << 33)

/**
 * BrgLots:
 * @state: state of the generator
 *
 * A stream of lots: the generator SplitMix64. A plain value.
 */
typedef struct
{
  guint64 state;
} BrgLots;

/**
 * brg_lots_begin:
 * @seed: the event's seed
 * @draw: number of the stream
 *
 * Begins stream @draw: its first state is the first output of a SplitMix64 that starts at
 * @seed + @draw (mod 2^64).
 *
 * Returns: the stream
 */
BrgLots brg_lots_begin (guint64 seed, guint64 draw);

/**
 * brg_lots_next:
 * @lots: a stream
 *
 * Returns: its next 64 bits
 */
guint64 brg_lots_next (BrgLots *lots);

/**
 * brg_lots_below:
 * @lots: a stream
 * @n: at least 1
 *
 * Returns: a lot from 0 to @n - 1, all equally likely: outputs from the incomplete last run of @n
 *   are drawn again
 */
guint64 brg_lots_below (BrgLots *lots, guint64 n);

/**
 * brg_lots_shuffle:
 * @lots: a stream
 * @values: (array length=n_values): what to shuffle
 * @n_values: how many
 *
 * Shuffles in place (Fisher and Yates, from the end).
 */
void brg_lots_shuffle (BrgLots *lots, gint *values, gint n_values);

/**
 * brg_lots_draw_numbers:
 * @seed: the event's seed
 * @ratings: (array length=n_entries) (nullable): rating of every entry, 0 for none; %NULL where
 *   ratings do not matter
 * @n_entries: number of entries
 *
 * Draws the start numbers. Without ratings the lot decides alone (rus-draughts-2022 5.4.10.4). With
 * ratings the higher comes first, equal ones by lot, then those without a rating by lot
 * (rus-draughts-2022 5.4.10.5.1).
 *
 * Returns: (transfer full) (array length=n_entries): index of the entry that gets number 1, 2, ...;
 *   free with g_free()
 */
gint *brg_lots_draw_numbers (guint64 seed, const gint *ratings, gint n_entries);

/**
 * brg_lots_draw_colour:
 * @seed: the event's seed
 *
 * Draws the colour of number 1 (rus-draughts-2022 5.4.10.5.2): the first brg_lots_below (2) of
 * stream %BRG_LOTS_COLOUR, 0 for White and 1 for Black.
 *
 * Returns: the colour
 */
BrgColour brg_lots_draw_colour (guint64 seed);

/**
 * brg_lots_draw_order:
 * @seed: a seed
 * @numbers: (array length=n_players): start numbers of players who are equal, each once
 * @n_players: how many there are, at least 1
 *
 * Draws the order of equal players: the numbers, the least first, are shuffled by
 * brg_lots_shuffle() with stream %BRG_LOTS_TIES + the least number; who then stands first is the
 * first. How @numbers are sorted does not matter.
 *
 * Returns: (transfer full) (array length=n_players): for every element of @numbers its place in the
 *   order, from 1; free with g_free()
 */
gint *brg_lots_draw_order (guint64 seed, const gint *numbers, gint n_players);

G_END_DECLS
