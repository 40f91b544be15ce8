/* test-store.c - opening, refusing, loading a workspace
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <glib/gstdio.h>
#include <sqlite3.h>

#include "brg-journal-mark.h"
#include "brg-rulebooks.h"
#include "brg-snapshot-tournament.h"
#include "brg-store-forbidden.h"
#include "brg-store-game-rows.h"
#include "brg-store-games.h"
#include "brg-store-lists.h"
#include "brg-test.h"
#include "store-fixture.h"

static void
run_sql (const char *path, const char *sql)
{
  sqlite3 *db = NULL;

  g_assert_cmpint (sqlite3_open (path, &db), ==, SQLITE_OK);
  g_assert_cmpint (sqlite3_exec (db, sql, NULL, NULL, NULL), ==, SQLITE_OK);
  sqlite3_close (db);
}

static void
test_round_trip (void)
{
  StoreFixture fixture = { 0 };
  g_autoptr (BrgSnapshot) snapshot = NULL;
  const BrgEntry *entry;
  const BrgOfficial *official;

  store_fixture_open (&fixture, 5);
  store_fixture_publish (&fixture);
  store_fixture_reopen (&fixture);
  snapshot = store_fixture_load (&fixture);
  g_assert_cmpstr (snapshot->event->name, ==, "Первенство области");
  g_assert_cmpstr (snapshot->event->rulebook->id, ==, "rus-draughts-2022");
  g_assert_cmpint (snapshot->event->discipline, ==, BRG_DISCIPLINE_RUSSIAN);
  g_assert_cmpuint (snapshot->group->seed, ==, 0x8000000000000001);
  g_assert_cmpuint (snapshot->entries->len, ==, 5);
  entry = snapshot->entries->pdata[4];
  g_assert_cmpint (entry->number, ==, 5);
  g_assert_cmpint (entry->left_after, ==, BRG_STAYS);
  official = snapshot->event->officials->pdata[0];
  g_assert_cmpstr (official->name, ==, "В. С. Токарев");
  g_assert_cmpuint (snapshot->rounds->len, ==, 1);
  g_assert_cmpstr (snapshot->saved_at, !=, "");
  store_fixture_close (&fixture);
}

static void
test_to_tournament (void)
{
  StoreFixture fixture = { 0 };
  g_autoptr (BrgSnapshot) snapshot = NULL;
  g_autoptr (BrgTournament) tournament = NULL;
  g_autoptr (GError) error = NULL;

  store_fixture_open (&fixture, 5);
  store_fixture_publish (&fixture);
  brg_store_set_result (fixture.store, store_fixture_game (&fixture, 1, 1), BRG_OUTCOME_DRAW,
                        BRG_OUTCOME_DRAW, &error);
  g_assert_no_error (error);
  snapshot = store_fixture_load (&fixture);
  tournament = brg_snapshot_to_tournament (snapshot);
  g_assert_cmpint (tournament->n_players, ==, 5);
  g_assert_cmpint (tournament->n_rounds, ==, 9);
  /* Round 1: 2-3, 4-5, bye for 1. */
  g_assert_cmpint (brg_tournament_cell (tournament, 1, 1)->opponent, ==, 2);
  g_assert_cmpint (brg_tournament_cell (tournament, 1, 1)->colour, ==, BRG_COLOUR_WHITE);
  g_assert_cmpint (brg_tournament_cell (tournament, 2, 1)->outcome, ==, BRG_OUTCOME_DRAW);
  g_assert_cmpint (brg_tournament_cell (tournament, 0, 1)->outcome, ==, BRG_OUTCOME_PAIRING_BYE);
  g_assert_cmpint (brg_tournament_cell (tournament, 3, 1)->outcome, ==, BRG_OUTCOME_NONE);
  g_assert_cmpint (brg_tournament_score (tournament, 1, 9), ==, BRG_POINT / 2);
  g_assert_cmpint (brg_tournament_last_paired_round (tournament), ==, 1);
  store_fixture_close (&fixture);
}

