/* brg-board-view-private.h - what the files of the board view share
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-board-draw.h"
#include "brg-board-view.h"

G_BEGIN_DECLS

/*
 * BrgBoardView:
 * @picture: what is shown, with the widget's own marks
 * @given_way: the way that came with the picture, shown while none is open
 * @given_targets: likewise, where a stone may be placed
 * @texts: owned
 * @ground: owned; the board below a piece that is carried
 * @has_picture: whether a picture was set: from then on who sits below is the widget's own
 * @hides_targets: whether targets are not marked
 * @by_keys: whether the cursor is where the keys brought it, and shown
 * @cursor: square of the cursor
 * @way: what is open, without squares while nothing is lifted
 * @lifted: where the piece that is lifted stands on the picture; while the page has not yet
 *   answered to the last change of the way that is not its last square
 * @targets: where it may go on
 * @pressed: square of a lifted piece under the press that is still held
 * @press_x: where the press was, and
 * @press_y: how far down
 * @is_second: whether the press was on the piece that had been lifted before
 * @is_dragged: whether it is carried at @pointer_x, @pointer_y
 * @find_targets: asks the page, with @targets_data, owned if there is a @targets_destroy
 * @describe: asks the page, with @describe_data, owned if there is a @describe_destroy
 */
struct _BrgBoardView
{
  GtkWidget parent_instance;

  BrgBoardPicture picture;
  BrgBoardWay given_way;
  BrgBoardSet given_targets;
  BrgTextCache *texts;
  GskRenderNode *ground;
  gboolean has_picture;
  gboolean hides_targets;
  gboolean by_keys;
  gint cursor;
  BrgBoardWay way;
  gint lifted;
  BrgBoardSet targets;
  gint pressed;
  gboolean is_second;
  gboolean is_dragged;
  double press_x;
  double press_y;
  double pointer_x;
  double pointer_y;
  BrgBoardTargets find_targets;
  gpointer targets_data;
  GDestroyNotify targets_destroy;
  BrgBoardDescribe describe;
  gpointer describe_data;
  GDestroyNotify describe_destroy;
};

typedef enum
{
  BRG_BOARD_VIEW_WAY_CHANGED,
  BRG_BOARD_VIEW_SQUARE_ACTIVATED,
  BRG_BOARD_VIEW_LIFTED_CHANGED,
  BRG_BOARD_VIEW_THROWN_OFF,
  BRG_BOARD_VIEW_CURSOR_CHANGED,
  BRG_BOARD_VIEW_N_SIGNALS,
} BrgBoardViewSignal;

extern guint brg_board_view_signals[BRG_BOARD_VIEW_N_SIGNALS];

/* brg_board_view_get_layout: where the board is in the widget */
void brg_board_view_get_layout (BrgBoardView *self, BrgBoardLayout *layout);

/* brg_board_view_update: to be called after every change of what is lifted and where the cursor is
 */
void brg_board_view_update (BrgBoardView *self);

/* brg_board_view_move_cursor: sets it and tells; @square can be played on */
void brg_board_view_move_cursor (BrgBoardView *self, gint square);

/* brg_board_view_take_picture: copies what is shown, without looking at what is lifted */
void brg_board_view_take_picture (BrgBoardView *self, const BrgBoardPicture *picture);

/* brg_board_view_choose: what a click and Enter do; lifts, leads, steps back or activates */
void brg_board_view_choose (BrgBoardView *self, gint square);

/* brg_board_view_lead: puts what is lifted on @square if that is one of its targets */
gboolean brg_board_view_lead (BrgBoardView *self, gint square);

/* brg_board_view_step_back: the last square of the way is taken back; FALSE without a way */
gboolean brg_board_view_step_back (BrgBoardView *self);

/* brg_board_view_activate: tells of a square that is of no use to what is lifted */
void brg_board_view_activate (BrgBoardView *self, gint square);

/* brg_board_view_update_speech: what a screen reader says of the cursor's square */
void brg_board_view_update_speech (BrgBoardView *self);

void brg_board_view_clear_describe (BrgBoardView *self);

void brg_board_view_add_keys (GtkWidgetClass *widget_class);
void brg_board_view_add_pointer (BrgBoardView *self);

G_END_DECLS
