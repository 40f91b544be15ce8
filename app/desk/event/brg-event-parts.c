/* brg-event-parts.c - sites and organisers as they are typed
 *
 * Tests: tests/app/test-event-status.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-event-parts.h"

#include <string.h>

GPtrArray *
brg_event_parts_parse (const char *text)
{
  g_auto (GStrv) words = NULL;
  GPtrArray *parts = g_ptr_array_new_with_free_func ((GDestroyNotify) brg_event_part_free);

  g_return_val_if_fail (text != NULL, parts);

  words = g_strsplit (text, ";", -1);
  for (guint i = 0; words[i] != NULL; i++)
    {
      char *colon = strchr (words[i], ':');
      BrgEventPart *part;

      if (colon != NULL)
        *colon = '\0';
      part = brg_event_part_new (words[i], colon != NULL ? colon + 1 : "");
      if (*part->name != '\0')
        g_ptr_array_add (parts, part);
      else
        brg_event_part_free (part);
    }
  return parts;
}

char *
brg_event_parts_dup_text (const GPtrArray *parts)
{
  g_autoptr (GString) text = g_string_new (NULL);

  g_return_val_if_fail (parts != NULL, NULL);

  for (guint i = 0; i < parts->len; i++)
    {
      const BrgEventPart *part = parts->pdata[i];

      g_string_append_printf (text, "%s%s%s%s", i > 0 ? "; " : "", part->name,
                              *part->detail != '\0' ? ": " : "", part->detail);
    }
  return g_string_free (g_steal_pointer (&text), FALSE);
}
