/* brg-proof.c - whether the tables hold what the journal gives: the chain is read
 *
 * The changes of all entries are folded into the rows that they leave, without a second database;
 * every value knows the entry that wrote it, so what differs is named with its entry. A file cannot
 * say up to where it was verified: the rows are kept in memory while the workspace is open, and
 * only there.
 *
 * Tests: tests/data/test-proof.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-proof.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "brg-action.h"
#include "brg-proof-private.h"
#include "brg-store-private.h"

/* How often a long run asks whether it is still wanted. */
#define ENTRIES_AT_ONCE 256

/* Of a hash in a sentence. */
#define SHOWN_DIGITS 8

static void
free_alteration (gpointer data)
{
  BrgAlteration *alteration = data;

  g_free (alteration->table);
  g_free (alteration->row);
  g_free (alteration->column);
  g_free (alteration->expected);
  g_free (alteration->found);
  g_free (alteration);
}

BrgAlteration *
brg_alteration_new (BrgAlterationKind kind,
                    const char *table,
                    char *row,
                    const char *column,
                    gint64 entry_id,
                    char *expected,
                    char *found)
{
  BrgAlteration *alteration = g_new0 (BrgAlteration, 1);

  *alteration =
      (BrgAlteration){ kind, g_strdup (table), row, g_strdup (column), entry_id, expected, found };
  return alteration;
}

static GPtrArray *
new_alterations (void)
{
  return g_ptr_array_new_with_free_func (free_alteration);
}

static void
forget (BrgProof *self)
{
  g_hash_table_remove_all (self->tables);
  g_ptr_array_set_size (self->met, 0);
  self->last_entry = 0;
  self->is_broken = FALSE;
  g_free (self->last_hash);
  self->last_hash = g_strdup ("");
  g_free (self->seen_hash);
  self->seen_hash = g_strdup ("");
}

BrgProof *
brg_proof_new (void)
{
  BrgProof *self = g_new0 (BrgProof, 1);

  self->tables =
      g_hash_table_new_full (g_str_hash, g_str_equal, g_free, (GDestroyNotify) g_hash_table_unref);
  self->met = new_alterations ();
  self->alterations = new_alterations ();
  self->expected_hash = g_strdup ("");
  self->files = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  self->last_file = g_strdup ("");
  forget (self);
  return self;
}

void
brg_proof_free (BrgProof *self)
{
  if (self == NULL)
    return;
  g_hash_table_unref (self->tables);
  brg_journal_links_free (self->links);
  g_ptr_array_unref (self->met);
  g_ptr_array_unref (self->alterations);
  g_hash_table_unref (self->files);
  g_free (self->last_file);
  g_free (self->last_hash);
  g_free (self->expected_hash);
  g_free (self->seen_hash);
  g_free (self);
}

void
brg_proof_expect (BrgProof *self, gint64 entry_id, const char *hash)
{
  g_return_if_fail (self != NULL && hash != NULL);

  self->expected_entry = entry_id;
  g_free (self->expected_hash);
  self->expected_hash = g_strdup (hash);
}

GPtrArray *
brg_proof_get_alterations (const BrgProof *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  return self->alterations;
}

gint64
brg_proof_get_last_entry (const BrgProof *self, const char **hash)
{
  g_return_val_if_fail (self != NULL, 0);

  if (hash != NULL)
    *hash = self->last_hash;
  return self->last_entry;
}

/* One change of an entry. */
typedef struct
{
  sqlite3_changeset_iter *iter;
  gint64 entry_id;
  const char *table;
  int n_columns;
  int operation;
  unsigned char *keys;
  GByteArray *key;
  char *name; /* the key for a person */
} Change;

static void
clear_change (Change *change)
{
  g_clear_pointer (&change->key, g_byte_array_unref);
  g_clear_pointer (&change->name, g_free);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Change, clear_change)

static sqlite3_value *
get_value (const Change *change, int column, gboolean is_new)
{
  sqlite3_value *value = NULL;

  if (is_new)
    sqlite3changeset_new (change->iter, column, &value);
  else
    sqlite3changeset_old (change->iter, column, &value);
  return value;
}

