/* brg-result-entry.c - keys of results
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-result-entry.h"

#include <glib/gi18n.h>

#include "brg-board-label.h"
#include "brg-correction-sheet.h"
#include "brg-draw-doubt.h"
#include "brg-envelope-settings.h"
#include "brg-meeting-board.h"
#include "brg-name-words.h"
#include "brg-postal-keyed.h"
#include "brg-result-keys.h"
#include "brg-seal-sheet.h"
#include "brg-store-results.h"
#include "brg-ui-words.h"
#include "brg-ui.h"
#include "brg-verification.h"

gunichar
brg_result_entry_find_symbol (GtkEventControllerKey *controller,
                              guint keyval,
                              guint keycode,
                              gboolean *is_on_pad)
{
  *is_on_pad = keyval >= GDK_KEY_KP_Space && keyval <= GDK_KEY_KP_9;
  switch (keyval)
    {
    case GDK_KEY_Return:
    case GDK_KEY_KP_Enter:
    case GDK_KEY_ISO_Enter:
      return BRG_SYMBOL_ENTER;
    case GDK_KEY_BackSpace:
      return BRG_SYMBOL_BACKSPACE;
    case GDK_KEY_Delete:
    case GDK_KEY_KP_Delete:
      return BRG_SYMBOL_DELETE;
    case GDK_KEY_Escape:
      return BRG_SYMBOL_ESCAPE;
    default:
      return gdk_keyval_to_unicode (brg_ui_key_to_latin (controller, keyval, keycode));
    }
}

/* The board, in a meeting with its game: "7, game 2". */
static char *
dup_place (const BrgGame *game)
{
  g_autofree char *board = brg_board_label_new (game);

  /* Translators: number of a board, game of a meeting of several games */
  return game->meeting_game > 0 ? g_strdup_printf (_ ("%s, game %d"), board, game->meeting_game)
                                : g_steal_pointer (&board);
}

char *
brg_result_entry_dup_title (const BrgSnapshot *snapshot,
                            const BrgGame *game,
                            BrgOutcome white,
                            BrgOutcome black)
{
  g_autofree char *result = brg_verification_dup_entry (snapshot, white, black);
  g_autofree char *was =
      brg_verification_dup_entry (snapshot, game->white_outcome, game->black_outcome);
  g_autofree char *board = dup_place (game);
  g_autofree char *first = brg_name_words_dup (snapshot, game->white, BRG_NAME_FAMILY, NULL);
  g_autofree char *second = brg_name_words_dup (snapshot, game->black, BRG_NAME_FAMILY, NULL);

  if (white == BRG_OUTCOME_NONE)
    /* Translators: number of the board, the result that it had */
    return g_strdup_printf (_ ("Board %s: %s cleared"), board, was);
  if (game->white_outcome != BRG_OUTCOME_NONE)
    /* Translators: number of the board, the old result, the new result */
    return g_strdup_printf (_ ("Board %s was %s, now %s"), board, was, result);
  /* Translators: number of the board, the result, the family names of White and Black */
  return g_strdup_printf (_ ("Board %s: %s, %s – %s"), board, result, first, second);
}

char *
brg_result_entry_dup_doubt (BrgShell *shell,
                            gint round,
                            const BrgGame *game,
                            BrgOutcome white,
                            BrgOutcome black)
{
  BrgSession *session = brg_shell_get_session (shell);
  BrgGame entered = *game;
  const char *article;
  g_autofree char *text = NULL;
  g_autofree char *cited = NULL;

  entered.white_outcome = white;
  entered.black_outcome = black;
  text = brg_draw_doubt_dup (brg_session_get_store (session), brg_session_get_snapshot (session),
                             round, &entered, &article);
  if (text == NULL)
    return NULL;
  cited = brg_ui_dup_article (brg_session_get_rulebook (session), article);
  /* Translators: why a draw may not be agreed, the article */
  return g_strdup_printf (_ ("%s, %s"), text, cited);
}

