/* test-store-faults.c - a disk or a memory that fails leaves the workspace as it was or as it shall
 * be
 *
 * A chain does everything that can be done. Each action that it does for the first time is done
 * again and again from the same state, and each time another write, flush, lock ... fails. Whatever
 * the action says, the files that lie there afterwards hold exactly the state before it or the
 * state after it, journal and all; after it when the action said so.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-backup.h"
#include "brg-journal.h"
#include "brg-store-lists.h"
#include "brg-store-players.h"
#include "brg-test.h"
#include "every-action.h"
#include "faulty-vfs.h"
#include "store-fixture.h"

#include <glib/gstdio.h>
#include <sqlite3.h>
#include <string.h>

/* A chain that has not done everything by then never will. */
#define MOST_TRIES 40000
/* So often a row is tried again that has just done something new. */
#define MOST_AGAIN 8
#define STEPS_OF_CHAIN 1500
/* So many of each kind are drawn for an action, and so many faults that stay to the end. */
static const guint n_drawn[N_FAULT_KINDS] = { 1, 3, 1, 1, 2, 1, 4 };
#define N_THAT_STAY 2
#define N_CUTS 200
#define OLDER 12

typedef struct
{
  char *folder;
  char *chain; /* the workspace of the chain */
  char *path;  /* the one in which things fail */
  char *copy;  /* what would be found if the program were killed now */
  char *state; /* the workspace before the action, one file */
  gsize length;
  guint32 seed;
  DeskAct act;
  gboolean is_altered; /* past the journal */
  gboolean is_plain;   /* nothing fails */
  const char *fault;   /* that is tried, "" where none is */
  char *answer;        /* what the action said */
  char *before;        /* all that is in the tables, as hashes */
  char *after;
  BrgStore *store; /* (nullable): of @path, in the state before the action */
  guint n_faults;
  guint n_done;                  /* of them those after which the action had come about */
  guint n_points[N_FAULT_KINDS]; /* what the action asks for without a fault */
  guint n_failed[N_FAULT_KINDS];
} Bench;

static const char *const companions[] = { "", "-wal", "-shm", "-journal" };

/* ----- What is there ----- */

/* What the lot of a salt brings, another one each time; the chain proves it by itself. */
static gboolean
is_drawn (const char *column)
{
  static const char *const drawn[] = { "salt", "seal", "body", "hash", "previous", NULL };

  return g_strv_contains (drawn, column);
}

static char *
hash_table_of (sqlite3 *db, const char *table)
{
  g_autoptr (GChecksum) checksum = g_checksum_new (G_CHECKSUM_SHA256);
  /* That a file was brought up to date is written by the clock, with the sum of what was drawn. */
  g_autofree char *sql =
      g_str_equal (table, "journal")
          ? g_strdup ("SELECT id, event_id, kind, action, refers_to, changeset, inverse,"
                      " iif (action = 'upgrade', '', at || arguments) FROM journal ORDER BY id")
          : g_strdup_printf ("SELECT * FROM \"%s\" ORDER BY 1, 2", table);
  sqlite3_stmt *statement = NULL;

  g_assert_cmpint (sqlite3_prepare_v2 (db, sql, -1, &statement, NULL), ==, SQLITE_OK);
  while (sqlite3_step (statement) == SQLITE_ROW)
    for (int column = 0; column < sqlite3_column_count (statement); column++)
      {
        int type = sqlite3_column_type (statement, column);
        gconstpointer bytes = sqlite3_column_blob (statement, column);
        int length = sqlite3_column_bytes (statement, column);

        if (is_drawn (sqlite3_column_name (statement, column)))
          continue;
        g_checksum_update (checksum, (const guchar *) &type, sizeof type);
        g_checksum_update (checksum, (const guchar *) &length, sizeof length);
        if (length > 0)
          g_checksum_update (checksum, bytes, length);
      }
  g_assert_cmpint (sqlite3_finalize (statement), ==, SQLITE_OK);
  return g_strdup (g_checksum_get_string (checksum));
}

