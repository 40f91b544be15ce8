/* brg-postal-table.h - the chart of the time of both players as rows of text (table 2 of 10.3.6)
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-postal-desk.h"
#include "brg-words.h"

G_BEGIN_DECLS

/**
 * BrgPostalMark:
 * @BRG_POSTAL_MARK_NONE: nothing
 * @BRG_POSTAL_MARK_START: play or his time began that day: nobody received anything
 * @BRG_POSTAL_MARK_BREAK: days of a break between receipt and dispatch are not charged
 * @BRG_POSTAL_MARK_STAMP: the day is that of the postmark, and not the one that he wrote
 * @BRG_POSTAL_MARK_SUPPLIED: he left it out and gave it in his next letter
 * @BRG_POSTAL_MARK_AVERAGE: he left it out: by the average run of a letter
 *
 * What is told beside a day.
 */
typedef enum
{
  BRG_POSTAL_MARK_NONE,
  BRG_POSTAL_MARK_START,
  BRG_POSTAL_MARK_BREAK,
  BRG_POSTAL_MARK_STAMP,
  BRG_POSTAL_MARK_SUPPLIED,
  BRG_POSTAL_MARK_AVERAGE,
} BrgPostalMark;

#define BRG_N_POSTAL_MARKS (BRG_POSTAL_MARK_AVERAGE + 1)

/**
 * BrgPostalCell:
 * @received: day of receipt, empty for none
 * @sent: day of dispatch
 * @days: days for the move; penalty days stand beside them, `5+6`
 * @total: days so far
 * @move: the move
 * @letter: number of the letter that brought it, 0 for none
 * @received_mark: what is told of the receipt
 * @sent_mark: of the dispatch
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
  BrgPostalMark received_mark;
  BrgPostalMark sent_mark;
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

/**
 * brg_postal_table_dup_day:
 * @day: a day of a cell
 * @mark: what is told of it
 * @words: a language
 *
 * Returns: (transfer full): both, as "start 01.03.2026" or "06.10.2026 p"
 */
char *brg_postal_table_dup_day (const char *day, BrgPostalMark mark, const BrgWords *words);

/**
 * brg_postal_table_dup_sums:
 * @game: a game
 * @chart: its chart
 * @words: a language
 *
 * Returns: (transfer full): the line below the rows: days, moves, penalty days, days of breaks,
 *   first and last day of play
 */
char *brg_postal_table_dup_sums (const BrgPostalGame *game,
                                 const BrgPostalChart *chart,
                                 const BrgWords *words);

G_END_DECLS
