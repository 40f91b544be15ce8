/* brg-store-game-place.c - what an action on a game needs to know of it
 *
 * Tests: tests/data/test-store-rounds.c, tests/data/test-store-teams.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-store-game-place.h"

#include <glib/gi18n-lib.h>

#include "brg-result-text.h"
#include "brg-store-rows.h"
#include "brg-store-words.h"

static gboolean
set_not_found (GError **error)
{
  g_set_error_literal (error, BRG_STORE_ERROR, BRG_STORE_ERROR_NOT_FOUND,
                       _ ("The board no longer exists."));
  return FALSE;
}

gboolean
brg_store_find_game (BrgStore *store, gint64 game_id, BrgGamePlace *place, GError **error)
{
  gboolean has_row;
  sqlite3_stmt *stmt =
      brg_sql_query (store, error,
                     "SELECT g.event_id, g.id, r.number, p.board, p.black_id IS NULL,"
                     " r.state = 'closed', g.win_points, g.draw_points, g.loss_points,"
                     " s.white, s.black, coalesce (m.board, 0), w.is_team"
                     " FROM pairing p JOIN round r ON r.id = p.round_id"
                     " JOIN event_group g ON g.id = r.group_id JOIN entry w ON w.id = p.white_id"
                     " LEFT JOIN pairing m ON m.id = p.match_id"
                     " LEFT JOIN result s ON s.pairing_id = p.id AND s.game = 1 WHERE p.id = ?1",
                     "i", game_id);

  if (stmt == NULL || !brg_sql_step (store, stmt, &has_row, error))
    return FALSE;
  if (!has_row)
    return set_not_found (error);
  *place = (BrgGamePlace){
    .event_id = sqlite3_column_int64 (stmt, 0),
    .group_id = sqlite3_column_int64 (stmt, 1),
    .game_id = game_id,
    .round = sqlite3_column_int (stmt, 2),
    .board = sqlite3_column_int (stmt, 3),
    .is_bye = sqlite3_column_int (stmt, 4),
    .is_closed = sqlite3_column_int (stmt, 5),
    .scoring = brg_scoring_from_game (sqlite3_column_int (stmt, 6), sqlite3_column_int (stmt, 7),
                                      sqlite3_column_int (stmt, 8)),
    .white = brg_store_outcome_from_word (brg_sql_get_text (stmt, 9)),
    .black = brg_store_outcome_from_word (brg_sql_get_text (stmt, 10)),
    .match = sqlite3_column_int (stmt, 11),
    .is_match = sqlite3_column_int (stmt, 12),
  };
  sqlite3_reset (stmt);
  return brg_store_load_meeting (store, game_id, &place->meeting, error);
}

gboolean
brg_store_find_board (BrgStore *store, gint64 game_id, BrgGamePlace *place, GError **error)
{
  if (!brg_store_find_game (store, game_id, place, error))
    return FALSE;
  return !place->is_match ||
         brg_store_refuse (error, _ ("A match result follows from its boards. Enter their "
                                     "results."));
}

/* A title without names is still a title: that they cannot be read stops nothing. */
gboolean
brg_store_find_players (BrgStore *store, gint64 game_id, char **white, char **black)
{
  gboolean has_row;
  sqlite3_stmt *stmt =
      brg_sql_query (store, NULL,
#define SHORT_NAME(table)                                                                \
  "trim (" table ".family_name || CASE " table ".given_name WHEN '' THEN '' ELSE ' ' ||" \
  " substr (" table ".given_name, 1, 1) || '.' END)"
                     "SELECT " SHORT_NAME ("w") ", " SHORT_NAME (
                         "b") " FROM"
                              " pairing p JOIN entry we ON we.id = p.white_id"
                              " JOIN person w ON w.id = we.person_id"
                              " JOIN entry be ON be.id = p.black_id"
                              " JOIN person b ON b.id = be.person_id WHERE p.id = ?1",
#undef SHORT_NAME
                     "i", game_id);

  if (stmt == NULL || !brg_sql_step (store, stmt, &has_row, NULL) || !has_row)
    return FALSE;
  *white = brg_sql_dup_text (stmt, 0);
  *black = brg_sql_dup_text (stmt, 1);
  sqlite3_reset (stmt);
  return TRUE;
}

