/* brg-leaving.c - what follows when a player leaves
 *
 * Rules: rus-draughts-2022 5.4.5.2 to 5.4.5.5; rus-chess-2014 24.1, 24.2; ussr-chess-1956 23
 * Tests: tests/app/test-leaving.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-leaving.h"

#include "brg-correction.h"

static const BrgGame *
find_game_of (const BrgRound *round, gint entry)
{
  for (guint i = 0; i < round->games->len; i++)
    {
      const BrgGame *game = &g_array_index (round->games, BrgGame, i);

      if (game->white == entry || game->black == entry)
        return game;
    }
  return NULL;
}

static gboolean
is_open (const BrgGame *game)
{
  return game != NULL && game->black != BRG_NOBODY && game->white_outcome == BRG_OUTCOME_NONE;
}

gint
brg_leaving_propose_round (const BrgSnapshot *snapshot, gint entry)
{
  gint last = 0;

  g_return_val_if_fail (snapshot != NULL, 0);

  if (!brg_snapshot_is_round_robin (snapshot))
    return (gint) snapshot->rounds->len;
  for (guint i = 0; i < snapshot->rounds->len; i++)
    {
      const BrgRound *round = snapshot->rounds->pdata[i];

      if (round->state == BRG_ROUND_PLANNED || is_open (find_game_of (round, entry)))
        break;
      last = round->number;
    }
  return last;
}

gint
brg_leaving_find_open_board (const BrgSnapshot *snapshot, gint entry, gint left_after, gint *round)
{
  g_return_val_if_fail (snapshot != NULL, 0);

  for (gint number = 1; number <= left_after; number++)
    {
      const BrgRound *paired = brg_snapshot_get_round (snapshot, number);
      const BrgGame *game = paired != NULL ? find_game_of (paired, entry) : NULL;

      if (!is_open (game))
        continue;
      if (round != NULL)
        *round = number;
      return game->board;
    }
  return 0;
}

gint
brg_leaving_find_next_round (const BrgSnapshot *snapshot)
{
  gint next;

  g_return_val_if_fail (snapshot != NULL, 0);

  next = (gint) snapshot->rounds->len + 1;
  return !brg_snapshot_is_round_robin (snapshot) && next <= brg_snapshot_count_rounds (snapshot)
             ? next
             : 0;
}

static gint
count_adjourned (const BrgTournament *tournament, gint player)
{
  gint n_adjourned = 0;

  for (gint round = 1; round <= tournament->n_rounds; round++)
    n_adjourned +=
        brg_tournament_cell (tournament, player, round)->outcome == BRG_OUTCOME_ADJOURNED;
  return n_adjourned;
}

/* In a Swiss somebody who left gets no more pairs; what is paired stays as it is, and so the impact
 * has no rounds to compare. */
BrgLeaving *
brg_leaving_new (BrgSnapshot *snapshot, gint entry, gint left_after)
{
  g_autoptr (BrgTournament) before = NULL;
  g_autoptr (BrgTournament) after = NULL;
  g_autoptr (BrgWithdrawals) withdrawals = NULL;
  BrgLeaving *self;

  g_return_val_if_fail (snapshot != NULL, NULL);
  g_return_val_if_fail (entry >= 0 && entry < brg_snapshot_count_numbered (snapshot), NULL);

  before = brg_snapshot_to_tournament (snapshot);
  before->players[entry].left_after = BRG_STAYS;
  after = brg_tournament_copy (before);
  after->players[entry].left_after = left_after;
  withdrawals = brg_withdrawals_apply (after, snapshot->event->rulebook);
  self = g_new0 (BrgLeaving, 1);
  self->withdrawal = withdrawals->players[entry];
  self->impact = brg_impact_new_for_group (snapshot, before, after);
  self->n_adjourned = count_adjourned (before, entry);
  return self;
}

void
brg_leaving_free (BrgLeaving *self)
{
  if (self == NULL)
    return;
  brg_impact_free (self->impact);
  g_free (self);
}
