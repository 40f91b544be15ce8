/* test-result-table.c - tournaments as text files
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-result-table.h"
#include "brg-test.h"

#include <string.h>

#define RR "#kind\trr\n"
#define SWISS "#kind\tswiss\n"
#define TEAM "#kind\tteam\n#boards\t2\nT\t1\tA\nT\t2\tB\n"

/* What is wrong, and where. */
static const struct
{
  const char *path;
  const char *text;
  const char *message;
} faults[] = {
  { "no-kind", "1\tA\t\tX\n", "F:1:1: a table of results begins with “#kind”" },
  { "unknown-kind", "#kind\tcup\n", "F:1:7: “cup”, expected rr, swiss or team" },
  { "unknown-head", RR "#rounds\t3\n", "F:2:1: there is no “#rounds” in such a file" },
  { "head-twice", RR "#kind\trr\n", "F:2:1: “#kind” stands here twice" },
  { "head-without-value", "#kind\n", "F:1:1: “#kind” wants one value" },
  { "cycles", RR "#cycles\t3\n", "F:2:9: “3”, expected a whole number from 1 to 2" },
  { "nobody", RR, "F:1:1: there are no players in this file" },
  { "number", RR "2\tA\t\tX\n", "F:2:1: “2”, expected a whole number from 1 to 1" },
  { "rating", RR "1\tÄ\tx\tX\n", "F:2:5: “x”, expected a whole number from 0 to 9999" },
  { "too-few-fields", RR "1\tA\n", "F:2:3: a player has number, name and rating" },
  { "too-few-cells", RR "1\tA\t\tX\t1\n2\tB\t\t0\n", "F:3:6: 1 cells, expected 2" },
  { "too-long-cell", RR "1\tA\t\tX\t1=\n2\tB\t\t0\tX\n", "F:2:8: “1=”, expected 1 result" },
  { "diagonal", RR "1\tA\t\t1\t1\n2\tB\t\t0\tX\n", "F:2:6: “1”, expected one of X" },
  { "mark", RR "1\tÄ\t\tX\t2\n2\tB\t\t0\tX\n", "F:2:8: “2”, expected one of 1 = 0 + - * ." },
  { "meeting", RR "#meeting\t13\n", "F:2:10: “13”, expected a whole number from 1 to 12" },
  { "mark-of-a-meeting", RR "#meeting\t2\n1\tA\t\tXX\t1x\n2\tB\t\t0=\tXX\n",
    "F:3:10: “x”, expected one of 1 = 0 + - * ." },
  { "diagonal-of-a-meeting", RR "#meeting\t2\n1\tA\t\tX\t1=\n2\tB\t\t0=\tXX\n",
    "F:3:6: “X”, expected 2 results" },
  { "game-of-a-meeting", RR "#meeting\t2\n1\tA\t\tXX\t1=\n2\tB\t\t01\tXX\n",
    "F:4:7: No. 1 and No. 2 have results that contradict each other" },
  { "mark-of-the-second-cycle", RR "#cycles\t2\n1\tA\t\tXX\t1ж\n2\tB\t\t0.\tXX\n",
    "F:3:9: “1ж”, expected 2 results" },
  { "both-won", RR "1\tA\t\tX\t1\n2\tB\t\t=\tX\n",
    "F:3:6: No. 1 and No. 2 have results that contradict each other" },
  { "one-side-played", RR "1\tA\t\tX\t0\n2\tB\t\t-\tX\n",
    "F:3:6: No. 1 and No. 2 have results that contradict each other" },
  { "no-opponent", SWISS "1\tA\t\t3:w:1\n2\tB\t\t1:b:0\n",
    "F:2:6: “3”, expected the number of another player, or 0" },
  { "oneself", SWISS "1\tA\t\t1:w:1\n", "F:2:6: “1”, expected the number of another player, or 0" },
  { "colour", SWISS "1\tA\t\t2:-:1\n2\tB\t\t1:b:0\n", "F:2:8: “-”, expected w or b" },
  { "result", SWISS "1\tA\t\t2:w:x\n2\tB\t\t1:b:0\n", "F:2:10: “x”, expected one of" },
  { "bye", SWISS "1\tA\t\t0:-:1\n", "F:2:10: “1”, expected one of + H F Z" },
  { "shape", SWISS "1\tA\t\t2w1\n", "F:2:6: “2w1”, expected opponent:colour:result" },
  { "too-many-results", SWISS "1\tA\t\t2:w:11\n2\tB\t\t1:b:0\n",
    "F:2:10: “11”, expected 1 result" },
  { "too-few-games", SWISS "#meeting\t2\n1\tA\t\t2:w:1\n2\tB\t\t1:b:00\n",
    "F:3:10: “1”, expected 2 results" },
  { "games-of-a-bye", SWISS "#meeting\t2\n1\tA\t\t0:-:++\n", "F:3:10: “++”, expected 1 result" },
  { "other-games", SWISS "#meeting\t2\n1\tA\t\t2:w:1=\n2\tB\t\t1:b:0+\n",
    "F:3:6: No. 2 has something else in round 1" },
  { "same-colour", SWISS "1\tA\t\t2:w:1\n2\tB\t\t1:w:0\n", "F:2:6: No. 2 has something else" },
  { "other-opponent", SWISS "1\tA\t\t2:w:1\n2\tB\t\t3:b:0\n3\tC\t\t2:w:1\n",
    "F:2:6: No. 2 has something else in round 1" },
  { "rounds", SWISS "1\tA\t\t2:w:1\t0:-:Z\n2\tB\t\t1:b:0\n", "F:3:6: 1 rounds, expected 2" },
  { "leaver-number", RR "#withdrawn\t1,3\n1\tA\t\tX\t1\n2\tB\t\t0\tX\n",
    "F:2:14: “3”, expected a number from 1 to 2" },
  { "leaver-round", RR "#withdrawn\t1@2\n1\tA\t\tX\t1\n2\tB\t\t0\tX\n",
    "F:2:14: “2”, expected a round from 0 to 1" },
  { "leaver-behind", RR "#withdrawn\t1x\n1\tA\t\tX\t1\n2\tB\t\t0\tX\n", "F:2:13: “x” behind" },
  { "leaver-of-a-swiss", SWISS "#withdrawn\t1\n1\tA\t\t2:w:1\n2\tB\t\t1:b:0\n",
    "F:2:12: the last round is missing" },
  { "decided-but-there", RR "#annulled\t2\n1\tA\t\tX\t1\n2\tB\t\t0\tX\n",
    "F:2:11: No. 2 has not withdrawn, according to “#withdrawn”" },
  { "no-boards", "#kind\tteam\nT\t1\tA\nT\t2\tB\n", "F:1:1: “#boards” is missing" },
  { "one-team", "#kind\tteam\n#boards\t2\nT\t1\tA\n", "F:3:1: 1 teams, expected 2 to 500" },
  { "match", TEAM "X\t1\t1\t2\t11\n", "F:5:1: expected M, round, two teams and the boards" },
  { "match-boards", TEAM "M\t1\t1\t2\t1\n", "F:5:9: “1”, expected 2 results" },
  { "match-games", TEAM "#meeting\t2\nM\t1\t1\t2\t11\n", "F:6:9: “11”, expected 4 results" },
  { "match-game-mark", TEAM "#meeting\t2\nM\t1\t1\t2\t11=x\n",
    "F:6:12: “x”, expected one of 1 = 0 + - d * ." },
  { "match-mark", TEAM "M\t1\t1\t2\t1x\n", "F:5:10: “x”, expected one of 1 = 0 + - d * ." },
  { "match-twice", TEAM "M\t1\t1\t2\t11\nM\t1\t2\t1\t11\n",
    "F:6:5: No. 2 has two matches in round 1" },
  { "match-with-oneself", TEAM "M\t1\t2\t2\t11\n", "F:5:7: No. 2 has two matches in round 1" },
};

