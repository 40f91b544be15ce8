/* postal-games.h - charts of games by correspondence for tests
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <string.h>

#include "brg-postal-text.h"
#include "brg-rulebooks.h"

/* Everything that is to be said of a game, or the one line of its error. */
static inline char *
dup_chart (const char *text, gsize length, BrgPostalDay on)
{
  g_auto (BrgPostalFault) fault = { 0 };
  g_autoptr (BrgPostalGame) game = brg_postal_file_read (text, length, &fault);
  g_autoptr (BrgPostalChart) chart = NULL;

  if (game != NULL)
    chart = brg_postal_chart_new (game, brg_rulebook_find ("rus-draughts-2022")->correspondence, on,
                                  &fault);
  if (chart == NULL)
    return g_strdup_printf ("ERROR\t%s\n", fault.text);
  return brg_postal_text_write (game, chart, BRG_POSTAL_WHOLE);
}

static inline BrgPostalDay
make_day (const char *text)
{
  BrgPostalDay day = 0;

  g_assert_true (brg_postal_day_read (text, &day));
  return day;
}

/* Whether a line of the text begins so. */
static inline gboolean
has_line (const char *text, const char *line)
{
  g_autofree char *inner = g_strconcat ("\n", line, NULL);

  return g_str_has_prefix (text, line) || strstr (text, inner) != NULL;
}

/* What has to be there, or after a `!` must not; parted by `|`. */
static inline void
assert_lines (const char *text, const char *expected)
{
  g_auto (GStrv) lines = g_strsplit (expected, "|", -1);

  for (guint i = 0; lines[i] != NULL; i++)
    if (has_line (text, lines[i][0] == '!' ? lines[i] + 1 : lines[i]) == (lines[i][0] == '!'))
      g_error ("“%s” in\n%s", lines[i], text);
}
