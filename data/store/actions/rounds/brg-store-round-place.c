/* brg-store-round-place.c - what an action on a round needs to know of it
 *
 * Tests: tests/data/test-store-rounds.c, tests/data/test-store-two-players.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-store-round-place.h"

#include <glib/gi18n-lib.h>

#include "brg-sql.h"
#include "brg-store-words.h"

void
brg_round_place_clear (BrgRoundPlace *place)
{
  g_free (place->reason);
  g_free (place->decided_by);
}

gboolean
brg_store_find_round_place (BrgStore *store, gint64 round_id, BrgRoundPlace *place, GError **error)
{
  gboolean has_row;
  sqlite3_stmt *stmt =
      brg_sql_query (store, error,
                     "SELECT g.event_id, g.id, r.number, r.state, r.changed_reason, r.changed_by"
                     " FROM round r JOIN event_group g ON g.id = r.group_id WHERE r.id = ?1",
                     "i", round_id);

  if (stmt == NULL || !brg_sql_step (store, stmt, &has_row, error))
    return FALSE;
  if (!has_row)
    {
      g_set_error_literal (error, BRG_STORE_ERROR, BRG_STORE_ERROR_NOT_FOUND,
                           _ ("The round no longer exists."));
      return FALSE;
    }
  place->event_id = sqlite3_column_int64 (stmt, 0);
  place->group_id = sqlite3_column_int64 (stmt, 1);
  place->number = sqlite3_column_int (stmt, 2);
  place->state = brg_store_round_state_from_word (brg_sql_get_text (stmt, 3));
  place->reason = brg_sql_dup_text (stmt, 4);
  place->decided_by = brg_sql_dup_text (stmt, 5);
  sqlite3_reset (stmt);
  return TRUE;
}
