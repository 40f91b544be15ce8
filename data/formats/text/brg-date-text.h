/* brg-date-text.h - dates as they stand in files
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * brg_date_text_normalise:
 * @text: (nullable): a date as somebody wrote it
 *
 * Understands day, month, year and year, month, day with points, slashes, hyphens or blanks between
 * them (`28. 07. 2005`, `1969.12.06`, `2026-09-12`), months by name in English, Russian and
 * Ukrainian (`May 29, 2020`, `29 мая 2020 г.`), a year alone, and a time of day after a full date,
 * which is dropped. Month and day 00 mean that only the year is known. Years have four digits. The
 * American order of numbers is not understood: it cannot be told from the European one.
 *
 * Returns: (transfer full) (nullable): `YYYY-MM-DD` or `YYYY`; %NULL when @text is no date
 */
char *brg_date_text_normalise (const char *text);

/**
 * brg_date_text_normalise_short:
 * @text: (nullable): a date as somebody wrote it
 *
 * The same, and also `YY/MM/DD` of report files, meant for rounds: years 1950 to 2049.
 *
 * Returns: (transfer full) (nullable): `YYYY-MM-DD` or `YYYY`; %NULL when @text is no date
 */
char *brg_date_text_normalise_short (const char *text);

/**
 * brg_date_text_normalise_birth:
 * @text: (nullable): a date of birth as somebody wrote it
 * @is_guess: (out): whether the year had two digits, `5.3.11`, and the century is the one in which
 *   somebody who plays today can have been born
 *
 * Returns: (transfer full) (nullable): what brg_date_text_normalise() gives, also for such years
 */
char *brg_date_text_normalise_birth (const char *text, gboolean *is_guess);

/**
 * brg_date_text_is_birth:
 * @date: a date as brg_date_text_normalise() gives it
 * @day: (nullable): the first day of an event, as such a date; %NULL for today
 *
 * Returns: whether somebody who plays then can have been born on @date
 */
gboolean brg_date_text_is_birth (const char *date, const char *day);

/** brg_date_text_dup_today: Returns: (transfer full): the day it is here, `YYYY-MM-DD` */
char *brg_date_text_dup_today (void);

G_END_DECLS
