/* brg-store-meeting.c - the games of a micro-match
 *
 * Rules: rus-draughts-2022 5.4.4.1, 5.4.6
 * Tests: tests/data/test-store-meetings.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-store-meeting.h"

#include <string.h>

#include "brg-sql.h"
#include "brg-store-words.h"

static gboolean
load_games (BrgStore *store, gint64 pairing_id, BrgStoredMeeting *meeting, GError **error)
{
  gboolean has_row;
  sqlite3_stmt *stmt = brg_sql_query (
      store, error, "SELECT game, white, black FROM meeting_game WHERE pairing_id = ?1", "i",
      pairing_id);

  if (stmt == NULL)
    return FALSE;
  while (brg_sql_step (store, stmt, &has_row, error))
    {
      gint i;

      if (!has_row)
        return TRUE;
      i = sqlite3_column_int (stmt, 0) - 1;
      if (i < 0 || i >= meeting->n_games)
        continue;
      meeting->white[i] = brg_store_outcome_from_word (brg_sql_get_text (stmt, 1));
      meeting->black[i] = brg_store_outcome_from_word (brg_sql_get_text (stmt, 2));
    }
  return FALSE;
}

gboolean
brg_store_load_meeting (BrgStore *store,
                        gint64 pairing_id,
                        BrgStoredMeeting *meeting,
                        GError **error)
{
  gboolean has_row;
  sqlite3_stmt *stmt =
      brg_sql_query (store, error,
                     "SELECT iif (p.black_id IS NULL OR w.is_team, 1, g.meeting_games),"
                     " r.state = 'closed' FROM pairing p JOIN round r ON r.id = p.round_id"
                     " JOIN event_group g ON g.id = r.group_id"
                     " JOIN entry w ON w.id = p.white_id WHERE p.id = ?1",
                     "i", pairing_id);

  g_return_val_if_fail (store != NULL && meeting != NULL, FALSE);

  memset (meeting, 0, sizeof *meeting);
  meeting->n_games = 1;
  if (stmt == NULL || !brg_sql_step (store, stmt, &has_row, error))
    return FALSE;
  if (!has_row)
    return TRUE;
  meeting->n_games = CLAMP (sqlite3_column_int (stmt, 0), 1, BRG_MEETING_MOST_GAMES);
  meeting->is_closed = sqlite3_column_int (stmt, 1);
  sqlite3_reset (stmt);
  return meeting->n_games == 1 || load_games (store, pairing_id, meeting, error);
}

gboolean
brg_store_write_meeting (BrgStore *store,
                         gint64 pairing_id,
                         const BrgStoredMeeting *meeting,
                         GError **error)
{
  g_return_val_if_fail (store != NULL && meeting != NULL, FALSE);

  for (gint i = 0; i < meeting->n_games; i++)
    {
      char white[2];
      char black[2];
      gboolean is_written;

      if (meeting->white[i] == BRG_OUTCOME_NONE)
        is_written = brg_sql_run (store, error,
                                  "DELETE FROM meeting_game WHERE pairing_id = ?1 AND game = ?2",
                                  "ii", pairing_id, (gint64) i + 1);
      else
        is_written =
            brg_sql_run (store, error,
                         "INSERT INTO meeting_game (pairing_id, game, white, black)"
                         " VALUES (?1, ?2, ?3, ?4) ON CONFLICT (pairing_id, game) DO UPDATE"
                         " SET white = excluded.white, black = excluded.black",
                         "iitt", pairing_id, (gint64) i + 1,
                         brg_store_outcome_to_word (meeting->white[i], white),
                         brg_store_outcome_to_word (meeting->black[i], black));
      if (!is_written)
        return FALSE;
    }
  return TRUE;
}

void
brg_stored_meeting_enter (BrgStoredMeeting *meeting, gint game, BrgOutcome white, BrgOutcome black)
{
  gint n_games = meeting->n_games;

  if (brg_meeting_games_enter (meeting->white, meeting->black, n_games, game, white, black) ||
      white == BRG_OUTCOME_NONE)
    return;
  for (gint i = brg_outcome_is_forfeit (white) ? 0 : n_games - 1; i < n_games; i++)
    {
      meeting->white[i] = white;
      meeting->black[i] = black;
    }
}
