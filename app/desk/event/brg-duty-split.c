/* brg-duty-split.c - the boards of a round split among the arbiters
 *
 * Tests: tests/app/test-duty-list.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-duty-split.h"

#include "brg-duty-conflicts.h"
#include "brg-duty-list.h"

/* Who gets sectors: the lowest role that there is, an arbiter or an arbiter of a sector. */
static GPtrArray *
list_arbiters (const BrgEvent *event)
{
  static const BrgOfficialRole roles[] = { BRG_OFFICIAL_ARBITER, BRG_OFFICIAL_DEPUTY,
                                           BRG_OFFICIAL_CHIEF_ARBITER };
  GPtrArray *arbiters = g_ptr_array_new ();

  for (guint r = 0; r < G_N_ELEMENTS (roles) && arbiters->len == 0; r++)
    for (guint i = 0; i < event->officials->len; i++)
      {
        BrgOfficialRole role = ((const BrgOfficial *) event->officials->pdata[i])->role;

        if (role == BRG_OFFICIAL_SECTOR_ARBITER)
          role = BRG_OFFICIAL_ARBITER;
        if (role == roles[r])
          g_ptr_array_add (arbiters, event->officials->pdata[i]);
      }
  return arbiters;
}

/* The sectors in order, the first for the arbiter at @shift. */
static GArray *
split_from (const GPtrArray *arbiters, gint n_boards, guint shift)
{
  GArray *duties = g_array_new (FALSE, FALSE, sizeof (BrgDuty));
  gint n_sectors = MIN ((gint) arbiters->len, n_boards);
  gint first = 1;

  for (gint i = 0; i < n_sectors; i++)
    {
      const BrgOfficial *official = arbiters->pdata[((guint) i + shift) % arbiters->len];
      gint size = n_boards / n_sectors + (i < n_boards % n_sectors ? 1 : 0);
      BrgDuty duty = { official->id, first, first + size - 1 };

      g_array_append_val (duties, duty);
      first += size;
    }
  return duties;
}

GArray *
brg_duty_list_split (const BrgDutyList *list)
{
  g_autoptr (GPtrArray) arbiters = NULL;
  g_autoptr (GArray) best = NULL;
  guint least = G_MAXUINT;
  gint n_boards;

  g_return_val_if_fail (list != NULL, NULL);

  arbiters = list_arbiters (list->snapshot->event);
  n_boards = brg_duty_list_count_boards (list->snapshot, list->round);
  for (guint shift = 0; shift < MAX (arbiters->len, 1) && least > 0; shift++)
    {
      g_autoptr (GArray) duties = split_from (arbiters, n_boards, shift);
      g_autoptr (GArray) conflicts = brg_duty_list_find_conflicts (list, duties);

      if (conflicts->len >= least)
        continue;
      least = conflicts->len;
      g_clear_pointer (&best, g_array_unref);
      best = g_steal_pointer (&duties);
    }
  return g_steal_pointer (&best);
}
