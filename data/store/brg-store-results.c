/* brg-store-results.c - actions on results
 *
 * Tests: tests/data/test-store-rounds.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <glib/gi18n-lib.h>

#include "brg-store-envelope-guard.h"
#include "brg-store-game-place.h"
#include "brg-store-rounds.h"
#include "brg-store-rows.h"
#include "brg-store-words.h"

/* A game gives both players something, or neither; byes have their outcome from the pairing. */
gboolean
brg_game_place_check_outcomes (const BrgGamePlace *place,
                               BrgOutcome white,
                               BrgOutcome black,
                               GError **error)
{
  /* Nobody sits opposite at a board of a match: he has the point, or has not come himself. */
  if (place->is_bye && place->match > 0)
    return (brg_outcome_is_forfeit (white) && black == BRG_OUTCOME_FORFEIT_LOSS) ||
           brg_store_refuse (error, _ ("There is no opponent: the board is won or lost by "
                                       "forfeit."));
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
                             _ ("The two sides cannot get more points than one game is worth."));
  return TRUE;
}

static const char *
name_for_entry (const BrgGamePlace *place, BrgOutcome white)
{
  if (white == BRG_OUTCOME_NONE)
    return "result-clear";
  if (white == BRG_OUTCOME_ADJOURNED)
    return "result-adjourn";
  return place->white == BRG_OUTCOME_NONE || place->white == BRG_OUTCOME_ADJOURNED
             ? "result-set"
             : "result-change";
}

