/* brg-snapshot.c - one group of an event as it stands in the database, as a value
 *
 * Tests: tests/data/test-snapshot.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-snapshot.h"

#include "brg-snapshot-private.h"

#include "brg-pairing-systems.h"
#include "brg-pairing.h"
#include "brg-playoff-record.h"

static void
clear_decision (gpointer data)
{
  BrgMeetingNote *decision = data;

  g_clear_pointer (&decision->note, g_free);
  g_clear_pointer (&decision->extra_games, g_free);
  g_clear_pointer (&decision->extra_lot, g_free);
}

BrgSnapshot *
brg_snapshot_new (void)
{
  BrgSnapshot *snapshot = &g_atomic_rc_box_new0 (BrgSnapshotWhole)->snapshot;

  snapshot->event = brg_event_new ();
  snapshot->group = brg_group_new ();
  snapshot->entries = g_ptr_array_new_with_free_func ((GDestroyNotify) brg_entry_free);
  snapshot->rounds = g_ptr_array_new_with_free_func ((GDestroyNotify) brg_round_free);
  snapshot->absences = g_array_new (FALSE, FALSE, sizeof (BrgAbsence));
  snapshot->bans = g_array_new (FALSE, FALSE, sizeof (BrgBan));
  snapshot->kept_apart = g_array_new (FALSE, FALSE, sizeof (BrgKeptApart));
  snapshot->line_ups = g_array_new (FALSE, FALSE, sizeof (BrgLineUp));
  snapshot->decisions = g_array_new (FALSE, FALSE, sizeof (BrgMeetingNote));
  g_array_set_clear_func (snapshot->decisions, clear_decision);
  snapshot->sections = g_array_new (FALSE, FALSE, sizeof (BrgSectionPlace));
  snapshot->virtual_points = g_array_new (FALSE, FALSE, sizeof (BrgVirtualPoints));
  snapshot->categories = g_ptr_array_new_with_free_func ((GDestroyNotify) brg_category_free);
  snapshot->prizes = g_ptr_array_new_with_free_func ((GDestroyNotify) brg_prize_free);
  snapshot->norms = g_ptr_array_new_with_free_func ((GDestroyNotify) brg_norm_way_free);
  snapshot->tie_orders = g_ptr_array_new_with_free_func ((GDestroyNotify) brg_tie_order_free);
  snapshot->playoffs = g_ptr_array_new_with_free_func ((GDestroyNotify) brg_playoff_record_free);
  snapshot->timetable = brg_timetable_rows_new ();
  snapshot->mode_remarks = g_ptr_array_new_with_free_func ((GDestroyNotify) brg_mode_remark_free);
  snapshot->timetable_at = g_strdup ("");
  snapshot->saved_at = g_strdup ("");
  return snapshot;
}

BrgSnapshot *
brg_snapshot_ref (BrgSnapshot *snapshot)
{
  return g_atomic_rc_box_acquire (snapshot);
}

static void
clear_snapshot (gpointer data)
{
  BrgSnapshot *snapshot = data;

  brg_event_free (snapshot->event);
  brg_group_free (snapshot->group);
  g_ptr_array_unref (snapshot->entries);
  g_ptr_array_unref (snapshot->rounds);
  g_array_unref (snapshot->absences);
  g_array_unref (snapshot->bans);
  g_array_unref (snapshot->kept_apart);
  g_array_unref (snapshot->line_ups);
  g_array_unref (snapshot->decisions);
  g_array_unref (snapshot->sections);
  g_array_unref (snapshot->virtual_points);
  g_ptr_array_unref (snapshot->categories);
  g_ptr_array_unref (snapshot->prizes);
  g_ptr_array_unref (snapshot->norms);
  g_ptr_array_unref (snapshot->tie_orders);
  g_ptr_array_unref (snapshot->playoffs);
  g_ptr_array_unref (snapshot->timetable);
  g_ptr_array_unref (snapshot->mode_remarks);
  g_free (snapshot->timetable_at);
  brg_draw_record_free (snapshot->draw);
  g_free (snapshot->saved_at);
  g_free (((BrgSnapshotWhole *) data)->mark);
  g_clear_pointer (&((BrgSnapshotWhole *) data)->families, g_hash_table_unref);
  g_clear_pointer (&snapshot->players, brg_snapshot_unref);
}

void
brg_snapshot_unref (BrgSnapshot *snapshot)
{
  g_atomic_rc_box_release_full (snapshot, clear_snapshot);
}

const char *
brg_snapshot_get_round_start (const BrgSnapshot *snapshot, gint round)
{
  const BrgTimetableRow *row;

  g_return_val_if_fail (snapshot != NULL, "");

  row = brg_timetable_find_round (snapshot->timetable, round);
  return row != NULL ? row->starts_at : "";
}

const BrgEntry *
brg_snapshot_get_entry (const BrgSnapshot *snapshot, gint index)
{
  g_return_val_if_fail (snapshot != NULL, NULL);
  g_return_val_if_fail (index >= 0 && (guint) index < snapshot->entries->len, NULL);

  return snapshot->entries->pdata[index];
}

gint
brg_snapshot_find_entry (const BrgSnapshot *snapshot, gint64 id)
{
  g_return_val_if_fail (snapshot != NULL, BRG_NOBODY);

  for (gint i = 0; i < (gint) snapshot->entries->len; i++)
    if (brg_snapshot_get_entry (snapshot, i)->id == id)
      return i;
  return BRG_NOBODY;
}

const BrgRound *
brg_snapshot_get_round (const BrgSnapshot *snapshot, gint number)
{
  g_return_val_if_fail (snapshot != NULL, NULL);

  if (number < 1 || (guint) number > snapshot->rounds->len)
    return NULL;
  return snapshot->rounds->pdata[number - 1];
}

/* The pairing system pairs their teams: it says nothing of how the players meet. */
gboolean
brg_snapshot_is_of_players (const BrgSnapshot *snapshot)
{
  g_return_val_if_fail (snapshot != NULL, FALSE);

  return snapshot->group->boards > 0 && snapshot->entries->len > 0 &&
         !brg_snapshot_has_teams (snapshot);
}

