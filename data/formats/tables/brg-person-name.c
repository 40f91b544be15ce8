/* brg-person-name.c - a full name taken apart
 *
 * Tests: tests/data/test-text-tidy.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-person-name.h"

#include <string.h>

#include "brg-text-tidy.h"

static const char *const fathers_endings[] = {
  "ович", "евич", "ич",   "овна", "евна", "ична", "івна",
  "ївна", "оглы", "оглу", "кызы", "гызы", "угли", "қизи",
};

static gboolean
is_cyrillic (const char *text)
{
  for (const char *p = text; *p != '\0'; p = g_utf8_next_char (p))
    if (g_unichar_get_script (g_utf8_get_char (p)) == G_UNICODE_SCRIPT_CYRILLIC)
      return TRUE;
  return FALSE;
}

gboolean
brg_person_name_is_fathers (const char *word)
{
  g_autofree char *key = brg_text_fold (word);

  for (guint i = 0; i < G_N_ELEMENTS (fathers_endings); i++)
    if (g_str_has_suffix (key, fathers_endings[i]) && g_utf8_strlen (key, -1) > 3)
      return TRUE;
  return FALSE;
}

/* Words of a tidy text; initials written without a blank between them become words of their own. */
static GPtrArray *
split_words (const char *tidy)
{
  g_auto (GStrv) parts = g_strsplit (tidy, " ", -1);
  GPtrArray *words = g_ptr_array_new_with_free_func (g_free);

  for (guint i = 0; parts[i] != NULL; i++)
    {
      const char *start = parts[i];
      const char *point = strchr (start, '.');

      while (point != NULL && g_utf8_strlen (start, point - start) <= 2 && point[1] != '\0')
        {
          g_ptr_array_add (words, g_strndup (start, (gsize) (point + 1 - start)));
          start = point + 1;
          point = strchr (start, '.');
        }
      if (*start != '\0')
        g_ptr_array_add (words, g_strdup (start));
    }
  return words;
}

static char *
join_words (const GPtrArray *words, guint first, guint n_words)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = first; i < first + n_words && i < words->len; i++)
    {
      if (text->len > 0)
        g_string_append_c (text, ' ');
      g_string_append (text, words->pdata[i]);
    }
  return g_string_free (g_steal_pointer (&text), FALSE);
}

/* Given and father's name: in Cyrillic everything after the first word is the father's. */
static void
split_given (const GPtrArray *words, guint first, gboolean has_father, BrgPersonName *name)
{
  guint n_given = has_father ? 1 : G_MAXUINT - first;

  name->given = join_words (words, first, n_given);
  name->father = has_father ? join_words (words, first + 1, words->len) : g_strdup ("");
}

void
brg_person_name_split_comma (const char *text, BrgPersonName *name)
{
  g_autofree char *tidy = brg_text_tidy (text);
  char *comma = strchr (tidy, ',');

  g_return_if_fail (name != NULL);

  if (comma != NULL)
    *comma = '\0';
  name->family = brg_text_tidy (tidy);
  name->given = brg_text_tidy (comma != NULL ? comma + 1 : NULL);
  name->father = g_strdup ("");
}

gboolean
brg_person_name_split (const char *text, BrgPersonName *name)
{
  g_autofree char *tidy = brg_text_tidy (text);
  gboolean has_father = is_cyrillic (tidy);
  char *comma = strchr (tidy, ',');
  g_autoptr (GPtrArray) words = NULL;

  g_return_val_if_fail (name != NULL, FALSE);

  if (comma != NULL)
    {
      *comma = '\0';
      words = split_words (comma + 1);
      name->family = brg_text_tidy (tidy);
      split_given (words, 0, has_father && words->len > 1, name);
      return *name->family != '\0' && words->len > 0;
    }
  words = split_words (tidy);
  if (words->len == 3 && brg_person_name_is_fathers (words->pdata[1]) &&
      !brg_person_name_is_fathers (words->pdata[2]))
    {
      name->family = g_strdup (words->pdata[2]);
      name->given = g_strdup (words->pdata[0]);
      name->father = g_strdup (words->pdata[1]);
      return TRUE;
    }
  name->family = join_words (words, 0, 1);
  split_given (words, 1, has_father && words->len > 2, name);
  return words->len == 2 || words->len == 3 ||
         (words->len == 4 && brg_person_name_is_fathers (words->pdata[3]));
}

void
brg_person_name_clear (BrgPersonName *name)
{
  g_clear_pointer (&name->family, g_free);
  g_clear_pointer (&name->given, g_free);
  g_clear_pointer (&name->father, g_free);
}
