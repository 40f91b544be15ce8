/* brg-man-palette.c - the men to set up a position with
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-man-palette.h"

#include <glib/gi18n.h>

#include "brg-board-words.h"
#include "brg-piece-image.h"

#define PIECE_SIZE 34

struct _BrgManPalette
{
  GtkWidget parent_instance;

  GtkWidget *grid; /* owned as a child */
  GtkToggleButton *move_button;
  GtkToggleButton *buttons[BRG_N_CHESS_MEN]; /* by man, 0 clears; NULL where there is none */
};

G_DEFINE_FINAL_TYPE (BrgManPalette, brg_man_palette, GTK_TYPE_WIDGET)

enum
{
  CHANGED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

static const BrgChessKind order[] = { BRG_CHESS_KING,   BRG_CHESS_QUEEN,  BRG_CHESS_ROOK,
                                      BRG_CHESS_BISHOP, BRG_CHESS_KNIGHT, BRG_CHESS_PAWN };

gboolean
brg_man_palette_get_man (BrgManPalette *self, BrgChessMan *man)
{
  g_return_val_if_fail (BRG_IS_MAN_PALETTE (self), FALSE);
  g_return_val_if_fail (man != NULL, FALSE);

  for (guint i = 0; i < BRG_N_CHESS_MEN; i++)
    if (self->buttons[i] != NULL && gtk_toggle_button_get_active (self->buttons[i]))
      {
        *man = (BrgChessMan) i;
        return TRUE;
      }
  return FALSE;
}

/* Two buttons change at once: one signal for both. */
static void
on_toggled (GtkToggleButton *button, BrgManPalette *self)
{
  if (gtk_toggle_button_get_active (button))
    g_signal_emit (self, signals[CHANGED], 0);
}

static GtkToggleButton *
add_button (BrgManPalette *self, GtkWidget *child, gint column, gint row)
{
  GtkWidget *button = gtk_toggle_button_new ();

  gtk_button_set_child (GTK_BUTTON (button), child);
  gtk_widget_add_css_class (button, "brg-man-button");
  if (self->move_button != NULL)
    gtk_toggle_button_set_group (GTK_TOGGLE_BUTTON (button), self->move_button);
  gtk_widget_set_focus_on_click (button, FALSE);
  g_signal_connect (button, "toggled", G_CALLBACK (on_toggled), self);
  gtk_grid_attach (GTK_GRID (self->grid), button, column, row, 1, 1);
  return GTK_TOGGLE_BUTTON (button);
}

static GtkToggleButton *
add_mode (BrgManPalette *self, const char *name, const char *tooltip, gint row)
{
  GtkToggleButton *button =
      add_button (self, gtk_label_new (name), (gint) G_N_ELEMENTS (order), row);

  gtk_widget_set_tooltip_text (GTK_WIDGET (button), tooltip);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  return button;
}

static void
add_man (BrgManPalette *self, BrgChessMan man, gint column, gint row)
{
  const char *name = brg_board_words_get_piece (brg_board_piece_of_man (man));
  g_autofree char *letters = brg_board_words_dup_letters (brg_chess_man_kind (man));
  g_autofree char *key = g_strndup (letters, (gsize) (g_utf8_next_char (letters) - letters));
  g_autofree char *tooltip = NULL;

  /* Translators: a piece and the key that puts it, for instance "white queen: Q" */
  tooltip = brg_chess_man_colour (man) == BRG_COLOUR_WHITE
                ? g_strdup_printf (_ ("%s: %s"), name, key)
                /* Translators: a piece and the key that puts it together with Shift */
                : g_strdup_printf (_ ("%s: Shift+%s"), name, key);
  self->buttons[man] = add_button (
      self, brg_piece_image_new (brg_board_piece_of_man (man), PIECE_SIZE), column, row);
  gtk_widget_set_tooltip_text (GTK_WIDGET (self->buttons[man]), tooltip);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->buttons[man]),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
}

static void
brg_man_palette_dispose (GObject *object)
{
  BrgManPalette *self = BRG_MAN_PALETTE (object);

  g_clear_pointer (&self->grid, gtk_widget_unparent);

  G_OBJECT_CLASS (brg_man_palette_parent_class)->dispose (object);
}

static void
brg_man_palette_class_init (BrgManPaletteClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = brg_man_palette_dispose;
  gtk_widget_class_set_layout_manager_type (GTK_WIDGET_CLASS (klass), GTK_TYPE_BIN_LAYOUT);
  signals[CHANGED] = g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL,
                                   NULL, NULL, G_TYPE_NONE, 0);
}

static void
brg_man_palette_init (BrgManPalette *self)
{
  self->grid = gtk_grid_new ();
  gtk_grid_set_row_spacing (GTK_GRID (self->grid), 4);
  gtk_grid_set_column_spacing (GTK_GRID (self->grid), 4);
  gtk_widget_set_parent (self->grid, GTK_WIDGET (self));
  self->move_button = add_mode (self, _ ("Move"), _ ("Move pieces on the board"), 0);
  self->buttons[0] = add_mode (self, _ ("Remove"), _ ("Remove pieces: Delete"), 1);
  for (guint i = 0; i < G_N_ELEMENTS (order); i++)
    {
      add_man (self, brg_chess_man (BRG_COLOUR_WHITE, order[i]), (gint) i, 0);
      add_man (self, brg_chess_man (BRG_COLOUR_BLACK, order[i]), (gint) i, 1);
    }
  gtk_toggle_button_set_active (self->move_button, TRUE);
}
