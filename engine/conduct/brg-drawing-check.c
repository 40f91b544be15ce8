/* brg-drawing-check.c - what a book says against a draw of lots as it was held
 *
 * Rules: rus-chess-2014 22.1, 22.3; rus-draughts-2022 12.2
 * Tests: tests/engine/test-drawing-check.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-drawing-check.h"

#include "brg-timetable-book.h"

static void
add (GArray *faults, BrgDrawingFaultKind kind, gint64 value, gint64 limit, const char *article)
{
  BrgDrawingFault fault = { kind, value, limit, article };

  g_array_append_val (faults, fault);
}

GArray *
brg_drawing_check (const BrgDrawingQuery *query)
{
  GArray *faults = g_array_new (FALSE, FALSE, sizeof (BrgDrawingFault));
  const BrgTimetableBook *book;
  gint64 least;

  g_return_val_if_fail (query != NULL && query->rulebook != NULL, faults);

  book = query->rulebook->timetable;
  least = book != NULL ? 60 * book->draw_hours : 0;
  /* rus-draughts-2022 12.2, rus-chess-2014 22.3: the draw is before the event, whatever the hours;
   * who draws when it begins draws no longer before it */
  if (query->has_start && query->minutes_before <= 0)
    add (faults, BRG_DRAWING_AFTER_START, -query->minutes_before, 0,
         book != NULL ? book->draw_article : NULL);
  /* rus-chess-2014 22.3: at least twelve hours before round 1 */
  else if (query->has_start && query->minutes_before < least)
    add (faults, BRG_DRAWING_LATE, query->minutes_before, least, book->draw_article);
  /* rus-chess-2014 22.1: open to players, spectators and the press */
  if (!query->is_open && book != NULL && book->open_article != NULL)
    add (faults, BRG_DRAWING_CLOSED, 0, 0, book->open_article);
  /* rus-chess-2014 22.3: all players are there */
  if (query->n_present < query->n_players && book != NULL && book->present_article != NULL)
    add (faults, BRG_DRAWING_ABSENT, query->n_players - query->n_present, 0, book->present_article);
  return faults;
}
