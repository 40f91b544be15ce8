/* brg-meetings.c - meetings of a knock-out: who is out, what is to be decided
 *
 * Rules: rus-draughts-2022 1.4, 5.4.6
 * Tests: tests/app/test-meetings.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-meetings.h"

#include "brg-knockout.h"
#include "brg-pairing-systems.h"
#include "brg-snapshot-tournament.h"

/* rus-draughts-2022 1.4: who is beaten is out, and nobody joins a bracket that has begun. */
gboolean *
brg_meetings_list_out (const BrgSnapshot *snapshot, gint round)
{
  const BrgPairingSystem *system;
  g_autoptr (BrgTournament) tournament = NULL;
  g_autoptr (GArray) decisions = NULL;
  g_autofree BrgPlaceRange *places = NULL;
  gboolean *is_out;

  g_return_val_if_fail (snapshot != NULL && round >= 1, NULL);

  is_out = g_new0 (gboolean, snapshot->entries->len + 1);
  if (!brg_snapshot_is_knockout (snapshot) || round == 1)
    return is_out;
  for (guint i = 0; i < snapshot->entries->len; i++)
    is_out[i] = brg_snapshot_get_entry (snapshot, (gint) i)->number == 0;
  tournament = brg_snapshot_to_tournament (snapshot);
  system = brg_pairing_system_find (snapshot->group->system);
  if (tournament->n_players < 2 || system == &brg_all_places_system)
    return is_out;
  decisions = brg_snapshot_list_decisions (snapshot);
  places = brg_knockout_list_places (system, tournament, MIN (round - 1, tournament->n_rounds),
                                     (const BrgMeetingDecision *) (gconstpointer) decisions->data,
                                     decisions->len);
  for (gint player = 0; player < tournament->n_players; player++)
    is_out[player] =
        places[player].best > 1 &&
        !(brg_knockout_get_scope (system) == BRG_BRACKET_THIRD && tournament->n_players >= 4 &&
          places[player].best == 3 && places[player].worst == 4);
  return is_out;
}

gboolean
brg_meetings_ends_stage (const BrgSnapshot *snapshot, gint round)
{
  g_return_val_if_fail (snapshot != NULL, FALSE);

  return brg_snapshot_is_knockout (snapshot) && round >= 1 &&
         round % MAX (snapshot->group->cycles, 1) == 0;
}

GArray *
brg_meetings_list_level (const BrgSnapshot *snapshot)
{
  g_autoptr (GArray) level = g_array_new (FALSE, FALSE, sizeof (BrgMeeting));
  g_autoptr (GArray) meetings = NULL;
  gint round;

  g_return_val_if_fail (snapshot != NULL, NULL);

  round = (gint) snapshot->rounds->len;
  if (!brg_meetings_ends_stage (snapshot, round))
    return g_steal_pointer (&level);
  meetings = brg_snapshot_list_meetings (snapshot, round);
  for (guint i = 0; i < meetings->len; i++)
    {
      BrgMeeting meeting = g_array_index (meetings, BrgMeeting, i);

      if (brg_meeting_is_level (&meeting))
        g_array_append_val (level, meeting);
    }
  return g_steal_pointer (&level);
}

guint
brg_meetings_count_undecided (const BrgSnapshot *snapshot)
{
  g_autoptr (GArray) level = brg_meetings_list_level (snapshot);
  guint n_undecided = 0;

  g_return_val_if_fail (level != NULL, 0);

  for (guint i = 0; i < level->len; i++)
    n_undecided += g_array_index (level, BrgMeeting, i).winner == BRG_NOBODY;
  return n_undecided;
}

const BrgMeeting *
brg_meetings_find (const GArray *meetings, gint entry)
{
  g_return_val_if_fail (meetings != NULL, NULL);

  for (guint i = 0; i < meetings->len; i++)
    {
      const BrgMeeting *meeting = &g_array_index (meetings, BrgMeeting, i);

      if (meeting->first == entry || meeting->second == entry)
        return meeting;
    }
  return NULL;
}

static gboolean
is_grounded (const BrgSnapshot *snapshot,
             const BrgTournament *tournament,
             const GArray *decisions,
             const BrgMeetingDecision *decision)
{
  g_autoptr (GArray) meetings = brg_knockout_list_meetings (
      tournament, brg_knockout_get_scope (brg_pairing_system_find (snapshot->group->system)),
      brg_knockout_get_stage (tournament, decision->round),
      (const BrgMeetingDecision *) (gconstpointer) decisions->data, decisions->len);
  const BrgMeeting *meeting = brg_meetings_find (meetings, decision->winner);

  return meeting != NULL && brg_meeting_is_level (meeting);
}

GArray *
brg_meetings_list_grounded (const BrgSnapshot *snapshot, const BrgTournament *tournament)
{
  g_autoptr (GArray) decisions = NULL;
  GArray *grounded;

  g_return_val_if_fail (snapshot != NULL && tournament != NULL, NULL);

  decisions = brg_snapshot_list_decisions (snapshot);
  grounded = g_array_new (FALSE, FALSE, sizeof (BrgMeetingDecision));
  for (guint i = 0; i < decisions->len; i++)
    {
      const BrgMeetingDecision *decision = &g_array_index (decisions, BrgMeetingDecision, i);

      if (is_grounded (snapshot, tournament, decisions, decision))
        g_array_append_val (grounded, *decision);
    }
  return grounded;
}
