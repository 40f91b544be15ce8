/* brg-postal-doubt-words.c - why a day of a letter is doubted, in the user's language
 *
 * Rules: rus-draughts-2022 10.3.2, 10.3.4
 * Tests: tests/data/test-postal-doubt.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-postal-doubt-words.h"

#include <glib/gi18n-lib.h>

/* Most name the day and the one that it contradicts. */
static const char *const texts[BRG_N_POSTAL_DOUBTS] = {
  /* Translators: a day, the first day of play */
  [BRG_POSTAL_DOUBT_BEFORE_START] = N_ ("The day %s is before the first day of play, %s (10.3.2)."),
  /* Translators: day of receipt, day of dispatch */
  [BRG_POSTAL_DOUBT_NOT_SENT_YET] = N_ ("Received on %s, but sent only on %s."),
  /* Translators: day of dispatch, day of receipt */
  [BRG_POSTAL_DOUBT_BEFORE_RECEIPT] = N_ ("Sent on %s, but the letter that it answers was "
                                          "received only on %s."),
  /* Translators: two days of dispatch */
  [BRG_POSTAL_DOUBT_BEFORE_DISPATCH] = N_ ("Sent on %s, but the letter before it only on %s."),
  /* Translators: a day, first or last day of play */
  [BRG_POSTAL_DOUBT_FAR] = N_ ("The day %s is more than a year from play (%s): check the year."),
  /* Translators: a day, today */
  [BRG_POSTAL_DOUBT_TOO_LATE] = N_ ("The day %s is long after today, %s: check the year."),
  /* Translators: a day, today */
  [BRG_POSTAL_DOUBT_FUTURE] = N_ ("The day %s is still to come, today is %s."),
  /* Translators: a day, the first day of play */
  [BRG_POSTAL_DOUBT_LONG_BEFORE] = N_ ("%s is long before the first day of play, %s."),
  /* Translators: first date of a letter, day of dispatch of the letter before it */
  [BRG_POSTAL_DOUBT_OTHER_DISPATCH] = N_ ("The first date is %s, but the letter before it was sent "
                                          "on %s."),
};

/* @text: a sentence with two days, from the table above */
static char *
dup_days (const char *text, const BrgPostalDoubt *doubt)
{
  g_auto (GStrv) parts = g_strsplit (text, "%s", 3);
  char day[BRG_POSTAL_DAY_LENGTH];
  char bound[BRG_POSTAL_DAY_LENGTH];

  g_return_val_if_fail (g_strv_length (parts) == 3, g_strdup (text));

  return g_strconcat (parts[0], brg_postal_day_write (doubt->day, day), parts[1],
                      brg_postal_day_write (doubt->bound, bound), parts[2], NULL);
}

char *
brg_postal_doubt_dup_words (const BrgPostalDoubt *doubt)
{
  guint days;

  g_return_val_if_fail (doubt != NULL && doubt->reason < BRG_N_POSTAL_DOUBTS, NULL);

  days = doubt->day - doubt->bound;
  if (doubt->reason == BRG_POSTAL_DOUBT_LONG_RUN)
    return g_strdup_printf (
        /* Translators: number of days */
        ngettext ("The letter ran %u day: after 40 it is repeated (10.3.4).",
                  "The letter ran %u days: after 40 it is repeated (10.3.4).", days),
        days);
  if (doubt->reason == BRG_POSTAL_DOUBT_LONG_THOUGHT)
    /* Translators: number of days */
    return g_strdup_printf (ngettext ("%u day for one answer.", "%u days for one answer.", days),
                            days);
  return dup_days (g_dgettext (GETTEXT_PACKAGE, texts[doubt->reason]), doubt);
}
