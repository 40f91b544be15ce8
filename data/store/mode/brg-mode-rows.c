/* brg-mode-rows.c - rows of FIDE mode and of what was done in it
 *
 * Tests: tests/data/test-fide-mode.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-mode-rows.h"

#include "brg-mode-finding.h"

static gboolean
insert (sqlite3_stmt *stmt, const BrgModeFinding *finding, const char *at)
{
  sqlite3_reset (stmt);
  return sqlite3_bind_int64 (stmt, 1, finding->group_id) == SQLITE_OK &&
         sqlite3_bind_int (stmt, 2, finding->round) == SQLITE_OK &&
         sqlite3_bind_text (stmt, 3, finding->act->id, -1, SQLITE_STATIC) == SQLITE_OK &&
         sqlite3_bind_int (stmt, 4, (int) finding->act->level) == SQLITE_OK &&
         sqlite3_bind_text (stmt, 5, finding->detail, -1, SQLITE_STATIC) == SQLITE_OK &&
         sqlite3_bind_text (stmt, 6, at, -1, SQLITE_STATIC) == SQLITE_OK &&
         sqlite3_step (stmt) == SQLITE_DONE;
}

/* Pairs that are taken back, or compared anew, take their remarks with them. */
static gboolean
forget (sqlite3 *db)
{
  g_autoptr (GString) sql = g_string_new ("DELETE FROM irregular_act WHERE round > (SELECT coalesce"
                                          " (max (number), 0) FROM round r WHERE r.group_id ="
                                          " irregular_act.group_id) AND act IN (''");
  guint n_acts;
  const BrgIrregularAct *acts = brg_irregular_acts (&n_acts);

  for (guint i = 0; i < n_acts; i++)
    if (acts[i].is_of_pairs)
      g_string_append_printf (sql, ", '%s'", acts[i].id);
  g_string_append_c (sql, ')');
  return sqlite3_exec (db, sql->str, NULL, NULL, NULL) == SQLITE_OK;
}

gboolean
brg_mode_write (sqlite3 *db, const GPtrArray *findings, const char *at)
{
  sqlite3_stmt *stmt = NULL;
  gboolean done;

  g_return_val_if_fail (db != NULL && findings != NULL && at != NULL, FALSE);

  if (!forget (db))
    return FALSE;
  done = sqlite3_prepare_v2 (db,
                             "INSERT INTO irregular_act (group_id, round, act, level, detail, at)"
                             " VALUES (?1, ?2, ?3, ?4, ?5, ?6)",
                             -1, &stmt, NULL) == SQLITE_OK;
  for (guint i = 0; done && i < findings->len; i++)
    done = insert (stmt, findings->pdata[i], at);
  sqlite3_finalize (stmt);
  return done;
}

static void
load_remarks (sqlite3 *db, gint64 group_id, GPtrArray *remarks)
{
  sqlite3_stmt *stmt = NULL;

  if (sqlite3_prepare_v2 (db,
                          "SELECT round, act, detail, at FROM irregular_act WHERE group_id = ?1"
                          " ORDER BY id",
                          -1, &stmt, NULL) == SQLITE_OK)
    sqlite3_bind_int64 (stmt, 1, group_id);
  while (stmt != NULL && sqlite3_step (stmt) == SQLITE_ROW)
    {
      BrgModeRemark *remark = g_new0 (BrgModeRemark, 1);

      remark->round = sqlite3_column_int (stmt, 0);
      remark->act = g_strdup ((const char *) sqlite3_column_text (stmt, 1));
      remark->detail = g_strdup ((const char *) sqlite3_column_text (stmt, 2));
      remark->at = g_strdup ((const char *) sqlite3_column_text (stmt, 3));
      g_ptr_array_add (remarks, remark);
    }
  sqlite3_finalize (stmt);
}

BrgFideMode
brg_mode_load (sqlite3 *db, gint64 group_id, gint *left_round, GPtrArray *remarks)
{
  sqlite3_stmt *stmt = NULL;
  BrgFideMode mode = BRG_FIDE_MODE_NONE;

  g_return_val_if_fail (db != NULL && left_round != NULL && remarks != NULL, mode);

  *left_round = 0;
  if (sqlite3_prepare_v2 (db, "SELECT left_round FROM fide_mode WHERE group_id = ?1", -1, &stmt,
                          NULL) == SQLITE_OK &&
      sqlite3_bind_int64 (stmt, 1, group_id) == SQLITE_OK && sqlite3_step (stmt) == SQLITE_ROW)
    {
      mode = sqlite3_column_type (stmt, 0) == SQLITE_NULL ? BRG_FIDE_MODE_ON : BRG_FIDE_MODE_LEFT;
      *left_round = sqlite3_column_int (stmt, 0);
    }
  sqlite3_finalize (stmt);
  if (mode != BRG_FIDE_MODE_NONE)
    load_remarks (db, group_id, remarks);
  return mode;
}

gboolean
brg_mode_drop (sqlite3 *db, gint64 event_id)
{
  g_autofree char *sql = g_strdup_printf (
      "DELETE FROM irregular_act WHERE group_id IN (SELECT id FROM event_group WHERE event_id ="
      " %" G_GINT64_FORMAT "); DELETE FROM fide_mode WHERE group_id IN (SELECT id FROM event_group"
      " WHERE event_id = %" G_GINT64_FORMAT ")",
      event_id, event_id);

  g_return_val_if_fail (db != NULL, FALSE);

  return sqlite3_exec (db, sql, NULL, NULL, NULL) == SQLITE_OK;
}
