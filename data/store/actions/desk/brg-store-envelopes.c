/* brg-store-envelopes.c - actions on envelopes with sealed moves
 *
 * Rules: fide-2023 guideline I, ussr-chess-1956 19-21
 * Tests: tests/data/test-store-envelopes.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-store-envelopes.h"

#include <glib/gi18n-lib.h>

#include "brg-action.h"
#include "brg-move-telling.h"
#include "brg-sealed-gate.h"
#include "brg-store-decisions.h"
#include "brg-store-envelope-guard.h"
#include "brg-store-envelope-rows.h"
#include "brg-store-game-place.h"
#include "brg-store-game-rows.h"
#include "brg-store-games.h"
#include "brg-store-results-private.h"
#include "brg-store-rows.h"

static gboolean
find_discipline (BrgStore *store, gint64 group_id, BrgDiscipline *discipline, GError **error)
{
  g_autoptr (BrgStoredGame) game = brg_store_load_game (store, group_id, 0, error);

  if (game == NULL)
    return FALSE;
  *discipline = game->discipline;
  return TRUE;
}

/* fide-2023 I.1.1: nobody sees the move before the envelope is opened. */
static gboolean
check_text (BrgDiscipline discipline, const char *text, GError **error)
{
  return !brg_move_telling_finds (discipline, text) || brg_sealed_gate_refuse (text, error);
}

/* `adjudicate:1-0` names a result; other details are words of the program. */
static gboolean
check_kind (BrgDiscipline discipline, const char *kind, GError **error)
{
  return g_regex_match_simple ("^[a-z-]+(:([a-z-]+|[012½]-[012½]|1/2-1/2))?$", kind, 0, 0) ||
         check_text (discipline, kind, error);
}

static gboolean
check_texts (BrgStore *store, const BrgStoredEnvelope *envelope, GError **error)
{
  const char *const texts[] = { envelope->sealed_by, envelope->witness, envelope->custodian,
                                envelope->resumes_in, envelope->note };
  BrgDiscipline discipline;

  if (!find_discipline (store, envelope->group_id, &discipline, error))
    return FALSE;
  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    if (!check_text (discipline, texts[i], error))
      return FALSE;
  return TRUE;
}

static gboolean
check_number (BrgStore *store, const BrgStoredEnvelope *envelope, GError **error)
{
  gint64 n_others;

  if (!brg_sql_get_int (store, &n_others, error,
                        "SELECT count(*) FROM envelope WHERE group_id = ?1 AND number = ?2"
                        " AND id <> ?3",
                        "iii", envelope->group_id, (gint64) envelope->number, envelope->id))
    return FALSE;
  if (n_others == 0)
    return TRUE;
  g_set_error (error, BRG_STORE_ERROR, BRG_STORE_ERROR_REFUSED,
               /* Translators: %d is the number of an envelope */
               _ ("There is already an envelope No. %d."), envelope->number);
  return FALSE;
}

/* A position in the form of its game says where the pieces are, and nothing else. */
static gboolean
is_position (BrgDiscipline discipline, const char *text)
{
  static const char *const chess = "^[1-8pnbrqkPNBRQK]+(/[1-8pnbrqkPNBRQK]+){7} [wb] "
                                   "([A-Ha-hKQkq]{1,4}|-) ([a-h][36]|-)( \\d{1,4} \\d{1,4})?$";
  static const char *const draughts =
      "^([\\w:.-]+\\|)*[WB]:[WB][KD0-9a-h,-]*:[WB][KD0-9a-h,-]*\\.?$";
  const char *form;

  if (discipline == BRG_DISCIPLINE_RENJU)
    form = "^\\S{225} [wb]$";
  else
    form = discipline == BRG_DISCIPLINE_CHESS || discipline == BRG_DISCIPLINE_CHESS960 ? chess
                                                                                       : draughts;
  return *text == '\0' || g_regex_match_simple (form, text, 0, 0);
}

/* The position before the sealed move is the one that the game has. */
static gboolean
check_position (BrgStore *store, const BrgStoredEnvelope *envelope, GError **error)
{
  g_autoptr (BrgStoredGame) game =
      brg_store_load_game (store, envelope->group_id, envelope->pairing_id, error);

  if (game == NULL)
    return FALSE;
  if (!is_position (game->discipline, envelope->stands))
    return brg_store_refuse (error, _ ("This is no position of the game."));
  if (*envelope->stands == '\0' || *game->start == '\0' || *game->moves != '\0' ||
      brg_stored_envelope_stands_at (envelope, game->start))
    return TRUE;
  return brg_store_refuse (error, _ ("The position is not the one on the board."));
}