static void
read_key (Change *change)
{
  change->key = g_byte_array_new ();
  for (int i = 0; i < change->n_columns; i++)
    if (change->keys[i] != 0)
      {
        sqlite3_value *value = get_value (change, i, change->operation == SQLITE_INSERT);
        BrgProofCell cell = brg_proof_cell_of_value (value);

        brg_proof_cell_append_key (&cell, change->key);
      }
}

static char *
dup_row_name (const Change *change)
{
  g_autoptr (GString) name = g_string_new (NULL);

  for (int i = 0; i < change->n_columns; i++)
    if (change->keys[i] != 0)
      {
        BrgProofCell cell =
            brg_proof_cell_of_value (get_value (change, i, change->operation == SQLITE_INSERT));
        g_autofree char *text = brg_proof_cell_dup_text (&cell);

        g_string_append_printf (name, "%s%s", name->len > 0 ? " " : "", text);
      }
  return g_string_free (g_steal_pointer (&name), FALSE);
}

/* The program did not find what the journal had left. */
static void
note_met (BrgProof *self,
          const Change *change,
          const BrgProofCell *expected,
          const BrgProofCell *found)
{
  g_ptr_array_add (self->met,
                   brg_alteration_new (BRG_ALTERATION_MET, change->table, dup_row_name (change),
                                       NULL, change->entry_id, brg_proof_cell_dup_text (expected),
                                       brg_proof_cell_dup_text (found)));
}

/* There was a row, or there was none. */
static void
note_met_row (BrgProof *self, const Change *change)
{
  const BrgProofCell nothing = { .type = SQLITE_NULL };

  note_met (self, change, &nothing, &nothing);
}

static void
set_slot (GArray *slots, int column, sqlite3_value *value, gint64 entry_id)
{
  BrgProofSlot *slot = &g_array_index (slots, BrgProofSlot, column);

  slot->cell = brg_proof_cell_of_value (value);
  slot->writer = entry_id;
}

static void
insert_row (BrgProof *self, GHashTable *rows, const Change *change)
{
  g_autoptr (GArray) slots = g_array_new (FALSE, TRUE, sizeof (BrgProofSlot));
  BrgProofRow *row = brg_proof_row_new (change->key);

  if (brg_proof_rows_find (rows, change->key) != NULL)
    note_met_row (self, change);
  g_array_set_size (slots, (guint) change->n_columns);
  for (int i = 0; i < change->n_columns; i++)
    set_slot (slots, i, get_value (change, i, TRUE), change->entry_id);
  brg_proof_row_pack (row, slots);
  g_hash_table_replace (rows, row, row);
}

/* Whether what an entry changed is what was there. What nobody wrote is the default. */
static void
compare_old (BrgProof *self, const GArray *slots, const Change *change, int column)
{
  sqlite3_value *old = get_value (change, column, FALSE);
  const BrgProofSlot *slot =
      (guint) column < slots->len ? &g_array_index (slots, BrgProofSlot, column) : NULL;
  BrgProofCell there;

  if (old == NULL || slot == NULL || slot->writer == 0)
    return;
  there = brg_proof_cell_of_value (old);
  if (!brg_proof_cell_is_equal (&slot->cell, &there))
    note_met (self, change, &slot->cell, &there);
}

static void
update_row (BrgProof *self, GHashTable *rows, const Change *change)
{
  BrgProofRow *row = brg_proof_rows_find (rows, change->key);
  g_autoptr (GArray) slots = row != NULL ? brg_proof_row_unpack (row) : NULL;

  if (row == NULL)
    {
      note_met_row (self, change);
      return;
    }
  for (int i = 0; i < change->n_columns; i++)
    {
      sqlite3_value *value = get_value (change, i, TRUE);

      if (value == NULL || change->keys[i] != 0)
        continue;
      compare_old (self, slots, change, i);
      if ((guint) i >= slots->len)
        g_array_set_size (slots, (guint) change->n_columns);
      set_slot (slots, i, value, change->entry_id);
    }
  brg_proof_row_pack (row, slots);
}

