/* true-places.c - makes GTK 4.10 and later tell where widgets are
 *
 * GTK adds up the places of a widget and of those around it, and leaves out what lies between the
 * border of each and its contents: the sum is wrong by all paddings on the way, and so is what it
 * finds at a point. A walk that uses the mouse needs the place. This is a module of GIO for the
 * program that is driven (gui_drive.py); GTK 4.8 is right by itself.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <gtk/gtk.h>

/* What the two functions below are called is up to GIO. */
void g_io_trueplaces_load (GIOModule *module);
void g_io_trueplaces_unload (GIOModule *module);

#if GTK_CHECK_VERSION(4, 10, 0)
typedef gboolean (*GetBounds) (GtkAccessible *self, int *x, int *y, int *width, int *height);

static GetBounds get_bounds_of_gtk;

/* The next widget above it that is in the accessible tree; pages of stacks are in it, but no
 * widgets. */
static GtkWidget *
find_above (GtkWidget *widget)
{
  g_autoptr (GtkAccessible) above = gtk_accessible_get_accessible_parent (GTK_ACCESSIBLE (widget));

  if (above != NULL && !GTK_IS_WIDGET (above))
    return gtk_widget_get_parent (widget);
  return above != NULL ? GTK_WIDGET (above) : NULL;
}

/* From border to border. */
static gboolean
get_bounds (GtkAccessible *self, int *x, int *y, int *width, int *height)
{
  GtkWidget *widget = GTK_WIDGET (self);
  GtkWidget *above = find_above (widget);
  graphene_rect_t own;
  graphene_rect_t outer;

  if (above == NULL)
    above = widget;
  if (!gtk_widget_get_realized (widget) || !gtk_widget_compute_bounds (widget, above, &own) ||
      !gtk_widget_compute_bounds (above, above, &outer))
    return FALSE;
  *x = (int) (own.origin.x - outer.origin.x);
  *y = (int) (own.origin.y - outer.origin.y);
  *width = (int) own.size.width;
  *height = (int) own.size.height;
  return TRUE;
}

/* Classes that come to life later take it over from their parents. */
static void
correct (GType type)
{
  gpointer klass = g_type_class_peek (type);
  GtkAccessibleInterface *iface =
      klass != NULL ? g_type_interface_peek (klass, GTK_TYPE_ACCESSIBLE) : NULL;
  g_autofree GType *children = g_type_children (type, NULL);

  if (iface != NULL && iface->get_bounds == get_bounds_of_gtk)
    iface->get_bounds = get_bounds;
  for (guint i = 0; children[i] != 0; i++)
    correct (children[i]);
}

static gboolean
on_idle (gpointer data G_GNUC_UNUSED)
{
  GtkAccessibleInterface *iface =
      g_type_interface_peek (g_type_class_ref (GTK_TYPE_WIDGET), GTK_TYPE_ACCESSIBLE);

  get_bounds_of_gtk = iface->get_bounds;
  correct (GTK_TYPE_WIDGET);
  return G_SOURCE_REMOVE;
}
#endif

G_MODULE_EXPORT void
g_io_trueplaces_load (GIOModule *module)
{
  g_type_module_use (G_TYPE_MODULE (module));
#if GTK_CHECK_VERSION(4, 10, 0)
  g_idle_add_full (G_PRIORITY_HIGH, on_idle, NULL, NULL);
#endif
}

G_MODULE_EXPORT void
g_io_trueplaces_unload (GIOModule *module G_GNUC_UNUSED)
{
}