/* What must be right in itself, whoever fills it in. */
static gboolean
check_face (const BrgStoredEnvelope *envelope, GError **error)
{
  if (envelope->sealer == BRG_COLOUR_NONE)
    return brg_store_refuse (error, _ ("It is not stated who seals the move."));
  if ((envelope->manner == BRG_STORED_MANNER_OPEN_MOVE) != (*envelope->open_move != '\0'))
    return brg_store_refuse (error, _ ("A move is written on the envelope only if it was made "
                                       "openly."));
  if (envelope->move_number < 0 || envelope->number < 0)
    return brg_store_refuse (error, _ ("The number cannot be negative."));
  return TRUE;
}

static gboolean
check_may_seal (BrgStore *store,
                const BrgStoredEnvelope *envelope,
                BrgGamePlace *place,
                GError **error)
{
  if (!brg_store_find_board (store, envelope->pairing_id, place, error))
    return FALSE;
  if (place->is_bye || place->group_id != envelope->group_id)
    return brg_store_refuse (error, _ ("A bye has no game to adjourn."));
  if (!brg_outcome_is_pending (place->white))
    return brg_store_refuse (error, _ ("The game already has a result."));
  return place->white == BRG_OUTCOME_ADJOURNED ||
         brg_game_place_check_open (place, BRG_OUTCOME_ADJOURNED, error);
}

/* A game that was resumed and is adjourned once more gets a new envelope; the old one is ended by
 * @again (ussr-chess-1956 20). One that was annulled and played again begins anew. */
static gboolean
end_last (BrgStore *store,
          gint64 pairing_id,
          gboolean is_adjourned,
          const BrgStoredEnvelopeEvent *again,
          GError **error)
{
  g_autoptr (BrgStoredEnvelope) last = NULL;

  if (!brg_store_load_last_envelope (store, pairing_id, &last, error))
    return FALSE;
  if (last == NULL ? again == NULL
                   : again == NULL && !is_adjourned && !brg_stored_envelope_is_secret (last))
    return TRUE;
  if (last == NULL || again == NULL || brg_stored_envelope_is_secret (last))
    return brg_store_refuse (error, _ ("The last envelope of this game is still open."));
  return brg_store_insert_envelope_event (store, last->id, (gint) last->events->len + 1, again,
                                          error);
}

static gboolean
take_next_number (BrgStore *store, BrgStoredEnvelope *envelope, GError **error)
{
  gint64 number;

  if (envelope->number > 0)
    return check_number (store, envelope, error);
  if (!brg_sql_get_int (store, &number, error,
                        "SELECT coalesce (max (number), 0) + 1 FROM envelope WHERE group_id = ?1",
                        "i", envelope->group_id))
    return FALSE;
  envelope->number = (gint) number;
  return TRUE;
}

static gboolean
insert_new (BrgStore *store, BrgStoredEnvelope *envelope, gint64 *envelope_id, GError **error)
{
  if (*envelope->sealed_at == '\0')
    {
      g_free (envelope->sealed_at);
      envelope->sealed_at = brg_sql_dup_now (store);
    }
  envelope->id = 0;
  return take_next_number (store, envelope, error) &&
         brg_store_insert_envelope (store, envelope, envelope_id, error);
}

gboolean
brg_store_seal_envelope (BrgStore *store,
                         const BrgStoredEnvelope *envelope,
                         const BrgStoredEnvelopeEvent *adjourned_again,
                         gint64 *envelope_id,
                         GError **error)
{
  g_autoptr (BrgAction) action = NULL;
  g_autoptr (BrgStoredEnvelope) row = NULL;
  BrgGamePlace place;

  g_return_val_if_fail (store != NULL && envelope != NULL, FALSE);

  row = brg_stored_envelope_copy (envelope);
  if (!check_may_seal (store, row, &place, error) || !check_face (row, error) ||
      !check_position (store, row, error) || !check_texts (store, row, error))
    return FALSE;
  action = brg_action_begin_in_group (store, "envelope-seal", place.group_id, error);
  if (action == NULL ||
      !end_last (store, row->pairing_id, place.white == BRG_OUTCOME_ADJOURNED, adjourned_again,
                 error) ||
      !insert_new (store, row, envelope_id, error))
    return FALSE;
  if (place.white != BRG_OUTCOME_ADJOURNED &&
      (!brg_store_check_decision (store, row->pairing_id, 0, error) ||
       !brg_store_write_result (store, row->pairing_id, BRG_OUTCOME_ADJOURNED,
                                BRG_OUTCOME_ADJOURNED, error)))
    return FALSE;
  brg_game_place_describe (&place, action);
  brg_action_set_int (action, "number", row->number);
  return brg_action_commit (g_steal_pointer (&action), error);
}

