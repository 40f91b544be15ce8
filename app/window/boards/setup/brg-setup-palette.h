/* brg-setup-palette.h - the pieces to set up a position with
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

#include "brg-setup.h"

G_BEGIN_DECLS

#define BRG_TYPE_SETUP_PALETTE (brg_setup_palette_get_type ())
G_DECLARE_FINAL_TYPE (BrgSetupPalette, brg_setup_palette, BRG, SETUP_PALETTE, GtkWidget)

/**
 * BrgSetupPalette:
 *
 * One of its buttons is pressed: to move pieces, to clear squares, or a piece to put. Signal
 * `changed`: another one is.
 */

/**
 * brg_setup_palette_set_rules:
 * @self: a palette
 * @rules: the family of games
 *
 * Fills it with pieces; to be called once.
 */
void brg_setup_palette_set_rules (BrgSetupPalette *self, const BrgSetupRules *rules);

/**
 * brg_setup_palette_get_piece:
 * @self: a palette
 * @piece: (out): the piece to be put on a square that is clicked, %BRG_PIECE_NONE to clear it
 *
 * Returns: whether a click puts or clears; %FALSE when pieces are moved
 */
gboolean brg_setup_palette_get_piece (BrgSetupPalette *self, BrgPiece *piece);

G_END_DECLS
