/* brg-kept-apart.c - players of one federation or organisation who are kept apart, as a value
 *
 * Rules: rus-chess-2014 22.8
 * Tests: tests/data/test-store-forbidden.c, tests/data/test-snapshot.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-kept-apart.h"

static const char *const ids[BRG_N_APART_FIELDS] = {
  [BRG_APART_FEDERATION] = "federation",
  [BRG_APART_ORGANISATION] = "organisation",
};

const char *
brg_apart_field_get_id (BrgApartField field)
{
  g_return_val_if_fail (field >= 0 && field < BRG_N_APART_FIELDS, NULL);

  return ids[field];
}

gboolean
brg_apart_field_from_id (const char *id, BrgApartField *field)
{
  g_return_val_if_fail (id != NULL && field != NULL, FALSE);

  for (guint i = 0; i < BRG_N_APART_FIELDS; i++)
    if (g_str_equal (ids[i], id))
      {
        *field = i;
        return TRUE;
      }
  return FALSE;
}

void
brg_kept_apart_get_rounds (const BrgKeptApart *apart, gint n_rounds, gint *first, gint *last)
{
  g_return_if_fail (apart != NULL && first != NULL && last != NULL);

  *first = apart->is_last ? MAX (n_rounds - apart->n_rounds + 1, 1) : 1;
  *last = apart->is_last ? MAX (n_rounds, *first) : apart->n_rounds;
}

/* What two are compared by; empty for who has nothing there. */
static char *
dup_key (const BrgKeptApart *apart, const BrgEntry *entry)
{
  g_autofree char *folded = g_utf8_casefold (
      apart->field == BRG_APART_FEDERATION ? entry->federation : entry->organisation, -1);
  g_autofree char *plain = g_utf8_normalize (folded, -1, G_NORMALIZE_ALL_COMPOSE);
  g_auto (GStrv) words = g_strsplit_set (plain != NULL ? plain : "", " \t\n", -1);
  g_autoptr (GString) key = g_string_new (NULL);

  for (gsize i = 0; words[i] != NULL; i++)
    if (*words[i] != '\0')
      g_string_append_printf (key, "%s%s", key->len > 0 ? " " : "", words[i]);
  return g_string_free (g_steal_pointer (&key), FALSE);
}

GPtrArray *
brg_kept_apart_list (const BrgKeptApart *apart, const GPtrArray *entries, gint n_entries)
{
  g_autoptr (GHashTable) found =
      g_hash_table_new_full (g_str_hash, g_str_equal, g_free, (GDestroyNotify) g_array_unref);
  g_autoptr (GPtrArray) kinds = g_ptr_array_new ();
  GPtrArray *shared = g_ptr_array_new_with_free_func ((GDestroyNotify) g_array_unref);

  g_return_val_if_fail (apart != NULL && entries != NULL, shared);

  for (gint i = 0; i < MIN (n_entries, (gint) entries->len); i++)
    {
      g_autofree char *key = dup_key (apart, entries->pdata[i]);
      GArray *members = g_hash_table_lookup (found, key);

      if (*key == '\0')
        continue;
      if (members == NULL)
        {
          members = g_array_new (FALSE, FALSE, sizeof (gint));
          g_ptr_array_add (kinds, members);
          g_hash_table_insert (found, g_steal_pointer (&key), members);
        }
      g_array_append_val (members, i);
    }
  for (guint i = 0; i < kinds->len; i++)
    if (((GArray *) kinds->pdata[i])->len > 1)
      g_ptr_array_add (shared, g_array_ref (kinds->pdata[i]));
  return shared;
}