static BrgResultTable *
read_text (const char *text, GError **error)
{
  g_autoptr (GBytes) bytes = g_bytes_new_static (text, strlen (text));
  g_autoptr (BrgTextFile) text_file = brg_text_file_new_from_bytes (bytes, "F", error);

  g_assert_nonnull (text_file);
  return brg_result_table_read (text_file, 1, error);
}

static void
test_fault (gconstpointer data)
{
  gsize i = GPOINTER_TO_SIZE (data);
  g_autoptr (GError) error = NULL;
  g_autoptr (BrgResultTable) table = read_text (faults[i].text, &error);

  g_assert_null (table);
  g_assert_nonnull (error);
  g_assert_true (error->domain == BRG_FORMAT_ERROR);
  if (!g_str_has_prefix (error->message, faults[i].message))
    g_error ("%s", error->message);
}

/* Berger of four: round 1 is 1-4 2-3, round 2 is 4-3 1-2, round 3 is 2-4 3-1. */
static void
test_crosstable (void)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (BrgResultTable) table = read_text ("#kind\trr\r\n#win\t2\r\n#withdrawn\t3@1,4\r\n"
                                                "#annulled\t4\r\n\r\n"
                                                "1\tИванов\t2000\tX\t1\t.\t*\r\n"
                                                "2\tB\t\tX\tX\t=\t-\r\n"
                                                "3\tC\t\t.\t=\tX\t.\r\n4\tD\t\t*\t-\t.\tX\r\n",
                                                &error);

  g_assert_null (table);
  g_clear_error (&error);
  table = read_text ("#kind\trr\r\n#win\t2\r\n#withdrawn\t3@1,4\r\n#annulled\t4\r\n\r\n"
                     "1\tИванов\t2000\tX\t1\t.\t*\r\n2\tB\t\t0\tX\t=\t-\r\n"
                     "3\tC\t\t.\t=\tX\t.\r\n4\tD\t\t*\t-\t.\tX\r\n",
                     &error);
  g_assert_no_error (error);
  g_assert_cmpint (table->kind, ==, BRG_RESULT_TABLE_ROUND_ROBIN);
  g_assert_cmpstr (table->names[0], ==, "Иванов");
  g_assert_cmpint (table->tournament->players[0].rating, ==, 2000);
  g_assert_cmpint (table->tournament->scoring.win, ==, 2 * BRG_POINT);
  g_assert_cmpint (table->tournament->players[0].left_after, ==, BRG_STAYS);
  g_assert_cmpint (table->tournament->players[2].left_after, ==, 1);
  g_assert_cmpint (table->tournament->players[3].left_after, ==, 0);
  g_assert_cmpint (table->tournament->players[3].leaver_rule, ==, BRG_LEAVER_ANNULLED);
  g_assert_cmpint (brg_tournament_cell (table->tournament, 0, 1)->opponent, ==, 3);
  g_assert_cmpint (brg_tournament_cell (table->tournament, 0, 1)->outcome, ==,
                   BRG_OUTCOME_ADJOURNED);
  g_assert_cmpint (brg_tournament_cell (table->tournament, 0, 2)->opponent, ==, 1);
  g_assert_cmpint (brg_tournament_cell (table->tournament, 0, 2)->colour, ==, BRG_COLOUR_WHITE);
  g_assert_cmpint (brg_tournament_cell (table->tournament, 0, 2)->outcome, ==, BRG_OUTCOME_WIN);
  g_assert_cmpint (brg_tournament_cell (table->tournament, 3, 3)->outcome, ==,
                   BRG_OUTCOME_FORFEIT_LOSS);
}

