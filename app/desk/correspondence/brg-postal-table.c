/* brg-postal-table.c - the chart of the time of both players as rows of text (table 2 of 10.3.6)
 *
 * Rules: rus-draughts-2022 10.3.6
 * Tests: tests/app/test-postal-table.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-postal-table.h"

static void
clear_cell (BrgPostalCell *cell)
{
  g_free (cell->received);
  g_free (cell->sent);
  g_free (cell->days);
  g_free (cell->total);
  g_free (cell->move);
}

static void
clear_row (gpointer data)
{
  BrgPostalTableRow *row = data;

  clear_cell (&row->cells[BRG_COLOUR_WHITE]);
  clear_cell (&row->cells[BRG_COLOUR_BLACK]);
}

static char *
dup_day (BrgPostalDay day)
{
  char text[BRG_POSTAL_DAY_LENGTH];

  return g_strdup (day != 0 ? brg_postal_day_write (day, text) : "–");
}

/* rus-draughts-2022 10.3.6: penalty days stand beside the days of the move. */
static void
fill_cell (BrgPostalCell *cell,
           const BrgPostalGame *game,
           const BrgPostalChart *chart,
           const BrgPostalPly *ply,
           BrgColour side)
{
  char move[BRG_POSTAL_MOVE_LENGTH];

  cell->letter = ply->letter;
  cell->received = dup_day (ply->received);
  cell->sent = dup_day (ply->sent);
  cell->days = ply->penalty > 0 ? g_strdup_printf ("%u+%u", ply->days, ply->penalty)
                                : g_strdup_printf ("%u", ply->days);
  cell->total = g_strdup_printf ("%u", ply->total);
  cell->move = g_strdup (brg_postal_move_write (game->variant, &ply->move, move));
  cell->is_overdue = chart->overdue[side].is_overdue && ply->is_dated &&
                     chart->overdue[side].letter == ply->letter;
}

GArray *
brg_postal_table_new (const BrgPostalGame *game, const BrgPostalChart *chart)
{
  GArray *rows = g_array_new (FALSE, TRUE, sizeof (BrgPostalTableRow));

  g_return_val_if_fail (game != NULL && chart != NULL, NULL);

  g_array_set_clear_func (rows, clear_row);
  for (guint i = 0; i < chart->plies->len; i++)
    {
      const BrgPostalPly *ply = &g_array_index (chart->plies, BrgPostalPly, i);
      BrgPostalTableRow row = { .number = i / 2 + 1 };
      BrgColour side = i % 2 == 0 ? BRG_COLOUR_WHITE : BRG_COLOUR_BLACK;

      if (side == BRG_COLOUR_WHITE)
        g_array_append_val (rows, row);
      fill_cell (&g_array_index (rows, BrgPostalTableRow, rows->len - 1).cells[side], game, chart,
                 ply, side);
    }
  return rows;
}