void
brg_store_describe_players (BrgAction *action, gint64 game_id)
{
  g_autofree char *white = NULL;
  g_autofree char *black = NULL;

  if (!brg_store_find_players (brg_action_get_store (action), game_id, &white, &black))
    return;
  brg_action_set_text (action, "white", white);
  brg_action_set_text (action, "black", black);
}

void
brg_game_place_describe (const BrgGamePlace *place, BrgAction *action)
{
  brg_action_set_int (action, "round", place->round);
  brg_action_set_int (action, "board", place->board);
  if (place->match > 0)
    brg_action_set_int (action, "match", place->match);
  brg_store_describe_players (action, place->game_id);
}

void
brg_game_place_append (const BrgGamePlace *place, GString *boards)
{
  if (boards->len > 0)
    g_string_append (boards, ", ");
  if (place->match > 0)
    g_string_append_printf (boards, "%d.", place->match);
  g_string_append_printf (boards, "%d", place->board);
}

BrgAction *
brg_store_begin_mark (BrgStore *store, const char *name, gint64 game_id, GError **error)
{
  g_autoptr (BrgAction) action = NULL;
  BrgGamePlace place;

  if (!brg_store_find_game (store, game_id, &place, error))
    return NULL;
  action = brg_action_begin_in_group (store, name, place.group_id, error);
  if (action != NULL)
    brg_game_place_describe (&place, action);
  return g_steal_pointer (&action);
}

void
brg_store_describe_mark (BrgAction *action, gint64 game_id, BrgColour side)
{
  g_autofree char *white = NULL;
  g_autofree char *black = NULL;

  if (brg_store_find_players (brg_action_get_store (action), game_id, &white, &black))
    brg_action_set_text (action, "name", side == BRG_COLOUR_WHITE ? white : black);
}

void
brg_store_describe_time (BrgAction *action, const char *key, gint seconds)
{
  g_autofree char *text =
      g_strdup_printf ("%d:%02d:%02d", seconds / 3600, seconds / 60 % 60, seconds % 60);

  brg_action_set_text (action, key, text);
}

void
brg_game_place_describe_result (const BrgGamePlace *place,
                                BrgAction *action,
                                const char *key,
                                BrgOutcome white,
                                BrgOutcome black)
{
  g_autofree char *text = brg_result_dup_text (&place->scoring, white, black);

  brg_action_set_text (action, key, white == BRG_OUTCOME_ADJOURNED ? "*" : text);
}

/* An adjourned game does not hinder the closing of its round: its result comes later. */
gboolean
brg_game_place_check_open (const BrgGamePlace *place, BrgOutcome white, GError **error)
{
  if (!place->is_closed ||
      (place->white == BRG_OUTCOME_ADJOURNED && !brg_outcome_is_pending (white)))
    return TRUE;
  g_set_error (error, BRG_STORE_ERROR, BRG_STORE_ERROR_CLOSED,
               _ ("Round %d is closed. Its results can only be corrected, with a reason."),
               place->round);
  return FALSE;
}

gboolean
brg_store_exchange_sides (BrgStore *store, gint64 game_id, GError **error)
{
  return brg_sql_run (store, error,
                      "UPDATE pairing SET white_id = black_id, black_id = white_id, manual = 1"
                      " WHERE id = ?1",
                      "i", game_id) &&
         brg_sql_run (store, error,
                      "UPDATE result SET white = black, black = white,"
                      " rating_white = rating_black, rating_black = rating_white,"
                      " second_white = second_black, second_black = second_white"
                      " WHERE pairing_id = ?1",
                      "i", game_id) &&
         brg_sql_run (store, error,
                      "UPDATE meeting_game SET white = black, black = white WHERE pairing_id = ?1",
                      "i", game_id);
}
