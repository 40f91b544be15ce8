/* test-gone.c - the file moved, removed or replaced while it is open, and the journal that it
 * leaves
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-backup.h"
#include "brg-store-file.h"
#include <string.h>

#include "brg-test.h"
#include "store-fixture.h"

#include <glib/gstdio.h>
#include <sqlite3.h>
#include <unistd.h>

typedef struct
{
  StoreFixture store;
  char *other; /* a second name in the folder */
  char *wal;
} Fixture;

static void
set_up (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  store_fixture_open (&fixture->store, 8);
  store_fixture_publish (&fixture->store);
  fixture->other = g_build_filename (fixture->store.folder, "other.berger", NULL);
  fixture->wal = g_strconcat (fixture->store.path, "-wal", NULL);
}

static void
tear_down (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  g_free (fixture->other);
  g_free (fixture->wal);
  store_fixture_close (&fixture->store);
}

static gboolean
set_result (BrgStore *store, StoreFixture *fixture, gint board, GError **error)
{
  return brg_store_set_result (store, store_fixture_game (fixture, 1, board), BRG_OUTCOME_WIN,
                               BRG_OUTCOME_LOSS, error);
}

static void
assert_sets (Fixture *fixture, gint board)
{
  g_autoptr (GError) error = NULL;

  set_result (fixture->store.store, &fixture->store, board, &error);
  g_assert_no_error (error);
}

static gint64
get_last (BrgStore *store)
{
  gint64 last = -1;

  g_assert_true (brg_store_get_last_entry (store, &last, NULL));
  return last;
}

/* Whether a file alone is a whole workspace with everything that was done. */
static void
assert_has_all (Fixture *fixture, const char *path)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (BrgStore) saved = brg_store_open (path, BRG_STORE_READ_ONLY, &error);

  g_assert_no_error (error);
  brg_journal_verify (saved, &error);
  g_assert_no_error (error);
  g_assert_cmpint (get_last (saved), ==, get_last (fixture->store.store));
  g_assert_true (brg_store_file_holds (saved, fixture->store.store));
}

static void
assert_refused (Fixture *fixture)
{
  BrgStore *store = fixture->store.store;
  gint64 last = get_last (store);
  g_autoptr (GError) error = NULL;

  g_assert_false (brg_store_is_in_place (store));
  g_assert_false (set_result (store, &fixture->store, 2, &error));
  g_assert_error (error, BRG_STORE_ERROR, BRG_STORE_ERROR_GONE);
  g_clear_error (&error);
  g_assert_false (brg_journal_undo (store, fixture->store.event_id, &error));
  g_assert_error (error, BRG_STORE_ERROR, BRG_STORE_ERROR_GONE);
  g_assert_cmpint (get_last (store), ==, last);
}

/* The name is free again: nothing of ours is left to be played into what gets it next. */
static void
test_removed (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  g_autoptr (GError) error = NULL;

  assert_sets (fixture, 1);
  g_assert_cmpint (g_unlink (fixture->store.path), ==, 0);
  assert_refused (fixture);
  g_assert_true (brg_store_file_settle (fixture->store.store, 0));
  g_assert_false (g_file_test (fixture->wal, G_FILE_TEST_EXISTS));
  brg_backup_write (fixture->store.store, fixture->other, &error);
  g_assert_no_error (error);
  assert_has_all (fixture, fixture->other);
  brg_backup_write (fixture->store.store, fixture->store.path, &error);
  g_assert_no_error (error);
  assert_has_all (fixture, fixture->store.path);
}

/* What was moved is whole where it is now, and found there. */
static void
test_moved (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  g_autofree char *moved = NULL;

  assert_sets (fixture, 1);
  g_assert_null (brg_store_file_dup_moved_path (fixture->store.store));
  g_assert_cmpint (g_rename (fixture->store.path, fixture->other), ==, 0);
  assert_refused (fixture);
  g_assert_true (brg_store_file_settle (fixture->store.store, 0));
  moved = brg_store_file_dup_moved_path (fixture->store.store);
  g_assert_cmpstr (moved, ==, fixture->other);
  assert_has_all (fixture, fixture->other);
}

