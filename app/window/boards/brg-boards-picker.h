/* brg-boards-picker.h - which board is on the desk
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

#include "brg-snapshot.h"

G_BEGIN_DECLS

#define BRG_TYPE_BOARDS_PICKER (brg_boards_picker_get_type ())
G_DECLARE_FINAL_TYPE (BrgBoardsPicker, brg_boards_picker, BRG, BOARDS_PICKER, GtkWidget)

/**
 * BrgBoardsPicker:
 *
 * A button with the number of the board; pressed it lists the boards of the round, to be found by
 * number or name.
 *
 * Signals:
 * - `picked` (gint64 pairing): a board was chosen; 0 for the arbiter's own.
 */

/**
 * brg_boards_picker_show:
 * @self: a picker
 * @snapshot: a group
 * @round: number of a round, 0 for none
 * @pairing_id: the board on the desk, 0 for the arbiter's own
 * @meeting_game: game of the meeting on it, from 1
 */
void brg_boards_picker_show (BrgBoardsPicker *self,
                             BrgSnapshot *snapshot,
                             gint round,
                             gint64 pairing_id,
                             gint meeting_game);

/**
 * brg_boards_picker_open:
 * @self: a picker
 *
 * Opens the list.
 */
void brg_boards_picker_open (BrgBoardsPicker *self);

G_END_DECLS
