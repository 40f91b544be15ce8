/* brg-store-results.c - actions on results
 *
 * Rules: rus-draughts-2022 5.4.5.4, 5.4.6; fide-2023 10.2
 * Tests: tests/data/test-store-rounds.c, tests/data/test-store-meetings.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-store-results.h"

#include <glib/gi18n-lib.h>

#include "brg-store-decisions.h"
#include "brg-store-envelope-guard.h"
#include "brg-store-matches-private.h"
#include "brg-store-mode-pairs.h"
#include "brg-store-postal-rows.h"
#include "brg-store-results-private.h"
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

#define NO_SECOND "second_white = '', second_black = ''"

#define SET_MARK(what) "UPDATE result SET " what " WHERE pairing_id = ?1 AND game = 1"

/* What an act asks of the results, and how it is written. */
static const struct
{
  const char *action;    /* name in the journal; NULL follows from the results */
  gboolean keeps;        /* the result stays, only its marks change */
  gboolean is_late;      /* a closed round takes it as well */
  const char *needs_new; /* said when nothing is to be entered; NULL allows it */
  const char *needs_old; /* said when nothing is there; NULL allows it */
  const char *mark;      /* statement that sets its mark; NULL for none */
} ways[] = {
  [BRG_RESULT_ENTER] = { .action = NULL },
  [BRG_RESULT_SETTLE] = { "result-settle", .needs_new = N_ ("There is no result to verify."),
                          .needs_old = N_ ("There is no result to verify."),
                          .mark = SET_MARK ("verified = 1") },
  /* rus-draughts-2022 5.4.5.4: an unfinished game is adjudicated and counts as played. */
  [BRG_RESULT_ADJUDICATE] = { "result-adjudicate",
                              .needs_new = N_ ("An adjudication needs a result."),
                              .mark = SET_MARK ("adjudicated = 1") },
  [BRG_RESULT_CORRECT] = { "result-correct", .is_late = TRUE,
                           .needs_new = N_ ("A correction needs a result.") },
  [BRG_RESULT_CORRECT_RATING] = { "result-correct-rating", .is_late = TRUE,
                                  .needs_new = N_ ("A correction needs a result."),
                                  .needs_old = N_ ("A result for rating only needs a result that"
                                                   " counts.") },
  [BRG_RESULT_VERIFY] = { "result-verify", .keeps = TRUE, .is_late = TRUE,
                          .needs_old = N_ ("There is no result to verify."),
                          .mark = SET_MARK ("verified = 1, " NO_SECOND) },
  [BRG_RESULT_DIFFER] = { "result-differ", .keeps = TRUE, .is_late = TRUE,
                          .needs_old = N_ ("There is no result to verify."),
                          .mark = SET_MARK ("verified = 0") },
  [BRG_RESULT_UNVERIFY] = { "result-unverify", .keeps = TRUE, .is_late = TRUE,
                            .needs_old = N_ ("There is no result to verify."),
                            .mark = SET_MARK ("verified = 0") },
};

static gboolean
is_correction (BrgResultAct act)
{
  return act == BRG_RESULT_CORRECT || act == BRG_RESULT_CORRECT_RATING;
}

/* The game of a micro-match that is written, 0 for none: the whole meeting, or no micro-match. */
static gint
find_game (const BrgGamePlace *place, const BrgResultChange *change)
{
  const BrgStoredMeeting *meeting = &place->meeting;
  gint last = meeting->n_games;

  if (last == 1 || change->game > 0)
    return last == 1 ? 0 : change->game;
  if (brg_outcome_is_forfeit (change->white))
    return 0;
  if (change->white != BRG_OUTCOME_NONE)
    return brg_meeting_games_find_open (meeting->white, last);
  while (last > 0 && meeting->white[last - 1] == BRG_OUTCOME_NONE)
    last--;
  return last > 0 && !brg_outcome_is_forfeit (meeting->white[last - 1]) ? last : 0;
}