static void
test_events_list (void)
{
  StoreFixture fixture = { 0 };
  g_autoptr (GPtrArray) events = NULL;
  g_autoptr (GError) error = NULL;
  const BrgEventSummary *summary;

  store_fixture_open (&fixture, 4);
  store_fixture_publish (&fixture);
  brg_store_set_result (fixture.store, store_fixture_game (&fixture, 1, 2), BRG_OUTCOME_WIN,
                        BRG_OUTCOME_LOSS, &error);
  g_assert_no_error (error);
  events = brg_store_list_events (fixture.store, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (events->len, ==, 1);
  summary = events->pdata[0];
  g_assert_cmpint (summary->n_players, ==, 4);
  g_assert_cmpint (summary->n_rounds, ==, 1);
  g_assert_cmpint (summary->n_missing, ==, 1);
  g_assert_cmpint (summary->group_id, ==, fixture.group_id);
  store_fixture_close (&fixture);
}

static void
test_refuses_other_files (void)
{
  g_autofree char *folder = g_dir_make_tmp ("berger-test-XXXXXX", NULL);
  g_autofree char *text = g_build_filename (folder, "text.berger", NULL);
  g_autofree char *other = g_build_filename (folder, "other.berger", NULL);
  g_autofree char *absent = g_build_filename (folder, "absent.berger", NULL);
  g_autoptr (GError) error = NULL;

  g_assert_true (g_file_set_contents (
      text, "this is not a database, it is a letter of some length to somebody", -1, NULL));
  g_assert_null (brg_store_open (text, BRG_STORE_CREATE, &error));
  g_assert_error (error, BRG_STORE_ERROR, BRG_STORE_ERROR_NOT_A_WORKSPACE);
  g_clear_error (&error);
  run_sql (other, "CREATE TABLE t (a)");
  g_assert_null (brg_store_open (other, BRG_STORE_CREATE, &error));
  g_assert_error (error, BRG_STORE_ERROR, BRG_STORE_ERROR_NOT_A_WORKSPACE);
  g_clear_error (&error);
  g_assert_null (brg_store_open (absent, BRG_STORE_READ_WRITE, &error));
  g_assert_error (error, BRG_STORE_ERROR, BRG_STORE_ERROR_FAILED);
  g_clear_error (&error);
  g_assert_false (g_file_test (absent, G_FILE_TEST_EXISTS));
  store_fixture_remove_folder (folder);
}

static void
test_refuses_newer (void)
{
  StoreFixture fixture = { 0 };
  g_autoptr (GError) error = NULL;

  store_fixture_open (&fixture, 2);
  g_clear_pointer (&fixture.store, brg_store_free);
  run_sql (fixture.path, "PRAGMA user_version = 99");
  g_assert_null (brg_store_open (fixture.path, BRG_STORE_READ_WRITE, &error));
  g_assert_error (error, BRG_STORE_ERROR, BRG_STORE_ERROR_NEWER);
  g_assert_nonnull (strstr (error->message, "99"));
  store_fixture_close (&fixture);
}

static void
test_read_only (void)
{
  StoreFixture fixture = { 0 };
  g_autoptr (BrgSnapshot) snapshot = NULL;
  g_autoptr (GError) error = NULL;

  store_fixture_open (&fixture, 2);
  g_clear_pointer (&fixture.store, brg_store_free);
  fixture.store = brg_store_open (fixture.path, BRG_STORE_READ_ONLY, &error);
  g_assert_no_error (error);
  snapshot = store_fixture_load (&fixture);
  g_assert_false (brg_store_close_event (fixture.store, fixture.event_id, &error));
  g_assert_error (error, BRG_STORE_ERROR, BRG_STORE_ERROR_READ_ONLY);
  store_fixture_close (&fixture);
}

/* A workspace as an earlier program left it. */
static void
open_older (StoreFixture *fixture, gint version, BrgStoreMode mode)
{
  g_autoptr (GError) error = NULL;

  fixture->folder = g_dir_make_tmp ("berger-test-XXXXXX", &error);
  g_assert_no_error (error);
  fixture->path = g_build_filename (fixture->folder, "work.berger", NULL);
  store_fixture_write_older (fixture->path, version);
  fixture->store = brg_store_open (fixture->path, mode, &error);
  g_assert_no_error (error);
  fixture->event_id = 1;
  fixture->group_id = 1;
}

static void
assert_is_sound (StoreFixture *fixture)
{
  g_autoptr (GError) error = NULL;

  brg_journal_verify (fixture->store, &error);
  g_assert_no_error (error);
}

static void
test_older (void)
{
  StoreFixture fixture = { 0 };
  g_autoptr (BrgSnapshot) snapshot = NULL;
  g_autoptr (BrgSnapshot) undone = NULL;
  g_autoptr (BrgEntry) entry = NULL;
  g_autoptr (GError) error = NULL;

  open_older (&fixture, 1, BRG_STORE_READ_WRITE);
  assert_is_sound (&fixture);
  snapshot = store_fixture_load (&fixture);
  g_assert_cmpuint (snapshot->entries->len, ==, 3);
  g_assert_cmpstr (brg_snapshot_get_entry (snapshot, 0)->coach, ==, "");
  entry = brg_entry_copy (brg_snapshot_get_entry (snapshot, 0));
  g_free (entry->coach);
  entry->coach = g_strdup ("С. Н. Мазур");
  brg_store_update_entry (fixture.store, entry, &error);
  g_assert_no_error (error);
  assert_is_sound (&fixture);
  /* Back over the new column to actions of the older file, and forward again. */
  for (gint i = 0; i < 4; i++)
    {
      brg_journal_undo (fixture.store, fixture.event_id, &error);
      g_assert_no_error (error);
    }
  assert_is_sound (&fixture);
  undone = store_fixture_load (&fixture);
  g_assert_cmpuint (undone->rounds->len, ==, 0);
  g_assert_cmpstr (brg_snapshot_get_entry (undone, 0)->coach, ==, "");
  for (gint i = 0; i < 4; i++)
    {
      brg_journal_redo (fixture.store, fixture.event_id, &error);
      g_assert_no_error (error);
    }
  assert_is_sound (&fixture);
  store_fixture_close (&fixture);
}

/* Before games were kept. */
static void
test_older_without_games (void)
{
  StoreFixture fixture = { 0 };
  g_autoptr (BrgStoredGame) game = NULL;
  g_autoptr (BrgStoredGame) undone = NULL;
  g_autoptr (GError) error = NULL;
  gint64 board;

  open_older (&fixture, 3, BRG_STORE_READ_WRITE);
  assert_is_sound (&fixture);
  board = store_fixture_game (&fixture, 1, 1);
  game = brg_store_load_game (fixture.store, fixture.group_id, board, &error);
  g_assert_no_error (error);
  g_assert_true (brg_stored_game_is_untouched (game));
  g_free (game->moves);
  game->moves = g_strdup ("1. e4");
  brg_store_save_game (fixture.store, game, BRG_GAME_CHANGE_MOVE, "1.e4", &error);
  g_assert_no_error (error);
  assert_is_sound (&fixture);
  /* Back over the new table to a result of the older file. */
  for (gint i = 0; i < 2; i++)
    {
      brg_journal_undo (fixture.store, fixture.event_id, &error);
      g_assert_no_error (error);
    }
  assert_is_sound (&fixture);
  undone = brg_store_load_game (fixture.store, fixture.group_id, board, &error);
  g_assert_no_error (error);
  g_assert_cmpint (undone->id, ==, 0);
  store_fixture_close (&fixture);
}

/* Before pairs could be forbidden. */
static void
test_older_without_bans (void)
{
  StoreFixture fixture = { 0 };
  g_autoptr (BrgSnapshot) snapshot = NULL;
  g_autoptr (BrgSnapshot) undone = NULL;
  g_autoptr (GError) error = NULL;

  open_older (&fixture, 4, BRG_STORE_READ_WRITE);
  assert_is_sound (&fixture);
  snapshot = store_fixture_load (&fixture);
  g_assert_cmpuint (snapshot->bans->len, ==, 0);
  g_assert_false (snapshot->group->baku);
  brg_store_forbid_pair (fixture.store, brg_snapshot_get_entry (snapshot, 0)->id,
                         brg_snapshot_get_entry (snapshot, 3)->id, 2, BRG_STAYS, &error);
  g_assert_no_error (error);
  assert_is_sound (&fixture);
  /* Back over the new table to before the first round, and to the new event itself. */
  for (gint i = 0; i < 4; i++)
    {
      brg_journal_undo (fixture.store, fixture.event_id, &error);
      g_assert_no_error (error);
    }
  assert_is_sound (&fixture);
  undone = store_fixture_load (&fixture);
  g_assert_cmpuint (undone->bans->len, ==, 0);
  g_assert_cmpuint (undone->rounds->len, ==, 0);
  for (gint i = 0; i < 4; i++)
    {
      brg_journal_redo (fixture.store, fixture.event_id, &error);
      g_assert_no_error (error);
    }
  assert_is_sound (&fixture);
  store_fixture_close (&fixture);
}

/* Workspaces whose groups gain columns on the way to today: everything in the journal goes back and
 * comes again, and what is done today stands on it. */
static void
test_older_journal (gconstpointer data)
{
  StoreFixture fixture = { 0 };
  g_autoptr (BrgSnapshot) snapshot = NULL;
  g_autoptr (BrgSnapshot) again = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *before = NULL;
  g_autofree char *after = NULL;
  guint n_undone = 0;

  open_older (&fixture, GPOINTER_TO_INT (data), BRG_STORE_READ_WRITE);
  assert_is_sound (&fixture);
  snapshot = store_fixture_load (&fixture);
  g_assert_cmpuint (snapshot->entries->len, ==, 4);
  g_assert_cmpuint (snapshot->rounds->len, >=, 1);
  g_assert_cmpstr (snapshot->group->prize_sharing, ==, "hort");
  g_assert_true (snapshot->group->prizes_once);
  snapshot->group->n_rounds++;
  g_assert_true (brg_store_update_group (fixture.store, snapshot->group, &error));
  g_assert_no_error (error);
  before = brg_journal_hash_content (fixture.store, &error);
  g_assert_no_error (error);
  for (;; n_undone++)
    {
      g_autoptr (BrgJournalEntry) entry = brg_journal_peek_undo (fixture.store, fixture.event_id);

      if (entry == NULL)
        break;
      g_assert_true (brg_journal_undo (fixture.store, fixture.event_id, &error));
      g_assert_no_error (error);
    }
  g_assert_cmpuint (n_undone, >=, 3);
  assert_is_sound (&fixture);
  for (; n_undone > 0; n_undone--)
    {
      g_assert_true (brg_journal_redo (fixture.store, fixture.event_id, &error));
      g_assert_no_error (error);
    }
  after = brg_journal_hash_content (fixture.store, &error);
  g_assert_cmpstr (before, ==, after);
  assert_is_sound (&fixture);
  again = store_fixture_load (&fixture);
  g_assert_cmpint (again->group->n_rounds, ==, snapshot->group->n_rounds);
  store_fixture_close (&fixture);
}

static void
test_older_read_only (void)
{
  StoreFixture fixture = { 0 };
  g_autoptr (BrgSnapshot) snapshot = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *before = NULL;
  g_autofree char *after = NULL;
  gsize n_before;
  gsize n_after;

  open_older (&fixture, 1, BRG_STORE_READ_ONLY);
  g_assert_true (g_file_get_contents (fixture.path, &before, &n_before, &error));
  snapshot = store_fixture_load (&fixture);
  g_assert_cmpuint (snapshot->entries->len, ==, 3);
  g_assert_cmpstr (brg_snapshot_get_entry (snapshot, 2)->coach, ==, "");
  g_assert_false (brg_store_close_event (fixture.store, fixture.event_id, &error));
  g_assert_error (error, BRG_STORE_ERROR, BRG_STORE_ERROR_READ_ONLY);
  g_clear_error (&error);
  g_clear_pointer (&fixture.store, brg_store_free);
  g_assert_true (g_file_get_contents (fixture.path, &after, &n_after, &error));
  g_assert_cmpmem (before, n_before, after, n_after);
  store_fixture_close (&fixture);
}

/* What the journal of a file ends with is what stands in it, not what was added to read it: the
 * mark of a look is the same at the next one. */
static void
test_older_mark (gconstpointer data)
{
  g_autoptr (GPtrArray) marks = g_ptr_array_new_with_free_func (g_free);

  for (guint i = 0; i < 2; i++)
    {
      StoreFixture fixture = { 0 };
      g_autoptr (GPtrArray) entries = NULL;
      g_autoptr (GError) error = NULL;
      g_autofree char *begin = NULL;
      char *mark;
      gint64 last;

      open_older (&fixture, GPOINTER_TO_INT (data), BRG_STORE_READ_ONLY);
      assert_is_sound (&fixture);
      mark = brg_journal_dup_mark (fixture.store);
      g_ptr_array_add (marks, mark);
      g_assert_true (brg_journal_expect (fixture.store, marks->pdata[0], &error));
      entries = brg_journal_list (fixture.store, -1, &error);
      g_assert_no_error (error);
      g_assert_true (brg_store_get_last_entry (fixture.store, &last, &error));
      begin = g_strdup_printf ("%" G_GINT64_FORMAT ":", last);
      g_assert_true (g_str_has_prefix (mark, begin));
      g_assert_cmpint (((BrgJournalEntry *) entries->pdata[entries->len - 1])->id, ==, last);
      for (guint k = 0; k < entries->len; k++)
        g_assert_cmpstr (((BrgJournalEntry *) entries->pdata[k])->action, !=, "upgrade");
      store_fixture_close (&fixture);
    }
  g_assert_cmpstr (marks->pdata[0], ==, marks->pdata[1]);
}

static void
test_import (void)
{
  StoreFixture fixture = { 0 };
  g_autoptr (BrgSnapshot) snapshot = NULL;
  g_autoptr (BrgSnapshot) twin = NULL;
  g_autoptr (BrgTournament) a = NULL;
  g_autoptr (BrgTournament) b = NULL;
  g_autoptr (GError) error = NULL;
  gint64 group_id;

  store_fixture_open (&fixture, 7);
  store_fixture_publish (&fixture);
  brg_store_set_result (fixture.store, store_fixture_game (&fixture, 1, 1),
                        BRG_OUTCOME_FORFEIT_LOSS, BRG_OUTCOME_FORFEIT_LOSS, &error);
  g_assert_no_error (error);
  snapshot = store_fixture_load (&fixture);
  ((BrgEntry *) snapshot->entries->pdata[1])->k_factor = 40;
  g_free (((BrgEntry *) snapshot->entries->pdata[1])->sight);
  ((BrgEntry *) snapshot->entries->pdata[1])->sight = g_strdup ("blind");
  g_free (((BrgEntry *) snapshot->entries->pdata[1])->assistant);
  ((BrgEntry *) snapshot->entries->pdata[1])->assistant = g_strdup ("Котова А.");
  ((BrgEntry *) snapshot->entries->pdata[2])->left_after = 1;
  ((BrgEntry *) snapshot->entries->pdata[2])->leaver_rule = BRG_LEAVER_ANNULLED;
  ((BrgEntry *) snapshot->entries->pdata[2])->is_excluded = TRUE;
  brg_store_import_event (fixture.store, snapshot, "twin.trf", &group_id, &error);
  g_assert_no_error (error);
  twin = brg_store_load (fixture.store, group_id, &error);
  g_assert_no_error (error);
  g_assert_cmpint (brg_snapshot_get_entry (twin, 1)->k_factor, ==, 40);
  g_assert_cmpstr (brg_snapshot_get_entry (twin, 1)->sight, ==, "blind");
  g_assert_cmpstr (brg_snapshot_get_entry (twin, 1)->assistant, ==, "Котова А.");
  g_assert_cmpstr (brg_snapshot_get_entry (twin, 2)->sight, ==, "");
  g_assert_cmpint (brg_snapshot_get_entry (twin, 2)->left_after, ==, 1);
  g_assert_cmpint (brg_snapshot_get_entry (twin, 2)->leaver_rule, ==, BRG_LEAVER_ANNULLED);
  g_assert_true (brg_snapshot_get_entry (twin, 2)->is_excluded);
  a = brg_snapshot_to_tournament (snapshot);
  b = brg_snapshot_to_tournament (twin);
  g_assert_cmpint (a->n_players, ==, b->n_players);
  g_assert_cmpint (a->n_rounds, ==, b->n_rounds);
  for (gint i = 0; i < a->n_players * a->n_rounds; i++)
    {
      g_assert_cmpint (a->cells[i].opponent, ==, b->cells[i].opponent);
      g_assert_cmpint (a->cells[i].outcome, ==, b->cells[i].outcome);
    }
  store_fixture_close (&fixture);
}

static void
test_delete_and_bring_back (void)
{
  StoreFixture fixture = { 0 };
  g_autoptr (BrgSnapshot) snapshot = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *before = NULL;
  g_autofree char *after = NULL;

  store_fixture_open (&fixture, 6);
  store_fixture_publish (&fixture);
  before = brg_journal_hash_content (fixture.store, &error);
  brg_store_delete_event (fixture.store, fixture.event_id, &error);
  g_assert_no_error (error);
  g_assert_null (brg_store_load (fixture.store, fixture.group_id, &error));
  g_assert_error (error, BRG_STORE_ERROR, BRG_STORE_ERROR_NOT_FOUND);
  g_clear_error (&error);
  brg_journal_undo (fixture.store, 0, &error);
  g_assert_no_error (error);
  after = brg_journal_hash_content (fixture.store, &error);
  g_assert_cmpstr (before, ==, after);
  brg_journal_verify (fixture.store, &error);
  g_assert_no_error (error);
  store_fixture_close (&fixture);
}

static void
test_settings (void)
{
  StoreFixture fixture = { 0 };
  g_autoptr (GError) error = NULL;
  g_autofree char *unset = NULL;
  g_autofree char *set = NULL;

  store_fixture_open (&fixture, 2);
  unset = brg_store_get_setting (fixture.store, fixture.event_id, "form");
  g_assert_cmpstr (unset, ==, "");
  brg_store_set_setting (fixture.store, fixture.event_id, "form", "10", &error);
  g_assert_no_error (error);
  set = brg_store_get_setting (fixture.store, fixture.event_id, "form");
  g_assert_cmpstr (set, ==, "10");
  store_fixture_close (&fixture);
}

/* Another rule book and its tie-breaks are one action: undo takes both back. */
static void
test_event_and_group (void)
{
  StoreFixture fixture = { 0 };
  g_autoptr (GError) error = NULL;
  g_autoptr (BrgSnapshot) before = NULL;
  g_autoptr (BrgSnapshot) changed = NULL;
  g_autoptr (BrgSnapshot) undone = NULL;
  g_autoptr (BrgEvent) event = NULL;
  g_autoptr (BrgGroup) group = NULL;

  store_fixture_open (&fixture, 2);
  before = store_fixture_load (&fixture);
  event = brg_event_copy (before->event);
  group = brg_group_copy (before->group);
  event->rulebook = brg_rulebook_find ("fide-2023");
  event->discipline = BRG_DISCIPLINE_CHESS;
  group->n_rounds = 7;
  brg_store_update_event_and_group (fixture.store, event, group, &error);
  g_assert_no_error (error);
  changed = store_fixture_load (&fixture);
  g_assert_cmpstr (changed->event->rulebook->id, ==, "fide-2023");
  g_assert_cmpint (changed->group->n_rounds, ==, 7);
  brg_journal_undo (fixture.store, fixture.event_id, &error);
  g_assert_no_error (error);
  undone = store_fixture_load (&fixture);
  g_assert_cmpstr (undone->event->rulebook->id, ==, "rus-draughts-2022");
  g_assert_cmpint (undone->group->n_rounds, ==, 9);
  store_fixture_close (&fixture);
}

BRG_TEST_TOPIC ("store")
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/data/store/open/round-trip", test_round_trip);
  g_test_add_func ("/data/store/open/refuses-other-files", test_refuses_other_files);
  g_test_add_func ("/data/store/open/refuses-newer", test_refuses_newer);
  g_test_add_func ("/data/store/open/read-only", test_read_only);
  g_test_add_func ("/data/store/open/older", test_older);
  g_test_add_func ("/data/store/older/without-games", test_older_without_games);
  g_test_add_func ("/data/store/older/without-bans", test_older_without_bans);
  g_test_add_func ("/data/store/open/older-read-only", test_older_read_only);
  g_test_add_data_func ("/data/store/older/mark-8", GINT_TO_POINTER (8), test_older_mark);
  g_test_add_data_func ("/data/store/older/mark-12", GINT_TO_POINTER (12), test_older_mark);
  g_test_add_data_func ("/data/store/older/schema-5", GINT_TO_POINTER (5), test_older_journal);
  g_test_add_data_func ("/data/store/older/schema-6", GINT_TO_POINTER (6), test_older_journal);
  g_test_add_data_func ("/data/store/older/schema-7", GINT_TO_POINTER (7), test_older_journal);
  g_test_add_data_func ("/data/store/older/schema-8", GINT_TO_POINTER (8), test_older_journal);
  g_test_add_data_func ("/data/store/older/schema-12", GINT_TO_POINTER (12), test_older_journal);
  g_test_add_data_func ("/data/store/older/schema-21", GINT_TO_POINTER (21), test_older_journal);
  g_test_add_func ("/data/store/snapshot/to-tournament", test_to_tournament);
  g_test_add_func ("/data/store/events/list", test_events_list);
  g_test_add_func ("/data/store/events/import-gives-the-same", test_import);
  g_test_add_func ("/data/store/events/delete-and-bring-back", test_delete_and_bring_back);
  g_test_add_func ("/data/store/settings", test_settings);
  g_test_add_func ("/data/store/event-and-group-in-one-action", test_event_and_group);
  return g_test_run ();
}
