/* brg-same-press.c - a key that is pressed twice by habit does one thing
 *
 * Who presses Ctrl+Enter twice decided an incident and closed the round with it: the second press
 * found the next step where the first one had found a sheet. No clock is asked: a slow machine or a
 * slow hand changes nothing.
 *
 * Tests: tests/gui/rounds.py, tests/gui/incidents.py
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-same-press.h"

#include <glib/gi18n.h>

#include "brg-compat.h"

/* Of a window: the press that brought it on show, and 1 for none. */
#define SHOWN_KEY "brg-same-press"

/* What was pressed in any window of the program; there is one keyboard. */
static struct
{
  guint number; /* of the press, from 2 */
  guint keyval;
  GdkModifierType held;
  gboolean is_current;  /* it is being handled now */
  gboolean is_repeated; /* the press before was the same */
  gboolean is_down;     /* not yet let go of */
  gboolean is_new;      /* pressed afresh, not held down */
  char *told;           /* (nullable): what was held back when the key was pressed last */
} press = { .number = 1 };

static gboolean
on_handled (gpointer data G_GNUC_UNUSED)
{
  press.is_current = FALSE;
  return G_SOURCE_REMOVE;
}

static void
note_key (GdkEvent *event)
{
  guint keyval = gdk_key_event_get_keyval (event);
  GdkModifierType held =
      gdk_event_get_modifier_state (event) & gtk_accelerator_get_default_mod_mask ();

  if (gdk_key_event_is_modifier (event))
    return;
  press.number++;
  press.is_repeated = keyval == press.keyval && held == press.held;
  press.is_new = !press.is_repeated || !press.is_down;
  press.keyval = keyval;
  press.held = held;
  press.is_down = TRUE;
  press.is_current = TRUE;
  if (!press.is_repeated)
    g_clear_pointer (&press.told, g_free);
  /* Before anything else that the main loop has to do. */
  g_idle_add_full (G_PRIORITY_HIGH, on_handled, NULL, NULL);
}

static gboolean
on_event (GtkEventController *controller G_GNUC_UNUSED, GdkEvent *event)
{
  switch ((int) gdk_event_get_event_type (event))
    {
    case GDK_KEY_PRESS:
      note_key (event);
      break;
    case GDK_KEY_RELEASE:
      if (gdk_key_event_get_keyval (event) == press.keyval)
        press.is_down = FALSE;
      break;
    case GDK_BUTTON_PRESS:
    case GDK_TOUCH_BEGIN:
      press.keyval = 0;
      g_clear_pointer (&press.told, g_free);
      break;
    }
  return GDK_EVENT_PROPAGATE;
}

/* The controller that was added last hears a key first, before the keys of actions. */
static void
on_mapped (GtkWidget *window)
{
  GtkEventController *controller;

  gboolean is_followed = g_object_get_data (G_OBJECT (window), SHOWN_KEY) != NULL;

  g_object_set_data (G_OBJECT (window), SHOWN_KEY,
                     GUINT_TO_POINTER (press.is_current ? press.number : 1));
  if (is_followed)
    return;
  controller = gtk_event_controller_legacy_new ();
  gtk_event_controller_set_propagation_phase (controller, GTK_PHASE_CAPTURE);
  g_signal_connect (controller, "event", G_CALLBACK (on_event), NULL);
  gtk_widget_add_controller (window, controller);
}

static void
on_windows_changed (GListModel *windows, guint position, guint removed G_GNUC_UNUSED, guint added)
{
  for (guint i = position; i < position + added; i++)
    {
      g_autoptr (GtkWidget) window = g_list_model_get_item (windows, i);

      g_signal_connect (window, "map", G_CALLBACK (on_mapped), NULL);
    }
}

void
brg_same_press_watch (void)
{
  GListModel *windows = gtk_window_get_toplevels ();

  g_signal_connect (windows, "items-changed", G_CALLBACK (on_windows_changed), NULL);
  on_windows_changed (windows, 0, 0, g_list_model_get_n_items (windows));
}

char *
brg_same_press_dup_hint (const char *what)
{
  g_auto (GStrv) parts = NULL;
  g_autofree char *plain = NULL;

  g_return_val_if_fail (what != NULL, NULL);

  parts = g_strsplit (what, "_", -1);
  plain = g_strjoinv ("", parts);
  /* Translators: the label of a button, "Close round 3" */
  return g_strdup_printf (_ ("%s: the same key once more"), plain);
}

gboolean
brg_same_press_opened (GtkWidget *window)
{
  g_return_val_if_fail (GTK_IS_WINDOW (window), FALSE);

  return press.is_current && press.is_repeated &&
         GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (window), SHOWN_KEY)) == press.number - 1;
}

gboolean
brg_same_press_must_wait (GtkWidget *button, const char *what)
{
  g_autofree char *hint = NULL;

  g_return_val_if_fail (GTK_IS_WIDGET (button) && what != NULL, FALSE);

  if (!press.is_current || !press.is_repeated)
    return FALSE;
  if (press.is_new && g_strcmp0 (press.told, what) == 0)
    {
      g_clear_pointer (&press.told, g_free);
      return FALSE;
    }
  g_free (press.told);
  press.told = g_strdup (what);
  hint = brg_same_press_dup_hint (what);
  gtk_widget_grab_focus (button);
  gtk_widget_error_bell (button);
  brg_compat_announce (button, hint);
  return TRUE;
}