/* Every table, the journal too, read without the store: a line each, name and hash. */
static char *
hash_file (const char *path)
{
  g_autoptr (GString) lines = g_string_new (NULL);
  sqlite3_stmt *tables = NULL;
  sqlite3 *db = NULL;

  g_assert_cmpint (sqlite3_open_v2 (path, &db, SQLITE_OPEN_READWRITE, "unix"), ==, SQLITE_OK);
  g_assert_cmpint (
      sqlite3_prepare_v2 (db, "SELECT name FROM sqlite_schema WHERE type = 'table' ORDER BY name",
                          -1, &tables, NULL),
      ==, SQLITE_OK);
  while (sqlite3_step (tables) == SQLITE_ROW)
    {
      const char *table = (const char *) sqlite3_column_text (tables, 0);
      g_autofree char *hash = hash_table_of (db, table);

      g_string_append_printf (lines, "%s %s\n", table, hash);
    }
  g_assert_cmpint (sqlite3_finalize (tables), ==, SQLITE_OK);
  sqlite3_close (db);
  return g_string_free (g_steal_pointer (&lines), FALSE);
}

/* (transfer full): the tables of @found that are not as in @expected. */
static char *
list_differences (const char *found, const char *expected)
{
  g_autoptr (GString) names = g_string_new (NULL);
  g_auto (GStrv) theirs = g_strsplit (expected, "\n", -1);
  g_auto (GStrv) ours = g_strsplit (found, "\n", -1);

  for (guint i = 0; ours[i] != NULL; i++)
    if (!g_strv_contains ((const char *const *) theirs, ours[i]))
      g_string_append_printf (names, " %.*s", (int) strcspn (ours[i], " "), ours[i]);
  return g_string_free (g_steal_pointer (&names), FALSE);
}

static void
remove_files (const char *path)
{
  for (guint i = 0; i < G_N_ELEMENTS (companions); i++)
    {
      g_autofree char *file = g_strconcat (path, companions[i], NULL);

      g_unlink (file);
    }
}

static void
write_file (const char *path, const char *content, gsize length)
{
  FILE *file = g_fopen (path, "wb");

  g_assert_nonnull (file);
  g_assert_cmpuint (fwrite (content, 1, length, file), ==, length);
  g_assert_cmpint (fclose (file), ==, 0);
}

/* All but the index in memory, which no killed program leaves in order. */
static void
copy_files (const char *from, const char *to)
{
  remove_files (to);
  for (guint i = 0; i < G_N_ELEMENTS (companions); i++)
    {
      g_autofree char *source = g_strconcat (from, companions[i], NULL);
      g_autofree char *target = g_strconcat (to, companions[i], NULL);
      g_autofree char *content = NULL;
      gsize length;

      if (!g_str_equal (companions[i], "-shm") &&
          g_file_get_contents (source, &content, &length, NULL))
        write_file (target, content, length);
    }
}

/* ----- One action ----- */

static GDateTime *
tell_time (gpointer data G_GNUC_UNUSED)
{
  return g_date_time_new_utc (2026, 11, 28, 12, 0, 0);
}

static BrgStore *
open_store (const char *path)
{
  g_autoptr (GError) error = NULL;
  BrgStore *store = brg_store_open (path, BRG_STORE_READ_WRITE, &error);

  g_assert_no_error (error);
  brg_backup_pause (store, TRUE);
  brg_store_set_clock (store, tell_time, NULL);
  return store;
}

static void
restore (Bench *bench)
{
  if (bench->store != NULL)
    return;
  remove_files (bench->path);
  write_file (bench->path, bench->state, bench->length);
  bench->store = open_store (bench->path);
}

static gboolean
act (Bench *bench, BrgStore *store)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (bench->seed);
  g_autoptr (GError) error = NULL;
  Desk desk = { store, rand, faulty_vfs_pause };
  gboolean done = bench->act (&desk, &error);

  if (done && error != NULL)
    g_error ("%s: acknowledged, and yet: %s", bench->fault, error->message);
  g_free (bench->answer);
  bench->answer = g_strdup (done ? "acknowledged" : error != NULL ? error->message : "not done");
  store_fixture_assert_at_rest (store);
  return done;
}

