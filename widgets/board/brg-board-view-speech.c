/* brg-board-view-speech.c - the board view: what a screen reader says
 *
 * The board is one picture with a cursor: the description of the widget follows the cursor, so a
 * screen reader says each square as the arrows come to it.
 * Tests: tests/widgets/test-board-view.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-board-view-speech.h"

#include "brg-board-view-private.h"

/* The number in the corner of a square is its name. */
static char *
describe_plainly (const BrgBoardPicture *picture, gint square)
{
  if (picture->corners[square] != 0)
    return g_strdup_printf ("%d", picture->corners[square]);
  return g_strdup_printf ("%c%d",
                          brg_board_picture_get_file_letter (picture, square % picture->n_files),
                          square / picture->n_files + 1);
}

void
brg_board_view_update_speech (BrgBoardView *self)
{
  g_autofree char *sentence = NULL;

  sentence = self->describe != NULL
                 ? self->describe (&self->picture, self->cursor, self->lifted == self->cursor,
                                   self->describe_data)
                 : describe_plainly (&self->picture, self->cursor);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                  sentence, -1);
}

void
brg_board_view_clear_describe (BrgBoardView *self)
{
  if (self->describe_destroy != NULL)
    self->describe_destroy (self->describe_data);
  self->describe = NULL;
  self->describe_data = NULL;
  self->describe_destroy = NULL;
}

void
brg_board_view_set_describe (BrgBoardView *self,
                             BrgBoardDescribe describe,
                             gpointer user_data,
                             GDestroyNotify destroy)
{
  g_return_if_fail (BRG_IS_BOARD_VIEW (self));

  brg_board_view_clear_describe (self);
  self->describe = describe;
  self->describe_data = user_data;
  self->describe_destroy = destroy;
  brg_board_view_update_speech (self);
}

void
brg_board_view_set_label (BrgBoardView *self, const char *label)
{
  g_return_if_fail (BRG_IS_BOARD_VIEW (self));
  g_return_if_fail (label != NULL);

  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
}
