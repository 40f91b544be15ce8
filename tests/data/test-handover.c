/* test-handover.c - the lead goes from one program to another
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-handover.h"
#include "brg-store-lead.h"
#include "brg-test.h"
#include "store-fixture.h"

#include <glib/gstdio.h>
#include <sys/stat.h>
#include <unistd.h>

static const BrgLeaseHolder hall = { (char *) "Зал 1", (char *) "О. Перминова",
                                     (char *) "2026-05-01T10:02:00Z", NULL };
static const BrgLeaseHolder office = { (char *) "Секретариат", (char *) "Л. Осин",
                                       (char *) "2026-05-01T10:30:00Z", NULL };

static void
test_question (void)
{
  StoreFixture fixture;
  g_autoptr (BrgHandover) asked = NULL;
  g_autoptr (BrgHandover) there = NULL;
  g_autoptr (BrgHandover) taken = NULL;

  store_fixture_open (&fixture, 4);
  g_assert_false (brg_handover_is_waiting (fixture.path));
  g_assert_null (brg_handover_read (fixture.path));
  g_assert_true (brg_handover_ask (fixture.path, &office, TRUE, "ноутбук сел\nи молчит"));
  g_assert_true (brg_handover_is_waiting (fixture.path));
  asked = brg_handover_read (fixture.path);
  g_assert_nonnull (asked);
  g_assert_true (asked->wants_lead);
  g_assert_cmpstr (asked->who->computer, ==, "Секретариат");
  g_assert_cmpstr (asked->who->person, ==, "Л. Осин");
  g_assert_cmpstr (asked->reason, ==, "ноутбук сел и молчит");
  /* Read is answered. */
  g_assert_false (brg_handover_is_waiting (fixture.path));
  g_assert_true (brg_handover_ask (fixture.path, &office, FALSE, ""));
  there = brg_handover_read (fixture.path);
  g_assert_false (there->wants_lead);
  g_assert_true (brg_handover_ask (fixture.path, &office, TRUE, ""));
  g_assert_true (brg_handover_withdraw (fixture.path));
  g_assert_false (brg_handover_is_waiting (fixture.path));
  /* What was taken up cannot be taken back: the lead is on its way. */
  g_assert_true (brg_handover_ask (fixture.path, &office, TRUE, ""));
  taken = brg_handover_read (fixture.path);
  g_assert_true (taken->wants_lead);
  g_assert_false (brg_handover_withdraw (fixture.path));
  g_assert_false (brg_handover_ask ("/no/such/folder/file.berger", &office, TRUE, ""));
  store_fixture_close (&fixture);
}

/* Whatever bears the name, nobody gives the lead away for it. */
static void
test_no_question (void)
{
  StoreFixture fixture;
  g_autofree char *ask = NULL;
  g_autofree char *target = NULL;
  g_autofree char *large = g_strnfill (4000, 'x');
  static const char text[] = "a\nb\nc\nlead\nd\n";

  store_fixture_open (&fixture, 4);
  ask = g_strconcat (fixture.path, "-ask", NULL);
  target = g_strconcat (fixture.path, "-target", NULL);
  for (guint way = 0; way < 6; way++)
    {
      g_assert_true (g_file_set_contents (target,
                                          way == 3   ? large
                                          : way == 4 ? "\xff\xfe\nb\nc\nlead\nd\n"
                                          : way == 5 ? "too\nshort"
                                                     : text,
                                          -1, NULL));
      g_assert_cmpint (way == 0   ? symlink (target, ask)
                       : way == 1 ? link (target, ask)
                       : way == 2 ? mkfifo (ask, 0600)
                                  : g_rename (target, ask),
                       ==, 0);
      g_assert_null (brg_handover_read (fixture.path));
      g_unlink (ask);
    }
  store_fixture_close (&fixture);
}

static gboolean
set_result (BrgStore *store, StoreFixture *fixture, gint board, GError **error)
{
  return brg_store_set_result (store, store_fixture_game (fixture, 1, board), BRG_OUTCOME_WIN,
                               BRG_OUTCOME_LOSS, error);
}

/* Who was taken for dead and goes on after all writes nothing. */
static void
test_force (void)
{
  StoreFixture fixture;
  g_autoptr (BrgLease) silent = NULL;
  g_autoptr (BrgLease) forced = NULL;
  g_autoptr (BrgLeaseHolder) holder = NULL;
  g_autoptr (GError) error = NULL;

  store_fixture_open (&fixture, 8);
  store_fixture_publish (&fixture);
  silent = brg_lease_take (fixture.path, &hall, NULL);
  brg_store_set_lease (fixture.store, silent);
  g_assert_true (set_result (fixture.store, &fixture, 1, &error));
  forced = brg_lease_force (fixture.path, &office);
  g_assert_nonnull (forced);
  g_assert_false (brg_lease_is_held (silent));
  g_assert_true (brg_lease_is_held (forced));
  g_assert_false (set_result (fixture.store, &fixture, 2, &error));
  g_assert_error (error, BRG_STORE_ERROR, BRG_STORE_ERROR_READ_ONLY);
  g_clear_error (&error);
  g_assert_false (brg_journal_undo (fixture.store, fixture.event_id, &error));
  g_assert_error (error, BRG_STORE_ERROR, BRG_STORE_ERROR_READ_ONLY);
  g_clear_error (&error);
  /* Its end does not take the other's lease away. */
  brg_store_set_lease (fixture.store, NULL);
  g_clear_pointer (&silent, brg_lease_free);
  g_assert_true (brg_lease_is_held (forced));
  g_assert_null (brg_lease_take (fixture.path, &hall, &holder));
  g_assert_cmpstr (holder->computer, ==, "Секретариат");
  g_clear_pointer (&forced, brg_lease_free);
  store_fixture_close (&fixture);
}