/* What is found is one of the two states. */
static void
assert_whole (Bench *bench, gboolean done, const char *what)
{
  g_autofree char *found = NULL;

  copy_files (bench->path, bench->copy);
  found = hash_file (bench->copy);
  if (g_str_equal (found, bench->after))
    bench->n_done++;
  else if (done || !g_str_equal (found, bench->before))
    {
      g_autofree char *not_before = list_differences (found, bench->before);
      g_autofree char *not_after = list_differences (found, bench->after);

      g_error ("%s: %s; not as before it:%s; not as after it:%s", what, bench->answer, not_before,
               not_after);
    }
}

/* An action that failed once leaves the store as it
 * was, so it goes on with that; a fault that stays goes on while the file is closed. */
static void
try_fault (Bench *bench, FaultKind kind, guint nth, gboolean stays)
{
  gboolean done;
  gboolean has_fired;
  g_autofree char *what =
      g_strdup_printf ("%s %u%s", fault_kind_to_text (kind), nth, stays ? " and all after it" : "");

  restore (bench);
  bench->fault = what;
  faulty_vfs_arm (kind, nth, stays);
  done = act (bench, bench->store);
  bench->fault = "";
  if (done || stays)
    g_clear_pointer (&bench->store, brg_store_free);
  has_fired = faulty_vfs_disarm ();
  bench->n_faults += has_fired;
  bench->n_failed[kind] += has_fired;
  assert_whole (bench, done, what);
}

/* Does the action without a fault and notes the two states. */
static gboolean
rehearse (Bench *bench)
{
  g_autoptr (GError) error = NULL;
  gboolean done;

  g_clear_pointer (&bench->store, brg_store_free);
  restore (bench);
  g_free (bench->before);
  bench->before = hash_file (bench->path);
  faulty_vfs_arm (FAULT_OPEN, G_MAXUINT, FALSE);
  done = act (bench, bench->store);
  faulty_vfs_disarm ();
  for (FaultKind kind = 0; kind < N_FAULT_KINDS; kind++)
    bench->n_points[kind] = faulty_vfs_get_count (kind);
  g_free (bench->after);
  bench->after = hash_file (bench->path);
  if (!bench->is_altered)
    brg_journal_verify (bench->store, &error);
  g_assert_no_error (error);
  g_clear_pointer (&bench->store, brg_store_free);
  return done;
}

static void
try_faults (Bench *bench)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (bench->seed);

  g_assert_true (rehearse (bench));
  for (FaultKind kind = 0; kind < N_FAULT_KINDS; kind++)
    {
      guint n = bench->n_points[kind];
      gboolean is_all = n <= n_drawn[kind];

      for (guint i = 1; i <= (is_all ? n : n_drawn[kind]); i++)
        try_fault (bench, kind, is_all ? i : (guint) g_rand_int_range (rand, 1, (gint) n + 1),
                   FALSE);
    }
  for (guint i = 0; i < N_THAT_STAY; i++)
    {
      FaultKind kind = (FaultKind) g_rand_int_range (rand, 0, N_FAULT_KINDS);

      try_fault (bench, kind,
                 1 + (guint) g_rand_int_range (rand, 0, (gint) bench->n_points[kind] + 1), TRUE);
    }
  g_clear_pointer (&bench->store, brg_store_free);
}

/* ----- The chain ----- */

/* All in one file: what is still read by the chain would stay in its journal. */
static void
take_state (Bench *bench)
{
  int n_pages = 0;
  int n_moved = -1;
  sqlite3 *db = NULL;

  g_assert_cmpint (sqlite3_open_v2 (bench->chain, &db, SQLITE_OPEN_READWRITE, "unix"), ==,
                   SQLITE_OK);
  /* A connection that has read nothing has no WAL to empty. */
  g_assert_cmpint (sqlite3_exec (db, "SELECT count(*) FROM journal", NULL, NULL, NULL), ==,
                   SQLITE_OK);
  g_assert_cmpint (
      sqlite3_wal_checkpoint_v2 (db, NULL, SQLITE_CHECKPOINT_TRUNCATE, &n_pages, &n_moved), ==,
      SQLITE_OK);
  g_assert_cmpint (n_moved, ==, n_pages);
  sqlite3_close (db);
  g_free (bench->state);
  g_assert_true (g_file_get_contents (bench->chain, &bench->state, &bench->length, NULL));
}

