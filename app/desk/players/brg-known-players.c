/* brg-known-players.c - players of earlier events, found by a few letters
 *
 * Tests: tests/app/test-known-players.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-known-players.h"

#include <string.h>

#include "brg-duplicates.h"
#include "brg-player-key.h"
#include "brg-text-tidy.h"

typedef struct
{
  const BrgEntry *entry;
  char *search_key;
  char *name; /* folded */
} Known;

struct _BrgKnownPlayers
{
  GPtrArray *entries;
  GArray *players; /* (element-type Known), by name */
};

static void
clear_known (gpointer data)
{
  Known *known = data;

  g_free (known->search_key);
  g_free (known->name);
}

static int
compare_names (gconstpointer a, gconstpointer b)
{
  return strcmp (((const Known *) a)->name, ((const Known *) b)->name);
}

/* One person in two events: nothing of what is known differs. Another year of birth makes another
 * person; without one the names decide. */
static char *
dup_identity (const BrgEntry *entry, const char *folded_name)
{
  if (*entry->fide_id != '\0')
    return g_strconcat ("#", entry->fide_id, NULL);
  return g_strdup_printf ("%s|%.4s", folded_name, entry->birth);
}

BrgKnownPlayers *
brg_known_players_new (GPtrArray *entries)
{
  BrgKnownPlayers *self;
  g_autoptr (GHashTable) seen = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

  g_return_val_if_fail (entries != NULL, NULL);

  self = g_new0 (BrgKnownPlayers, 1);
  self->entries = g_ptr_array_ref (entries);
  self->players = g_array_new (FALSE, FALSE, sizeof (Known));
  g_array_set_clear_func (self->players, clear_known);
  for (guint i = 0; i < entries->len; i++)
    {
      const BrgEntry *entry = entries->pdata[i];
      g_autofree char *name = brg_entry_dup_full_name (entry);
      Known known = { .entry = entry };

      known.name = brg_text_fold (name);
      if (!g_hash_table_add (seen, dup_identity (entry, known.name)))
        {
          g_free (known.name);
          continue;
        }
      known.search_key = brg_player_key_new (entry, 0);
      g_array_append_val (self->players, known);
    }
  g_array_sort (self->players, compare_names);
  return self;
}

void
brg_known_players_free (BrgKnownPlayers *self)
{
  if (self == NULL)
    return;
  g_array_unref (self->players);
  g_ptr_array_unref (self->entries);
  g_free (self);
}

static gboolean
is_present (BrgDuplicates *present, const BrgEntry *entry)
{
  g_autoptr (GArray) found = brg_duplicates_find (present, entry);

  return found->len > 0 && g_array_index (found, BrgDuplicate, 0).likeness == BRG_LIKENESS_SAME;
}

GPtrArray *
brg_known_players_find (BrgKnownPlayers *self, const char *text, GPtrArray *present, guint most)
{
  g_autoptr (GPtrArray) found = g_ptr_array_new ();
  g_autoptr (BrgDuplicates) duplicates = NULL;
  g_autofree char *folded = NULL;

  g_return_val_if_fail (self != NULL && text != NULL && present != NULL, NULL);

  folded = brg_text_fold (text);
  if (*folded == '\0')
    return g_steal_pointer (&found);
  duplicates = brg_duplicates_new (present);
  for (guint pass = 0; pass < 2; pass++)
    for (guint i = 0; i < self->players->len && found->len < most; i++)
      {
        const Known *known = &g_array_index (self->players, Known, i);

        if (g_str_has_prefix (known->name, folded) == (pass == 0) &&
            brg_player_key_matches (known->search_key, text) &&
            !is_present (duplicates, known->entry))
          g_ptr_array_add (found, (gpointer) known->entry);
      }
  return g_steal_pointer (&found);
}
