/* brg-snapshot-families.c - who of a snapshot has the same family name
 *
 * Tests: tests/data/test-snapshot.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-snapshot-families.h"

#include "brg-snapshot-private.h"

static GHashTable *
make_families (const BrgSnapshot *snapshot)
{
  GHashTable *families =
      g_hash_table_new_full (g_str_hash, g_str_equal, g_free, (GDestroyNotify) g_array_unref);

  for (guint i = 0; i < snapshot->entries->len; i++)
    {
      const BrgEntry *entry = snapshot->entries->pdata[i];
      GArray *members = g_hash_table_lookup (families, entry->family_name);
      gint index = (gint) i;

      if (members == NULL)
        {
          members = g_array_new (FALSE, FALSE, sizeof (gint));
          g_hash_table_insert (families, g_strdup (entry->family_name), members);
        }
      g_array_append_val (members, index);
    }
  return families;
}

/* Of two threads that ask first at the same time one throws its table away. */
static GHashTable *
get_families (BrgSnapshotWhole *whole)
{
  GHashTable *families = g_atomic_pointer_get (&whole->families);

  if (families != NULL)
    return families;
  families = make_families (&whole->snapshot);
  if (g_atomic_pointer_compare_and_exchange (&whole->families, NULL, families))
    return families;
  g_hash_table_unref (families);
  return g_atomic_pointer_get (&whole->families);
}

const gint *
brg_snapshot_list_family (const BrgSnapshot *snapshot, const char *family_name, guint *n)
{
  const GArray *members;

  g_return_val_if_fail (snapshot != NULL && family_name != NULL && n != NULL, NULL);

  /* What is seen of the snapshot does not change. */
  members = g_hash_table_lookup (get_families ((BrgSnapshotWhole *) snapshot), family_name);
  *n = members != NULL ? members->len : 0;
  return members != NULL ? (const gint *) (gconstpointer) members->data : NULL;
}

void
brg_snapshot_forget_families (BrgSnapshot *snapshot)
{
  g_return_if_fail (snapshot != NULL);

  g_clear_pointer (&((BrgSnapshotWhole *) snapshot)->families, g_hash_table_unref);
}
