/* brg-store-finish.c - requests in a quickplay finish, and what came of them
 *
 * Tests: tests/data/test-store-finish.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-store-finish.h"

#include <glib/gi18n-lib.h>

#include "brg-store-decisions.h"
#include "brg-store-envelope-guard.h"
#include "brg-store-game-place.h"
#include "brg-store-games.h"
#include "brg-store-rows.h"
#include "brg-store-words.h"

void
brg_stored_finish_free (BrgStoredFinish *finish)
{
  if (finish == NULL)
    return;
  g_free (finish->at);
  g_free (finish->article);
  g_free (finish->note);
  g_free (finish);
}

/* Columns of read_finish(). */
#define SELECT_FINISHES \
  "SELECT id, pairing_id, side, kind, at, state, article, note FROM finish_request "

static gpointer
read_finish (sqlite3_stmt *stmt)
{
  BrgStoredFinish *finish = g_new0 (BrgStoredFinish, 1);
  g_autofree char *side = brg_sql_dup_text (stmt, 2);
  g_autofree char *kind = brg_sql_dup_text (stmt, 3);
  g_autofree char *state = brg_sql_dup_text (stmt, 5);

  finish->id = sqlite3_column_int64 (stmt, 0);
  finish->pairing_id = sqlite3_column_int64 (stmt, 1);
  finish->side = brg_store_colour_from_word (side);
  brg_finish_kind_from_id (kind, &finish->kind);
  finish->at = brg_sql_dup_text (stmt, 4);
  brg_finish_state_from_id (state, &finish->state);
  finish->article = brg_sql_dup_text (stmt, 6);
  finish->note = brg_sql_dup_text (stmt, 7);
  return finish;
}

GPtrArray *
brg_store_list_finishes (BrgStore *store, gint64 pairing_id, GError **error)
{
  g_return_val_if_fail (store != NULL, NULL);

  return brg_sql_list (store,
                       brg_sql_query (store, error,
                                      SELECT_FINISHES "WHERE pairing_id = ?1 ORDER BY id", "i",
                                      pairing_id),
                       read_finish, (GDestroyNotify) brg_stored_finish_free, error);
}

BrgStoredFinish *
brg_store_find_open_finish (BrgStore *store, gint64 pairing_id, GError **error)
{
  BrgStoredFinish *finish;
  gboolean has_row;
  sqlite3_stmt *stmt;

  g_return_val_if_fail (store != NULL, NULL);

  stmt = brg_sql_query (store, error,
                        SELECT_FINISHES "WHERE pairing_id = ?1 AND state = 'open' ORDER BY id", "i",
                        pairing_id);
  if (stmt == NULL || !brg_sql_step (store, stmt, &has_row, error) || !has_row)
    return NULL;
  finish = read_finish (stmt);
  sqlite3_reset (stmt);
  return finish;
}

/* A new request needs a game that goes on and no request that waits; a decision the request that
 * does. */
static gboolean
check_request (BrgStore *store,
               const BrgStoredFinish *finish,
               const BrgGamePlace *place,
               GError **error)
{
  gint64 n_open;

  if (!brg_sql_get_int (store, &n_open, error,
                        "SELECT count(*) FROM finish_request WHERE pairing_id = ?1"
                        " AND state = 'open' AND (?2 = 0 OR id = ?2)",
                        "ii", finish->pairing_id, finish->id))
    return FALSE;
  if (finish->id != 0)
    return n_open == 1 || brg_store_refuse (error, _ ("This request is already decided."));
  if (!brg_outcome_is_pending (place->white))
    return brg_store_refuse (error, _ ("The game already has a result."));
  return n_open == 0 || brg_store_refuse (error, _ ("A request in this game is not decided yet."));
}

static gboolean
write_finish (BrgStore *store, const BrgStoredFinish *finish, GError **error)
{
  const char *article = finish->article != NULL ? finish->article : "";
  const char *note = finish->note != NULL ? finish->note : "";
  g_autofree char *now = NULL;

  if (finish->id != 0)
    return brg_sql_run (store, error,
                        "UPDATE finish_request SET state = ?2, article = ?3, note = ?4"
                        " WHERE id = ?1",
                        "ittt", finish->id, brg_finish_state_to_id (finish->state), article, note);
  now = brg_sql_dup_now (store);
  return brg_sql_run (store, error,
                      "INSERT INTO finish_request (pairing_id, side, kind, at, state, article,"
                      " note) VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)",
                      "itttttt", finish->pairing_id, brg_store_colour_to_word (finish->side),
                      brg_finish_kind_to_id (finish->kind), now,
                      brg_finish_state_to_id (finish->state), article, note);
}

/* A draw of the arbiter's is a result like any other. */
static gboolean
write_draw (BrgStore *store,
            const BrgStoredFinish *finish,
            const BrgGamePlace *place,
            GError **error)
{
  if (finish->state != BRG_FINISH_DRAWN)
    return TRUE;
  return brg_game_place_check_open (place, BRG_OUTCOME_DRAW, error) &&
         brg_store_check_decision (store, finish->pairing_id, 0, error) &&
         brg_store_note_sealed (store, finish->pairing_id, place->white, BRG_OUTCOME_DRAW, error) &&
         brg_store_write_result (store, finish->pairing_id, BRG_OUTCOME_DRAW, BRG_OUTCOME_DRAW,
                                 error);
}

gboolean
brg_store_decide_finish (BrgStore *store,
                         const BrgStoredFinish *finish,
                         const BrgStoredGame *game,
                         GError **error)
{
  g_autoptr (BrgAction) action = NULL;
  BrgGamePlace place;

  g_return_val_if_fail (store != NULL && finish != NULL, FALSE);
  g_return_val_if_fail (finish->side != BRG_COLOUR_NONE, FALSE);
  g_return_val_if_fail (game == NULL || game->pairing_id == finish->pairing_id, FALSE);

  if (!brg_store_find_board (store, finish->pairing_id, &place, error) ||
      !check_request (store, finish, &place, error))
    return FALSE;
  action = brg_action_begin_in_group (store, finish->id == 0 ? "finish-request" : "finish-decide",
                                      place.group_id, error);
  if (action == NULL || !write_finish (store, finish, error) ||
      (game != NULL && !brg_store_write_game (store, game, error)) ||
      !write_draw (store, finish, &place, error))
    return FALSE;
  brg_game_place_describe (&place, action);
  brg_action_set_text (action, "side", brg_store_colour_to_word (finish->side));
  brg_action_set_text (action, "kind", brg_finish_kind_to_id (finish->kind));
  brg_action_set_text (action, "state", brg_finish_state_to_id (finish->state));
  return brg_action_commit (g_steal_pointer (&action), error);
}