static void
delete_row (BrgProof *self, GHashTable *rows, const Change *change)
{
  BrgProofRow *row = brg_proof_rows_find (rows, change->key);
  g_autoptr (GArray) slots = row != NULL ? brg_proof_row_unpack (row) : NULL;

  if (row == NULL)
    {
      note_met_row (self, change);
      return;
    }
  for (int i = 0; i < change->n_columns; i++)
    compare_old (self, slots, change, i);
  g_hash_table_remove (rows, row);
}

static GHashTable *
get_rows (BrgProof *self, const char *table)
{
  GHashTable *rows = g_hash_table_lookup (self->tables, table);

  if (rows == NULL)
    {
      rows = brg_proof_rows_new ();
      g_hash_table_insert (self->tables, g_strdup (table), rows);
    }
  return rows;
}

/* Returns: whether it could be read to its end. */
static gboolean
fold (BrgProof *self, gint64 entry_id, const void *bytes, int size)
{
  sqlite3_changeset_iter *iter = NULL;

  if (sqlite3changeset_start (&iter, size, (void *) bytes) != SQLITE_OK)
    return FALSE;
  while (sqlite3changeset_next (iter) == SQLITE_ROW)
    {
      g_auto (Change) change = { .iter = iter, .entry_id = entry_id };
      GHashTable *rows;

      sqlite3changeset_op (iter, &change.table, &change.n_columns, &change.operation, NULL);
      sqlite3changeset_pk (iter, &change.keys, NULL);
      read_key (&change);
      rows = get_rows (self, change.table);
      if (change.operation == SQLITE_INSERT)
        insert_row (self, rows, &change);
      else if (change.operation == SQLITE_UPDATE)
        update_row (self, rows, &change);
      else
        delete_row (self, rows, &change);
    }
  return sqlite3changeset_finalize (iter) == SQLITE_OK;
}

static const char *
get_text (sqlite3_stmt *stmt, int column)
{
  const char *text = (const char *) sqlite3_column_text (stmt, column);

  return text != NULL ? text : "";
}

/* Columns as BRG_JOURNAL_LINK_COLUMNS names them. */
static gboolean
is_next_link (const BrgProof *self, sqlite3_stmt *stmt)
{
  return sqlite3_column_int64 (stmt, 0) == self->last_entry + 1 &&
         g_str_equal (get_text (stmt, 10), self->last_hash) &&
         brg_journal_links_prove (self->links, stmt);
}

/* Whoever decided about all alterations has seen what was met before; who printed has not. */
static void
settle_met (BrgProof *self, const char *action)
{
  static const char *const partial[] = { BRG_REDACTION_ACTION,
                                         "alteration-restore-place",
                                         "papers-print",
                                         "papers-drop",
                                         "contest-authors-name",
                                         "contest-register",
                                         NULL };

  if (brg_action_is_record (action) && !g_strv_contains (partial, action))
    g_ptr_array_set_size (self->met, 0);
}

static void
take_link (BrgProof *self, sqlite3_stmt *stmt)
{
  if (!is_next_link (self, stmt) ||
      !fold (self, self->last_entry + 1, sqlite3_column_blob (stmt, 8),
             sqlite3_column_bytes (stmt, 8)))
    {
      self->is_broken = TRUE;
      return;
    }
  settle_met (self, get_text (stmt, 4));
  self->last_entry++;
  g_free (self->last_hash);
  self->last_hash = g_strdup (get_text (stmt, 7));
  if (self->last_entry != self->expected_entry)
    return;
  g_free (self->seen_hash);
  self->seen_hash = g_strdup (self->last_hash);
}

