/* brg-store-disqualifications.c - who is disqualified, in all events of the workspace
 *
 * Rules: rus-draughts-2022 1.5.10, 1.6.2
 * Tests: tests/data/test-store-disqualifications.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-store-disqualifications.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "brg-action.h"
#include "brg-date-text.h"
#include "brg-sql.h"
#include "brg-store-rows.h"
#include "brg-timetable.h"

static gpointer
read_disqualification (sqlite3_stmt *stmt)
{
  BrgDisqualification *row = g_new0 (BrgDisqualification, 1);

  row->id = sqlite3_column_int64 (stmt, 0);
  row->name = brg_sql_dup_text (stmt, 1);
  row->birth = brg_sql_dup_text (stmt, 2);
  row->first_day = brg_sql_dup_text (stmt, 3);
  row->last_day = brg_sql_dup_text (stmt, 4);
  row->decided_by = brg_sql_dup_text (stmt, 5);
  row->reason = brg_sql_dup_text (stmt, 6);
  return row;
}

GPtrArray *
brg_store_list_disqualifications (BrgStore *store, GError **error)
{
  g_return_val_if_fail (store != NULL, NULL);

  return brg_sql_list (
      store,
      brg_sql_query (store, error,
                     "SELECT id, name, birth, first_day, last_day, decided_by, reason"
                     " FROM disqualification ORDER BY name, id",
                     ""),
      read_disqualification, (GDestroyNotify) brg_disqualification_free, error);
}

static gboolean
is_birth (const char *text)
{
  g_autofree char *date = brg_date_text_normalise (text);

  return *text == '\0' || g_strcmp0 (date, text) == 0;
}

/* What is written is read again: the file takes no other days. */
static gboolean
is_day (const char *text)
{
  return *text == '\0' || brg_timetable_is_day (text);
}

static gboolean
check (const BrgDisqualification *row, GError **error)
{
  if (*row->name == '\0')
    return brg_store_refuse (error, _ ("A disqualification needs a name."));
  if (!is_birth (row->birth) || !is_day (row->first_day) || !is_day (row->last_day))
    return brg_store_refuse (error, _ ("A day of the disqualification is no date."));
  if (*row->first_day != '\0' && *row->last_day != '\0' &&
      strcmp (row->last_day, row->first_day) < 0)
    return brg_store_refuse (error, _ ("The last day of the term is before the first."));
  return TRUE;
}

gboolean
brg_store_add_disqualification (BrgStore *store,
                                gint64 event_id,
                                const BrgDisqualification *disqualification,
                                GError **error)
{
  const BrgDisqualification *row = disqualification;
  g_autoptr (BrgAction) action = NULL;

  g_return_val_if_fail (store != NULL && row != NULL, FALSE);

  if (!check (row, error))
    return FALSE;
  action = brg_action_begin (store, "disqualification-add", event_id, error);
  if (action == NULL ||
      !brg_sql_run (store, error,
                    "INSERT INTO disqualification (name, birth, first_day, last_day, decided_by,"
                    " reason) VALUES (?1, ?2, ?3, ?4, ?5, ?6)",
                    "tttttt", row->name, row->birth, row->first_day, row->last_day, row->decided_by,
                    row->reason))
    return FALSE;
  brg_action_set_text (action, "name", row->name);
  return brg_action_commit (g_steal_pointer (&action), error);
}

static char *
dup_name (BrgStore *store, gint64 id, GError **error)
{
  gboolean has_row = FALSE;
  char *name = NULL;
  sqlite3_stmt *stmt =
      brg_sql_query (store, error, "SELECT name FROM disqualification WHERE id = ?1", "i", id);

  if (stmt == NULL || !brg_sql_step (store, stmt, &has_row, error))
    return NULL;
  if (has_row)
    {
      name = brg_sql_dup_text (stmt, 0);
      sqlite3_reset (stmt);
    }
  else
    g_set_error_literal (error, BRG_STORE_ERROR, BRG_STORE_ERROR_NOT_FOUND,
                         _ ("The disqualification is no longer there."));
  return name;
}

gboolean
brg_store_remove_disqualification (BrgStore *store, gint64 event_id, gint64 id, GError **error)
{
  g_autofree char *name = NULL;
  g_autoptr (BrgAction) action = NULL;

  g_return_val_if_fail (store != NULL, FALSE);

  name = dup_name (store, id, error);
  if (name == NULL)
    return FALSE;
  action = brg_action_begin (store, "disqualification-remove", event_id, error);
  if (action == NULL ||
      !brg_sql_run (store, error, "DELETE FROM disqualification WHERE id = ?1", "i", id))
    return FALSE;
  brg_action_set_text (action, "name", name);
  return brg_action_commit (g_steal_pointer (&action), error);
}