static void
open_bench (Bench *bench)
{
  *bench = (Bench){ .folder = g_dir_make_tmp ("berger-faults-XXXXXX", NULL), .fault = "" };
  bench->chain = g_build_filename (bench->folder, "chain.berger", NULL);
  bench->path = g_build_filename (bench->folder, "work.berger", NULL);
  bench->copy = g_build_filename (bench->folder, "found.berger", NULL);
  every_action_make_workspace (bench->chain);
  take_state (bench);
}

static void
close_bench (Bench *bench)
{
  store_fixture_remove_folder (bench->folder);
  g_free (bench->folder);
  g_free (bench->chain);
  g_free (bench->path);
  g_free (bench->copy);
  g_free (bench->state);
  g_free (bench->before);
  g_free (bench->after);
  g_free (bench->answer);
}

static char *
dup_action (BrgStore *store)
{
  g_autoptr (GPtrArray) journal = brg_journal_list (store, -1, NULL);

  return g_strdup (((const BrgJournalEntry *) journal->pdata[journal->len - 1])->action);
}

static gboolean
undo_last (Desk *desk, GError **error)
{
  gint64 event_id = 0;

  return every_action_last_entry (desk->store, &event_id) != 0 &&
         brg_journal_undo (desk->store, event_id, error);
}

static gboolean
redo_last (Desk *desk, GError **error)
{
  gint64 event_id = 0;

  return every_action_last_entry (desk->store, &event_id) != 0 &&
         brg_journal_redo (desk->store, event_id, error);
}

static void
assert_all_done (Bench *bench, GHashTable *done)
{
  g_autofree char *missing = every_action_list_missing (done);

  for (FaultKind kind = 0; kind < N_FAULT_KINDS; kind++)
    g_test_message ("%s: %u failed", fault_kind_to_text (kind), bench->n_failed[kind]);
  g_test_message ("%u actions, %u faults, after %u of them the action had come about",
                  g_hash_table_size (done), bench->n_faults, bench->n_done);
  /* An action that no row of every-action-*.c does needs one. */
  g_assert_cmpstr (missing, ==, "");
  g_assert_cmpuint (bench->n_faults, >, 5 * g_hash_table_size (done));
}

/* Every entry of the journal behind @entry. */
static void
note_entries (BrgStore *store, gint64 entry, GHashTable *done)
{
  g_autoptr (GPtrArray) journal = brg_journal_list (store, -1, NULL);

  for (guint i = 0; i < journal->len; i++)
    {
      const BrgJournalEntry *row = journal->pdata[i];

      if (row->id > entry && g_hash_table_add (done, g_strdup (row->action)))
        g_test_message ("%s", row->action);
    }
}

/* One more step of the chain; if it is one of a kind that was not done yet, with every fault. */
static void
step (Bench *bench, BrgStore *chain, const EveryAction *row, GHashTable *done)
{
  g_autofree char *name = NULL;
  g_autoptr (GRand) rand = g_rand_new_with_seed (bench->seed);
  gint64 before = every_action_last_entry (chain, NULL);
  Desk desk = { chain, rand, faulty_vfs_pause };

  bench->act = row->act;
  bench->is_altered = row->is_of_altered;
  if (row->is_of_altered)
    {
      desk_alter (&desk);
      if (!bench->is_plain)
        take_state (bench);
    }
  if (!act (bench, chain))
    {
      if (row->is_of_altered)
        g_error ("%s: what was altered was not settled: %s", row->name, bench->answer);
      return;
    }
  if (row->is_in_steps || bench->is_plain)
    note_entries (chain, before, done);
  name = row->is_beside ? g_strdup (row->name) : dup_action (chain);
  if (g_hash_table_add (done, g_strdup (name)) && !bench->is_plain)
    {
      g_test_message ("%s", name);
      try_faults (bench);
      take_state (bench);
      if (!row->is_beginning && !row->is_beside && g_hash_table_size (done) % 10 == 0)
        {
          bench->act = undo_last;
          try_faults (bench);
          g_assert_true (act (bench, chain));
          take_state (bench);
          bench->act = redo_last;
          try_faults (bench);
          g_assert_true (act (bench, chain));
        }
    }
  if (row->is_of_altered)
    desk_restore (&desk);
  if (!bench->is_plain)
    take_state (bench);
}

/* How often a row was tried, and how often it did something that was not done before. */
typedef struct
{
  guint n_tried;
  guint n_new;
} Yield;

