/* brg-store-results.c - actions on results
 *
 * Tests: tests/data/test-store-rounds.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <glib/gi18n-lib.h>

#include "brg-action.h"
#include "brg-result-text.h"
#include "brg-store-rounds.h"
#include "brg-store-rows.h"
#include "brg-store-words.h"

/* What an action on a game needs to know of it. */
typedef struct
{
  gint64 event_id;
  gint64 group_id;
  gint round;
  gint board;
  gboolean is_bye;
  gboolean is_closed;
  BrgScoring scoring;
  BrgOutcome white;
  BrgOutcome black;
} GamePlace;

static BrgOutcome
column_outcome (sqlite3_stmt *stmt, int column)
{
  const char *text = (const char *) sqlite3_column_text (stmt, column);
  BrgOutcome outcome = BRG_OUTCOME_NONE;

  if (text != NULL && *text != '\0')
    brg_outcome_from_code (*text, &outcome);
  return outcome;
}

static gboolean
set_not_found (GError **error)
{
  g_set_error_literal (error, BRG_STORE_ERROR, BRG_STORE_ERROR_NOT_FOUND,
                       _ ("The board does not exist any more."));
  return FALSE;
}

static gboolean
find_game (BrgStore *store, gint64 game_id, GamePlace *place, GError **error)
{
  gboolean has_row;
  sqlite3_stmt *stmt =
      brg_sql_query (store, error,
                     "SELECT g.event_id, g.id, r.number, p.board, p.black_id IS NULL,"
                     " r.state = 'closed', g.win_points, g.draw_points, g.loss_points,"
                     " s.white, s.black FROM pairing p JOIN round r ON r.id = p.round_id"
                     " JOIN event_group g ON g.id = r.group_id"
                     " LEFT JOIN result s ON s.pairing_id = p.id AND s.game = 1 WHERE p.id = ?1",
                     "i", game_id);

  if (stmt == NULL || !brg_sql_step (store, stmt, &has_row, error))
    return FALSE;
  if (!has_row)
    return set_not_found (error);
  *place = (GamePlace){
    .event_id = sqlite3_column_int64 (stmt, 0),
    .group_id = sqlite3_column_int64 (stmt, 1),
    .round = sqlite3_column_int (stmt, 2),
    .board = sqlite3_column_int (stmt, 3),
    .is_bye = sqlite3_column_int (stmt, 4),
    .is_closed = sqlite3_column_int (stmt, 5),
    .scoring = brg_scoring_from_game (sqlite3_column_int (stmt, 6), sqlite3_column_int (stmt, 7),
                                      sqlite3_column_int (stmt, 8)),
    .white = column_outcome (stmt, 9),
    .black = column_outcome (stmt, 10),
  };
  sqlite3_reset (stmt);
  return TRUE;
}

/* A game gives both players something, or neither; byes have their outcome from the pairing. */
static gboolean
check_outcomes (const GamePlace *place, BrgOutcome white, BrgOutcome black, GError **error)
{
  if (place->is_bye || brg_outcome_is_bye (white) || brg_outcome_is_bye (black))
    return brg_store_refuse (error, _ ("A bye has no result to enter."));
  if ((white == BRG_OUTCOME_NONE) != (black == BRG_OUTCOME_NONE) ||
      (white == BRG_OUTCOME_ADJOURNED) != (black == BRG_OUTCOME_ADJOURNED) ||
      brg_outcome_is_forfeit (white) != brg_outcome_is_forfeit (black))
    return brg_store_refuse (error, _ ("The two sides of the result contradict each other."));
  /* fide-2023 10.2: the two scores together never exceed one win. */
  if (brg_scoring_points (&place->scoring, white) + brg_scoring_points (&place->scoring, black) >
      MAX (place->scoring.win + place->scoring.loss, 2 * place->scoring.draw))
    return brg_store_refuse (error,
                             _ ("Both sides together cannot get more than one game is worth."));
  return TRUE;
}

static void
describe_result (BrgAction *action,
                 const GamePlace *place,
                 const char *key,
                 BrgOutcome white,
                 BrgOutcome black)
{
  g_autofree char *text = brg_result_dup_text (&place->scoring, white, black);

  brg_action_set_text (action, key, white == BRG_OUTCOME_ADJOURNED ? "*" : text);
}

