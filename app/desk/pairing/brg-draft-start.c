/* brg-draft-start.c - the announced start of a round, as somebody types it
 *
 * Tests: tests/app/test-draft-start.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-draft-start.h"

#include <string.h>

/* What was typed; 0 where it says nothing. */
typedef struct
{
  int year;
  int month;
  int day;
  int hour;
  int minute;
} Typed;

/* Numbers parted by one sign each: "21.11.2026". Returns how many there are, 0 for anything else.
 */
static guint
read_numbers (const char *text, const char *signs, int *numbers, guint n_max)
{
  guint n = 0;

  while (n < n_max && g_ascii_isdigit (*text))
    {
      char *end;

      numbers[n++] = (int) MIN (g_ascii_strtoull (text, &end, 10), 9999);
      if (*end == '\0')
        return n;
      if (strchr (signs, *end) == NULL)
        return 0;
      text = end + 1;
    }
  return 0;
}

static gboolean
read_time (const char *text, Typed *typed)
{
  int numbers[2];

  if (read_numbers (text, ":.", numbers, 2) != 2)
    return FALSE;
  typed->hour = numbers[0];
  typed->minute = numbers[1];
  return TRUE;
}

static gboolean
read_day (const char *text, Typed *typed)
{
  int numbers[3];

  if (read_numbers (text, "-", numbers, 3) == 3)
    *typed = (Typed){ .year = numbers[0], .month = numbers[1], .day = numbers[2] };
  else if (read_numbers (text, ".", numbers, 3) == 3)
    *typed = (Typed){ .year = numbers[2], .month = numbers[1], .day = numbers[0] };
  else if (read_numbers (text, ".", numbers, 2) == 2)
    {
      *typed = (Typed){ .month = numbers[1], .day = numbers[0] };
      return TRUE;
    }
  else
    return FALSE;
  /* "26" might be a year or a day. */
  return typed->year >= 1000;
}

static gboolean
read_all (const char *text, Typed *typed)
{
  g_auto (GStrv) words = g_strsplit (text, " ", 2);

  if (words[0] == NULL)
    return FALSE;
  if (words[1] == NULL)
    return read_time (words[0], typed);
  g_strstrip (words[1]);
  return read_day (words[0], typed) && read_time (words[1], typed);
}

static GDateTime *
make_time (const Typed *typed, int year, GDateTime *now)
{
  return g_date_time_new (g_date_time_get_timezone (now), year, typed->month, typed->day,
                          typed->hour, typed->minute, 0);
}

/* A round that began lately is published late: so long an hour that has passed is of today. */
#define LATE_US (3 * G_TIME_SPAN_HOUR)

static GDateTime *
find_next_time (const Typed *typed, GDateTime *now)
{
  g_autoptr (GDateTime) today = g_date_time_new (
      g_date_time_get_timezone (now), g_date_time_get_year (now), g_date_time_get_month (now),
      g_date_time_get_day_of_month (now), typed->hour, typed->minute, 0);

  if (today == NULL)
    return NULL;
  return g_date_time_difference (now, today) > LATE_US ? g_date_time_add_days (today, 1)
                                                       : g_steal_pointer (&today);
}

static GDateTime *
find_nearest_year (const Typed *typed, GDateTime *now)
{
  GDateTime *nearest = NULL;

  for (int step = -1; step <= 1; step++)
    {
      g_autoptr (GDateTime) candidate = make_time (typed, g_date_time_get_year (now) + step, now);

      if (candidate == NULL || (nearest != NULL && ABS (g_date_time_difference (candidate, now)) >
                                                       ABS (g_date_time_difference (nearest, now))))
        continue;
      g_clear_pointer (&nearest, g_date_time_unref);
      nearest = g_steal_pointer (&candidate);
    }
  return nearest;
}

gboolean
brg_draft_start_parse (const char *text, GDateTime *now, char **utc)
{
  g_autofree char *trimmed = NULL;
  g_autoptr (GDateTime) start = NULL;
  g_autoptr (GDateTime) in_utc = NULL;
  Typed typed = { 0 };

  g_return_val_if_fail (text != NULL && now != NULL && utc != NULL, FALSE);

  trimmed = g_strstrip (g_strdup (text));
  if (*trimmed == '\0')
    {
      *utc = g_strdup ("");
      return TRUE;
    }
  if (!read_all (trimmed, &typed) || typed.hour > 23 || typed.minute > 59)
    return FALSE;
  if (typed.day == 0 && typed.month == 0)
    start = find_next_time (&typed, now);
  else if (typed.year == 0)
    start = find_nearest_year (&typed, now);
  else
    start = make_time (&typed, typed.year, now);
  if (start == NULL)
    return FALSE;
  in_utc = g_date_time_to_utc (start);
  *utc = g_date_time_format (in_utc, "%Y-%m-%dT%H:%MZ");
  return TRUE;
}