/* Taking over stands in the journal; what was done before is its doer's to take back. */
static void
test_record (void)
{
  StoreFixture fixture;
  g_autoptr (GPtrArray) entries = NULL;
  g_autoptr (BrgJournalEntry) foreign = NULL;
  g_autofree char *owner = NULL;
  g_autofree char *title = NULL;
  g_autoptr (GError) error = NULL;

  store_fixture_open (&fixture, 8);
  store_fixture_publish (&fixture);
  g_assert_true (set_result (fixture.store, &fixture, 1, &error));
  store_fixture_reopen (&fixture);
  brg_store_record_lead (fixture.store, fixture.event_id, &office, &hall, "ноутбук сел", TRUE,
                         &error);
  g_assert_no_error (error);
  entries = brg_journal_list (fixture.store, fixture.event_id, NULL);
  title = brg_journal_entry_dup_title (entries->pdata[entries->len - 1]);
  g_assert_cmpstr (title, ==,
                   "Lead taken without an answer: Секретариат, Л. Осин instead of Зал 1, О. "
                   "Перминова (ноутбук сел)");
  g_assert_null (brg_journal_peek_undo (fixture.store, fixture.event_id));
  g_assert_false (brg_journal_undo (fixture.store, fixture.event_id, &error));
  g_assert_error (error, BRG_STORE_ERROR, BRG_STORE_ERROR_NOTHING);
  g_clear_error (&error);
  foreign = brg_journal_peek_foreign (fixture.store, fixture.event_id, &owner);
  g_assert_cmpstr (foreign->action, ==, "result-set");
  g_assert_cmpstr (owner, ==, "Зал 1, О. Перминова");
  /* One's own act goes back, and no further. */
  g_assert_true (set_result (fixture.store, &fixture, 2, &error));
  g_assert_true (brg_journal_undo (fixture.store, fixture.event_id, &error));
  g_assert_no_error (error);
  g_assert_null (brg_journal_peek_undo (fixture.store, fixture.event_id));
  g_assert_true (brg_journal_redo (fixture.store, fixture.event_id, &error));
  brg_journal_verify (fixture.store, &error);
  g_assert_no_error (error);
  store_fixture_close (&fixture);
}

/* Who has the lead answers for the event: with the owner named, his acts go back too, and come
 * again with redo. */
static void
test_undo_of_former (void)
{
  StoreFixture fixture;
  g_autoptr (GPtrArray) entries = NULL;
  g_autofree char *before = NULL;
  g_autofree char *after = NULL;
  g_autofree char *owner = NULL;
  g_autoptr (GError) error = NULL;
  gint64 published;
  guint count;

  store_fixture_open (&fixture, 8);
  store_fixture_publish (&fixture);
  entries = brg_journal_list (fixture.store, fixture.event_id, NULL);
  published = ((BrgJournalEntry *) entries->pdata[entries->len - 1])->id;
  before = brg_journal_hash_content (fixture.store, NULL);
  g_assert_true (set_result (fixture.store, &fixture, 1, &error));
  store_fixture_reopen (&fixture);
  brg_store_record_lead (fixture.store, fixture.event_id, &office, &hall, "ноутбук сел", TRUE,
                         &error);
  g_assert_true (set_result (fixture.store, &fixture, 2, &error));
  g_assert_true (brg_journal_count_undo_to (fixture.store, fixture.event_id, published, &count,
                                            &owner, &error));
  g_assert_cmpuint (count, ==, 2);
  g_assert_cmpstr (owner, ==, "Зал 1, О. Перминова");
  g_assert_true (brg_journal_undo_to (fixture.store, fixture.event_id, published, &error));
  g_assert_no_error (error);
  after = brg_journal_hash_content (fixture.store, NULL);
  g_assert_cmpstr (after, ==, before);
  g_assert_null (brg_journal_peek_undo (fixture.store, fixture.event_id));
  g_assert_true (brg_journal_redo_all (fixture.store, fixture.event_id, &error));
  g_assert_true (
      brg_journal_count_undo_to (fixture.store, fixture.event_id, published, &count, NULL, &error));
  g_assert_cmpuint (count, ==, 2);
  brg_journal_verify (fixture.store, &error);
  g_assert_no_error (error);
  store_fixture_close (&fixture);
}

BRG_TEST_TOPIC ("handover")
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/data/handover/question", test_question);
  g_test_add_func ("/data/handover/no-question", test_no_question);
  g_test_add_func ("/data/handover/force", test_force);
  g_test_add_func ("/data/handover/record", test_record);
  g_test_add_func ("/data/handover/undo-of-former", test_undo_of_former);
  return g_test_run ();
}
