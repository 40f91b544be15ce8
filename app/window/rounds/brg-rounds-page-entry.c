/* brg-rounds-page-entry.c - the rounds page: results are entered, verified and corrected
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <glib/gi18n.h>

#include "brg-board-label.h"
#include "brg-correction.h"
#include "brg-meeting-board.h"
#include "brg-next-step.h"
#include "brg-result-entry.h"
#include "brg-rounds-page-private.h"
#include "brg-shell.h"
#include "brg-store-results.h"
#include "brg-ui.h"

const BrgGame *
brg_rounds_page_get_game (BrgRoundsPage *self)
{
  BrgSnapshot *snapshot = brg_rounds_page_get_boards (self);

  return snapshot != NULL ? brg_board_get_game (snapshot, self->round, self->index) : NULL;
}

const char *
brg_rounds_page_get_refusal (BrgRoundsPage *self)
{
  const BrgGame *game = brg_rounds_page_get_game (self);
  BrgResultWay way;

  if (game == NULL)
    return NULL;
  way = brg_correction_find_way (brg_rounds_page_get_boards (self), self->round, game,
                                 BRG_OUTCOME_DRAW, BRG_OUTCOME_DRAW);
  return way == BRG_RESULT_WAY_BYE || way == BRG_RESULT_WAY_ALONE ||
                 way == BRG_RESULT_WAY_EVENT_CLOSED
             ? brg_result_way_get_refusal (way)
             : NULL;
}

static void
beep (BrgRoundsPage *self)
{
  gdk_display_beep (gtk_widget_get_display (GTK_WIDGET (self)));
}

/* The last result of the round says so, by correspondence the last of all. */
static char *
dup_title (BrgRoundsPage *self, const BrgGame *game, BrgOutcome white, BrgOutcome black)
{
  const BrgSnapshot *snapshot = brg_rounds_page_get_boards (self);
  g_autofree char *entered = brg_result_entry_dup_title (snapshot, game, white, black);
  BrgGame after = *game;

  brg_meeting_board_judge (snapshot, &after, white, black);
  if (after.white_outcome == BRG_OUTCOME_NONE ||
      brg_board_get_state (snapshot, self->round, game) != BRG_BOARD_MISSING ||
      brg_round_counts_find_with (snapshot, self->round).n_missing > 1)
    return g_steal_pointer (&entered);
  /* Translators: what was entered: "Board 7: 1-0, Ivanov – Petrov" */
  return g_strdup_printf (_ ("%s. All results are in."), entered);
}

/* A difference that was left open on the board is taken up again. */
static void
resume_difference (BrgRoundsPage *self)
{
  const BrgGame *game = brg_rounds_page_get_game (self);

  if (game != NULL && brg_verification_resume (&self->pass, game))
    {
      beep (self);
      brg_rounds_page_update (self);
    }
}

/* The last board sounds softly; then the focus stays. */
static void
advance (BrgRoundsPage *self)
{
  BrgSnapshot *snapshot = brg_rounds_page_get_boards (self);
  gint next = self->pass.is_on ? brg_verification_find_next (snapshot, self->round, self->index)
                               : brg_board_find_next_missing (snapshot, self->round, self->index);

  if (next < 0)
    beep (self);
  brg_rounds_page_move_to (self, self->slip.mode != BRG_SLIP_OFF || next < 0 ? self->index : next);
  if (next >= 0 && self->slip.mode == BRG_SLIP_OFF)
    resume_difference (self);
}

static gboolean
finish (BrgRoundsPage *self, const char *title, gboolean done, GError *error)
{
  BrgSession *session = brg_page_get_session (BRG_PAGE (self));
  gboolean result;

  self->is_acting = TRUE;
  result = brg_session_finish_as (session, title, done, error);
  self->is_acting = FALSE;
  return result;
}

static gboolean
is_meeting_on (BrgRoundsPage *self)
{
  const BrgGame *game = brg_rounds_page_get_game (self);

  return game != NULL && game->white_games[0] != BRG_OUTCOME_NONE &&
         brg_board_get_state (brg_rounds_page_get_boards (self), self->round, game) ==
             BRG_BOARD_MISSING;
}

