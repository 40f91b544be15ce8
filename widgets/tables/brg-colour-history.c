/* brg-colour-history.c - which sides a player had, as squares
 *
 * Tests: tests/widgets/test-small-widgets.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-colour-history.h"

#include <math.h>

#include "brg-paint.h"
#include "brg-widget-palette.h"

/* Side of a square in a text of 10 pt. */
#define SQUARE 10

struct _BrgColourHistory
{
  GtkWidget parent_instance;

  char *history; /* owned */
};

G_DEFINE_FINAL_TYPE (BrgColourHistory, brg_colour_history, GTK_TYPE_WIDGET)

static double
get_size (BrgColourHistory *self)
{
  return MAX (round (SQUARE * brg_widget_palette_get_unit (GTK_WIDGET (self))), 4);
}

static void
brg_colour_history_measure (GtkWidget *widget,
                            GtkOrientation orientation,
                            int for_size G_GNUC_UNUSED,
                            int *minimum,
                            int *natural,
                            int *minimum_baseline G_GNUC_UNUSED,
                            int *natural_baseline G_GNUC_UNUSED)
{
  BrgColourHistory *self = BRG_COLOUR_HISTORY (widget);
  double size = get_size (self);

  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    size = brg_paint_get_history_width (self->history, size);
  *minimum = *natural = (int) size;
}

static void
brg_colour_history_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  BrgColourHistory *self = BRG_COLOUR_HISTORY (widget);
  double size = get_size (self);
  int width = gtk_widget_get_width (widget);
  int height = gtk_widget_get_height (widget);
  BrgPalette palette;
  cairo_t *cr;

  brg_widget_palette_load (widget, &palette);
  cr = gtk_snapshot_append_cairo (snapshot,
                                  &GRAPHENE_RECT_INIT (0, 0, (float) width, (float) height));
  brg_paint_history (cr, 0, floor ((height - size) / 2), size, self->history,
                     &palette.ink[BRG_INK_FG]);
  cairo_destroy (cr);
}

static void
brg_colour_history_finalize (GObject *object)
{
  g_free (BRG_COLOUR_HISTORY (object)->history);

  G_OBJECT_CLASS (brg_colour_history_parent_class)->finalize (object);
}

static void
brg_colour_history_class_init (BrgColourHistoryClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = brg_colour_history_finalize;
  widget_class->measure = brg_colour_history_measure;
  widget_class->snapshot = brg_colour_history_snapshot;
  gtk_widget_class_set_css_name (widget_class, "brg-colour-history");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
}

static void
brg_colour_history_init (BrgColourHistory *self)
{
  gtk_widget_set_valign (GTK_WIDGET (self), GTK_ALIGN_CENTER);
  gtk_widget_set_halign (GTK_WIDGET (self), GTK_ALIGN_START);
}

GtkWidget *
brg_colour_history_new (void)
{
  return g_object_new (BRG_TYPE_COLOUR_HISTORY, NULL);
}

void
brg_colour_history_set_history (BrgColourHistory *self, const char *history, const char *label)
{
  g_return_if_fail (BRG_IS_COLOUR_HISTORY (self));

  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  label != NULL ? label : "", -1);
  if (g_strcmp0 (self->history, history) == 0)
    return;
  g_free (self->history);
  self->history = g_strdup (history);
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

const char *
brg_colour_history_get_history (BrgColourHistory *self)
{
  g_return_val_if_fail (BRG_IS_COLOUR_HISTORY (self), NULL);

  return self->history;
}
