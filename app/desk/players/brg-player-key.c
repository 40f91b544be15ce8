/* brg-player-key.c - what a player is searched by in a list
 *
 * Tests: tests/app/test-player-list.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-player-key.h"

#include <string.h>

#include "brg-name-key.h"
#include "brg-text-tidy.h"

char *
brg_player_key_new (const BrgEntry *entry, gint shown_number)
{
  g_autofree char *text = NULL;
  g_autofree char *folded = NULL;
  g_autofree char *family = NULL;
  g_autofree char *given = NULL;

  g_return_val_if_fail (entry != NULL, NULL);

  text = g_strdup_printf ("%d %s %s %s %s %s %s %s", shown_number, entry->family_name,
                          entry->given_name, entry->father_name, entry->title, entry->organisation,
                          entry->federation, entry->fide_id);
  folded = brg_text_fold (text);
  family = brg_name_key (entry->family_name);
  given = brg_name_key (entry->given_name);
  /* A tab parts what is searched as it is written from what is searched by its sound. */
  return g_strdup_printf (" %s\t %s %s", folded, family, given);
}

/* Whether a word of @text begins with @word. */
static gboolean
has_beginning (const char *text, const char *word)
{
  g_autofree char *wanted = g_strconcat (" ", word, NULL);

  return strstr (text, wanted) != NULL;
}

/* Compares by sound. While somebody types, the last letter may be the first half of a sound: the k
 * of kh, the s of sh, the t of ts. */
static gboolean
sounds_like (const char *sounds, const char *word)
{
  g_autofree char *sound = brg_name_key (word);
  gsize length = strlen (sound);

  if (length == 0 || brg_name_is_stammer (word))
    return FALSE;
  if (has_beginning (sounds, sound))
    return TRUE;
  if (length < 3 || strchr ("csktz", word[strlen (word) - 1]) == NULL)
    return FALSE;
  sound[length - 1] = '\0';
  return has_beginning (sounds, sound);
}

gboolean
brg_player_key_matches (const char *key, const char *words)
{
  g_autofree char *folded = NULL;
  g_auto (GStrv) parts = NULL;
  const char *sounds;

  g_return_val_if_fail (key != NULL && words != NULL, FALSE);

  folded = brg_text_fold (words);
  parts = g_strsplit (folded, " ", -1);
  sounds = strchr (key, '\t') + 1;
  for (guint i = 0; parts[i] != NULL; i++)
    if (!has_beginning (key, parts[i]) && !sounds_like (sounds, parts[i]))
      return FALSE;
  return TRUE;
}
