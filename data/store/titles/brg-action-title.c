/* brg-action-title.c - the sentence for one action, made from a row of a table
 *
 * Tests: tests/data/test-journal.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-action-title.h"

#include <string.h>

#include "brg-action-arguments.h"
#include "brg-action-words.h"

static char *
dup_text (JsonObject *a, const char *key, const char *title)
{
  if (g_str_equal (key, "@title"))
    return g_strdup (title);
  return *key == '@' ? brg_action_dup_words (a, key) : brg_action_dup_argument (a, key);
}

static gboolean
holds (const char *condition, JsonObject *a)
{
  gboolean is_wanted = *condition != '!';
  g_auto (GStrv) parts = g_strsplit (is_wanted ? condition : condition + 1, "=", 2);
  g_autofree char *text = dup_text (a, parts[0], "");

  return is_wanted == (parts[1] != NULL ? g_str_equal (parts[1], text) : *text != '\0');
}

gboolean
brg_action_title_is (const BrgActionTitle *row, const char *action, JsonObject *arguments)
{
  if (!g_str_equal (row->action, action))
    return FALSE;
  for (guint i = 0; i < BRG_ACTION_TITLE_CONDITIONS && row->when[i] != NULL; i++)
    if (!holds (row->when[i], arguments))
      return FALSE;
  return TRUE;
}

static const char *
get_format (const BrgActionTitle *row, JsonObject *a)
{
  if (row->choose != NULL)
    return row->choose (a);
  return row->context != NULL ? g_dpgettext2 (GETTEXT_PACKAGE, row->context, row->format)
                              : g_dgettext (GETTEXT_PACKAGE, row->format);
}

char *
brg_action_title_dup (const BrgActionTitle *row, JsonObject *arguments, const char *title)
{
  g_autoptr (GString) text = g_string_new (NULL);
  const char *format = get_format (row, arguments);
  const char *sign;
  guint64 next = 1;

  for (; (sign = strchr (format, '%')) != NULL; format++)
    {
      char *end = NULL;
      /* A translation may change the order: "%2$s" is the second argument. */
      guint64 place = g_ascii_strtoull (sign + 1, &end, 10);
      const char *key = row->with[(*end == '$' ? place : next++) - 1];

      g_string_append_len (text, format, sign - format);
      format = *end == '$' ? end + 1 : sign + 1;
      if (*format == 'd')
        g_string_append_printf (text, "%d", brg_action_get_int (arguments, key));
      else
        {
          g_autofree char *value = dup_text (arguments, key, title);

          g_string_append (text, value);
        }
    }
  g_string_append (text, format);
  return g_string_free (g_steal_pointer (&text), FALSE);
}
