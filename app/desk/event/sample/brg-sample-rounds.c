/* brg-sample-rounds.c - rounds of a sample event
 *
 * Tests: tests/app/test-sample.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-sample-rounds.h"

#include "brg-backup.h"
#include "brg-pairing-systems.h"
#include "brg-pairing.h"
#include "brg-snapshot-tournament.h"
#include "brg-store-load.h"
#include "brg-store-results.h"
#include "brg-store-rounds.h"

gboolean
brg_sample_plan_round (BrgRoundPlan *plan, const BrgSnapshot *snapshot, gint round, GError **error)
{
  g_autoptr (BrgTournament) tournament = brg_snapshot_to_tournament (snapshot);
  const BrgPairingRequest request = { .round = round, .seed = snapshot->group->seed };
  g_autoptr (BrgPairing) pairing = brg_pairing_system_pair (
      brg_pairing_system_find (snapshot->group->system), tournament, &request, error);

  if (pairing == NULL)
    return FALSE;
  for (guint i = 0; i < pairing->pairs->len; i++)
    {
      const BrgPair *pair = &g_array_index (pairing->pairs, BrgPair, i);
      BrgPlannedBoard board = {
        .round = round,
        .white_id = brg_snapshot_get_entry (snapshot, pair->white)->id,
      };

      if (pair->black != BRG_NOBODY)
        board.black_id = brg_snapshot_get_entry (snapshot, pair->black)->id;
      g_array_append_val (plan->boards, board);
    }
  return TRUE;
}

static gboolean
publish (BrgStore *store, gint64 group_id, gint round, GError **error)
{
  g_autoptr (BrgSnapshot) snapshot = brg_store_load (store, group_id, error);
  g_autoptr (BrgRoundPlan) plan = brg_round_plan_new (group_id);

  if (snapshot == NULL || !brg_sample_plan_round (plan, snapshot, round, error))
    return FALSE;
  plan->publish_through = round;
  return brg_store_add_rounds (store, plan, error);
}

/* A result of the game that is the same in every sample: four of ten are won by White, three drawn.
 */
static BrgOutcome
find_outcome (const BrgGame *game, gint round)
{
  guint dice = ((guint) game->white * 31 + (guint) game->black * 17 + (guint) round * 7) % 10;

  return dice < 4 ? BRG_OUTCOME_WIN : dice < 7 ? BRG_OUTCOME_DRAW : BRG_OUTCOME_LOSS;
}

static BrgOutcome
find_opposite (BrgOutcome outcome)
{
  return outcome == BRG_OUTCOME_WIN    ? BRG_OUTCOME_LOSS
         : outcome == BRG_OUTCOME_LOSS ? BRG_OUTCOME_WIN
                                       : outcome;
}

static gboolean
play (BrgStore *store,
      gint64 group_id,
      gint round,
      guint n_results,
      gboolean closes,
      GError **error)
{
  g_autoptr (BrgSnapshot) snapshot = brg_store_load (store, group_id, error);
  const BrgRound *paired;

  if (snapshot == NULL)
    return FALSE;
  paired = brg_snapshot_get_round (brg_snapshot_get_boards (snapshot), round);
  for (guint i = 0; i < MIN (paired->games->len, n_results); i++)
    {
      const BrgGame *game = &g_array_index (paired->games, BrgGame, i);
      BrgOutcome white = find_outcome (game, round);

      if (game->black != BRG_NOBODY &&
          !brg_store_set_result (store, game->id, white, find_opposite (white), error))
        return FALSE;
    }
  return !closes ||
         brg_store_close_round (store, brg_snapshot_get_round (snapshot, round)->id, error);
}

gboolean
brg_sample_play_swiss (BrgStore *store,
                       gint64 group_id,
                       gint n_closed,
                       guint n_results,
                       GError **error)
{
  g_return_val_if_fail (store != NULL, FALSE);

  for (gint round = 1; round <= n_closed; round++)
    if (!publish (store, group_id, round, error) ||
        !play (store, group_id, round, G_MAXUINT, TRUE, error))
      return FALSE;
  brg_backup_pause (store, FALSE);
  return publish (store, group_id, n_closed + 1, error) &&
         play (store, group_id, n_closed + 1, n_results, FALSE, error);
}
