/* brg-equipment-list.c - the check list of hall and equipment of an event
 *
 * Rules: rus-draughts-2022 4.1, 4.2; rus-chess-2014 21.4; ussr-chess-1956 26
 * Tests: tests/app/test-event-status.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-equipment-list.h"

#include <glib/gi18n.h>

#include "brg-store-lists.h"
#include "brg-store-load.h"
#include "brg-store-parts.h"

static void
free_row (gpointer data)
{
  BrgEquipmentRow *row = data;

  g_free (row->day);
  g_free (row->name);
  g_free (row);
}

/* Games of a group that are still to be played; of a later stage nobody plays before the stage that
 * it follows is over. */
static gboolean
is_over (const BrgSnapshot *snapshot)
{
  gint n_rounds = brg_snapshot_count_rounds (snapshot);

  for (gint number = 1; number <= n_rounds; number++)
    {
      const BrgRound *round = brg_snapshot_get_round (snapshot, number);

      if (round == NULL || round->state != BRG_ROUND_CLOSED)
        return FALSE;
    }
  return n_rounds > 0;
}

/* Who was refused or has left needs no board; of a group that is over all who played did. */
static gint
count_players (const BrgSnapshot *snapshot)
{
  gint least = is_over (snapshot) ? 1 : BRG_STAYS;
  gint count = 0;

  for (gint i = 0; i < (gint) snapshot->entries->len; i++)
    {
      const BrgEntry *entry = brg_snapshot_get_entry (snapshot, i);

      count += entry->left_after >= least && entry->admission != BRG_ADMISSION_REFUSED;
    }
  return count;
}

gint
brg_equipment_list_count_games (const BrgSnapshot *snapshot)
{
  gint n_meetings;

  g_return_val_if_fail (snapshot != NULL, 0);

  n_meetings = count_players (snapshot) / 2;
  if (brg_snapshot_has_teams (snapshot))
    return n_meetings * snapshot->group->boards;
  return count_players (brg_snapshot_get_boards (snapshot)) / 2;
}

static BrgEquipmentRow *
make_row (const BrgEquipmentItem *item, const GPtrArray *checks, gint n_games)
{
  BrgEquipmentRow *row = g_new0 (BrgEquipmentRow, 1);
  const BrgEquipmentCheck *found = NULL;

  for (guint i = 0; i < checks->len && found == NULL; i++)
    if (g_str_equal (((const BrgEquipmentCheck *) checks->pdata[i])->item, item->id))
      found = checks->pdata[i];
  row->item = item;
  row->needed = brg_equipment_count (item, n_games);
  row->day = g_strdup (found != NULL ? found->day : "");
  row->name = g_strdup (found != NULL ? found->name : "");
  return row;
}

/* rus-draughts-2022 4.2: boards and clocks, and two to spare, for all that is played at one time:
 * the groups of an event play together. Of an event that is over the groups that began it. */
static gboolean
count_together (BrgStore *store, const BrgSnapshot *snapshot, gint *n_games, GError **error)
{
  g_autoptr (GPtrArray) groups = brg_store_list_groups (store, snapshot->event->id, error);
  g_autoptr (GHashTable) open = g_hash_table_new (g_int64_hash, g_int64_equal);
  gint n_first = 0;

  *n_games = 0;
  if (groups == NULL)
    return FALSE;
  for (guint i = 0; i < groups->len; i++)
    {
      BrgGroupName *name = groups->pdata[i];
      g_autoptr (BrgSnapshot) group = brg_store_load (store, name->id, error);
      gint n;

      if (group == NULL)
        return FALSE;
      n = brg_equipment_list_count_games (group);
      n_first += name->previous_id == 0 ? n : 0;
      if (is_over (group))
        continue;
      g_hash_table_add (open, &name->id);
      if (!g_hash_table_contains (open, &name->previous_id))
        *n_games += n;
    }
  if (g_hash_table_size (open) == 0)
    *n_games = n_first;
  return TRUE;
}

GPtrArray *
brg_equipment_list_load (BrgStore *store, const BrgSnapshot *snapshot, GError **error)
{
  const BrgRulebook *rulebook;
  g_autoptr (GPtrArray) checks = NULL;
  GPtrArray *rows;
  gint n_games;

  g_return_val_if_fail (store != NULL && snapshot != NULL, NULL);

  checks = brg_store_list_equipment (store, snapshot->event->id, error);
  if (checks == NULL)
    return NULL;
  rulebook = snapshot->event->rulebook;
  if (!count_together (store, snapshot, &n_games, error))
    return NULL;
  rows = g_ptr_array_new_with_free_func (free_row);
  for (guint i = 0; i < rulebook->n_equipment; i++)
    g_ptr_array_add (rows, make_row (&rulebook->equipment[i], checks, n_games));
  return rows;
}

char *
brg_equipment_list_dup_title (const BrgEquipmentRow *row)
{
  g_return_val_if_fail (row != NULL, NULL);

  if (row->needed == 0)
    return g_strdup (gettext (row->item->text));
  /* Translators: what is needed in the hall, and how many: "Boards: 12" */
  return g_strdup_printf (_ ("%s: %d"), gettext (row->item->text), row->needed);
}
