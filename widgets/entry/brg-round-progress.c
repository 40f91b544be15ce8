/* brg-round-progress.c - how much of a round is in
 *
 * Tests: tests/widgets/test-small-widgets.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-round-progress.h"

#include <glib/gi18n.h>
#include <math.h>

#include "brg-paint.h"
#include "brg-widget-palette.h"

struct _BrgRoundProgress
{
  GtkWidget parent_instance;

  GtkWidget *bar;   /* owned as a child */
  GtkWidget *label; /* owned as a child */
  guint entered;
  guint adjourned;
  guint total;
};

G_DEFINE_FINAL_TYPE (BrgRoundProgress, brg_round_progress, GTK_TYPE_WIDGET)

static void
draw_bar (GtkDrawingArea *area, cairo_t *cr, int width, int height, gpointer user_data)
{
  BrgRoundProgress *self = user_data;
  double unit = brg_widget_palette_get_unit (GTK_WIDGET (area));
  double step = self->total > 0 ? (double) width / self->total : 0;
  double done = round (self->entered * step);
  /* One game of sixty must still be seen. */
  double adjourned =
      self->adjourned > 0 ? MIN (MAX (round (self->adjourned * step), 4 * unit), width - done) : 0;
  BrgPalette palette;

  brg_widget_palette_load (GTK_WIDGET (area), &palette);
  brg_paint_rounded_path (cr, 0, 0, width, height, height);
  cairo_clip (cr);
  brg_paint_box (cr, 0, 0, width, height, &palette.ink[BRG_INK_NEUTRAL_BG]);
  brg_paint_box (cr, 0, 0, done, height, &palette.ink[BRG_INK_ACCENT]);
  brg_paint_box (cr, done, 0, adjourned, height, &palette.ink[BRG_INK_ADJOURNED_BG]);
  brg_paint_hatch (cr, done, 0, adjourned, height, 3 * unit, 1.2 * unit,
                   &palette.ink[BRG_INK_ADJOURNED]);
  if (palette.high_contrast)
    brg_paint_ring (cr, 0, 0, width, height, height, 1, &palette.ink[BRG_INK_FG]);
}

static void
brg_round_progress_dispose (GObject *object)
{
  BrgRoundProgress *self = BRG_ROUND_PROGRESS (object);

  g_clear_pointer (&self->bar, gtk_widget_unparent);
  g_clear_pointer (&self->label, gtk_widget_unparent);

  G_OBJECT_CLASS (brg_round_progress_parent_class)->dispose (object);
}

static void
brg_round_progress_class_init (BrgRoundProgressClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = brg_round_progress_dispose;
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BOX_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "brg-round-progress");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PROGRESS_BAR);
}

static char *
dup_count (guint entered, guint total)
{
  /* Translators: results that are in, of all results of the round: "43 of 60" */
  return g_strdup_printf (C_ ("results", "%u of %u"), entered, total);
}

static void
update_text (BrgRoundProgress *self)
{
  g_autofree char *text = dup_count (self->entered, self->total);
  g_autofree char *longest = dup_count (self->total, self->total);

  gtk_label_set_text (GTK_LABEL (self->label), text);
  /* What stands beside it does not move when the count grows. */
  gtk_label_set_width_chars (GTK_LABEL (self->label), (int) g_utf8_strlen (longest, -1));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_VALUE_MIN, 0.0,
                                  GTK_ACCESSIBLE_PROPERTY_VALUE_MAX, (double) self->total,
                                  GTK_ACCESSIBLE_PROPERTY_VALUE_NOW, (double) self->entered,
                                  GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT, text, -1);
}

static void
brg_round_progress_init (BrgRoundProgress *self)
{
  GtkBoxLayout *layout = GTK_BOX_LAYOUT (gtk_widget_get_layout_manager (GTK_WIDGET (self)));

  gtk_box_layout_set_spacing (layout, 10);
  self->bar = gtk_drawing_area_new ();
  gtk_widget_add_css_class (self->bar, "brg-round-bar");
  gtk_widget_set_valign (self->bar, GTK_ALIGN_CENTER);
  gtk_drawing_area_set_draw_func (GTK_DRAWING_AREA (self->bar), draw_bar, self, NULL);
  gtk_widget_set_parent (self->bar, GTK_WIDGET (self));
  self->label = gtk_label_new (NULL);
  gtk_label_set_xalign (GTK_LABEL (self->label), 0);
  gtk_widget_set_parent (self->label, GTK_WIDGET (self));
  update_text (self);
}

GtkWidget *
brg_round_progress_new (void)
{
  return g_object_new (BRG_TYPE_ROUND_PROGRESS, NULL);
}

void
brg_round_progress_set (BrgRoundProgress *self, guint entered, guint adjourned, guint total)
{
  g_return_if_fail (BRG_IS_ROUND_PROGRESS (self));
  g_return_if_fail (entered + adjourned <= total);

  self->entered = entered;
  self->adjourned = adjourned;
  self->total = total;
  update_text (self);
  gtk_widget_queue_draw (self->bar);
}