gint
brg_snapshot_count_reached (const BrgSnapshot *snapshot, BrgRoundState least)
{
  gint count = 0;

  g_return_val_if_fail (snapshot != NULL, 0);

  for (guint i = 0; i < snapshot->rounds->len; i++)
    count += ((const BrgRound *) snapshot->rounds->pdata[i])->state >= least;
  return count;
}

gint
brg_snapshot_count_numbered (const BrgSnapshot *snapshot)
{
  gint count = 0;

  g_return_val_if_fail (snapshot != NULL, 0);

  while ((guint) count < snapshot->entries->len &&
         brg_snapshot_get_entry (snapshot, count)->number > 0)
    count++;
  return count;
}

gboolean
brg_snapshot_is_round_robin (const BrgSnapshot *snapshot)
{
  const BrgPairingSystem *system;

  g_return_val_if_fail (snapshot != NULL, FALSE);

  if (brg_snapshot_is_of_players (snapshot))
    return FALSE;
  system = brg_pairing_system_find (snapshot->group->system);
  return system != NULL && system->kind == BRG_TOURNAMENT_ROUND_ROBIN;
}

gint
brg_snapshot_count_rounds (const BrgSnapshot *snapshot)
{
  const BrgPairingSystem *system;
  gint n_players;

  g_return_val_if_fail (snapshot != NULL, 0);

  system = brg_pairing_system_find (snapshot->group->system);
  if (system != NULL && system->is_knockout && !brg_snapshot_is_of_players (snapshot))
    {
      /* Those who came too late for the bracket have no number. */
      n_players = snapshot->rounds->len > 0 ? brg_snapshot_count_numbered (snapshot)
                                            : (gint) snapshot->entries->len;
      return MAX (system->count_rounds (n_players, snapshot->group->cycles),
                  (gint) snapshot->rounds->len);
    }
  if (!brg_snapshot_is_round_robin (snapshot))
    return MAX (snapshot->group->n_rounds, (gint) snapshot->rounds->len);
  if (snapshot->rounds->len > 0)
    return (gint) snapshot->rounds->len;
  return system->count_rounds ((gint) snapshot->entries->len, snapshot->group->cycles);
}

gboolean
brg_snapshot_is_knockout (const BrgSnapshot *snapshot)
{
  const BrgPairingSystem *system;

  g_return_val_if_fail (snapshot != NULL, FALSE);

  if (brg_snapshot_is_of_players (snapshot))
    return FALSE;
  system = brg_pairing_system_find (snapshot->group->system);
  return system != NULL && system->is_knockout;
}

gint *
brg_snapshot_dup_sections (const BrgSnapshot *snapshot, gint round)
{
  gint *sections = NULL;
  gint last = 0;

  g_return_val_if_fail (snapshot != NULL, NULL);

  for (guint i = 0; i < snapshot->sections->len; i++)
    {
      const BrgSectionPlace *place = &g_array_index (snapshot->sections, BrgSectionPlace, i);

      if (place->round != round)
        continue;
      if (sections == NULL)
        sections = g_new0 (gint, snapshot->entries->len);
      sections[place->entry] = place->number;
      last = MAX (last, place->number);
    }
  for (guint i = 0; sections != NULL && i < snapshot->entries->len; i++)
    if (sections[i] == 0)
      sections[i] = last;
  return sections;
}

void
brg_snapshot_append_decision (BrgSnapshot *snapshot, const BrgMeetingNote *decision)
{
  BrgMeetingNote copy;

  g_return_if_fail (snapshot != NULL && decision != NULL);

  copy = *decision;
  copy.note = g_strdup (decision->note != NULL ? decision->note : "");
  copy.extra_games = g_strdup (decision->extra_games != NULL ? decision->extra_games : "");
  copy.extra_lot = g_strdup (decision->extra_lot != NULL ? decision->extra_lot : "");
  g_array_append_val (snapshot->decisions, copy);
}

GArray *
brg_snapshot_list_decisions (const BrgSnapshot *snapshot)
{
  GArray *decisions;

  g_return_val_if_fail (snapshot != NULL, NULL);

  decisions = g_array_new (FALSE, FALSE, sizeof (BrgMeetingDecision));
  for (guint i = 0; i < snapshot->decisions->len; i++)
    {
      const BrgMeetingNote *note = &g_array_index (snapshot->decisions, BrgMeetingNote, i);
      BrgMeetingDecision decision = { note->round, note->winner };

      g_array_append_val (decisions, decision);
    }
  return decisions;
}

gboolean
brg_snapshot_has_teams (const BrgSnapshot *snapshot)
{
  g_return_val_if_fail (snapshot != NULL, FALSE);

  return snapshot->group->boards > 0 &&
         (snapshot->players != NULL ||
          (snapshot->entries->len > 0 && brg_snapshot_get_entry (snapshot, 0)->is_team));
}

const BrgSnapshot *
brg_snapshot_get_boards (const BrgSnapshot *snapshot)
{
  g_return_val_if_fail (snapshot != NULL, NULL);

  return snapshot->players != NULL ? snapshot->players : snapshot;
}
