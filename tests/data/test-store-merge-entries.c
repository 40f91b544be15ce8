/* test-store-merge-entries.c - two entries of one group are found to be one player
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-sql.h"
#include "brg-store-admission.h"
#include "brg-store-entry-papers.h"
#include "brg-store-merge-entries.h"
#include "brg-store-persons.h"
#include "brg-test.h"
#include "contest-fixture.h"
#include "store-fixture.h"

typedef struct
{
  StoreFixture base;
  gint64 first;
  gint64 second;
} Two;

static void
open_two (Two *two)
{
  g_autoptr (BrgSnapshot) snapshot = NULL;

  store_fixture_open (&two->base, 4);
  snapshot = store_fixture_load (&two->base);
  two->first = brg_snapshot_get_entry (snapshot, 0)->id;
  two->second = brg_snapshot_get_entry (snapshot, 1)->id;
}

static BrgPerson *
load_person (Two *two, gint64 entry_id)
{
  gint64 id = 0;

  brg_sql_get_int (two->base.store, &id, NULL, "SELECT person_id FROM entry WHERE id = ?1", "i",
                   entry_id);
  return brg_store_load_person (two->base.store, id, NULL);
}

static void
see (Two *two, gint64 entry_id, const char *item)
{
  BrgEntryPaper paper = {
    entry_id, (char *) item, FALSE, (char *) "2026-11-17", (char *) "Перминова", (char *) ""
  };
  g_autoptr (GError) error = NULL;

  g_assert_true (brg_store_see_paper (two->base.store, &paper, &error));
  g_assert_no_error (error);
}

static void
pay (Two *two, gint64 entry_id, gint64 amount, const char *currency, const char *receipt)
{
  g_autoptr (BrgEntryFee) fee = brg_entry_fee_new (entry_id);
  g_autoptr (GError) error = NULL;

  fee->amount = amount;
  g_free (fee->currency);
  fee->currency = g_strdup (currency);
  g_free (fee->paid_on);
  fee->paid_on = g_strdup ("2026-11-16");
  g_free (fee->receipt);
  fee->receipt = g_strdup (receipt);
  g_assert_true (brg_store_set_entry_fee (two->base.store, fee, &error));
  g_assert_no_error (error);
}

static void
decide (Two *two, gint64 entry_id, BrgAdmissionState state)
{
  g_autoptr (BrgAdmission) admission = brg_admission_new (entry_id);
  g_autoptr (GError) error = NULL;

  admission->state = state;
  admission->ground = state == BRG_ADMISSION_REFUSED ? BRG_GROUND_OTHER : BRG_GROUND_NONE;
  g_free (admission->reason);
  admission->reason = g_strdup ("так решено");
  g_free (admission->decided_by);
  admission->decided_by = g_strdup ("Токарев");
  g_assert_true (brg_store_decide_admission (two->base.store, admission, &error));
  g_assert_no_error (error);
}

static void
assert_told_apart (Two *two, const char *message)
{
  g_autoptr (GError) error = NULL;
  gint64 kept_id = 0;

  g_assert_false (
      brg_store_check_merge_entries (two->base.store, two->first, two->second, &kept_id, &error));
  g_assert_error (error, BRG_STORE_ERROR, BRG_STORE_ERROR_REFUSED);
  g_assert_cmpstr (error->message, ==, message);
}

static gint64
count (Two *two, const char *sql, gint64 id)
{
  gint64 n = -1;

  brg_sql_get_int (two->base.store, &n, NULL, sql, "i", id);
  return n;
}

/* Every row that a merge may touch, as text. */
static char *
dup_state (Two *two)
{
  static const char *const queries[] = {
    "SELECT group_concat (id || '|' || family_name || '|' || birth) FROM"
    " (SELECT * FROM person ORDER BY id)",
    "SELECT group_concat (id || '|' || person_id || '|' || ifnull (number, 0) || '|' || title) FROM"
    " (SELECT * FROM entry ORDER BY id)",
    "SELECT ifnull (group_concat (entry_id || '|' || item), '') FROM"
    " (SELECT * FROM entry_paper ORDER BY entry_id, item)",
    "SELECT ifnull (group_concat (entry_id || '|' || amount || '|' || receipt), '') FROM"
    " (SELECT * FROM entry_fee ORDER BY entry_id)",
    "SELECT ifnull (group_concat (entry_id || '|' || state), '') FROM"
    " (SELECT * FROM admission ORDER BY entry_id)",
    "SELECT ifnull (group_concat (old_id || '|' || person_id), '') FROM"
    " (SELECT * FROM person_alias ORDER BY old_id)",
  };
  g_autoptr (GString) state = g_string_new (NULL);

  for (guint i = 0; i < G_N_ELEMENTS (queries); i++)
    {
      gboolean has_row = FALSE;
      sqlite3_stmt *stmt = brg_sql_query (two->base.store, NULL, queries[i], "");

      g_assert_true (brg_sql_step (two->base.store, stmt, &has_row, NULL) && has_row);
      g_string_append_printf (state, "%s\n", brg_sql_get_text (stmt, 0));
      sqlite3_reset (stmt);
    }
  return g_string_free (g_steal_pointer (&state), FALSE);
}

