/* brg-round.c - a round of a group and its boards, as values
 *
 * Tests: tests/data/test-snapshot.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-round.h"

#include "brg-tournament.h"

#define TO(state) (1u << (state))

static const guint allowed_round_states[BRG_N_ROUND_STATES] = {
  [BRG_ROUND_PLANNED] = TO (BRG_ROUND_PUBLISHED),
  [BRG_ROUND_PUBLISHED] = TO (BRG_ROUND_PLANNED) | TO (BRG_ROUND_CLOSED),
  [BRG_ROUND_CLOSED] = TO (BRG_ROUND_PUBLISHED), /* a late correction reopens it */
};

gboolean
brg_round_state_may_become (BrgRoundState from, BrgRoundState to)
{
  g_return_val_if_fail (from < BRG_N_ROUND_STATES && to < BRG_N_ROUND_STATES, FALSE);

  return (allowed_round_states[from] & TO (to)) != 0;
}

BrgRound *
brg_round_new (gint number)
{
  BrgRound *round = g_new0 (BrgRound, 1);

  round->number = number;
  round->starts_at = g_strdup ("");
  round->published_at = g_strdup ("");
  round->closed_at = g_strdup ("");
  round->changed_reason = g_strdup ("");
  round->changed_by = g_strdup ("");
  round->games = g_array_new (FALSE, FALSE, sizeof (BrgGame));
  return round;
}

void
brg_round_free (BrgRound *round)
{
  if (round == NULL)
    return;
  g_free (round->starts_at);
  g_free (round->published_at);
  g_free (round->closed_at);
  g_free (round->changed_reason);
  g_free (round->changed_by);
  g_array_unref (round->games);
  g_free (round);
}

#define EXCHANGE(type, one, other) \
  G_STMT_START                     \
  {                                \
    type kept = (one);             \
    (one) = (other);               \
    (other) = kept;                \
  }                                \
  G_STMT_END

void
brg_game_exchange (BrgGame *game)
{
  g_return_if_fail (game != NULL);

  EXCHANGE (gint, game->white, game->black);
  EXCHANGE (BrgOutcome, game->white_outcome, game->black_outcome);
  EXCHANGE (BrgOutcome, game->rating_white, game->rating_black);
  EXCHANGE (BrgOutcome, game->second_white, game->second_black);
  EXCHANGE (gint, game->white_points, game->black_points);
  for (gint i = 0; i < BRG_MEETING_MOST_GAMES; i++)
    EXCHANGE (BrgOutcome, game->white_games[i], game->black_games[i]);
}

gboolean
brg_game_is_missing (const BrgGame *game)
{
  g_return_val_if_fail (game != NULL, FALSE);

  return game->black != BRG_NOBODY && game->white_outcome == BRG_OUTCOME_NONE;
}

const BrgGame *
brg_round_find_game (const BrgRound *round, gint entry)
{
  g_return_val_if_fail (round != NULL, NULL);

  for (guint i = 0; i < round->games->len; i++)
    {
      const BrgGame *game = &g_array_index (round->games, BrgGame, i);

      if (game->white == entry || game->black == entry)
        return game;
    }
  return NULL;
}
