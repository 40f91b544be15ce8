/* brg-date-text.c - dates as they stand in files
 *
 * Tests: tests/data/test-text-tidy.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-date-text.h"

#include <string.h>

#include "brg-text-tidy.h"

#define TAIL "(?:[T ] ?\\d{1,2}:\\d{2}(?::\\d{2})?(?:\\.\\d+)?(?:Z|[+-]\\d{2}:?\\d{2})?)?"
#define YEAR_SIGN "(?: ?(?:г|р)\\.?(?: ?(?:р|н)\\.?)?)?"
#define GAP "(?: ?[-./] ?| )"
/* Nobody who is younger plays. */
#define LEAST_AGE 4

/* Shapes of dates; year, month and day are the numbers of the groups, 0 where there is none. */
static const struct
{
  const char *pattern;
  gint year;
  gint month;
  gint day;
} shapes[] = {
  { "^(\\d{4})" YEAR_SIGN "$", 1, 0, 0 },
  { "^(\\d{4})" GAP "(\\d{1,2})" GAP "(\\d{1,2})" TAIL "$", 1, 2, 3 },
  { "^(\\d{1,2})" GAP "(\\d{1,2})" GAP "(\\d{4})" TAIL YEAR_SIGN "$", 3, 2, 1 },
  { "^(\\d{1,2})\\.? (\\p{L}+)\\.?,? (\\d{4})" YEAR_SIGN "$", 3, 2, 1 },
  { "^(\\p{L}+)\\.? (\\d{1,2})(?:st|nd|rd|th)?,? (\\d{4})$", 3, 1, 2 },
};

/* Beginnings of the names of months: English, Russian, Ukrainian; the longer ones first. */
static const char *const month_names[12][4] = {
  { "jan", "янв", "січ", NULL }, { "feb", "фев", "лют", NULL },   { "mar", "мар", "бер", NULL },
  { "apr", "апр", "кві", NULL }, { "may", "мая", "май", "трав" }, { "jun", "июн", "черв", NULL },
  { "jul", "июл", "лип", NULL }, { "aug", "авг", "серп", NULL },  { "sep", "сен", "вер", NULL },
  { "oct", "окт", "жов", NULL }, { "nov", "ноя", "лис", NULL },   { "dec", "дек", "груд", NULL },
};

#define SHORT_SHAPE "^(\\d{1,2})" GAP "(\\d{1,2})" GAP "(\\d{2})" YEAR_SIGN "$"
#define N_SHAPES G_N_ELEMENTS (shapes)

/* The shape of that number; behind the last one %SHORT_SHAPE. */
static GRegex *
get_shape (guint index)
{
  static GRegex *compiled[N_SHAPES + 1];
  static gsize is_compiled;

  if (g_once_init_enter (&is_compiled))
    {
      for (guint i = 0; i <= N_SHAPES; i++)
        compiled[i] = g_regex_new (i < N_SHAPES ? shapes[i].pattern : SHORT_SHAPE,
                                   G_REGEX_CASELESS | G_REGEX_OPTIMIZE, 0, NULL);
      g_once_init_leave (&is_compiled, 1);
    }
  return compiled[index];
}

static gint
find_month (const char *text)
{
  g_autofree char *key = NULL;

  if (g_ascii_isdigit (*text))
    return (gint) g_ascii_strtoll (text, NULL, 10);
  key = brg_text_fold (text);
  for (guint month = 0; month < G_N_ELEMENTS (month_names); month++)
    for (guint i = 0; i < G_N_ELEMENTS (month_names[month]); i++)
      if (month_names[month][i] != NULL && g_str_has_prefix (key, month_names[month][i]))
        return (gint) month + 1;
  return -1;
}

static char *
format_date (gint year, gint month, gint day)
{
  if (year < 1000)
    return NULL;
  if (day == 0 && month >= 0 && month <= 12)
    return g_strdup_printf ("%04d", year);
  if (month < 1 || day < 1 ||
      !g_date_valid_dmy ((GDateDay) day, (GDateMonth) month, (GDateYear) year))
    return NULL;
  return g_strdup_printf ("%04d-%02d-%02d", year, month, day);
}

static gint
fetch_number (const GMatchInfo *match, gint group)
{
  g_autofree char *text = group > 0 ? g_match_info_fetch (match, group) : NULL;

  return text != NULL ? (gint) g_ascii_strtoll (text, NULL, 10) : 0;
}

static char *
normalise (const char *tidy)
{
  for (guint i = 0; i < N_SHAPES; i++)
    {
      g_autoptr (GMatchInfo) match = NULL;
      g_autofree char *month = NULL;

      if (!g_regex_match (get_shape (i), tidy, 0, &match))
        continue;
      month = shapes[i].month > 0 ? g_match_info_fetch (match, shapes[i].month) : g_strdup ("0");
      return format_date (fetch_number (match, shapes[i].year), find_month (month),
                          fetch_number (match, shapes[i].day));
    }
  return NULL;
}

char *
brg_date_text_normalise (const char *text)
{
  g_autofree char *tidy = brg_text_tidy (text);

  return normalise (tidy);
}

/* Who is born in which year plays at LEAST_AGE at the earliest: of a hundred years one is left. */
static gint
find_birth_year (gint short_year)
{
  g_autoptr (GDateTime) now = g_date_time_new_now_utc ();
  gint latest = g_date_time_get_year (now) - LEAST_AGE;

  return latest - (((latest - short_year) % 100) + 100) % 100;
}

char *
brg_date_text_normalise_birth (const char *text, gboolean *is_guess)
{
  g_autofree char *tidy = brg_text_tidy (text);
  char *date = normalise (tidy);
  g_autoptr (GMatchInfo) match = NULL;

  g_return_val_if_fail (is_guess != NULL, date);

  *is_guess = FALSE;
  if (date != NULL)
    return date;
  if (!g_regex_match (get_shape (N_SHAPES), tidy, 0, &match))
    return NULL;
  date = format_date (find_birth_year (fetch_number (match, 3)), fetch_number (match, 2),
                      fetch_number (match, 1));
  /* A day that nobody knows is no day of such a date. */
  *is_guess = date != NULL && strlen (date) > strlen ("YYYY");
  if (!*is_guess)
    g_clear_pointer (&date, g_free);
  return date;
}

gboolean
brg_date_text_is_birth (const char *date, const char *day)
{
  g_autoptr (GDateTime) now = g_date_time_new_now_utc ();
  g_autofree char *today = g_date_time_format (now, "%Y-%m-%d");
  const char *latest = day != NULL && *day != '\0' && strcmp (day, today) < 0 ? day : today;

  g_return_val_if_fail (date != NULL, FALSE);

  /* A year alone is compared with a year. */
  return strcmp (date, "1900") >= 0 && strncmp (date, latest, strlen (date)) <= 0;
}

char *
brg_date_text_normalise_short (const char *text)
{
  char *date = brg_date_text_normalise (text);
  g_autofree char *with_century = NULL;

  if (date != NULL || text == NULL || strlen (text) < 2 || !g_ascii_isdigit (text[0]) ||
      !g_ascii_isdigit (text[1]) || g_ascii_isdigit (text[2]))
    return date;
  with_century = g_strconcat (text[0] >= '5' ? "19" : "20", text, NULL);
  return brg_date_text_normalise (with_century);
}

char *
brg_date_text_dup_today (void)
{
  g_autoptr (GDateTime) now = g_date_time_new_now_local ();

  return g_date_time_format (now, "%Y-%m-%d");
}
