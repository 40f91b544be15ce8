/* brg-store-sheets.c - which scoresheets of a round were handed in
 *
 * Rules: fide-2023 8.7; rus-draughts-2022 5.4.3.5
 * Tests: tests/data/test-store-finish.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-store-sheets.h"

#include "brg-store-game-place.h"

GArray *
brg_store_list_sheets (BrgStore *store, gint64 group_id, gint round, GError **error)
{
  g_autoptr (GArray) list = g_array_new (FALSE, FALSE, sizeof (BrgScoreSheet));
  gboolean has_row;
  sqlite3_stmt *stmt;

  g_return_val_if_fail (store != NULL, NULL);

  stmt = brg_sql_query (store, error,
                        "SELECT s.pairing_id, s.side = 'white', s.is_received, s.is_signed, s.used"
                        " FROM score_sheet s JOIN pairing p ON p.id = s.pairing_id"
                        " JOIN round r ON r.id = p.round_id"
                        " WHERE r.group_id = ?1 AND r.number = ?2",
                        "ii", group_id, (gint64) round);
  if (stmt == NULL)
    return NULL;
  while (brg_sql_step (store, stmt, &has_row, error))
    {
      BrgScoreSheet one;

      if (!has_row)
        return g_steal_pointer (&list);
      one = (BrgScoreSheet){
        .pairing_id = sqlite3_column_int64 (stmt, 0),
        .side = sqlite3_column_int (stmt, 1) != 0 ? BRG_COLOUR_WHITE : BRG_COLOUR_BLACK,
        .is_received = sqlite3_column_int (stmt, 2),
        .is_signed = sqlite3_column_int (stmt, 3),
        .used = sqlite3_column_int (stmt, 4),
      };
      g_array_append_val (list, one);
    }
  return NULL;
}

gboolean
brg_store_note_sheet (BrgStore *store, const BrgScoreSheet *sheet, GError **error)
{
  g_autoptr (BrgAction) action = NULL;

  g_return_val_if_fail (store != NULL && sheet != NULL, FALSE);
  g_return_val_if_fail (sheet->side != BRG_COLOUR_NONE, FALSE);

  action = brg_store_begin_mark (store, "score-sheet", sheet->pairing_id, error);
  if (action == NULL)
    return FALSE;
  brg_store_describe_mark (action, sheet->pairing_id, sheet->side);
  if (sheet->is_received)
    brg_action_set_text (action, "state", sheet->is_signed ? "signed" : "received");
  if (sheet->used >= 0)
    brg_store_describe_time (action, "used", sheet->used);
  if (!brg_sql_run (store, error,
                    "INSERT INTO score_sheet (pairing_id, side, is_received, is_signed, used)"
                    " VALUES (?1, ?2, ?3, ?4, ?5) ON CONFLICT (pairing_id, side) DO UPDATE SET"
                    " is_received = ?3, is_signed = ?4, used = ?5",
                    "itiii", sheet->pairing_id, sheet->side == BRG_COLOUR_WHITE ? "white" : "black",
                    (gint64) (sheet->is_received != FALSE), (gint64) (sheet->is_signed != FALSE),
                    (gint64) MAX (sheet->used, BRG_SCORE_SHEET_NO_TIME)))
    return FALSE;
  return brg_action_commit (g_steal_pointer (&action), error);
}
