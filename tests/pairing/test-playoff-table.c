/* test-playoff-table.c - play-offs against the table of all numbers of players
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-playoff.h"
#include "brg-test.h"
#include "brg-tournament.h"

#include <string.h>

/* How games end, so that the play-off comes to a stage. */
typedef enum
{
  ALL_EQUAL, /* quick games drawn; of an Armageddon table everybody wins as many */
  TWO_AHEAD, /* the first two draw and beat all others */
} Course;

/* Where a row of the table stands in a replay. */
typedef struct
{
  gint n_players;
  gint row_stage;
  gint stage;
  Course course;
} Row;

static const Row rows[] = {
  { 2, 1, 1, ALL_EQUAL },  { 2, 2, 2, ALL_EQUAL },  { 3, 1, 1, ALL_EQUAL },
  { 3, 2, 2, ALL_EQUAL },  { 3, 3, 3, ALL_EQUAL },  { 3, 4, 4, TWO_AHEAD },
  { 4, 1, 1, ALL_EQUAL },  { 4, 2, 2, ALL_EQUAL },  { 5, 1, 1, ALL_EQUAL },
  { 5, 2, 2, ALL_EQUAL },  { 6, 1, 1, ALL_EQUAL },  { 6, 2, 5, ALL_EQUAL },
  { 7, 1, 1, ALL_EQUAL },  { 7, 2, 2, ALL_EQUAL },  { 8, 1, 1, ALL_EQUAL },
  { 8, 2, 2, ALL_EQUAL },  { 8, 3, 3, ALL_EQUAL },  { 9, 1, 2, ALL_EQUAL },
  { 9, 2, 6, ALL_EQUAL },  { 10, 1, 1, ALL_EQUAL }, { 10, 2, 7, ALL_EQUAL },
  { 11, 1, 1, ALL_EQUAL }, { 11, 2, 1, ALL_EQUAL }, { 12, 1, 1, ALL_EQUAL },
  { 12, 2, 1, ALL_EQUAL },
};

enum
{
  COLUMN_PLAYERS,
  COLUMN_STAGE,
  COLUMN_WHO,
  COLUMN_FORMAT,
  COLUMN_PAIRS,
  COLUMN_CONTROL,
  N_COLUMNS = 7
};

static char *
read_table (void)
{
  g_autofree char *path =
      g_test_build_filename (G_TEST_DIST, "fixtures", "tables", "playoff.tsv", NULL);
  g_autoptr (GError) error = NULL;
  char *text = NULL;

  g_file_get_contents (path, &text, NULL, &error);
  g_assert_no_error (error);
  return text;
}

static GStrv
find_line (gint n_players, gint stage)
{
  g_autofree char *text = read_table ();
  g_auto (GStrv) lines = g_strsplit (text, "\n", -1);

  for (gsize i = 1; lines[i] != NULL; i++)
    {
      GStrv cells = g_strsplit (lines[i], "\t", -1);

      if (g_strv_length (cells) == N_COLUMNS &&
          g_ascii_strtoll (cells[COLUMN_PLAYERS], NULL, 10) == n_players &&
          g_ascii_strtoll (cells[COLUMN_STAGE], NULL, 10) == stage)
        return cells;
      g_strfreev (cells);
    }
  g_assert_not_reached ();
}

/* The last step of the kind in the stage (and group) up to step @before. */
static const BrgPlayoffStep *
find_step (const BrgPlayoff *playoff, BrgPlayoffStepKind kind, gint stage, gint group)
{
  const BrgPlayoffStep *found = NULL;

  for (guint i = 0; i < playoff->steps->len; i++)
    {
      const BrgPlayoffStep *step = playoff->steps->pdata[i];

      if (step->kind == kind && step->stage == stage && step->group == group)
        found = step;
    }
  return found;
}

static gint
find_number (const BrgPlayoffStep *numbers, gint player)
{
  for (guint i = 0; i < numbers->players->len; i++)
    if (g_array_index (numbers->players, gint, i) == player)
      return (gint) i + 1;
  return 0;
}