static void
merge (Two *two, gint64 kept_id, gint64 gone_id)
{
  g_autoptr (BrgPerson) person = load_person (two, kept_id);
  g_autoptr (GError) error = NULL;

  g_assert_true (brg_store_merge_entries (two->base.store, kept_id, gone_id, person, 0, &error));
  g_assert_no_error (error);
}

/* Papers, fees and the decision of both stand of one, numbers close up, and undo brings both back.
 */
static void
test_joined (void)
{
  Two two = { 0 };
  g_autoptr (GError) error = NULL;
  g_autofree char *before = NULL;
  g_autofree char *undone = NULL;
  g_autofree char *after = NULL;
  g_autofree char *redone = NULL;
  g_autoptr (BrgSnapshot) snapshot = NULL;

  open_two (&two);
  see (&two, two.first, "identity");
  see (&two, two.second, "identity");
  see (&two, two.second, "medical-insurance");
  pay (&two, two.first, 50000, "₽", "11");
  pay (&two, two.second, 30000, "₽", "12");
  decide (&two, two.second, BRG_ADMISSION_ADMITTED);
  before = dup_state (&two);
  merge (&two, two.first, two.second);
  after = dup_state (&two);
  g_assert_cmpint (count (&two, "SELECT count(*) FROM entry_paper WHERE entry_id = ?1", two.first),
                   ==, 2);
  g_assert_cmpint (count (&two,
                          "SELECT amount FROM entry_fee WHERE entry_id = ?1 AND receipt = '11, 12'",
                          two.first),
                   ==, 80000);
  g_assert_cmpint (
      count (&two, "SELECT count(*) FROM admission WHERE entry_id = ?1 AND state = 'admitted'",
             two.first),
      ==, 1);
  g_assert_cmpint (count (&two, "SELECT count(*) FROM person WHERE id <> ?1", 0), ==, 3);
  snapshot = store_fixture_load (&two.base);
  g_assert_cmpuint (snapshot->entries->len, ==, 3);
  for (gint i = 0; i < 3; i++)
    g_assert_cmpint (brg_snapshot_get_entry (snapshot, i)->number, ==, i + 1);
  g_assert_true (brg_journal_undo (two.base.store, two.base.event_id, &error));
  undone = dup_state (&two);
  g_assert_cmpstr (undone, ==, before);
  g_assert_true (brg_journal_redo (two.base.store, two.base.event_id, &error));
  redone = dup_state (&two);
  g_assert_cmpstr (redone, ==, after);
  brg_journal_verify (two.base.store, &error);
  g_assert_no_error (error);
  store_fixture_close (&two.base);
}

/* Rating, organisation and delegation stand as they were chosen, and go back by undo. */
static void
test_chosen (void)
{
  static const char *const rows[] = {
    "UPDATE entry SET rating = 1900 + id, organisation = 'Область ' || id",
    "INSERT INTO delegation (id, event_id, name) SELECT 70 + e.id, g.event_id, 'Область ' || e.id"
    " FROM entry e JOIN event_group g ON g.id = e.group_id",
    "UPDATE admission SET delegation_id = 70 + entry_id",
  };
  Two two = { 0 };
  g_autoptr (GError) error = NULL;
  g_autoptr (BrgPerson) person = NULL;

  open_two (&two);
  decide (&two, two.first, BRG_ADMISSION_ADMITTED);
  decide (&two, two.second, BRG_ADMISSION_ADMITTED);
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    g_assert_true (brg_sql_run (two.base.store, &error, rows[i], ""));
  g_assert_no_error (error);
  person = load_person (&two, two.first);
  g_assert_true (brg_store_merge_entries (two.base.store, two.first, two.second, person,
                                          BRG_MERGE_RATING | BRG_MERGE_ORGANISATION, &error));
  g_assert_no_error (error);
  g_assert_cmpint (count (&two, "SELECT rating FROM entry WHERE id = ?1", two.first), ==,
                   1900 + two.second);
  g_assert_cmpint (
      count (&two, "SELECT substr (organisation, 9) FROM entry WHERE id = ?1", two.first), ==,
      two.second);
  g_assert_cmpint (
      count (&two, "SELECT delegation_id FROM admission WHERE entry_id = ?1", two.first), ==,
      70 + two.second);
  g_assert_true (brg_journal_undo (two.base.store, two.base.event_id, &error));
  g_assert_cmpint (count (&two, "SELECT rating FROM entry WHERE id = ?1", two.first), ==,
                   1900 + two.first);
  store_fixture_close (&two.base);
}