static gboolean
is_same_face (const BrgStoredEnvelope *a, const BrgStoredEnvelope *b)
{
  return a->number == b->number && a->sealer == b->sealer && a->manner == b->manner &&
         a->is_braille == b->is_braille && g_str_equal (a->stands, b->stands) &&
         a->move_number == b->move_number && g_str_equal (a->open_move, b->open_move) &&
         a->used[BRG_COLOUR_WHITE] == b->used[BRG_COLOUR_WHITE] &&
         a->used[BRG_COLOUR_BLACK] == b->used[BRG_COLOUR_BLACK] && a->draw_offer == b->draw_offer &&
         g_str_equal (a->sealed_at, b->sealed_at) && g_str_equal (a->sealed_by, b->sealed_by) &&
         g_str_equal (a->witness, b->witness);
}

/* What the journal says was changed. */
static const char *
name_change (const BrgStoredEnvelope *was, const BrgStoredEnvelope *is)
{
  if (!is_same_face (was, is))
    return "face";
  if (!g_str_equal (was->resumes_at, is->resumes_at) ||
      !g_str_equal (was->resumes_in, is->resumes_in))
    return "resumption";
  return g_str_equal (was->custodian, is->custodian) ? "note" : "custody";
}

static gboolean
check_may_change (BrgStore *store,
                  const BrgStoredEnvelope *was,
                  const BrgStoredEnvelope *is,
                  BrgGamePlace *place,
                  GError **error)
{
  if (!brg_store_find_board (store, was->pairing_id, place, error))
    return FALSE;
  if (place->white != BRG_OUTCOME_ADJOURNED)
    return brg_store_refuse (error, _ ("The game is no longer adjourned."));
  if (was->events->len > 0 && !is_same_face (was, is))
    return brg_store_refuse (error, _ ("The resumption has already begun: the details on the "
                                       "envelope cannot change."));
  return check_face (is, error) &&
         (g_str_equal (was->stands, is->stands) || check_position (store, is, error)) &&
         (!brg_stored_envelope_is_secret (was) || check_texts (store, is, error));
}

gboolean
brg_store_change_envelope (BrgStore *store, const BrgStoredEnvelope *envelope, GError **error)
{
  g_autoptr (BrgAction) action = NULL;
  g_autoptr (BrgStoredEnvelope) was = NULL;
  BrgGamePlace place;

  g_return_val_if_fail (store != NULL && envelope != NULL, FALSE);

  was = brg_store_load_envelope (store, envelope->id, error);
  if (was == NULL || !check_may_change (store, was, envelope, &place, error))
    return FALSE;
  action = brg_action_begin_in_group (store, "envelope-change", place.group_id, error);
  if (action == NULL || !check_number (store, envelope, error) ||
      !brg_store_update_envelope (store, envelope, error))
    return FALSE;
  brg_game_place_describe (&place, action);
  brg_action_set_int (action, "number", envelope->number);
  brg_action_set_text (action, "what", name_change (was, envelope));
  return brg_action_commit (g_steal_pointer (&action), error);
}