static void
store (gint round, const BrgGame *game, BrgOutcome white, BrgOutcome black, gpointer data)
{
  BrgShell *shell = data;
  BrgSession *session = brg_shell_get_session (shell);
  const BrgSnapshot *boards = brg_snapshot_get_boards (brg_session_get_snapshot (session));
  g_autofree char *doubt = brg_result_entry_dup_doubt (shell, round, game, white, black);
  g_autofree char *entered = brg_result_entry_dup_title (boards, game, white, black);
  g_autofree char *title = doubt != NULL ? g_strdup_printf ("%s. %s", entered, doubt) : NULL;
  const BrgResultChange change = { .act = BRG_RESULT_ENTER,
                                   .game_id = game->id,
                                   .game = game->meeting_game,
                                   .white = white,
                                   .black = black };
  GError *error = NULL;
  gboolean done = brg_store_change_result (brg_session_get_store (session), &change, &error);

  brg_session_finish_as (session, title, done, error);
}

/* ----- A sealed move ----- */

/* A result that waits for an answer. */
typedef struct
{
  gint round;
  BrgGame game;
  BrgOutcome white;
  BrgOutcome black;
  BrgResultFunc func;
  gpointer data;
} SealedResult;

/* What an adjourned game waits for. */
typedef enum
{
  WAITS_FOR_NOTHING,
  WAITS_FOR_OPENING,
  WAITS_FOR_READING,
  WAITS_FOR_RESUMPTION,
} Wait;

static BrgEnvelopeDesk *
open_desk (BrgShell *shell)
{
  BrgSession *session = brg_shell_get_session (shell);

  return brg_envelope_settings_open_desk (
      brg_session_get_store (session),
      brg_snapshot_get_boards (brg_session_get_snapshot (session)));
}

/* Whether a move of the game is still secret or not known, or nobody has told of its resumption;
 * @number gets the number of its envelope. */
static Wait
find_wait (BrgShell *shell, const BrgGame *game, gint *number)
{
  g_autoptr (BrgEnvelopeDesk) desk = NULL;
  const BrgEnvelopeCase *matter;

  if (game->white_outcome != BRG_OUTCOME_ADJOURNED)
    return WAITS_FOR_NOTHING;
  desk = open_desk (shell);
  matter = desk != NULL ? brg_envelope_desk_find (desk, game->id) : NULL;
  /* A flag that had fallen before the move was sealed has ended the game. */
  if (matter == NULL || !matter->is_open || matter->envelope == NULL ||
      brg_envelope_case_awaits_result (matter))
    return WAITS_FOR_NOTHING;
  *number = matter->envelope->number;
  if (brg_stored_envelope_is_secret (matter->envelope))
    return WAITS_FOR_OPENING;
  if (matter->state.phase == BRG_PHASE_OPENED)
    return WAITS_FOR_READING;
  return brg_envelope_case_is_resumed (matter) ? WAITS_FOR_NOTHING : WAITS_FOR_RESUMPTION;
}

static void
refuse (BrgShell *shell, const char *why)
{
  gdk_display_beep (gtk_widget_get_display (GTK_WIDGET (shell)));
  brg_session_tell (brg_shell_get_session (shell), why);
}

static void
on_sealed_answered (const char *answer, gpointer data)
{
  g_autofree SealedResult *result = data;

  if (g_str_equal (answer, "yes"))
    result->func (result->round, &result->game, result->white, result->black, result->data);
}

static char *
dup_question (Wait wait, gint number, gboolean is_cleared)
{
  if (wait == WAITS_FOR_RESUMPTION)
    return g_strdup_printf (
        is_cleared
            /* Translators: number of an envelope */
            ? _ ("The game of envelope No. %d has not been resumed yet: clear it all the same?")
            /* Translators: number of an envelope */
            : _ ("The game of envelope No. %d has not been resumed yet: record the result all the "
                 "same?"),
        number);
  if (wait == WAITS_FOR_READING)
    return g_strdup_printf (
        is_cleared
            /* Translators: number of an envelope */
            ? _ ("Envelope No. %d is open, its move has not been entered yet: clear the game all "
                 "the same?")
            /* Translators: number of an envelope */
            : _ ("Envelope No. %d is open, its move has not been entered yet: record the result "
                 "all the same?"),
        number);
  return g_strdup_printf (
      is_cleared
          /* Translators: number of an envelope */
          ? _ ("The game is adjourned, envelope No. %d is sealed: clear it all the same?")
          /* Translators: number of an envelope */
          : _ ("The game is adjourned, envelope No. %d is sealed: record the result all the same?"),
      number);
}

