/* brg-badge-backs.c - what stands on the back of a badge
 *
 * Tests: tests/app/test-documents-cards.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-badge-backs.h"

#include "brg-date-words.h"
#include "brg-form-style.h"
#include "brg-timetable-words.h"

/* Millimetres on a badge. */
#define LEFT 4.8
#define RIGHT 85.0
#define NAME_LINE 9.0
#define CLUB_STEP 4.6
#define RULE_GAP 2.0
#define ROWS_GAP 1.6
#define BOTTOM 56.5
#define COLUMN_GAP 3.0
#define WHEN_WIDTH 0.42 /* of a column */

#define NAME_SIZE 13
#define CLUB_SIZE 9
#define ROW_SIZE 9.0
#define LEAST_ROW_SIZE 4.0
#define ROW_STEP 1.3 /* of the type */

/* So many rows stand in one column. */
#define MOST_IN_ONE 9

guint
brg_badge_backs_find_place (const BrgCardSheet *sheet, guint place)
{
  guint column;

  g_return_val_if_fail (sheet != NULL, place);

  column = place % sheet->n_across;
  return place - column + (sheet->n_across - 1 - column);
}

/* Name and club; returns where the timetable begins. */
static double
add_person (const BrgCard *card, const char *name, const char *club)
{
  BrgCardText text =
      brg_card_fit_lines (card, brg_card_sans (NAME_SIZE, TRUE), name, RIGHT - LEFT, 2);
  double y = brg_card_add_lines (card, &text, LEFT, NAME_LINE, RIGHT - LEFT, 0);

  if (club != NULL && *club != '\0')
    {
      text = brg_card_fit_lines (card, brg_card_sans (CLUB_SIZE, FALSE), club, RIGHT - LEFT, 2);
      y = brg_card_add_lines (card, &text, LEFT, y + CLUB_STEP, RIGHT - LEFT, 0);
    }
  y += RULE_GAP;
  brg_card_add_line (card, BRG_PRINT_PAGE_LINE_STRONG, LEFT, y, RIGHT, y);
  return y + ROWS_GAP;
}

/* "Mo 16.11. 10:00  Round 1" */
static void
add_row (const BrgCard *card,
         const BrgSnapshot *snapshot,
         const BrgWords *words,
         const BrgTimetableRow *row,
         double size,
         double x,
         double width,
         double y)
{
  const char *zone = snapshot->event->zone;
  g_autofree char *day = brg_timetable_words_day (row, zone);
  g_autofree char *date = brg_date_words_short_day (words, day);
  g_autofree char *hour = brg_timetable_words_hour (words, row, zone);
  g_autofree char *when = g_strdup_printf ("%s %s", date, hour);
  g_autofree char *title = brg_timetable_words_title (words, row);
  double when_width = width * WHEN_WIDTH;

  brg_card_add_text (card, brg_card_sans (size, FALSE), g_strchomp (when), x, y, when_width - 1, 0);
  brg_card_add_text (card, brg_card_sans (size, row->kind == BRG_TIMETABLE_ROUND), title,
                     x + when_width, y, width - when_width, 0);
}

void
brg_badge_backs_add (const BrgCard *card,
                     const BrgSnapshot *snapshot,
                     const BrgWords *words,
                     const char *name,
                     const char *club)
{
  const GPtrArray *rows;
  guint n_columns;
  guint n_down;
  double top;
  double width;
  double size = ROW_SIZE;

  g_return_if_fail (card != NULL && snapshot != NULL && words != NULL && name != NULL);

  rows = snapshot->timetable;
  n_columns = rows->len > MOST_IN_ONE ? 2 : 1;
  n_down = (rows->len + n_columns - 1) / n_columns;
  top = add_person (card, name, club);
  width = (RIGHT - LEFT - (n_columns - 1) * COLUMN_GAP) / n_columns;
  while (size > LEAST_ROW_SIZE && n_down * size * ROW_STEP / BRG_MM > BOTTOM - top)
    size -= 0.25;
  for (guint i = 0; i < rows->len; i++)
    {
      BrgType type = brg_card_sans (size, FALSE);
      double step = size * ROW_STEP / BRG_MM;

      add_row (card, snapshot, words, rows->pdata[i], size,
               LEFT + i / n_down * (width + COLUMN_GAP), width,
               top + i % n_down * step + brg_card_cap (type));
    }
}
