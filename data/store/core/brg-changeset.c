/* brg-changeset.c - changes of the journal, applied again or taken back
 *
 * SQLite applies a changeset row by row and puts off what meets a unique value until the row that
 * has it is changed. Values that go round among rows never come free so: such rows are put aside
 * first, under a number that nobody has.
 *
 * Tests: tests/data/test-journal.c, tests/data/test-store-order.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-changeset.h"

#include <glib/gi18n-lib.h>

/* The tables whose rows exchange unique values, how a row is put aside, and how it comes back when
 * the changes did not name that column. */
static const struct
{
  const char *table;
  const char *put_aside;
  const char *put_back;
} exchanges[] = {
  { "entry", "UPDATE entry SET number = number + 1000000 * id WHERE id = ?1",
    "UPDATE entry SET number = number - 1000000 * id WHERE id = ?1 AND number > 1000000" },
  { "pairing", "UPDATE pairing SET board = board + 1000000 * id WHERE id = ?1",
    "UPDATE pairing SET board = board - 1000000 * id WHERE id = ?1 AND board > 1000000" },
  { "line_up", "UPDATE line_up SET round = round + 1000000 * id WHERE id = ?1",
    "UPDATE line_up SET round = round - 1000000 * id WHERE id = ?1 AND round > 1000000" },
};

/* A row that waits for others. */
typedef struct
{
  guint exchange;
  gint64 id;
} WaitingRow;

static gboolean
find_exchange (sqlite3_changeset_iter *iter, WaitingRow *row)
{
  const char *table;
  sqlite3_value *id;
  int n_columns;
  int operation;

  if (sqlite3changeset_op (iter, &table, &n_columns, &operation, NULL) != SQLITE_OK ||
      operation != SQLITE_UPDATE || sqlite3changeset_old (iter, 0, &id) != SQLITE_OK)
    return FALSE;
  for (row->exchange = 0; row->exchange < G_N_ELEMENTS (exchanges); row->exchange++)
    if (g_str_equal (exchanges[row->exchange].table, table))
      {
        row->id = sqlite3_value_int64 (id);
        return TRUE;
      }
  return FALSE;
}

/* The first time: rows that wait for each other are left out. Any other conflict means that the
 * rows are not as the journal left them: nothing is applied. */
static int
on_first_conflict (void *data, int conflict, sqlite3_changeset_iter *iter)
{
  WaitingRow row;

  if (conflict != SQLITE_CHANGESET_CONSTRAINT || !find_exchange (iter, &row))
    return SQLITE_CHANGESET_ABORT;
  g_array_append_val ((GArray *) data, row);
  return SQLITE_CHANGESET_OMIT;
}

/* The second time: all but those rows is done. */
static int
on_second_conflict (void *data, int conflict, sqlite3_changeset_iter *iter)
{
  const GArray *waiting = data;
  WaitingRow row;

  if (conflict == SQLITE_CHANGESET_CONSTRAINT || conflict == SQLITE_CHANGESET_FOREIGN_KEY)
    return SQLITE_CHANGESET_ABORT;
  if (conflict != SQLITE_CHANGESET_DATA || !find_exchange (iter, &row))
    return SQLITE_CHANGESET_OMIT;
  for (guint i = 0; i < waiting->len; i++)
    {
      const WaitingRow *other = &g_array_index (waiting, WaitingRow, i);

      if (other->exchange == row.exchange && other->id == row.id)
        return SQLITE_CHANGESET_REPLACE;
    }
  return SQLITE_CHANGESET_OMIT;
}

static gboolean
apply (sqlite3 *db,
       GBytes *changeset,
       int (*on_conflict) (void *data, int conflict, sqlite3_changeset_iter *iter),
       GArray *waiting,
       GError **error)
{
  gsize size;
  gconstpointer bytes = g_bytes_get_data (changeset, &size);
  int code = sqlite3changeset_apply (db, (int) size, (void *) bytes, NULL, on_conflict, waiting);

  if (code == SQLITE_OK)
    return TRUE;
  if (code == SQLITE_ABORT)
    g_set_error_literal (error, BRG_STORE_ERROR, BRG_STORE_ERROR_DAMAGED,
                         _ ("The data differs from what the journal recorded: something "
                            "changed it outside the program. Nothing was changed."));
  else
    brg_sql_set_error (error, db);
  return FALSE;
}

static gboolean
run_for_row (sqlite3 *db, const char *sql, gint64 id, GError **error)
{
  g_autoptr (sqlite3_stmt) stmt = NULL;

  if (sqlite3_prepare_v2 (db, sql, -1, &stmt, NULL) != SQLITE_OK ||
      sqlite3_bind_int64 (stmt, 1, id) != SQLITE_OK || sqlite3_step (stmt) != SQLITE_DONE)
    return brg_sql_set_error (error, db);
  return TRUE;
}

gboolean
brg_changeset_apply (sqlite3 *db, GBytes *changeset, GError **error)
{
  g_autoptr (GArray) waiting = g_array_new (FALSE, FALSE, sizeof (WaitingRow));
  const WaitingRow *rows;

  g_return_val_if_fail (db != NULL && changeset != NULL, FALSE);

  if (!apply (db, changeset, on_first_conflict, waiting, error))
    return FALSE;
  if (waiting->len == 0)
    return TRUE;
  rows = (const WaitingRow *) (gconstpointer) waiting->data;
  for (guint i = 0; i < waiting->len; i++)
    if (!run_for_row (db, exchanges[rows[i].exchange].put_aside, rows[i].id, error))
      return FALSE;
  if (!apply (db, changeset, on_second_conflict, waiting, error))
    return FALSE;
  for (guint i = 0; i < waiting->len; i++)
    if (!run_for_row (db, exchanges[rows[i].exchange].put_back, rows[i].id, error))
      return FALSE;
  return TRUE;
}
