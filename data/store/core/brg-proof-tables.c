/* brg-proof-tables.c - whether the tables hold what the journal gives: the tables are compared
 *
 * Tests: tests/data/test-proof.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-proof-private.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "brg-action.h"
#include "brg-packed-bytes.h"
#include "brg-schema.h"
#include "brg-store-private.h"
#include "brg-text-tidy.h"

BrgProofCell
brg_proof_cell_of_value (sqlite3_value *value)
{
  BrgProofCell cell = { .type = value != NULL ? sqlite3_value_type (value) : SQLITE_NULL };

  if (cell.type == SQLITE_INTEGER)
    cell.number = sqlite3_value_int64 (value);
  else if (cell.type == SQLITE_FLOAT)
    cell.real = sqlite3_value_double (value);
  else if (cell.type != SQLITE_NULL)
    {
      cell.data = sqlite3_value_blob (value);
      cell.size = sqlite3_value_bytes (value);
    }
  return cell;
}

BrgProofCell
brg_proof_cell_of_column (sqlite3_stmt *stmt, int column)
{
  BrgProofCell cell = { .type = sqlite3_column_type (stmt, column) };

  if (cell.type == SQLITE_INTEGER)
    cell.number = sqlite3_column_int64 (stmt, column);
  else if (cell.type == SQLITE_FLOAT)
    cell.real = sqlite3_column_double (stmt, column);
  else if (cell.type != SQLITE_NULL)
    {
      cell.data = sqlite3_column_blob (stmt, column);
      cell.size = sqlite3_column_bytes (stmt, column);
    }
  return cell;
}

gboolean
brg_proof_cell_is_equal (const BrgProofCell *one, const BrgProofCell *other)
{
  return one->type == other->type && one->number == other->number &&
         memcmp (&one->real, &other->real, sizeof one->real) == 0 && one->size == other->size &&
         (one->size == 0 || memcmp (one->data, other->data, (gsize) one->size) == 0);
}

void
brg_proof_cell_append_key (const BrgProofCell *cell, GByteArray *key)
{
  guint8 type = (guint8) cell->type;

  g_byte_array_append (key, &type, 1);
  g_byte_array_append (key, (const guint8 *) &cell->number, sizeof cell->number);
  g_byte_array_append (key, (const guint8 *) &cell->size, sizeof cell->size);
  if (cell->size > 0)
    g_byte_array_append (key, cell->data, (guint) cell->size);
}

char *
brg_proof_cell_dup_text (const BrgProofCell *cell)
{
  g_autofree char *text = NULL;

  switch (cell->type)
    {
    case SQLITE_INTEGER:
      return g_strdup_printf ("%" G_GINT64_FORMAT, cell->number);
    case SQLITE_FLOAT:
      return g_strdup_printf ("%g", cell->real);
    case SQLITE_TEXT:
      text = g_utf8_make_valid (cell->data != NULL ? cell->data : "", cell->size);
      return brg_text_dup_quoted (text);
    case SQLITE_BLOB:
      return g_strdup_printf (ngettext ("%d byte", "%d bytes", (gulong) cell->size), cell->size);
    default:
      return g_strdup ("–");
    }
}

static void
clear_column (gpointer data)
{
  BrgProofColumn *column = data;

  g_free (column->name);
  sqlite3_value_free (column->standard);
}

static gboolean
read_default (sqlite3 *db, const char *text, BrgProofColumn *column, GError **error)
{
  g_autofree char *sql = g_strdup_printf ("SELECT %s", text);
  g_autoptr (sqlite3_stmt) stmt = NULL;

  if (sqlite3_prepare_v2 (db, sql, -1, &stmt, NULL) != SQLITE_OK ||
      sqlite3_step (stmt) != SQLITE_ROW)
    return brg_sql_set_error (error, db);
  column->standard = sqlite3_value_dup (sqlite3_column_value (stmt, 0));
  return TRUE;
}

GArray *
brg_proof_read_columns (sqlite3 *db, const char *table, GError **error)
{
  g_autoptr (GArray) columns = g_array_new (FALSE, TRUE, sizeof (BrgProofColumn));
  g_autoptr (sqlite3_stmt) stmt = NULL;
  int code;

  g_array_set_clear_func (columns, clear_column);
  if (sqlite3_prepare_v2 (db, "SELECT name, pk, dflt_value FROM pragma_table_info (?1)", -1, &stmt,
                          NULL) != SQLITE_OK ||
      sqlite3_bind_text (stmt, 1, table, -1, SQLITE_STATIC) != SQLITE_OK)
    {
      brg_sql_set_error (error, db);
      return NULL;
    }
  while ((code = sqlite3_step (stmt)) == SQLITE_ROW)
    {
      const char *standard = (const char *) sqlite3_column_text (stmt, 2);
      BrgProofColumn column = { g_strdup ((const char *) sqlite3_column_text (stmt, 0)),
                                sqlite3_column_int (stmt, 1) > 0, NULL };

      g_array_append_val (columns, column);
      if (standard != NULL &&
          !read_default (db, standard, &g_array_index (columns, BrgProofColumn, columns->len - 1),
                         error))
        return NULL;
    }
  if (code == SQLITE_DONE)
    return g_steal_pointer (&columns);
  brg_sql_set_error (error, db);
  return NULL;
}

/* A table on its way through. */
typedef struct
{
  BrgProof *proof;
  const char *table;
  GArray *columns;
  GHashTable *rows; /* (nullable) */
} Table;

