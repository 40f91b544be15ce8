/* test-playoff-random.c - play-offs with random results: they end, and nothing is asked twice
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-playoff.h"
#include "brg-test.h"
#include "brg-tournament.h"

#include <string.h>

#define N_RUNS 150
#define MOST_TURNS 4000

typedef struct
{
  const char *path;
  const char *format;
  gint least_players;
  gint most_players;
  gint draws_of_ten;
  gint least_moves;
  gint most_moves;
} Case;

static const Case cases[] = {
  { "rus-chess-2014/30.5.6/few-draws", "rus-chess-2014", 2, 12, 2, 5, 90 },
  { "rus-chess-2014/30.5.6/many-draws", "rus-chess-2014", 2, 12, 8, 5, 90 },
  { "rus-chess-2014/30.5.6/only-draws", "rus-chess-2014", 2, 12, 10, 5, 90 },
  { "rus-chess-2014/30.5.6.2.3/equal-moves", "rus-chess-2014", 2, 12, 1, 7, 8 },
  { "rus-draughts-2022/5.4.8.13/match", "draughts-match", 2, 2, 5, 0, 0 },
  { "rus-draughts-2022/5.4.8.13/round-robin", "draughts-round-robin", 3, 8, 4, 0, 0 },
  { "rus-draughts-2022/5.4.9.6.1/team-match", "team-match", 2, 2, 5, 0, 0 },
  { "generic/round-robin", "round-robin", 3, 8, 4, 0, 0 },
};

/* A value of every option by lot. */
static char *
choose_options (const BrgPlayoffFormat *format, gint n_players, GRand *lots)
{
  g_autoptr (GPtrArray) options = brg_playoff_list_options (format, n_players);
  char *text = g_strdup ("");

  for (guint i = 0; i < options->len; i++)
    {
      const BrgPlayoffOption *option = options->pdata[i];
      g_autofree char *before = text;
      g_autofree char *number = g_strdup_printf ("%d", g_rand_int_range (lots, 1, 4));
      guint n = g_strv_length ((char **) option->values);

      text = brg_playoff_options_set (
          before, option->id,
          n == 0 ? number : option->values[g_rand_int_range (lots, 0, (gint32) n)]);
    }
  return text;
}

/* What an arbiter answers: not `ask` again. */
static char *
answer (const BrgPlayoff *playoff, char *options, GRand *lots)
{
  const BrgPlayoffQuestion *question = playoff->questions->pdata[0];
  guint n = g_strv_length ((char **) question->option->values);
  g_autofree char *before = options;

  g_assert_cmpstr (question->option->values[0], ==, "ask");
  return brg_playoff_options_set (before, question->option->id,
                                  question->option->values[g_rand_int_range (lots, 1, (gint32) n)]);
}

static void
finish_game (const Case *test, BrgPlayoffGame *game, GRand *lots)
{
  gint lot = g_rand_int_range (lots, 0, 20);

  if (g_rand_int_range (lots, 0, 10) < test->draws_of_ten)
    game->white_outcome = game->black_outcome = BRG_OUTCOME_DRAW;
  else if (lot == 0)
    {
      game->white_outcome = BRG_OUTCOME_FORFEIT_LOSS;
      game->black_outcome = BRG_OUTCOME_FORFEIT_WIN;
    }
  else
    {
      game->white_outcome = lot % 2 == 0 ? BRG_OUTCOME_WIN : BRG_OUTCOME_LOSS;
      game->black_outcome = lot % 2 == 0 ? BRG_OUTCOME_LOSS : BRG_OUTCOME_WIN;
    }
}

static gboolean
is_same_place (const BrgPlayoffGame *game, const BrgPlayoffGame *other)
{
  return game->stage == other->stage && game->round == other->round && game->board == other->board;
}

/* Nobody sits at two boards of a round of one stage, nor at a board against himself. */
static void
check_games (const BrgPlayoffSetup *setup, const BrgPlayoff *playoff, const GArray *recorded)
{
  guint n_kept = 0;
  gboolean is_team_match = g_str_equal (setup->format->id, "team-match");

  for (guint i = 0; i < playoff->games->len; i++)
    {
      const BrgPlayoffGame *game = &g_array_index (playoff->games, BrgPlayoffGame, i);

      g_assert_cmpint (game->white, !=, game->black);
      g_assert_cmpint (MAX (game->white, game->black), <, setup->n_players);
      n_kept += game->id != 0;
      if (game->control == BRG_PLAYOFF_ARMAGEDDON && game->white_outcome == BRG_OUTCOME_DRAW)
        g_assert_cmpint (brg_playoff_wins_for (game), ==, game->black);
      for (guint j = 0; j < i; j++)
        {
          const BrgPlayoffGame *other = &g_array_index (playoff->games, BrgPlayoffGame, j);

          g_assert_false (is_same_place (game, other));
          if (game->stage == other->stage && game->round == other->round && !is_team_match)
            g_assert_true (game->white != other->white && game->white != other->black &&
                           game->black != other->white && game->black != other->black);
        }
    }
  /* A result that was entered stays where it is: no game is asked for again. */
  g_assert_cmpuint (n_kept, ==, recorded->len);
}

