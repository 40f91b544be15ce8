/* brg-postal-typed-day.c - a day as it is typed, also without its year
 *
 * Tests: tests/app/test-postal-typed.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-postal-typed-day.h"

#include <string.h>

/* From one 29 February to the next, over a year that has none. */
#define YEARS_AROUND 8

/* What was typed. */
typedef struct
{
  guint day;
  guint month;
  guint year; /* 0 where it was not */
} Typed;

static gboolean
read_number (const char *text, guint *number)
{
  guint64 read;

  if (!g_ascii_string_to_unsigned (text, 10, 0, 9999, &read, NULL))
    return FALSE;
  *number = (guint) read;
  return TRUE;
}

/* Of two digits or four. */
static gboolean
read_year (const char *text, guint *year)
{
  if ((strlen (text) != 2 && strlen (text) != 4) || !read_number (text, year))
    return FALSE;
  if (strlen (text) == 2)
    *year += 2000;
  return TRUE;
}

static gboolean
read_text (const char *text, Typed *typed)
{
  g_autofree char *stripped = g_strstrip (g_strdup (text != NULL ? text : ""));
  g_auto (GStrv) parts = g_strsplit (g_strdelimit (stripped, "/-,", '.'), ".", -1);
  guint n_parts = g_strv_length (parts);

  typed->year = 0;
  /* "05.12." */
  if (n_parts == 3 && *parts[2] == '\0')
    n_parts = 2;
  return (n_parts == 2 || n_parts == 3) && read_number (parts[0], &typed->day) &&
         read_number (parts[1], &typed->month) &&
         (n_parts == 2 || read_year (parts[2], &typed->year));
}

/* 0 where that year has no such day. */
static BrgPostalDay
find_day (const Typed *typed, guint year)
{
  g_autofree char *whole = g_strdup_printf ("%02u.%02u.%04u", typed->day, typed->month, year);
  BrgPostalDay day;

  return brg_postal_day_read (whole, &day) ? day : 0;
}

static guint
find_distance (BrgPostalDay day, const BrgPostalTypedSpan *span)
{
  return day < span->from ? span->from - day : day > span->to ? day - span->to : 0;
}

/* The days that come next to the span, or lie in it, in their order. */
static GArray *
find_nearest (const Typed *typed, const BrgPostalTypedSpan *span)
{
  GArray *days = g_array_new (FALSE, FALSE, sizeof (BrgPostalDay));
  guint last = brg_postal_day_get_year (span->to) + YEARS_AROUND;
  guint least = G_MAXUINT;

  for (guint year = brg_postal_day_get_year (span->from) - YEARS_AROUND; year <= last; year++)
    {
      BrgPostalDay day = find_day (typed, year);
      guint distance = day != 0 ? find_distance (day, span) : G_MAXUINT;

      if (day == 0 || distance > least)
        continue;
      if (distance < least)
        g_array_set_size (days, 0);
      least = distance;
      g_array_append_val (days, day);
    }
  return days;
}

BrgPostalDay
brg_postal_typed_day_read (const char *text, const BrgPostalTypedSpan *span)
{
  g_autoptr (GArray) days = NULL;
  Typed typed;

  if (!read_text (text, &typed))
    return 0;
  if (typed.year != 0)
    return find_day (&typed, typed.year);
  if (span == NULL)
    return 0;
  days = find_nearest (&typed, span);
  return days->len == 1 ? g_array_index (days, BrgPostalDay, 0) : 0;
}

char *
brg_postal_typed_day_dup_choices (const char *text, const BrgPostalTypedSpan *span)
{
  g_autoptr (GArray) days = NULL;
  GString *choices;
  Typed typed;

  if (span == NULL || !read_text (text, &typed) || typed.year != 0)
    return NULL;
  days = find_nearest (&typed, span);
  if (days->len < 2)
    return NULL;
  choices = g_string_new (NULL);
  for (guint i = 0; i < days->len; i++)
    {
      char written[BRG_POSTAL_DAY_LENGTH];

      g_string_append_printf (
          choices, "%s%s", i > 0 ? ", " : "",
          brg_postal_day_write (g_array_index (days, BrgPostalDay, i), written));
    }
  return g_string_free (choices, FALSE);
}