/* Whoever ends without having noticed leaves it whole, too. */
static void
test_moved_and_closed (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (BrgStore) saved = NULL;
  gint64 last;

  assert_sets (fixture, 1);
  last = get_last (fixture->store.store);
  g_assert_cmpint (g_rename (fixture->store.path, fixture->other), ==, 0);
  g_clear_pointer (&fixture->store.store, brg_store_free);
  g_assert_false (g_file_test (fixture->wal, G_FILE_TEST_EXISTS));
  saved = brg_store_open (fixture->other, BRG_STORE_READ_ONLY, &error);
  g_assert_no_error (error);
  g_assert_cmpint (get_last (saved), ==, last);
}

/* While somebody reads, the journal stays what it is: taking its name away would leave the file
 * without what was acknowledged. */
static void
test_read_meanwhile (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  sqlite3 *reader = NULL;

  assert_sets (fixture, 1);
  g_assert_cmpint (sqlite3_open (fixture->store.path, &reader), ==, SQLITE_OK);
  g_assert_cmpint (sqlite3_exec (reader, "BEGIN; SELECT count(*) FROM journal", NULL, NULL, NULL),
                   ==, SQLITE_OK);
  assert_sets (fixture, 2);
  g_assert_cmpint (g_rename (fixture->store.path, fixture->other), ==, 0);
  g_assert_false (brg_store_file_settle (fixture->store.store, 0));
  g_assert_true (g_file_test (fixture->wal, G_FILE_TEST_EXISTS));
  g_assert_cmpint (sqlite3_close (reader), ==, SQLITE_OK);
  g_assert_true (brg_store_file_settle (fixture->store.store, 0));
  g_assert_false (g_file_test (fixture->wal, G_FILE_TEST_EXISTS));
  assert_has_all (fixture, fixture->other);
}

/* The folder is away, as with a stick that was pulled: no name is left of it, and what is read from
 * the drive now is nothing. */
static void
test_unreadable (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  g_autofree char *away = g_strconcat (fixture->store.folder, "-away", NULL);
  g_autofree char *saved = g_strconcat (fixture->store.folder, "-saved.berger", NULL);
  g_autoptr (GError) error = NULL;

  assert_sets (fixture, 1);
  g_assert_cmpint (truncate (fixture->store.path, 0), ==, 0);
  g_assert_cmpint (truncate (fixture->wal, 0), ==, 0);
  g_assert_cmpint (g_rename (fixture->store.folder, away), ==, 0);
  assert_refused (fixture);
  brg_backup_write (fixture->store.store, saved, &error);
  g_assert_no_error (error);
  assert_has_all (fixture, saved);
  g_assert_cmpint (g_unlink (saved), ==, 0);
  g_assert_cmpint (g_rename (away, fixture->store.folder), ==, 0);
}

static void
copy_over (const char *from, const char *to)
{
  g_autofree char *content = NULL;
  gsize length;
  FILE *file;

  g_assert_true (g_file_get_contents (from, &content, &length, NULL));
  file = fopen (to, "r+b");
  g_assert_nonnull (file);
  g_assert_cmpint (ftruncate (fileno (file), 0), ==, 0);
  g_assert_cmpuint (fwrite (content, 1, length, file), ==, length);
  fclose (file);
}

/* Copied over, the file keeps its inode: it is known by what it holds. */
static void
test_copied_over (Fixture *fixture, gconstpointer data)
{
  gboolean is_older = GPOINTER_TO_INT (data);
  g_autofree char *before = NULL;
  g_autofree char *after = NULL;
  g_autofree char *saved = g_build_filename (fixture->store.folder, "saved.berger", NULL);
  gsize length_before;
  gsize length_after;
  StoreFixture stranger;
  g_autoptr (GError) error = NULL;

  store_fixture_open (&stranger, 4);
  g_assert_true (
      brg_backup_write (is_older ? fixture->store.store : stranger.store, fixture->other, NULL));
  store_fixture_close (&stranger);
  assert_sets (fixture, 1);
  /* What was done stands in the file itself, not in the journal alone. */
  store_fixture_reopen (&fixture->store);
  assert_sets (fixture, 2);
  g_assert_true (brg_store_is_in_place (fixture->store.store));
  copy_over (fixture->other, fixture->store.path);
  g_assert_true (g_file_get_contents (fixture->store.path, &before, &length_before, NULL));
  g_assert_false (brg_store_is_in_place (fixture->store.store));
  g_assert_false (set_result (fixture->store.store, &fixture->store, 3, &error));
  g_assert_error (error, BRG_STORE_ERROR, BRG_STORE_ERROR_GONE);
  g_clear_error (&error);
  g_assert_true (brg_store_file_settle (fixture->store.store, 0));
  brg_backup_write (fixture->store.store, saved, &error);
  g_assert_no_error (error);
  assert_has_all (fixture, saved);
  g_clear_pointer (&fixture->store.store, brg_store_free);
  g_assert_true (g_file_get_contents (fixture->store.path, &after, &length_after, NULL));
  g_assert_cmpmem (before, length_before, after, length_after);
  /* Whoever opens it next is not given our journal, unless all that the older one lacks is in it.
   */
  fixture->store.store = brg_store_open (fixture->store.path, BRG_STORE_READ_WRITE, &error);
  if (fixture->store.store == NULL)
    {
      g_assert_error (error, BRG_STORE_ERROR, BRG_STORE_ERROR_STRAY_JOURNAL);
      g_clear_error (&error);
      g_assert_cmpint (g_unlink (fixture->wal), ==, 0);
      fixture->store.store = brg_store_open (fixture->store.path, BRG_STORE_READ_WRITE, &error);
    }
  else
    g_assert_true (is_older);
  g_assert_no_error (error);
  brg_journal_verify (fixture->store.store, &error);
  g_assert_no_error (error);
}

