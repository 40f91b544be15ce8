/* brg-date-words.h - dates in words, in the language of the document
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

#include "brg-words.h"

G_BEGIN_DECLS

/**
 * brg_date_words_day:
 * @words: words
 * @date: a day, `YYYY-MM-DD`
 *
 * Writes a day with the name of its month, `20 November 2026`, `20 ноября 2026 г.`; never by the
 * locale of the process.
 *
 * Returns: (transfer full): the text; a copy of @date when that is not a day
 */
char *brg_date_words_day (const BrgWords *words, const char *date);

/**
 * brg_date_words_weekday:
 * @words: words
 * @date: a day, `YYYY-MM-DD`
 *
 * Returns: (transfer full): its name, `Monday`; empty when @date is no day
 */
char *brg_date_words_weekday (const BrgWords *words, const char *date);

/**
 * brg_date_words_day_of_year:
 * @words: words
 * @date: a day, `YYYY-MM-DD`
 *
 * Returns: (transfer full): the day without the year, `20 November`; a copy of @date when that is
 *   not a day
 */
char *brg_date_words_day_of_year (const BrgWords *words, const char *date);

/**
 * brg_date_words_short_day:
 * @words: words
 * @date: a day, `YYYY-MM-DD`
 *
 * Returns: (transfer full): `Fr 20.11`, as narrow as it can be; a copy of @date when that is not a
 *   day
 */
char *brg_date_words_short_day (const BrgWords *words, const char *date);

/**
 * brg_date_words_figures:
 * @words: words
 * @date: a day, `YYYY-MM-DD`
 *
 * Returns: (transfer full): `21.03.2010`, for a narrow column; a copy of @date when that is not a
 *   day
 */
char *brg_date_words_figures (const BrgWords *words, const char *date);

/**
 * brg_date_words_range:
 * @words: words
 * @first: first day, `YYYY-MM-DD`
 * @last: last day, may be empty
 *
 * Writes the days of an event and names month and year once where both have the same,
 * `16 – 22 ноября 2026 г.`
 *
 * Returns: (transfer full): the text, empty when @first is
 */
char *brg_date_words_range (const BrgWords *words, const char *first, const char *last);

/**
 * brg_date_words_moment:
 * @utc: a moment, `YYYY-MM-DDThh:mm` with or without seconds, and `Z`
 * @zone: identifier of a time zone, `Europe/Moscow`; empty for the machine's
 *
 * Returns: (transfer full) (nullable): the moment there; %NULL when @utc is none
 */
GDateTime *brg_date_words_moment (const char *utc, const char *zone);

/**
 * brg_date_words_local_day:
 * @utc: a moment, `YYYY-MM-DDThh:mm` with or without seconds, and `Z`
 * @zone: identifier of a time zone, `Europe/Moscow`; empty for the machine's
 *
 * Returns: (transfer full) (nullable): the day there, `YYYY-MM-DD`; %NULL when @utc is no moment
 */
char *brg_date_words_local_day (const char *utc, const char *zone);

/**
 * brg_date_words_stamp:
 * @words: words
 * @utc: a moment
 * @zone: identifier of a time zone, empty for the machine's
 *
 * Returns: (transfer full) (nullable): date and time there in figures, `22.11.2026 17:40`; %NULL
 *   when @utc is no moment
 */
char *brg_date_words_stamp (const BrgWords *words, const char *utc, const char *zone);

/**
 * brg_date_words_read_moment:
 * @text: `22.11.2026 17:40`, as somebody typed it
 * @zone: identifier of a time zone, empty for the machine's
 * @today: (nullable): the day of `17:40` alone, which is no moment without one
 *
 * Returns: (transfer full) (nullable): the moment there; %NULL when @text is none, or says more
 */
GDateTime *brg_date_words_read_moment (const char *text, const char *zone, GDateTime *today);

/**
 * brg_date_words_hour:
 * @words: words
 * @utc: a moment
 * @zone: identifier of a time zone, empty for the machine's
 *
 * Returns: (transfer full) (nullable): the time of day there, `10:00`; %NULL when @utc is no moment
 */
char *brg_date_words_hour (const BrgWords *words, const char *utc, const char *zone);

G_END_DECLS
