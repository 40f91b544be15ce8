/* brg-postal-doubt-words.c - why a day of a letter is doubted, in words
 *
 * Rules: rus-draughts-2022 10.3.2, 10.3.4, 10.3.8, 10.5.4, 10.5.5, 10.5.8
 * Tests: tests/data/test-postal-doubt.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-postal-doubt-words.h"

#include <glib/gi18n-lib.h>

/* They name the day and the one that it contradicts; what has none counts days. */
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
  /* Translators: a day, day of dispatch of a letter */
  [BRG_POSTAL_DOUBT_TOLD_EARLY] = N_ ("The secretary was told on %s, but the letter was sent only "
                                      "on %s (10.3.6)."),
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
  /* Translators: day of an adjudication */
  [BRG_POSTAL_DOUBT_AGAINST_BOTH] = N_ ("Decided on %s otherwise than both players assess the "
                                        "position: check the result (10.5.4)."),
  /* Translators: day of an adjudication, day of receipt of an analysis */
  [BRG_POSTAL_DOUBT_BEFORE_ANALYSIS] = N_ ("Decided on %s, but an analysis came only on %s "
                                           "(10.5.5)."),
  /* Translators: day of an adjudication, last day of a month */
  [BRG_POSTAL_DOUBT_MONTH_OVER] = N_ ("Decided on %s, but the month for it was over on %s "
                                      "(10.5.5)."),
  /* Translators: day of a decision, last day of a term */
  [BRG_POSTAL_DOUBT_TERM_RUNS] = N_ ("Decided on %s, but the accused may protest against the claim "
                                     "until %s (10.3.8)."),
  /* Translators: day of a decision, last day of a term */
  [BRG_POSTAL_DOUBT_MINUS_EARLY] = N_ ("Minus of %s, but the players may send the record or the "
                                       "analysis until %s (10.5.8)."),
  /* Translators: day of a protest, last day of its term */
  [BRG_POSTAL_DOUBT_LATE_PROTEST] = N_ ("The protest of %s is late: its term was over on %s."),
  /* Translators: day of a claim or a protest: "Материалы от %s неполны, но не отмечено, чего нет
   * (10.3.6)." */
  [BRG_POSTAL_DOUBT_UNMARKED] =
      N_ ("The materials of %s are not complete, but it is not marked what "
          "is missing (10.3.6)."),
};

/* As on paper, where the first is a language: in English, or in that of the user. */
#define WN_(is_english, one, many, n) choose_number (is_english, one, many, n)

static const char *
choose_number (gboolean is_english, const char *one, const char *many, guint n)
{
  if (is_english)
    return n == 1 ? one : many;
  return g_dngettext (GETTEXT_PACKAGE, one, many, n);
}

/* @pattern: a sentence with @sign once or twice */
static char *
dup_filled (const char *pattern, const char *sign, const char *first, const char *second)
{
  g_auto (GStrv) parts = g_strsplit (pattern, sign, 3);
  gboolean has_second = g_strv_length (parts) == 3;

  g_return_val_if_fail (g_strv_length (parts) > 1, g_strdup (pattern));

  return g_strconcat (parts[0], first, parts[1], has_second ? second : NULL,
                      has_second ? parts[2] : NULL, NULL);
}

static char *
dup_counted (const BrgPostalDoubt *doubt, gboolean is_english)
{
  guint n_days = doubt->day - doubt->bound;
  g_autofree char *days = g_strdup_printf ("%u", n_days);
  g_autofree char *limit = g_strdup_printf ("%u", doubt->limit);

  return dup_filled (
      doubt->reason == BRG_POSTAL_DOUBT_LONG_RUN
          /* Translators: number of days, after how many */
          ? WN_ (is_english, "The letter ran %u day: after %u it is repeated (10.3.4).",
                 "The letter ran %u days: after %u it is repeated (10.3.4).", n_days)
          /* Translators: number of days */
          : WN_ (is_english, "%u day for one answer.", "%u days for one answer.", n_days),
      "%u", days, limit);
}

static char *
dup_sentence (const BrgPostalDoubt *doubt, gboolean is_english)
{
  char day[BRG_POSTAL_DAY_LENGTH];
  char bound[BRG_POSTAL_DAY_LENGTH];
  const char *text;

  g_return_val_if_fail (doubt != NULL && doubt->reason < BRG_N_POSTAL_DOUBTS, NULL);

  text = texts[doubt->reason];
  if (text == NULL)
    return dup_counted (doubt, is_english);
  return dup_filled (is_english ? text : g_dgettext (GETTEXT_PACKAGE, text), "%s",
                     brg_postal_day_write (doubt->day, day),
                     brg_postal_day_write (doubt->bound, bound));
}

char *
brg_postal_doubt_dup_words (const BrgPostalDoubt *doubt)
{
  return dup_sentence (doubt, FALSE);
}

char *
brg_postal_doubt_dup_english (const BrgPostalDoubt *doubt)
{
  return dup_sentence (doubt, TRUE);
}
