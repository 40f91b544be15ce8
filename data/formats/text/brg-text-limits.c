/* brg-text-limits.c - how long what stands in a file may be, and how much of it is told
 *
 * Tests: tests/data/test-text-limits.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-text-limits.h"

#include <string.h>

#include "brg-text-tidy.h"

#define MOST_MESSAGE 500

char *
brg_text_dup_cut (const char *text, guint most)
{
  g_autofree char *head = NULL;
  glong length;
  glong n_head;

  g_return_val_if_fail (text != NULL && most >= 3, NULL);

  if (strlen (text) <= most)
    return g_strdup (text);
  length = g_utf8_strlen (text, -1);
  if (length <= (glong) most)
    return g_strdup (text);
  n_head = ((glong) most - 1) * 2 / 3;
  head = g_utf8_substring (text, 0, n_head);
  return g_strconcat (head, "…", g_utf8_offset_to_pointer (text, length - (most - 1 - n_head)),
                      NULL);
}

char *
brg_text_dup_message (const char *format, va_list arguments)
{
  g_autofree char *text = g_strdup_vprintf (format, arguments);
  g_autofree char *brief = brg_text_dup_brief (text);

  return brg_text_dup_cut (brief, MOST_MESSAGE);
}
