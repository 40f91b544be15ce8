/* brg-timetable-book.h - what a book says of the days of an event
 *
 * For brg-timetable-check.c and the files of the books.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-rulebook.h"

G_BEGIN_DECLS

/**
 * BrgTimetableBook:
 * @blind_minutes: the most minutes of play a day of players who do not see, 0 for no limit
 * @blind_article: (nullable): book id and article on that
 * @draw_hours: the least hours between the draw and the first round, 0 where the book is silent
 * @draw_article: (nullable): book id and article on that
 * @before_article: (nullable): book id and article by which representatives meet and lots are drawn
 *   before the event
 * @admission_article: (nullable): book id and article on when the admission committee meets
 * @open_article: (nullable): book id and article by which everybody may watch the draw
 * @present_article: (nullable): book id and article by which the players are at the draw
 * @lots_article: (nullable): book id and article by which the numbers are drawn by lot
 * @call_article: (nullable): book id and article on what is said before a round begins
 * @travel_article: (nullable): book id and article by which the days of arrival and of departure
 *   are never changed
 */
struct _BrgTimetableBook
{
  gint blind_minutes;
  const char *blind_article;
  gint draw_hours;
  const char *draw_article;
  const char *before_article;
  const char *admission_article;
  const char *open_article;
  const char *present_article;
  const char *lots_article;
  const char *call_article;
  const char *travel_article;
};

G_END_DECLS
