/* brg-paper-index.c - whose papers have which number
 *
 * Tests: tests/data/test-store-papers.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-paper-index.h"

static const BrgPaperField fields[] = { BRG_PAPER_PASSPORT, BRG_PAPER_SNILS };

struct _BrgPaperIndex
{
  GHashTable *holders[BRG_N_PAPER_FIELDS]; /* (element-type utf8 GPtrArray): by number */
};

void
brg_paper_holder_free (BrgPaperHolder *holder)
{
  if (holder == NULL)
    return;
  g_free (holder->name);
  brg_personal_papers_free (holder->papers);
  g_free (holder);
}

static void
add_holder (GHashTable *holders, BrgPaperHolder *holder, BrgPaperField field)
{
  g_autofree char *key = brg_paper_number_dup_key (holder->papers->texts[field]);
  GPtrArray *same;

  if (*key == '\0')
    return;
  same = g_hash_table_lookup (holders, key);
  if (same == NULL)
    {
      same = g_ptr_array_new ();
      g_hash_table_insert (holders, g_steal_pointer (&key), same);
    }
  g_ptr_array_add (same, holder);
}

BrgPaperIndex *
brg_paper_index_new (GPtrArray *holders)
{
  BrgPaperIndex *index;

  g_return_val_if_fail (holders != NULL, NULL);

  index = g_new0 (BrgPaperIndex, 1);
  for (guint k = 0; k < G_N_ELEMENTS (fields); k++)
    {
      index->holders[fields[k]] = g_hash_table_new_full (g_str_hash, g_str_equal, g_free,
                                                         (GDestroyNotify) g_ptr_array_unref);
      for (guint i = 0; i < holders->len; i++)
        add_holder (index->holders[fields[k]], holders->pdata[i], fields[k]);
    }
  return index;
}

void
brg_paper_index_free (BrgPaperIndex *index)
{
  if (index == NULL)
    return;
  for (guint k = 0; k < G_N_ELEMENTS (fields); k++)
    g_hash_table_unref (index->holders[fields[k]]);
  g_free (index);
}

const BrgPaperHolder *
brg_paper_index_find (const BrgPaperIndex *index,
                      gint64 person_id,
                      const BrgPersonalPapers *papers,
                      BrgPaperField field)
{
  g_autofree char *key = NULL;
  const GPtrArray *same;

  g_return_val_if_fail (index != NULL && papers != NULL, NULL);
  g_return_val_if_fail (field == BRG_PAPER_PASSPORT || field == BRG_PAPER_SNILS, NULL);

  key = brg_paper_number_dup_key (papers->texts[field]);
  same = g_hash_table_lookup (index->holders[field], key);
  for (guint i = 0; same != NULL && i < same->len; i++)
    if (((const BrgPaperHolder *) same->pdata[i])->person_id != person_id)
      return same->pdata[i];
  return NULL;
}
