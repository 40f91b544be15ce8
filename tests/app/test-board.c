/* test-board.c - boards of a round
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-board.h"
#include "brg-incident-log.h"
#include "brg-journal.h"
#include "brg-test.h"
#include "event-fixture.h"

static void
test_states (void)
{
  g_autoptr (BrgSnapshot) snapshot = event_fixture_new ("coefficients", "rus-draughts-2022", 13, 5);
  static const BrgBoardState expected[] = { BRG_BOARD_MISSING,  BRG_BOARD_PLAYED,
                                            BRG_BOARD_FORFEIT,  BRG_BOARD_ADJOURNED,
                                            BRG_BOARD_WITHDREW, BRG_BOARD_PLAYED,
                                            BRG_BOARD_BYE };

  event_fixture_add_round (snapshot, BRG_ROUND_PUBLISHED, "1-2 3-4:1 5-6:-- 7-8:* 9-10 11-12:0 13");
  ((BrgEntry *) snapshot->entries->pdata[9])->left_after = 0;
  ((BrgEntry *) snapshot->entries->pdata[10])->left_after = 0; /* his game was played ahead */
  for (gint i = 0; i < (gint) G_N_ELEMENTS (expected); i++)
    g_assert_cmpint (brg_board_get_state (snapshot, 1, brg_board_get_game (snapshot, 1, i)), ==,
                     expected[i]);
  g_assert_null (brg_board_get_game (snapshot, 1, 7));
  g_assert_null (brg_board_get_game (snapshot, 1, -1));
  g_assert_null (brg_board_get_game (snapshot, 2, 0));
}

static void
test_next_missing (void)
{
  g_autoptr (BrgSnapshot) snapshot = event_fixture_new ("coefficients", "rus-draughts-2022", 9, 5);

  event_fixture_add_round (snapshot, BRG_ROUND_PUBLISHED, "1-2 3-4:1 5-6:* 7-8 9");
  g_assert_cmpint (brg_board_find_next_missing (snapshot, 1, -1), ==, 0);
  g_assert_cmpint (brg_board_find_next_missing (snapshot, 1, 0), ==, 3);
  g_assert_cmpint (brg_board_find_next_missing (snapshot, 1, 3), ==, 0);
  g_assert_cmpint (brg_board_find_next_missing (snapshot, 1, 4), ==, 0);
  event_fixture_game (snapshot, 1, 1)->white_outcome = BRG_OUTCOME_DRAW;
  g_assert_cmpint (brg_board_find_next_missing (snapshot, 1, 3), ==, 3);
  event_fixture_game (snapshot, 1, 4)->white_outcome = BRG_OUTCOME_DRAW;
  g_assert_cmpint (brg_board_find_next_missing (snapshot, 1, -1), ==, -1);
  g_assert_cmpint (brg_board_find_next_missing (snapshot, 2, -1), ==, -1);
}

static void
test_find_number (void)
{
  g_autoptr (BrgSnapshot) snapshot = event_fixture_new ("coefficients", "rus-draughts-2022", 5, 5);

  event_fixture_add_round (snapshot, BRG_ROUND_PUBLISHED, "1-2 3-4 5");
  event_fixture_game (snapshot, 1, 2)->board = 12;
  g_assert_cmpint (brg_board_find_number (snapshot, 1, 12), ==, 1);
  g_assert_cmpint (brg_board_find_number (snapshot, 1, 2), ==, -1);
  g_assert_cmpint (brg_board_find_number (snapshot, 1, 3), ==, -1); /* a bye */
  g_assert_cmpint (brg_board_find_number (snapshot, 2, 1), ==, -1);
}

static void
assert_typed (const BrgSnapshot *snapshot, const char *text, gint index, gboolean is_certain)
{
  gboolean found_certain = !is_certain;

  g_assert_cmpint (brg_board_find_typed (snapshot, 1, text, &found_certain), ==, index);
  g_assert_cmpint (found_certain, ==, is_certain);
}