static void
store_result (BrgRoundsPage *self,
              const BrgGame *game,
              BrgOutcome white,
              BrgOutcome black,
              BrgResultAct act)
{
  const BrgResultChange change = {
    .act = act, .game_id = game->id, .game = game->meeting_game, .white = white, .black = black
  };
  BrgSnapshot *snapshot = brg_rounds_page_get_boards (self);
  BrgStore *store = brg_session_get_store (brg_page_get_session (BRG_PAGE (self)));
  g_autofree char *entered = dup_title (self, game, white, black);
  g_autofree char *doubt = act == BRG_RESULT_ENTER
                               ? brg_result_entry_dup_doubt (brg_shell_find (GTK_WIDGET (self)),
                                                             self->round, game, white, black)
                               : NULL;
  /* Translators: "Board 7: ½ – ½, Ivanov – Petrov", "No draw by agreement before 30 moves of each
   * player, Art. 9.1.1"; J is a key */
  g_autofree char *title = doubt != NULL ? g_strdup_printf (_ ("%s. %s: J"), entered, doubt)
                                         : g_steal_pointer (&entered);
  gboolean was_missing = brg_board_get_state (snapshot, self->round, game) == BRG_BOARD_MISSING;
  gint64 start = g_get_monotonic_time ();
  GError *error = NULL;
  gboolean done = brg_store_change_result (store, &change, &error);

  self->just_now = white != BRG_OUTCOME_NONE ? self->index : -1;
  self->is_doubtful = doubt != NULL;
  if (!finish (self, title, done, error))
    return;
  /* The games of a meeting are keyed one after the other. */
  if (white == BRG_OUTCOME_NONE || is_meeting_on (self))
    brg_rounds_page_move_to (self, self->index);
  else if (was_missing || !self->pass.is_on)
    advance (self);
  g_debug ("result stored and shown in %.1f ms", (double) (g_get_monotonic_time () - start) / 1000);
}

static void
store_entered (gint round, const BrgGame *game, BrgOutcome white, BrgOutcome black, gpointer data)
{
  BrgRoundsPage *self = data;

  if (round == self->round && brg_rounds_page_get_game (self) != NULL &&
      brg_rounds_page_get_game (self)->id == game->id)
    store_result (self, game, white, black, BRG_RESULT_ENTER);
}

static void
store_adjudicated (gint round,
                   const BrgGame *game,
                   BrgOutcome white,
                   BrgOutcome black,
                   gpointer data)
{
  BrgRoundsPage *self = data;

  if (round == self->round && brg_rounds_page_get_game (self) != NULL &&
      brg_rounds_page_get_game (self)->id == game->id)
    store_result (self, game, white, black, BRG_RESULT_ADJUDICATE);
}

static void
enter_first (BrgRoundsPage *self, const BrgGame *game, BrgOutcome white, BrgOutcome black)
{
  BrgShell *shell = brg_shell_find (GTK_WIDGET (self));
  BrgGame aimed =
      brg_meeting_board_aim (brg_rounds_page_get_boards (self), game, self->meeting_game, white);
  BrgResultStep step = brg_result_entry_begin (shell, self->round, &aimed, white, black);

  self->meeting_game = 0;
  if (step == BRG_RESULT_STEP_STORE)
    brg_result_entry_store (shell, self->round, &aimed, white, black, store_entered, self);
  else if (step == BRG_RESULT_STEP_GO_ON)
    advance (self);
}

/* The pass is over when nothing is left to verify. */
static void
end_pass_when_done (BrgRoundsPage *self)
{
  BrgSnapshot *snapshot = brg_rounds_page_get_boards (self);
  BrgRoundCounts counts = brg_round_counts_find (snapshot, self->round);
  g_autofree char *message = NULL;

  if (!self->pass.is_on || brg_verification_find_next (snapshot, self->round, -1) >= 0)
    return;
  brg_rounds_page_set_pass (self, FALSE);
  message = g_strdup_printf (ngettext ("%d result is verified.", "All %d results are verified.",
                                       (gulong) counts.n_results),
                             counts.n_results);
  brg_session_tell (brg_page_get_session (BRG_PAGE (self)), message);
}