/* Nothing may tell the move while it is secret: neither an event nor the game. */
static gboolean
check_secret (BrgStore *store,
              const BrgStoredEnvelope *envelope,
              const BrgEnvelopeStep *step,
              GError **error)
{
  gboolean is_secret = brg_stored_envelope_is_secret (envelope);
  g_autoptr (BrgStoredGame) was = NULL;
  BrgDiscipline discipline;

  if (!find_discipline (store, envelope->group_id, &discipline, error))
    return FALSE;
  for (guint i = 0; i < step->events->len; i++)
    {
      const BrgStoredEnvelopeEvent *event = step->events->pdata[i];

      is_secret = brg_stored_envelope_is_secret_after (event, is_secret);
      if (is_secret && (!check_text (discipline, event->text, error) ||
                        !check_text (discipline, event->article, error) ||
                        !check_kind (discipline, event->kind, error)))
        return FALSE;
    }
  if (!is_secret || step->game == NULL)
    return TRUE;
  was = brg_store_load_game (store, envelope->group_id, envelope->pairing_id, error);
  return was != NULL &&
         (g_str_equal (was->moves, step->game->moves) ||
          brg_store_refuse (error, _ ("A move can be made on the board only after the envelope "
                                      "is opened.")));
}

static gboolean
append_events (BrgStore *store,
               const BrgStoredEnvelope *envelope,
               const BrgEnvelopeStep *step,
               GError **error)
{
  for (guint i = 0; i < step->events->len; i++)
    if (!brg_store_insert_envelope_event (store, envelope->id,
                                          (gint) (envelope->events->len + i) + 1,
                                          step->events->pdata[i], error))
      return FALSE;
  return TRUE;
}

/* fide-2023 I.12.2, ussr-chess-1956 20: an annulled game has no result until it is played again. */
static gboolean
check_end (const BrgGamePlace *place, const BrgEnvelopeStep *step, GError **error)
{
  if (step->is_replayed)
    return !place->is_closed ||
           brg_store_refuse (error, _ ("The round is closed. Reopen it to replay its game."));
  if (brg_outcome_is_pending (step->white))
    return brg_store_refuse (error, _ ("An adjourned game ends with a result."));
  return brg_game_place_check_outcomes (place, step->white, step->black, error);
}

static gboolean
write_end (BrgStore *store,
           const BrgStoredEnvelope *envelope,
           const BrgGamePlace *place,
           const BrgEnvelopeStep *step,
           GError **error)
{
  if (step->white == BRG_OUTCOME_NONE && !step->is_replayed)
    return TRUE;
  return check_end (place, step, error) &&
         brg_store_check_decision (store, envelope->pairing_id, 0, error) &&
         brg_store_write_result (store, envelope->pairing_id, step->white, step->black, error) &&
         (!step->is_adjudicated ||
          brg_sql_run (store, error,
                       "UPDATE result SET adjudicated = 1 WHERE pairing_id = ?1 AND game = 1", "i",
                       envelope->pairing_id));
}

static void
describe_step (BrgAction *action,
               const BrgStoredEnvelope *envelope,
               const BrgGamePlace *place,
               const BrgEnvelopeStep *step)
{
  const BrgStoredEnvelopeEvent *first = step->events->pdata[0];

  brg_game_place_describe (place, action);
  brg_action_set_int (action, "number", envelope->number);
  brg_action_set_text (action, "kind", first->kind);
  if (step->white != BRG_OUTCOME_NONE)
    brg_game_place_describe_result (place, action, "result", step->white, step->black);
}

gboolean
brg_store_advance_envelope (BrgStore *store,
                            gint64 envelope_id,
                            const BrgEnvelopeStep *step,
                            GError **error)
{
  g_autoptr (BrgAction) action = NULL;
  g_autoptr (BrgStoredEnvelope) envelope = NULL;
  BrgGamePlace place;

  g_return_val_if_fail (store != NULL && step != NULL, FALSE);
  g_return_val_if_fail (step->events != NULL && step->events->len > 0, FALSE);

  envelope = brg_store_load_envelope (store, envelope_id, error);
  if (envelope == NULL || !brg_store_find_board (store, envelope->pairing_id, &place, error))
    return FALSE;
  if (place.white != BRG_OUTCOME_ADJOURNED)
    return brg_store_refuse (error, _ ("The game is no longer adjourned."));
  if (!check_secret (store, envelope, step, error))
    return FALSE;
  action = brg_action_begin_in_group (store, "envelope-event", place.group_id, error);
  if (action == NULL || !append_events (store, envelope, step, error) ||
      (step->game != NULL && !brg_store_write_game (store, step->game, error)) ||
      !write_end (store, envelope, &place, step, error))
    return FALSE;
  describe_step (action, envelope, &place, step);
  return brg_action_commit (g_steal_pointer (&action), error);
}
