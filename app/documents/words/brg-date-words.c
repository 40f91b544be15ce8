/* brg-date-words.c - dates in words, in the language of the document
 *
 * Tests: tests/app/test-documents-words.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-date-words.h"

#include <stdio.h>
#include <string.h>

#include "brg-zone.h"

/* Translators: names of months as they stand in a full date; in Russian the genitive, "ноября". */
static const char *const months[] = {
  NC_ ("month in a date", "January"),   NC_ ("month in a date", "February"),
  NC_ ("month in a date", "March"),     NC_ ("month in a date", "April"),
  NC_ ("month in a date", "May"),       NC_ ("month in a date", "June"),
  NC_ ("month in a date", "July"),      NC_ ("month in a date", "August"),
  NC_ ("month in a date", "September"), NC_ ("month in a date", "October"),
  NC_ ("month in a date", "November"),  NC_ ("month in a date", "December"),
};

typedef struct
{
  gint year;
  gint month; /* from 1 */
  gint day;
} Day;

static gboolean
read_day (const char *date, Day *day)
{
  guint64 parts[3];
  g_auto (GStrv) pieces = g_strsplit (date, "-", -1);

  if (g_strv_length (pieces) != 3)
    return FALSE;
  for (guint i = 0; i < 3; i++)
    if (!g_ascii_string_to_unsigned (pieces[i], 10, 1, 9999, &parts[i], NULL))
      return FALSE;
  if (!g_date_valid_dmy ((GDateDay) MIN (parts[2], 99), (GDateMonth) MIN (parts[1], 13),
                         (GDateYear) parts[0]))
    return FALSE;
  *day = (Day){ (gint) parts[0], (gint) parts[1], (gint) parts[2] };
  return TRUE;
}

static const char *
month_name (const BrgWords *words, const Day *day)
{
  return brg_words_context (words, "month in a date", months[day->month - 1]);
}

static char *
day_in_words (const BrgWords *words, const Day *day)
{
  /* Translators: a date: day, month (genitive), year; in Russian "%d %s %d г." */
  return g_strdup_printf (WC_ (words, "date", "%d %s %d"), day->day, month_name (words, day),
                          day->year);
}

char *
brg_date_words_day (const BrgWords *words, const char *date)
{
  Day day;

  g_return_val_if_fail (words != NULL && date != NULL, NULL);

  return read_day (date, &day) ? day_in_words (words, &day) : g_strdup (date);
}

static const char *const weekdays[] = {
  N_ ("Monday"), N_ ("Tuesday"),  N_ ("Wednesday"), N_ ("Thursday"),
  N_ ("Friday"), N_ ("Saturday"), N_ ("Sunday"),
};

/* Translators: two letters each */
static const char *const short_weekdays[] = {
  NC_ ("short weekday", "Mo"), NC_ ("short weekday", "Tu"), NC_ ("short weekday", "We"),
  NC_ ("short weekday", "Th"), NC_ ("short weekday", "Fr"), NC_ ("short weekday", "Sa"),
  NC_ ("short weekday", "Su"),
};

/* From 0 for Monday. */
static guint
find_weekday (const Day *day)
{
  GDate date;

  g_date_clear (&date, 1);
  g_date_set_dmy (&date, (GDateDay) day->day, (GDateMonth) day->month, (GDateYear) day->year);
  return (guint) g_date_get_weekday (&date) - 1;
}

char *
brg_date_words_weekday (const BrgWords *words, const char *date)
{
  Day day;

  g_return_val_if_fail (words != NULL && date != NULL, NULL);

  return g_strdup (read_day (date, &day) ? W_ (words, weekdays[find_weekday (&day)]) : "");
}

char *
brg_date_words_day_of_year (const BrgWords *words, const char *date)
{
  Day day;

  g_return_val_if_fail (words != NULL && date != NULL, NULL);

  if (!read_day (date, &day))
    return g_strdup (date);
  /* Translators: a day without its year: day, month (genitive) */
  return g_strdup_printf (WC_ (words, "date", "%d %s"), day.day, month_name (words, &day));
}

char *
brg_date_words_short_day (const BrgWords *words, const char *date)
{
  Day day;

  g_return_val_if_fail (words != NULL && date != NULL, NULL);

  if (!read_day (date, &day))
    return g_strdup (date);
  return g_strdup_printf (
      "%s %d.%02d", brg_words_context (words, "short weekday", short_weekdays[find_weekday (&day)]),
      day.day, day.month);
}

char *
brg_date_words_figures (const BrgWords *words, const char *date)
{
  Day day;

  g_return_val_if_fail (words != NULL && date != NULL, NULL);

  if (!read_day (date, &day))
    return g_strdup (date);
  /* Translators: a date in figures: year, month, day; in Russian "%3$02d.%2$02d.%1$d" */
  return g_strdup_printf (WC_ (words, "date", "%d-%02d-%02d"), day.year, day.month, day.day);
}

