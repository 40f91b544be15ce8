/* brg-draft-search.c - a player found by what somebody types
 *
 * Tests: tests/app/test-draft-search.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-draft-search.h"

#include <string.h>

/* How well an entry fits, best first. */
typedef enum
{
  FITS_NUMBER,
  FITS_FAMILY,
  FITS_SOMEHOW,
  N_FITS,
  FITS_NOT,
} Fit;

/* Lower case, е for ё, blanks for all that is neither letter nor figure. */
static char *
fold (const char *text)
{
  g_autofree char *composed = g_utf8_normalize (text, -1, G_NORMALIZE_NFC);
  g_autofree char *lower = g_utf8_casefold (composed != NULL ? composed : "", -1);
  g_autoptr (GString) folded = g_string_new (NULL);

  for (const char *p = lower; *p != '\0'; p = g_utf8_next_char (p))
    {
      gunichar c = g_utf8_get_char (p);

      if (c == 0x451)
        g_string_append (folded, "е");
      else
        g_string_append_unichar (folded, g_unichar_isalnum (c) ? c : ' ');
    }
  return g_string_free (g_steal_pointer (&folded), FALSE);
}

static gboolean
is_number (const char *word)
{
  return strspn (word, "0123456789") == strlen (word);
}

static gboolean
begins_a_word (char **names, const char *word)
{
  for (guint i = 0; names[i] != NULL; i++)
    if (*names[i] != '\0' && g_str_has_prefix (names[i], word))
      return TRUE;
  return FALSE;
}

static Fit
find_fit (const BrgEntry *entry, char **words)
{
  g_autofree char *full_name = brg_entry_dup_full_name (entry);
  g_autofree char *folded = fold (full_name);
  g_auto (GStrv) names = g_strsplit (folded, " ", -1);
  g_autofree char *number = g_strdup_printf ("%d", entry->number);
  const char *first = NULL;
  Fit fit = FITS_SOMEHOW;

  for (guint i = 0; words[i] != NULL; i++)
    {
      if (*words[i] == '\0')
        continue;
      if (is_number (words[i]) && g_str_equal (number, words[i]))
        fit = FITS_NUMBER;
      else if (is_number (words[i]) ? !g_str_has_prefix (number, words[i])
                                    : !begins_a_word (names, words[i]))
        return FITS_NOT;
      first = first != NULL ? first : words[i];
    }
  if (first == NULL)
    return FITS_NOT;
  return fit == FITS_SOMEHOW && names[0] != NULL && g_str_has_prefix (names[0], first) ? FITS_FAMILY
                                                                                       : fit;
}

GArray *
brg_draft_search (const BrgSnapshot *snapshot, const char *text, guint n_max)
{
  g_autoptr (GArray) found = g_array_new (FALSE, FALSE, sizeof (gint));
  g_autofree char *folded = NULL;
  g_auto (GStrv) words = NULL;
  g_autofree Fit *fits = NULL;

  g_return_val_if_fail (snapshot != NULL && text != NULL, NULL);

  folded = fold (text);
  words = g_strsplit (folded, " ", -1);
  fits = g_new (Fit, snapshot->entries->len + 1);
  for (guint i = 0; i < snapshot->entries->len; i++)
    fits[i] = find_fit (brg_snapshot_get_entry (snapshot, (gint) i), words);
  for (guint fit = 0; fit < N_FITS; fit++)
    for (gint i = 0; i < (gint) snapshot->entries->len && found->len < n_max; i++)
      if (fits[i] == fit)
        g_array_append_val (found, i);
  return g_steal_pointer (&found);
}
