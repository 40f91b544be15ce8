/* brg-board-thumb.h - a small picture of a board in a list
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

#include "brg-board-picture.h"

G_BEGIN_DECLS

#define BRG_TYPE_BOARD_THUMB (brg_board_thumb_get_type ())
G_DECLARE_FINAL_TYPE (BrgBoardThumb, brg_board_thumb, BRG, BOARD_THUMB, GtkWidget)

/**
 * brg_board_thumb_new:
 * @picture: (nullable): a board, drawn without coordinates; %NULL for an empty place
 * @side: its side in pixels of text at 100 %
 * @label: what it shows, for a screen reader
 *
 * A board that takes no focus and no clicks.
 *
 * Returns: (transfer floating): the widget
 */
GtkWidget *brg_board_thumb_new (const BrgBoardPicture *picture, double side, const char *label);

/** brg_board_thumb_set_picture: Shows another board */
void brg_board_thumb_set_picture (BrgBoardThumb *self, const BrgBoardPicture *picture);

G_END_DECLS
