/* brg-postal-day.h - days of the calendar in play by correspondence
 *
 * A day is a number, so that days are counted by taking one from the other: no hour, no time zone,
 * no change of the clocks can come between.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * BrgPostalDay:
 *
 * A day as GLib counts them, 1 is 1 January of the year 1; 0 is none.
 */
typedef guint32 BrgPostalDay;

/**
 * BRG_POSTAL_DAY_LENGTH:
 *
 * Room for a day as text, with the final nul.
 */
#define BRG_POSTAL_DAY_LENGTH 16

/**
 * brg_postal_day_read:
 * @text: `DD.MM.YYYY`
 * @day: (out): the day; untouched on failure
 *
 * Returns: whether it is a day that exists, written with exactly ten characters
 */
gboolean brg_postal_day_read (const char *text, BrgPostalDay *day);

/**
 * brg_postal_day_write:
 * @day: a day, or 0
 * @text: (out): `DD.MM.YYYY`, or `-` for none
 *
 * Returns: @text
 */
const char *brg_postal_day_write (BrgPostalDay day, char text[BRG_POSTAL_DAY_LENGTH]);

/**
 * brg_postal_day_get_year:
 * @day: a day, not 0
 *
 * Returns: its year
 */
guint brg_postal_day_get_year (BrgPostalDay day);

/**
 * brg_postal_day_is_in_range:
 * @day: a day, not 0
 *
 * Nobody plays before or after.
 *
 * Returns: whether it is of the years 1900 to 2999
 */
gboolean brg_postal_day_is_in_range (BrgPostalDay day);

/**
 * brg_postal_day_add_months:
 * @day: a day, not 0
 * @n_months: how many
 *
 * Returns: the same day of a later month, or the last one that the month has
 */
BrgPostalDay brg_postal_day_add_months (BrgPostalDay day, guint n_months);

G_END_DECLS