char *
brg_date_words_range (const BrgWords *words, const char *first, const char *last)
{
  Day a;
  Day b;
  g_autofree char *from = NULL;
  g_autofree char *to = NULL;

  g_return_val_if_fail (words != NULL && first != NULL && last != NULL, NULL);

  if (*last == '\0' || g_str_equal (first, last) || !read_day (first, &a) || !read_day (last, &b))
    return brg_date_words_day (words, first);
  if (a.year == b.year && a.month == b.month)
    /* Translators: days of one month: first and last day, month, year: "16 – 22 ноября 2026 г." */
    return g_strdup_printf (WC_ (words, "date", "%d – %d %s %d"), a.day, b.day,
                            month_name (words, &b), b.year);
  if (a.year == b.year)
    /* Translators: days of one year: day and month, day and month, year */
    return g_strdup_printf (WC_ (words, "date", "%d %s – %d %s %d"), a.day, month_name (words, &a),
                            b.day, month_name (words, &b), b.year);
  from = day_in_words (words, &a);
  to = day_in_words (words, &b);
  return g_strdup_printf ("%s – %s", from, to);
}

GDateTime *
brg_date_words_moment (const char *utc, const char *zone)
{
  g_autoptr (GTimeZone) there = NULL;
  g_autoptr (GDateTime) moment = NULL;
  g_autofree char *full = NULL;

  g_return_val_if_fail (utc != NULL && zone != NULL, NULL);

  /* GDateTime wants seconds; the database leaves them out of announced times. */
  if (strlen (utc) == strlen ("YYYY-MM-DDThh:mmZ"))
    full = g_strdup_printf ("%.16s:00Z", utc);
  moment = g_date_time_new_from_iso8601 (full != NULL ? full : utc, NULL);
  if (moment == NULL)
    return NULL;
  there = brg_zone_open (zone);
  return g_date_time_to_timezone (moment, there);
}

char *
brg_date_words_local_day (const char *utc, const char *zone)
{
  g_autoptr (GDateTime) moment = NULL;

  g_return_val_if_fail (utc != NULL && zone != NULL, NULL);

  moment = brg_date_words_moment (utc, zone);
  if (moment == NULL)
    return NULL;
  return g_strdup_printf ("%04d-%02d-%02d", g_date_time_get_year (moment),
                          g_date_time_get_month (moment), g_date_time_get_day_of_month (moment));
}

char *
brg_date_words_stamp (const BrgWords *words, const char *utc, const char *zone)
{
  g_autoptr (GDateTime) moment = NULL;

  g_return_val_if_fail (words != NULL && utc != NULL && zone != NULL, NULL);

  moment = brg_date_words_moment (utc, zone);
  if (moment == NULL)
    return NULL;
  /* Translators: date and time in figures: year, month, day, hour, minute; in Russian
   * "%3$02d.%2$02d.%1$d %4$d:%5$02d" */
  return g_strdup_printf (WC_ (words, "date", "%d-%02d-%02d %02d:%02d"),
                          g_date_time_get_year (moment), g_date_time_get_month (moment),
                          g_date_time_get_day_of_month (moment), g_date_time_get_hour (moment),
                          g_date_time_get_minute (moment));
}

GDateTime *
brg_date_words_read_moment (const char *text, const char *zone, GDateTime *today)
{
  g_autoptr (GTimeZone) there = NULL;
  gint day = 0;
  gint month = 0;
  gint year = 0;
  gint hour;
  gint minute;
  gint end = 0;

  g_return_val_if_fail (text != NULL && zone != NULL, NULL);

  if (today != NULL && sscanf (text, " %2d:%2d %n", &hour, &minute, &end) >= 2 && text[end] == '\0')
    g_date_time_get_ymd (today, &year, &month, &day);
  else if (sscanf (text, " %2d.%2d.%4d %2d:%2d %n", &day, &month, &year, &hour, &minute, &end) <
               5 ||
           text[end] != '\0')
    return NULL;
  there = brg_zone_open (zone);
  return g_date_time_new (there, year, month, day, hour, minute, 0.0);
}

char *
brg_date_words_hour (const BrgWords *words, const char *utc, const char *zone)
{
  g_autoptr (GDateTime) moment = NULL;

  g_return_val_if_fail (words != NULL && utc != NULL && zone != NULL, NULL);

  moment = brg_date_words_moment (utc, zone);
  if (moment == NULL)
    return NULL;
  /* Translators: a time of day: hour, minute */
  return g_strdup_printf (WC_ (words, "date", "%02d:%02d"), g_date_time_get_hour (moment),
                          g_date_time_get_minute (moment));
}
