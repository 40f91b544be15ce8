/* brg-store-games.c - actions on the games on the boards
 *
 * Tests: tests/data/test-store-games.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-store-games.h"

#include <glib/gi18n-lib.h>

#include "brg-action.h"
#include "brg-discipline.h"
#include "brg-store-envelope-guard.h"
#include "brg-store-words.h"

/* Round and board for the journal; both 0 for the arbiter's own board. */
typedef struct
{
  gint round;
  gint board;
  gint match;   /* 0 for none */
  gint n_games; /* of the meeting */
} BoardPlace;

static gboolean
find_board (BrgStore *store, const BrgStoredGame *game, BoardPlace *place, GError **error)
{
  gboolean has_row;
  sqlite3_stmt *stmt;

  *place = (BoardPlace){ 0 };
  if (game->pairing_id == 0)
    return TRUE;
  stmt = brg_sql_query (store, error,
                        "SELECT r.number, p.board, coalesce (m.board, 0), g.meeting_games"
                        " FROM pairing p LEFT JOIN pairing m ON m.id = p.match_id"
                        " JOIN round r ON r.id = p.round_id JOIN event_group g ON g.id = r.group_id"
                        " WHERE p.id = ?1 AND r.group_id = ?2",
                        "ii", game->pairing_id, game->group_id);
  if (stmt == NULL || !brg_sql_step (store, stmt, &has_row, error))
    return FALSE;
  if (!has_row)
    {
      g_set_error_literal (error, BRG_STORE_ERROR, BRG_STORE_ERROR_NOT_FOUND,
                           _ ("The board no longer exists."));
      return FALSE;
    }
  place->round = sqlite3_column_int (stmt, 0);
  place->board = sqlite3_column_int (stmt, 1);
  place->match = sqlite3_column_int (stmt, 2);
  place->n_games = sqlite3_column_int (stmt, 3);
  sqlite3_reset (stmt);
  return TRUE;
}

static const char *const action_names[BRG_N_GAME_CHANGES] = {
  [BRG_GAME_CHANGE_MOVE] = "game-move",
  [BRG_GAME_CHANGE_TAKE_BACK] = "game-take-back",
  [BRG_GAME_CHANGE_VARIATION] = "game-variation",
  [BRG_GAME_CHANGE_POSITION] = "game-position",
  [BRG_GAME_CHANGE_LOT] = "game-lot",
  [BRG_GAME_CHANGE_NUMBER] = "game-number",
  [BRG_GAME_CHANGE_OPENING] = "game-opening",
  [BRG_GAME_CHANGE_IMPORT] = "game-import",
  [BRG_GAME_CHANGE_CLEAR] = "game-clear",
  [BRG_GAME_CHANGE_CLOCK_SET] = "game-clock-set",
  [BRG_GAME_CHANGE_CLOCK_START] = "game-clock-start",
  [BRG_GAME_CHANGE_CLOCK_STOP] = "game-clock-stop",
  [BRG_GAME_CHANGE_CLOCK_PRESS] = "game-clock-press",
  [BRG_GAME_CHANGE_ILLEGAL] = "game-illegal",
  [BRG_GAME_CHANGE_ILLEGAL_LESS] = "game-illegal-less",
  [BRG_GAME_CHANGE_OFFER] = "game-offer",
  [BRG_GAME_CHANGE_DECLINE] = "game-decline",
  [BRG_GAME_CHANGE_CLAIM] = "game-claim",
  [BRG_GAME_CHANGE_NOTES] = "game-notes",
  [BRG_GAME_CHANGE_COUNT] = "game-count",
  [BRG_GAME_CHANGE_CLOCK_CORRECT] = "game-clock-correct",
  [BRG_GAME_CHANGE_CLOCK_REPLACE] = "game-clock-replace",
};

/* A row that does not exist is made first, so that one statement writes all of them. */
static gboolean
insert_game (BrgStore *store, const BrgStoredGame *game, gint64 *id, GError **error)
{
  *id = game->id;
  if (game->id != 0)
    return TRUE;
  if (!brg_sql_run (store, error,
                    "INSERT INTO game (group_id, pairing_id, discipline, meeting_game)"
                    " VALUES (?1, ?2, ?3, ?4)",
                    "iIti", game->group_id, game->pairing_id,
                    brg_discipline_to_id (game->discipline), (gint64) game->meeting_game))
    return FALSE;
  *id = sqlite3_last_insert_rowid (store->db);
  return TRUE;
}

/* The number and the seed may be 0, and are NULL when there is none. */
static gboolean
write_start (BrgStore *store, gint64 id, const BrgStoredGame *game, GError **error)
{
  if (game->start_number < 0)
    return brg_sql_run (store, error,
                        "UPDATE game SET start_number = NULL, start_seed = NULL WHERE id = ?1", "i",
                        id);
  if (!game->is_drawn)
    return brg_sql_run (store, error,
                        "UPDATE game SET start_number = ?2, start_seed = NULL WHERE id = ?1", "ii",
                        id, (gint64) game->start_number);
  return brg_sql_run (store, error,
                      "UPDATE game SET start_number = ?2, start_seed = ?3 WHERE id = ?1", "iii", id,
                      (gint64) game->start_number, (gint64) game->start_seed);
}

gboolean
brg_store_write_game (BrgStore *store, const BrgStoredGame *game, GError **error)
{
  gint64 id;

  return brg_store_check_sealed_moves (store, game, error) &&
         insert_game (store, game, &id, error) && write_start (store, id, game, error) &&
         brg_sql_run (store, error,
                      "UPDATE game SET discipline = ?2, start = ?3, moves = ?4, clock = ?5,"
                      " white_illegal = ?6, black_illegal = ?7, draw_offer = ?8,"
                      " draw_offer_ply = ?9, notes = ?10 WHERE id = ?1",
                      "ittttiitit", id, brg_discipline_to_id (game->discipline), game->start,
                      game->moves, game->clock, (gint64) game->illegal[BRG_COLOUR_WHITE],
                      (gint64) game->illegal[BRG_COLOUR_BLACK],
                      brg_store_colour_to_word (game->draw_offer), (gint64) game->draw_offer_ply,
                      game->notes);
}

gboolean
brg_store_save_game (BrgStore *store,
                     const BrgStoredGame *game,
                     BrgGameChange change,
                     const char *detail,
                     GError **error)
{
  g_autoptr (BrgAction) action = NULL;
  BoardPlace place;

  g_return_val_if_fail (store != NULL && game != NULL, FALSE);
  g_return_val_if_fail (change < BRG_N_GAME_CHANGES, FALSE);

  if (!find_board (store, game, &place, error))
    return FALSE;
  action = brg_action_begin_in_group (store, action_names[change], game->group_id, error);
  if (action == NULL || !brg_store_write_game (store, game, error))
    return FALSE;
  brg_action_set_int (action, "round", place.round);
  brg_action_set_int (action, "board", place.board);
  if (place.match > 0)
    brg_action_set_int (action, "match", place.match);
  if (place.n_games > 1)
    brg_action_set_int (action, "meeting-game", game->meeting_game);
  if (game->pairing_id != 0)
    brg_store_describe_players (action, game->pairing_id);
  brg_action_set_text (action, "detail", detail != NULL ? detail : "");
  return brg_action_commit (g_steal_pointer (&action), error);
}
