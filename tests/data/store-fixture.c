/* store-fixture.c - a workspace in a temporary folder, with a small event
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "store-fixture.h"

#include "brg-rulebooks.h"
#include "brg-store-private.h"

#include <glib/gstdio.h>

static BrgEntry *
make_entry (gint number)
{
  BrgEntry *entry = brg_entry_new ();

  g_free (entry->family_name);
  entry->family_name = g_strdup_printf ("Игрок%d", number);
  g_free (entry->given_name);
  entry->given_name = g_strdup ("Имя");
  entry->number = number;
  entry->rating = 2400 - number;
  return entry;
}

void
store_fixture_open (StoreFixture *fixture, gint n_players)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (BrgEvent) event = brg_event_new ();
  g_autoptr (BrgGroup) group = brg_group_new ();
  g_autoptr (GPtrArray) entries = g_ptr_array_new_with_free_func ((GDestroyNotify) brg_entry_free);

  fixture->folder = g_dir_make_tmp ("berger-test-XXXXXX", &error);
  g_assert_no_error (error);
  fixture->path = g_build_filename (fixture->folder, "work.berger", NULL);
  fixture->store = brg_store_open (fixture->path, BRG_STORE_CREATE, &error);
  g_assert_no_error (error);
  g_free (event->name);
  event->name = g_strdup ("Первенство области");
  event->rulebook = brg_rulebook_find ("rus-draughts-2022");
  event->discipline = BRG_DISCIPLINE_RUSSIAN;
  g_ptr_array_add (event->officials,
                   brg_official_new (BRG_OFFICIAL_CHIEF_ARBITER, "В. С. Токарев", "1"));
  g_free (group->system);
  group->system = g_strdup ("coefficients");
  group->n_rounds = 9;
  group->seed = 0x8000000000000001;
  for (gint i = 1; i <= n_players; i++)
    g_ptr_array_add (entries, make_entry (i));
  brg_store_create_event (fixture->store, event, group, entries, &fixture->group_id, &error);
  g_assert_no_error (error);
  {
    g_autoptr (BrgSnapshot) snapshot = store_fixture_load (fixture);

    fixture->event_id = snapshot->event->id;
  }
}

void
store_fixture_remove_folder (const char *folder)
{
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  const char *name;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *path = g_build_filename (folder, name, NULL);

      if (g_file_test (path, G_FILE_TEST_IS_DIR))
        store_fixture_remove_folder (path);
      else
        g_unlink (path);
    }
  g_rmdir (folder);
}

void
store_fixture_close (StoreFixture *fixture)
{
  if (fixture->store != NULL)
    store_fixture_assert_at_rest (fixture->store);
  g_clear_pointer (&fixture->store, brg_store_free);
  store_fixture_remove_folder (fixture->folder);
  g_clear_pointer (&fixture->folder, g_free);
  g_clear_pointer (&fixture->path, g_free);
}

void
store_fixture_reopen (StoreFixture *fixture)
{
  g_autoptr (GError) error = NULL;

  if (fixture->store != NULL)
    store_fixture_assert_at_rest (fixture->store);
  g_clear_pointer (&fixture->store, brg_store_free);
  fixture->store = brg_store_open (fixture->path, BRG_STORE_READ_WRITE, &error);
  g_assert_no_error (error);
}

BrgSnapshot *
store_fixture_load (StoreFixture *fixture)
{
  g_autoptr (GError) error = NULL;
  BrgSnapshot *snapshot = brg_store_load (fixture->store, fixture->group_id, &error);

  g_assert_no_error (error);
  return snapshot;
}

void
store_fixture_publish (StoreFixture *fixture)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (BrgSnapshot) snapshot = store_fixture_load (fixture);
  g_autoptr (BrgRoundPlan) plan = brg_round_plan_new (fixture->group_id);
  gint round = (gint) snapshot->rounds->len + 1;
  guint n_players = snapshot->entries->len;

  for (guint i = 0; i < n_players; i += 2)
    {
      const BrgEntry *white = snapshot->entries->pdata[(i + (guint) round) % n_players];
      BrgPlannedBoard board = { .round = round, .white_id = white->id };

      if (i + 1 < n_players)
        {
          const BrgEntry *black = snapshot->entries->pdata[(i + 1 + (guint) round) % n_players];

          board.black_id = black->id;
        }
      g_array_append_val (plan->boards, board);
    }
  plan->publish_through = round;
  brg_store_add_rounds (fixture->store, plan, &error);
  g_assert_no_error (error);
}

gint64
store_fixture_game (StoreFixture *fixture, gint round, gint board)
{
  g_autoptr (BrgSnapshot) snapshot = store_fixture_load (fixture);
  const BrgRound *paired = brg_snapshot_get_round (snapshot, round);

  g_assert_nonnull (paired);
  return g_array_index (paired->games, BrgGame, board - 1).id;
}

gboolean
store_fixture_file_holds (const char *path, const char *text)
{
  g_autofree char *bytes = NULL;
  gsize size = strlen (text);
  gsize length = 0;

  if (!g_file_get_contents (path, &bytes, &length, NULL))
    return FALSE;
  for (gsize at = 0; at + size <= length; at++)
    if (memcmp (bytes + at, text, size) == 0)
      return TRUE;
  return FALSE;
}

void
store_fixture_write_older (const char *path, gint version)
{
  static const char *const beside[] = { "", "-wal", "-shm", "-journal" };
  g_autofree char *name = g_strdup_printf ("schema-%d.sql", version);
  g_autofree char *source =
      g_test_build_filename (G_TEST_DIST, "fixtures", "workspaces", name, NULL);
  g_autofree char *script = NULL;
  g_autoptr (GError) error = NULL;
  sqlite3 *db = NULL;

  for (guint i = 0; i < G_N_ELEMENTS (beside); i++)
    {
      g_autofree char *file = g_strconcat (path, beside[i], NULL);

      g_unlink (file);
    }
  g_file_get_contents (source, &script, NULL, &error);
  g_assert_no_error (error);
  g_assert_cmpint (sqlite3_open (path, &db), ==, SQLITE_OK);
  g_assert_cmpint (sqlite3_exec (db, script, NULL, NULL, NULL), ==, SQLITE_OK);
  sqlite3_close (db);
}

void
store_fixture_assert_at_rest (BrgStore *store)
{
  for (sqlite3_stmt *stmt = sqlite3_next_stmt (store->db, NULL); stmt != NULL;
       stmt = sqlite3_next_stmt (store->db, stmt))
    if (sqlite3_stmt_busy (stmt))
      g_error ("a statement holds a row: %s", sqlite3_sql (stmt));
}