/* Of three rows the one that has brought most for its tries: a row with twenty kinds of actions
 * comes more often than one with a single kind, until it has shown them. */
static guint
draw_row (const GPtrArray *rows, const Yield *yields, GRand *rand)
{
  guint best = (guint) g_rand_int_range (rand, 0, (gint) rows->len);

  for (guint i = 0; i < 2; i++)
    {
      guint other = (guint) g_rand_int_range (rand, 0, (gint) rows->len);

      if ((yields[other].n_new + 1) * (yields[best].n_tried + 1) >
          (yields[best].n_new + 1) * (yields[other].n_tried + 1))
        best = other;
    }
  return best;
}

static GPtrArray *
list_rows (void)
{
  GPtrArray *rows = every_action_list ();

  for (const EveryAction *row = every_action_of_keeping; row->name != NULL; row++)
    g_ptr_array_add (rows, (gpointer) row);
  return rows;
}

/* The workspace as it was made. */
static BrgStore *
begin_anew (Bench *bench, BrgStore *chain)
{
  brg_store_free (chain);
  remove_files (bench->chain);
  write_file (bench->chain, bench->state, bench->length);
  return open_store (bench->chain);
}

/* Until everything was done that the titles of the journal know. */
static void
run_chain (Bench *bench, GHashTable *done)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (20261128);
  g_autoptr (GPtrArray) rows = list_rows ();
  g_autofree Yield *yields = g_new0 (Yield, rows->len);
  BrgStore *chain = open_store (bench->chain);
  gboolean is_missing = TRUE;
  guint n_again = 0;
  guint row = 0;

  for (guint i = 0; i < MOST_TRIES && is_missing; i++)
    {
      guint n_before = g_hash_table_size (done);

      /* A long chain has grown out of what begins things: a small event, a short journal. */
      if (bench->is_plain && i % STEPS_OF_CHAIN == STEPS_OF_CHAIN - 1)
        chain = begin_anew (bench, chain);
      /* What could be done just now perhaps can be done in its other ways as well. */
      row = n_again > 0 ? row : draw_row (rows, yields, rand);
      n_again -= n_again > 0;

      bench->seed = g_rand_int (rand);
      step (bench, chain, rows->pdata[row], done);
      yields[row].n_tried++;
      if (g_hash_table_size (done) > n_before)
        {
          g_autofree char *missing = every_action_list_missing (done);

          yields[row].n_new++;
          n_again = MOST_AGAIN;
          is_missing = *missing != '\0';
        }
    }
  brg_store_free (chain);
}

static void
test_every_action (void)
{
  g_autoptr (GHashTable) done = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  Bench bench;

  open_bench (&bench);
  run_chain (&bench, done);
  assert_all_done (&bench, done);
  close_bench (&bench);
}

/* An action that no row of every-action-*.c does needs one: nothing else here would do it. */
static void
test_every_kind (void)
{
  g_autoptr (GHashTable) done = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  g_autofree char *missing = NULL;
  Bench bench;

  open_bench (&bench);
  bench.is_plain = TRUE;
  run_chain (&bench, done);
  missing = every_action_list_missing (done);
  g_assert_cmpstr (missing, ==, "");
  close_bench (&bench);
}

/* ----- Opening ----- */

/* Nothing that fails while a file is opened changes it. */
static void
test_opening (void)
{
  Bench bench;

  open_bench (&bench);
  write_file (bench.path, bench.state, bench.length);
  bench.before = hash_file (bench.path);
  bench.after = g_strdup ("");
  for (FaultKind kind = 0; kind < FAULT_MEMORY; kind++)
    for (gint stays = 0; stays < 2; stays++)
      /* The first ones one by one, later ones in growing steps where time is short. */
      for (guint nth = 1;; nth += g_test_thorough () ? 1 : 1 + nth / 4)
        {
          g_autoptr (GError) error = NULL;
          BrgStore *store;

          remove_files (bench.path);
          write_file (bench.path, bench.state, bench.length);
          faulty_vfs_arm (kind, nth, stays);
          store = brg_store_open (bench.path, BRG_STORE_READ_WRITE, &error);
          g_assert_true ((store == NULL) == (error != NULL));
          brg_store_free (store);
          if (!faulty_vfs_disarm ())
            break;
          bench.n_faults++;
          assert_whole (&bench, FALSE, fault_kind_to_text (kind));
        }
  g_assert_cmpuint (bench.n_faults, >, 10);
  close_bench (&bench);
}

