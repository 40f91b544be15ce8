/* brg-draft-search.c - a player found by what somebody types
 *
 * Tests: tests/app/test-draft-search.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-draft-search.h"

#include <string.h>

#include "brg-player-list.h"
#include "brg-text-tidy.h"

/* How well an entry fits, best first. */
typedef enum
{
  FITS_NUMBER,
  FITS_FAMILY,
  FITS_SOMEHOW,
  N_FITS,
  FITS_NOT,
} Fit;

static gboolean
holds_number (char **words, gint number)
{
  for (guint i = 0; words[i] != NULL; i++)
    if (strspn (words[i], "0123456789") == strlen (words[i]) && *words[i] != '\0' &&
        g_ascii_strtoll (words[i], NULL, 10) == number)
      return TRUE;
  return FALSE;
}

static Fit
find_fit (const BrgEntry *entry, const char *folded, char **words)
{
  g_autofree char *key = brg_player_search_key (entry, entry->number);
  g_autofree char *family = brg_text_fold (entry->family_name);

  if (!brg_player_search_matches (key, folded))
    return FITS_NOT;
  if (entry->number > 0 && holds_number (words, entry->number))
    return FITS_NUMBER;
  return g_str_has_prefix (family, words[0]) ? FITS_FAMILY : FITS_SOMEHOW;
}

GArray *
brg_draft_search (const BrgSnapshot *snapshot, const char *text, guint n_max)
{
  g_autoptr (GArray) found = g_array_new (FALSE, FALSE, sizeof (gint));
  g_autofree char *folded = NULL;
  g_auto (GStrv) words = NULL;
  g_autofree Fit *fits = NULL;

  g_return_val_if_fail (snapshot != NULL && text != NULL, NULL);

  folded = brg_text_fold (text);
  if (*folded == '\0')
    return g_steal_pointer (&found);
  words = g_strsplit (folded, " ", -1);
  fits = g_new (Fit, snapshot->entries->len + 1);
  for (guint i = 0; i < snapshot->entries->len; i++)
    fits[i] = find_fit (brg_snapshot_get_entry (snapshot, (gint) i), folded, words);
  for (guint fit = 0; fit < N_FITS; fit++)
    for (gint i = 0; i < (gint) snapshot->entries->len && found->len < n_max; i++)
      if (fits[i] == fit)
        g_array_append_val (found, i);
  return g_steal_pointer (&found);
}