/* What stood there before: of the game of a micro-match, or of the board. */
static BrgOutcome
get_old (const BrgGamePlace *place, gint game, BrgColour side)
{
  if (game > 0)
    return side == BRG_COLOUR_WHITE ? place->meeting.white[game - 1]
                                    : place->meeting.black[game - 1];
  return side == BRG_COLOUR_WHITE ? place->white : place->black;
}

static const char *
get_action (const BrgGamePlace *place, const BrgResultChange *change)
{
  BrgOutcome old = get_old (place, find_game (place, change), BRG_COLOUR_WHITE);

  if (ways[change->act].action != NULL)
    return ways[change->act].action;
  if (change->white == BRG_OUTCOME_NONE)
    return "result-clear";
  if (change->white == BRG_OUTCOME_ADJOURNED)
    return "result-adjourn";
  return brg_outcome_is_pending (old) ? "result-set" : "result-change";
}

/* A correction may say that the game is adjourned; what is decided at once may not. */
static gboolean
is_missing (const BrgResultChange *change)
{
  return ways[change->act].is_late ? change->white == BRG_OUTCOME_NONE
                                   : brg_outcome_is_pending (change->white);
}

/* Games of a micro-match are entered one by one; only a forfeit is of all of them. */
static gboolean
check_meeting (const BrgGamePlace *place, const BrgResultChange *change, GError **error)
{
  gboolean is_whole = change->act == BRG_RESULT_DIFFER || change->act == BRG_RESULT_CORRECT_RATING;

  if (change->game > place->meeting.n_games)
    {
      g_set_error (error, BRG_STORE_ERROR, BRG_STORE_ERROR_REFUSED,
                   _ ("The meeting has no game %d."), change->game);
      return FALSE;
    }
  if (place->meeting.n_games == 1 || is_whole || ways[change->act].keeps)
    return TRUE;
  if (change->act == BRG_RESULT_SETTLE)
    return (change->white == place->white && change->black == place->black) ||
           brg_store_refuse (error, _ ("The result of a micro-match follows from its games. Take "
                                       "them back and enter them anew."));
  if (change->white == BRG_OUTCOME_NONE || brg_outcome_is_forfeit (change->white) ||
      (find_game (place, change) > 0 && (change->game > 0 || change->act != BRG_RESULT_CORRECT)))
    return TRUE;
  return brg_store_refuse (
      error, change->act == BRG_RESULT_CORRECT
                 ? _ ("A micro-match is corrected game by game.")
                 : _ ("All games of the micro-match are in. Take the last one back first."));
}

static gboolean
check_change (const BrgGamePlace *place, const BrgResultChange *change, GError **error)
{
  const char *needs_new = ways[change->act].needs_new;
  const char *needs_old = ways[change->act].needs_old;

  if (!check_meeting (place, change, error))
    return FALSE;

  if ((!ways[change->act].keeps || change->act == BRG_RESULT_DIFFER) &&
      !brg_game_place_check_outcomes (place, change->white, change->black, error))
    return FALSE;
  if (!ways[change->act].is_late && !brg_game_place_check_open (place, change->white, error))
    return FALSE;
  if (needs_new != NULL && is_missing (change))
    return brg_store_refuse (error, _ (needs_new));
  /* Only what counts takes later rounds back. */
  if (needs_old != NULL && (place->white == BRG_OUTCOME_NONE || change->remove_from != 0))
    return brg_store_refuse (error, _ (needs_old));
  return TRUE;
}

static gboolean
write_rating_result (BrgStore *store, const BrgResultChange *change, GError **error)
{
  char white_word[2];
  char black_word[2];

  return brg_sql_run (store, error,
                      "UPDATE result SET rating_white = ?2, rating_black = ?3"
                      " WHERE pairing_id = ?1 AND game = 1",
                      "itt", change->game_id, brg_store_outcome_to_word (change->white, white_word),
                      brg_store_outcome_to_word (change->black, black_word));
}