static char *
dup_row_name (const Table *table, sqlite3_stmt *stmt)
{
  g_autoptr (GString) name = g_string_new (NULL);

  for (guint i = 0; i < table->columns->len; i++)
    if (g_array_index (table->columns, BrgProofColumn, i).is_key)
      {
        BrgProofCell cell = brg_proof_cell_of_column (stmt, (int) i);
        g_autofree char *text = brg_proof_cell_dup_text (&cell);

        g_string_append_printf (name, "%s%s", name->len > 0 ? " " : "", text);
      }
  return g_string_free (g_steal_pointer (&name), FALSE);
}

BrgProofRow *
brg_proof_find_row (GHashTable *rows, const GArray *columns, sqlite3_stmt *stmt)
{
  g_autoptr (GByteArray) key = NULL;

  if (rows == NULL)
    return NULL;
  key = g_byte_array_new ();
  for (guint i = 0; i < columns->len; i++)
    if (g_array_index (columns, BrgProofColumn, i).is_key)
      {
        BrgProofCell cell = brg_proof_cell_of_column (stmt, (int) i);

        brg_proof_cell_append_key (&cell, key);
      }
  return brg_proof_rows_find (rows, key);
}

static BrgProofCell
get_cell (const BrgProofSlot *slot, const GArray *columns, guint place)
{
  return slot->writer != 0
             ? slot->cell
             : brg_proof_cell_of_value (g_array_index (columns, BrgProofColumn, place).standard);
}

BrgProofCell
brg_proof_row_get (const BrgProofRow *row, const GArray *columns, guint place)
{
  BrgProofSlot slot = brg_proof_row_read (row, place);

  return get_cell (&slot, columns, place);
}

static void
compare_value (const Table *table, const GArray *slots, sqlite3_stmt *stmt, guint place)
{
  const BrgProofSlot unwritten = { 0 };
  const BrgProofSlot *slot =
      place < slots->len ? &g_array_index (slots, BrgProofSlot, place) : &unwritten;
  BrgProofCell here = get_cell (slot, table->columns, place);
  BrgProofCell there = brg_proof_cell_of_column (stmt, (int) place);

  if (brg_proof_cell_is_equal (&here, &there))
    return;
  g_ptr_array_add (
      table->proof->alterations,
      brg_alteration_new (BRG_ALTERATION_CHANGED, table->table, dup_row_name (table, stmt),
                          g_array_index (table->columns, BrgProofColumn, place).name,
                          slot->writer != 0 || slots->len == 0
                              ? slot->writer
                              : g_array_index (slots, BrgProofSlot, 0).writer,
                          brg_proof_cell_dup_text (&here), brg_proof_cell_dup_text (&there)));
}

static void
compare_row (const Table *table, sqlite3_stmt *stmt)
{
  BrgProofRow *row = brg_proof_find_row (table->rows, table->columns, stmt);
  g_autoptr (GArray) slots = NULL;

  if (row == NULL)
    {
      g_ptr_array_add (table->proof->alterations,
                       brg_alteration_new (BRG_ALTERATION_ADDED, table->table,
                                           dup_row_name (table, stmt), NULL, 0, g_strdup ("–"),
                                           g_strdup ("+")));
      return;
    }
  row->seen = table->proof->n_runs;
  slots = brg_proof_row_unpack (row);
  for (guint i = 0; i < table->columns->len; i++)
    compare_value (table, slots, stmt, i);
}

