/* brg-divergence.c - where the journals of two files of one event part
 *
 * Tests: tests/data/test-follow.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-divergence.h"

#include "brg-action.h"

void
brg_divergence_free (BrgDivergence *divergence)
{
  if (divergence == NULL)
    return;
  g_free (divergence->last_hash);
  g_ptr_array_unref (divergence->first);
  g_ptr_array_unref (divergence->second);
  g_free (divergence);
}

static guint
count_common (const GPtrArray *first, const GPtrArray *second)
{
  guint n = 0;

  while (n < first->len && n < second->len)
    {
      const BrgJournalEntry *a = first->pdata[n];
      const BrgJournalEntry *b = second->pdata[n];

      if (a->id != b->id || !g_str_equal (a->hash, b->hash))
        break;
      n++;
    }
  return n;
}

static BrgDivergenceKind
judge (guint n_common, guint n_first, guint n_second)
{
  if (n_first == 0 && n_second == 0)
    return BRG_DIVERGENCE_SAME;
  if (n_common == 0)
    return BRG_DIVERGENCE_STRANGERS;
  if (n_second == 0)
    return BRG_DIVERGENCE_FIRST_AHEAD;
  return n_first == 0 ? BRG_DIVERGENCE_SECOND_AHEAD : BRG_DIVERGENCE_PARTED;
}

BrgDivergence *
brg_divergence_new (BrgStore *first, BrgStore *second, GError **error)
{
  g_autoptr (GPtrArray) ours = NULL;
  g_autoptr (GPtrArray) theirs = NULL;
  BrgDivergence *divergence;
  guint n_common;

  g_return_val_if_fail (first != NULL && second != NULL, NULL);

  ours = brg_journal_list (first, -1, error);
  theirs = ours != NULL ? brg_journal_list (second, -1, error) : NULL;
  if (theirs == NULL)
    return NULL;
  n_common = count_common (ours, theirs);
  divergence = g_new0 (BrgDivergence, 1);
  if (n_common > 0)
    {
      const BrgJournalEntry *last = ours->pdata[n_common - 1];

      divergence->last_common = last->id;
      divergence->last_hash = g_strdup (last->hash);
    }
  g_ptr_array_remove_range (ours, 0, n_common);
  g_ptr_array_remove_range (theirs, 0, n_common);
  divergence->kind = judge (n_common, ours->len, theirs->len);
  divergence->first = g_steal_pointer (&ours);
  divergence->second = g_steal_pointer (&theirs);
  return divergence;
}

BrgLeaseHolder *
brg_divergence_dup_heir (const BrgDivergence *divergence)
{
  const BrgJournalEntry *entry;
  BrgLeaseHolder *heir;

  g_return_val_if_fail (divergence != NULL, NULL);

  if (divergence->last_common == 0 || divergence->second->len == 0)
    return NULL;
  entry = divergence->second->pdata[0];
  if (!g_str_equal (entry->action, BRG_ACTION_LEAD_TAKE) ||
      brg_journal_entry_get_int (entry, "by-copy") != 1)
    return NULL;
  heir = g_new0 (BrgLeaseHolder, 1);
  heir->computer = brg_journal_entry_dup_text (entry, "computer");
  heir->person = brg_journal_entry_dup_text (entry, "person");
  heir->since = g_strdup (entry->at);
  return heir;
}
