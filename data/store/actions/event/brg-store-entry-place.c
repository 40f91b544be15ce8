/* brg-store-entry-place.c - what an action on one entry needs to know of it
 *
 * Tests: tests/data/test-store-players.c, tests/data/test-store-teams.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-store-entry-place.h"

#include <glib/gi18n-lib.h>

void
brg_entry_place_clear (BrgEntryPlace *place)
{
  g_clear_pointer (&place->name, g_free);
}

gboolean
brg_store_find_entry (BrgStore *store, gint64 entry_id, BrgEntryPlace *place, GError **error)
{
  gboolean has_row;
  sqlite3_stmt *stmt = brg_sql_query (store, error,
                                      "SELECT g.event_id, g.id, p.id, e.number,"
                                      " trim (p.family_name || ' ' || p.given_name), e.joins_round,"
                                      " e.is_team, e.team_id"
                                      " FROM entry e JOIN event_group g ON g.id = e.group_id"
                                      " JOIN person p ON p.id = e.person_id WHERE e.id = ?1",
                                      "i", entry_id);

  if (stmt == NULL || !brg_sql_step (store, stmt, &has_row, error))
    return FALSE;
  if (!has_row)
    {
      g_set_error_literal (error, BRG_STORE_ERROR, BRG_STORE_ERROR_NOT_FOUND,
                           _ ("The player is no longer in the list."));
      return FALSE;
    }
  place->event_id = sqlite3_column_int64 (stmt, 0);
  place->group_id = sqlite3_column_int64 (stmt, 1);
  place->person_id = sqlite3_column_int64 (stmt, 2);
  place->number = sqlite3_column_int (stmt, 3);
  place->name = brg_sql_dup_text (stmt, 4);
  place->joins_round = sqlite3_column_int (stmt, 5);
  place->is_team = sqlite3_column_int (stmt, 6);
  place->team_id = sqlite3_column_int64 (stmt, 7);
  sqlite3_reset (stmt);
  return TRUE;
}