/* In a circle of odd size everybody beats those who follow him in its first half. */
static void
finish_game (const BrgPlayoff *playoff, Course course, BrgPlayoffGame *game)
{
  const BrgPlayoffStep *table =
      find_step (playoff, BRG_PLAYOFF_STEP_ROUND_ROBIN, game->stage, game->group);
  gboolean is_white = TRUE;

  /* Different ones, so that they decide. */
  game->moves = 20 + 3 * MIN (game->white, game->black) * MIN (game->white, game->black) +
                41 * MAX (game->white, game->black);
  if (course == TWO_AHEAD && MAX (game->white, game->black) > 1)
    is_white = game->white < game->black;
  else if (game->control == BRG_PLAYOFF_QUICK)
    {
      game->white_outcome = game->black_outcome = BRG_OUTCOME_DRAW;
      return;
    }
  else if (table != NULL)
    {
      gint n = (gint) table->players->len;
      gint distance = (find_number (table, game->black) - find_number (table, game->white) + n) % n;

      is_white = distance <= n / 2;
    }
  game->white_outcome = is_white ? BRG_OUTCOME_WIN : BRG_OUTCOME_LOSS;
  game->black_outcome = is_white ? BRG_OUTCOME_LOSS : BRG_OUTCOME_WIN;
}

/* Plays on while no game of the stage is there. */
static BrgPlayoff *
play_to (const BrgPlayoffSetup *setup, Course course, gint stage)
{
  g_autoptr (GArray) games = g_array_new (FALSE, TRUE, sizeof (BrgPlayoffGame));
  BrgPlayoff *playoff = brg_playoff_replay (setup, NULL, 0);

  for (;;)
    {
      guint n_before = games->len;

      for (guint i = 0; i < playoff->games->len; i++)
        {
          BrgPlayoffGame game = g_array_index (playoff->games, BrgPlayoffGame, i);

          if (game.white_outcome != BRG_OUTCOME_NONE || game.stage >= stage)
            continue;
          finish_game (playoff, course, &game);
          game.id = (gint64) games->len + 1;
          g_array_append_val (games, game);
        }
      if (games->len == n_before)
        return playoff;
      brg_playoff_free (playoff);
      playoff = brg_playoff_replay (setup, (const BrgPlayoffGame *) (gconstpointer) games->data,
                                    games->len);
    }
}

/* "R1 2:5 3:4 (1 free); R2 ..." with the numbers of the lot. */
static char *
dup_rounds (const BrgPlayoff *playoff, gint stage, gint group)
{
  const BrgPlayoffStep *numbers =
      find_step (playoff, BRG_PLAYOFF_STEP_NUMBERS_BY_LOT, stage, group);
  GString *text = g_string_new (NULL);
  gint n = (gint) numbers->players->len;

  for (gint round = 1; round <= n; round++)
    {
      gint free_number = n * (n + 1) / 2;

      g_string_append_printf (text, "%sR%d", round > 1 ? "; " : "", round);
      for (guint i = 0; i < playoff->games->len; i++)
        {
          const BrgPlayoffGame *game = &g_array_index (playoff->games, BrgPlayoffGame, i);
          gint white = find_number (numbers, game->white);
          gint black = find_number (numbers, game->black);

          if (game->stage != stage || game->group != group || game->round != round)
            continue;
          g_string_append_printf (text, " %d:%d", white, black);
          free_number -= white + black;
        }
      g_string_append_printf (text, " (%d free)", free_number);
    }
  return g_string_free (text, FALSE);
}

/* Where the table says "as 3", the rounds are those of another row. */
static char *
dup_printed_rounds (const char *format)
{
  gint n = strstr (format, "as 5") != NULL ? 5 : 3;
  g_auto (GStrv) cells = find_line (n, 1);

  return g_strdup (cells[COLUMN_PAIRS]);
}

