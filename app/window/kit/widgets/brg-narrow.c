/* brg-narrow.c - what gives way when a window is narrow
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-narrow.h"

#include "brg-ui.h"

/* Freed with the widget. */
typedef struct
{
  GtkWidget *widget;
  GdkSurface *surface; /* owned while the widget is realized */
  double width;
  BrgNarrowFunc func;
  gpointer data;
  gboolean is_known;
  gboolean is_narrow;
  guint source;
} Watch;

static gboolean
update (gpointer data)
{
  Watch *watch = data;
  GtkWidget *root = GTK_WIDGET (gtk_widget_get_root (watch->widget));
  gboolean is_narrow;

  watch->source = 0;
  is_narrow = gtk_widget_get_width (root) / brg_ui_get_text_scale (watch->widget) < watch->width;
  if (watch->is_known && is_narrow == watch->is_narrow)
    return G_SOURCE_REMOVE;
  watch->is_known = TRUE;
  watch->is_narrow = is_narrow;
  watch->func (is_narrow, watch->data);
  return G_SOURCE_REMOVE;
}

/* Not while the window is being laid out: what is visible would change under it. */
static void
on_layout (Watch *watch)
{
  if (watch->source == 0)
    watch->source = g_idle_add_full (G_PRIORITY_HIGH_IDLE, update, watch, NULL);
}

static void
on_realized (Watch *watch)
{
  GtkNative *native = GTK_NATIVE (gtk_widget_get_root (watch->widget));

  watch->surface = g_object_ref (gtk_native_get_surface (native));
  g_signal_connect_swapped (watch->surface, "layout", G_CALLBACK (on_layout), watch);
  on_layout (watch);
}

static void
let_go (Watch *watch)
{
  g_clear_handle_id (&watch->source, g_source_remove);
  if (watch->surface != NULL)
    g_signal_handlers_disconnect_by_data (watch->surface, watch);
  g_clear_object (&watch->surface);
}

static void
free_watch (gpointer data, GClosure *closure G_GNUC_UNUSED)
{
  let_go (data);
  g_free (data);
}

void
brg_narrow_watch (GtkWidget *widget, double width, BrgNarrowFunc func, gpointer data)
{
  Watch *watch;

  g_return_if_fail (GTK_IS_WIDGET (widget) && func != NULL);

  watch = g_new0 (Watch, 1);
  watch->widget = widget;
  watch->width = width;
  watch->func = func;
  watch->data = data;
  g_signal_connect_swapped (widget, "unrealize", G_CALLBACK (let_go), watch);
  g_signal_connect_data (widget, "realize", G_CALLBACK (on_realized), watch, free_watch,
                         G_CONNECT_SWAPPED | G_CONNECT_AFTER);
}

static void
hide_or_show (gboolean is_narrow, gpointer data)
{
  gtk_widget_set_visible (data, !is_narrow);
}

void
brg_narrow_hide (GtkWidget *window, GtkWidget *widget, double width)
{
  brg_narrow_watch (window, width, hide_or_show, widget);
}
