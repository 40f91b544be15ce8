/* brg-move-lines.h - moves in lines: two columns of the game, variations in paragraphs
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * BrgListedMove:
 * @id: what the caller knows the move by, more than 0
 * @number: number of the move
 * @is_second: whether it belongs to the player who moves second
 * @is_alone: whether it has a number of its own, as in renju, not one with the opponent's
 * @depth: 0 for the game itself, 1 for a variation of it, 2 for a variation of that
 * @begins: whether a variation begins with it
 * @text: the move as it is written
 * @mark: (nullable): a few words beside it, "2nd time"; only in the game itself
 * @remark: (nullable): what was said about it
 *
 * A move of a list, of any game. The moves follow each other as they are read: a variation comes
 * after the move that it replaces.
 */
typedef struct
{
  guint id;
  guint number;
  gboolean is_second;
  gboolean is_alone;
  guint depth;
  gboolean begins;
  char *text;
  char *mark;
  char *remark;
} BrgListedMove;

/**
 * brg_listed_moves_new:
 *
 * Returns: (transfer full) (element-type BrgListedMove): an empty list that owns its texts
 */
GArray *brg_listed_moves_new (void);

/**
 * BrgMoveSpan:
 * @index: index of the move in the list
 * @start: where it begins in the text of the paragraph, in bytes
 * @end: where it ends
 */
typedef struct
{
  guint index;
  guint start;
  guint end;
} BrgMoveSpan;

/**
 * BrgMoveLine:
 * @number: number of the move of a row; 0 for a paragraph
 * @first: index of the first player's move in the row, -1 for none
 * @second: index of the second player's move in the row, -1 for none
 * @text: (nullable): a paragraph: variations and remarks
 * @spans: (nullable) (element-type BrgMoveSpan): where moves stand in it
 *
 * A line as it is shown.
 */
typedef struct
{
  guint number;
  gint first;
  gint second;
  GString *text;
  GArray *spans;
} BrgMoveLine;

/**
 * brg_move_lines_new:
 * @moves: (element-type BrgListedMove): the moves
 *
 * Arranges the moves of the game in rows of two. A variation or a remark is a paragraph below the
 * row that it belongs to; variations within it stand in brackets. A row that is interrupted so is
 * taken up in a new one.
 *
 * Returns: (transfer full) (element-type BrgMoveLine): the lines
 */
GArray *brg_move_lines_new (GArray *moves);

G_END_DECLS