/* Groups as "A 1,4,5": the numbers are places of the table. */
static void
check_groups (const BrgPlayoff *playoff, const char *who)
{
  const char *at = who;

  for (gint group = 1; group <= 3; group++)
    {
      char letter[] = { (char) ('@' + group), ' ', '\0' };
      const BrgPlayoffStep *step = find_step (playoff, BRG_PLAYOFF_STEP_GROUP, 1, group);

      at = strstr (at, letter);
      g_assert_true ((at != NULL) == (step != NULL));
      if (at == NULL)
        return;
      at++;
      for (guint i = 0; i < step->players->len; i++)
        {
          char *end;

          g_assert_cmpint (g_ascii_strtoll (at + 1, &end, 10), ==,
                           g_array_index (step->players, gint, i) + 1);
          at = end;
        }
    }
}

static gint
find_winner (const BrgPlayoff *playoff, gint stage, gint player, gint other)
{
  for (guint i = 0; i < playoff->steps->len; i++)
    {
      const BrgPlayoffStep *step = playoff->steps->pdata[i];

      if (step->kind == BRG_PLAYOFF_STEP_AHEAD && step->stage == stage &&
          find_number (step, player) > 0 && find_number (step, other) > 0)
        return g_array_index (step->players, gint, 0);
    }
  return BRG_NOBODY;
}

/* The player of a side: "3", or "W(1-8)" of the stage before. */
static gint
read_side (const BrgPlayoff *playoff, const BrgPlayoffStep *numbers, gint stage, const char *side)
{
  char *dash;
  gint first;
  gint second;

  if (*side != 'W')
    return g_array_index (numbers->players, gint, g_ascii_strtoll (side, NULL, 10) - 1);
  first = (gint) g_ascii_strtoll (side + 2, &dash, 10);
  second = (gint) g_ascii_strtoll (dash + 1, NULL, 10);
  return find_winner (playoff, stage - 1, g_array_index (numbers->players, gint, first - 1),
                      g_array_index (numbers->players, gint, second - 1));
}

static void
check_knock_out (const BrgPlayoff *playoff, gint stage, const char *pairs)
{
  const BrgPlayoffStep *knock_out = find_step (playoff, BRG_PLAYOFF_STEP_KNOCK_OUT, stage, 0);
  const BrgPlayoffStep *numbers = find_step (playoff, BRG_PLAYOFF_STEP_NUMBERS_BY_LOT, 1, 0);
  g_auto (GStrv) parts = g_strsplit (pairs, ",", 2);
  g_auto (GStrv) words = NULL;

  if (numbers == NULL)
    numbers = find_step (playoff, BRG_PLAYOFF_STEP_NUMBERS_BY_TABLE, 1, 0);
  g_assert_nonnull (knock_out);
  words = g_strsplit (parts[0], " ", -1);
  g_assert_cmpuint (knock_out->players->len, ==, 2 * g_strv_length (words));
  for (gsize i = 0; words[i] != NULL; i++)
    {
      /* The dash between the two, not that within a side. */
      char *dash = *words[i] == 'W' ? strchr (words[i], ')') + 1 : strchr (words[i], '-');
      gint first = read_side (playoff, numbers, stage, words[i]);
      gint second = read_side (playoff, numbers, stage, dash + 1);
      gboolean is_there = FALSE;

      for (guint j = 0; j + 1 < knock_out->players->len; j += 2)
        {
          gint a = g_array_index (knock_out->players, gint, j);
          gint b = g_array_index (knock_out->players, gint, j + 1);

          is_there = is_there || (a == first && b == second) || (a == second && b == first);
        }
      g_assert_true (is_there);
    }
}

static void
check_control (const BrgPlayoff *playoff, gint stage, const char *control)
{
  gboolean is_quick = g_str_has_prefix (control, "quick");
  gint n_games = 0;

  for (guint i = 0; i < playoff->games->len; i++)
    {
      const BrgPlayoffGame *game = &g_array_index (playoff->games, BrgPlayoffGame, i);

      if (game->stage != stage)
        continue;
      n_games++;
      g_assert_cmpint (game->control, ==, is_quick ? BRG_PLAYOFF_QUICK : BRG_PLAYOFF_ARMAGEDDON);
    }
  g_assert_cmpint (n_games, >, 0);
}

