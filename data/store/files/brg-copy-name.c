/* brg-copy-name.c - names of copies of the workspace
 *
 * Tests: tests/data/test-backup.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-copy-name.h"

#include <string.h>

/* Of the hash that stands in the name of a copy, as on papers; and in those of older copies. */
#define MARK_DIGITS 16
#define OLD_MARK_DIGITS 8

char *
brg_copy_name_dup_stem (const char *workspace)
{
  g_autofree char *name = NULL;
  char *dot;

  g_return_val_if_fail (workspace != NULL, NULL);

  name = g_path_get_basename (workspace);
  dot = strrchr (name, '.');
  if (dot != NULL && dot != name)
    *dot = '\0';
  return g_steal_pointer (&name);
}

char *
brg_copy_name_dup (const char *stem, const char *now, gint64 journal_id, const char *hash)
{
  g_autoptr (GString) name = NULL;

  g_return_val_if_fail (stem != NULL && now != NULL, NULL);

  name = g_string_new (stem);
  g_string_append_c (name, '-');
  for (const char *p = now; *p != '\0'; p++)
    if (g_ascii_isdigit (*p))
      g_string_append_c (name, *p);
    else if (*p == 'T')
      g_string_append_c (name, '-');
  if (hash != NULL)
    g_string_append_printf (name, "-j%06" G_GINT64_FORMAT "-%.*s.berger", journal_id, MARK_DIGITS,
                            hash);
  else
    g_string_append (name, "-j000000.berger");
  return g_string_free (g_steal_pointer (&name), FALSE);
}

gint
brg_copy_name_compare (gconstpointer a, gconstpointer b)
{
  const char *first = *(const char *const *) a;
  const char *second = *(const char *const *) b;
  gint64 of_first = g_ascii_strtoll (strrchr (first, 'j') + 1, NULL, 10);
  gint64 of_second = g_ascii_strtoll (strrchr (second, 'j') + 1, NULL, 10);

  return of_first != of_second ? (of_first < of_second ? -1 : 1) : strcmp (first, second);
}

/* Whether @name is one that brg_copy_name_dup() makes, now or in older versions; @ending: what else
 * may stand at its end. */
static gboolean
is_named_as (const char *name, const char *stem, const char *ending)
{
  g_autofree char *escaped = g_regex_escape_string (stem, -1);
  g_autofree char *pattern =
      g_strdup_printf ("^%s-\\d{8}-\\d{6}-j\\d{6,}(-[0-9a-f]{%d}|-[0-9a-f]{%d})?%s\\.berger$",
                       escaped, OLD_MARK_DIGITS, MARK_DIGITS, ending);

  return g_regex_match_simple (pattern, name, 0, 0);
}

gboolean
brg_copy_name_is_of (const char *name, const char *stem)
{
  g_return_val_if_fail (name != NULL && stem != NULL, FALSE);

  return is_named_as (name, stem, "");
}

gboolean
brg_copy_name_is_any_of (const char *name, const char *stem)
{
  g_return_val_if_fail (name != NULL && stem != NULL, FALSE);

  return is_named_as (name, stem, "(-v\\d+)?");
}

gboolean
brg_copy_name_is_part_of (const char *name, const char *stem)
{
  const char *end = strrchr (name, '.');
  g_autofree char *whole = end != NULL ? g_strndup (name, (gsize) (end - name)) : NULL;

  return whole != NULL && strlen (end) == strlen (".XXXXXX") &&
         brg_copy_name_is_any_of (whole, stem);
}