/* The one who plays stays, whichever is asked about first; two who play are two. */
static void
test_who_plays (void)
{
  Two two = { 0 };
  g_autoptr (GError) error = NULL;
  g_autoptr (BrgSnapshot) snapshot = NULL;
  g_autoptr (BrgEntry) late = NULL;
  g_autoptr (BrgPerson) person = NULL;
  gint64 late_id = 0;
  gint64 kept_id = 0;

  open_two (&two);
  store_fixture_publish (&two.base);
  assert_told_apart (&two, "Both have been paired: they are two players.");
  snapshot = store_fixture_load (&two.base);
  late = brg_entry_copy (brg_snapshot_get_entry (snapshot, 0));
  late->person_id = 0;
  late->joins_round = 2;
  g_assert_true (brg_store_add_entry (two.base.store, two.base.group_id, late, BRG_OUTCOME_ZERO_BYE,
                                      &late_id, &error));
  g_assert_no_error (error);
  g_assert_true (
      brg_store_check_merge_entries (two.base.store, late_id, two.first, &kept_id, &error));
  g_assert_no_error (error);
  g_assert_cmpint (kept_id, ==, two.first);
  person = load_person (&two, late_id);
  g_assert_false (brg_store_merge_entries (two.base.store, late_id, two.first, person, 0, &error));
  g_assert_error (error, BRG_STORE_ERROR, BRG_STORE_ERROR_REFUSED);
  g_clear_error (&error);
  merge (&two, two.first, late_id);
  g_assert_cmpint (count (&two, "SELECT count(*) FROM entry WHERE id = ?1", late_id), ==, 0);
  store_fixture_close (&two.base);
}

static void
test_currencies (void)
{
  Two two = { 0 };

  open_two (&two);
  pay (&two, two.first, 50000, "₽", "11");
  pay (&two, two.second, 3000, "€", "12");
  assert_told_apart (&two, "Both have paid a fee, in different currencies.");
  store_fixture_close (&two.base);
}

static void
test_decisions (void)
{
  Two two = { 0 };

  open_two (&two);
  decide (&two, two.second, BRG_ADMISSION_REFUSED);
  assert_told_apart (&two, "The admission committee decided differently about the two. Change one "
                           "decision first.");
  store_fixture_close (&two.base);
}

/* What one composed is the other's, a work of both once; both answers to a work part them. */
static void
test_contest (void)
{
  StoreFixture fixture = { 0 };
  g_autoptr (GError) error = NULL;
  g_autoptr (BrgContest) contest = NULL;
  g_autoptr (BrgPerson) person = NULL;
  BrgContestWork *work;
  gint64 kept;
  gint64 gone;
  gint64 n_of_gone;
  gint64 person_id;

  contest_fixture_open (&fixture, BRG_CONTEST_COMPOSING);
  contest_fixture_fill (&fixture);
  kept = contest_fixture_player (&fixture, 1);
  gone = contest_fixture_player (&fixture, 9);
  contest = contest_fixture_load (&fixture);
  work = contest->works->pdata[0];
  g_ptr_array_add (work->authors, brg_contest_author_new (gone, NULL, NULL));
  g_assert_true (brg_store_put_contest_work (fixture.store, work, &error));
  brg_sql_get_int (fixture.store, &person_id, &error, "SELECT person_id FROM entry WHERE id = ?1",
                   "i", kept);
  person = brg_store_load_person (fixture.store, person_id, &error);
  g_assert_no_error (error);
  brg_store_merge_entries (fixture.store, kept, gone, person, 0, &error);
  g_assert_no_error (error);
  g_clear_pointer (&contest, brg_contest_free);
  contest = contest_fixture_load (&fixture);
  g_assert_cmpuint (((BrgContestWork *) contest->works->pdata[0])->authors->len, ==, 1);
  work = contest->works->pdata[9];
  g_assert_cmpint (((BrgContestAuthor *) work->authors->pdata[0])->entry_id, ==, kept);
  brg_sql_get_int (fixture.store, &n_of_gone, &error,
                   "SELECT count(*) FROM contest_author WHERE entry_id = ?1", "i", gone);
  g_assert_cmpint (n_of_gone, ==, 0);
  store_fixture_close (&fixture);
}

BRG_TEST_TOPIC ("store-merge-entries")
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/data/store-merge-entries/joined", test_joined);
  g_test_add_func ("/data/store-merge-entries/who-plays", test_who_plays);
  g_test_add_func ("/data/store-merge-entries/chosen", test_chosen);
  g_test_add_func ("/data/store-merge-entries/currencies", test_currencies);
  g_test_add_func ("/data/store-merge-entries/decisions", test_decisions);
  g_test_add_func ("/data/store-merge-entries/contest", test_contest);
  return g_test_run ();
}
