/* brg-store-games.c - games on the boards: position, moves, clock, what was noted
 *
 * Tests: tests/data/test-store-games.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-store-games.h"

#include <glib/gi18n-lib.h>

#include "brg-action.h"
#include "brg-store-envelope-guard.h"
#include "brg-store-game-place.h"
#include "brg-store-rows.h"
#include "brg-store-words.h"

BrgStoredGame *
brg_stored_game_new (gint64 group_id, gint64 pairing_id, BrgDiscipline discipline)
{
  BrgStoredGame *game = g_new0 (BrgStoredGame, 1);

  game->group_id = group_id;
  game->pairing_id = pairing_id;
  game->discipline = discipline;
  game->start = g_strdup ("");
  game->start_number = -1;
  game->moves = g_strdup ("");
  game->clock = g_strdup ("");
  game->draw_offer = BRG_COLOUR_NONE;
  game->notes = g_strdup ("");
  return game;
}

BrgStoredGame *
brg_stored_game_copy (const BrgStoredGame *game)
{
  BrgStoredGame *copy;

  g_return_val_if_fail (game != NULL, NULL);

  copy = g_new (BrgStoredGame, 1);
  *copy = *game;
  copy->start = g_strdup (game->start);
  copy->moves = g_strdup (game->moves);
  copy->clock = g_strdup (game->clock);
  copy->notes = g_strdup (game->notes);
  return copy;
}

void
brg_stored_game_free (BrgStoredGame *game)
{
  if (game == NULL)
    return;
  g_free (game->start);
  g_free (game->moves);
  g_free (game->clock);
  g_free (game->notes);
  g_free (game);
}

gboolean
brg_stored_game_is_untouched (const BrgStoredGame *game)
{
  g_return_val_if_fail (game != NULL, TRUE);

  return *game->start == '\0' && game->start_number < 0 && *game->moves == '\0' &&
         *game->clock == '\0' && *game->notes == '\0' && game->illegal[BRG_COLOUR_WHITE] == 0 &&
         game->illegal[BRG_COLOUR_BLACK] == 0 && game->draw_offer == BRG_COLOUR_NONE;
}

/* Columns of read_game(). */
#define SELECT_GAMES                                                                             \
  "SELECT m.id, m.group_id, m.pairing_id, m.discipline, m.start, m.start_number, m.start_seed,"  \
  " m.moves, m.clock, m.white_illegal, m.black_illegal, m.draw_offer, m.draw_offer_ply, m.notes" \
  " FROM game m "

static void
take_text (char **place, sqlite3_stmt *stmt, int column)
{
  g_free (*place);
  *place = brg_sql_dup_text (stmt, column);
}

static BrgStoredGame *
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
  brg_discipline_from_id ((const char *) sqlite3_column_text (stmt, 0), discipline);
  sqlite3_reset (stmt);
  return TRUE;
}

BrgStoredGame *
brg_store_load_game (BrgStore *store, gint64 group_id, gint64 pairing_id, GError **error)
{
  BrgDiscipline discipline = BRG_DISCIPLINE_CHESS;
  BrgStoredGame *game = NULL;
  gboolean has_row;
  sqlite3_stmt *stmt;

  g_return_val_if_fail (store != NULL, NULL);

  if (pairing_id != 0)
    stmt = brg_sql_query (store, error, SELECT_GAMES "WHERE m.pairing_id = ?1", "i", pairing_id);
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
  return find_discipline (store, group_id, &discipline, error)
             ? brg_stored_game_new (group_id, pairing_id, discipline)
             : NULL;
}

GPtrArray *
brg_store_list_games (BrgStore *store, gint64 group_id, gint round, GError **error)
{
  g_autoptr (GPtrArray) games =
      g_ptr_array_new_with_free_func ((GDestroyNotify) brg_stored_game_free);
  gboolean has_row;
  sqlite3_stmt *stmt;

  g_return_val_if_fail (store != NULL, NULL);

  stmt = brg_sql_query (store, error,
                        SELECT_GAMES "JOIN pairing p ON p.id = m.pairing_id"
                                     " JOIN round r ON r.id = p.round_id"
                                     " WHERE r.group_id = ?1 AND r.number = ?2 ORDER BY p.board",
                        "ii", group_id, (gint64) round);
  if (stmt == NULL)
    return NULL;
  while (brg_sql_step (store, stmt, &has_row, error))
    {
      if (!has_row)
        return g_steal_pointer (&games);
      g_ptr_array_add (games, read_game (stmt));
    }
  return NULL;
}

/* Round and board for the journal; both 0 for the arbiter's own board. */
typedef struct
{
  gint round;
  gint board;
  gint match; /* 0 for none */
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
                        "SELECT r.number, p.board, coalesce (m.board, 0)"
                        " FROM pairing p LEFT JOIN pairing m ON m.id = p.match_id"
                        " JOIN round r ON r.id = p.round_id WHERE p.id = ?1 AND r.group_id = ?2",
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
  if (!brg_sql_run (
          store, error, "INSERT INTO game (group_id, pairing_id, discipline) VALUES (?1, ?2, ?3)",
          "iIt", game->group_id, game->pairing_id, brg_discipline_to_id (game->discipline)))
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
  brg_action_set_text (action, "detail", detail != NULL ? detail : "");
  return brg_action_commit (g_steal_pointer (&action), error);
}
