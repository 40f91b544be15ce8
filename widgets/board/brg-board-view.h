/* brg-board-view.h - a board to look at and to move pieces on
 *
 * The widget knows no rules: it asks where a piece may go and tells what is wanted. A piece is
 * moved hop by hop with clicks, by dragging, or with the keys; nothing on the board changes until
 * the page shows another picture.
 *
 * A way begins when a piece is lifted. When the piece is put on one of its targets the way grows
 * and ::way-changed is emitted; it stays open until the page either sets another picture, which
 * ends it, or shows the board in the middle of the way: then the piece stands lifted where it came
 * to, and can go on from there. A piece on its way is stepped back by Escape, BackSpace, a
 * click on it, or on an earlier square of its way.
 *
 * Keys: arrows, Home and End (in the row), Ctrl+Home and Ctrl+End (corners) move a cursor, the
 * corner keys of the keypad move it askew. Where only dark squares are played on, Left and Right go
 * to the next dark square of the row, Up and Down to the one of the next row that stands in the
 * same pair of columns: so they go up and down the board in a straight band, and each takes back
 * what the other did. Enter and Space lift a piece and put it down. All other keys, and Escape and
 * BackSpace while nothing is lifted, are left to the page.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

#include "brg-board-picture.h"

G_BEGIN_DECLS

#define BRG_TYPE_BOARD_VIEW (brg_board_view_get_type ())
G_DECLARE_FINAL_TYPE (BrgBoardView, brg_board_view, BRG, BOARD_VIEW, GtkWidget)

/**
 * BrgBoardTargets:
 * @way: the squares a piece was dragged over, at least the one where it stands
 * @targets: (inout): empty; to be filled with the squares where it may go on from the end of @way
 * @user_data: what was given with the function
 *
 * Tells where a piece may go. A piece that may go nowhere cannot be lifted.
 */
typedef void (*BrgBoardTargets) (const BrgBoardWay *way, BrgBoardSet *targets, gpointer user_data);

/**
 * BrgBoardDescribe:
 * @picture: what is shown
 * @square: a square
 * @is_lifted: whether its piece is lifted
 * @user_data: what was given with the function
 *
 * Returns: (transfer full): one sentence about the square for a screen reader: its name, the piece,
 *   check, last move, whether what is lifted may go there (%BRG_BOARD_TARGET in the marks)
 */
typedef char *(*BrgBoardDescribe) (const BrgBoardPicture *picture,
                                   gint square,
                                   gboolean is_lifted,
                                   gpointer user_data);

/**
 * BrgBoardView::way-changed:
 * @self: the view
 * @way: a #BrgBoardWay of at least one square, good until the handler returns
 *
 * What is lifted was put on one of its targets, which is the last square of @way then, or was
 * stepped back, or another piece was lifted instead of one that had been dragged: then @way is
 * shorter. A page that takes a way for a move sets the picture after it; else it calls
 * brg_board_view_show_way() with what stands on the board at the end of @way, which is the picture
 * without a way when it has one square. Lifting the first piece is no change of a way.
 */

/**
 * BrgBoardView::square-activated:
 * @self: the view
 * @square: a square, a dark one where no other is played on
 *
 * A square was clicked, or Enter or Space pressed there, or a piece was dropped there, and no piece
 * was lifted or dragged by it. brg_board_view_get_way() still tells what had been lifted before. A
 * piece that was only lifted is put back afterwards; one that was dragged stays where it is.
 */

/**
 * BrgBoardView::lifted-changed:
 * @self: the view
 * @square: the square of the piece that is lifted, %BRG_BOARD_NO_SQUARE for none
 *
 * A piece was lifted, came to another square of its way, or was put down or back.
 */

/**
 * BrgBoardView::thrown-off:
 * @self: the view
 * @from: the square of the piece
 *
 * A piece that had not been led was dragged off the board and let go there.
 */

/**
 * BrgBoardView::cursor-changed:
 * @self: the view
 * @square: the square of the cursor
 *
 * The cursor went to another square, by keys or by the pointer.
 */

/**
 * brg_board_view_new:
 *
 * Returns: (transfer floating): a new view of an empty chessboard
 */
GtkWidget *brg_board_view_new (void);

/**
 * brg_board_view_get_picture:
 * @self: a #BrgBoardView
 *
 * Returns: (transfer none): what is shown, with the widget's own marks
 */
const BrgBoardPicture *brg_board_view_get_picture (BrgBoardView *self);

/**
 * brg_board_view_set_targets:
 * @self: a #BrgBoardView
 * @targets: (nullable): tells where a piece may go; without it no piece can be lifted
 * @user_data: passed to @targets
 * @destroy: (nullable): frees @user_data
 */
void brg_board_view_set_targets (BrgBoardView *self,
                                 BrgBoardTargets targets,
                                 gpointer user_data,
                                 GDestroyNotify destroy);

/**
 * brg_board_view_set_hides_targets:
 * @self: a #BrgBoardView
 * @hides_targets: whether squares where a piece may go are not marked, as in a set-up where that
 *   would be all
 */
void brg_board_view_set_hides_targets (BrgBoardView *self, gboolean hides_targets);

/**
 * brg_board_view_set_flipped:
 * @self: a #BrgBoardView
 * @is_flipped: whether Black sits below
 */
void brg_board_view_set_flipped (BrgBoardView *self, gboolean is_flipped);

/**
 * brg_board_view_get_flipped:
 * @self: a #BrgBoardView
 *
 * Returns: whether Black sits below
 */
gboolean brg_board_view_get_flipped (BrgBoardView *self);

/**
 * brg_board_view_set_cursor:
 * @self: a #BrgBoardView
 * @square: a square of the board that can be played on
 */
void brg_board_view_set_cursor (BrgBoardView *self, gint square);

/**
 * brg_board_view_get_cursor:
 * @self: a #BrgBoardView
 *
 * Returns: the square of the cursor
 */
gint brg_board_view_get_cursor (BrgBoardView *self);

/**
 * brg_board_view_get_lifted:
 * @self: a #BrgBoardView
 *
 * Returns: the square where the piece that is lifted stands on the picture, %BRG_BOARD_NO_SQUARE
 * for none
 */
gint brg_board_view_get_lifted (BrgBoardView *self);

/**
 * brg_board_view_get_square_area:
 * @self: a #BrgBoardView
 * @square: a square
 * @area: (out): where it is in the widget, for a popover to point at
 */
void brg_board_view_get_square_area (BrgBoardView *self, gint square, GdkRectangle *area);

/**
 * brg_board_view_find_square:
 * @self: a #BrgBoardView
 * @x: a point in the widget
 * @y: a point in the widget
 *
 * Returns: the square there, %BRG_BOARD_NO_SQUARE for none
 */
gint brg_board_view_find_square (BrgBoardView *self, double x, double y);

G_END_DECLS
