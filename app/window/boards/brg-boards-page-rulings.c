/* brg-boards-page-rulings.c - the page of boards: what is done after an answer
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <glib/gi18n.h>

#include "brg-boards-page-private.h"
#include "brg-desk-clock.h"
#include "brg-incident-desk.h"
#include "brg-incident-outcome.h"
#include "brg-result-entry.h"
#include "brg-result-text.h"
#include "brg-shell.h"
#include "brg-ui.h"

/* What the log calls that which a ruling answers; FALSE for what does not belong there. An offer
 * that is declined, a draw by agreement, a position that is drawn and what happened after the end
 * of the game are no incidents. */
static gboolean
find_incident (BrgBoardsPage *self, const BrgDeskRuling *ruling, BrgIncidentKind *kind)
{
  const BrgDeskQuestion *question =
      self->question >= 0 ? &self->rules->questions[self->question] : NULL;

  if (self->parts.answer != NULL && self->parts.answer->is_over_before)
    return FALSE;
  if (question != NULL && (question->wants & BRG_DESK_WANTS_FLAGGED) != 0 &&
      (ruling->kind == BRG_DESK_RULING_WHITE_WINS || ruling->kind == BRG_DESK_RULING_BLACK_WINS ||
       ruling->kind == BRG_DESK_RULING_DRAW))
    *kind = self->asked_side == BRG_COLOUR_NONE ? BRG_INCIDENT_FLAG_BOTH : BRG_INCIDENT_FLAG;
  else if (ruling->kind == BRG_DESK_RULING_ILLEGAL ||
           (question != NULL && *question->key == 'N' &&
            (ruling->kind == BRG_DESK_RULING_WHITE_WINS ||
             ruling->kind == BRG_DESK_RULING_BLACK_WINS || ruling->kind == BRG_DESK_RULING_DRAW) &&
            self->rules->kind == BRG_GAME_OF_CHESS))
    *kind = BRG_INCIDENT_ILLEGAL_MOVE;
  else if (ruling->kind == BRG_DESK_RULING_CLAIM)
    *kind = BRG_INCIDENT_FALSE_DRAW_CLAIM;
  else
    return FALSE;
  return TRUE;
}

/* Who did it: the side of the ruling, or whom the question was about. */
static BrgColour
find_offender (BrgBoardsPage *self, const BrgDeskRuling *ruling)
{
  return ruling->kind == BRG_DESK_RULING_ILLEGAL || ruling->kind == BRG_DESK_RULING_CLAIM
             ? ruling->side
             : self->asked_side;
}

static BrgResultEffect
find_effect (const BrgDeskRuling *ruling)
{
  switch ((guint) ruling->kind)
    {
    case BRG_DESK_RULING_DRAW:
      return BRG_RESULT_DRAWN;
    case BRG_DESK_RULING_WHITE_WINS:
    case BRG_DESK_RULING_BLACK_WINS:
      return BRG_RESULT_LOST;
    default:
      return BRG_RESULT_NONE;
    }
}

/* By which article the arbiter decides: of a wrong claim the one of its price. */
static const char *
find_article (BrgBoardsPage *self, const BrgDeskRuling *ruling)
{
  const BrgDeskAnswer *answer = self->parts.answer;

  if (answer == NULL)
    return NULL;
  return ruling->kind == BRG_DESK_RULING_CLAIM && answer->follow_article != NULL
             ? answer->follow_article
             : answer->article;
}

/* Log, game and result in one action. A result that others have built on goes its own way, by the
 * sheet of corrections. */
static gboolean
note_ruling (BrgBoardsPage *self, const BrgDeskRuling *ruling, const BrgStoredGame *record)
{
  BrgSession *session = brg_page_get_session (BRG_PAGE (self));
  g_autoptr (BrgIncidentDesk) desk = NULL;
  BrgIncidentKind kind = BRG_INCIDENT_ILLEGAL_MOVE;
  GError *error = NULL;
  gboolean done;

  if (brg_boards_page_get_pairing (self) == NULL || !find_incident (self, ruling, &kind))
    return FALSE;
  desk = brg_incident_desk_new (brg_session_get_store (session), brg_session_get_snapshot (session),
                                &error);
  if (desk == NULL || !brg_incident_desk_set_game (desk, self->round, self->pairing_id, &error))
    {
      g_clear_error (&error);
      return FALSE;
    }
  brg_incident_desk_set_side (desk, find_offender (self, ruling));
  brg_incident_desk_set_kind (desk, kind);
  done = brg_incident_desk_note_ruling (desk, record, ruling->seconds, find_effect (ruling),
                                        find_article (self, ruling), &error);
  if (!done)
    {
      g_clear_error (&error);
      return FALSE;
    }
  brg_session_finish (session, TRUE, NULL);
  return TRUE;
}

