/* test-cell-text.c - a cell of the crosstable as a sentence
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-cell-text.h"
#include "brg-test.h"

#include "brg-crosstable-content.h"
#include "brg-event-table.h"
#include "event-fixture.h"

#define RESULT(left, right) left "\u202f–\u2060\u202f" right
#define FORFEIT(left, right) left "\u202f/\u202f" right

/* Cells by row and column from 0; the other columns follow the results. */
typedef struct
{
  gint row;
  gint column;
  const char *text;
} CellCase;

static BrgCrosstable *
make_crosstable (const BrgSnapshot *snapshot, gint through_round, BrgTableOrder order)
{
  g_autoptr (BrgEventTable) table = brg_event_table_new (snapshot, through_round);
  g_autoptr (BrgWords) words = brg_words_open ("en");
  BrgTableSource source = brg_event_table_get_source (table, snapshot);
  BrgTableChoice choice = { .order = order };

  return brg_crosstable_content_new (&source, &choice, words);
}

static void
assert_cells (const BrgSnapshot *snapshot,
              const BrgCrosstable *table,
              const CellCase *cases,
              gsize n_cases)
{
  for (gsize i = 0; i < n_cases; i++)
    {
      g_autofree char *text = brg_cell_dup_text (snapshot, table, cases[i].row, cases[i].column);

      g_assert_cmpstr (text, ==, cases[i].text);
    }
}

/* Five players, one cycle; the tie-break is Sonneborn-Berger. */
static BrgSnapshot *
make_round_robin (const char *rulebook)
{
  BrgSnapshot *snapshot = event_fixture_new ("berger", rulebook, 5, 0);

  event_fixture_add_round (snapshot, BRG_ROUND_CLOSED, "2-5:1 3-4:=");
  event_fixture_add_round (snapshot, BRG_ROUND_CLOSED, "5-3:- 1-2:0");
  event_fixture_add_round (snapshot, BRG_ROUND_PUBLISHED, "3-1 4-5:*");
  event_fixture_add_round (snapshot, BRG_ROUND_PLANNED, "1-4 2-3:--");
  event_fixture_add_round (snapshot, BRG_ROUND_PLANNED, "4-2 5-1");
  g_free (snapshot->group->tie_breaks);
  snapshot->group->tie_breaks = g_strdup ("SB");
  return snapshot;
}

/* White is named first, whosever row it is. */
static void
test_round_robin (void)
{
  static const CellCase cases[] = {
    { 1, 4, "Player02 – Player05, round 1, board 1: " RESULT ("1", "0") },
    { 4, 1, "Player02 – Player05, round 1, board 1: " RESULT ("1", "0") },
    { 2, 3, "Player03 – Player04, round 1, board 2: " RESULT ("½", "½") },
    { 2, 4, "Player05 – Player03, round 2, board 1: " FORFEIT ("−", "+") },
    { 1, 2, "Player02 – Player03, round 4, board 2: " FORFEIT ("−", "−") },
    { 4, 3, "Player04 – Player05, round 3, board 2: adjourned" },
    { 0, 2, "Player03 – Player01, round 3, board 1: no result" },
    { 2, 2, "Player03" }, /* against himself */
    { 1, BRG_CROSSTABLE_COLUMN_NAME, "Player02" },
    { 1, 5, "Player02, Points: 2" },
    { 2, 5, "Player03, Points: 1½" },
    { 1, 7, "Player02, Place: 1" },
    { -1, 0, "" },
    { 5, 0, "" },
  };
  g_autoptr (BrgSnapshot) snapshot = make_round_robin ("rus-draughts-2022");
  g_autoptr (BrgCrosstable) table = make_crosstable (snapshot, 0, BRG_TABLE_BY_NUMBER);

  assert_cells (snapshot, table, cases, G_N_ELEMENTS (cases));
}

/* rus-draughts-2022 5.4.7.1: the same game by 2-1-0, and names with both parts. */
static void
test_two_one (void)
{
  static const CellCase cases[] = {
    { 1, 4, "Алфёров Егор – Player05, round 1, board 1: " RESULT ("2", "0") },
    { 2, 3, "Player03 – Player04, round 1, board 2: " RESULT ("1", "1") },
    { 2, 4, "Player05 – Player03, round 2, board 1: " FORFEIT ("−", "+") },
    { 1, 5, "Алфёров Егор, Points: 4" },
  };
  g_autoptr (BrgSnapshot) snapshot = make_round_robin ("rus-draughts-2022");
  g_autoptr (BrgCrosstable) table = NULL;
  BrgEntry *entry = snapshot->entries->pdata[1];

  g_free (entry->family_name);
  g_free (entry->given_name);
  entry->family_name = g_strdup ("Алфёров");
  entry->given_name = g_strdup ("Егор");
  snapshot->group->scoring = brg_scoring_two_one ();
  table = make_crosstable (snapshot, 0, BRG_TABLE_BY_NUMBER);
  assert_cells (snapshot, table, cases, G_N_ELEMENTS (cases));
}

