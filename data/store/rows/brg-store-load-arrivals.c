/* brg-store-load-arrivals.c - reads who came to a board after the start
 *
 * Tests: tests/data/test-store-incidents.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-store-load-arrivals.h"

#include "brg-colour.h"
#include "brg-sql.h"

static void
note_arrival (BrgSnapshot *snapshot, gint number, gint64 pairing_id, guint came)
{
  const BrgRound *round = brg_snapshot_get_round (snapshot, number);

  for (guint i = 0; round != NULL && i < round->games->len; i++)
    {
      BrgGame *game = &g_array_index (round->games, BrgGame, i);

      if (game->id == pairing_id)
        game->came |= came;
    }
}

/* The log as it is in force, and what was marked at the board; there are few of either. */
gboolean
brg_store_load_arrivals (BrgStore *store, BrgSnapshot *snapshot, GError **error)
{
  sqlite3_stmt *stmt;
  gboolean has_row;

  g_return_val_if_fail (store != NULL && snapshot != NULL, FALSE);

  stmt = brg_sql_query (
      store, error,
      "SELECT r.number, p.id, p.match_id, i.is_both OR i.entry_id = p.white_id,"
      " i.is_both OR i.entry_id = p.black_id FROM incident i"
      " JOIN round r ON r.group_id = i.group_id AND r.number = i.round"
      " JOIN pairing p ON p.round_id = r.id AND i.entry_id IN (p.white_id, p.black_id)"
      " WHERE i.group_id = ?1 AND i.kind = 'late' AND i.state = 'decided'"
      " AND NOT EXISTS (SELECT 1 FROM incident s WHERE s.supersedes_id = i.id)"
      " UNION ALL SELECT r.number, p.id, p.match_id, coalesce(a.white, 0) > 0,"
      " coalesce(a.black, 0) > 0 FROM round r JOIN pairing p ON p.round_id = r.id"
      " JOIN attendance a ON a.pairing_id = p.id WHERE r.group_id = ?1",
      "i", snapshot->group->id);
  if (stmt == NULL)
    return FALSE;
  while (brg_sql_step (store, stmt, &has_row, error))
    {
      gboolean is_of_match;

      if (!has_row)
        return TRUE;
      is_of_match = sqlite3_column_type (stmt, 2) != SQLITE_NULL;
      note_arrival (is_of_match ? snapshot->players : snapshot, sqlite3_column_int (stmt, 0),
                    sqlite3_column_int64 (stmt, 1),
                    (guint) sqlite3_column_int (stmt, 3) << BRG_COLOUR_WHITE |
                        (guint) sqlite3_column_int (stmt, 4) << BRG_COLOUR_BLACK);
    }
  return FALSE;
}
