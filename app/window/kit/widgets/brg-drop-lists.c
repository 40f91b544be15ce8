/* brg-drop-lists.c - lists that drop down go by the keys while the pointer rests
 *
 * Tests: tests/gui/look.py
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-drop-lists.h"

#include "brg-ui.h"

#define WATCH_KEY "brg-drop-list"

/* Where the pointer is, in the popover. */
typedef struct
{
  GtkWidget *list; /* not owned: it owns this */
  double x;
  double y;
} Watch;

static gboolean
on_key_pressed (gpointer data,
                guint keyval G_GNUC_UNUSED,
                guint keycode G_GNUC_UNUSED,
                GdkModifierType state G_GNUC_UNUSED)
{
  Watch *watch = data;

  gtk_widget_set_can_target (watch->list, FALSE);
  return GDK_EVENT_PROPAGATE;
}

static void
on_pointer (GtkEventControllerMotion *controller G_GNUC_UNUSED, double x, double y, gpointer data)
{
  Watch *watch = data;

  if (x == watch->x && y == watch->y)
    return;
  watch->x = x;
  watch->y = y;
  gtk_widget_set_can_target (watch->list, TRUE);
}

static void
watch_list (GtkWidget *list, GtkWidget *popover)
{
  GtkEventController *motion = gtk_event_controller_motion_new ();
  Watch *watch = g_new0 (Watch, 1);

  watch->list = list;
  g_object_set_data_full (G_OBJECT (list), WATCH_KEY, watch, g_free);
  gtk_event_controller_set_propagation_phase (motion, GTK_PHASE_CAPTURE);
  g_signal_connect (motion, "enter", G_CALLBACK (on_pointer), watch);
  g_signal_connect (motion, "motion", G_CALLBACK (on_pointer), watch);
  gtk_widget_add_controller (popover, motion);
  brg_ui_add_keys (popover, GTK_PHASE_CAPTURE, G_CALLBACK (on_key_pressed), watch);
}

static gboolean
on_widget_mapped (GSignalInvocationHint *hint G_GNUC_UNUSED,
                  guint n_values G_GNUC_UNUSED,
                  const GValue *values,
                  gpointer data G_GNUC_UNUSED)
{
  GtkWidget *widget = g_value_get_object (&values[0]);
  GtkWidget *popover;

  if (!GTK_IS_LIST_VIEW (widget) ||
      !gtk_list_view_get_single_click_activate (GTK_LIST_VIEW (widget)) ||
      g_object_get_data (G_OBJECT (widget), WATCH_KEY) != NULL)
    return TRUE;
  popover = gtk_widget_get_ancestor (widget, GTK_TYPE_POPOVER);
  if (popover != NULL)
    watch_list (widget, popover);
  return TRUE;
}

void
brg_drop_lists_follow_keys (void)
{
  gpointer klass = g_type_class_ref (GTK_TYPE_WIDGET);

  g_signal_add_emission_hook (g_signal_lookup ("map", GTK_TYPE_WIDGET), 0, on_widget_mapped, NULL,
                              NULL);
  g_type_class_unref (klass);
}
