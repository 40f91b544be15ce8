/* brg-store-money.c - money of an event, kept and listed
 *
 * Tests: tests/data/test-store-money.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-store-money.h"

#include <glib/gi18n-lib.h>

#include "brg-action.h"
#include "brg-sql.h"
#include "brg-store-rows.h"
#include "brg-text-tidy.h"
#include "brg-timetable.h"

/* As every workspace that is opened: see brg-validate.c. */
#define MOST_ROWS 10000
#define MOST_NAME 200

static BrgMoneyRow *
read_row (sqlite3_stmt *stmt)
{
  BrgMoneyRow *row = g_new0 (BrgMoneyRow, 1);
  g_autofree char *kind = brg_sql_dup_text (stmt, 1);

  row->kind = BRG_MONEY_OTHER_EXPENSE;
  brg_money_kind_from_word (kind, &row->kind);
  row->id = sqlite3_column_int64 (stmt, 0);
  row->name = brg_sql_dup_text (stmt, 2);
  row->amount = sqlite3_column_int64 (stmt, 3);
  row->day = brg_sql_dup_text (stmt, 4);
  row->note = brg_sql_dup_text (stmt, 5);
  row->receipt = brg_sql_dup_text (stmt, 6);
  return row;
}

GPtrArray *
brg_store_list_money (BrgStore *store, gint64 event_id, GError **error)
{
  g_autoptr (GPtrArray) rows = g_ptr_array_new_with_free_func ((GDestroyNotify) brg_money_row_free);
  gboolean has_row = TRUE;
  sqlite3_stmt *stmt;

  g_return_val_if_fail (store != NULL, NULL);

  stmt = brg_sql_query (store, error,
                        "SELECT id, kind, name, amount, day, note, receipt FROM money_row"
                        " WHERE event_id = ?1 ORDER BY day = '', day, id",
                        "i", event_id);
  if (stmt == NULL)
    return NULL;
  while (has_row)
    {
      if (!brg_sql_step (store, stmt, &has_row, error))
        return NULL;
      if (has_row)
        g_ptr_array_add (rows, read_row (stmt));
    }
  return g_steal_pointer (&rows);
}

static gboolean
check_row (const BrgMoneyRow *row, const char *name, GError **error)
{
  if (*name == '\0')
    return brg_store_refuse (error, _ ("Say what the money was for."));
  if (g_utf8_strlen (name, -1) > MOST_NAME || g_utf8_strlen (row->receipt, -1) > MOST_NAME)
    return brg_store_refuse (error, _ ("A text about money is too long."));
  if (!brg_text_is_printable (name) || !brg_text_is_printable (row->receipt))
    return brg_store_refuse (error,
                             _ ("A text about money has a character that cannot be printed."));
  if (row->amount <= 0 || row->amount > BRG_MOST_MONEY)
    return brg_store_refuse (error, _ ("An amount of money is more than nothing."));
  if (*row->day != '\0' && !brg_timetable_is_day (row->day))
    return brg_store_refuse (error, _ ("The day of the payment is no date."));
  return TRUE;
}

static gboolean
find_row (BrgStore *store, gint64 event_id, gint64 id, char **name, GError **error)
{
  gboolean has_row = FALSE;
  sqlite3_stmt *stmt =
      brg_sql_query (store, error, "SELECT name FROM money_row WHERE id = ?1 AND event_id = ?2",
                     "ii", id, event_id);

  if (stmt == NULL || !brg_sql_step (store, stmt, &has_row, error))
    return FALSE;
  if (!has_row)
    {
      g_set_error_literal (error, BRG_STORE_ERROR, BRG_STORE_ERROR_NOT_FOUND,
                           _ ("The payment is no longer there."));
      return FALSE;
    }
  *name = brg_sql_dup_text (stmt, 0);
  sqlite3_reset (stmt);
  return TRUE;
}

static gboolean
write_row (BrgStore *store,
           gint64 event_id,
           const BrgMoneyRow *row,
           const char *name,
           GError **error)
{
  const char *kind = brg_money_kind_to_word (row->kind);

  if (row->id == 0)
    return brg_sql_run (store, error,
                        "INSERT INTO money_row (event_id, kind, name, amount, day, note, receipt)"
                        " VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)",
                        "ittittt", event_id, kind, name, row->amount, row->day, row->note,
                        row->receipt);
  return brg_sql_run (store, error,
                      "UPDATE money_row SET kind = ?2, name = ?3, amount = ?4, day = ?5, note = ?6,"
                      " receipt = ?7 WHERE id = ?1",
                      "ittittt", row->id, kind, name, row->amount, row->day, row->note,
                      row->receipt);
}

static gboolean
check_room (BrgStore *store, gint64 event_id, GError **error)
{
  gint64 count = 0;

  return brg_sql_get_int (store, &count, error,
                          "SELECT count(*) FROM money_row WHERE event_id = ?1", "i", event_id) &&
         (count < MOST_ROWS ||
          brg_store_refuse (error, _ ("An event has at most 10000 rows of money.")));
}

gboolean
brg_store_put_money (BrgStore *store, gint64 event_id, const BrgMoneyRow *row, GError **error)
{
  g_autoptr (BrgAction) action = NULL;
  g_autofree char *name = NULL;
  g_autofree char *before = NULL;

  g_return_val_if_fail (store != NULL && row != NULL && row->kind < BRG_N_MONEY_KINDS, FALSE);

  name = g_strstrip (g_strdup (row->name));
  if (!check_row (row, name, error) ||
      (row->id != 0 && !find_row (store, event_id, row->id, &before, error)))
    return FALSE;
  if (row->id == 0 && !check_room (store, event_id, error))
    return FALSE;
  action = brg_action_begin (store, row->id == 0 ? "money-add" : "money-set", event_id, error);
  if (action == NULL || !write_row (store, event_id, row, name, error))
    return FALSE;
  brg_action_set_text (action, "name", name);
  brg_action_set_int (action, "amount", row->amount);
  return brg_action_commit (g_steal_pointer (&action), error);
}

gboolean
brg_store_remove_money (BrgStore *store, gint64 event_id, gint64 id, GError **error)
{
  g_autoptr (BrgAction) action = NULL;
  g_autofree char *name = NULL;

  g_return_val_if_fail (store != NULL, FALSE);

  if (!find_row (store, event_id, id, &name, error))
    return FALSE;
  action = brg_action_begin (store, "money-remove", event_id, error);
  if (action == NULL || !brg_sql_run (store, error, "DELETE FROM money_row WHERE id = ?1", "i", id))
    return FALSE;
  brg_action_set_text (action, "name", name);
  return brg_action_commit (g_steal_pointer (&action), error);
}