static gint64
find_last_writer (const BrgProofRow *row)
{
  g_autoptr (GArray) slots = brg_proof_row_unpack (row);
  gint64 last = 0;

  for (guint i = 0; i < slots->len; i++)
    last = MAX (last, g_array_index (slots, BrgProofSlot, i).writer);
  return last;
}

static char *
dup_missing_name (const Table *table, const BrgProofRow *row)
{
  g_autoptr (GString) name = g_string_new (NULL);

  for (guint i = 0; i < table->columns->len && i < row->n_values; i++)
    if (g_array_index (table->columns, BrgProofColumn, i).is_key)
      {
        BrgProofCell cell = brg_proof_row_read (row, i).cell;
        g_autofree char *text = brg_proof_cell_dup_text (&cell);

        g_string_append_printf (name, "%s%s", name->len > 0 ? " " : "", text);
      }
  return g_string_free (g_steal_pointer (&name), FALSE);
}

static void
list_missing (const Table *table)
{
  GHashTableIter iter;
  gpointer key;

  if (table->rows == NULL)
    return;
  g_hash_table_iter_init (&iter, table->rows);
  while (g_hash_table_iter_next (&iter, &key, NULL))
    {
      const BrgProofRow *row = key;

      if (row->seen != table->proof->n_runs)
        g_ptr_array_add (
            table->proof->alterations,
            brg_alteration_new (BRG_ALTERATION_REMOVED, table->table, dup_missing_name (table, row),
                                NULL, find_last_writer (row), g_strdup ("+"), g_strdup ("–")));
    }
}

/* In an older file, which may be looked at as it is, a table may not be there yet. */
static gboolean
compare_table (BrgProof *self, sqlite3 *db, const char *name, GError **error)
{
  g_autofree char *sql = g_strdup_printf ("SELECT * FROM %s", name);
  g_autoptr (GArray) columns = brg_proof_read_columns (db, name, error);
  g_autoptr (sqlite3_stmt) stmt = NULL;
  Table table = { self, name, columns, g_hash_table_lookup (self->tables, name) };
  int code;

  if (columns == NULL)
    return FALSE;
  if (columns->len == 0)
    return TRUE;
  if (sqlite3_prepare_v2 (db, sql, -1, &stmt, NULL) != SQLITE_OK)
    return brg_sql_set_error (error, db);
  while ((code = sqlite3_step (stmt)) == SQLITE_ROW)
    compare_row (&table, stmt);
  if (code != SQLITE_DONE)
    return brg_sql_set_error (error, db);
  list_missing (&table);
  return TRUE;
}

/* A file of an older version may be looked at as it is: what was marked in it stands in no entry.
 */
static gboolean
is_followed (const char *table, gint version)
{
  static const char *const marks[] = { "attendance", "score_sheet", NULL };

  return version >= BRG_SCHEMA_JOURNALLED_MARKS || !g_strv_contains (marks, table);
}

/* ----- The files of printed papers ----- */

/* How many bytes of files that were looked at before a run looks at again, so that it stays short
 * however full the archive is. */
#define BYTES_AGAIN (4 * 1024 * 1024)
/* More than a row says of it is not unfolded: BRG_PRINTED_MOST_BYTES. */
#define MOST_BYTES_OF_FILE (8 * 1024 * 1024)

/* The paper of a file, as the journal gives it. */
typedef struct
{
  char *number;
  char *title;
  gint64 writer;
} Noted;

static void
free_noted (gpointer data)
{
  Noted *noted = data;

  g_free (noted->number);
  g_free (noted->title);
  g_free (noted);
}

static guint
find_column (const GArray *columns, const char *name)
{
  guint place = 0;

  while (place < columns->len &&
         !g_str_equal (g_array_index (columns, BrgProofColumn, place).name, name))
    place++;
  return place;
}

