/* brg-pairing-removal.c - why a published pairing is drawn anew
 *
 * Rules: rus-draughts-2022 5.4.10.12
 * Tests: tests/app/test-draft-plan.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-pairing-removal.h"

#include "brg-journal.h"

/* The first round that an action took away, 0 for none. */
static gint
find_removed (const BrgJournalEntry *entry)
{
  if (g_str_equal (entry->action, "rounds-remove"))
    return brg_journal_entry_get_int (entry, "round");
  return g_str_equal (entry->action, "result-correct")
             ? brg_journal_entry_get_int (entry, "removed-from")
             : 0;
}

static gboolean
pairs (const BrgJournalEntry *entry)
{
  return g_str_equal (entry->action, "round-publish") || g_str_equal (entry->action, "rounds-plan");
}

/* What was paired last tells that nothing was removed since. */
static const BrgJournalEntry *
find_removal (GPtrArray *journal, gint64 group_id, gint round)
{
  for (guint i = journal->len; i > 0; i--)
    {
      const BrgJournalEntry *entry = journal->pdata[i - 1];
      gint removed;

      if (entry->kind != BRG_JOURNAL_DO || !entry->is_in_force ||
          !brg_journal_entry_is_of_group (entry, group_id))
        continue;
      if (pairs (entry))
        return NULL;
      removed = find_removed (entry);
      if (removed > 0 && removed <= round)
        return entry;
    }
  return NULL;
}

gboolean
brg_pairing_removal_find (GPtrArray *journal,
                          gint64 group_id,
                          gint round,
                          char **reason,
                          char **author)
{
  const BrgJournalEntry *removal;

  g_return_val_if_fail (journal != NULL && reason != NULL && author != NULL, FALSE);

  removal = find_removal (journal, group_id, round);
  *reason = removal != NULL ? brg_journal_entry_dup_text (removal, "reason") : g_strdup ("");
  *author = removal != NULL ? brg_journal_entry_dup_text (removal, "by") : g_strdup ("");
  return **reason != '\0';
}
