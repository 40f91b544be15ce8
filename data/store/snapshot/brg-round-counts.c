/* brg-round-counts.c - how far a round is
 *
 * Tests: tests/app/test-next-step.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-round-counts.h"

gboolean
brg_snapshot_is_unplayable (const BrgSnapshot *snapshot, gint round, const BrgGame *game)
{
  g_return_val_if_fail (snapshot != NULL && game != NULL, FALSE);

  if (game->black == BRG_NOBODY)
    return FALSE;
  return brg_snapshot_get_entry (snapshot, game->white)->left_after < round ||
         brg_snapshot_get_entry (snapshot, game->black)->left_after < round;
}

BrgRoundCounts
brg_round_counts_find (const BrgSnapshot *snapshot, gint round)
{
  BrgRoundCounts counts = { 0 };
  const BrgRound *paired;

  g_return_val_if_fail (snapshot != NULL, counts);

  snapshot = brg_snapshot_get_boards (snapshot);
  paired = brg_snapshot_get_round (snapshot, round);
  for (guint i = 0; paired != NULL && i < paired->games->len; i++)
    {
      const BrgGame *game = &g_array_index (paired->games, BrgGame, i);
      gboolean is_open = game->white_outcome == BRG_OUTCOME_NONE;

      if (game->black == BRG_NOBODY ||
          (is_open && brg_snapshot_is_unplayable (snapshot, round, game)))
        continue;
      counts.n_games++;
      if (is_open)
        counts.n_missing++;
      else if (game->white_outcome == BRG_OUTCOME_ADJOURNED)
        counts.n_adjourned++;
      else
        counts.n_results++;
      if (game->is_verified)
        counts.n_verified++;
      if (game->has_second)
        counts.n_differing++;
    }
  return counts;
}

/* rus-draughts-2022 10.3.2 */
BrgRoundCounts
brg_round_counts_find_with (const BrgSnapshot *snapshot, gint round)
{
  BrgRoundCounts all = { 0 };

  g_return_val_if_fail (snapshot != NULL, all);

  if (!snapshot->group->is_postal)
    return brg_round_counts_find (snapshot, round);
  for (guint i = 1; i <= snapshot->rounds->len; i++)
    {
      BrgRoundCounts counts = brg_round_counts_find (snapshot, (gint) i);

      all.n_games += counts.n_games;
      all.n_results += counts.n_results;
      all.n_adjourned += counts.n_adjourned;
      all.n_missing += counts.n_missing;
      all.n_verified += counts.n_verified;
      all.n_differing += counts.n_differing;
    }
  return all;
}