static const char *
name_for_entry (const GamePlace *place, BrgOutcome white)
{
  if (white == BRG_OUTCOME_NONE)
    return "result-clear";
  if (white == BRG_OUTCOME_ADJOURNED)
    return "result-adjourn";
  return place->white == BRG_OUTCOME_NONE || place->white == BRG_OUTCOME_ADJOURNED
             ? "result-set"
             : "result-change";
}

/* An adjourned game does not hinder the closing of its round: its result comes later. */
static gboolean
check_open (const GamePlace *place, BrgOutcome white, GError **error)
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
brg_store_set_result (BrgStore *store,
                      gint64 game_id,
                      BrgOutcome white,
                      BrgOutcome black,
                      GError **error)
{
  g_autoptr (BrgAction) action = NULL;
  GamePlace place;

  g_return_val_if_fail (store != NULL, FALSE);

  if (!find_game (store, game_id, &place, error) || !check_outcomes (&place, white, black, error) ||
      !check_open (&place, white, error))
    return FALSE;
  if (place.white == white && place.black == black)
    return TRUE;
  action = brg_action_begin (store, name_for_entry (&place, white), place.event_id, error);
  if (action == NULL || !brg_store_check_decision (store, game_id, 0, error) ||
      !brg_store_write_result (store, game_id, white, black, error))
    return FALSE;
  brg_action_set_int (action, "round", place.round);
  brg_action_set_int (action, "board", place.board);
  describe_result (action, &place, "result", white, black);
  describe_result (action, &place, "was", place.white, place.black);
  return brg_action_commit (g_steal_pointer (&action), error);
}

static gboolean
write_rating_result (BrgStore *store,
                     gint64 game_id,
                     BrgOutcome white,
                     BrgOutcome black,
                     GError **error)
{
  char white_word[2];
  char black_word[2];

  return brg_sql_run (store, error,
                      "UPDATE result SET rating_white = ?2, rating_black = ?3"
                      " WHERE pairing_id = ?1 AND game = 1",
                      "itt", game_id, brg_store_outcome_to_word (white, white_word),
                      brg_store_outcome_to_word (black, black_word));
}

static gboolean
remove_later_rounds (BrgStore *store, gint64 group_id, gint from, GError **error)
{
  return from == 0 || brg_store_delete_rounds (store, group_id, from, error);
}

gboolean
brg_store_correct_result (BrgStore *store,
                          gint64 game_id,
                          BrgOutcome white,
                          BrgOutcome black,
                          BrgCorrectionMode mode,
                          gint remove_from,
                          const char *reason,
                          GError **error)
{
  g_autoptr (BrgAction) action = NULL;
  GamePlace place;
  gboolean for_rating = mode == BRG_CORRECTION_RATING_ONLY;

  g_return_val_if_fail (store != NULL && reason != NULL, FALSE);

  if (!find_game (store, game_id, &place, error) || !check_outcomes (&place, white, black, error))
    return FALSE;
  if (white == BRG_OUTCOME_NONE)
    return brg_store_refuse (error, _ ("A correction needs a result."));
  if (for_rating && (place.white == BRG_OUTCOME_NONE || remove_from != 0))
    return brg_store_refuse (error, _ ("A result for rating only needs a result that counts."));
  action = brg_action_begin (store, for_rating ? "result-correct-rating" : "result-correct",
                             place.event_id, error);
  if (action == NULL ||
      (!for_rating && !brg_store_check_decision (store, game_id, remove_from, error)))
    return FALSE;
  if (!(for_rating ? write_rating_result (store, game_id, white, black, error)
                   : brg_store_write_result (store, game_id, white, black, error)) ||
      !remove_later_rounds (store, place.group_id, remove_from, error))
    return FALSE;
  brg_action_set_int (action, "round", place.round);
  brg_action_set_int (action, "board", place.board);
  describe_result (action, &place, "result", white, black);
  describe_result (action, &place, "was", place.white, place.black);
  brg_action_set_text (action, "reason", reason);
  brg_action_set_int (action, "removed-from", remove_from);
  return brg_action_commit (g_steal_pointer (&action), error);
}

static gboolean
mark_verified (BrgStore *store, gint64 game_id, gboolean is_verified, GError **error)
{
  return brg_sql_run (store, error,
                      "UPDATE result SET verified = ?2 WHERE pairing_id = ?1 AND game = 1", "ii",
                      game_id, (gint64) is_verified);
}