static void
test_find_typed (void)
{
  g_autoptr (BrgSnapshot) snapshot = event_fixture_new ("coefficients", "rus-draughts-2022", 7, 5);

  event_fixture_add_round (snapshot, BRG_ROUND_PUBLISHED, "1-2 3-4 5-6 7");
  event_fixture_game (snapshot, 1, 2)->board = 12;
  assert_typed (snapshot, "1", 0, FALSE); /* it may become 12 */
  assert_typed (snapshot, "12", 1, TRUE);
  assert_typed (snapshot, "3", 2, TRUE);
  assert_typed (snapshot, "4", -1, FALSE); /* a bye */
  assert_typed (snapshot, "", -1, FALSE);
  /* Boards 1 and 2 of match 7: the number of the match is its first board. */
  for (gint i = 1; i <= 2; i++)
    {
      event_fixture_game (snapshot, 1, i)->match_id = 70;
      event_fixture_game (snapshot, 1, i)->board = 7000 + i;
      event_fixture_game (snapshot, 1, i)->match_board = i;
    }
  assert_typed (snapshot, "7", 0, FALSE);
  assert_typed (snapshot, "7.2", 1, TRUE);
}

static void
assert_points (const BrgSnapshot *snapshot, gint round, const gint *expected)
{
  g_autofree gint *points = brg_board_points_before (snapshot, round);

  for (guint i = 0; i < snapshot->entries->len; i++)
    g_assert_cmpint (points[i], ==, expected[i]);
}

static void
test_points_of_a_swiss (void)
{
  static const gint none[] = { 0, 0, 0, 0, 0 };
  static const gint after_one[] = { 60, 0, 30, 30, 60 };
  static const gint after_two[] = { 60, 60, 30, 90, 60 };
  g_autoptr (BrgSnapshot) snapshot = event_fixture_new ("coefficients", "rus-draughts-2022", 5, 5);

  event_fixture_add_round (snapshot, BRG_ROUND_CLOSED, "1-2:1 3-4:= 5");
  event_fixture_add_round (snapshot, BRG_ROUND_PUBLISHED, "5-1:* 4-3:1 2");
  assert_points (snapshot, 1, none);
  assert_points (snapshot, 2, after_one);
  assert_points (snapshot, 3, after_two);
}

/* rus-draughts-2022 5.4.5.2: 4 has played one of three games: nobody keeps points against him. */
static void
test_points_without_a_leaver (void)
{
  static const gint before[] = { 60, 60, 0, 0 };
  static const gint after[] = { 0, 60, 0, 0 };
  g_autoptr (BrgSnapshot) snapshot = event_fixture_new ("berger", "rus-draughts-2022", 4, 0);

  event_fixture_add_round (snapshot, BRG_ROUND_CLOSED, "1-4:1 2-3:1");
  event_fixture_add_round (snapshot, BRG_ROUND_PUBLISHED, "4-3 1-2");
  event_fixture_add_round (snapshot, BRG_ROUND_PLANNED, "2-4 3-1");
  assert_points (snapshot, 2, before);
  ((BrgEntry *) snapshot->entries->pdata[3])->left_after = 1;
  assert_points (snapshot, 2, after);
}

static BrgJournalEntry *
make_entry (BrgJournalKind kind, const char *action, const char *arguments, gboolean is_in_force)
{
  BrgJournalEntry *entry = g_new0 (BrgJournalEntry, 1);

  entry->kind = kind;
  entry->action = g_strdup (action);
  entry->arguments = g_strdup (arguments);
  entry->is_in_force = is_in_force;
  return entry;
}

