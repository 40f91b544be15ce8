/* brg-number-ranges.c - numbers that were chosen, written as people write them
 *
 * Tests: tests/app/test-documents-players.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-number-ranges.h"

G_DEFINE_QUARK (brg - number - ranges - error - quark, brg_number_ranges_error)

static const char *
skip_blanks (const char *at)
{
  while (*at == ' ')
    at++;
  return at;
}

/* A number from 1; NULL where there is none. */
static const char *
read_number (const char *at, gint *number)
{
  gint value = 0;

  at = skip_blanks (at);
  if (!g_ascii_isdigit (*at))
    return NULL;
  for (; g_ascii_isdigit (*at); at++)
    {
      value = value * 10 + (*at - '0');
      if (value > BRG_MOST_CHOSEN_NUMBER)
        return NULL;
    }
  *number = value;
  return value > 0 ? skip_blanks (at) : NULL;
}

/* A number or a range; what follows it, NULL where there is none. */
static const char *
read_range (const char *at, gint *first, gint *last)
{
  at = read_number (at, first);
  if (at == NULL)
    return NULL;
  *last = *first;
  if (*at == '-')
    at = read_number (at + 1, last);
  return at != NULL && *first <= *last ? at : NULL;
}

/* Goes through the text: @has tells whether @number was met. The first place that cannot be read,
 * NULL when all can. */
static const char *
walk (const char *text, gint number, gboolean *has)
{
  const char *at = text;

  *has = FALSE;
  for (;;)
    {
      gint first;
      gint last;
      const char *next = read_range (at, &first, &last);

      if (next == NULL || (*next != '\0' && *next != ','))
        return at;
      *has = *has || (number >= first && number <= last);
      if (*next == '\0')
        return NULL;
      at = next + 1;
    }
}

gboolean
brg_number_ranges_check (const char *text, GError **error)
{
  const char *fault;
  gboolean has;

  g_return_val_if_fail (text != NULL, FALSE);

  fault = *skip_blanks (text) == '\0' ? NULL : walk (text, 0, &has);
  if (fault == NULL)
    return TRUE;
  g_set_error (error, BRG_NUMBER_RANGES_ERROR, BRG_NUMBER_RANGES_ERROR_TEXT,
               "numbers are written “3,5,7-9”; at character %ld there is none",
               g_utf8_pointer_to_offset (text, fault) + 1);
  return FALSE;
}

gboolean
brg_number_ranges_has (const char *text, gint number)
{
  gboolean has;

  g_return_val_if_fail (text != NULL, FALSE);

  if (*skip_blanks (text) == '\0')
    return TRUE;
  return walk (text, number, &has) == NULL && has;
}
