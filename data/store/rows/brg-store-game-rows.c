/* brg-store-game-rows.c - reads the games on the boards
 *
 * Tests: tests/data/test-store-games.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-store-game-rows.h"

#include <glib/gi18n-lib.h>

#include "brg-sql.h"
#include "brg-store-words.h"

/* Columns of read_game(). */
#define SELECT_GAMES                                                                              \
  "SELECT m.id, m.group_id, m.pairing_id, m.discipline, m.start, m.start_number, m.start_seed,"   \
  " m.moves, m.clock, m.white_illegal, m.black_illegal, m.draw_offer, m.draw_offer_ply, m.notes," \
  " m.meeting_game FROM game m "

static void
take_text (char **place, sqlite3_stmt *stmt, int column)
{
  g_free (*place);
  *place = brg_sql_dup_text (stmt, column);
}

static gpointer
read_game (sqlite3_stmt *stmt)
{
  BrgStoredGame *game = brg_stored_game_new (sqlite3_column_int64 (stmt, 1),
                                             sqlite3_column_int64 (stmt, 2), BRG_DISCIPLINE_CHESS);
  g_autofree char *discipline = brg_sql_dup_text (stmt, 3);
  g_autofree char *offer = brg_sql_dup_text (stmt, 11);

  game->id = sqlite3_column_int64 (stmt, 0);
  brg_discipline_from_id (discipline, &game->discipline);
  take_text (&game->start, stmt, 4);
  if (sqlite3_column_type (stmt, 5) != SQLITE_NULL)
    game->start_number = sqlite3_column_int (stmt, 5);
  game->is_drawn = sqlite3_column_type (stmt, 6) != SQLITE_NULL;
  game->start_seed = (guint64) sqlite3_column_int64 (stmt, 6);
  take_text (&game->moves, stmt, 7);
  take_text (&game->clock, stmt, 8);
  game->illegal[BRG_COLOUR_WHITE] = sqlite3_column_int (stmt, 9);
  game->illegal[BRG_COLOUR_BLACK] = sqlite3_column_int (stmt, 10);
  game->draw_offer = brg_store_colour_from_word (offer);
  game->draw_offer_ply = sqlite3_column_int (stmt, 12);
  take_text (&game->notes, stmt, 13);
  game->meeting_game = sqlite3_column_int (stmt, 14);
  return game;
}

static gboolean
find_discipline (BrgStore *store, gint64 group_id, BrgDiscipline *discipline, GError **error)
{
  gboolean has_row;
  sqlite3_stmt *stmt = brg_sql_query (store, error,
                                      "SELECT e.discipline FROM event e JOIN event_group g"
                                      " ON g.event_id = e.id WHERE g.id = ?1",
                                      "i", group_id);

  if (stmt == NULL || !brg_sql_step (store, stmt, &has_row, error))
    return FALSE;
  if (!has_row)
    {
      g_set_error_literal (error, BRG_STORE_ERROR, BRG_STORE_ERROR_NOT_FOUND,
                           _ ("The event no longer exists."));
      return FALSE;
    }
  brg_discipline_from_id (brg_sql_get_text (stmt, 0), discipline);
  sqlite3_reset (stmt);
  return TRUE;
}

BrgStoredGame *
brg_store_load_game (BrgStore *store, gint64 group_id, gint64 pairing_id, GError **error)
{
  return brg_store_load_meeting_board (store, group_id, pairing_id, 1, error);
}

BrgStoredGame *
brg_store_load_meeting_board (BrgStore *store,
                              gint64 group_id,
                              gint64 pairing_id,
                              gint meeting_game,
                              GError **error)
{
  BrgDiscipline discipline = BRG_DISCIPLINE_CHESS;
  BrgStoredGame *game = NULL;
  gboolean has_row;
  sqlite3_stmt *stmt;

  g_return_val_if_fail (store != NULL, NULL);

  if (pairing_id != 0)
    stmt =
        brg_sql_query (store, error, SELECT_GAMES "WHERE m.pairing_id = ?1 AND m.meeting_game = ?2",
                       "ii", pairing_id, (gint64) meeting_game);
  else
    stmt = brg_sql_query (
        store, error, SELECT_GAMES "WHERE m.group_id = ?1 AND m.pairing_id IS NULL", "i", group_id);
  if (stmt == NULL || !brg_sql_step (store, stmt, &has_row, error))
    return NULL;
  if (has_row)
    {
      game = read_game (stmt);
      sqlite3_reset (stmt);
      return game;
    }
  if (!find_discipline (store, group_id, &discipline, error))
    return NULL;
  game = brg_stored_game_new (group_id, pairing_id, discipline);
  game->meeting_game = meeting_game;
  return game;
}

GPtrArray *
brg_store_list_games (BrgStore *store, gint64 group_id, gint round, GError **error)
{
  g_return_val_if_fail (store != NULL, NULL);

  return brg_sql_list (store,
                       brg_sql_query (store, error,
                                      SELECT_GAMES "JOIN pairing p ON p.id = m.pairing_id"
                                                   " JOIN round r ON r.id = p.round_id"
                                                   " WHERE r.group_id = ?1 AND r.number = ?2"
                                                   " ORDER BY p.board, m.meeting_game",
                                      "ii", group_id, (gint64) round),
                       read_game, (GDestroyNotify) brg_stored_game_free, error);
}