/* Player 3 left after round 2, with fewer than half of his four games played. */
static const struct
{
  const char *path;
  const char *rulebook;
  const char *note;
} leavers[] = {
  { "rus-draughts-2022/5.4.5.2/leaver", "rus-draughts-2022", "not counted, " },
  { "ussr-chess-1956/23/leaver", "ussr-chess-1956", "annulled, " },
};

/* What he played is still told; a note stands where points, tie-break and place would. */
static void
test_leaver (gconstpointer data)
{
  static const CellCase cases[] = {
    { 2, 3, "Player03 – Player04, round 1, board 2: " RESULT ("½", "½") },
    { 0, 2, "Player03 – Player01, round 3, board 1: not played" },
  };
  static const char *const heads[] = { "Player03, Points: ", NULL, "Player03, Place: " };
  guint i = GPOINTER_TO_UINT (data);
  g_autoptr (BrgSnapshot) snapshot = make_round_robin (leavers[i].rulebook);
  g_autoptr (BrgCrosstable) table = NULL;

  ((BrgEntry *) snapshot->entries->pdata[2])->left_after = 2;
  table = make_crosstable (snapshot, 0, BRG_TABLE_BY_NUMBER);
  assert_cells (snapshot, table, cases, G_N_ELEMENTS (cases));
  g_assert_true (g_str_has_prefix (table->rows[2].note, leavers[i].note));
  for (gint column = 5; column <= 7; column++)
    {
      g_autofree char *text = brg_cell_dup_text (snapshot, table, 2, column);

      g_assert_true (g_str_has_suffix (text, table->rows[2].note));
      if (heads[column - 5] != NULL)
        g_assert_true (g_str_has_prefix (text, heads[column - 5]));
    }
}

/* Two cycles: a cell tells both of its games, as far as the table goes. */
static void
test_several_games (void)
{
  static const CellCase all[] = {
    { 0, 1,
      "Player01 – Player02, round 1, board 1: " RESULT ("1", "0") "; Player02 – Player01, round 4,"
                                                                  " board 1: " RESULT ("½", "½") },
    { 1, 0,
      "Player01 – Player02, round 1, board 1: " RESULT ("1", "0") "; Player02 – Player01, round 4,"
                                                                  " board 1: " RESULT ("½", "½") },
    { 0, 2,
      "Player03 – Player01, round 2, board 1: adjourned; Player01 – Player03, round 5, board 1:"
      " " FORFEIT ("+", "−") },
    { 1, 2,
      "Player02 – Player03, round 3, board 1: " RESULT ("0", "1") "; Player03 – Player02, round 6,"
                                                                  " board 1: no result" },
  };
  static const CellCase early[] = {
    { 0, 1, "Player01 – Player02, round 1, board 1: " RESULT ("1", "0") },
    { 0, 2, "Player03 – Player01, round 2, board 1: adjourned" },
  };
  g_autoptr (BrgSnapshot) snapshot = event_fixture_new ("berger", "fide-2023", 3, 0);
  g_autoptr (BrgCrosstable) table = NULL;
  g_autoptr (BrgCrosstable) after_three = NULL;
  gint round = 0;

  snapshot->group->cycles = 2;
  event_fixture_add_round (snapshot, BRG_ROUND_CLOSED, "1-2:1");
  event_fixture_add_round (snapshot, BRG_ROUND_CLOSED, "3-1:*");
  event_fixture_add_round (snapshot, BRG_ROUND_CLOSED, "2-3:0");
  event_fixture_add_round (snapshot, BRG_ROUND_CLOSED, "2-1:=");
  event_fixture_add_round (snapshot, BRG_ROUND_CLOSED, "1-3:+");
  event_fixture_add_round (snapshot, BRG_ROUND_PUBLISHED, "3-2");
  table = make_crosstable (snapshot, 0, BRG_TABLE_BY_NUMBER);
  assert_cells (snapshot, table, all, G_N_ELEMENTS (all));
  /* The cell leads to what is still to be decided, else to the last game. */
  g_assert_true (brg_cell_find_game (snapshot, table, 0, 2, -1, &round) ==
                 event_fixture_game (snapshot, 2, 1));
  g_assert_cmpint (round, ==, 2);
  g_assert_true (brg_cell_find_game (snapshot, table, 1, 0, -1, &round) ==
                 event_fixture_game (snapshot, 4, 1));
  g_assert_cmpint (round, ==, 4);
  after_three = make_crosstable (snapshot, 3, BRG_TABLE_BY_NUMBER);
  assert_cells (snapshot, after_three, early, G_N_ELEMENTS (early));
}

