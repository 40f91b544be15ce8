/* brg-man-palette.h - the men to set up a position with
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

#include "brg-chess.h"

G_BEGIN_DECLS

#define BRG_TYPE_MAN_PALETTE (brg_man_palette_get_type ())
G_DECLARE_FINAL_TYPE (BrgManPalette, brg_man_palette, BRG, MAN_PALETTE, GtkWidget)

/**
 * BrgManPalette:
 *
 * One of its buttons is pressed: to move men, to clear squares, or a man to put. Signal `changed`:
 * another one is.
 */

/**
 * brg_man_palette_get_man:
 * @self: a palette
 * @man: (out): the man to be put on a square that is clicked, 0 to clear it
 *
 * Returns: whether a click puts or clears; %FALSE when men are moved
 */
gboolean brg_man_palette_get_man (BrgManPalette *self, BrgChessMan *man);

G_END_DECLS
