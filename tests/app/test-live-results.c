/* test-live-results.c - games of a file beside the boards of a round: micro-matches, folders
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-live-results.h"
#include "brg-store-event.h"
#include "brg-test.h"
#include "store-fixture.h"

typedef struct
{
  StoreFixture store;
  char *path;
} Fixture;

static void
open_round (Fixture *fixture, gint n_games)
{
  g_autoptr (BrgSnapshot) snapshot = NULL;
  g_autoptr (BrgGroup) group = NULL;
  g_autoptr (GError) error = NULL;

  store_fixture_open (&fixture->store, 4);
  snapshot = store_fixture_load (&fixture->store);
  group = brg_group_copy (snapshot->group);
  group->meeting_games = n_games;
  brg_store_update_group (fixture->store.store, group, &error);
  g_assert_no_error (error);
  store_fixture_publish (&fixture->store);
  fixture->path = g_build_filename (fixture->store.folder, "games.csv", NULL);
}

static void
close_round (Fixture *fixture)
{
  g_free (fixture->path);
  store_fixture_close (&fixture->store);
}

static BrgLiveResults *
read_table (Fixture *fixture, const char *text)
{
  g_autoptr (BrgSnapshot) snapshot = store_fixture_load (&fixture->store);
  g_autoptr (GError) error = NULL;
  BrgLiveResults *results;

  g_file_set_contents (fixture->path, text, -1, &error);
  g_assert_no_error (error);
  results = brg_live_results_new (snapshot, 1, fixture->path, &error);
  g_assert_no_error (error);
  return results;
}

/* "1/2 WL new ticked", rows in lines. */
static char *
describe (const BrgLiveResults *results)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < results->rows->len; i++)
    {
      const BrgLiveRow *row = results->rows->pdata[i];
      g_autofree char *result = brg_live_row_dup_result (results, row);
      g_auto (GStrv) parts = g_strsplit (result, "\u202f", -1);
      g_autofree char *plain = g_strjoinv ("", parts);

      g_string_append_printf (text, "%s%s %s %s%s", i > 0 ? "; " : "", row->label, plain,
                              brg_live_state_describe (row->state), row->is_taken ? " ticked" : "");
    }
  return g_string_free (text, FALSE);
}

#define assert_rows(results, expected)                  \
  G_STMT_START                                          \
  {                                                     \
    g_autofree char *told_ = describe (results);        \
    g_autofree char *now_ = dup_without_joiner (told_); \
    g_assert_cmpstr (now_, ==, (expected));             \
  }                                                     \
  G_STMT_END

static char *
dup_without_joiner (const char *text)
{
  g_auto (GStrv) parts = g_strsplit (text, "\u2060", -1);

  return g_strjoinv ("", parts);
}

/* rus-draughts-2022 5.4.6: the games of a meeting come one after the other, colours change; a file
 * that is written anew with every game has those before in it. */
static void
test_meeting (void)
{
  Fixture fixture = { 0 };
  g_autoptr (BrgLiveResults) first = NULL;
  g_autoptr (BrgLiveResults) both = NULL;
  g_autoptr (BrgLiveResults) named = NULL;
  g_autoptr (BrgLiveResults) more = NULL;
  g_autoptr (BrgLiveResults) sum = NULL;
  g_autoptr (GError) error = NULL;

  open_round (&fixture, 2);
  /* A list may have the result of the meeting. */
  sum = read_table (&fixture, "Round,Board,Result\n1,1,1-0\n");
  assert_rows (sum, "1/1 1–0 new");
  first = read_table (&fixture, "Round,Board,Result\n1,1/1,1-0\n");
  assert_rows (first, "1/1 1–0 new ticked");
  g_assert_true (brg_live_results_take (first, fixture.store.store, TRUE, &error));
  g_assert_no_error (error);
  /* In the second game who had White has Black: his win is 0-1 of that game. */
  both = read_table (&fixture, "Round,Board,Result\n1,1/1,1-0\n1,1.2,0-1\n");
  assert_rows (both, "1/1 1–0 stands already; 1/2 1–0 new ticked");
  g_assert_true (brg_live_results_take (both, fixture.store.store, TRUE, &error));
  g_assert_no_error (error);
  named = read_table (&fixture, "Round,Board,Result\n1,1/1,1-0\n1,1/2,1-0\n1,2/1,½-½\n");
  assert_rows (named, "1/1 1–0 stands already; 1/2 0–1 differs from the board’s result; "
                      "2/1 ½–½ new ticked");
  more = read_table (&fixture, "Round,Board,Result\n1,2/1,1-0\n1,2/3,1-0\n");
  assert_rows (more, "2/1 1–0 new ticked; 2/3 1–0 no such board");
  close_round (&fixture);
}

/* What somebody enters between reading and taking stays, and then nothing of the file is taken. */
static void
test_meanwhile (void)
{
  Fixture fixture = { 0 };
  g_autoptr (BrgLiveResults) results = NULL;
  g_autoptr (BrgLiveResults) after = NULL;
  g_autoptr (GError) error = NULL;

  open_round (&fixture, 1);
  results = read_table (&fixture, "Round,Board,Result\n1,1,1-0\n1,2,1-0\n");
  g_assert_cmpuint (brg_live_results_count_taken (results), ==, 2);
  g_assert_cmpuint (brg_live_results_count (results, BRG_LIVE_NEW), ==, 2);
  g_assert_true (brg_store_set_result (fixture.store.store,
                                       store_fixture_game (&fixture.store, 1, 2), BRG_OUTCOME_LOSS,
                                       BRG_OUTCOME_WIN, &error));
  g_assert_false (brg_live_results_take (results, fixture.store.store, TRUE, &error));
  g_assert_error (error, BRG_STORE_ERROR, BRG_STORE_ERROR_REFUSED);
  after = read_table (&fixture, "Round,Board,Result\n1,1,1-0\n1,2,1-0\n");
  assert_rows (after, "1 1–0 new ticked; 2 1–0 differs from the board’s result");
  close_round (&fixture);
}

BRG_TEST_TOPIC ("live-results")
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/app/live-results/rus-draughts-2022 5.4.6/meeting", test_meeting);
  g_test_add_func ("/app/live-results/meanwhile", test_meanwhile);
  return g_test_run ();
}
