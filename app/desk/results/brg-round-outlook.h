/* brg-round-outlook.h - who would play in a round that is not paired yet
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

#include "brg-snapshot.h"

G_BEGIN_DECLS

/**
 * BrgRoundOutlook:
 * @n_playing: players who take part
 * @n_half_byes: players with a half-point bye
 * @n_full_byes: players with a full-point bye
 * @n_absent: players who have said that they will not come
 * @n_left: players who have left
 * @n_refused: players whom the admission committee refused
 * @n_out: players who are out of the bracket of a knock-out
 * @n_joining: those of @n_playing for whom this is the first round, when it is not round 1
 *
 * What is known before a round is paired. With an odd number of players one of them is free.
 */
typedef struct
{
  gint n_playing;
  gint n_half_byes;
  gint n_full_byes;
  gint n_absent;
  gint n_left;
  gint n_refused;
  gint n_out;
  gint n_joining;
} BrgRoundOutlook;

/**
 * brg_round_outlook_find:
 * @snapshot: a group
 * @round: number of a round
 *
 * Returns: the outlook; those who join later are not counted anywhere
 */
BrgRoundOutlook brg_round_outlook_find (const BrgSnapshot *snapshot, gint round);

G_END_DECLS