/* Whether the journal still goes through the place where the last run ended. */
static gboolean
is_continued (const BrgProof *self, sqlite3 *db)
{
  g_autoptr (sqlite3_stmt) stmt = NULL;

  if (self->last_entry == 0)
    return TRUE;
  return sqlite3_prepare_v2 (db, "SELECT hash FROM journal WHERE id = ?1", -1, &stmt, NULL) ==
             SQLITE_OK &&
         sqlite3_bind_int64 (stmt, 1, self->last_entry) == SQLITE_OK &&
         sqlite3_step (stmt) == SQLITE_ROW && g_str_equal (get_text (stmt, 0), self->last_hash);
}

/* A redaction changes entries that were read before: all is read anew. */
static gboolean
read_links (BrgProof *self, sqlite3 *db, GError **error)
{
  g_clear_pointer (&self->links, brg_journal_links_free);
  self->links = brg_journal_links_new (db, error);
  if (self->links == NULL)
    return FALSE;
  if (brg_journal_links_count (self->links) != self->n_redacted)
    forget (self);
  self->n_redacted = brg_journal_links_count (self->links);
  return TRUE;
}

static gboolean
read_journal (BrgProof *self, sqlite3 *db, GCancellable *cancellable, GError **error)
{
  g_autoptr (sqlite3_stmt) stmt = NULL;
  g_autofree char *sql = NULL;
  int code = SQLITE_ROW;

  if (!read_links (self, db, error))
    return FALSE;
  if (self->is_broken || !is_continued (self, db))
    forget (self);
  sql = g_strdup_printf ("SELECT %s FROM journal WHERE id > ?1 ORDER BY id",
                         brg_journal_links_get_columns (self->links));
  if (sqlite3_prepare_v2 (db, sql, -1, &stmt, NULL) != SQLITE_OK ||
      sqlite3_bind_int64 (stmt, 1, self->last_entry) != SQLITE_OK)
    return brg_sql_set_error (error, db);
  while (!self->is_broken && (code = sqlite3_step (stmt)) == SQLITE_ROW)
    {
      if (self->last_entry % ENTRIES_AT_ONCE == 0 &&
          g_cancellable_set_error_if_cancelled (cancellable, error))
        return FALSE;
      take_link (self, stmt);
    }
  return self->is_broken || code == SQLITE_DONE || brg_sql_set_error (error, db);
}

static BrgAlteration *
copy_alteration (const BrgAlteration *one)
{
  return brg_alteration_new (one->kind, one->table, g_strdup (one->row), one->column, one->entry_id,
                             g_strdup (one->expected), g_strdup (one->found));
}

static void
check_expected (BrgProof *self)
{
  if (self->expected_entry == 0 || g_str_has_prefix (self->seen_hash, self->expected_hash))
    return;
  g_ptr_array_add (
      self->alterations,
      brg_alteration_new (BRG_ALTERATION_CUT, "journal",
                          g_strdup_printf ("%" G_GINT64_FORMAT, self->expected_entry), NULL,
                          self->expected_entry, g_strndup (self->expected_hash, SHOWN_DIGITS),
                          *self->seen_hash != '\0' ? g_strndup (self->seen_hash, SHOWN_DIGITS)
                                                   : g_strdup ("–")));
}

gboolean
brg_proof_run (BrgProof *self, sqlite3 *db, GCancellable *cancellable, GError **error)
{
  g_return_val_if_fail (self != NULL && db != NULL, FALSE);

  if (!read_journal (self, db, cancellable, error))
    return FALSE;
  g_ptr_array_unref (self->alterations);
  self->alterations = new_alterations ();
  self->n_runs++;
  for (guint i = 0; i < self->met->len; i++)
    g_ptr_array_add (self->alterations, copy_alteration (self->met->pdata[i]));
  if (!self->is_broken)
    {
      check_expected (self);
      return brg_proof_compare (self, db, cancellable, error);
    }
  g_ptr_array_add (self->alterations,
                   brg_alteration_new (BRG_ALTERATION_JOURNAL, "journal",
                                       g_strdup_printf ("%" G_GINT64_FORMAT, self->last_entry + 1),
                                       NULL, self->last_entry + 1, g_strdup (""), g_strdup ("")));
  return TRUE;
}

