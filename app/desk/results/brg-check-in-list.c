/* brg-check-in-list.c - who is there for the next round, who is missing, and what was decided
 *
 * Rules: rus-draughts-2022 5.4.10.2
 * Tests: tests/app/test-check-in-list.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-check-in-list.h"

#include "brg-store-players.h"

struct _BrgCheckInList
{
  BrgSnapshot *snapshot;
  gint round;
  GArray *marks;  /* BrgCheckIn, the last one first */
  BrgFate *fates; /* by entry */
};

static const BrgCheckIn *
find_mark (const BrgCheckInList *self, gint64 entry_id)
{
  for (guint i = 0; i < self->marks->len; i++)
    if (g_array_index (self->marks, BrgCheckIn, i).entry_id == entry_id)
      return &g_array_index (self->marks, BrgCheckIn, i);
  return NULL;
}

static BrgFate
find_absence (const BrgCheckInList *self, gint entry)
{
  for (guint i = 0; i < self->snapshot->absences->len; i++)
    {
      const BrgAbsence *absence = &g_array_index (self->snapshot->absences, BrgAbsence, i);

      if (absence->entry == entry && absence->round == self->round)
        return absence->outcome == BRG_OUTCOME_HALF_BYE   ? BRG_FATE_HALF
               : absence->outcome == BRG_OUTCOME_FULL_BYE ? BRG_FATE_FULL
                                                          : BRG_FATE_ZERO;
    }
  return BRG_FATE_OPEN;
}

/* rus-draughts-2022 5.4.10.2: who left is paired no more, who is known to be absent is not either.
 */
static BrgFate
find_fate (const BrgCheckInList *self, gint entry)
{
  const BrgEntry *who = brg_snapshot_get_entry (self->snapshot, entry);
  const BrgCheckIn *mark = find_mark (self, who->id);

  if (who->left_after != BRG_STAYS && who->left_after < self->round)
    return BRG_FATE_GONE;
  if (who->joins_round > self->round)
    return BRG_FATE_LATER;
  if (mark != NULL)
    return mark->mark == BRG_CHECK_IN_HERE ? BRG_FATE_HERE : BRG_FATE_WAITED;
  return find_absence (self, entry);
}

BrgCheckInList *
brg_check_in_list_new (BrgStore *store, BrgSnapshot *snapshot, GError **error)
{
  BrgCheckInList *self;
  g_autoptr (GArray) marks = NULL;
  gint round;

  g_return_val_if_fail (store != NULL && snapshot != NULL, NULL);

  round = (gint) snapshot->rounds->len + 1;
  marks = brg_store_list_check_ins (store, snapshot->group->id, round, error);
  if (marks == NULL)
    return NULL;
  self = g_new0 (BrgCheckInList, 1);
  self->snapshot = brg_snapshot_ref (snapshot);
  self->round = round;
  self->marks = g_steal_pointer (&marks);
  self->fates = g_new0 (BrgFate, snapshot->entries->len + 1);
  for (guint i = 0; i < snapshot->entries->len; i++)
    self->fates[i] = find_fate (self, (gint) i);
  return self;
}

void
brg_check_in_list_free (BrgCheckInList *self)
{
  if (self == NULL)
    return;
  brg_snapshot_unref (self->snapshot);
  g_array_unref (self->marks);
  g_free (self->fates);
  g_free (self);
}

gint
brg_check_in_list_get_round (const BrgCheckInList *self)
{
  g_return_val_if_fail (self != NULL, 0);

  return self->round;
}

gboolean
brg_check_in_list_is_possible (const BrgCheckInList *self)
{
  gint n_rounds;

  g_return_val_if_fail (self != NULL, FALSE);

  n_rounds = brg_snapshot_count_rounds (self->snapshot);
  return self->snapshot->entries->len > 0 && (n_rounds == 0 || self->round <= n_rounds) &&
         self->snapshot->event->state == BRG_EVENT_OPEN;
}

gboolean
brg_check_in_list_has_begun (const BrgCheckInList *self)
{
  g_return_val_if_fail (self != NULL, FALSE);

  return self->marks->len > 0;
}

gboolean
brg_check_in_list_may_be (const BrgCheckInList *self, BrgFate fate)
{
  gboolean is_round_robin;

  g_return_val_if_fail (self != NULL, FALSE);

  is_round_robin = brg_snapshot_is_round_robin (self->snapshot);
  /* rus-draughts-2022 5.4.10.2: who is known to be absent has lost that round. */
  if (fate == BRG_FATE_HALF)
    return !is_round_robin && !brg_snapshot_is_knockout (self->snapshot) &&
           self->snapshot->event->rulebook->point_byes;
  return fate != BRG_FATE_ZERO || !is_round_robin;
}

