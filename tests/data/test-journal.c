/* test-journal.c - undo, redo, the chain of hashes
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <string.h>

#include "brg-action-moves.h"
#include "brg-action-titles-event.h"
#include "brg-action-titles-games.h"
#include "brg-action-titles-rounds.h"
#include "brg-action.h"
#include "brg-sql.h"
#include "brg-store-documents.h"
#include "brg-store-game-rows.h"
#include "brg-store-games.h"
#include "brg-store-parts.h"
#include "brg-test.h"
#include "store-fixture.h"

static void
run_sql (StoreFixture *fixture, const char *sql)
{
  sqlite3 *db = NULL;

  g_assert_cmpint (sqlite3_open (fixture->path, &db), ==, SQLITE_OK);
  g_assert_cmpint (sqlite3_exec (db, sql, NULL, NULL, NULL), ==, SQLITE_OK);
  sqlite3_close (db);
}

static char *
hash (StoreFixture *fixture)
{
  g_autoptr (GError) error = NULL;
  char *text = brg_journal_hash_content (fixture->store, &error);

  g_assert_no_error (error);
  return text;
}

static void
assert_is_sound (StoreFixture *fixture)
{
  g_autoptr (GError) error = NULL;

  brg_journal_verify (fixture->store, &error);
  g_assert_no_error (error);
}

static void
set_result (StoreFixture *fixture, gint round, gint board, BrgOutcome white, BrgOutcome black)
{
  g_autoptr (GError) error = NULL;

  brg_store_set_result (fixture->store, store_fixture_game (fixture, round, board), white, black,
                        &error);
  g_assert_no_error (error);
}

/* A bit of everything, so that undo meets every table. */
static void
live_a_little (StoreFixture *fixture)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (BrgSnapshot) snapshot = store_fixture_load (fixture);
  g_autoptr (BrgEvent) event = brg_event_copy (snapshot->event);
  const BrgEntry *entry = snapshot->entries->pdata[2];
  g_autoptr (GBytes) pdf = g_bytes_new_static ("%PDF-1.5", 8);

  g_free (event->venue);
  event->venue = g_strdup ("Клуб");
  g_assert_true (brg_store_update_event (fixture->store, event, &error));
  g_assert_true (
      brg_store_set_absence (fixture->store, entry->id, 2, BRG_OUTCOME_HALF_BYE, &error));
  store_fixture_publish (fixture);
  set_result (fixture, 1, 1, BRG_OUTCOME_WIN, BRG_OUTCOME_LOSS);
  set_result (fixture, 1, 2, BRG_OUTCOME_DRAW, BRG_OUTCOME_DRAW);
  set_result (fixture, 1, 1, BRG_OUTCOME_LOSS, BRG_OUTCOME_WIN);
  set_result (fixture, 1, 3, BRG_OUTCOME_FORFEIT_WIN, BRG_OUTCOME_FORFEIT_LOSS);
  g_assert_true (
      brg_store_set_verified (fixture->store, store_fixture_game (fixture, 1, 2), TRUE, &error));
  g_assert_true (
      brg_store_swap_colours (fixture->store, store_fixture_game (fixture, 1, 3), &error));
  g_assert_true (brg_store_withdraw (fixture->store, entry->id, 1, "болезнь", &error));
  g_assert_true (brg_store_add_document (fixture->store, fixture->group_id, "protocol", 1,
                                         "Протокол", pdf, &error));
  g_assert_no_error (error);
}

static guint
undo_everything (StoreFixture *fixture)
{
  guint n_undone = 0;

  for (;;)
    {
      g_autoptr (BrgJournalEntry) next = brg_journal_peek_undo (fixture->store, fixture->event_id);
      g_autoptr (GError) error = NULL;

      if (next == NULL)
        return n_undone;
      brg_journal_undo (fixture->store, fixture->event_id, &error);
      g_assert_no_error (error);
      n_undone++;
    }
}

