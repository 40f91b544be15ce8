/* brg-piece-image.c - one piece, as large as the text around wants it
 *
 * Tests: tests/widgets/test-move-choice.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-piece-image.h"

#include <math.h>

#include "brg-paint.h"
#include "brg-widget-palette.h"

struct _BrgPieceImage
{
  GtkWidget parent_instance;

  BrgPiece piece;
  gint size;
};

G_DEFINE_FINAL_TYPE (BrgPieceImage, brg_piece_image, GTK_TYPE_WIDGET)

/* The dark square of a board: men of both colours are clear on it; stones lie on wood. */
static const BrgInk plate = { 0x93 / 255.0, 0xa9 / 255.0, 0x8c / 255.0, 1 };
static const BrgInk wood = { 0xec / 255.0, 0xd9 / 255.0, 0xb0 / 255.0, 1 };

#define PLATE_RADIUS 4

static gint
get_side (BrgPieceImage *self)
{
  return (gint) round (self->size * brg_widget_palette_get_unit (GTK_WIDGET (self)));
}

static void
brg_piece_image_measure (GtkWidget *widget,
                         GtkOrientation orientation G_GNUC_UNUSED,
                         int for_size G_GNUC_UNUSED,
                         int *minimum,
                         int *natural,
                         int *minimum_baseline G_GNUC_UNUSED,
                         int *natural_baseline G_GNUC_UNUSED)
{
  *minimum = get_side (BRG_PIECE_IMAGE (widget));
  *natural = *minimum;
}

static void
brg_piece_image_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  BrgPieceImage *self = BRG_PIECE_IMAGE (widget);
  gint width = gtk_widget_get_width (widget);
  gint height = gtk_widget_get_height (widget);
  gint side = MIN (get_side (self), MIN (width, height));
  gint x = (width - side) / 2;
  gint y = (height - side) / 2;
  cairo_t *cr = gtk_snapshot_append_cairo (
      snapshot, &GRAPHENE_RECT_INIT (0, 0, (float) width, (float) height));

  brg_paint_rounded_path (cr, x, y, side, side, PLATE_RADIUS);
  brg_paint_set_ink (cr, brg_piece_shape (self->piece) == BRG_PIECE_SHAPE_STONE ? &wood : &plate);
  cairo_fill (cr);
  brg_piece_draw (cr, self->piece, x, y, side, BRG_PIECE_ON_SCREEN);
  cairo_destroy (cr);
}

static void
brg_piece_image_class_init (BrgPieceImageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->measure = brg_piece_image_measure;
  widget_class->snapshot = brg_piece_image_snapshot;
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
brg_piece_image_init (BrgPieceImage *self)
{
  gtk_widget_set_can_target (GTK_WIDGET (self), FALSE);
}

GtkWidget *
brg_piece_image_new (BrgPiece piece, gint size)
{
  BrgPieceImage *self;

  g_return_val_if_fail (brg_piece_shape (piece) < BRG_N_PIECE_SHAPES, NULL);
  g_return_val_if_fail (size > 0, NULL);

  self = g_object_new (BRG_TYPE_PIECE_IMAGE, NULL);
  self->piece = piece;
  self->size = size;
  return GTK_WIDGET (self);
}