BrgFate
brg_check_in_list_get_fate (const BrgCheckInList *self, gint entry)
{
  g_return_val_if_fail (self != NULL && entry >= 0, BRG_FATE_OPEN);
  g_return_val_if_fail ((guint) entry < self->snapshot->entries->len, BRG_FATE_OPEN);

  return self->fates[entry];
}

gboolean
brg_check_in_list_mark (const BrgCheckInList *self,
                        BrgStore *store,
                        gint entry,
                        BrgFate fate,
                        GError **error)
{
  static const BrgCheckInMark marks[BRG_N_FATES] = {
    [BRG_FATE_HERE] = BRG_CHECK_IN_HERE,
    [BRG_FATE_WAITED] = BRG_CHECK_IN_WAITED,
    [BRG_FATE_HALF] = BRG_CHECK_IN_HALF,
    [BRG_FATE_ZERO] = BRG_CHECK_IN_ZERO,
  };
  const BrgEntry *who;

  g_return_val_if_fail (self != NULL && store != NULL, FALSE);
  g_return_val_if_fail (fate != BRG_FATE_FULL && fate < BRG_FATE_LATER, FALSE);

  who = brg_snapshot_get_entry (self->snapshot, entry);
  return fate == BRG_FATE_GONE
             ? brg_store_withdraw (store, who->id, self->round - 1, "", error)
             : brg_store_check_in (store, who->id, self->round, marks[fate], error);
}

const char *
brg_check_in_list_get_at (const BrgCheckInList *self, gint entry)
{
  const BrgCheckIn *mark;

  g_return_val_if_fail (self != NULL, "");

  mark = find_mark (self, brg_snapshot_get_entry (self->snapshot, entry)->id);
  return mark != NULL ? mark->at : "";
}

gint
brg_check_in_list_count (const BrgCheckInList *self, BrgFate fate)
{
  gint count = 0;

  g_return_val_if_fail (self != NULL, 0);

  for (guint i = 0; i < self->snapshot->entries->len; i++)
    count += self->fates[i] == fate;
  return count;
}

gint
brg_check_in_list_count_refused (const BrgCheckInList *self)
{
  gint count = 0;

  g_return_val_if_fail (self != NULL, 0);

  for (guint i = 0; i < self->snapshot->entries->len; i++)
    count += brg_entry_is_refused (self->snapshot->entries->pdata[i]);
  return count;
}

gint
brg_check_in_list_count_expected (const BrgCheckInList *self)
{
  g_return_val_if_fail (self != NULL, 0);

  return (gint) self->snapshot->entries->len - brg_check_in_list_count (self, BRG_FATE_GONE) -
         brg_check_in_list_count (self, BRG_FATE_LATER);
}

static gboolean
is_missing (const BrgCheckInList *self, gint entry)
{
  return self->fates[entry] != BRG_FATE_HERE && self->fates[entry] != BRG_FATE_GONE &&
         self->fates[entry] != BRG_FATE_LATER;
}

GArray *
brg_check_in_list_list_missing (const BrgCheckInList *self)
{
  GArray *missing = g_array_new (FALSE, FALSE, sizeof (gint));

  g_return_val_if_fail (self != NULL, missing);

  for (gint step = 0; step < 2; step++)
    for (gint i = 0; i < (gint) self->snapshot->entries->len; i++)
      if (is_missing (self, i) && (self->fates[i] == BRG_FATE_OPEN) == (step == 0))
        g_array_append_val (missing, i);
  return missing;
}

gint
brg_check_in_list_find_meant (const BrgCheckInList *self, const GArray *found)
{
  gint meant = BRG_NOBODY;
  guint n_missing = 0;

  g_return_val_if_fail (self != NULL && found != NULL, BRG_NOBODY);

  for (guint i = 0; i < found->len; i++)
    {
      gint entry = g_array_index (found, gint, i);

      if (!is_missing (self, entry))
        continue;
      meant = entry;
      n_missing++;
    }
  if (n_missing > 0)
    return n_missing == 1 ? meant : BRG_NOBODY;
  return found->len == 1 ? g_array_index (found, gint, 0) : BRG_NOBODY;
}

gint
brg_check_in_list_get_last (const BrgCheckInList *self)
{
  g_return_val_if_fail (self != NULL, BRG_NOBODY);

  return self->marks->len > 0
             ? brg_snapshot_find_entry (self->snapshot,
                                        g_array_index (self->marks, BrgCheckIn, 0).entry_id)
             : BRG_NOBODY;
}