gboolean
brg_store_set_verified (BrgStore *store, gint64 game_id, gboolean is_verified, GError **error)
{
  g_autoptr (BrgAction) action = NULL;
  GamePlace place;

  g_return_val_if_fail (store != NULL, FALSE);

  if (!find_game (store, game_id, &place, error))
    return FALSE;
  if (place.white == BRG_OUTCOME_NONE)
    return brg_store_refuse (error, _ ("There is no result to verify."));
  action = brg_action_begin (store, is_verified ? "result-verify" : "result-unverify",
                             place.event_id, error);
  if (action == NULL || !mark_verified (store, game_id, is_verified, error))
    return FALSE;
  brg_action_set_int (action, "round", place.round);
  brg_action_set_int (action, "board", place.board);
  return brg_action_commit (g_steal_pointer (&action), error);
}

gboolean
brg_store_settle_result (BrgStore *store,
                         gint64 game_id,
                         BrgOutcome white,
                         BrgOutcome black,
                         GError **error)
{
  g_autoptr (BrgAction) action = NULL;
  GamePlace place;

  g_return_val_if_fail (store != NULL, FALSE);

  if (!find_game (store, game_id, &place, error) || !check_outcomes (&place, white, black, error) ||
      !check_open (&place, white, error))
    return FALSE;
  if (brg_outcome_is_pending (white) || place.white == BRG_OUTCOME_NONE)
    return brg_store_refuse (error, _ ("There is no result to verify."));
  action = brg_action_begin (store, "result-settle", place.event_id, error);
  if (action == NULL || !brg_store_check_decision (store, game_id, 0, error) ||
      !brg_store_write_result (store, game_id, white, black, error) ||
      !mark_verified (store, game_id, TRUE, error))
    return FALSE;
  brg_action_set_int (action, "round", place.round);
  brg_action_set_int (action, "board", place.board);
  describe_result (action, &place, "result", white, black);
  describe_result (action, &place, "was", place.white, place.black);
  return brg_action_commit (g_steal_pointer (&action), error);
}

/* rus-draughts-2022 5.4.5.4: an unfinished game is adjudicated and counts as played. */
gboolean
brg_store_adjudicate_result (BrgStore *store,
                             gint64 game_id,
                             BrgOutcome white,
                             BrgOutcome black,
                             GError **error)
{
  g_autoptr (BrgAction) action = NULL;
  GamePlace place;

  g_return_val_if_fail (store != NULL, FALSE);

  if (!find_game (store, game_id, &place, error) || !check_outcomes (&place, white, black, error) ||
      !check_open (&place, white, error))
    return FALSE;
  if (brg_outcome_is_pending (white))
    return brg_store_refuse (error, _ ("An adjudication needs a result."));
  action = brg_action_begin (store, "result-adjudicate", place.event_id, error);
  if (action == NULL || !brg_store_check_decision (store, game_id, 0, error) ||
      !brg_store_write_result (store, game_id, white, black, error) ||
      !brg_sql_run (store, error,
                    "UPDATE result SET adjudicated = 1 WHERE pairing_id = ?1 AND game = 1", "i",
                    game_id))
    return FALSE;
  brg_action_set_int (action, "round", place.round);
  brg_action_set_int (action, "board", place.board);
  describe_result (action, &place, "result", white, black);
  describe_result (action, &place, "was", place.white, place.black);
  return brg_action_commit (g_steal_pointer (&action), error);
}

static gboolean
exchange_sides (BrgStore *store, gint64 game_id, GError **error)
{
  return brg_sql_run (store, error,
                      "UPDATE pairing SET white_id = black_id, black_id = white_id, manual = 1"
                      " WHERE id = ?1",
                      "i", game_id) &&
         brg_sql_run (store, error,
                      "UPDATE result SET white = black, black = white,"
                      " rating_white = rating_black, rating_black = rating_white"
                      " WHERE pairing_id = ?1",
                      "i", game_id);
}

gboolean
brg_store_swap_colours (BrgStore *store, gint64 game_id, GError **error)
{
  g_autoptr (BrgAction) action = NULL;
  GamePlace place;

  g_return_val_if_fail (store != NULL, FALSE);

  if (!find_game (store, game_id, &place, error))
    return FALSE;
  if (place.is_bye)
    return brg_store_refuse (error, _ ("A bye has no colours to swap."));
  if (place.is_closed)
    return brg_store_refuse (error, _ ("The round is closed."));
  action = brg_action_begin (store, "colours-swap", place.event_id, error);
  if (action == NULL || !exchange_sides (store, game_id, error))
    return FALSE;
  brg_action_set_int (action, "round", place.round);
  brg_action_set_int (action, "board", place.board);
  return brg_action_commit (g_steal_pointer (&action), error);
}
