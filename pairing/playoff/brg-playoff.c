/* brg-playoff.c - play-offs: further games of players who are tied
 *
 * Rules: rus-chess-2014 30.5; rus-draughts-2022 5.4.8.13, 5.4.9.6.1
 * Tests: tests/pairing/test-playoff.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-playoff-private.h"

/* What plays a format. */
typedef struct
{
  const char *format;
  GArray *(*play) (BrgPlayoffRun *run);
} Player;

static const Player players[] = {
  { "rus-chess-2014", brg_playoff_play_chess },
  { "draughts-match", brg_playoff_play_match },
  { "draughts-round-robin", brg_playoff_play_round_robin },
  { "team-match", brg_playoff_play_team_match },
  { "match", brg_playoff_play_match },
  { "round-robin", brg_playoff_play_round_robin },
};

static void
free_step (gpointer data)
{
  BrgPlayoffStep *step = data;

  g_array_unref (step->players);
  g_free (step);
}

static void
free_question (gpointer data)
{
  BrgPlayoffQuestion *question = data;

  g_array_unref (question->players);
  g_free (question);
}

static BrgPlayoff *
create_playoff (gint n_players)
{
  BrgPlayoff *playoff = g_new0 (BrgPlayoff, 1);

  playoff->games = g_array_new (FALSE, TRUE, sizeof (BrgPlayoffGame));
  playoff->steps = g_ptr_array_new_with_free_func (free_step);
  playoff->questions = g_ptr_array_new_with_free_func (free_question);
  playoff->positions = g_new0 (gint, n_players);
  return playoff;
}

void
brg_playoff_free (BrgPlayoff *playoff)
{
  if (playoff == NULL)
    return;
  g_array_unref (playoff->games);
  g_ptr_array_unref (playoff->steps);
  g_ptr_array_unref (playoff->questions);
  g_free (playoff->positions);
  g_free (playoff);
}

static gint
compare_games (gconstpointer a, gconstpointer b)
{
  const BrgPlayoffGame *game = a;
  const BrgPlayoffGame *other = b;

  if (game->stage != other->stage)
    return game->stage < other->stage ? -1 : 1;
  if (game->round != other->round)
    return game->round < other->round ? -1 : 1;
  return (game->board > other->board) - (game->board < other->board);
}

static void
take_places (BrgPlayoff *playoff, const GArray *places)
{
  for (guint i = 0; i < places->len; i++)
    {
      BrgPlayoffPlace place = g_array_index (places, BrgPlayoffPlace, i);

      playoff->positions[place.player] = place.position;
    }
  playoff->is_over = TRUE;
}

/* The last sentence: who won, if one player did. */
static void
add_winner (BrgPlayoffRun *run, const GArray *places)
{
  gint stage = 1;

  for (guint i = 0; i < run->playoff->steps->len; i++)
    stage = MAX (stage, ((BrgPlayoffStep *) run->playoff->steps->pdata[i])->stage);
  if (brg_playoff_count_first (places) == 1)
    brg_playoff_add_step (run, BRG_PLAYOFF_STEP_WINNER, run->setup->format->article, stage,
                          BRG_PLAYOFF_OWN, 0, brg_playoff_list_players (places, 1));
}

BrgPlayoff *
brg_playoff_replay (const BrgPlayoffSetup *setup, const BrgPlayoffGame *games, guint n_games)
{
  BrgPlayoffRun run = { setup, games, n_games, NULL, 0, 0 };
  g_autoptr (GArray) places = NULL;

  g_return_val_if_fail (setup != NULL && setup->format != NULL && setup->options != NULL, NULL);
  g_return_val_if_fail (brg_playoff_format_suits (setup->format, setup->n_players), NULL);
  g_return_val_if_fail (games != NULL || n_games == 0, NULL);

  run.playoff = create_playoff (setup->n_players);
  for (guint i = 0; i < G_N_ELEMENTS (players); i++)
    if (g_str_equal (players[i].format, setup->format->id))
      places = players[i].play (&run);
  if (places != NULL)
    {
      add_winner (&run, places);
      take_places (run.playoff, places);
    }
  g_array_sort (run.playoff->games, compare_games);
  return run.playoff;
}

gboolean
brg_playoff_is_current (const BrgPlayoff *playoff, const BrgPlayoffGame *game)
{
  g_return_val_if_fail (playoff != NULL && game != NULL, FALSE);

  return !playoff->is_over && (game->needs_moves || !brg_playoff_game_is_over (game));
}

gint
brg_playoff_wins_for (const BrgPlayoffGame *game)
{
  g_return_val_if_fail (game != NULL, BRG_NOBODY);

  if (!brg_playoff_game_is_over (game))
    return BRG_NOBODY;
  if (game->white_outcome == BRG_OUTCOME_WIN || game->white_outcome == BRG_OUTCOME_FORFEIT_WIN)
    return game->white;
  if (game->black_outcome == BRG_OUTCOME_WIN || game->black_outcome == BRG_OUTCOME_FORFEIT_WIN)
    return game->black;
  /* rus-chess-2014 30.5.6.1.2: a drawn Armageddon is won by Black. */
  return game->control == BRG_PLAYOFF_ARMAGEDDON ? game->black : BRG_NOBODY;
}

gboolean
brg_playoff_may_have (BrgOutcome white, BrgOutcome black)
{
  static const BrgOutcome pairs[][2] = {
    { BRG_OUTCOME_WIN, BRG_OUTCOME_LOSS },
    { BRG_OUTCOME_DRAW, BRG_OUTCOME_DRAW },
    { BRG_OUTCOME_LOSS, BRG_OUTCOME_WIN },
    { BRG_OUTCOME_FORFEIT_WIN, BRG_OUTCOME_FORFEIT_LOSS },
    { BRG_OUTCOME_FORFEIT_LOSS, BRG_OUTCOME_FORFEIT_WIN },
  };

  for (guint i = 0; i < G_N_ELEMENTS (pairs); i++)
    if (pairs[i][0] == white && pairs[i][1] == black)
      return TRUE;
  return FALSE;
}