/* (transfer full): hash -> Noted, one of the papers that have the file. */
static GHashTable *
list_noted (BrgProof *self, const GArray *columns)
{
  GHashTable *noted = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, free_noted);
  GHashTable *rows = g_hash_table_lookup (self->tables, "printed_paper");
  guint places[] = { find_column (columns, "sha256"), find_column (columns, "number"),
                     find_column (columns, "title") };
  GHashTableIter iter;
  gpointer key;

  if (rows == NULL)
    return noted;
  g_hash_table_iter_init (&iter, rows);
  while (g_hash_table_iter_next (&iter, &key, NULL))
    {
      g_autoptr (GArray) slots = brg_proof_row_unpack (key);
      const BrgProofSlot *hash;
      Noted *one;

      if (places[0] >= slots->len || places[1] >= slots->len || places[2] >= slots->len)
        continue;
      hash = &g_array_index (slots, BrgProofSlot, places[0]);
      if (hash->cell.type != SQLITE_TEXT)
        continue;
      one = g_new0 (Noted, 1);
      one->number = brg_proof_cell_dup_text (&g_array_index (slots, BrgProofSlot, places[1]).cell);
      one->title = brg_proof_cell_dup_text (&g_array_index (slots, BrgProofSlot, places[2]).cell);
      one->writer = hash->writer;
      g_hash_table_insert (noted, g_strndup (hash->cell.data, (gsize) hash->cell.size), one);
    }
  return noted;
}

/* Columns: its hash, size, is_packed, bytes. */
static gboolean
is_as_noted (sqlite3_stmt *stmt)
{
  gint64 size = CLAMP (sqlite3_column_int64 (stmt, 1), 0, MOST_BYTES_OF_FILE);
  g_autoptr (GBytes) stored =
      g_bytes_new (sqlite3_column_blob (stmt, 3), (gsize) sqlite3_column_bytes (stmt, 3));
  g_autoptr (GBytes) bytes = sqlite3_column_int (stmt, 2) != 0
                                 ? brg_packed_bytes_unfold (stored, (gsize) size)
                                 : g_bytes_ref (stored);
  g_autofree char *sha256 =
      bytes != NULL ? g_compute_checksum_for_bytes (G_CHECKSUM_SHA256, bytes) : NULL;

  return g_strcmp0 (sha256, (const char *) sqlite3_column_text (stmt, 0)) == 0;
}

static gboolean
check_file (BrgProof *self, sqlite3 *db, const char *sha256, gint64 *n_bytes, GError **error)
{
  g_autoptr (sqlite3_stmt) stmt = NULL;

  if (sqlite3_prepare_v2 (db,
                          "SELECT sha256, size, is_packed, bytes FROM paper_file"
                          " WHERE sha256 = ?1",
                          -1, &stmt, NULL) != SQLITE_OK ||
      sqlite3_bind_text (stmt, 1, sha256, -1, SQLITE_STATIC) != SQLITE_OK ||
      sqlite3_step (stmt) != SQLITE_ROW)
    return brg_sql_set_error (error, db);
  *n_bytes += sqlite3_column_bytes (stmt, 3);
  g_hash_table_replace (self->files, g_strdup (sha256), GINT_TO_POINTER (is_as_noted (stmt)));
  return TRUE;
}

/* (transfer full) (nullable): hashes of all files, in their order. */
static GPtrArray *
list_files (sqlite3 *db, GError **error)
{
  g_autoptr (GPtrArray) files = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (sqlite3_stmt) stmt = NULL;
  int code;

  if (sqlite3_prepare_v2 (db, "SELECT sha256 FROM paper_file ORDER BY sha256", -1, &stmt, NULL) !=
      SQLITE_OK)
    {
      brg_sql_set_error (error, db);
      return NULL;
    }
  while ((code = sqlite3_step (stmt)) == SQLITE_ROW)
    g_ptr_array_add (files, g_strdup ((const char *) sqlite3_column_text (stmt, 0)));
  if (code == SQLITE_DONE)
    return g_steal_pointer (&files);
  brg_sql_set_error (error, db);
  return NULL;
}