static void
test_back_and_forth (void)
{
  StoreFixture fixture = { 0 };
  g_autofree char *empty = NULL;
  g_autofree char *full = NULL;
  g_autofree char *back = NULL;
  g_autofree char *forth = NULL;
  g_autoptr (GError) error = NULL;
  guint n_undone;

  store_fixture_open (&fixture, 6);
  empty = hash (&fixture);
  live_a_little (&fixture);
  full = hash (&fixture);
  store_fixture_reopen (&fixture);
  n_undone = undo_everything (&fixture);
  g_assert_cmpuint (n_undone, ==, 11);
  back = hash (&fixture);
  g_assert_cmpstr (back, ==, empty);
  store_fixture_reopen (&fixture);
  for (guint i = 0; i < n_undone; i++)
    {
      brg_journal_redo (fixture.store, fixture.event_id, &error);
      g_assert_no_error (error);
    }
  g_assert_null (brg_journal_peek_redo (fixture.store, fixture.event_id));
  forth = hash (&fixture);
  g_assert_cmpstr (forth, ==, full);
  assert_is_sound (&fixture);
  store_fixture_close (&fixture);
}

static void
test_new_action_ends_redo (void)
{
  StoreFixture fixture = { 0 };
  g_autoptr (GError) error = NULL;

  store_fixture_open (&fixture, 4);
  store_fixture_publish (&fixture);
  set_result (&fixture, 1, 1, BRG_OUTCOME_WIN, BRG_OUTCOME_LOSS);
  g_assert_true (brg_journal_undo (fixture.store, fixture.event_id, &error));
  set_result (&fixture, 1, 2, BRG_OUTCOME_WIN, BRG_OUTCOME_LOSS);
  g_assert_null (brg_journal_peek_redo (fixture.store, fixture.event_id));
  g_assert_false (brg_journal_redo (fixture.store, fixture.event_id, &error));
  g_assert_error (error, BRG_STORE_ERROR, BRG_STORE_ERROR_NOTHING);
  store_fixture_close (&fixture);
}

static void
assert_last_title (StoreFixture *fixture, const char *expected)
{
  g_autoptr (BrgJournalEntry) entry = brg_journal_peek_undo (fixture->store, fixture->event_id);
  g_autofree char *title = brg_journal_entry_dup_title (entry);

  g_assert_cmpstr (title, ==, expected);
}

/* A slip of the hand on the page of the event is seen: the journal names the old text and the new;
 * several changes at once have their general name. */
static void
test_details (void)
{
  StoreFixture fixture = { 0 };
  g_autoptr (BrgSnapshot) snapshot = NULL;
  g_autoptr (BrgEvent) event = NULL;
  g_autoptr (GError) error = NULL;

  store_fixture_open (&fixture, 4);
  snapshot = store_fixture_load (&fixture);
  event = brg_event_copy (snapshot->event);
  g_free (event->name);
  event->name = g_strdup ("7");
  g_assert_true (brg_store_update_event (fixture.store, event, &error));
  assert_last_title (&fixture, "Name of the event: 7 instead of Первенство области");
  g_ptr_array_add (event->officials, brg_official_new (BRG_OFFICIAL_ARBITER, "А. Б. Новый", ""));
  g_assert_true (brg_store_update_event (fixture.store, event, &error));
  assert_last_title (&fixture, "Officials: А. Б. Новый instead of –");
  event->discipline =
      event->discipline == BRG_DISCIPLINE_CHESS ? BRG_DISCIPLINE_CHESS960 : BRG_DISCIPLINE_CHESS;
  g_assert_true (brg_store_update_event (fixture.store, event, &error));
  assert_last_title (&fixture, "Details of the event");
  g_free (event->place);
  event->place = g_strdup ("Казань");
  g_free (event->venue);
  event->venue = g_strdup ("Дом спорта");
  g_assert_true (brg_store_update_event (fixture.store, event, &error));
  assert_last_title (&fixture, "Details of the event");
  g_free (snapshot->group->time_control);
  snapshot->group->time_control = g_strdup ("90+30");
  g_assert_true (brg_store_update_group (fixture.store, snapshot->group, &error));
  assert_last_title (&fixture, "Time control: 90+30 instead of –");
  g_assert_no_error (error);
  store_fixture_close (&fixture);
}

