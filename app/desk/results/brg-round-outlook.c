/* brg-round-outlook.c - who would play in a round that is not paired yet
 *
 * Tests: tests/app/test-round-outlook.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-round-outlook.h"

#include "brg-meetings.h"

static BrgOutcome
find_absence (const BrgSnapshot *snapshot, gint entry, gint round)
{
  for (guint i = 0; i < snapshot->absences->len; i++)
    {
      const BrgAbsence *absence = &g_array_index (snapshot->absences, BrgAbsence, i);

      if (absence->entry == entry && absence->round == round)
        return absence->outcome;
    }
  return BRG_OUTCOME_NONE;
}

BrgRoundOutlook
brg_round_outlook_find (const BrgSnapshot *snapshot, gint round)
{
  BrgRoundOutlook outlook = { 0 };
  g_autofree gboolean *is_out = NULL;

  g_return_val_if_fail (snapshot != NULL && round >= 1, outlook);

  is_out = brg_meetings_list_out (snapshot, round);
  for (gint i = 0; i < (gint) snapshot->entries->len; i++)
    {
      const BrgEntry *entry = brg_snapshot_get_entry (snapshot, i);
      BrgOutcome absence = find_absence (snapshot, i, round);

      if (brg_entry_is_refused (entry))
        outlook.n_refused++;
      else if (entry->left_after < round)
        outlook.n_left++;
      else if (is_out[i])
        outlook.n_out++;
      else if (entry->joins_round > round)
        continue;
      else if (absence == BRG_OUTCOME_HALF_BYE)
        outlook.n_half_byes++;
      else if (absence == BRG_OUTCOME_FULL_BYE)
        outlook.n_full_byes++;
      else if (absence == BRG_OUTCOME_ZERO_BYE)
        outlook.n_absent++;
      else
        {
          outlook.n_playing++;
          outlook.n_joining += round > 1 && (entry->joins_round == round || entry->number == 0);
        }
    }
  return outlook;
}
