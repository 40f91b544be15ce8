/* brg-wall-view.h - a sheet of the wall, drawn as large as its window
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

#include "brg-wall.h"

G_BEGIN_DECLS

#define BRG_TYPE_WALL_VIEW (brg_wall_view_get_type ())
G_DECLARE_FINAL_TYPE (BrgWallView, brg_wall_view, BRG, WALL_VIEW, GtkDrawingArea)

/**
 * BrgWallSheet:
 * @kind: the list
 * @sheet: which sheet of it, from 0; of a list in parts the parts of its columns follow each other
 * @n_sheets: how many it has
 * @seconds_left: seconds until the next one, 0 while nothing turns
 * @is_dark: whether it is light on dark
 *
 * What of the wall is on show.
 */
typedef struct
{
  BrgWallKind kind;
  guint sheet;
  guint n_sheets;
  guint seconds_left;
  guint seconds;
  gboolean is_dark;
} BrgWallSheet;

/**
 * brg_wall_view_show:
 * @self: a view
 * @wall: what is on the wall; has to live until another one is shown
 * @sheet: what of it is on show; copied
 * @announcement: what the arbiter announces, may be empty
 */
void brg_wall_view_show (BrgWallView *self,
                         const BrgWall *wall,
                         const BrgWallSheet *sheet,
                         const char *announcement);

/**
 * brg_wall_view_find_rows:
 * @wall: a wall
 * @sheet: a sheet of it
 * @first: (out): its first row
 *
 * Returns: how many rows stand on it
 */
guint brg_wall_view_find_rows (const BrgWall *wall, const BrgWallSheet *sheet, guint *first);

/**
 * brg_wall_view_count_sheets:
 * @wall: a wall
 * @kind: a list
 *
 * Returns: how many sheets it takes, 0 for one that there is not
 */
guint brg_wall_view_count_sheets (const BrgWall *wall, BrgWallKind kind);

G_END_DECLS