/* All of it is one state of the file, whatever is written meanwhile. */
static gboolean
run_on (BrgProof *self, sqlite3 *db, GCancellable *cancellable, GError **error)
{
  gboolean is_done;

  if (!brg_sql_distrust (db, error) || !brg_sql_script (db, "BEGIN", error))
    return FALSE;
  is_done = brg_proof_run (self, db, cancellable, error);
  sqlite3_exec (db, "ROLLBACK", NULL, NULL, NULL);
  return is_done;
}

gboolean
brg_proof_run_file (BrgProof *self, const char *path, GCancellable *cancellable, GError **error)
{
  sqlite3 *db = NULL;
  gboolean is_done;

  g_return_val_if_fail (self != NULL && path != NULL, FALSE);

  if (sqlite3_open_v2 (path, &db, SQLITE_OPEN_READONLY, NULL) == SQLITE_OK)
    is_done = sqlite3_busy_timeout (db, 5000) == SQLITE_OK && run_on (self, db, cancellable, error);
  else
    is_done = brg_sql_set_error (error, db);
  sqlite3_close (db);
  return is_done;
}

char *
brg_alteration_dup_sentence (const BrgAlteration *alteration)
{
  g_autofree char *entry = NULL;
  const char *column;

  g_return_val_if_fail (alteration != NULL, NULL);

  entry = g_strdup_printf ("%" G_GINT64_FORMAT, alteration->entry_id);
  column = alteration->column != NULL ? alteration->column : "–";
  switch (alteration->kind)
    {
    case BRG_ALTERATION_CHANGED:
      /* Translators: names in the database: "result", its row "17", its field "white"; the number
       * of the journal entry, what it wrote, what stands there */
      return g_strdup_printf (_ ("Changed outside the program: table %s, row %s, field %s. Journal "
                                 "entry %s wrote “%s”, the file holds “%s”."),
                              alteration->table, alteration->row, column, entry,
                              alteration->expected, alteration->found);
    case BRG_ALTERATION_REMOVED:
      /* Translators: names in the database: "result", its row "17"; the number of the entry */
      return g_strdup_printf (
          _ ("Removed outside the program: table %s, row %s, written by journal "
             "entry %s."),
          alteration->table, alteration->row, entry);
    case BRG_ALTERATION_ADDED:
      /* Translators: names in the database: "result", its row "17" */
      return g_strdup_printf (_ ("Added outside the program: table %s, row %s. No journal entry "
                                 "wrote it."),
                              alteration->table, alteration->row);
    case BRG_ALTERATION_MET:
      /* Translators: the number of the journal entry; "result", its row "17" */
      return g_strdup_printf (_ ("Before journal entry %s something outside the program changed "
                                 "table %s, row %s."),
                              entry, alteration->table, alteration->row);
    case BRG_ALTERATION_JOURNAL:
      /* Translators: %s is the number of the entry */
      return g_strdup_printf (_ ("Journal entry %s was changed, or one before it is missing."),
                              entry);
    case BRG_ALTERATION_CUT:
      /* Translators: the number of the entry, its hash, what stands there now */
      return g_strdup_printf (_ ("The journal was cut or made anew: entry %s was %s, now it is "
                                 "%s."),
                              entry, alteration->expected, alteration->found);
    case BRG_ALTERATION_PAPER:
      if (*alteration->found != '\0')
        /* Translators: a number of a paper in the archive, what it is called; the number of the
         * entry */
        return g_strdup_printf (_ ("The file of paper No. %s of the archive, “%s”, which journal "
                                   "entry %s noted, is missing: it was taken away outside the "
                                   "program."),
                                alteration->row, alteration->expected, entry);
      /* Translators: a number of a paper in the archive, what it is called; the number of the entry
       */
      return g_strdup_printf (_ ("The file of paper No. %s of the archive, “%s”, is not the one "
                                 "that journal entry %s noted: it was changed outside the "
                                 "program."),
                              alteration->row, alteration->expected, entry);
    default:
      g_return_val_if_reached (NULL);
    }
}