void
brg_result_entry_store (BrgShell *shell,
                        gint round,
                        const BrgGame *game,
                        BrgOutcome white,
                        BrgOutcome black,
                        BrgResultFunc func,
                        gpointer data)
{
  BrgSession *session;
  g_autofree char *ended = NULL;
  g_autofree char *heading = NULL;
  g_autofree char *entered = NULL;
  SealedResult *result;
  gint number = 0;
  Wait wait;

  g_return_if_fail (BRG_IS_SHELL (shell) && game != NULL && func != NULL);

  session = brg_shell_get_session (shell);
  ended = brg_postal_keyed_dup_refusal (brg_session_get_store (session),
                                        brg_session_get_snapshot (session), game->id);
  if (ended != NULL)
    {
      refuse (shell, ended);
      return;
    }
  wait = white != BRG_OUTCOME_ADJOURNED ? find_wait (shell, game, &number) : WAITS_FOR_NOTHING;
  if (wait == WAITS_FOR_NOTHING)
    {
      func (round, game, white, black, data);
      return;
    }
  heading = dup_question (wait, number, white == BRG_OUTCOME_NONE);
  entered = brg_result_entry_dup_title (
      brg_snapshot_get_boards (brg_session_get_snapshot (session)), game, white, black);
  result = g_new (SealedResult, 1);
  *result = (SealedResult){ round, *game, white, black, func, data };
  /* A key of the pad brought this up, and Enter is beside it: it must not be what answers. */
  brg_ui_ask (GTK_WIDGET (shell), heading, entered, NULL,
              white == BRG_OUTCOME_NONE ? _ ("_Clear") : _ ("_Record"), TRUE, on_sealed_answered,
              result);
}

char *
brg_result_entry_dup_adjourned (BrgShell *shell, const BrgGame *game)
{
  g_autoptr (BrgEnvelopeDesk) desk = NULL;
  const BrgEnvelopeCase *matter;
  const BrgStoredEnvelope *envelope;

  g_return_val_if_fail (BRG_IS_SHELL (shell) && game != NULL, NULL);

  if (game->white_outcome != BRG_OUTCOME_ADJOURNED)
    return NULL;
  desk = open_desk (shell);
  matter = desk != NULL ? brg_envelope_desk_find (desk, game->id) : NULL;
  envelope = matter != NULL ? matter->envelope : NULL;
  if (envelope == NULL)
    return g_strdup (_ ("Adjourned"));
  if (brg_envelope_case_is_resumed (matter))
    return NULL;
  if (envelope->sealer == BRG_COLOUR_NONE || envelope->manner == BRG_STORED_MANNER_OPEN_MOVE)
    /* Translators: number of an envelope */
    return g_strdup_printf (_ ("Adjourned, envelope No. %d"), envelope->number);
  return g_strdup_printf (envelope->sealer == BRG_COLOUR_WHITE
                              /* Translators: number of an envelope */
                              ? _ ("Adjourned: White sealed, envelope No. %d")
                              /* Translators: number of an envelope */
                              : _ ("Adjourned: Black sealed, envelope No. %d"),
                          envelope->number);
}

char *
brg_result_entry_dup_sealed (BrgShell *shell, const BrgGame *game)
{
  gint number = 0;

  g_return_val_if_fail (BRG_IS_SHELL (shell) && game != NULL, NULL);

  if (find_wait (shell, game, &number) != WAITS_FOR_OPENING)
    return NULL;
  /* Translators: number of an envelope */
  return g_strdup_printf (_ ("The game is adjourned, envelope No. %d is sealed."), number);
}

/* ----- Adjourning ----- */

/* A game that has a result already. */
typedef struct
{
  BrgShell *shell;
  gint64 game_id;
} Resulted;

/* The result goes in an act of its own, so that the envelope can be filled in, or not. */
static void
on_replaced (const char *answer, gpointer data)
{
  g_autofree Resulted *resulted = data;
  BrgSession *session = brg_shell_get_session (resulted->shell);
  GError *error = NULL;
  gboolean done;

  if (!g_str_equal (answer, "yes"))
    return;
  done = brg_store_set_result (brg_session_get_store (session), resulted->game_id,
                               BRG_OUTCOME_ADJOURNED, BRG_OUTCOME_ADJOURNED, &error);
  brg_session_finish (session, done, error);
  if (done)
    brg_seal_sheet_present (resulted->shell, resulted->game_id);
}