/* A number of the regulations, by its name and with both values; an undone one as well. */
static void
test_regulations (void)
{
  StoreFixture fixture = { 0 };
  g_autoptr (GError) error = NULL;

  store_fixture_open (&fixture, 4);
  g_assert_true (
      brg_store_set_setting (fixture.store, fixture.event_id, "rule-report-days", "14", &error));
  assert_last_title (&fixture, "Regulations of the event: Time for the chief arbiter’s report, "
                               "days: 14 instead of –");
  g_assert_true (
      brg_store_set_setting (fixture.store, fixture.event_id, "rule-level", "2", &error));
  g_assert_true (brg_store_set_setting (fixture.store, fixture.event_id, "rule-level", "", &error));
  g_assert_true (
      brg_store_set_setting (fixture.store, fixture.event_id, "rule-report-days", "10", &error));
  assert_last_title (&fixture, "Regulations of the event: Time for the chief arbiter’s report, "
                               "days: 10 instead of 14");
  g_assert_true (brg_store_set_setting (fixture.store, fixture.event_id, "form", "10", &error));
  assert_last_title (&fixture, "Setting form");
  g_assert_no_error (error);
  store_fixture_close (&fixture);
}

static void
test_titles (void)
{
  static const char *const expected[] = {
    "New event: Первенство области",
    "Venue: Клуб instead of –",
    "Игрок3 Имя has a half-point bye in round 2",
    "Round 1 published, 3 boards",
    "Result of board 1: 1\u202f–\u2060\u202f0 (round 1, Игрок2 И. – Игрок3 И.)",
    "Result of board 2: ½\u202f–\u2060\u202f½ (round 1, Игрок4 И. – Игрок5 И.)",
    "Result of board 1: 0\u202f–\u2060\u202f1 instead of 1\u202f–\u2060\u202f0 (round 1, Игрок2 И. "
    "– Игрок3 "
    "И.)",
    "Result of board 3: +\u202f/\u202f− (round 1, Игрок6 И. – Игрок1 И.)",
    "Result of board 2 verified (round 1, Игрок4 И. – Игрок5 И.)",
    "Colours of board 3 swapped (round 1, Игрок1 И. – Игрок6 И.)",
    "Игрок3 Имя withdrew after round 1",
    "Document 1 filed: Протокол",
    "Undone: Document 1 filed: Протокол",
    "Redone: Document 1 filed: Протокол",
  };
  StoreFixture fixture = { 0 };
  g_autoptr (GPtrArray) entries = NULL;
  g_autoptr (GError) error = NULL;

  store_fixture_open (&fixture, 6);
  live_a_little (&fixture);
  g_assert_true (brg_journal_undo (fixture.store, fixture.event_id, &error));
  g_assert_true (brg_journal_redo (fixture.store, fixture.event_id, &error));
  entries = brg_journal_list (fixture.store, fixture.event_id, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (entries->len, ==, G_N_ELEMENTS (expected));
  for (guint i = 0; i < entries->len; i++)
    {
      g_autofree char *title = brg_journal_entry_dup_title (entries->pdata[i]);

      g_assert_cmpstr (title, ==, expected[i]);
    }
  g_assert_true (((BrgJournalEntry *) entries->pdata[11])->is_in_force);
  store_fixture_close (&fixture);
}

/* What both clocks show, and by which article: as the book is quoted, never by its id. */
static void
test_clock_title (void)
{
  static const struct
  {
    const char *detail;
    const char *title;
  } cases[] = {
    { "0:45:14 / 0:45:15 → 0:41:44 / 0:41:45 (rus-draughts-2022 5.4.3.3)",
      "0:45:14 / 0:45:15 → 0:41:44 / 0:41:45 (par.\u00a05.4.3.3)" },
    { "0:45:14 / 0:45:15 → 0:46:00 / 0:45:15 (fide-2023 6.10.2)",
      "0:45:14 / 0:45:15 → 0:46:00 / 0:45:15 (art.\u00a06.10.2)" },
    { "0:45:14 / 0:45:15", "0:45:14 / 0:45:15" },
    { "0:45:14 (by hand 2)", "0:45:14 (by hand 2)" },
  };
  StoreFixture fixture = { 0 };

  store_fixture_open (&fixture, 4);
  store_fixture_publish (&fixture);
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (GError) error = NULL;
      g_autoptr (BrgStoredGame) game = brg_store_load_game (
          fixture.store, fixture.group_id, store_fixture_game (&fixture, 1, 1), &error);
      g_autoptr (BrgJournalEntry) entry = NULL;
      g_autofree char *title = NULL;

      g_assert_no_error (error);
      g_free (game->clock);
      game->clock = g_strdup_printf ("clock %u", i);
      brg_store_save_game (fixture.store, game, BRG_GAME_CHANGE_CLOCK_CORRECT, cases[i].detail,
                           &error);
      g_assert_no_error (error);
      entry = brg_journal_peek_undo (fixture.store, fixture.event_id);
      title = brg_journal_entry_dup_title (entry);
      g_assert_nonnull (strstr (title, "clocks corrected"));
      if (strstr (title, cases[i].title) == NULL)
        g_error ("%s", title);
    }
  store_fixture_close (&fixture);
}