gboolean
brg_store_set_result (BrgStore *store,
                      gint64 game_id,
                      BrgOutcome white,
                      BrgOutcome black,
                      GError **error)
{
  g_autoptr (BrgAction) action = NULL;
  BrgGamePlace place;

  g_return_val_if_fail (store != NULL, FALSE);

  if (!brg_store_find_game (store, game_id, &place, error))
    return FALSE;
  if (place.is_match)
    return brg_store_forfeit_match (store, game_id, &place, white, black, error);
  if (!brg_game_place_check_outcomes (&place, white, black, error) ||
      !brg_game_place_check_open (&place, white, error))
    return FALSE;
  if (place.white == white && place.black == black)
    return TRUE;
  action = brg_action_begin_in_group (store, name_for_entry (&place, white), place.group_id, error);
  if (action == NULL || !brg_store_check_decision (store, game_id, 0, error) ||
      !brg_store_drop_sealed (store, game_id, &place, white, error) ||
      !brg_store_write_result (store, game_id, white, black, error))
    return FALSE;
  brg_game_place_describe (&place, action);
  brg_game_place_describe_result (&place, action, "result", white, black);
  brg_game_place_describe_result (&place, action, "was", place.white, place.black);
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
brg_store_write_correction (BrgAction *action,
                            gint64 game_id,
                            const BrgGamePlace *place,
                            const BrgResultChange *change,
                            GError **error)
{
  BrgStore *store = brg_action_get_store (action);
  gboolean for_rating = change->mode == BRG_CORRECTION_RATING_ONLY;

  if (!brg_game_place_check_outcomes (place, change->white, change->black, error))
    return FALSE;
  if (change->white == BRG_OUTCOME_NONE)
    return brg_store_refuse (error, _ ("A correction needs a result."));
  if (for_rating && (place->white == BRG_OUTCOME_NONE || change->remove_from != 0))
    return brg_store_refuse (error, _ ("A result for rating only needs a result that counts."));
  if (!for_rating && !brg_store_check_decision (store, game_id, change->remove_from, error))
    return FALSE;
  if (!(for_rating
            ? write_rating_result (store, game_id, change->white, change->black, error)
            : brg_store_write_result (store, game_id, change->white, change->black, error)) ||
      !remove_later_rounds (store, place->group_id, change->remove_from, error))
    return FALSE;
  brg_game_place_describe (place, action);
  brg_game_place_describe_result (place, action, "result", change->white, change->black);
  brg_game_place_describe_result (place, action, "was", place->white, place->black);
  brg_action_set_int (action, "removed-from", change->remove_from);
  return TRUE;
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
  const BrgResultChange change = { white, black, mode, remove_from };
  BrgGamePlace place;

  g_return_val_if_fail (store != NULL && reason != NULL, FALSE);

  if (!brg_store_find_board (store, game_id, &place, error))
    return FALSE;
  action = brg_action_begin_in_group (
      store, mode == BRG_CORRECTION_RATING_ONLY ? "result-correct-rating" : "result-correct",
      place.group_id, error);
  if (action == NULL || !brg_store_write_correction (action, game_id, &place, &change, error))
    return FALSE;
  brg_action_set_text (action, "reason", reason);
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
  BrgGamePlace place;

  g_return_val_if_fail (store != NULL, FALSE);

  if (!brg_store_find_board (store, game_id, &place, error))
    return FALSE;
  if (place.white == BRG_OUTCOME_NONE)
    return brg_store_refuse (error, _ ("There is no result to verify."));
  action = brg_action_begin_in_group (store, is_verified ? "result-verify" : "result-unverify",
                                      place.group_id, error);
  if (action == NULL || !mark_verified (store, game_id, is_verified, error))
    return FALSE;
  brg_game_place_describe (&place, action);
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
  BrgGamePlace place;

  g_return_val_if_fail (store != NULL, FALSE);

  if (!brg_store_find_board (store, game_id, &place, error) ||
      !brg_game_place_check_outcomes (&place, white, black, error) ||
      !brg_game_place_check_open (&place, white, error))
    return FALSE;
  if (brg_outcome_is_pending (white) || place.white == BRG_OUTCOME_NONE)
    return brg_store_refuse (error, _ ("There is no result to verify."));
  action = brg_action_begin_in_group (store, "result-settle", place.group_id, error);
  if (action == NULL || !brg_store_check_decision (store, game_id, 0, error) ||
      !brg_store_write_result (store, game_id, white, black, error) ||
      !mark_verified (store, game_id, TRUE, error))
    return FALSE;
  brg_game_place_describe (&place, action);
  brg_game_place_describe_result (&place, action, "result", white, black);
  brg_game_place_describe_result (&place, action, "was", place.white, place.black);
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
  BrgGamePlace place;

  g_return_val_if_fail (store != NULL, FALSE);

  if (!brg_store_find_board (store, game_id, &place, error) ||
      !brg_game_place_check_outcomes (&place, white, black, error) ||
      !brg_game_place_check_open (&place, white, error))
    return FALSE;
  if (brg_outcome_is_pending (white))
    return brg_store_refuse (error, _ ("An adjudication needs a result."));
  action = brg_action_begin_in_group (store, "result-adjudicate", place.group_id, error);
  if (action == NULL || !brg_store_check_decision (store, game_id, 0, error) ||
      !brg_store_write_result (store, game_id, white, black, error) ||
      !brg_sql_run (store, error,
                    "UPDATE result SET adjudicated = 1 WHERE pairing_id = ?1 AND game = 1", "i",
                    game_id))
    return FALSE;
  brg_game_place_describe (&place, action);
  brg_game_place_describe_result (&place, action, "result", white, black);
  brg_game_place_describe_result (&place, action, "was", place.white, place.black);
  return brg_action_commit (g_steal_pointer (&action), error);
}

gboolean
brg_store_swap_colours (BrgStore *store, gint64 game_id, GError **error)
{
  g_autoptr (BrgAction) action = NULL;
  BrgGamePlace place;

  g_return_val_if_fail (store != NULL, FALSE);

  if (!brg_store_find_game (store, game_id, &place, error))
    return FALSE;
  if (place.is_bye)
    return brg_store_refuse (error, _ ("A bye has no colours to swap."));
  if (place.is_closed)
    return brg_store_refuse (error, _ ("The round is closed."));
  if (!brg_store_check_sealed_colours (store, game_id, error))
    return FALSE;
  action = brg_action_begin_in_group (store, place.is_match ? "match-swap" : "colours-swap",
                                      place.group_id, error);
  if (action == NULL || !(place.is_match ? brg_store_exchange_match (store, game_id, error)
                                         : brg_store_exchange_sides (store, game_id, error)))
    return FALSE;
  brg_game_place_describe (&place, action);
  return brg_action_commit (g_steal_pointer (&action), error);
}