static void
adjourn (BrgShell *shell, const BrgGame *game)
{
  const BrgSnapshot *boards =
      brg_snapshot_get_boards (brg_session_get_snapshot (brg_shell_get_session (shell)));
  g_autofree char *place = NULL;
  g_autofree char *result = NULL;
  g_autofree char *heading = NULL;
  Resulted *resulted;

  if (brg_outcome_is_pending (game->white_outcome))
    {
      brg_seal_sheet_present (shell, game->id);
      return;
    }
  place = dup_place (game);
  result = brg_verification_dup_entry (boards, game->white_outcome, game->black_outcome);
  /* Translators: number of a board, its result */
  heading = g_strdup_printf (_ ("Board %s already has a result: %s. Adjourn the game instead?"),
                             place, result);
  resulted = g_new (Resulted, 1);
  *resulted = (Resulted){ shell, game->id };
  brg_ui_ask (GTK_WIDGET (shell), heading, NULL, NULL, _ ("_Adjourn"), TRUE, on_replaced, resulted);
}

/* The game of a meeting that a key is for. */
static BrgGame
aim (const BrgSnapshot *snapshot, const BrgGame *game, BrgOutcome white)
{
  return game->meeting_game > 0
             ? *game
             : brg_meeting_board_aim (brg_snapshot_get_boards (snapshot), game, 0, white);
}

static void
correct (gint round, const BrgGame *game, BrgOutcome white, BrgOutcome black, gpointer data)
{
  BrgSnapshot *snapshot = brg_session_get_snapshot (brg_shell_get_session (data));

  brg_correction_sheet_present (data, brg_correction_new (snapshot, round, game, white, black));
}

BrgResultStep
brg_result_entry_begin (BrgShell *shell,
                        gint round,
                        const BrgGame *game,
                        BrgOutcome white,
                        BrgOutcome black)
{
  BrgSnapshot *snapshot = brg_session_get_snapshot (brg_shell_get_session (shell));
  BrgGame aimed = aim (snapshot, game, white);
  BrgResultWay way = brg_correction_find_way (snapshot, round, &aimed, white, black);
  BrgResultStep step = brg_result_step_find (way, white);

  if (step == BRG_RESULT_STEP_REFUSE)
    refuse (shell, brg_result_way_get_refusal (way));
  else if (step == BRG_RESULT_STEP_SEAL)
    adjourn (shell, &aimed);
  else if (step == BRG_RESULT_STEP_CORRECT)
    brg_result_entry_store (shell, round, &aimed, white, black, correct, shell);
  return step;
}

void
brg_result_entry_enter (BrgShell *shell,
                        gint round,
                        const BrgGame *game,
                        BrgOutcome white,
                        BrgOutcome black)
{
  if (brg_result_entry_begin (shell, round, game, white, black) == BRG_RESULT_STEP_STORE)
    brg_result_entry_store (shell, round, game, white, black, store, shell);
}

gboolean
brg_result_entry_handle_key (BrgShell *shell,
                             GtkEventControllerKey *controller,
                             guint keyval,
                             guint keycode,
                             GdkModifierType state,
                             gint round,
                             const BrgGame *game,
                             gint player)
{
  g_autofree char *scheme_id = NULL;
  BrgKeyCommand command;
  gboolean is_on_pad;
  gunichar symbol;

  if ((state & (GDK_CONTROL_MASK | GDK_ALT_MASK)) != 0 || game->black == BRG_NOBODY)
    return GDK_EVENT_PROPAGATE;
  scheme_id = brg_preferences_dup (brg_shell_get_preferences (shell), "key-scheme");
  symbol = brg_result_entry_find_symbol (controller, keyval, keycode, &is_on_pad);
  command = brg_key_scheme_look_up (brg_key_scheme_find (scheme_id), symbol, is_on_pad);
  if (!brg_key_command_writes (&command))
    return GDK_EVENT_PROPAGATE;
  if (game->match_id == 0 &&
      brg_snapshot_has_teams (brg_session_get_snapshot (brg_shell_get_session (shell))))
    {
      refuse (shell, _ ("A match result follows from its boards: G goes there."));
      return GDK_EVENT_STOP;
    }
  if (game->white == player)
    brg_result_entry_enter (shell, round, game, command.white, command.black);
  else
    brg_result_entry_enter (shell, round, game, command.black, command.white);
  return GDK_EVENT_STOP;
}