/* A file of an older version is that or one of this version, with its state of before in a copy. */
static void
test_upgrade (void)
{
  Bench bench;

  open_bench (&bench);
  store_fixture_write_older (bench.path, OLDER);
  bench.before = hash_file (bench.path);
  brg_store_free (open_store (bench.path));
  bench.after = hash_file (bench.path);
  g_assert_cmpstr (bench.before, !=, bench.after);
  for (FaultKind kind = 0; kind < N_FAULT_KINDS; kind++)
    for (guint nth = 1;; nth += g_test_thorough () ? 1 + nth / 50 : 1 + nth / 2)
      {
        g_autoptr (GError) error = NULL;
        BrgStore *store;

        store_fixture_write_older (bench.path, OLDER);
        faulty_vfs_arm (kind, nth, FALSE);
        store = brg_store_open (bench.path, BRG_STORE_READ_WRITE, &error);
        g_assert_true ((store == NULL) == (error != NULL));
        brg_store_free (store);
        if (!faulty_vfs_disarm ())
          break;
        bench.n_faults++;
        assert_whole (&bench, FALSE, fault_kind_to_text (kind));
      }
  g_test_message ("%u faults, after %u the file was of this version", bench.n_faults, bench.n_done);
  g_assert_cmpuint (bench.n_faults, >, 20);
  close_bench (&bench);
}

/* ----- A disk that is full, one that cannot be written ----- */

static gboolean
add_one (BrgStore *store, gint64 group_id, const char *name, GError **error)
{
  g_autoptr (GPtrArray) entries = g_ptr_array_new_with_free_func ((GDestroyNotify) brg_entry_free);
  BrgEntry *entry = brg_entry_new ();

  g_free (entry->family_name);
  entry->family_name = g_strdup (name);
  g_ptr_array_add (entries, entry);
  return brg_store_add_entries (store, group_id, entries, NULL, error);
}

/* Nothing is acknowledged, a sentence says why, and the work goes on when there is room again. */
static void
test_full_disk (void)
{
  StoreFixture fixture = { 0 };
  g_autoptr (GError) error = NULL;
  g_autofree char *before = NULL;
  g_autofree char *after = NULL;

  store_fixture_open (&fixture, 4);
  before = brg_journal_hash_content (fixture.store, NULL);
  faulty_vfs_arm (FAULT_WRITE, 1, TRUE);
  g_assert_false (add_one (fixture.store, fixture.group_id, "Zukertort", &error));
  g_assert_error (error, BRG_STORE_ERROR, BRG_STORE_ERROR_FULL);
  g_assert_nonnull (strstr (error->message, "disk is full"));
  g_clear_error (&error);
  after = brg_journal_hash_content (fixture.store, NULL);
  g_assert_cmpstr (before, ==, after);
  g_assert_true (faulty_vfs_disarm ());
  g_assert_true (add_one (fixture.store, fixture.group_id, "Zukertort", &error));
  g_assert_no_error (error);
  g_assert_true (brg_journal_verify (fixture.store, &error));
  g_assert_no_error (error);
  store_fixture_close (&fixture);
}

/* On a medium that cannot be written the file opens to be looked at, and says so. */
static void
test_read_only_medium (void)
{
  StoreFixture fixture = { 0 };
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) events = NULL;

  store_fixture_open (&fixture, 4);
  g_clear_pointer (&fixture.store, brg_store_free);
  faulty_vfs_set_read_only (TRUE);
  fixture.store = brg_store_open (fixture.path, BRG_STORE_READ_WRITE, &error);
  g_assert_no_error (error);
  g_assert_true (brg_store_is_read_only (fixture.store));
  g_assert_nonnull (brg_store_get_hindrance (fixture.store));
  g_assert_false (add_one (fixture.store, fixture.group_id, "Zukertort", &error));
  g_assert_error (error, BRG_STORE_ERROR, BRG_STORE_ERROR_READ_ONLY);
  g_clear_error (&error);
  events = brg_store_list_events (fixture.store, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (events->len, ==, 1);
  faulty_vfs_set_read_only (FALSE);
  store_fixture_close (&fixture);
}