static void
verify (BrgRoundsPage *self, const BrgGame *game)
{
  BrgStore *store = brg_session_get_store (brg_page_get_session (BRG_PAGE (self)));
  GError *error = NULL;
  gboolean done = (game->is_verified && !game->has_second) ||
                  brg_store_set_verified (store, game->id, TRUE, &error);

  if (!finish (self, NULL, done, error))
    return;
  advance (self);
  end_pass_when_done (self);
}

/* The difference is kept with the result: it outlives the pass, the page and the program. */
static void
keep_difference (BrgRoundsPage *self, const BrgGame *game)
{
  BrgStore *store = brg_session_get_store (brg_page_get_session (BRG_PAGE (self)));
  g_autofree char *board = brg_board_label_new (game);
  g_autofree char *title = g_strdup_printf (_ ("Board %s: the entries differ."), board);
  GError *error = NULL;
  gboolean done =
      brg_store_note_second (store, game->id, self->pass.white, self->pass.black, &error);

  beep (self);
  if (!finish (self, title, done, error))
    brg_verification_settle (&self->pass);
  brg_rounds_page_move_to (self, self->index);
}

gint
brg_rounds_page_find_game (BrgRoundsPage *self)
{
  const BrgGame *game = brg_rounds_page_get_game (self);

  /* The second person keys what the meeting brought. */
  if (game == NULL || self->pass.is_on)
    return 0;
  return brg_meeting_board_aim (brg_rounds_page_get_boards (self), game, self->meeting_game,
                                BRG_OUTCOME_DRAW)
      .meeting_game;
}

void
brg_rounds_page_choose_game (BrgRoundsPage *self)
{
  const BrgGame *game = brg_rounds_page_get_game (self);
  gint n_games =
      game != NULL ? brg_meeting_board_count (brg_rounds_page_get_boards (self), game) : 1;

  if (n_games == 1)
    {
      beep (self);
      return;
    }
  self->meeting_game = (self->meeting_game + 1) % (n_games + 1);
  brg_row_item_revise (BRG_ROW_ITEM (brg_rounds_page_get_item (self, self->index)));
  brg_rounds_page_update (self);
}

void
brg_rounds_page_adjudicate (BrgRoundsPage *self, BrgOutcome white, BrgOutcome black)
{
  BrgSnapshot *snapshot = brg_rounds_page_get_boards (self);
  const BrgGame *game = brg_rounds_page_get_game (self);
  BrgGame aimed = { 0 };
  BrgResultWay way = BRG_RESULT_WAY_BYE;

  if (game != NULL)
    {
      aimed = brg_meeting_board_aim (snapshot, game, self->meeting_game, white);
      way = brg_correction_find_way (snapshot, self->round, &aimed, white, black);
    }
  if (way == BRG_RESULT_WAY_ENTER || way == BRG_RESULT_WAY_SAME)
    brg_result_entry_store (brg_shell_find (GTK_WIDGET (self)), self->round, &aimed, white, black,
                            store_adjudicated, self);
  else
    brg_rounds_page_enter (self, white, black);
}

void
brg_rounds_page_enter (BrgRoundsPage *self, BrgOutcome white, BrgOutcome black)
{
  const BrgGame *game = brg_rounds_page_get_game (self);
  /* By correspondence no game is adjourned: there is no session that ends. */
  gboolean is_postal = brg_rounds_page_has_all_rounds (self);

  if (game == NULL || (is_postal && white == BRG_OUTCOME_ADJOURNED))
    {
      beep (self);
      return;
    }
  if (!self->pass.is_on && game->has_second && game->white_outcome == white &&
      game->black_outcome == black)
    {
      /* The first entry is keyed a third time: it was right. */
      verify (self, game);
      return;
    }
  if (!self->pass.is_on)
    {
      enter_first (self, game, white, black);
      return;
    }
  switch (brg_verification_enter (&self->pass, game, white, black))
    {
    case BRG_ENTRY_VERDICT_FIRST:
      enter_first (self, game, white, black);
      break;
    case BRG_ENTRY_VERDICT_EQUAL:
      verify (self, game);
      break;
    case BRG_ENTRY_VERDICT_DIFFERENT:
      keep_difference (self, game);
      break;
    case BRG_ENTRY_VERDICT_BUSY:
      beep (self);
      break;
    default:
      g_return_if_reached ();
    }
}

