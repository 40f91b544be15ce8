/* brg-proof-restore.c - rows that are not as the journal gives them, written again
 *
 * Tests: tests/data/test-proof.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-action.h"
#include "brg-proof-private.h"

static void
free_difference (gpointer data)
{
  BrgProofDifference *difference = data;

  for (guint i = 0; difference->found != NULL && i < difference->n_columns; i++)
    sqlite3_value_free (difference->found[i]);
  g_free (difference->found);
  g_array_unref (difference->columns);
  g_free (difference);
}

static BrgProofDifference *
add_difference (GPtrArray *list, const char *table, GArray *columns, const BrgProofRow *wanted)
{
  BrgProofDifference *difference = g_new0 (BrgProofDifference, 1);

  difference->table = table;
  difference->n_columns = columns->len;
  difference->columns = g_array_ref (columns);
  difference->wanted = wanted;
  g_ptr_array_add (list, difference);
  return difference;
}

static gboolean
is_as_wanted (const BrgProofRow *row, const GArray *columns, sqlite3_stmt *stmt)
{
  for (guint i = 0; i < columns->len; i++)
    {
      BrgProofCell here = brg_proof_row_get (row, columns, i);
      BrgProofCell there = brg_proof_cell_of_column (stmt, (int) i);

      if (!brg_proof_cell_is_equal (&here, &there))
        return FALSE;
    }
  return TRUE;
}

static void
add_found (GPtrArray *list,
           const char *table,
           GArray *columns,
           const BrgProofRow *wanted,
           sqlite3_stmt *stmt)
{
  BrgProofDifference *difference = add_difference (list, table, columns, wanted);

  difference->found = g_new0 (sqlite3_value *, columns->len);
  for (guint i = 0; i < columns->len; i++)
    difference->found[i] = sqlite3_value_dup (sqlite3_column_value (stmt, (int) i));
}

static gboolean
list_table (BrgProof *self, sqlite3 *db, const char *table, GPtrArray *list, GError **error)
{
  g_autofree char *sql = g_strdup_printf ("SELECT * FROM %s", table);
  g_autoptr (GArray) columns = brg_proof_read_columns (db, table, error);
  g_autoptr (sqlite3_stmt) stmt = NULL;
  GHashTable *rows = g_hash_table_lookup (self->tables, table);
  GHashTableIter iter;
  gpointer missing;
  int code;

  if (columns == NULL)
    return FALSE;
  if (sqlite3_prepare_v2 (db, sql, -1, &stmt, NULL) != SQLITE_OK)
    return brg_sql_set_error (error, db);
  while ((code = sqlite3_step (stmt)) == SQLITE_ROW)
    {
      const BrgProofRow *row = brg_proof_find_row (rows, columns, stmt);

      if (row == NULL || !is_as_wanted (row, columns, stmt))
        add_found (list, table, columns, row, stmt);
    }
  if (code != SQLITE_DONE)
    return brg_sql_set_error (error, db);
  if (rows == NULL)
    return TRUE;
  g_hash_table_iter_init (&iter, rows);
  while (g_hash_table_iter_next (&iter, &missing, NULL))
    if (((BrgProofRow *) missing)->seen != self->n_runs)
      add_difference (list, table, columns, missing);
  return TRUE;
}

static BrgProofCell
get_cell (const BrgProofDifference *difference, guint place, gboolean as_found)
{
  return as_found ? brg_proof_cell_of_value (difference->found[place])
                  : brg_proof_row_get (difference->wanted, difference->columns, place);
}

/* What it points to stays until the statement is done. */
static void
bind_cell (sqlite3_stmt *stmt, int place, const BrgProofCell *cell)
{
  if (cell->type == SQLITE_INTEGER)
    sqlite3_bind_int64 (stmt, place, cell->number);
  else if (cell->type == SQLITE_FLOAT)
    sqlite3_bind_double (stmt, place, cell->real);
  else if (cell->type == SQLITE_TEXT)
    sqlite3_bind_text (stmt, place, cell->data != NULL ? cell->data : "", cell->size,
                       SQLITE_STATIC);
  else if (cell->type == SQLITE_BLOB)
    sqlite3_bind_blob (stmt, place, cell->data != NULL ? cell->data : "", cell->size,
                       SQLITE_STATIC);
}

