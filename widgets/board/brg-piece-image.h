/* brg-piece-image.h - one piece, as large as the text around wants it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

#include "brg-piece-paths.h"

G_BEGIN_DECLS

#define BRG_TYPE_PIECE_IMAGE (brg_piece_image_get_type ())
G_DECLARE_FINAL_TYPE (BrgPieceImage, brg_piece_image, BRG, PIECE_IMAGE, GtkWidget)

/**
 * brg_piece_image_new:
 * @piece: a piece
 * @size: side of its square, in pixels beside text of 10 pt at 96 dpi
 *
 * Draws a piece on a plate of its own, which is the same in light and dark. It has no name for a
 * screen reader: that is the button's around it.
 *
 * Returns: (transfer floating): a new image
 */
GtkWidget *brg_piece_image_new (BrgPiece piece, gint size);

G_END_DECLS
