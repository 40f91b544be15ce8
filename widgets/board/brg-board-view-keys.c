/* brg-board-view-keys.c - the board view: moving the cursor and the pieces by keys
 *
 * Tests: tests/widgets/test-board-view.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-board-view-private.h"

typedef struct
{
  guint key;
  GdkModifierType modifiers;
  gint columns; /* how far, at most; the board's edge ends the way */
  gint rows;
} MoveKey;

#define FAR BRG_BOARD_MAX_SIDE

static const MoveKey move_keys[] = {
  { GDK_KEY_Left, 0, -1, 0 },
  { GDK_KEY_KP_Left, 0, -1, 0 },
  { GDK_KEY_Right, 0, 1, 0 },
  { GDK_KEY_KP_Right, 0, 1, 0 },
  { GDK_KEY_Up, 0, 0, -1 },
  { GDK_KEY_KP_Up, 0, 0, -1 },
  { GDK_KEY_Down, 0, 0, 1 },
  { GDK_KEY_KP_Down, 0, 0, 1 },
  { GDK_KEY_Home, 0, -FAR, 0 },
  { GDK_KEY_End, 0, FAR, 0 },
  { GDK_KEY_Home, GDK_CONTROL_MASK, -FAR, -FAR },
  { GDK_KEY_KP_Home, GDK_CONTROL_MASK, -FAR, -FAR },
  { GDK_KEY_End, GDK_CONTROL_MASK, FAR, FAR },
  { GDK_KEY_KP_End, GDK_CONTROL_MASK, FAR, FAR },
  { GDK_KEY_KP_Home, 0, -1, -1 },
  { GDK_KEY_KP_Page_Up, 0, 1, -1 },
  { GDK_KEY_KP_End, 0, -1, 1 },
  { GDK_KEY_KP_Page_Down, 0, 1, 1 },
};

/* The dark square of a row in a pair of columns, counted from the left. */
static gint
find_in_pair (const BrgBoardPicture *picture, gint pair, gint row)
{
  gint square = brg_board_picture_get_square (picture, 2 * pair, row);

  return brg_board_picture_is_playable (picture, square)
             ? square
             : brg_board_picture_get_square (picture, MIN (2 * pair + 1, picture->n_files - 1),
                                             row);
}

static gint
find_next (const BrgBoardPicture *picture, gint square, gint columns, gint rows)
{
  gint last_row = picture->n_ranks - 1;
  gint column, row, next;

  brg_board_picture_get_place (picture, square, &column, &row);
  if (ABS (columns) == 1 && ABS (rows) == 1)
    {
      next = brg_board_picture_get_square (picture, column + columns, row + rows);
      return next == BRG_BOARD_NO_SQUARE ? square : next;
    }
  row = CLAMP (row + rows, 0, last_row);
  if (picture->is_dark_only)
    return find_in_pair (picture, CLAMP (column / 2 + columns, 0, (picture->n_files - 1) / 2), row);
  return brg_board_picture_get_square (picture, CLAMP (column + columns, 0, picture->n_files - 1),
                                       row);
}

static gboolean
on_move_key (GtkWidget *widget, GVariant *args, gpointer user_data G_GNUC_UNUSED)
{
  BrgBoardView *self = BRG_BOARD_VIEW (widget);
  gint columns, rows;

  g_variant_get (args, "(ii)", &columns, &rows);
  self->by_keys = TRUE;
  brg_board_view_move_cursor (self, find_next (&self->picture, self->cursor, columns, rows));
  /* True at the edges too: else the window would take the arrow and move the focus away. */
  return TRUE;
}

static gboolean
on_enter_key (GtkWidget *widget, GVariant *args G_GNUC_UNUSED, gpointer user_data G_GNUC_UNUSED)
{
  BrgBoardView *self = BRG_BOARD_VIEW (widget);

  self->by_keys = TRUE;
  brg_board_view_update (self);
  brg_board_view_choose (self, self->cursor);
  return TRUE;
}

/* The cursor goes back with the piece. */
static gboolean
on_back_key (GtkWidget *widget, GVariant *args G_GNUC_UNUSED, gpointer user_data G_GNUC_UNUSED)
{
  BrgBoardView *self = BRG_BOARD_VIEW (widget);
  gint square = BRG_BOARD_NO_SQUARE;

  if (self->way.n_squares > 1)
    square = self->way.squares[self->way.n_squares - 2];
  if (!brg_board_view_step_back (self))
    return FALSE;
  if (square != BRG_BOARD_NO_SQUARE && self->lifted == square)
    brg_board_view_move_cursor (self, square);
  return TRUE;
}

void
brg_board_view_add_keys (GtkWidgetClass *widget_class)
{
  static const guint enter_keys[] = { GDK_KEY_Return, GDK_KEY_KP_Enter, GDK_KEY_ISO_Enter,
                                      GDK_KEY_space, GDK_KEY_KP_Space };

  for (gsize i = 0; i < G_N_ELEMENTS (move_keys); i++)
    gtk_widget_class_add_binding (widget_class, move_keys[i].key, move_keys[i].modifiers,
                                  on_move_key, "(ii)", move_keys[i].columns, move_keys[i].rows);
  for (gsize i = 0; i < G_N_ELEMENTS (enter_keys); i++)
    gtk_widget_class_add_binding (widget_class, enter_keys[i], 0, on_enter_key, NULL);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_Escape, 0, on_back_key, NULL);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_BackSpace, 0, on_back_key, NULL);
}
