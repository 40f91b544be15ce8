/* brg-postal-table.h - the chart of the time of both players as rows of text (table 2 of 10.3.6)
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-postal-desk.h"

G_BEGIN_DECLS

/**
 * BrgPostalCell:
 * @received: day of receipt, empty for none
 * @sent: day of dispatch
 * @days: days for the move; penalty days stand beside them, `5+6`
 * @total: days so far
 * @move: the move
 * @letter: number of the letter that brought it, 0 for none
 * @is_overdue: whether the time was over with it
 *
 * A player's half of a row.
 */
typedef struct
{
  char *received;
  char *sent;
  char *days;
  char *total;
  char *move;
  guint letter;
  gboolean is_overdue;
} BrgPostalCell;

/**
 * BrgPostalTableRow:
 * @number: number of the move
 * @cells: by #BrgColour
 */
typedef struct
{
  guint number;
  BrgPostalCell cells[3];
} BrgPostalTableRow;

/**
 * brg_postal_table_new:
 * @game: a game
 * @chart: its chart
 *
 * Returns: (transfer full) (element-type BrgPostalTableRow): its rows
 */
GArray *brg_postal_table_new (const BrgPostalGame *game, const BrgPostalChart *chart);

G_END_DECLS
