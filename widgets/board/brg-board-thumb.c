/* brg-board-thumb.c - a small picture of a board in a list
 *
 * Tests: tests/gui/contest-composing.py
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-board-thumb.h"

#include "brg-board-draw.h"
#include "brg-widget-palette.h"

#include <math.h>

struct _BrgBoardThumb
{
  GtkWidget parent_instance;

  BrgBoardPicture picture;
  gboolean has_picture;
  double side;
  BrgTextCache *texts; /* owned, NULL until something is drawn */
};

G_DEFINE_FINAL_TYPE (BrgBoardThumb, brg_board_thumb, GTK_TYPE_WIDGET)

static void
brg_board_thumb_measure (GtkWidget *widget,
                         GtkOrientation orientation G_GNUC_UNUSED,
                         int for_size G_GNUC_UNUSED,
                         int *minimum,
                         int *natural,
                         int *minimum_baseline G_GNUC_UNUSED,
                         int *natural_baseline G_GNUC_UNUSED)
{
  *minimum = (int) round (BRG_BOARD_THUMB (widget)->side * brg_widget_palette_get_unit (widget));
  *natural = *minimum;
}

static void
brg_board_thumb_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  BrgBoardThumb *self = BRG_BOARD_THUMB (widget);
  float width = (float) gtk_widget_get_width (widget);
  float height = (float) gtk_widget_get_height (widget);
  PangoContext *context = gtk_widget_get_pango_context (widget);
  BrgBoardLayout layout;
  BrgPalette palette;
  cairo_t *cr;

  if (!self->has_picture)
    return;
  if (self->texts != NULL && !brg_text_cache_is_current (self->texts, context))
    g_clear_pointer (&self->texts, brg_text_cache_free);
  if (self->texts == NULL)
    self->texts = brg_text_cache_new (context);
  brg_board_layout_fit (&layout, &self->picture, brg_widget_palette_get_unit (widget), width,
                        height, BRG_PIECE_ON_SCREEN);
  brg_widget_palette_load (widget, &palette);
  cr = gtk_snapshot_append_cairo (snapshot, &GRAPHENE_RECT_INIT (0, 0, width, height));
  brg_board_draw (cr, &self->picture, &layout, self->texts, &palette, BRG_PIECE_ON_SCREEN);
  cairo_destroy (cr);
}

static void
brg_board_thumb_finalize (GObject *object)
{
  g_clear_pointer (&BRG_BOARD_THUMB (object)->texts, brg_text_cache_free);
  G_OBJECT_CLASS (brg_board_thumb_parent_class)->finalize (object);
}

static void
brg_board_thumb_class_init (BrgBoardThumbClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = brg_board_thumb_finalize;
  widget_class->measure = brg_board_thumb_measure;
  widget_class->snapshot = brg_board_thumb_snapshot;
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
}

static void
brg_board_thumb_init (BrgBoardThumb *self)
{
  gtk_widget_set_valign (GTK_WIDGET (self), GTK_ALIGN_CENTER);
  gtk_widget_set_halign (GTK_WIDGET (self), GTK_ALIGN_CENTER);
}

void
brg_board_thumb_set_picture (BrgBoardThumb *self, const BrgBoardPicture *picture)
{
  g_return_if_fail (BRG_IS_BOARD_THUMB (self) && picture != NULL);

  self->picture = *picture;
  self->has_picture = TRUE;
  self->picture.has_coordinates = FALSE;
  for (gint i = 0; i < brg_board_picture_count_squares (picture); i++)
    self->picture.corners[i] = 0;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

GtkWidget *
brg_board_thumb_new (const BrgBoardPicture *picture, double side, const char *label)
{
  BrgBoardThumb *self;

  g_return_val_if_fail (side > 0 && label != NULL, NULL);

  self = g_object_new (BRG_TYPE_BOARD_THUMB, NULL);
  self->side = side;
  if (picture != NULL)
    brg_board_thumb_set_picture (self, picture);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
  return GTK_WIDGET (self);
}