/* The game as a result by an answer leaves it: its clocks stand. */
static BrgStoredGame *
dup_ended (BrgBoardsPage *self, const BrgDeskRuling *ruling)
{
  BrgStoredGame *record = brg_desk_game_dup_record (self->game);
  gint64 now = g_get_real_time ();
  BrgIncidentKind kind = BRG_INCIDENT_FLAG;
  BrgGameClock clock;

  if (brg_desk_clock_read (record->clock, &clock))
    {
      brg_game_clock_stop (&clock, now);
      g_free (record->clock);
      record->clock = brg_desk_clock_write (&clock, now);
    }
  if (find_incident (self, ruling, &kind) && kind == BRG_INCIDENT_ILLEGAL_MOVE &&
      self->asked_side != BRG_COLOUR_NONE)
    record->illegal[self->asked_side]++;
  return record;
}

/* A result that answers an incident. Returns whether it is stored. */
static gboolean
note_result (BrgBoardsPage *self, const BrgDeskRuling *ruling)
{
  g_autoptr (BrgStoredGame) record = NULL;
  BrgIncidentKind kind;

  if (!find_incident (self, ruling, &kind))
    return FALSE;
  record = dup_ended (self, ruling);
  return note_ruling (self, ruling, record);
}

/* From colours to the players as they sat down, as the pairing has them. */
static void
seat_outcomes (BrgBoardsPage *self, BrgOutcome *white, BrgOutcome *black)
{
  BrgOutcome of_white = *white;

  if (self->rules->is_swapped == NULL || !self->rules->is_swapped (self->game))
    return;
  *white = *black;
  *black = of_white;
}

static void
find_outcomes (BrgColour winner, BrgOutcome *white, BrgOutcome *black)
{
  *white = winner == BRG_COLOUR_NONE    ? BRG_OUTCOME_DRAW
           : winner == BRG_COLOUR_WHITE ? BRG_OUTCOME_WIN
                                        : BRG_OUTCOME_LOSS;
  *black = winner == BRG_COLOUR_NONE    ? BRG_OUTCOME_DRAW
           : winner == BRG_COLOUR_BLACK ? BRG_OUTCOME_WIN
                                        : BRG_OUTCOME_LOSS;
}

/* By colours. */
static void
record_result (BrgBoardsPage *self, BrgOutcome white, BrgOutcome black)
{
  const BrgGame *pairing;
  BrgGame board;

  /* The clocks of a game that is over, or adjourned, stand as they are. */
  brg_boards_page_stop_clock (self);
  pairing = brg_boards_page_get_pairing (self);
  if (pairing == NULL)
    {
      brg_session_tell (brg_page_get_session (BRG_PAGE (self)),
                        _ ("The arbiter’s own board has no result to record."));
      return;
    }
  seat_outcomes (self, &white, &black);
  board = *pairing;
  /* The meeting is stored as its players sat down for the first game. */
  if (board.meeting_game > 0 && board.meeting_game % 2 == 0)
    {
      BrgOutcome of_white = white;

      brg_game_exchange (&board);
      white = black;
      black = of_white;
    }
  brg_result_entry_enter (brg_shell_find (GTK_WIDGET (self)), self->round, &board, white, black);
}

static void
record_winner (BrgBoardsPage *self, BrgColour winner)
{
  BrgOutcome white;
  BrgOutcome black;

  find_outcomes (winner, &white, &black);
  record_result (self, white, black);
}

/* The game has ended by itself. */
void
brg_boards_page_record_end (BrgBoardsPage *self)
{
  BrgDeskSurroundings around;
  BrgColour winner;

  if (!brg_boards_page_may_act (self) || self->rules->find_result == NULL)
    return;
  brg_boards_page_get_around (self, &around);
  if (self->rules->find_result (self->game, &around, &winner) != NULL)
    record_winner (self, winner);
}