/* Our own moving of the journal into the file is no replacement. */
static void
test_checkpoint (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  for (gint i = 0; i < 60; i++)
    assert_sets (fixture, 1 + i % 4);
  g_assert_true (brg_store_file_settle (fixture->store.store, 0));
  g_assert_true (brg_store_is_in_place (fixture->store.store));
  assert_sets (fixture, 1);
}

/* Left behind by a program that was killed: the file and the journal beside it. */
static void
leave (StoreFixture *fixture, const char *path)
{
  const char *const suffixes[] = { "", "-wal" };

  for (guint i = 0; i < G_N_ELEMENTS (suffixes); i++)
    {
      g_autofree char *from = g_strconcat (fixture->path, suffixes[i], NULL);
      g_autofree char *to = g_strconcat (path, suffixes[i], NULL);
      g_autofree char *content = NULL;
      gsize length;

      g_assert_true (g_file_get_contents (from, &content, &length, NULL));
      g_assert_cmpuint (length, >, 0);
      g_assert_true (g_file_set_contents (to, content, (gssize) length, NULL));
    }
}

/* A journal of its own is played in after a crash, as ever. */
static void
test_own_journal (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  assert_sets (fixture, 1);
  leave (&fixture->store, fixture->other);
  assert_has_all (fixture, fixture->other);
}

/* @data: whether the workspace is one without entries of its own */
static void
test_stray_journal (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  g_autofree char *wal = g_strconcat (fixture->other, "-wal", NULL);
  g_autofree char *before = NULL;
  g_autofree char *after = NULL;
  gsize length_before;
  gsize length_after;
  StoreFixture stranger;
  g_autoptr (GError) error = NULL;

  store_fixture_open (&stranger, 12);
  store_fixture_publish (&stranger);
  assert_sets (fixture, 1);
  leave (&fixture->store, fixture->other);
  g_assert_cmpint (g_unlink (fixture->other), ==, 0);
  {
    g_autofree char *kept = g_strconcat (wal, ".kept", NULL);

    g_assert_cmpint (g_rename (wal, kept), ==, 0);
    brg_backup_write (stranger.store, fixture->other, &error);
    g_assert_no_error (error);
    g_assert_cmpint (g_rename (kept, wal), ==, 0);
  }
  store_fixture_close (&stranger);
  g_assert_true (g_file_get_contents (fixture->other, &before, &length_before, NULL));
  for (BrgStoreMode mode = BRG_STORE_READ_ONLY; mode <= BRG_STORE_CREATE; mode++)
    {
      g_assert_null (brg_store_open (fixture->other, mode, &error));
      g_assert_error (error, BRG_STORE_ERROR, BRG_STORE_ERROR_STRAY_JOURNAL);
      g_clear_error (&error);
    }
  g_assert_true (g_file_get_contents (fixture->other, &after, &length_after, NULL));
  g_assert_cmpmem (before, length_before, after, length_after);
  g_assert_true (g_file_test (wal, G_FILE_TEST_EXISTS));
  g_assert_cmpint (g_unlink (wal), ==, 0);
  brg_store_free (brg_store_open (fixture->other, BRG_STORE_READ_ONLY, &error));
  g_assert_no_error (error);
}

