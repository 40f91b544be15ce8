/* test-desk-draughts-counters.c - the counters of a draw in the pane
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-test.h"
#include "desk-draughts-fixture.h"

#include <string.h>

#include "brg-discipline.h"

/* The counter of an article; NULL if there is none. */
static const BrgDeskCounter *
find_counter (GArray *counters, const char *title)
{
  for (guint i = 0; i < counters->len; i++)
    if (g_str_equal (g_array_index (counters, BrgDeskCounter, i).title, title))
      return &g_array_index (counters, BrgDeskCounter, i);
  return NULL;
}

static const struct
{
  const char *name;
  BrgDiscipline discipline;
  const char *start;
  const char *moves;
  const char *title;
  gint value; /* -1: no such counter */
  guint limit;
  const char *note;
  const char *article;
  gboolean is_running;
  gboolean is_reached;
} cases[] = {
  { "rus-draughts-2022 5.4.13.1/first", BRG_DISCIPLINE_RUSSIAN, "", NULL,
    "Repetition of the position", 1, 3, "has occurred once", "rus-draughts-2022 5.4.13.1", FALSE,
    FALSE },
  { "rus-draughts-2022 5.4.13.1/second", BRG_DISCIPLINE_RUSSIAN, "W:WKa1:BKc7",
    "a1-b2 c7-d8 b2-a1 d8-c7", "Repetition of the position", 2, 3, "2nd time",
    "rus-draughts-2022 5.4.13.1", TRUE, FALSE },
  { "rus-draughts-2022 5.4.13.1/third", BRG_DISCIPLINE_RUSSIAN, "W:WKa1:BKc7",
    "a1-b2 c7-d8 b2-a1 d8-c7 a1-b2 c7-d8 b2-a1 d8-c7", "Repetition of the position", 3, 3,
    "3rd time · White may claim the draw", "rus-draughts-2022 5.4.13.1", TRUE, TRUE },
  { "no-king-no-counter", BRG_DISCIPLINE_RUSSIAN, "", NULL, "King moves only", -1, 0, NULL, NULL,
    FALSE, FALSE },
  { "rus-draughts-2022 6.1.8.3/owned", BRG_DISCIPLINE_RUSSIAN, "W:WKa1,Kb2,Kc1:BKb8", "b2-c3 b8-a7",
    "Three kings holding the main road against one", 1, 15,
    "since move 1 · 14 moves left for White", "rus-draughts-2022 6.1.8.3", TRUE, FALSE },
  { "rus-draughts-2022 6.1.8.4/three", BRG_DISCIPLINE_RUSSIAN, "W:WKc1,Ke1,Kg1:BKa1", "c1-d2 a1-b2",
    "Three kings or more against one", 1, 15, "since move 1 · 14 moves left for White",
    "rus-draughts-2022 6.1.8.4", TRUE, FALSE },
  { "rus-draughts-2022 6.1.8.4/two", BRG_DISCIPLINE_RUSSIAN, "W:WKc1,Ke1:BKa1", NULL,
    "Three kings or more against one", 0, 15,
    "not running: the stronger side does not have "
    "three kings",
    "rus-draughts-2022 6.1.8.4", FALSE, FALSE },
  { "rus-draughts-2022 6.1.8.5/reached", BRG_DISCIPLINE_RUSSIAN, "W:W24,30,32:BK22",
    "g1-f2 c3-g7 f2-e3 g7-c3 g3-f4 c3-f6 c1-d2 f6-h8 f4-g5",
    "Three against a king on the main road", 5, 5,
    "since move 1 · a draw unless the arbiter finds that one side can win",
    "rus-draughts-2022 6.1.8.5", TRUE, TRUE },
  { "rus-draughts-2022 6.1.8.5/off-the-road", BRG_DISCIPLINE_RUSSIAN, "W:W24,30,32:BKa7", NULL,
    "Three against a king on the main road", 0, 5, "not running: the king is not on the main road",
    "rus-draughts-2022 6.1.8.5", FALSE, FALSE },
  { "rus-draughts-2022 6.1.8.6/two-pieces", BRG_DISCIPLINE_RUSSIAN, "B:WK32:BK20",
    "h4-g3 g1-d4 g3-c7 d4-b2 c7-d8 b2-d4 d8-g5 d4-a1 g5-d2",
    "Kings on both sides, no capture or promotion", 4, 5, "since move 1 · 1 move left",
    "rus-draughts-2022 6.1.8.6", TRUE, FALSE },
  { "rus-draughts-2022 6.1.8.6/reached", BRG_DISCIPLINE_RUSSIAN, "B:WK32:BK20",
    "h4-g3 g1-d4 g3-c7 d4-b2 c7-d8 b2-d4 d8-g5 d4-a1 g5-d2 a1-b2",
    "Kings on both sides, no capture or promotion", 5, 5,
    "since move 1 · either player may claim the draw", "rus-draughts-2022 6.1.8.6", TRUE, TRUE },
  { "rus-draughts-2022 6.1.8.6/no-black-king", BRG_DISCIPLINE_RUSSIAN, "W:WKa1:Bb8,d8", NULL,
    "Kings on both sides, no capture or promotion", 0, 5, "not running: Black has no king",
    "rus-draughts-2022 6.1.8.6", FALSE, FALSE },
  { "rus-draughts-2022 6.1.8.8/three-pieces", BRG_DISCIPLINE_RUSSIAN, "W:WKa1:BKb8,d8", NULL,
    "King moves only", 0, 15, "not running: fewer than four pieces", "rus-draughts-2022 6.1.8.8",
    FALSE, FALSE },
  { "rus-draughts-2022 6.1.8.8/runs", BRG_DISCIPLINE_RUSSIAN, "W:WK4,K30:BK20,K24", "c1-e3 g3-c7",
    "King moves only", 1, 15, "since move 1 · 14 moves left", "rus-draughts-2022 6.1.8.8", TRUE,
    FALSE },
  /* As on the board of the drawing: men on both sides. */
  { "rus-draughts-2022 7.5.2/kings-only", BRG_DISCIPLINE_INTERNATIONAL,
    "W:W31,33,37,39,45,K28:B10,14,19,20,21,K8", "28-22 8-2", "King moves only", 1, 25,
    "since move 1 · 24 moves left", "rus-draughts-2022 7.5.2", TRUE, FALSE },
  { "rus-draughts-2022 7.5.2/three-against-one", BRG_DISCIPLINE_INTERNATIONAL,
    "W:W31,33,37,39,45,K28:B10,14,19,20,21,K8", NULL, "Three kings against one", 0, 16,
    "not running: both sides have men", "rus-draughts-2022 7.5.2", FALSE, FALSE },
  { "rus-draughts-2022 7.5.2/two-against-one", BRG_DISCIPLINE_INTERNATIONAL, "W:WK9,K23:BK44",
    "9-14 44-11 23-32 11-6", "One or two kings against one", 2, 5,
    "since move 1 · 3 moves left for White", "rus-draughts-2022 7.5.2", TRUE, FALSE },
  { "rus-draughts-2022 8.2/runs", BRG_DISCIPLINE_GIVEAWAY, "W:WK5,K9,27:BK1,7,K22", "b6-a5 c3-e5",
    "King moves only", 1, 15, "since move 1 · 14 moves left", "rus-draughts-2022 8.2", TRUE,
    FALSE },
  { "rus-draughts-2022 8.2/no-other", BRG_DISCIPLINE_GIVEAWAY, "W:WK5,K9,27:BK1,7,K22", NULL,
    "Three kings or more against one", -1, 0, NULL, NULL, FALSE, FALSE },
};