/* A second entry that says that there is no result is a blank: '' is none at all. */
static const char *
second_to_word (BrgOutcome outcome, char word[2])
{
  return outcome == BRG_OUTCOME_NONE ? " " : brg_store_outcome_to_word (outcome, word);
}

static gboolean
write_second (BrgStore *store, const BrgResultChange *change, GError **error)
{
  char white_word[2];
  char black_word[2];

  return brg_sql_run (store, error,
                      "UPDATE result SET second_white = ?2, second_black = ?3"
                      " WHERE pairing_id = ?1 AND game = 1",
                      "itt", change->game_id, second_to_word (change->white, white_word),
                      second_to_word (change->black, black_word));
}

static gboolean
write_outcomes (BrgStore *store,
                const BrgGamePlace *place,
                const BrgResultChange *change,
                GError **error)
{
  BrgStoredMeeting meeting = place->meeting;

  if (meeting.n_games == 1)
    return brg_store_write_result (store, change->game_id, change->white, change->black, error) &&
           brg_store_write_postal_keyed (store, change->game_id, error);
  if (change->act != BRG_RESULT_SETTLE)
    brg_stored_meeting_enter (&meeting, change->game, change->white, change->black);
  return brg_store_write_games (store, change->game_id, &meeting, error);
}

/* The result that counts, with what rests on the old one. */
static gboolean
write_counting_result (BrgStore *store,
                       const BrgGamePlace *place,
                       const BrgResultChange *change,
                       GError **error)
{
  return brg_store_check_decision (store, change->game_id, change->remove_from, error) &&
         brg_store_drop_sealed (store, change->game_id, place, change->white, error) &&
         brg_store_note_sealed (store, change->game_id, place->white, change->white, error) &&
         write_outcomes (store, place, change, error) &&
         (change->remove_from == 0 ||
          brg_store_delete_rounds (store, place->group_id, change->remove_from, error));
}

static void
describe (BrgAction *action, const BrgGamePlace *place, const BrgResultChange *change)
{
  gint game = change->act == BRG_RESULT_DIFFER || change->act == BRG_RESULT_CORRECT_RATING
                  ? 0
                  : find_game (place, change);

  brg_game_place_describe (place, action);
  if (ways[change->act].keeps && change->act != BRG_RESULT_DIFFER)
    return;
  if (game > 0)
    brg_action_set_int (action, "meeting-game", game);
  brg_game_place_describe_result (place, action, "result", change->white, change->black);
  if (change->act == BRG_RESULT_DIFFER && change->white == BRG_OUTCOME_NONE)
    brg_action_set_text (action, "result", "–");
  brg_game_place_describe_result (place, action, "was", get_old (place, game, BRG_COLOUR_WHITE),
                                  get_old (place, game, BRG_COLOUR_BLACK));
  if (is_correction (change->act))
    brg_action_set_int (action, "removed-from", change->remove_from);
  if (change->reason != NULL)
    brg_action_set_text (action, "reason", change->reason);
  if (change->seat != NULL && change->address != NULL)
    {
      brg_action_set_text (action, "seat", change->seat);
      brg_action_set_text (action, "address", change->address);
    }
  /* rus-draughts-2022 5.4.10.12: what was published is drawn again by a reasoned decision. */
  if (change->remove_from > 0 && change->decided_by != NULL && *change->decided_by != '\0')
    brg_action_set_text (action, "by", change->decided_by);
}

gboolean
brg_store_write_entered (BrgStore *store,
                         const BrgGamePlace *place,
                         const BrgResultChange *change,
                         GError **error)
{
  if (!check_change (place, change, error))
    return FALSE;
  if (change->act == BRG_RESULT_CORRECT_RATING && !write_rating_result (store, change, error))
    return FALSE;
  if (change->act == BRG_RESULT_DIFFER && !write_second (store, change, error))
    return FALSE;
  if (change->act != BRG_RESULT_CORRECT_RATING && !ways[change->act].keeps &&
      !write_counting_result (store, place, change, error))
    return FALSE;
  return ways[change->act].mark == NULL ||
         brg_sql_run (store, error, ways[change->act].mark, "i", change->game_id);
}