static void
save_ruling (BrgBoardsPage *self, const BrgDeskRuling *ruling, BrgGameChange change)
{
  BrgStoredGame *record = brg_desk_game_dup_record (self->game);
  const char *side = ruling->side == BRG_COLOUR_WHITE ? "white" : "black";

  if (change == BRG_GAME_CHANGE_ILLEGAL)
    record->illegal[ruling->side]++;
  if (change == BRG_GAME_CHANGE_OFFER)
    {
      record->draw_offer = ruling->side;
      record->draw_offer_ply = (gint) self->game->node->ply;
    }
  if (change == BRG_GAME_CHANGE_DECLINE)
    record->draw_offer = BRG_COLOUR_NONE;
  if (ruling->seconds > 0)
    brg_boards_page_add_time (self, record, brg_colour_opposite (ruling->side), ruling->seconds);
  if (note_ruling (self, ruling, record))
    {
      brg_stored_game_free (record);
      return;
    }
  brg_boards_page_save_record (self, record, change, side, TRUE);
}

/* A line that the answer tells, a half-move further on the board; nothing of it is stored. */
static void
show_line (BrgBoardsPage *self, gint direction)
{
  gint shown = (gint) self->n_shown + direction;

  self->n_shown = (guint) CLAMP (shown, 0, (gint) self->parts.n_shown_max);
  /* What can be done next depends on how far the line is shown. */
  brg_boards_page_update_questions (self);
  brg_boards_page_update_board (self);
}

void
brg_boards_page_note_incident (BrgBoardsPage *self)
{
  const BrgGame *pairing = brg_boards_page_get_pairing (self);
  g_autofree char *target = NULL;

  if (pairing == NULL || !brg_boards_page_may_act (self))
    {
      brg_session_tell (brg_page_get_session (BRG_PAGE (self)),
                        _ ("The arbiter’s own board has no players, so no incident can be "
                           "recorded."));
      return;
    }
  target = g_strdup_printf ("new/%d/%" G_GINT64_FORMAT, self->round, pairing->id);
  brg_shell_go (brg_shell_find (GTK_WIDGET (self)), "incidents", target);
}

/* What only this game has, in its own way. */
static gboolean
carry_out_own (BrgBoardsPage *self, const BrgDeskRuling *ruling)
{
  g_autoptr (BrgStoredGame) record = NULL;
  g_autofree char *detail = NULL;
  BrgGameChange change;

  if (self->rules->carry_out == NULL)
    return FALSE;
  record = brg_desk_game_dup_record (self->game);
  if (!self->rules->carry_out (self->game, ruling, record, &change, &detail))
    return FALSE;
  brg_boards_page_save_record (self, g_steal_pointer (&record), change, detail, TRUE);
  return TRUE;
}

/* Who wins by a ruling that enters a result; FALSE for one that enters nothing. */
static gboolean
find_winner (const BrgDeskRuling *ruling, BrgColour *winner)
{
  *winner = ruling->kind == BRG_DESK_RULING_WHITE_WINS   ? BRG_COLOUR_WHITE
            : ruling->kind == BRG_DESK_RULING_BLACK_WINS ? BRG_COLOUR_BLACK
                                                         : BRG_COLOUR_NONE;
  return ruling->kind <= BRG_DESK_RULING_DRAW;
}

static void
carry_out_common (BrgBoardsPage *self, const BrgDeskRuling *ruling)
{
  const BrgGameMove move = self->parts.move;
  BrgColour winner;

  if (find_winner (ruling, &winner))
    {
      if (!note_result (self, ruling))
        record_winner (self, winner);
      return;
    }
  switch (ruling->kind)
    {
    case BRG_DESK_RULING_ADJOURN:
      record_result (self, BRG_OUTCOME_ADJOURNED, BRG_OUTCOME_ADJOURNED);
      break;
    case BRG_DESK_RULING_ILLEGAL:
      save_ruling (self, ruling, BRG_GAME_CHANGE_ILLEGAL);
      break;
    case BRG_DESK_RULING_OFFER:
      save_ruling (self, ruling, BRG_GAME_CHANGE_OFFER);
      break;
    case BRG_DESK_RULING_DECLINE:
      save_ruling (self, ruling, BRG_GAME_CHANGE_DECLINE);
      break;
    case BRG_DESK_RULING_CLAIM:
      save_ruling (self, ruling, BRG_GAME_CHANGE_CLAIM);
      break;
    case BRG_DESK_RULING_PLAY:
      if (self->parts.has_move)
        brg_boards_page_play (self, &move);
      break;
    case BRG_DESK_RULING_WHITE_WINS:
    case BRG_DESK_RULING_BLACK_WINS:
    case BRG_DESK_RULING_DRAW:
    case BRG_DESK_RULING_CLOSE:
    case BRG_DESK_RULING_LINE_ON:
    case BRG_DESK_RULING_LINE_BACK:
    case BRG_DESK_RULING_GO_BACK:
    case BRG_DESK_RULING_DIAGRAMS:
    case BRG_DESK_RULING_COUNT:
    case BRG_DESK_RULING_INCREMENT_AGREED:
    case BRG_DESK_RULING_INCREMENT_DRAWN:
    case BRG_DESK_RULING_INCREMENT_REJECTED:
    case BRG_DESK_RULING_FINISH_DRAWN:
    case BRG_DESK_RULING_FINISH_REJECTED:
    case BRG_DESK_RULING_FINISH_PUT_OFF:
    case BRG_DESK_RULING_FINISH_PLAYED_OUT:
    default:
      break;
    }
}

