/* brg-rounds-lot.c - the opening that was drawn for a board: its position, its moves, who drew it
 *
 * Rules: rus-draughts-2022 5.4.1.3, 6.2.2
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-rounds-lot.h"

#include <glib/gi18n.h>

#include "brg-board-draw.h"
#include "brg-seal-draft.h"
#include "brg-text-cache.h"
#include "brg-widget-palette.h"

#define SIDE 112

struct _BrgRoundsLot
{
  GtkBox parent_instance;

  GtkWidget *board; /* owned as a child, as the label */
  GtkLabel *label;
  BrgBoardPicture picture;
  gboolean has_picture;
  char *shown; /* the position of the picture */
};

G_DEFINE_FINAL_TYPE (BrgRoundsLot, brg_rounds_lot, GTK_TYPE_BOX)

/* Small, and to be looked at only: the page of boards has the large one. */
static void
draw (GtkDrawingArea *area, cairo_t *cr, int width, int height, gpointer data)
{
  BrgRoundsLot *self = data;
  PangoContext *context = gtk_widget_get_pango_context (GTK_WIDGET (area));
  g_autoptr (BrgTextCache) texts = NULL;
  BrgBoardLayout layout;
  BrgPalette palette;

  if (!self->has_picture)
    return;
  texts = brg_text_cache_new (context);
  brg_widget_palette_load (GTK_WIDGET (area), &palette);
  brg_board_layout_fit (&layout, &self->picture, brg_text_cache_get_unit (texts), width, height,
                        BRG_PIECE_ON_SCREEN);
  brg_board_draw (cr, &self->picture, &layout, texts, &palette, BRG_PIECE_ON_SCREEN);
}

static void
show_position (BrgRoundsLot *self, const char *fen)
{
  g_autofree char *fault = NULL;

  if (g_strcmp0 (self->shown, fen) == 0)
    return;
  g_free (self->shown);
  self->shown = g_strdup (fen);
  self->has_picture =
      brg_seal_draft_show (BRG_DISCIPLINE_DRAUGHTS64, fen, NULL, &self->picture, &fault);
  self->picture.has_coordinates = FALSE;
  gtk_widget_queue_draw (self->board);
}

void
brg_rounds_lot_show (BrgRoundsLot *self, const BrgLot *lot)
{
  g_autofree char *text = NULL;

  g_return_if_fail (BRG_IS_ROUNDS_LOT (self));

  gtk_widget_set_visible (GTK_WIDGET (self), lot != NULL);
  if (lot == NULL)
    return;
  text = brg_opening_lots_dup_words (lot);
  gtk_label_set_text (self->label, text);
  show_position (self, lot->fen);
}

static void
brg_rounds_lot_finalize (GObject *object)
{
  g_free (BRG_ROUNDS_LOT (object)->shown);
  G_OBJECT_CLASS (brg_rounds_lot_parent_class)->finalize (object);
}

static void
brg_rounds_lot_class_init (BrgRoundsLotClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = brg_rounds_lot_finalize;
}

static void
brg_rounds_lot_init (BrgRoundsLot *self)
{
  gtk_box_set_spacing (GTK_BOX (self), 10);
  self->board =
      g_object_new (GTK_TYPE_DRAWING_AREA, "accessible-role", GTK_ACCESSIBLE_ROLE_IMG,
                    "content-width", SIDE, "content-height", SIDE, "valign", GTK_ALIGN_START, NULL);
  gtk_drawing_area_set_draw_func (GTK_DRAWING_AREA (self->board), draw, self, NULL);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->board), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ ("Position of the opening"), -1);
  self->label = GTK_LABEL (gtk_label_new (NULL));
  gtk_label_set_xalign (self->label, 0.0f);
  gtk_label_set_wrap (self->label, TRUE);
  gtk_label_set_max_width_chars (self->label, 14);
  gtk_label_set_wrap_mode (self->label, PANGO_WRAP_WORD_CHAR);
  gtk_widget_set_hexpand (GTK_WIDGET (self->label), TRUE);
  gtk_widget_set_valign (GTK_WIDGET (self->label), GTK_ALIGN_START);
  gtk_widget_add_css_class (GTK_WIDGET (self->label), "brg-small");
  gtk_box_append (GTK_BOX (self), self->board);
  gtk_box_append (GTK_BOX (self), GTK_WIDGET (self->label));
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
}