gboolean
brg_store_write_change (BrgAction *action,
                        const BrgGamePlace *place,
                        const BrgResultChange *change,
                        GError **error)
{
  if (!brg_store_write_entered (brg_action_get_store (action), place, change, error))
    return FALSE;
  describe (action, place, change);
  return TRUE;
}

gboolean
brg_store_change_result (BrgStore *store, const BrgResultChange *change, GError **error)
{
  g_autoptr (BrgAction) action = NULL;
  gboolean is_entry;
  BrgGamePlace place;
  gint game;

  g_return_val_if_fail (store != NULL && change != NULL, FALSE);
  g_return_val_if_fail (!is_correction (change->act) || change->reason != NULL, FALSE);

  is_entry = change->act == BRG_RESULT_ENTER;
  if (!(is_entry ? brg_store_find_game : brg_store_find_board) (store, change->game_id, &place,
                                                                error))
    return FALSE;
  if (place.is_match)
    return brg_store_forfeit_match (store, change->game_id, &place, change->white, change->black,
                                    error);
  if (!check_change (&place, change, error))
    return FALSE;
  game = find_game (&place, change);
  if (is_entry && get_old (&place, game, BRG_COLOUR_WHITE) == change->white &&
      get_old (&place, game, BRG_COLOUR_BLACK) == change->black)
    return TRUE;
  action = brg_action_begin_in_group (store, get_action (&place, change), place.group_id, error);
  return action != NULL && brg_store_write_change (action, &place, change, error) &&
         brg_action_commit (g_steal_pointer (&action), error);
}

gboolean
brg_store_set_result (BrgStore *store,
                      gint64 game_id,
                      BrgOutcome white,
                      BrgOutcome black,
                      GError **error)
{
  const BrgResultChange change = {
    .act = BRG_RESULT_ENTER, .game_id = game_id, .white = white, .black = black
  };

  return brg_store_change_result (store, &change, error);
}

gboolean
brg_store_settle_result (BrgStore *store,
                         gint64 game_id,
                         BrgOutcome white,
                         BrgOutcome black,
                         GError **error)
{
  const BrgResultChange change = {
    .act = BRG_RESULT_SETTLE, .game_id = game_id, .white = white, .black = black
  };

  return brg_store_change_result (store, &change, error);
}

gboolean
brg_store_adjudicate_result (BrgStore *store,
                             gint64 game_id,
                             BrgOutcome white,
                             BrgOutcome black,
                             GError **error)
{
  const BrgResultChange change = {
    .act = BRG_RESULT_ADJUDICATE, .game_id = game_id, .white = white, .black = black
  };

  return brg_store_change_result (store, &change, error);
}

gboolean
brg_store_set_verified (BrgStore *store, gint64 game_id, gboolean is_verified, GError **error)
{
  const BrgResultChange change = { .act = is_verified ? BRG_RESULT_VERIFY : BRG_RESULT_UNVERIFY,
                                   .game_id = game_id };

  return brg_store_change_result (store, &change, error);
}

gboolean
brg_store_note_second (BrgStore *store,
                       gint64 game_id,
                       BrgOutcome white,
                       BrgOutcome black,
                       GError **error)
{
  const BrgResultChange change = {
    .act = BRG_RESULT_DIFFER, .game_id = game_id, .white = white, .black = black
  };

  return brg_store_change_result (store, &change, error);
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
  if (action == NULL ||
      !(place.is_match ? brg_store_exchange_match (store, game_id, error)
                       : brg_store_exchange_sides (store, game_id, error)) ||
      !brg_store_look_at_pairs (action, place.group_id, place.round, place.round, error))
    return FALSE;
  brg_game_place_describe (&place, action);
  return brg_action_commit (g_steal_pointer (&action), error);
}
