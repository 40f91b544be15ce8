/* brg-trf-schedule.c - the rest of a round robin that a report breaks off
 *
 * Rules: rus-draughts-2022 app. 2
 * Tests: tests/data/test-trf-snapshot.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-trf-schedule.h"

#include "brg-berger.h"
#include "brg-pairing-systems.h"

/* The pairs of a round by the table; NULL when there are none. */
static BrgPairing *
pair_by_table (const BrgTournament *tournament, gint round, gboolean swap_last_rounds)
{
  BrgPairingRequest request = { .round = round, .swap_last_rounds = swap_last_rounds };

  return brg_pairing_system_pair (&brg_berger_system, tournament, &request, NULL);
}

static gboolean
has_pair (const BrgRound *round, const BrgPair *pair)
{
  for (guint i = 0; i < round->games->len; i++)
    {
      const BrgGame *game = &g_array_index (round->games, BrgGame, i);

      if (game->white == pair->white && game->black == pair->black)
        return TRUE;
    }
  return FALSE;
}

static gboolean
is_round_of_table (const BrgRound *round, const BrgPairing *pairing)
{
  if (pairing == NULL)
    return FALSE;
  for (guint i = 0; i < pairing->pairs->len; i++)
    if (!has_pair (round, &g_array_index (pairing->pairs, BrgPair, i)))
      return FALSE;
  return pairing->pairs->len > 0;
}

static gboolean
follows_table (const BrgSnapshot *snapshot,
               const BrgTournament *tournament,
               gboolean swap_last_rounds)
{
  for (guint i = 0; i < snapshot->rounds->len; i++)
    {
      g_autoptr (BrgPairing) pairing = pair_by_table (tournament, (gint) i + 1, swap_last_rounds);

      if (!is_round_of_table (snapshot->rounds->pdata[i], pairing))
        return FALSE;
    }
  return TRUE;
}

static BrgRound *
make_planned_round (gint number, const BrgPairing *pairing)
{
  BrgRound *round = brg_round_new (number);

  for (guint i = 0; i < pairing->pairs->len; i++)
    {
      const BrgPair *pair = &g_array_index (pairing->pairs, BrgPair, i);
      BrgGame game = { .board = (gint) i + 1, .white = pair->white, .black = pair->black };

      g_array_append_val (round->games, game);
    }
  return round;
}

static void
add_rounds (BrgSnapshot *snapshot, const BrgTournament *tournament, gboolean swap_last_rounds)
{
  for (gint number = (gint) snapshot->rounds->len + 1; number <= tournament->n_rounds; number++)
    {
      g_autoptr (BrgPairing) pairing = pair_by_table (tournament, number, swap_last_rounds);

      g_return_if_fail (pairing != NULL);
      g_ptr_array_add (snapshot->rounds, make_planned_round (number, pairing));
    }
}

gint
brg_trf_schedule_plan_rest (BrgSnapshot *snapshot)
{
  g_autoptr (BrgTournament) tournament = NULL;
  gint n_players;
  gint n_rounds;

  g_return_val_if_fail (snapshot != NULL, 0);

  n_players = (gint) snapshot->entries->len;
  n_rounds = brg_berger_system.count_rounds (n_players, snapshot->group->cycles);
  if (snapshot->rounds->len == 0 || (gint) snapshot->rounds->len >= n_rounds)
    return 0;
  tournament = brg_tournament_new (BRG_TOURNAMENT_ROUND_ROBIN, n_players, n_rounds);
  tournament->cycles = snapshot->group->cycles;
  /* Where cycles meet two rounds may have changed places. */
  for (gint swap = 0; swap <= (snapshot->group->cycles == 2); swap++)
    if (follows_table (snapshot, tournament, swap))
      {
        snapshot->group->swap_last_rounds = swap;
        add_rounds (snapshot, tournament, swap);
        return 0;
      }
  return n_rounds - (gint) snapshot->rounds->len;
}