static guint
count_signs (const char *format)
{
  guint n = 0;

  while ((format = strchr (format, '%')) != NULL)
    {
      g_assert_true (format[1] == 's' || format[1] == 'd');
      format++;
      n++;
    }
  return n;
}

/* A sign for every argument; and whatever the arguments, the last row of an action is for them. */
static void
test_title_rows (gconstpointer data)
{
  g_autoptr (JsonObject) none = json_object_new ();

  for (const BrgActionTitle *row = data; row->action != NULL; row++)
    {
      const char *format = row->choose != NULL ? row->choose (none) : row->format;
      guint n_arguments = 0;

      while (n_arguments < BRG_ACTION_TITLE_ARGUMENTS && row->with[n_arguments] != NULL)
        n_arguments++;
      g_assert_cmpuint (count_signs (format), ==, n_arguments);
      g_assert_true (row->when[0] == NULL || g_strcmp0 (row->action, row[1].action) == 0);
    }
}

static void
test_undo_to (void)
{
  StoreFixture fixture = { 0 };
  g_autoptr (GPtrArray) entries = NULL;
  g_autoptr (BrgJournalEntry) next = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *before = NULL;
  g_autofree char *after = NULL;
  gint64 published;

  store_fixture_open (&fixture, 6);
  live_a_little (&fixture);
  before = hash (&fixture);
  entries = brg_journal_list (fixture.store, fixture.event_id, &error);
  published = ((BrgJournalEntry *) entries->pdata[3])->id;
  brg_journal_undo_to (fixture.store, fixture.event_id, published, &error);
  g_assert_no_error (error);
  next = brg_journal_peek_undo (fixture.store, fixture.event_id);
  g_assert_nonnull (next);
  g_assert_cmpint (next->id, ==, published);
  assert_is_sound (&fixture);
  brg_journal_redo_all (fixture.store, fixture.event_id, &error);
  g_assert_no_error (error);
  g_assert_null (brg_journal_peek_redo (fixture.store, fixture.event_id));
  after = hash (&fixture);
  g_assert_cmpstr (after, ==, before);
  assert_is_sound (&fixture);
  store_fixture_close (&fixture);
}

