/* brg-postal-day.c - days of the calendar in play by correspondence
 *
 * Rules: rus-draughts-2022 10.1.2
 * Tests: tests/engine/test-postal-days.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-postal-day.h"

#define TEXT_LENGTH 10

static gboolean
has_form (const char *text)
{
  for (guint i = 0; i < TEXT_LENGTH; i++)
    if (i == 2 || i == 5 ? text[i] != '.' : !g_ascii_isdigit (text[i]))
      return FALSE;
  return text[TEXT_LENGTH] == '\0';
}

static guint
read_digits (const char *text, guint n_digits)
{
  guint number = 0;

  for (guint i = 0; i < n_digits; i++)
    number = 10 * number + (guint) (text[i] - '0');
  return number;
}

gboolean
brg_postal_day_read (const char *text, BrgPostalDay *day)
{
  guint number;
  guint month;
  guint year;
  GDate date;

  g_return_val_if_fail (text != NULL && day != NULL, FALSE);

  if (!has_form (text))
    return FALSE;
  number = read_digits (text, 2);
  month = read_digits (text + 3, 2);
  year = read_digits (text + 6, 4);
  if (!g_date_valid_dmy ((GDateDay) number, (GDateMonth) month, (GDateYear) year))
    return FALSE;
  g_date_clear (&date, 1);
  g_date_set_dmy (&date, (GDateDay) number, (GDateMonth) month, (GDateYear) year);
  *day = g_date_get_julian (&date);
  return TRUE;
}

const char *
brg_postal_day_write (BrgPostalDay day, char text[BRG_POSTAL_DAY_LENGTH])
{
  GDate date;

  if (day == 0)
    {
      g_strlcpy (text, "-", BRG_POSTAL_DAY_LENGTH);
      return text;
    }
  g_date_clear (&date, 1);
  g_date_set_julian (&date, day);
  g_snprintf (text, BRG_POSTAL_DAY_LENGTH, "%02u.%02u.%04u", g_date_get_day (&date),
              (guint) g_date_get_month (&date), g_date_get_year (&date));
  return text;
}

guint
brg_postal_day_get_year (BrgPostalDay day)
{
  GDate date;

  g_return_val_if_fail (day != 0, 0);

  g_date_clear (&date, 1);
  g_date_set_julian (&date, day);
  return g_date_get_year (&date);
}

gboolean
brg_postal_day_is_in_range (BrgPostalDay day)
{
  guint year = brg_postal_day_get_year (day);

  return year >= 1900 && year <= 2999;
}

BrgPostalDay
brg_postal_day_add_months (BrgPostalDay day, guint n_months)
{
  GDate date;

  g_return_val_if_fail (day != 0, 0);

  g_date_clear (&date, 1);
  g_date_set_julian (&date, day);
  g_date_add_months (&date, n_months);
  return g_date_get_julian (&date);
}
