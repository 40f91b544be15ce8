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

/* Where a day of the letter is from that its writer did not give there. */
static BrgPostalMark
find_source (const BrgPostalChart *chart, guint letter, gboolean is_dispatch)
{
  for (guint i = 0; i < chart->dates->len; i++)
    {
      const BrgPostalDateLine *line = &g_array_index (chart->dates, BrgPostalDateLine, i);

      if (line->letter == letter && line->is_dispatch == is_dispatch && line->used != line->stated)
        return line->reason == BRG_POSTAL_DATE_SUPPLIED  ? BRG_POSTAL_MARK_SUPPLIED
               : line->reason == BRG_POSTAL_DATE_AVERAGE ? BRG_POSTAL_MARK_AVERAGE
                                                         : BRG_POSTAL_MARK_STAMP;
    }
  return BRG_POSTAL_MARK_NONE;
}

/* rus-draughts-2022 10.4.2: days of a break of either are charged to nobody. */
static gboolean
has_break (const BrgPostalChart *chart, BrgPostalDay received, BrgPostalDay sent)
{
  for (guint i = 0; i < chart->breaks->len; i++)
    {
      const BrgPostalBreakLine *line = &g_array_index (chart->breaks, BrgPostalBreakLine, i);

      if (line->days > 0 && line->from <= sent && line->to > received)
        return TRUE;
    }
  return FALSE;
}

static void
mark_cell (BrgPostalCell *cell, const BrgPostalChart *chart, const BrgPostalPly *ply)
{
  if (!ply->is_dated)
    return;
  cell->sent_mark = find_source (chart, ply->letter, TRUE);
  cell->received_mark = find_source (chart, ply->letter, FALSE);
  if (ply->letter == 1)
    cell->received_mark = BRG_POSTAL_MARK_START;
  else if (has_break (chart, ply->received, ply->sent))
    cell->received_mark = BRG_POSTAL_MARK_BREAK;
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
  mark_cell (cell, chart, ply);
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

static const char *const marks[BRG_N_POSTAL_MARKS] = {
  [BRG_POSTAL_MARK_NONE] = "",
  /* Translators: before the day on which play began */
  [BRG_POSTAL_MARK_START] = NC_ ("postal mark", "start"),
  /* Translators: a letter behind a day: break */
  [BRG_POSTAL_MARK_BREAK] = NC_ ("postal mark", "b"),
  /* Translators: a letter behind a day: postmark */
  [BRG_POSTAL_MARK_STAMP] = NC_ ("postal mark", "p"),
  /* Translators: letters behind a day: told in the next letter */
  [BRG_POSTAL_MARK_SUPPLIED] = NC_ ("postal mark", "t"),
  /* Translators: letters behind a day: by the average run of a letter */
  [BRG_POSTAL_MARK_AVERAGE] = NC_ ("postal mark", "a"),
};

char *
brg_postal_table_dup_day (const char *day, BrgPostalMark mark, const BrgWords *words)
{
  g_return_val_if_fail (day != NULL && mark < BRG_N_POSTAL_MARKS, NULL);

  if (mark == BRG_POSTAL_MARK_NONE)
    return g_strdup (day);
  if (mark == BRG_POSTAL_MARK_START)
    return g_strdup_printf ("%s %s", WC_ (words, "postal mark", marks[mark]), day);
  return g_strdup_printf ("%s %s", day, WC_ (words, "postal mark", marks[mark]));
}

static guint
sum_penalties (const BrgPostalChart *chart, BrgColour side)
{
  guint sum = 0;

  for (guint i = 0; i < chart->penalties->len; i++)
    {
      const BrgPostalPenalty *line = &g_array_index (chart->penalties, BrgPostalPenalty, i);

      sum += line->side == side && line->note == BRG_POSTAL_PENALTY_COUNTED ? line->days : 0;
    }
  return sum;
}

char *
brg_postal_table_dup_sums (const BrgPostalGame *game,
                           const BrgPostalChart *chart,
                           const BrgWords *words)
{
  char first[BRG_POSTAL_DAY_LENGTH];
  char last[BRG_POSTAL_DAY_LENGTH];
  g_autofree char *sums = NULL;
  g_autofree char *rest = NULL;
  guint breaks = 0;

  g_return_val_if_fail (game != NULL && chart != NULL, NULL);

  for (guint i = 0; i < chart->breaks->len; i++)
    breaks += g_array_index (chart->breaks, BrgPostalBreakLine, i).days;
  /* Translators: below a chart: days, moves and penalty days of White and Black */
  sums = g_strdup_printf (W_ (words, "Total %u/%u d., moves %u/%u, penalty %u/%u"),
                          chart->totals[BRG_COLOUR_WHITE], chart->totals[BRG_COLOUR_BLACK],
                          chart->n_moves[BRG_COLOUR_WHITE], chart->n_moves[BRG_COLOUR_BLACK],
                          sum_penalties (chart, BRG_COLOUR_WHITE),
                          sum_penalties (chart, BRG_COLOUR_BLACK));
  /* Translators: below a chart: days of breaks, first and last day of play */
  rest = g_strdup_printf (W_ (words, "breaks %u d.; start %s, end %s"), breaks,
                          brg_postal_day_write (game->start, first),
                          brg_postal_day_write (game->end, last));
  return g_strdup_printf ("%s, %s", sums, rest);
}