static void
carry_out_now (BrgBoardsPage *self, const BrgDeskRuling *ruling)
{
  if (!brg_boards_page_decide_finish (self, ruling) && !carry_out_own (self, ruling))
    carry_out_common (self, ruling);
  brg_boards_page_forget_answer (self);
  self->question = BRG_BOARDS_NO_QUESTION;
  brg_boards_page_update (self);
}

static void
on_replace_answered (const char *answer, gpointer data)
{
  BrgBoardsPage *self = data;
  const BrgDeskRuling ruling = self->asked_ruling;

  if (g_str_equal (answer, "yes") && self->game != NULL)
    carry_out_now (self, &ruling);
}

/* A result that stands there is not replaced unseen. Returns whether it is asked about. */
static gboolean
ask_to_replace (BrgBoardsPage *self, const BrgDeskRuling *ruling)
{
  const BrgGame *pairing = brg_boards_page_get_pairing (self);
  const BrgScoring *scoring;
  BrgColour winner;
  BrgOutcome white;
  BrgOutcome black;
  g_autofree char *was = NULL;
  g_autofree char *becomes = NULL;
  g_autofree char *body = NULL;

  if (pairing == NULL || brg_outcome_is_pending (pairing->white_outcome) ||
      !find_winner (ruling, &winner))
    return FALSE;
  find_outcomes (winner, &white, &black);
  seat_outcomes (self, &white, &black);
  if (white == pairing->white_outcome && black == pairing->black_outcome)
    return FALSE;
  scoring = &brg_page_get_snapshot (BRG_PAGE (self))->group->scoring;
  was = brg_result_dup_text (scoring, pairing->white_outcome, pairing->black_outcome);
  becomes = brg_result_dup_text (scoring, white, black);
  /* Translators: the result in the table, the new one */
  body = g_strdup_printf (_ ("Present result: %s. New result: %s."), was, becomes);
  self->asked_ruling = (BrgDeskRuling){ ruling->kind, ruling->side, ruling->seconds, NULL };
  brg_ui_ask (GTK_WIDGET (self), _ ("This board has a result already. Replace it?"), body, NULL,
              _ ("_Replace"), TRUE, on_replace_answered, self);
  return TRUE;
}

/* To the position that the answer speaks of; the moves after it stay as they were recorded. */
static void
go_back (BrgBoardsPage *self)
{
  const GArray *plies = self->parts.answer->plies;
  guint ply = plies != NULL && plies->len > 0 ? g_array_index (plies, guint, 0) : 0;

  while (self->game->node->ply > ply)
    brg_boards_page_step (self, BRG_DESK_STEP_BACK);
}

void
brg_boards_page_carry_out (BrgBoardsPage *self, const BrgDeskRuling *chosen)
{
  /* The answer goes when the page is brought up to date. */
  const BrgDeskRuling ruling = *chosen;

  if (ruling.kind == BRG_DESK_RULING_LINE_ON || ruling.kind == BRG_DESK_RULING_LINE_BACK)
    {
      show_line (self, ruling.kind == BRG_DESK_RULING_LINE_ON ? 1 : -1);
      return;
    }
  brg_boards_page_focus_moves (self);
  if (ruling.kind == BRG_DESK_RULING_GO_BACK)
    {
      go_back (self);
      return;
    }
  if (ruling.kind == BRG_DESK_RULING_DIAGRAMS)
    {
      if (self->parts.answer->plies != NULL)
        brg_boards_page_show_diagrams (self, self->parts.answer->plies,
                                       self->parts.has_move ? &self->parts.move : NULL);
      return;
    }
  if (!ask_to_replace (self, &ruling))
    carry_out_now (self, &ruling);
}
