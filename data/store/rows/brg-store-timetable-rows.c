/* brg-store-timetable-rows.c - rows of timetables
 *
 * Tests: tests/data/test-store-timetable.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-store-timetable-rows.h"

#include "brg-sql.h"

static void
take_text (char **text, sqlite3_stmt *stmt, int column)
{
  g_free (*text);
  *text = brg_sql_dup_text (stmt, column);
}

static BrgTimetableRow *
read_row (sqlite3_stmt *stmt)
{
  BrgTimetableRow *row = brg_timetable_row_new (BRG_TIMETABLE_OTHER);
  g_autofree char *kind = brg_sql_dup_text (stmt, 1);

  row->id = sqlite3_column_int64 (stmt, 0);
  brg_timetable_kind_from_word (kind, &row->kind);
  row->round = sqlite3_column_int (stmt, 2);
  take_text (&row->day, stmt, 3);
  take_text (&row->starts_at, stmt, 4);
  row->minutes = sqlite3_column_int (stmt, 5);
  take_text (&row->title, stmt, 6);
  take_text (&row->place, stmt, 7);
  row->is_by_hand = sqlite3_column_int (stmt, 8) != 0;
  row->is_kept = sqlite3_column_int (stmt, 9) != 0;
  take_text (&row->reason, stmt, 10);
  return row;
}

gboolean
brg_store_read_timetable (BrgStore *store, gint64 group_id, GPtrArray *rows, GError **error)
{
  sqlite3_stmt *stmt =
      brg_sql_query (store, error,
                     "SELECT id, kind, round, day, starts_at, minutes, title, place, is_by_hand,"
                     " is_kept, reason FROM timetable_row WHERE group_id = ?1"
                     " ORDER BY substr (day || starts_at, 1, 10), starts_at, round, id",
                     "i", group_id);
  gboolean has_row = TRUE;

  if (stmt == NULL)
    return FALSE;
  while (has_row)
    {
      if (!brg_sql_step (store, stmt, &has_row, error))
        return FALSE;
      if (has_row)
        g_ptr_array_add (rows, read_row (stmt));
    }
  return TRUE;
}

char *
brg_store_dup_timetable_announced (BrgStore *store, gint64 group_id, GError **error)
{
  sqlite3_stmt *stmt = brg_sql_query (
      store, error, "SELECT announced_at FROM timetable WHERE group_id = ?1", "i", group_id);
  gboolean has_row;
  char *at;

  if (stmt == NULL || !brg_sql_step (store, stmt, &has_row, error))
    return NULL;
  at = has_row ? brg_sql_dup_text (stmt, 0) : g_strdup ("");
  sqlite3_reset (stmt);
  return at;
}

gboolean
brg_store_write_timetable_row (BrgStore *store,
                               gint64 group_id,
                               const BrgTimetableRow *row,
                               GError **error)
{
  const char *kind = brg_timetable_kind_to_word (row->kind);

  if (row->id == 0)
    return brg_sql_run (store, error,
                        "INSERT INTO timetable_row (group_id, kind, round, day, starts_at, minutes,"
                        " title, place, is_by_hand, is_kept, reason)"
                        " VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11)",
                        "itittittiit", group_id, kind, (gint64) row->round, row->day,
                        row->starts_at, (gint64) row->minutes, row->title, row->place,
                        (gint64) row->is_by_hand, (gint64) row->is_kept, row->reason);
  return brg_sql_run (store, error,
                      "UPDATE timetable_row SET kind = ?2, round = ?3, day = ?4, starts_at = ?5,"
                      " minutes = ?6, title = ?7, place = ?8, is_by_hand = ?9, is_kept = ?10,"
                      " reason = ?11 WHERE id = ?1",
                      "itittittiit", row->id, kind, (gint64) row->round, row->day, row->starts_at,
                      (gint64) row->minutes, row->title, row->place, (gint64) row->is_by_hand,
                      (gint64) row->is_kept, row->reason);
}

gboolean
brg_store_delete_timetable_row (BrgStore *store, gint64 id, GError **error)
{
  return brg_sql_run (store, error, "DELETE FROM timetable_row WHERE id = ?1", "i", id);
}

gboolean
brg_store_write_round_start (BrgStore *store,
                             gint64 group_id,
                             gint round,
                             const char *starts_at,
                             GError **error)
{
  gint64 id;

  if (!brg_sql_get_int (store, &id, error,
                        "SELECT coalesce (max (id), 0) FROM timetable_row"
                        " WHERE group_id = ?1 AND kind = 'round' AND round = ?2",
                        "ii", group_id, (gint64) round))
    return FALSE;
  if (id != 0)
    return brg_sql_run (store, error,
                        "UPDATE timetable_row SET day = '', starts_at = ?2 WHERE id = ?1", "it", id,
                        starts_at);
  return brg_sql_run (store, error,
                      "INSERT INTO timetable_row (group_id, kind, round, starts_at, is_by_hand)"
                      " VALUES (?1, 'round', ?2, ?3, 1)",
                      "iit", group_id, (gint64) round, starts_at);
}