static void
test_teams (void)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (BrgResultTable) table =
      read_text ("#kind\tteam\n#boards\t3\nT\t1\tA\nT\t2\tB\nT\t3\tC\n"
                 "M\t1\t1\t2\t1=-\nM\t2\t3\t1\t++d\nM\t3\t2\t3\tddd\n",
                 &error);

  g_assert_no_error (error);
  g_assert_cmpint (table->tournament->kind, ==, BRG_TOURNAMENT_ROUND_ROBIN);
  g_assert_cmpint (table->tournament->n_rounds, ==, 3);
  g_assert_cmpint (brg_tournament_cell (table->tournament, 0, 1)->outcome, ==, BRG_OUTCOME_DRAW);
  g_assert_cmpint (brg_tournament_cell (table->tournament, 0, 2)->outcome, ==,
                   BRG_OUTCOME_FORFEIT_LOSS);
  g_assert_cmpint (brg_tournament_cell (table->tournament, 1, 3)->outcome, ==,
                   BRG_OUTCOME_FORFEIT_LOSS);
  g_assert_cmpint (brg_tournament_board_score (table->tournament, 2, 3), ==, 2 * BRG_POINT);
  g_assert_cmpint (brg_tournament_board (table->tournament, 1, 1, 3)->outcome, ==,
                   BRG_OUTCOME_FORFEIT_WIN);
  g_assert_cmpint (brg_tournament_board (table->tournament, 1, 2, 1)->outcome, ==,
                   BRG_OUTCOME_NONE);
}

/* What would take a hundred times its size in memory is refused before. */
static void
test_too_long (void)
{
  g_autofree char *tabs = g_strnfill (70000, '\t');
  g_autofree char *wide = g_strconcat (RR, tabs, "\n", NULL);
  g_autoptr (GString) many = g_string_new (RR);
  g_autoptr (GError) error = NULL;

  for (guint i = 0; i < 100001; i++)
    g_string_append (many, "a\n");
  g_assert_null (read_text (wide, &error));
  g_assert_error (error, BRG_FORMAT_ERROR, BRG_FORMAT_ERROR_TOO_LARGE);
  g_assert_cmpstr (error->message, ==,
                   "F:2:65537: the line is too long, expected at most 65536 bytes");
  g_clear_error (&error);
  g_assert_null (read_text (many->str, &error));
  g_assert_error (error, BRG_FORMAT_ERROR, BRG_FORMAT_ERROR_TOO_LARGE);
  g_assert_cmpstr (error->message, ==,
                   "F:100002:1: the table is too long, expected at most 100000 lines");
}

BRG_TEST_TOPIC ("result-table")
{
  g_test_init (&argc, &argv, NULL);
  for (gsize i = 0; i < G_N_ELEMENTS (faults); i++)
    {
      g_autofree char *path = g_strconcat ("/data/result-table/fault/", faults[i].path, NULL);

      g_test_add_data_func (path, GSIZE_TO_POINTER (i), test_fault);
    }
  g_test_add_func ("/data/result-table/too-long", test_too_long);
  g_test_add_func ("/data/result-table/crosstable", test_crosstable);
  g_test_add_func ("/data/result-table/rus-draughts-2022/5.4.9.6.2/teams", test_teams);
  return g_test_run ();
}
