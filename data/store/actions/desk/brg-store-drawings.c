/* brg-store-drawings.c - minutes of draws of lots, kept and read
 *
 * Rules: rus-chess-2014 22.1, 22.3; rus-draughts-2022 12.2, app. 2; ussr-chess-1956 26 v
 * Tests: tests/data/test-store-drawing.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-store-drawings.h"

#include <glib/gi18n-lib.h>

#include "brg-action.h"
#include "brg-sql.h"
#include "brg-store-rows.h"
#include "brg-text-tidy.h"
#include "brg-timetable.h"

#define MOST_TEXT 200
/* Names of everybody in a large hall. */
#define MOST_PRESENT 20000

#define OF_GROUP "entry_id IN (SELECT id FROM entry WHERE group_id = ?1)"

static void
take_text (char **place, sqlite3_stmt *stmt, int column)
{
  g_free (*place);
  *place = brg_sql_dup_text (stmt, column);
}

static gboolean
read_numbers (BrgStore *store, BrgDrawing *drawing, GError **error)
{
  gboolean has_row = TRUE;
  sqlite3_stmt *stmt = brg_sql_query (store, error,
                                      "SELECT entry_id, number FROM drawn_number WHERE " OF_GROUP
                                      " ORDER BY number, entry_id",
                                      "i", drawing->group_id);

  if (stmt == NULL)
    return FALSE;
  while (has_row)
    {
      BrgDrawnNumber drawn;

      if (!brg_sql_step (store, stmt, &has_row, error))
        return FALSE;
      drawn.entry_id = has_row ? sqlite3_column_int64 (stmt, 0) : 0;
      drawn.number = has_row ? sqlite3_column_int (stmt, 1) : 0;
      if (has_row)
        g_array_append_val (drawing->numbers, drawn);
    }
  return TRUE;
}

gboolean
brg_store_load_drawing (BrgStore *store, gint64 group_id, BrgDrawing **drawing, GError **error)
{
  g_autoptr (BrgDrawing) read = NULL;
  g_autofree char *way = NULL;
  gboolean has_row = FALSE;
  sqlite3_stmt *stmt;

  g_return_val_if_fail (store != NULL && drawing != NULL, FALSE);

  *drawing = NULL;
  stmt = brg_sql_query (store, error,
                        "SELECT drawn_at, place, way, seed, is_open, drawn_by, present, note"
                        " FROM drawing WHERE group_id = ?1",
                        "i", group_id);
  if (stmt == NULL || !brg_sql_step (store, stmt, &has_row, error))
    return FALSE;
  if (!has_row)
    return TRUE;
  read = brg_drawing_new (group_id);
  take_text (&read->drawn_at, stmt, 0);
  take_text (&read->place, stmt, 1);
  way = brg_sql_dup_text (stmt, 2);
  brg_drawing_way_from_word (way, &read->way);
  read->seed = (guint64) sqlite3_column_int64 (stmt, 3);
  read->is_open = sqlite3_column_int (stmt, 4) != 0;
  take_text (&read->drawn_by, stmt, 5);
  take_text (&read->present, stmt, 6);
  take_text (&read->note, stmt, 7);
  sqlite3_reset (stmt);
  if (!read_numbers (store, read, error))
    return FALSE;
  *drawing = g_steal_pointer (&read);
  return TRUE;
}

static gboolean
is_line (const char *text)
{
  return g_utf8_strlen (text, -1) <= MOST_TEXT && brg_text_is_printable (text);
}

/* A name a line; each line can be printed. */
static gboolean
are_lines (const char *text)
{
  g_auto (GStrv) lines = g_strsplit (text, "\n", -1);

  for (guint i = 0; lines[i] != NULL; i++)
    if (!is_line (lines[i]))
      return FALSE;
  return g_utf8_strlen (text, -1) <= MOST_PRESENT;
}

static gboolean
check (BrgStore *store, const BrgDrawing *drawing, GError **error)
{
  g_autoptr (GDateTime) moment = brg_timetable_moment (drawing->drawn_at);
  g_autofree char *drawn_by = g_strstrip (g_strdup (drawing->drawn_by));
  gint64 n_numbers;

  if (moment == NULL)
    return brg_store_refuse (error, _ ("Say on which day and at which hour the lots were drawn."));
  if (*drawn_by == '\0')
    return brg_store_refuse (error, _ ("Say who held the draw."));
  if (!is_line (drawing->drawn_by) || !is_line (drawing->place) || !are_lines (drawing->present) ||
      !are_lines (drawing->note))
    return brg_store_refuse (
        error, _ ("A text of the minutes is too long, or has a character that cannot be printed."));
  if (!brg_sql_get_int (store, &n_numbers, error,
                        "SELECT count(*) FROM entry WHERE group_id = ?1 AND number IS NOT NULL",
                        "i", drawing->group_id))
    return FALSE;
  return n_numbers > 0 ||
         brg_store_refuse (error, _ ("Nobody has a number yet: first the numbers, then the "
                                     "minutes."));
}

static gboolean
clear (BrgStore *store, gint64 group_id, GError **error)
{
  return brg_sql_run (store, error, "DELETE FROM drawn_number WHERE " OF_GROUP, "i", group_id) &&
         brg_sql_run (store, error, "DELETE FROM drawing WHERE group_id = ?1", "i", group_id);
}

gboolean
brg_store_record_drawing (BrgStore *store, const BrgDrawing *drawing, GError **error)
{
  g_autoptr (BrgAction) action = NULL;

  g_return_val_if_fail (store != NULL && drawing != NULL, FALSE);

  if (!check (store, drawing, error))
    return FALSE;
  action = brg_action_begin_in_group (store, "drawing-record", drawing->group_id, error);
  if (action == NULL || !clear (store, drawing->group_id, error) ||
      !brg_sql_run (store, error,
                    "INSERT INTO drawing (group_id, drawn_at, place, way, seed, is_open, drawn_by,"
                    " present, note) VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9)",
                    "itttiittt", drawing->group_id, drawing->drawn_at, drawing->place,
                    brg_drawing_way_to_word (drawing->way), (gint64) drawing->seed,
                    (gint64) (drawing->is_open != FALSE), drawing->drawn_by, drawing->present,
                    drawing->note) ||
      !brg_sql_run (store, error,
                    "INSERT INTO drawn_number (entry_id, number) SELECT id, number FROM entry"
                    " WHERE group_id = ?1 AND number IS NOT NULL",
                    "i", drawing->group_id))
    return FALSE;
  brg_action_set_text (action, "by", drawing->drawn_by);
  brg_action_set_text (action, "way", brg_drawing_way_to_word (drawing->way));
  return brg_action_commit (g_steal_pointer (&action), error);
}

gboolean
brg_store_remove_drawing (BrgStore *store, gint64 group_id, GError **error)
{
  g_autoptr (BrgAction) action = NULL;
  gint64 n_rows;

  g_return_val_if_fail (store != NULL, FALSE);

  if (!brg_sql_get_int (store, &n_rows, error, "SELECT count(*) FROM drawing WHERE group_id = ?1",
                        "i", group_id))
    return FALSE;
  if (n_rows == 0)
    return brg_store_refuse (error, _ ("There are no minutes of a draw."));
  action = brg_action_begin_in_group (store, "drawing-remove", group_id, error);
  if (action == NULL || !clear (store, group_id, error))
    return FALSE;
  return brg_action_commit (g_steal_pointer (&action), error);
}