static void
test_same_again_is_no_action (void)
{
  StoreFixture fixture = { 0 };
  g_autoptr (BrgSnapshot) before = NULL;
  g_autoptr (BrgSnapshot) after = NULL;

  store_fixture_open (&fixture, 4);
  store_fixture_publish (&fixture);
  set_result (&fixture, 1, 1, BRG_OUTCOME_WIN, BRG_OUTCOME_LOSS);
  before = store_fixture_load (&fixture);
  set_result (&fixture, 1, 1, BRG_OUTCOME_WIN, BRG_OUTCOME_LOSS);
  after = store_fixture_load (&fixture);
  g_assert_cmpint (before->journal_id, ==, after->journal_id);
  store_fixture_close (&fixture);
}

/* Each of these goes behind the program's back; all must be found. */
static const struct
{
  const char *path;
  const char *sql;
} intrusions[] = {
  { "/data/journal/finds/changed-result", "UPDATE result SET white = '0', black = '1'" },
  { "/data/journal/finds/deleted-result", "DELETE FROM result WHERE pairing_id = 2" },
  { "/data/journal/finds/added-person", "INSERT INTO person (family_name) VALUES ('X')" },
  { "/data/journal/finds/changed-time",
    "DROP TRIGGER journal_is_not_rewritten; UPDATE journal SET at = '2020-01-01T00:00:00Z'"
    " WHERE id = 3" },
  { "/data/journal/finds/removed-entry",
    "DROP TRIGGER journal_is_not_shortened; DELETE FROM journal WHERE id = 2" },
};

static void
test_intrusion (gconstpointer data)
{
  const char *sql = data;
  StoreFixture fixture = { 0 };
  g_autoptr (GError) error = NULL;

  store_fixture_open (&fixture, 6);
  live_a_little (&fixture);
  assert_is_sound (&fixture);
  run_sql (&fixture, sql);
  g_assert_false (brg_journal_verify (fixture.store, &error));
  g_assert_error (error, BRG_STORE_ERROR, BRG_STORE_ERROR_DAMAGED);
  store_fixture_close (&fixture);
}

static void
test_undo_refuses_foreign_change (void)
{
  StoreFixture fixture = { 0 };
  g_autoptr (GError) error = NULL;
  g_autofree char *before = NULL;
  g_autofree char *after = NULL;

  store_fixture_open (&fixture, 4);
  store_fixture_publish (&fixture);
  set_result (&fixture, 1, 1, BRG_OUTCOME_WIN, BRG_OUTCOME_LOSS);
  run_sql (&fixture, "UPDATE result SET white = '='");
  before = hash (&fixture);
  g_assert_false (brg_journal_undo (fixture.store, fixture.event_id, &error));
  g_assert_error (error, BRG_STORE_ERROR, BRG_STORE_ERROR_DAMAGED);
  after = hash (&fixture);
  g_assert_cmpstr (before, ==, after);
  store_fixture_close (&fixture);
}

static void
test_is_append_only (void)
{
  StoreFixture fixture = { 0 };
  sqlite3 *db = NULL;

  store_fixture_open (&fixture, 2);
  g_assert_cmpint (sqlite3_open (fixture.path, &db), ==, SQLITE_OK);
  g_assert_cmpint (sqlite3_exec (db, "DELETE FROM journal", NULL, NULL, NULL), ==,
                   SQLITE_CONSTRAINT);
  g_assert_cmpint (sqlite3_exec (db, "UPDATE journal SET at = 'x'", NULL, NULL, NULL), ==,
                   SQLITE_CONSTRAINT);
  sqlite3_close (db);
  store_fixture_close (&fixture);
}

