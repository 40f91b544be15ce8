/* brg-round-counts.h - how far a round is
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-snapshot.h"

G_BEGIN_DECLS

/**
 * brg_snapshot_is_unplayable:
 * @snapshot: a group
 * @round: a round
 * @game: a game of it
 *
 * Returns: whether one of the two left before the round, so that nobody will play
 */
gboolean brg_snapshot_is_unplayable (const BrgSnapshot *snapshot, gint round, const BrgGame *game);

/**
 * BrgRoundCounts:
 * @n_games: games of the round that are to be played
 * @n_results: games with a result
 * @n_adjourned: adjourned games
 * @n_missing: games without a result
 * @n_verified: results that a second person has keyed
 * @n_differing: results of which a second person has keyed another one, not yet settled
 *
 * How far a round is.
 */
typedef struct
{
  gint n_games;
  gint n_results;
  gint n_adjourned;
  gint n_missing;
  gint n_verified;
  gint n_differing;
} BrgRoundCounts;

/**
 * brg_round_counts_find:
 * @snapshot: a group
 * @round: a round
 *
 * Byes are no games, nor are boards of somebody who left before the round. Between teams the boards
 * of the matches are counted.
 *
 * Returns: the counts; all 0 for a round that is not paired
 */
BrgRoundCounts brg_round_counts_find (const BrgSnapshot *snapshot, gint round);

/**
 * brg_round_counts_find_with:
 * @snapshot: a group
 * @round: a round
 *
 * Games by correspondence begin together, so that no round is played before another
 * (rus-draughts-2022 10.3.2).
 *
 * Returns: the counts of what is played together with the round: by correspondence those of all
 *   rounds, else of the round
 */
BrgRoundCounts brg_round_counts_find_with (const BrgSnapshot *snapshot, gint round);

G_END_DECLS