/* ----- Power ----- */

/* What was done last, as the journal has it. */
typedef struct
{
  gint64 id;
  char *content;
  guint n_acknowledged;
  guint n_after; /* cuts after which the action that they met had come about */
} Known;

static void
note_known (Known *known, BrgStore *store)
{
  g_autoptr (GError) error = NULL;

  g_free (known->content);
  known->content = brg_journal_hash_content (store, &error);
  g_assert_no_error (error);
  known->id = every_action_last_entry (store, NULL);
}

/* Acts until the power goes, or for some time: then it goes while the file is closed. */
static void
act_until_cut (BrgStore *store, GPtrArray *rows, GRand *rand, Known *known)
{
  Desk desk = { store, rand, faulty_vfs_pause };

  brg_backup_pause (store, TRUE);
  for (guint i = 0; i < 30 && !faulty_vfs_is_power_gone (); i++)
    {
      const EveryAction *row = rows->pdata[g_rand_int_range (rand, 0, (gint) rows->len)];
      g_autoptr (GError) error = NULL;

      if (!row->act (&desk, &error))
        continue;
      known->n_acknowledged++;
      note_known (known, store);
    }
}

/* All that was acknowledged is there, and of what was not at most the one action that was going on,
 * whole: the journal, run anew, gives the tables. */
static void
assert_nothing_lost (Bench *bench, Known *known)
{
  g_autoptr (BrgStore) store = open_store (bench->path);
  g_autoptr (GError) error = NULL;
  g_autofree char *content = brg_journal_hash_content (store, &error);
  gint64 last = every_action_last_entry (store, NULL);

  g_assert_no_error (error);
  brg_journal_verify (store, &error);
  g_assert_no_error (error);
  if (last == known->id)
    g_assert_cmpstr (content, ==, known->content);
  else
    {
      g_assert_cmpint (last, ==, known->id + 1);
      known->n_after++;
    }
  note_known (known, store);
}

static void
test_power (void)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (20261128);
  g_autoptr (GPtrArray) rows = every_action_list ();
  guint n_cuts = g_test_thorough () ? N_CUTS : brg_test_rounds (N_CUTS / 8);
  guint n_met = 0;
  Known known = { 0 };
  Bench bench;

  open_bench (&bench);
  for (guint i = 0; i < n_cuts; i++)
    {
      BrgStore *store;

      /* A chain does not grow without end. */
      if (i % 20 == 0)
        {
          remove_files (bench.path);
          write_file (bench.path, bench.state, bench.length);
          store = open_store (bench.path);
          note_known (&known, store);
          brg_store_free (store);
        }
      faulty_vfs_cut_power (1 + (guint) g_rand_int_range (rand, 0, 120));
      store = brg_store_open (bench.path, BRG_STORE_READ_WRITE, NULL);
      if (store != NULL)
        act_until_cut (store, rows, rand, &known);
      brg_store_free (store);
      n_met += faulty_vfs_restore_power (rand);
      assert_nothing_lost (&bench, &known);
    }
  g_test_message (
      "%u cuts, %u met something; %u actions acknowledged, all found; %u more came about", n_cuts,
      n_met, known.n_acknowledged, known.n_after);
  g_assert_cmpuint (n_met, >, n_cuts / 2);
  g_free (known.content);
  close_bench (&bench);
}

BRG_TEST_TOPIC ("store-faults")
{
  g_test_init (&argc, &argv, NULL);
  faulty_vfs_install ();
  /* Minutes long: ./dev torture. */
  if (g_test_thorough ())
    g_test_add_func ("/data/store/faults/every-action", test_every_action);
  g_test_add_func ("/data/store/faults/every-kind", test_every_kind);
  g_test_add_func ("/data/store/faults/opening", test_opening);
  g_test_add_func ("/data/store/faults/upgrade", test_upgrade);
  g_test_add_func ("/data/store/faults/full-disk", test_full_disk);
  g_test_add_func ("/data/store/faults/read-only-medium", test_read_only_medium);
  g_test_add_func ("/data/store/faults/power", test_power);
  return g_test_run ();
}
