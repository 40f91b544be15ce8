/* brg-result-entry.c - result keys outside the page of rounds
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-result-entry.h"

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

gboolean
brg_result_entry_handle_key (BrgWindow *window,
                             GtkEventControllerKey *controller,
                             guint keyval,
                             guint keycode,
                             GdkModifierType state,
                             gint round G_GNUC_UNUSED,
                             const BrgGame *game,
                             gint player)
{
  BrgSession *session = brg_window_get_session (window);
  g_autofree char *scheme_id = NULL;
  BrgKeyCommand command;
  gboolean is_white = game->white == player;
  GError *error = NULL;
  gboolean done;

  if ((state & (GDK_CONTROL_MASK | GDK_ALT_MASK)) != 0 || game->black == BRG_NOBODY)
    return GDK_EVENT_PROPAGATE;
  scheme_id = brg_preferences_dup (brg_window_get_preferences (window), "key-scheme");
  command = brg_key_scheme_look_up (brg_key_scheme_find (scheme_id),
                                    find_symbol (controller, keyval, keycode), is_on_pad (keyval));
  if (!brg_key_command_writes (&command))
    return GDK_EVENT_PROPAGATE;
  done = brg_store_set_result (brg_session_get_store (session), game->id,
                               is_white ? command.white : command.black,
                               is_white ? command.black : command.white, &error);
  brg_session_finish (session, done, error);
  return GDK_EVENT_STOP;
}