static void
test_case (gconstpointer data)
{
  guint i = GPOINTER_TO_UINT (data);
  BrgDeskGame *game = desk_draughts_open (cases[i].discipline, cases[i].start, cases[i].moves);
  BrgDeskSurroundings around = desk_draughts_around ("full");
  g_autoptr (GArray) counters = game->rules->list_counters (game, &around);
  const BrgDeskCounter *counter = find_counter (counters, cases[i].title);

  if (cases[i].value < 0)
    g_assert_null (counter);
  else
    {
      g_assert_nonnull (counter);
      g_assert_cmpuint (counter->value, ==, (guint) cases[i].value);
      g_assert_cmpuint (counter->limit, ==, cases[i].limit);
      g_assert_cmpstr (counter->note, ==, cases[i].note);
      g_assert_cmpstr (counter->article, ==, cases[i].article);
      g_assert_cmpint (counter->is_running, ==, cases[i].is_running);
      g_assert_cmpint (counter->is_reached, ==, cases[i].is_reached);
    }
  brg_desk_game_free (game);
}

/* Reached ones come first, those that run before those that do not; the repetition is always there.
 */
static void
test_order (void)
{
  BrgDeskGame *game = desk_draughts_open (BRG_DISCIPLINE_RUSSIAN, "W:W24,30,32:BK22",
                                          "g1-f2 c3-g7 f2-e3 g7-c3 g3-f4 c3-f6 c1-d2 f6-h8 f4-g5");
  BrgDeskSurroundings around = desk_draughts_around ("full");
  g_autoptr (GArray) counters = game->rules->list_counters (game, &around);
  gint rank = 2;

  for (guint i = 0; i < counters->len; i++)
    {
      const BrgDeskCounter *counter = &g_array_index (counters, BrgDeskCounter, i);
      gint own = counter->is_reached ? 2 : counter->is_running ? 1 : 0;

      g_assert_cmpint (own, <=, rank);
      rank = own;
    }
  g_assert_cmpstr (g_array_index (counters, BrgDeskCounter, counters->len - 1).title, ==,
                   "Repetition of the position");
  brg_desk_game_free (game);
}