/* New ones and those that were wrong; then some of the others, where the last run stopped. */
static gboolean
look_at_files (BrgProof *self,
               sqlite3 *db,
               const GPtrArray *files,
               GCancellable *cancellable,
               GError **error)
{
  guint from = 0;
  gint64 n_bytes = 0;

  for (guint i = 0; i < files->len; i++)
    if (!GPOINTER_TO_INT (g_hash_table_lookup (self->files, files->pdata[i])) &&
        (g_cancellable_set_error_if_cancelled (cancellable, error) ||
         !check_file (self, db, files->pdata[i], &n_bytes, error)))
      return FALSE;
  while (from < files->len && strcmp (files->pdata[from], self->last_file) <= 0)
    from++;
  n_bytes = 0;
  for (guint i = 0; i < files->len && n_bytes < BYTES_AGAIN; i++)
    {
      const char *sha256 = files->pdata[(from + i) % files->len];

      if (g_cancellable_set_error_if_cancelled (cancellable, error) ||
          !check_file (self, db, sha256, &n_bytes, error))
        return FALSE;
      g_free (self->last_file);
      self->last_file = g_strdup (sha256);
    }
  return TRUE;
}

static void
add_wrong_files (BrgProof *self, const GPtrArray *files, const GArray *columns)
{
  g_autoptr (GHashTable) noted = list_noted (self, columns);

  for (guint i = 0; i < files->len; i++)
    {
      const Noted *one = g_hash_table_lookup (noted, files->pdata[i]);

      /* A file that no paper names is given to nobody. */
      if (one != NULL && !GPOINTER_TO_INT (g_hash_table_lookup (self->files, files->pdata[i])))
        g_ptr_array_add (self->alterations,
                         brg_alteration_new (BRG_ALTERATION_PAPER, "printed_paper",
                                             g_strdup (one->number), NULL, one->writer,
                                             g_strdup (one->title), g_strdup ("")));
    }
}

/* The rows of the papers are compared with the journal as those of every table: what they say of
 * their files holds. */
static gboolean
add_missing_files (BrgProof *self, sqlite3 *db, GError **error)
{
  g_autoptr (sqlite3_stmt) stmt = NULL;
  int code;

  if (sqlite3_prepare_v2 (db,
                          "SELECT p.number, p.title, (SELECT min (j.id) FROM journal j WHERE"
                          " j.id > p.entry AND j.action = 'papers-print') FROM printed_paper p"
                          " WHERE" BRG_PROOF_PAPER_IS_MISSING " ORDER BY p.id",
                          -1, &stmt, NULL) != SQLITE_OK)
    return brg_sql_set_error (error, db);
  while ((code = sqlite3_step (stmt)) == SQLITE_ROW)
    g_ptr_array_add (self->alterations,
                     brg_alteration_new (BRG_ALTERATION_PAPER, "printed_paper",
                                         g_strdup (brg_sql_get_text (stmt, 0)), NULL,
                                         sqlite3_column_int64 (stmt, 2),
                                         g_strdup (brg_sql_get_text (stmt, 1)), g_strdup ("–")));
  return code == SQLITE_DONE || brg_sql_set_error (error, db);
}

/* The journal has the hash of a printed paper, its file lies beside the journal. */
static gboolean
compare_files (BrgProof *self, sqlite3 *db, GCancellable *cancellable, GError **error)
{
  g_autoptr (GArray) columns = brg_proof_read_columns (db, "paper_file", error);
  g_autoptr (GArray) papers = NULL;
  g_autoptr (GPtrArray) files = NULL;

  if (columns == NULL || columns->len == 0)
    return columns != NULL;
  papers = brg_proof_read_columns (db, "printed_paper", error);
  files = papers != NULL ? list_files (db, error) : NULL;
  if (files == NULL || !look_at_files (self, db, files, cancellable, error))
    return FALSE;
  add_wrong_files (self, files, papers);
  return find_column (papers, "entry") == papers->len || add_missing_files (self, db, error);
}

gboolean
brg_proof_compare (BrgProof *self, sqlite3 *db, GCancellable *cancellable, GError **error)
{
  const char *const *tables = brg_action_recorded_tables ();
  gint64 version = 0;

  if (!brg_sql_read_number (db, "PRAGMA user_version", &version, error))
    return FALSE;
  for (guint i = 0; tables[i] != NULL; i++)
    if (g_cancellable_set_error_if_cancelled (cancellable, error) ||
        (is_followed (tables[i], (gint) version) && !compare_table (self, db, tables[i], error)))
      return FALSE;
  return compare_files (self, db, cancellable, error);
}