static void
test_corrected (void)
{
  g_autoptr (GPtrArray) journal =
      g_ptr_array_new_with_free_func ((GDestroyNotify) brg_journal_entry_free);
  g_autoptr (GHashTable) first = NULL;
  g_autoptr (GHashTable) second = NULL;

  g_ptr_array_add (journal,
                   make_entry (BRG_JOURNAL_DO, "result-set", "{\"round\":1,\"board\":3}", TRUE));
  g_ptr_array_add (
      journal, make_entry (BRG_JOURNAL_DO, "result-correct", "{\"round\":1,\"board\":7}", TRUE));
  g_ptr_array_add (
      journal, make_entry (BRG_JOURNAL_DO, "result-correct", "{\"round\":2,\"board\":5}", TRUE));
  g_ptr_array_add (journal, make_entry (BRG_JOURNAL_DO, "result-correct",
                                        "{\"round\":1,\"board\":8}", FALSE)); /* undone */
  g_ptr_array_add (journal, make_entry (BRG_JOURNAL_DO, "result-correct",
                                        "{\"round\":1,\"board\":9,\"removed-from\":2,"
                                        "\"group\":4}",
                                        TRUE));
  g_ptr_array_add (journal, make_entry (BRG_JOURNAL_DO, "result-correct",
                                        "{\"round\":1,\"board\":6,\"group\":5}", TRUE));
  first = brg_board_list_corrected (journal, 4, 1);
  g_assert_cmpuint (g_hash_table_size (first), ==, 2);
  g_assert_true (g_hash_table_contains (first, GINT_TO_POINTER (7)));
  g_assert_true (g_hash_table_contains (first, GINT_TO_POINTER (9)));
  second = brg_board_list_corrected (journal, 4, 2);
  g_assert_cmpuint (g_hash_table_size (second), ==, 0);
}

/* Decisions and drafts that stand, of this round of this group, at a board. */
static void
test_with_incidents (void)
{
  static const BrgIncident entries[] = {
    { .group_id = 4, .round = 1, .board = 1, .state = BRG_INCIDENT_DECIDED },
    { .group_id = 4, .round = 1, .board = 2, .state = BRG_INCIDENT_DRAFT },
    { .group_id = 4, .round = 1, .board = 3, .state = BRG_INCIDENT_CANCELLED },
    { .group_id = 4, .round = 1, .board = 4, .state = BRG_INCIDENT_DECIDED, .superseded_by = 9 },
    { .group_id = 4, .round = 2, .board = 5, .state = BRG_INCIDENT_DECIDED },
    { .group_id = 5, .round = 1, .board = 6, .state = BRG_INCIDENT_DECIDED },
    { .group_id = 4, .round = 1, .board = 0, .state = BRG_INCIDENT_DECIDED },
  };
  g_autoptr (GPtrArray) log = g_ptr_array_new ();
  g_autoptr (GHashTable) boards = NULL;

  for (guint i = 0; i < G_N_ELEMENTS (entries); i++)
    g_ptr_array_add (log, (gpointer) &entries[i]);
  boards = brg_board_list_with_incidents (log, 4, 1);
  g_assert_cmpuint (g_hash_table_size (boards), ==, 2);
  g_assert_true (g_hash_table_contains (boards, GINT_TO_POINTER (1)));
  g_assert_true (g_hash_table_contains (boards, GINT_TO_POINTER (2)));
}

BRG_TEST_TOPIC ("board")
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/app/board/states", test_states);
  g_test_add_func ("/app/board/next-missing", test_next_missing);
  g_test_add_func ("/app/board/find-number", test_find_number);
  g_test_add_func ("/app/board/find-typed", test_find_typed);
  g_test_add_func ("/app/board/points-of-a-swiss", test_points_of_a_swiss);
  g_test_add_func ("/app/board/rus-draughts-2022/5.4.5.2/points-without-a-leaver",
                   test_points_without_a_leaver);
  g_test_add_func ("/app/board/corrected", test_corrected);
  g_test_add_func ("/app/board/with-incidents", test_with_incidents);
  return g_test_run ();
}
