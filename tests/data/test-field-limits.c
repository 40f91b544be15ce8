/* test-field-limits.c - what is committed is let in again: too long a text is refused by the action
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <string.h>

#include "brg-action.h"
#include "brg-sql.h"
#include "brg-store-disqualifications.h"
#include "brg-store-ratings.h"
#include "brg-test.h"
#include "store-fixture.h"

#define MOST 4096
#define MOST_WRITING (1 << 16)
#define MOST_LONG (1 << 20)

static void
set_text (char **place, const char *text)
{
  g_free (*place);
  *place = g_strdup (text);
}

static gboolean
disqualify (StoreFixture *fixture, const char *by, const char *reason, GError **error)
{
  g_autoptr (BrgDisqualification) row = brg_disqualification_new ();

  set_text (&row->name, "Ковтун Артём");
  set_text (&row->decided_by, by);
  set_text (&row->reason, reason);
  return brg_store_add_disqualification (fixture->store, fixture->event_id, row, error);
}

static gboolean
take_from (StoreFixture *fixture, const char *list, GError **error)
{
  g_autoptr (BrgSnapshot) snapshot = store_fixture_load (fixture);
  g_autoptr (GArray) ratings = g_array_new (FALSE, FALSE, sizeof (BrgListedRating));
  BrgListedRating listed = { .entry_id = brg_snapshot_get_entry (snapshot, 1)->id,
                             .rating = 2345,
                             .list = list,
                             .day = "2026-11-01" };

  g_array_append_val (ratings, listed);
  return brg_store_update_ratings (fixture->store, fixture->group_id, ratings, 1, error);
}

static void
assert_refused (const GError *error, const char *message)
{
  g_assert_error (error, BRG_STORE_ERROR, BRG_STORE_ERROR_REFUSED);
  g_assert_cmpstr (error->message, ==, message);
}

/* The file opens after the longest text that is taken, and nothing is left of a longer one. */
static void
test_texts (void)
{
  StoreFixture fixture = { 0 };
  g_autofree char *most = g_strnfill (MOST, 'x');
  g_autofree char *longer = g_strnfill (MOST + 1, 'x');
  g_autofree char *pages = g_strnfill (MOST_WRITING, 'x');
  g_autofree char *more = g_strnfill (MOST_WRITING + 1, 'x');
  g_autofree char *before = NULL;
  g_autofree char *after = NULL;
  g_autoptr (GError) error = NULL;

  store_fixture_open (&fixture, 4);
  g_assert_true (disqualify (&fixture, most, pages, &error));
  g_assert_no_error (error);
  g_assert_true (take_from (&fixture, most, &error));
  g_assert_no_error (error);
  store_fixture_reopen (&fixture);
  before = brg_journal_hash_content (fixture.store, NULL);
  g_assert_false (disqualify (&fixture, longer, "", &error));
  assert_refused (error, "The text of the field “decided by” (disqualifications) is too long: 4097"
                         " bytes, at most 4096 are kept.");
  g_clear_error (&error);
  g_assert_false (disqualify (&fixture, "", more, &error));
  assert_refused (error, "The text of the field “reason” (disqualifications) is too long: 65537"
                         " bytes, at most 65536 are kept.");
  g_clear_error (&error);
  g_assert_false (take_from (&fixture, longer, &error));
  assert_refused (error, "The text of the field “rating list” (ratings from lists) is too long:"
                         " 4097 bytes, at most 4096 are kept.");
  after = brg_journal_hash_content (fixture.store, NULL);
  g_assert_cmpstr (before, ==, after);
  store_fixture_reopen (&fixture);
  store_fixture_close (&fixture);
}

/* Whoever writes: the sentence is that of the action, and the row is not there. */
static gboolean
change (StoreFixture *fixture, const char *sql, const char *argument, GError **error)
{
  g_autoptr (BrgAction) action =
      brg_action_begin (fixture->store, "event-update", fixture->event_id, error);

  g_assert_nonnull (action);
  g_assert_true (brg_sql_run (fixture->store, NULL, sql, ""));
  brg_action_set_text (action, "name", argument);
  return brg_action_commit (g_steal_pointer (&action), error);
}

static void
test_rows (void)
{
  static const struct
  {
    const char *sql;
    const char *told; /* NULL: taken */
  } rows[] = {
    { "UPDATE event SET place = hex (zeroblob (2048))", NULL },
    { "UPDATE event SET place = hex (zeroblob (2049))", "“place” (event)" },
    { "UPDATE event SET place = CAST (x'ff' AS TEXT)", "“place” (event)" },
    { "UPDATE event SET place = CAST (x'410042' AS TEXT)", "“place” (event)" },
    { "UPDATE event_group SET seed = 9000000000", NULL },
    { "UPDATE entry SET rating = 9000000000", "“rating” (participants)" },
    { "UPDATE entry SET rating = 2000", NULL },
    { "INSERT INTO setting (event_id, name, value) SELECT id, hex (zeroblob (3000)), '1' FROM"
      " event",
      "“name” (settings)" },
  };
  g_autofree char *more = g_strnfill (MOST_LONG, 'x');
  StoreFixture fixture = { 0 };

  store_fixture_open (&fixture, 4);
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autoptr (GError) error = NULL;

      g_test_message ("%s", rows[i].sql);
      g_assert_cmpint (change (&fixture, rows[i].sql, "", &error), ==, rows[i].told == NULL);
      if (rows[i].told != NULL)
        {
          g_assert_error (error, BRG_STORE_ERROR, BRG_STORE_ERROR_REFUSED);
          g_assert_nonnull (strstr (error->message, rows[i].told));
        }
      store_fixture_reopen (&fixture);
    }
  g_assert_false (change (&fixture, "UPDATE entry SET rating = 2001", more, NULL));
  store_fixture_reopen (&fixture);
  store_fixture_close (&fixture);
}

BRG_TEST_TOPIC ("field-limits")
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/data/field-limits/texts", test_texts);
  g_test_add_func ("/data/field-limits/rows", test_rows);
  return g_test_run ();
}