/* The key of the row as alterations name it. */
static char *
dup_row_name (const BrgProofDifference *difference)
{
  g_autoptr (GString) name = g_string_new (NULL);

  for (guint i = 0; i < difference->n_columns; i++)
    if (g_array_index (difference->columns, BrgProofColumn, i).is_key)
      {
        BrgProofCell cell = get_cell (difference, i, difference->found != NULL);
        g_autofree char *text = brg_proof_cell_dup_text (&cell);

        g_string_append_printf (name, "%s%s", name->len > 0 ? " " : "", text);
      }
  return g_string_free (g_steal_pointer (&name), FALSE);
}

static void
keep_only (GPtrArray *list, const BrgAlteration *only)
{
  for (guint i = list->len; i > 0; i--)
    {
      const BrgProofDifference *difference = list->pdata[i - 1];
      g_autofree char *name = dup_row_name (difference);

      if (!g_str_equal (difference->table, only->table) || !g_str_equal (name, only->row))
        g_ptr_array_remove_index (list, i - 1);
    }
}

GPtrArray *
brg_proof_list_differences (BrgProof *self, sqlite3 *db, const BrgAlteration *only, GError **error)
{
  g_autoptr (GPtrArray) list = g_ptr_array_new_with_free_func (free_difference);
  const char *const *tables = brg_action_recorded_tables ();

  g_return_val_if_fail (self != NULL && db != NULL, NULL);

  for (guint i = 0; tables[i] != NULL; i++)
    if (!list_table (self, db, tables[i], list, error))
      return NULL;
  if (only != NULL)
    keep_only (list, only);
  return g_steal_pointer (&list);
}

/* One of the two is there. Its key is that of the other as well. */
static gboolean
remove_row (const BrgProofDifference *difference, sqlite3 *db, GError **error)
{
  g_autoptr (GString) sql = g_string_new (NULL);
  g_autoptr (sqlite3_stmt) stmt = NULL;
  gboolean as_found = difference->found != NULL;
  int place = 0;

  g_string_printf (sql, "DELETE FROM %s WHERE 1", difference->table);
  for (guint i = 0; i < difference->n_columns; i++)
    if (g_array_index (difference->columns, BrgProofColumn, i).is_key)
      g_string_append_printf (sql, " AND %s IS ?",
                              g_array_index (difference->columns, BrgProofColumn, i).name);
  if (sqlite3_prepare_v2 (db, sql->str, -1, &stmt, NULL) != SQLITE_OK)
    return brg_sql_set_error (error, db);
  for (guint i = 0; i < difference->n_columns; i++)
    if (g_array_index (difference->columns, BrgProofColumn, i).is_key)
      {
        BrgProofCell cell = get_cell (difference, i, as_found);

        bind_cell (stmt, ++place, &cell);
      }
  return sqlite3_step (stmt) == SQLITE_DONE || brg_sql_set_error (error, db);
}

static gboolean
insert_row (const BrgProofDifference *difference, sqlite3 *db, gboolean as_found, GError **error)
{
  g_autoptr (GString) sql = g_string_new (NULL);
  g_autoptr (sqlite3_stmt) stmt = NULL;

  g_string_printf (sql, "INSERT INTO %s VALUES (", difference->table);
  for (guint i = 0; i < difference->n_columns; i++)
    g_string_append (sql, i > 0 ? ", ?" : "?");
  g_string_append_c (sql, ')');
  if (sqlite3_prepare_v2 (db, sql->str, -1, &stmt, NULL) != SQLITE_OK)
    return brg_sql_set_error (error, db);
  for (guint i = 0; i < difference->n_columns; i++)
    {
      BrgProofCell cell = get_cell (difference, i, as_found);

      bind_cell (stmt, (int) i + 1, &cell);
    }
  return sqlite3_step (stmt) == SQLITE_DONE || brg_sql_set_error (error, db);
}

/* All of them go first: rows may have exchanged what only one of them can have. */
gboolean
brg_proof_write_differences (const GPtrArray *differences,
                             sqlite3 *db,
                             gboolean as_found,
                             GError **error)
{
  g_return_val_if_fail (differences != NULL && db != NULL, FALSE);

  for (guint i = 0; i < differences->len; i++)
    if (!remove_row (differences->pdata[i], db, error))
      return FALSE;
  for (guint i = 0; i < differences->len; i++)
    {
      const BrgProofDifference *difference = differences->pdata[i];

      if ((as_found ? difference->found != NULL : difference->wanted != NULL) &&
          !insert_row (difference, db, as_found, error))
        return FALSE;
    }
  return TRUE;
}
