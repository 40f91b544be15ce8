/* brg-result-entry.c - result keys outside the page of rounds
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-result-entry.h"

#include <glib/gi18n.h>

#include "brg-correction-sheet.h"
#include "brg-correction.h"
#include "brg-result-keys.h"
#include "brg-store-rounds.h"
#include "brg-ui.h"

static gunichar
find_symbol (GtkEventControllerKey *controller, guint keyval, guint keycode)
{
  switch (keyval)
    {
    case GDK_KEY_BackSpace:
      return BRG_SYMBOL_BACKSPACE;
    case GDK_KEY_Delete:
    case GDK_KEY_KP_Delete:
      return BRG_SYMBOL_DELETE;
    default:
      return gdk_keyval_to_unicode (brg_ui_key_to_latin (controller, keyval, keycode));
    }
}

static gboolean
is_on_pad (guint keyval)
{
  return keyval >= GDK_KEY_KP_Space && keyval <= GDK_KEY_KP_9;
}

static void
store (BrgSession *session, const BrgGame *game, BrgOutcome white, BrgOutcome black)
{
  GError *error = NULL;
  gboolean done =
      brg_store_set_result (brg_session_get_store (session), game->id, white, black, &error);

  brg_session_finish (session, done, error);
}

static void
refuse (BrgWindow *window, const char *why)
{
  gdk_display_beep (gtk_widget_get_display (GTK_WIDGET (window)));
  brg_session_tell (brg_window_get_session (window), why);
}

static void
enter (BrgWindow *window, gint round, const BrgGame *game, BrgOutcome white, BrgOutcome black)
{
  BrgSession *session = brg_window_get_session (window);
  BrgSnapshot *snapshot = brg_session_get_snapshot (session);

  switch (brg_correction_find_way (snapshot, round, game, white, black))
    {
    case BRG_RESULT_WAY_SAME:
      break;
    case BRG_RESULT_WAY_ENTER:
      store (session, game, white, black);
      break;
    case BRG_RESULT_WAY_CORRECT:
      brg_correction_sheet_present (window,
                                    brg_correction_new (snapshot, round, game, white, black));
      break;
    case BRG_RESULT_WAY_REOPEN:
      refuse (window, _ ("Others have built on this result: open the round again to clear it."));
      break;
    case BRG_RESULT_WAY_BYE:
      refuse (window, _ ("A bye has no result to enter."));
      break;
    case BRG_RESULT_WAY_EVENT_CLOSED:
      refuse (window, _ ("The results of this event are approved."));
      break;
    default:
      g_return_if_reached ();
    }
}

gboolean
brg_result_entry_handle_key (BrgWindow *window,
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

  if ((state & (GDK_CONTROL_MASK | GDK_ALT_MASK)) != 0 || game->black == BRG_NOBODY)
    return GDK_EVENT_PROPAGATE;
  scheme_id = brg_preferences_dup (brg_window_get_preferences (window), "key-scheme");
  command = brg_key_scheme_look_up (brg_key_scheme_find (scheme_id),
                                    find_symbol (controller, keyval, keycode), is_on_pad (keyval));
  if (!brg_key_command_writes (&command))
    return GDK_EVENT_PROPAGATE;
  if (game->white == player)
    enter (window, round, game, command.white, command.black);
  else
    enter (window, round, game, command.black, command.white);
  return GDK_EVENT_STOP;
}
