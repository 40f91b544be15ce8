/* brg-name-match.c - whether names as people write them mean one person
 *
 * Tests: tests/app/test-name-list.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-name-match.h"

#include <string.h>

#include "brg-name-key.h"

/* Words of a name as keys, in their order; initials are one letter. */
static char **
split_name (const char *name)
{
  g_auto (GStrv) words = g_strsplit_set (name, " .,\t", -1);
  g_autoptr (GPtrArray) keys = g_ptr_array_new ();

  for (guint i = 0; words[i] != NULL; i++)
    if (*words[i] != '\0')
      g_ptr_array_add (keys, brg_name_key (words[i]));
  g_ptr_array_add (keys, NULL);
  return (char **) g_ptr_array_free (g_steal_pointer (&keys), FALSE);
}

/* The first word besides @index: the given name, or its initial. */
static const char *
get_given (char **words, guint index)
{
  return words[index == 0 && words[0] != NULL ? 1 : 0];
}

/* "В. С. Токарев" and "Токарев Виктор" are one; family names alone do not part people. */
gboolean
brg_name_match_is_one (const char *name, const char *other)
{
  g_auto (GStrv) words = NULL;
  g_auto (GStrv) others = NULL;

  g_return_val_if_fail (name != NULL && other != NULL, FALSE);

  words = split_name (name);
  others = split_name (other);
  for (guint i = 0; words[i] != NULL; i++)
    for (guint j = 0; others[j] != NULL; j++)
      if (strlen (words[i]) > 2 && g_str_equal (words[i], others[j]))
        {
          const char *given = get_given (words, i);
          const char *other_given = get_given (others, j);

          if (given == NULL || other_given == NULL || given[0] == other_given[0])
            return TRUE;
        }
  return FALSE;
}

/* Keys of the endings of family names in the first case; what ends otherwise ends in none. */
static const char *const first_endings[] = { "aia", "oi", "ei", "ia", "a", "i", "e", "o" };

/* Keys of the endings in the other cases. */
static const char *const endings[] = { "",    "a",   "u",   "e",   "i",   "im",  "om",  "em",
                                       "oi",  "ei",  "ia",  "iu",  "oiu", "eiu", "uiu", "aia",
                                       "omu", "emu", "oho", "eho", "imi", "ih",  "ovi", "evi" };

#define LEAST_STEM 3

static gboolean
is_case_of (const char *word, const char *family)
{
  gsize length = strlen (family);

  for (guint i = 0; i < G_N_ELEMENTS (first_endings); i++)
    if (g_str_has_suffix (family, first_endings[i]))
      {
        length -= strlen (first_endings[i]);
        break;
      }
  if (length < LEAST_STEM || strncmp (word, family, length) != 0)
    return FALSE;
  for (guint i = 0; i < G_N_ELEMENTS (endings); i++)
    if (g_str_equal (word + length, endings[i]))
      return TRUE;
  return FALSE;
}

gboolean
brg_name_match_has_word (const char *text, const char *family, gboolean in_cases)
{
  g_auto (GStrv) words = NULL;
  g_autofree char *key = NULL;

  g_return_val_if_fail (text != NULL && family != NULL, FALSE);

  words = g_strsplit_set (text, " ,.;:()", -1);
  key = brg_name_key (family);
  for (guint i = 0; *key != '\0' && words[i] != NULL; i++)
    {
      g_autofree char *word = brg_name_key (words[i]);

      if (g_str_equal (word, key) || (in_cases && is_case_of (word, key)))
        return TRUE;
    }
  return FALSE;
}
