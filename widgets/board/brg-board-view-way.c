/* brg-board-view-way.c - the board view: lifting a piece and leading it over its way
 *
 * Tests: tests/widgets/test-board-way.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-board-view-way.h"

#include "brg-board-view-private.h"

static void
set_lifted (BrgBoardView *self, gint square)
{
  gboolean is_other = square != self->lifted;

  self->lifted = square;
  brg_board_view_update (self);
  if (is_other)
    g_signal_emit (self, brg_board_view_signals[BRG_BOARD_VIEW_LIFTED_CHANGED], 0, square);
}

/* The handler may end the way or show it: it gets a copy. */
static void
tell (BrgBoardView *self)
{
  BrgBoardWay way = self->way;

  self->targets = (BrgBoardSet){ 0 };
  self->is_dragged = FALSE;
  brg_board_view_update (self);
  g_signal_emit (self, brg_board_view_signals[BRG_BOARD_VIEW_WAY_CHANGED], 0, &way);
}

gboolean
brg_board_view_put_back (BrgBoardView *self)
{
  g_return_val_if_fail (BRG_IS_BOARD_VIEW (self), FALSE);

  self->pressed = BRG_BOARD_NO_SQUARE;
  self->is_dragged = FALSE;
  if (self->way.n_squares == 0)
    return FALSE;
  self->way.n_squares = 0;
  self->targets = (BrgBoardSet){ 0 };
  set_lifted (self, BRG_BOARD_NO_SQUARE);
  return TRUE;
}

static gboolean
lift (BrgBoardView *self, gint square)
{
  BrgBoardWay way = { 1, { square } };
  BrgBoardSet targets = { 0 };
  gboolean was_dragged = self->way.n_squares > 1;

  if (self->find_targets == NULL || self->picture.pieces[square] == BRG_PIECE_NONE)
    return FALSE;
  self->find_targets (&way, &targets, self->targets_data);
  if (brg_board_set_is_empty (&targets))
    return FALSE;
  self->way = way;
  self->targets = targets;
  set_lifted (self, square);
  if (was_dragged)
    tell (self);
  return TRUE;
}

gboolean
brg_board_view_lead (BrgBoardView *self, gint square)
{
  if (self->way.n_squares == 0 || self->way.n_squares == BRG_BOARD_MAX_WAY ||
      !brg_board_set_has (&self->targets, square))
    return FALSE;
  self->way.squares[self->way.n_squares++] = square;
  tell (self);
  return TRUE;
}

static void
shorten (BrgBoardView *self, guint n_squares)
{
  self->way.n_squares = n_squares;
  tell (self);
}

gboolean
brg_board_view_step_back (BrgBoardView *self)
{
  if (self->way.n_squares < 2)
    return brg_board_view_put_back (self);
  shorten (self, self->way.n_squares - 1);
  return TRUE;
}

/* To an earlier square of the way, the last time the piece stood there. */
static gboolean
step_back_to (BrgBoardView *self, gint square)
{
  for (guint n = self->way.n_squares; n-- > 1;)
    if (self->way.squares[n - 1] == square)
      {
        shorten (self, n);
        return TRUE;
      }
  return FALSE;
}

/* What had been done is not lost by one click beside it; a piece that is merely lifted is put back.
 */
void
brg_board_view_activate (BrgBoardView *self, gint square)
{
  BrgBoardWay way = self->way;

  if (brg_board_picture_is_playable (&self->picture, square))
    g_signal_emit (self, brg_board_view_signals[BRG_BOARD_VIEW_SQUARE_ACTIVATED], 0, square);
  if (way.n_squares == 1 && self->way.n_squares == 1 && way.squares[0] == self->way.squares[0])
    brg_board_view_put_back (self);
}

/* Another own piece may be lifted instead of the first one: whether a player who touched the first
 * may do so is not the board's question. */
void
brg_board_view_choose (BrgBoardView *self, gint square)
{
  if (brg_board_view_lead (self, square))
    return;
  if (self->way.n_squares > 0 && square == self->lifted)
    brg_board_view_step_back (self);
  else if (!step_back_to (self, square) && !lift (self, square))
    brg_board_view_activate (self, square);
}

void
brg_board_view_set_picture (BrgBoardView *self, const BrgBoardPicture *picture)
{
  g_return_if_fail (BRG_IS_BOARD_VIEW (self));
  g_return_if_fail (picture != NULL && picture->n_files > 0 && picture->n_ranks > 0);

  brg_board_view_take_picture (self, picture);
  if (!brg_board_view_put_back (self))
    brg_board_view_update (self);
}

void
brg_board_view_show_way (BrgBoardView *self, const BrgBoardPicture *picture)
{
  gint last;

  g_return_if_fail (BRG_IS_BOARD_VIEW (self));
  g_return_if_fail (picture != NULL && picture->n_files > 0 && picture->n_ranks > 0);

  if (self->way.n_squares == 0)
    {
      brg_board_view_set_picture (self, picture);
      return;
    }
  brg_board_view_take_picture (self, picture);
  last = self->way.squares[self->way.n_squares - 1];
  g_return_if_fail (last < brg_board_picture_count_squares (picture));
  self->targets = (BrgBoardSet){ 0 };
  if (self->find_targets != NULL)
    self->find_targets (&self->way, &self->targets, self->targets_data);
  set_lifted (self, last);
}

const BrgBoardWay *
brg_board_view_get_way (BrgBoardView *self)
{
  g_return_val_if_fail (BRG_IS_BOARD_VIEW (self), NULL);

  return &self->way;
}