/* Taking the second entry in a round that others have built on is a correction. */
static void
take_second (BrgRoundsPage *self, const BrgGame *game)
{
  BrgSnapshot *snapshot = brg_rounds_page_get_boards (self);
  BrgStore *store = brg_session_get_store (brg_page_get_session (BRG_PAGE (self)));
  BrgOutcome white = self->pass.white;
  BrgOutcome black = self->pass.black;
  g_autofree char *title = NULL;
  GError *error = NULL;
  gboolean done;

  brg_verification_settle (&self->pass);
  if (brg_correction_find_way (snapshot, self->round, game, white, black) != BRG_RESULT_WAY_ENTER ||
      brg_outcome_is_pending (white))
    {
      enter_first (self, game, white, black);
      return;
    }
  title = brg_result_entry_dup_title (snapshot, game, white, black);
  done = brg_store_settle_result (store, game->id, white, black, &error);
  if (!finish (self, title, done, error))
    return;
  advance (self);
  end_pass_when_done (self);
}

void
brg_rounds_page_decide (BrgRoundsPage *self, BrgDecision decision)
{
  const BrgGame *game = brg_rounds_page_get_game (self);

  if (game == NULL || game->id != self->pass.game_id)
    brg_rounds_page_go_to_difference (self);
  else if (decision == BRG_DECISION_TAKE_SECOND)
    take_second (self, game);
  else
    {
      brg_verification_settle (&self->pass);
      verify (self, game);
    }
}

/* What is left open is settled first. */
static gint
find_beginning (BrgRoundsPage *self)
{
  BrgSnapshot *snapshot = brg_rounds_page_get_boards (self);
  gint differing = brg_verification_find_differing (snapshot, self->round);

  return differing >= 0 ? differing : brg_verification_find_next (snapshot, self->round, -1);
}

void
brg_rounds_page_set_pass (BrgRoundsPage *self, gboolean is_on)
{
  gint first = find_beginning (self);

  if (is_on && first < 0)
    {
      beep (self);
      brg_session_tell (brg_page_get_session (BRG_PAGE (self)),
                        _ ("There is no result to verify."));
      is_on = FALSE;
    }
  brg_verification_set_on (&self->pass, is_on);
  brg_rounds_page_move_to (self, is_on ? first : self->index);
  resume_difference (self);
}

void
brg_rounds_page_set_slips (BrgRoundsPage *self, BrgSlipMode mode)
{
  brg_slip_set_mode (&self->slip, mode);
  brg_rounds_page_update (self);
}

gboolean
brg_rounds_page_choose_board (BrgRoundsPage *self, gint number)
{
  BrgSnapshot *snapshot = brg_rounds_page_get_boards (self);
  gint index = brg_board_find_number (snapshot, self->round, number);

  if (index < 0)
    return FALSE;
  brg_rounds_page_move_to (self, index);
  return TRUE;
}

void
brg_rounds_page_swap_colours (BrgRoundsPage *self)
{
  const BrgGame *game = brg_rounds_page_get_game (self);
  BrgStore *store = brg_session_get_store (brg_page_get_session (BRG_PAGE (self)));
  GError *error = NULL;
  gboolean done;

  if (game == NULL)
    return;
  done = brg_store_swap_colours (store, game->id, &error);
  if (finish (self, NULL, done, error))
    brg_rounds_page_move_to (self, self->index);
}