/* One thing an arbiter does now: a result, a number of moves, an answer. Returns: whether there was
 * anything to do. */
static gboolean
take_turn (const Case *test,
           const BrgPlayoff *playoff,
           GArray *recorded,
           char **options,
           GRand *lots)
{
  g_autoptr (GArray) open = g_array_new (FALSE, FALSE, sizeof (BrgPlayoffGame));
  BrgPlayoffGame *game;

  for (guint i = 0; i < playoff->games->len; i++)
    if (brg_playoff_is_current (playoff, &g_array_index (playoff->games, BrgPlayoffGame, i)))
      g_array_append_val (open, g_array_index (playoff->games, BrgPlayoffGame, i));
  if (open->len == 0)
    {
      if (playoff->questions->len > 0)
        *options = answer (playoff, *options, lots);
      return playoff->questions->len > 0;
    }
  game = &g_array_index (open, BrgPlayoffGame, g_rand_int_range (lots, 0, (gint32) open->len));
  if (game->needs_moves)
    {
      g_assert_cmpint (game->id, !=, 0);
      g_array_index (recorded, BrgPlayoffGame, game->id - 1).moves =
          g_rand_int_range (lots, test->least_moves, test->most_moves);
      return TRUE;
    }
  g_assert_cmpint (game->id, ==, 0);
  finish_game (test, game, lots);
  game->id = (gint64) recorded->len + 1;
  g_array_append_val (recorded, *game);
  return TRUE;
}

static void
check_positions (const BrgPlayoffSetup *setup, const BrgPlayoff *playoff)
{
  for (gint i = 0; i < setup->n_players; i++)
    {
      gint n_better = 0;

      for (gint j = 0; j < setup->n_players; j++)
        n_better += playoff->positions[j] < playoff->positions[i];
      g_assert_cmpint (playoff->positions[i], ==, n_better + 1);
    }
}

static gint
count_winners (const BrgPlayoffSetup *setup, const BrgPlayoff *playoff)
{
  gint n = 0;

  for (gint i = 0; i < setup->n_players; i++)
    n += playoff->positions[i] == 1;
  return n;
}

static void
play (const Case *test, gint n_players, guint32 seed)
{
  const BrgPlayoffFormat *format = brg_playoff_find_format (test->format);
  g_autoptr (GRand) lots = g_rand_new_with_seed (seed);
  g_autoptr (GArray) recorded = g_array_new (FALSE, TRUE, sizeof (BrgPlayoffGame));
  g_autofree char *options = choose_options (format, n_players, lots);

  for (gint turn = 0; turn < MOST_TURNS; turn++)
    {
      BrgPlayoffSetup setup = { format, options, n_players, seed, seed % 3 == 0 };
      g_autoptr (BrgPlayoff) playoff = brg_playoff_replay (
          &setup, (const BrgPlayoffGame *) (gconstpointer) recorded->data, recorded->len);
      gboolean may_share;

      check_games (&setup, playoff, recorded);
      if (!playoff->is_over)
        {
          /* A play-off that is not over has something to do. */
          g_assert_true (take_turn (test, playoff, recorded, &options, lots));
          continue;
        }
      check_positions (&setup, playoff);
      may_share = strstr (options, "equal=shared") != NULL;
      g_assert_true (may_share || count_winners (&setup, playoff) == 1);
      g_assert_false (take_turn (test, playoff, recorded, &options, lots));
      return;
    }
  g_assert_not_reached ();
}

static void
test_case (gconstpointer data)
{
  const Case *test = data;

  for (gint n_players = test->least_players; n_players <= test->most_players; n_players++)
    for (guint32 seed = 1; seed <= brg_test_rounds (N_RUNS); seed++)
      play (test, n_players, seed);
}

BRG_TEST_TOPIC ("playoff-random")
{
  g_test_init (&argc, &argv, NULL);
  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *path = g_strdup_printf ("/playoff-random/%s", cases[i].path);

      g_test_add_data_func (path, &cases[i], test_case);
    }
  return g_test_run ();
}
