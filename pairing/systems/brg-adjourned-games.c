/* brg-adjourned-games.c - games that are not over when a round is paired, and how they count
 *
 * Rules: fide-handling-2026 3.1; rus-draughts-2022 5.4.7.1
 * Tests: tests/pairing/test-adjourned-games.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-adjourned-games.h"

/* fide-handling-2026 3.1: a draw for pairing; brg_tournament_pairing_score() has it so.
 * rus-draughts-2022 5.4.7.1: points are for a win, a draw and a loss, and the game is none yet. */
static BrgReason
start_reason (const BrgPairingSystem *system)
{
  gboolean is_draw = g_str_has_prefix (system->article, "fide-");

  return (BrgReason){
    .kind = is_draw ? BRG_REASON_ADJOURNED : BRG_REASON_ADJOURNED_NOTHING,
    .article = is_draw ? "fide-handling-2026 3.1" : "rus-draughts-2022 5.4.7.1",
    .pair = -1,
  };
}

GArray *
brg_adjourned_games_list (const BrgPairingSystem *system,
                          const BrgTournament *tournament,
                          gint round)
{
  g_autoptr (GArray) games = g_array_new (FALSE, FALSE, sizeof (BrgReason));
  BrgReason reason;

  g_return_val_if_fail (system != NULL && tournament != NULL, NULL);

  if (system->kind != BRG_TOURNAMENT_SWISS || system->is_knockout)
    return g_steal_pointer (&games);
  reason = start_reason (system);
  for (reason.number = 1; reason.number < round; reason.number++)
    for (reason.player = 0; reason.player < tournament->n_players; reason.player++)
      {
        const BrgCell *cell = brg_tournament_cell (tournament, reason.player, reason.number);

        if (cell->outcome != BRG_OUTCOME_ADJOURNED || cell->colour == BRG_COLOUR_BLACK)
          continue;
        reason.other = cell->opponent;
        g_array_append_val (games, reason);
      }
  return g_steal_pointer (&games);
}

static gboolean
is_of_pair (const BrgReason *game, const BrgPair *pair)
{
  return game->player == pair->white || game->other == pair->white ||
         (pair->black != BRG_NOBODY && (game->player == pair->black || game->other == pair->black));
}

/* Moves the reasons of a pair from @old, which has them one behind the other. */
static void
take_reasons (GArray *reasons, const GArray *old, gint pair)
{
  for (guint i = 0; i < old->len; i++)
    if (g_array_index (old, BrgReason, i).pair == pair)
      g_array_append_val (reasons, g_array_index (old, BrgReason, i));
}

void
brg_adjourned_games_explain (const BrgPairingSystem *system,
                             const BrgTournament *tournament,
                             gint round,
                             BrgPairing *pairing)
{
  g_autoptr (GArray) games = NULL;
  GArray *reasons;

  g_return_if_fail (pairing != NULL);

  games = brg_adjourned_games_list (system, tournament, round);
  if (games->len == 0)
    return;
  reasons = g_array_new (FALSE, FALSE, sizeof (BrgReason));
  for (guint i = 0; i < pairing->pairs->len; i++)
    {
      for (guint k = 0; k < games->len; k++)
        {
          BrgReason game = g_array_index (games, BrgReason, k);

          game.pair = (gint) i;
          if (is_of_pair (&game, &g_array_index (pairing->pairs, BrgPair, i)))
            g_array_append_val (reasons, game);
        }
      take_reasons (reasons, pairing->reasons, (gint) i);
    }
  take_reasons (reasons, pairing->reasons, -1);
  g_array_unref (pairing->reasons);
  pairing->reasons = reasons;
}
