/* brg-progress.h - places from round to round
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

#include "brg-standings.h"

G_BEGIN_DECLS

/**
 * BrgProgressPoint:
 * @place: best place of those equal to him after the round, from 1; 0 for none
 * @last_place: worst place of those equal to him
 * @points: points after the round, in units of %BRG_POINT
 *
 * Where a player stood after a round.
 */
typedef struct
{
  gint place;
  gint last_place;
  gint points;
} BrgProgressPoint;

/**
 * BrgProgress:
 * @n_players: number of players
 * @n_rounds: number of rounds
 * @points: round by round, @n_players each; use brg_progress_get()
 *
 * Where everybody stood after every round.
 */
typedef struct
{
  gint n_players;
  gint n_rounds;
  BrgProgressPoint *points;
} BrgProgress;

/**
 * brg_progress_new:
 * @n_players: number of players
 * @n_rounds: number of rounds that were played
 *
 * Returns: (transfer full): a progress without places
 */
BrgProgress *brg_progress_new (gint n_players, gint n_rounds);

/**
 * brg_progress_free:
 * @progress: (nullable): a progress
 */
void brg_progress_free (BrgProgress *progress);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (BrgProgress, brg_progress_free)

/**
 * brg_progress_set_round:
 * @progress: a progress
 * @round: a round, from 1
 * @standings: the table after that round, of the same players
 *
 * Takes over the places of a round.
 */
void brg_progress_set_round (BrgProgress *progress, gint round, const BrgStandings *standings);

/**
 * brg_progress_get:
 * @progress: a progress
 * @player: index of a player
 * @round: a round, from 1
 *
 * Returns: (transfer none): where he stood after the round
 */
const BrgProgressPoint *brg_progress_get (const BrgProgress *progress, gint player, gint round);

G_END_DECLS
