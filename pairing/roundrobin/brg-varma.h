/* brg-varma.h - lots for a round robin that keep delegations apart in the last rounds
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

#include "brg-lots.h"

G_BEGIN_DECLS

/**
 * BRG_VARMA_FEWEST:
 * BRG_VARMA_MOST:
 *
 * There are tables for so many players.
 */
#define BRG_VARMA_FEWEST 9
#define BRG_VARMA_MOST 24

/**
 * BRG_VARMA_N_GROUPS:
 *
 * Number of groups of a table: A, B, C and D are 0 to 3.
 */
#define BRG_VARMA_N_GROUPS 4

/**
 * BRG_VARMA_ALONE:
 *
 * Delegation of an entry that belongs to none.
 */
#define BRG_VARMA_ALONE (-1)

/**
 * BRG_VARMA_LAST_ROUNDS:
 *
 * The numbers of a group do not meet in so many last rounds, but for one pair: 6 and 12 of 12.
 */
#define BRG_VARMA_LAST_ROUNDS 3

/**
 * brg_varma_get_group:
 * @n_players: number of players, %BRG_VARMA_FEWEST to %BRG_VARMA_MOST
 * @number: a start number, 1 to @n_players, or the number that an odd table lacks
 *
 * Returns: the group of the number in the table for so many players (rus-chess-2014 22.9.1.5)
 */
gint brg_varma_get_group (gint n_players, gint number);

/**
 * brg_varma_find_late_round:
 * @n_players: number of players
 * @number: a start number
 * @other: another one
 *
 * Returns: the round in which the two meet by the Berger table if it is one of the last
 *   %BRG_VARMA_LAST_ROUNDS, else 0
 */
gint brg_varma_find_late_round (gint n_players, gint number, gint other);

/**
 * BrgVarmaStep:
 * @entry: index of the entry that draws
 * @group: group whose envelope he draws from
 * @number: number that he draws
 *
 * One step of the ceremony.
 */
typedef struct
{
  gint entry;
  gint group;
  gint number;
} BrgVarmaStep;

/**
 * BrgVarmaMeeting:
 * @entry: index of an entry
 * @other: index of another one of the same delegation
 * @round: the round in which they meet
 *
 * A meeting in the last rounds that could not be avoided; the arbiter ought to know of it.
 */
typedef struct
{
  gint entry;
  gint other;
  gint round;
} BrgVarmaMeeting;

/**
 * BrgVarmaDraw:
 * @entries: (array): index of the entry that gets number 1, 2, ...
 * @steps: (element-type BrgVarmaStep): the steps in their order
 * @late_meetings: (element-type BrgVarmaMeeting): members of one delegation who meet in the last
 *   rounds all the same
 *
 * A draw with restrictions.
 */
typedef struct
{
  gint *entries;
  GArray *steps;
  GArray *late_meetings;
} BrgVarmaDraw;

/**
 * brg_varma_draw:
 * @seed: the event's seed; the stream is %BRG_LOTS_NUMBERS
 * @delegations: (array length=n_entries): for every entry a number of its delegation, or
 *   %BRG_VARMA_ALONE. Delegations are numbered in alphabetical order
 * @n_entries: number of entries; they stand in alphabetical order
 * @error: return location for an error
 *
 * Draws the start numbers with envelopes (rus-chess-2014 22.9.1). The largest delegation is first,
 * among equal ones the smaller number, at last those alone. Its first member chooses by lot among
 * the envelopes with enough numbers for all of them; every member draws one number from it.
 *
 * The article leaves open what happens when no envelope has enough. Therefore only such envelopes
 * are offered that leave one for every delegation behind; if there is no way for all of them, the
 * largest delegation is parted and its parts draw like delegations. With 12 players 6 and 12 of
 * group C meet in the last round: no delegation gets both unless it cannot be avoided.
 *
 * Returns: (transfer full) (nullable): the draw; %NULL with %BRG_PAIRING_ERROR_PLAYERS set when
 *   there is no table for so many
 */
BrgVarmaDraw *brg_varma_draw (guint64 seed,
                              const gint *delegations,
                              gint n_entries,
                              GError **error);

/**
 * brg_varma_draw_free:
 * @draw: (nullable): a draw
 */
void brg_varma_draw_free (BrgVarmaDraw *draw);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (BrgVarmaDraw, brg_varma_draw_free)

G_END_DECLS