/* By place rows and columns change: 2, 3, 1 by points. */
static void
test_by_place (void)
{
  static const CellCase cases[] = {
    { 0, 2,
      "Player01 – Player02, round 1, board 1: " RESULT ("0", "1") "; Player02 – Player01,"
                                                                  " round 4, board 1: " RESULT (
                                                                      "1", "0") },
    { 1, 2, "Player03 – Player01, round 2, board 1: " RESULT ("1", "0") },
    { 0, 3, "Player02, Points: 2" },
    { 2, 3, "Player01, Points: 0" },
  };
  g_autoptr (BrgSnapshot) snapshot = event_fixture_new ("berger", "fide-2023", 3, 0);
  g_autoptr (BrgCrosstable) table = NULL;

  snapshot->group->cycles = 2;
  event_fixture_add_round (snapshot, BRG_ROUND_CLOSED, "1-2:0");
  event_fixture_add_round (snapshot, BRG_ROUND_CLOSED, "3-1:1");
  event_fixture_add_round (snapshot, BRG_ROUND_CLOSED, "2-3");
  event_fixture_add_round (snapshot, BRG_ROUND_CLOSED, "2-1:1");
  table = make_crosstable (snapshot, 0, BRG_TABLE_BY_PLACE);
  assert_cells (snapshot, table, cases, G_N_ELEMENTS (cases));
}

/* In a Swiss columns are rounds; without a game the cell tells what stands in it. */
static void
test_swiss (void)
{
  static const CellCase cases[] = {
    { 0, 0, "Player01 – Player03, round 1, board 1: " RESULT ("1", "0") },
    { 2, 0, "Player01 – Player03, round 1, board 1: " RESULT ("1", "0") },
    { 0, 1, "Player04 – Player01, round 2, board 1: adjourned" },
    { 4, 0, "Player05, round 1: +" }, /* rus-draughts-2022 5.4.10.2: the odd player's plus */
    { 1, 1, "Player02, II: ½" },      /* announced */
    { 1, 2, "Player02" },             /* to come */
    { 0, 3, "Player01, Points: 1" },
    { 4, 3, "Player05, Points: 1½" },
  };
  g_autoptr (BrgSnapshot) snapshot = event_fixture_new ("coefficients", "fide-2023", 5, 3);
  BrgAbsence absence = { 1, 2, BRG_OUTCOME_HALF_BYE };
  g_autoptr (BrgCrosstable) table = NULL;
  gint round = 7;

  event_fixture_add_round (snapshot, BRG_ROUND_CLOSED, "1-3:1 4-2:0 5");
  event_fixture_add_round (snapshot, BRG_ROUND_PUBLISHED, "4-1:* 5-3:=");
  g_array_append_val (snapshot->absences, absence);
  table = make_crosstable (snapshot, 0, BRG_TABLE_BY_NUMBER);
  assert_cells (snapshot, table, cases, G_N_ELEMENTS (cases));
  g_assert_true (brg_cell_find_game (snapshot, table, 4, 0, -1, &round) ==
                 event_fixture_game (snapshot, 1, 3));
  g_assert_cmpint (round, ==, 1);
}

/* Where no game stands nothing is found, and @round stays as it was. */
static void
test_no_game (void)
{
  static const gint cells[][2] = { { 0, 0 },  { 2, 2 },  { 0, 5 }, { 0, 6 },
                                   { 0, -1 }, { -1, 0 }, { 5, 0 }, { 0, 100 } };
  g_autoptr (BrgSnapshot) snapshot = make_round_robin ("fide-2023");
  g_autoptr (BrgCrosstable) table = make_crosstable (snapshot, 0, BRG_TABLE_BY_NUMBER);
  gint round = 7;

  for (gsize i = 0; i < G_N_ELEMENTS (cells); i++)
    g_assert_null (brg_cell_find_game (snapshot, table, cells[i][0], cells[i][1], -1, &round));
  g_assert_cmpint (round, ==, 7);
  g_assert_nonnull (brg_cell_find_game (snapshot, table, 0, 1, -1, NULL));
}

BRG_TEST_TOPIC ("cell-text")
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/app/cell-text/round-robin", test_round_robin);
  g_test_add_func ("/app/cell-text/rus-draughts-2022/5.4.7.1/two-one", test_two_one);
  for (gsize i = 0; i < G_N_ELEMENTS (leavers); i++)
    {
      g_autofree char *path = g_strconcat ("/app/cell-text/", leavers[i].path, NULL);

      g_test_add_data_func (path, GUINT_TO_POINTER ((guint) i), test_leaver);
    }
  g_test_add_func ("/app/cell-text/several-games", test_several_games);
  g_test_add_func ("/app/cell-text/by-place", test_by_place);
  g_test_add_func ("/app/cell-text/rus-draughts-2022/5.4.10.2/swiss", test_swiss);
  g_test_add_func ("/app/cell-text/no-game", test_no_game);
  return g_test_run ();
}
