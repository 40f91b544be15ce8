/* brg-composition-number.c - marks and points as exact numbers
 *
 * Tests: tests/engine/composition/test-composition-contest.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-composition-number.h"

#include <string.h>

#define MOST_FIGURES 3

gboolean
brg_composition_number_read (const char *text, gssize length, gint64 most, gint64 *number)
{
  gsize end = length < 0 ? strlen (text) : (gsize) length;
  gint64 value = 0;
  guint n_behind = 0;
  gboolean has_point = FALSE;
  gboolean has_figure = FALSE;

  for (gsize i = 0; i < end; i++)
    {
      if ((text[i] == '.' || text[i] == ',') && has_figure && !has_point)
        {
          has_point = TRUE;
          continue;
        }
      if (!g_ascii_isdigit (text[i]) || n_behind == MOST_FIGURES)
        return FALSE;
      has_figure = TRUE;
      n_behind += has_point;
      value = value * 10 + (text[i] - '0');
      if (value > most)
        return FALSE;
    }
  if (!has_figure || (has_point && n_behind == 0))
    return FALSE;
  for (; n_behind < MOST_FIGURES; n_behind++)
    value *= 10;
  if (value > most)
    return FALSE;
  *number = value;
  return TRUE;
}

char *
brg_composition_number_dup_text (gint64 number)
{
  gint64 rest = number % BRG_COMPOSITION_POINT;
  char *text =
      g_strdup_printf ("%" G_GINT64_FORMAT ".%03d", number / BRG_COMPOSITION_POINT, (gint) rest);
  gsize length = strlen (text);

  while (text[length - 1] == '0')
    text[--length] = '\0';
  if (text[length - 1] == '.')
    text[length - 1] = '\0';
  return text;
}