static void
test_row (gconstpointer data)
{
  const Row *row = data;

  for (guint64 seed = 1; seed <= 20; seed++)
    {
      const char *options = row->n_players == 10 ? "equal-moves=lot" : "";
      BrgPlayoffSetup setup = { brg_playoff_find_format ("rus-chess-2014"), options, row->n_players,
                                seed, FALSE };
      g_autoptr (BrgPlayoff) playoff = play_to (&setup, row->course, row->stage);
      g_auto (GStrv) cells = find_line (row->n_players, row->row_stage);
      const char *format = cells[COLUMN_FORMAT];
      const char *pairs = cells[COLUMN_PAIRS];

      if (g_str_has_prefix (cells[COLUMN_CONTROL], "quick") ||
          g_str_equal (cells[COLUMN_CONTROL], "armageddon"))
        check_control (playoff, row->stage, cells[COLUMN_CONTROL]);
      if (g_str_has_prefix (cells[COLUMN_WHO], "groups"))
        check_groups (playoff, cells[COLUMN_WHO]);
      if (g_str_has_prefix (format, "single round robin") ||
          g_str_has_prefix (format, "each group"))
        {
          g_autofree char *printed =
              g_str_has_prefix (pairs, "R1") ? g_strdup (pairs) : dup_printed_rounds (format);
          gint group = g_str_has_prefix (cells[COLUMN_WHO], "groups") ? 1 : 0;
          g_autofree char *rounds = dup_rounds (playoff, row->stage, group);

          g_assert_cmpstr (rounds, ==, printed);
        }
      else if (strchr (pairs, '-') != NULL && strlen (pairs) > 1)
        check_knock_out (playoff, row->stage, pairs);
      else if (g_str_equal (format, "count moves"))
        g_assert_nonnull (find_step (playoff, BRG_PLAYOFF_STEP_MOVES, row->stage, 0));
      else if (g_str_has_prefix (format, "one game"))
        g_assert_nonnull (find_step (playoff, BRG_PLAYOFF_STEP_ONE_GAME, row->stage, 0));
      else if (g_str_has_prefix (format, "match of two games"))
        {
          g_assert_cmpuint (playoff->games->len, ==, 2);
          g_assert_cmpint (g_array_index (playoff->games, BrgPlayoffGame, 0).white, ==,
                           g_array_index (playoff->games, BrgPlayoffGame, 1).black);
        }
      else if (g_str_equal (format, "final"))
        g_assert_cmpuint (
            find_step (playoff, BRG_PLAYOFF_STEP_KNOCK_OUT, row->stage, 0)->players->len, ==, 2);
      else if (g_str_equal (format, "cut to eight"))
        g_assert_cmpint (find_step (playoff, BRG_PLAYOFF_STEP_CUT, 1, 0)->number, ==,
                         row->n_players - 8);
      else
        {
          g_assert_cmpstr (format, ==, "as 8");
          check_knock_out (playoff, 1, "1-8 2-7 3-6 4-5");
        }
    }
}

/* Every line of the table has a row here. */
static void
test_complete (void)
{
  g_autofree char *text = read_table ();
  g_auto (GStrv) lines = g_strsplit (g_strchomp (text), "\n", -1);

  g_assert_cmpuint (g_strv_length (lines) - 1, ==, G_N_ELEMENTS (rows));
}

BRG_TEST_TOPIC ("playoff-table")
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/playoff-table/rus-chess-2014/30.5.5/complete", test_complete);
  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *path = g_strdup_printf ("/playoff-table/rus-chess-2014/30.5.6/%d/%d",
                                               rows[i].n_players, rows[i].row_stage);

      g_test_add_data_func (path, &rows[i], test_row);
    }
  return g_test_run ();
}