/* The articles of the counters that have come to their end, joined by `+`; parts of 7.5.2 without
 * their letters. */
static char *
dup_reached (BrgDeskGame *game)
{
  BrgDeskSurroundings around = desk_draughts_around ("full");
  g_autoptr (GArray) counters = game->rules->list_counters (game, &around);
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < counters->len; i++)
    {
      const BrgDeskCounter *counter = &g_array_index (counters, BrgDeskCounter, i);

      if (counter->is_reached)
        g_string_append_printf (text, "%s%s", text->len > 0 ? "+" : "",
                                strchr (counter->article, ' ') + 1);
    }
  return g_string_free (text, FALSE);
}

static char *
dup_without_letters (const char *expected)
{
  g_autoptr (GRegex) letters = g_regex_new ("(7\\.5\\.2)[abc]", 0, 0, NULL);

  return g_regex_replace (letters, expected, -1, 0, "\\1", 0, NULL);
}

/* One line of the collection: nothing is reached before the half-move it tells, and then just what
 * it tells. */
static void
check_line (const char *line)
{
  g_auto (GStrv) fields = g_strsplit (line, ";", 7);
  g_auto (GStrv) moves = g_strsplit (fields[3], " ", -1);
  guint64 expected = g_ascii_strtoull (fields[4], NULL, 10);
  const char *rules = expected > 0 ? strchr (fields[4], ' ') + 1 : "";
  g_autofree char *wanted = dup_without_letters (rules);
  BrgDiscipline discipline;
  BrgDeskGame *game;

  g_assert_true (brg_discipline_from_id (fields[1], &discipline));
  game = desk_draughts_open (discipline, fields[2], NULL);
  for (guint ply = 1; moves[ply - 1] != NULL; ply++)
    {
      g_autofree char *reached = NULL;

      desk_draughts_play (game, moves[ply - 1]);
      reached = dup_reached (game);
      if (expected > 0 && ply >= expected)
        {
          g_assert_cmpstr (reached, ==, wanted);
          break;
        }
      g_assert_cmpstr (reached, ==, "");
    }
  brg_desk_game_free (game);
}

static void
test_collection (void)
{
  g_autofree char *path =
      g_test_build_filename (G_TEST_DIST, "fixtures", "draughts", "draws.txt", NULL);
  g_autofree char *text = NULL;
  g_auto (GStrv) lines = NULL;
  guint n_lines = 0;

  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  lines = g_strsplit (text, "\n", -1);
  for (char **line = lines; *line != NULL; line++)
    if (**line != '#' && **line != '\0')
      {
        check_line (*line);
        n_lines++;
      }
  g_assert_cmpuint (n_lines, >, 40);
}

BRG_TEST_TOPIC ("desk-draughts-counters")
{
  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *path = g_strdup_printf ("/app/desk-draughts-counters/%s", cases[i].name);

      g_test_add_data_func (path, GUINT_TO_POINTER (i), test_case);
    }
  g_test_add_func ("/app/desk-draughts-counters/order", test_order);
  g_test_add_func ("/app/desk-draughts-counters/collection", test_collection);
  return g_test_run ();
}
