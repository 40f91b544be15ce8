/* brg-changeset.c - plays what an action changed into a database
 *
 * Start numbers are unique in their group at every moment. A changeset knows only what a row was
 * and what it becomes, and two players who change numbers would get in each other's way. So those
 * who get another number lose theirs first.
 *
 * Tests: tests/data/test-journal.c, tests/data/test-store-rounds.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-changeset.h"

#include <glib/gi18n-lib.h>

/* Columns of the table of entries; later steps of the schema only add some at the end. */
enum
{
  ENTRY_ID = 0,
  ENTRY_NUMBER = 3,
};

static gboolean
is_entry_update (sqlite3_changeset_iter *iter)
{
  const char *table;
  int n_columns;
  int operation;

  return sqlite3changeset_op (iter, &table, &n_columns, &operation, NULL) == SQLITE_OK &&
         operation == SQLITE_UPDATE && g_str_equal (table, "entry");
}

static sqlite3_value *
get_old (sqlite3_changeset_iter *iter, int column)
{
  sqlite3_value *value = NULL;

  sqlite3changeset_old (iter, column, &value);
  return value;
}

/* Whether the change takes a number away, perhaps for another one. */
static gboolean
takes_number (sqlite3_changeset_iter *iter)
{
  sqlite3_value *number = is_entry_update (iter) ? get_old (iter, ENTRY_NUMBER) : NULL;

  return number != NULL && sqlite3_value_type (number) != SQLITE_NULL;
}

/* A row that has another number than the changeset says keeps it, and fails then. */
static int
clear_number (sqlite3_stmt *stmt, sqlite3_changeset_iter *iter)
{
  sqlite3_bind_value (stmt, 1, get_old (iter, ENTRY_ID));
  sqlite3_bind_value (stmt, 2, get_old (iter, ENTRY_NUMBER));
  sqlite3_step (stmt);
  return sqlite3_reset (stmt);
}

static int
clear_numbers (sqlite3 *db, int size, void *data)
{
  g_autoptr (sqlite3_stmt) stmt = NULL;
  sqlite3_changeset_iter *iter = NULL;
  int code = sqlite3_prepare_v2 (db, "UPDATE entry SET number = NULL WHERE id = ?1 AND number = ?2",
                                 -1, &stmt, NULL);
  int end;

  if (code == SQLITE_OK)
    code = sqlite3changeset_start (&iter, size, data);
  while (code == SQLITE_OK && sqlite3changeset_next (iter) == SQLITE_ROW)
    if (takes_number (iter))
      code = clear_number (stmt, iter);
  end = sqlite3changeset_finalize (iter);
  return code != SQLITE_OK ? code : end;
}

static gboolean
are_equal (sqlite3_value *a, sqlite3_value *b)
{
  int size = sqlite3_value_bytes (a);

  if (sqlite3_value_type (a) != sqlite3_value_type (b))
    return FALSE;
  if (sqlite3_value_type (a) == SQLITE_INTEGER)
    return sqlite3_value_int64 (a) == sqlite3_value_int64 (b);
  return size == sqlite3_value_bytes (b) &&
         (size == 0 || memcmp (sqlite3_value_blob (a), sqlite3_value_blob (b), (gsize) size) == 0);
}

/* Whether the row differs from what the changeset says only in the number that was taken. */
static gboolean
lacks_only_number (sqlite3_changeset_iter *iter)
{
  const char *table;
  int n_columns;

  if (!takes_number (iter) ||
      sqlite3changeset_op (iter, &table, &n_columns, &(int){ 0 }, NULL) != SQLITE_OK)
    return FALSE;
  for (int column = 0; column < n_columns; column++)
    {
      sqlite3_value *old = get_old (iter, column);
      sqlite3_value *here = NULL;

      if (sqlite3changeset_conflict (iter, column, &here) != SQLITE_OK)
        return FALSE;
      if (column == ENTRY_NUMBER ? sqlite3_value_type (here) != SQLITE_NULL
                                 : old != NULL && !are_equal (old, here))
        return FALSE;
    }
  return TRUE;
}

/* Any other conflict means that the rows are not as the journal left them: nothing is applied. */
static int
on_conflict (void *data G_GNUC_UNUSED, int conflict, sqlite3_changeset_iter *iter)
{
  return conflict == SQLITE_CHANGESET_DATA && lacks_only_number (iter) ? SQLITE_CHANGESET_REPLACE
                                                                       : SQLITE_CHANGESET_ABORT;
}

gboolean
brg_changeset_apply (sqlite3 *db, GBytes *changeset, GError **error)
{
  gsize size;
  gconstpointer data = g_bytes_get_data (changeset, &size);
  int code = clear_numbers (db, (int) size, (void *) data);

  if (code == SQLITE_OK)
    code = sqlite3changeset_apply (db, (int) size, (void *) data, NULL, on_conflict, NULL);
  if (code == SQLITE_OK)
    return TRUE;
  if (code == SQLITE_ABORT)
    g_set_error_literal (error, BRG_STORE_ERROR, BRG_STORE_ERROR_DAMAGED,
                         _ ("The data is not as the journal left it: something changed it behind "
                            "the program's back. Nothing was changed."));
  else
    brg_sql_set_error (error, db);
  return FALSE;
}