#define ADD(path, data, test) g_test_add (path, Fixture, data, set_up, test, tear_down)

/* The journal of a change of the first page alone, from before it was turned over to a WAL. */
static char *
make_journal (const char *page, guint32 size, guint32 n_pages, gsize *length)
{
  static const guint8 magic[] = { 0xd9, 0xd5, 0x05, 0xf9, 0x20, 0xa1, 0x63, 0xd7 };
  const guint32 head[] = { GUINT32_TO_BE (1), 0, GUINT32_TO_BE (n_pages), GUINT32_TO_BE (512),
                           GUINT32_TO_BE (size) };
  const guint32 number = GUINT32_TO_BE (1);
  char *journal = g_malloc0 (512 + 4 + size + 4);
  guint32 sum = 0;

  for (gint i = (gint) size - 200; i > 0; i -= 200)
    sum += (guint8) page[i];
  sum = GUINT32_TO_BE (sum);
  memcpy (journal, magic, sizeof magic);
  memcpy (journal + sizeof magic, head, sizeof head);
  memcpy (journal + 512, &number, sizeof number);
  memcpy (journal + 516, page, size);
  memcpy (journal + 516 + size, &sum, sizeof sum);
  *length = 512 + 4 + size + 4;
  return journal;
}

/* A program that was ended while it turned the file over to a WAL leaves a journal of the first
 * page: that is its own. One that would bring back something else is not. */
static void
test_turned_over (gconstpointer data)
{
  gboolean is_own = GPOINTER_TO_INT (data);
  StoreFixture fixture;
  g_autofree char *copy = NULL;
  g_autofree char *beside = NULL;
  g_autofree char *content = NULL;
  g_autofree char *journal = NULL;
  g_autoptr (BrgStore) store = NULL;
  g_autoptr (GError) error = NULL;
  gsize length;
  gsize length_of_journal;
  guint32 size;

  store_fixture_open (&fixture, 4);
  copy = g_build_filename (fixture.folder, "copy.berger", NULL);
  beside = g_strconcat (copy, "-journal", NULL);
  g_assert_true (brg_backup_write (fixture.store, copy, NULL));
  g_assert_true (g_file_get_contents (copy, &content, &length, NULL));
  g_assert_cmpint (content[18], ==, 1);
  size = ((guint32) (guint8) content[16] << 8) | (guint8) content[17];
  journal = make_journal (content, size, (guint32) (length / size), &length_of_journal);
  content[18] = content[19] = 2;
  if (!is_own)
    content[size - 1] ^= 1;
  g_assert_true (g_file_set_contents (copy, content, (gssize) length, NULL));
  g_assert_true (g_file_set_contents (beside, journal, (gssize) length_of_journal, NULL));
  store = brg_store_open (copy, BRG_STORE_READ_WRITE, &error);
  if (is_own)
    {
      g_assert_no_error (error);
      brg_journal_verify (store, &error);
      g_assert_no_error (error);
    }
  else
    g_assert_error (error, BRG_STORE_ERROR, BRG_STORE_ERROR_FAILED);
  g_clear_pointer (&store, brg_store_free);
  store_fixture_close (&fixture);
}

BRG_TEST_TOPIC ("gone")
{
  g_test_init (&argc, &argv, NULL);
  ADD ("/data/gone/removed", NULL, test_removed);
  ADD ("/data/gone/moved", NULL, test_moved);
  ADD ("/data/gone/moved-and-closed", NULL, test_moved_and_closed);
  ADD ("/data/gone/read-meanwhile", NULL, test_read_meanwhile);
  ADD ("/data/gone/unreadable", NULL, test_unreadable);
  ADD ("/data/gone/copied-over/another", GINT_TO_POINTER (FALSE), test_copied_over);
  ADD ("/data/gone/copied-over/older", GINT_TO_POINTER (TRUE), test_copied_over);
  ADD ("/data/gone/checkpoint", NULL, test_checkpoint);
  ADD ("/data/gone/journal/own", NULL, test_own_journal);
  ADD ("/data/gone/journal/stray", NULL, test_stray_journal);
  g_test_add_data_func ("/data/gone/turned-over", GINT_TO_POINTER (TRUE), test_turned_over);
  g_test_add_data_func ("/data/gone/turned-over-otherwise", GINT_TO_POINTER (FALSE),
                        test_turned_over);
  return g_test_run ();
}
