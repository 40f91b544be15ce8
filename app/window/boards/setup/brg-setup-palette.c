/* brg-setup-palette.c - the pieces to set up a position with
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-setup-palette.h"

#include <glib/gi18n.h>

#include "brg-board-words.h"
#include "brg-piece-image.h"

#define PIECE_SIZE 34
#define N_PIECES (BRG_N_PIECE_SHAPES << 1)

struct _BrgSetupPalette
{
  GtkWidget parent_instance;

  GtkWidget *grid; /* owned as a child */
  GtkToggleButton *move_button;
  GtkToggleButton *buttons[N_PIECES]; /* by piece, none clears; NULL where there is no button */
};

G_DEFINE_FINAL_TYPE (BrgSetupPalette, brg_setup_palette, GTK_TYPE_WIDGET)

enum
{
  CHANGED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

gboolean
brg_setup_palette_get_piece (BrgSetupPalette *self, BrgPiece *piece)
{
  g_return_val_if_fail (BRG_IS_SETUP_PALETTE (self), FALSE);
  g_return_val_if_fail (piece != NULL, FALSE);

  for (guint i = 0; i < N_PIECES; i++)
    if (self->buttons[i] != NULL && gtk_toggle_button_get_active (self->buttons[i]))
      {
        *piece = (BrgPiece) i;
        return TRUE;
      }
  return FALSE;
}

/* Two buttons change at once: one signal for both. */
static void
on_toggled (GtkToggleButton *button, BrgSetupPalette *self)
{
  if (gtk_toggle_button_get_active (button))
    g_signal_emit (self, signals[CHANGED], 0);
}

static GtkToggleButton *
add_button (BrgSetupPalette *self, GtkWidget *child, gint column, gint row)
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
add_mode (BrgSetupPalette *self, const char *name, const char *tooltip, gint column, gint row)
{
  GtkToggleButton *button = add_button (self, gtk_label_new (name), column, row);

  gtk_widget_set_tooltip_text (GTK_WIDGET (button), tooltip);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  return button;
}

static void
add_piece (BrgSetupPalette *self, const BrgSetupRules *rules, BrgPiece piece, gint column, gint row)
{
  const char *name = brg_board_words_get_piece (piece);
  g_autofree char *key = brg_setup_dup_key (rules, piece);
  g_autofree char *tooltip = NULL;

  /* Translators: a piece and the key that puts it, for instance "white queen: Q" */
  tooltip = g_strdup_printf (_ ("%s: %s"), name, key);
  self->buttons[piece] = add_button (self, brg_piece_image_new (piece, PIECE_SIZE), column, row);
  gtk_widget_set_tooltip_text (GTK_WIDGET (self->buttons[piece]), tooltip);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->buttons[piece]),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
}

void
brg_setup_palette_set_rules (BrgSetupPalette *self, const BrgSetupRules *rules)
{
  gint last;

  g_return_if_fail (BRG_IS_SETUP_PALETTE (self));
  g_return_if_fail (rules != NULL && self->move_button == NULL);

  last = (gint) rules->n_shapes;
  self->move_button =
      add_mode (self, _ ("Move"),
                rules->get_next != NULL ? _ ("Move pieces, place them on empty squares in turn")
                                        : _ ("Move pieces on the board"),
                last, 0);
  self->buttons[BRG_PIECE_NONE] =
      add_mode (self, _ ("Remove"), _ ("Remove pieces: Delete"), last, 1);
  for (gint i = 0; i < last; i++)
    {
      add_piece (self, rules, brg_piece (BRG_COLOUR_WHITE, rules->shapes[i]), i, 0);
      add_piece (self, rules, brg_piece (BRG_COLOUR_BLACK, rules->shapes[i]), i, 1);
    }
  gtk_toggle_button_set_active (self->move_button, TRUE);
}

static void
brg_setup_palette_dispose (GObject *object)
{
  BrgSetupPalette *self = BRG_SETUP_PALETTE (object);

  g_clear_pointer (&self->grid, gtk_widget_unparent);

  G_OBJECT_CLASS (brg_setup_palette_parent_class)->dispose (object);
}

static void
brg_setup_palette_class_init (BrgSetupPaletteClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = brg_setup_palette_dispose;
  gtk_widget_class_set_layout_manager_type (GTK_WIDGET_CLASS (klass), GTK_TYPE_BIN_LAYOUT);
  signals[CHANGED] = g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL,
                                   NULL, NULL, G_TYPE_NONE, 0);
}

static void
brg_setup_palette_init (BrgSetupPalette *self)
{
  self->grid = gtk_grid_new ();
  gtk_grid_set_row_spacing (GTK_GRID (self->grid), 4);
  gtk_grid_set_column_spacing (GTK_GRID (self->grid), 4);
  gtk_widget_set_parent (self->grid, GTK_WIDGET (self));
}
