/* stage.c - a window to test widgets in
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "stage.h"

/* Of a machine that does much else at the same time. */
#define PATIENCE_S 60

static void
load_sheet (const char *name)
{
  g_autofree char *path = g_build_filename (g_getenv ("BRG_STYLE_DIR"), name, NULL);
  g_autoptr (GtkCssProvider) provider = gtk_css_provider_new ();

  gtk_css_provider_load_from_path (provider, path);
  gtk_style_context_add_provider_for_display (gdk_display_get_default (),
                                              GTK_STYLE_PROVIDER (provider),
                                              GTK_STYLE_PROVIDER_PRIORITY_APPLICATION);
}

void
stage_load_styles (const char *sheet)
{
  load_sheet ("style.css");
  if (sheet != NULL)
    load_sheet (sheet);
}

static gboolean
on_tick (GtkWidget *widget G_GNUC_UNUSED, GdkFrameClock *clock G_GNUC_UNUSED, gpointer user_data)
{
  gint *frames = user_data;

  ++*frames;
  return *frames < 2 ? G_SOURCE_CONTINUE : G_SOURCE_REMOVE;
}

void
stage_settle (GtkWidget *widget)
{
  gint64 end = g_get_monotonic_time () + PATIENCE_S * G_TIME_SPAN_SECOND;
  gint frames = 0;

  gtk_widget_add_tick_callback (widget, on_tick, &frames, NULL);
  while (frames < 2)
    {
      g_assert_cmpint (g_get_monotonic_time (), <, end);
      g_main_context_iteration (NULL, TRUE);
    }
  while (g_main_context_pending (NULL))
    g_main_context_iteration (NULL, FALSE);
}

/* GTK 4.8 asks where the pointer is over a popover that is just going away,
 * and then what lies there: two messages about one surface that is no more. */
static gboolean
is_fatal (const char *domain G_GNUC_UNUSED,
          GLogLevelFlags level G_GNUC_UNUSED,
          const char *message,
          gpointer data G_GNUC_UNUSED)
{
  static const char *const of_the_popover[] = {
    "gdk_surface_get_device_position: assertion 'GDK_IS_SURFACE",
    "_gtk_widget_find_at_coords: assertion 'GDK_IS_SURFACE",
  };

  for (gsize i = 0; i < G_N_ELEMENTS (of_the_popover); i++)
    if (g_str_has_prefix (message, of_the_popover[i]))
      return FALSE;
  return TRUE;
}

GtkWindow *
stage_new (GtkWidget *child, int width, int height)
{
  GtkWindow *window = GTK_WINDOW (gtk_window_new ());

  g_test_log_set_fatal_handler (is_fatal, NULL);
  /* Without decorations the window is as large as it was asked to be. */
  gtk_window_set_decorated (window, FALSE);
  gtk_window_set_default_size (window, width, height);
  gtk_window_set_child (window, child);
  gtk_window_present (window);
  stage_settle (child);
  return window;
}

static gboolean
press_in_model (GtkWidget *widget, GListModel *shortcuts, const char *trigger)
{
  for (guint i = 0; i < g_list_model_get_n_items (shortcuts); i++)
    {
      g_autoptr (GtkShortcut) shortcut = g_list_model_get_item (shortcuts, i);
      g_autofree char *keys = gtk_shortcut_trigger_to_string (gtk_shortcut_get_trigger (shortcut));

      if (g_strcmp0 (keys, trigger) == 0)
        return gtk_shortcut_action_activate (gtk_shortcut_get_action (shortcut), 0, widget,
                                             gtk_shortcut_get_arguments (shortcut));
    }
  return FALSE;
}

gboolean
stage_press (GtkWidget *widget, const char *trigger)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (widget);

  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, i);

      if (GTK_IS_SHORTCUT_CONTROLLER (controller) &&
          press_in_model (widget, G_LIST_MODEL (controller), trigger))
        return TRUE;
    }
  return FALSE;
}

void
stage_assert_dies (GtkWindow *window, GtkWidget *widget)
{
  gint64 end = g_get_monotonic_time () + PATIENCE_S * G_TIME_SPAN_SECOND;

  g_object_add_weak_pointer (G_OBJECT (widget), (gpointer *) &widget);
  gtk_window_destroy (window);
  while (widget != NULL && g_get_monotonic_time () < end)
    g_main_context_iteration (NULL, FALSE);
  g_assert_null (widget);
}