/* Letters of chess pieces alone: squares of draughts and renju stay as they are. */
static void
test_moves (void)
{
  static const struct
  {
    const char *move;
    const char *russian;
  } cases[] = {
    { "24...Qb6", "24...Фb6" }, { "1. Nbxd7+", "1. Кb:d7+" }, { "9. R1xe4", "9. Л1:e4" },
    { "7. O-O-O", "7. 0-0-0" }, { "8. O-O", "8. 0-0" },       { "40. exd8=Q#", "40. e:d8Ф#" },
    { "3. Ke2", "3. Крe2" },    { "12. c3-d4", "12. c3-d4" }, { "12. c3xe5", "12. c3xe5" },
    { "5. B8", "5. B8" },       { "5. K10", "5. K10" },       { "31. 32-28", "31. 32-28" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *russian = brg_action_dup_move (cases[i].move, "ru");
      g_autofree char *english = brg_action_dup_move (cases[i].move, "en");

      g_assert_cmpstr (russian, ==, cases[i].russian);
      g_assert_cmpstr (english, ==, cases[i].move);
    }
}

/* A transaction that SQLite ended, as it does where memory or disk fail: nothing that follows is
 * written by itself. */
static void
test_torn (void)
{
  StoreFixture fixture = { 0 };
  g_autofree char *before = NULL;
  g_autofree char *after = NULL;
  g_autoptr (GError) error = NULL;
  BrgAction *action;

  store_fixture_open (&fixture, 4);
  before = hash (&fixture);
  action = brg_action_begin (fixture.store, "event-update", fixture.event_id, &error);
  g_assert_no_error (error);
  g_assert_true (brg_sql_run (fixture.store, &error, "UPDATE event SET place = 'x'", ""));
  g_assert_true (brg_sql_script (fixture.store->db, "ROLLBACK", &error));
  g_assert_false (brg_sql_run (fixture.store, &error, "UPDATE event SET venue = 'x'", ""));
  g_assert_error (error, BRG_STORE_ERROR, BRG_STORE_ERROR_FAILED);
  g_clear_error (&error);
  g_assert_false (brg_action_commit (action, &error));
  g_assert_error (error, BRG_STORE_ERROR, BRG_STORE_ERROR_FAILED);
  g_clear_error (&error);
  after = hash (&fixture);
  g_assert_cmpstr (before, ==, after);
  g_assert_true (brg_store_set_remote (fixture.store, fixture.event_id, "server", FALSE, &error));
  g_assert_no_error (error);
  store_fixture_close (&fixture);
}

BRG_TEST_TOPIC ("journal")
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/data/journal/details", test_details);
  g_test_add_func ("/data/journal/undo/back-and-forth-gives-the-same-hash", test_back_and_forth);
  g_test_add_func ("/data/journal/undo/new-action-ends-redo", test_new_action_ends_redo);
  g_test_add_func ("/data/journal/undo/to-an-entry", test_undo_to);
  g_test_add_func ("/data/journal/undo/refuses-foreign-change", test_undo_refuses_foreign_change);
  g_test_add_func ("/data/journal/titles", test_titles);
  g_test_add_func ("/data/journal/titles/articles", test_clock_title);
  g_test_add_func ("/data/journal/titles/regulations", test_regulations);
  g_test_add_func ("/data/journal/titles/moves", test_moves);
  g_test_add_data_func ("/data/journal/titles/rows/event", brg_action_titles_event,
                        test_title_rows);
  g_test_add_data_func ("/data/journal/titles/rows/rounds", brg_action_titles_rounds,
                        test_title_rows);
  g_test_add_data_func ("/data/journal/titles/rows/games", brg_action_titles_games,
                        test_title_rows);
  g_test_add_func ("/data/journal/same-again-is-no-action", test_same_again_is_no_action);
  g_test_add_func ("/data/journal/is-append-only", test_is_append_only);
  g_test_add_func ("/data/journal/torn-transaction", test_torn);
  for (gsize i = 0; i < G_N_ELEMENTS (intrusions); i++)
    g_test_add_data_func (intrusions[i].path, intrusions[i].sql, test_intrusion);
  return g_test_run ();
}
