/* brg-incident-late.c - by how much a player was late, and from when on that is too late
 *
 * Rules: fide-2023 6.7.1, 6.9; rus-chess-2014 6.6.1, 6.9; ukr-chess-2016 6.3.2, 6.3.5;
 *   ussr-chess-1956 16, 18; rus-draughts-2022 5.4.4.1
 * Tests: tests/app/test-incident-late.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-incident-desk-private.h"

#include <glib/gi18n.h>

#include "brg-absent-draft.h"

#define UNKNOWN BRG_INCIDENT_FACT_UNKNOWN
#define MOST_SECONDS (24 * 60 * 60)

/* Late, or not there at all: until it is too late he may still come. */
static gboolean
is_late (const BrgIncidentDesk *desk)
{
  return desk->incident->has_kind && (desk->incident->kind == BRG_INCIDENT_LATE ||
                                      desk->incident->kind == BRG_INCIDENT_NO_SHOW);
}

/* Whether who comes so late has lost, and by what: the same whether he begins or his opponent. */
static gboolean
is_lost (const BrgIncidentDesk *desk, gint seconds, BrgLateness *lateness)
{
  brg_round_judge (desk->snapshot, seconds, 0, lateness);
  return lateness->verdict == BRG_LATENESS_FIRST_LOSES;
}

gint
brg_incident_desk_find_too_late (const BrgIncidentDesk *desk, gboolean *is_on_time)
{
  BrgLateness lateness;
  gint too_late;
  gint control;

  if (is_on_time != NULL)
    *is_on_time = FALSE;
  if (!is_late (desk))
    return 0;
  if (!is_lost (desk, MOST_SECONDS, &lateness))
    return -1;
  /* Behind the limit, or when the first period is over; the earlier one. */
  too_late = lateness.limit + 1;
  control = brg_round_find_first_control (desk->snapshot) * 60;
  if (control > 0 && control < too_late)
    too_late = control;
  if (is_on_time != NULL)
    *is_on_time = is_lost (desk, too_late, &lateness) && lateness.is_on_time;
  return too_late > 1 ? too_late : 0;
}

/* When he came by the list of those who were absent: 0 when he is not marked there, and
 * %BRG_ATTENDANCE_NEVER. */
static gint
find_coming (const BrgIncidentDesk *desk)
{
  g_autoptr (GArray) list = brg_store_list_attendance (desk->store, desk->snapshot->group->id,
                                                       desk->incident->round, NULL);
  gboolean is_white = (desk->side == BRG_COLOUR_WHITE) != desk->is_swapped;

  if (desk->side == BRG_COLOUR_NONE)
    return 0;
  for (guint i = 0; list != NULL && i < list->len; i++)
    {
      const BrgAttendance *row = &g_array_index (list, BrgAttendance, i);

      if (row->pairing_id == desk->game.id)
        return is_white ? row->white_comes : row->black_comes;
    }
  return 0;
}

/* Since the start of the round, while nothing was played. */
static gint
find_since_start (const BrgIncidentDesk *desk)
{
  const BrgRound *round = brg_snapshot_get_round (desk->snapshot, desk->incident->round);
  gint64 start = 0;
  gint64 seconds;

  if (desk->moves > 0 || !brg_outcome_is_pending (desk->game.white_outcome) || round == NULL ||
      !brg_round_find_start (round, &start))
    return UNKNOWN;
  seconds = (g_get_real_time () - start) / G_USEC_PER_SEC;
  return seconds >= 0 && seconds < MOST_SECONDS ? (gint) seconds : UNKNOWN;
}

gint
brg_incident_desk_find_late (const BrgIncidentDesk *desk)
{
  gint coming;
  gint too_late = brg_incident_desk_find_too_late (desk, NULL);

  if (!is_late (desk) || !desk->has_game || too_late < 0)
    return UNKNOWN;
  coming = find_coming (desk);
  if (coming == BRG_ATTENDANCE_NEVER && desk->incident->kind == BRG_INCIDENT_NO_SHOW)
    return too_late;
  return coming > 0 && coming != BRG_ATTENDANCE_NEVER ? coming : find_since_start (desk);
}

char *
brg_incident_desk_dup_late (const BrgIncidentDesk *desk, gboolean is_too_late)
{
  gint seconds = brg_incident_desk_find_too_late (desk, NULL);
  gint minutes = seconds / 60;

  if (seconds < 0)
    return g_strdup (is_too_late ? C_ ("fact", "more than is allowed")
                                 : C_ ("fact", "no more than is allowed"));
  /* The limit used up exactly is still in time; a period used up is over. */
  if (seconds % 60 != 0)
    return g_strdup_printf (
        is_too_late ? C_ ("fact", "more than %d min") : C_ ("fact", "up to %d min"), minutes);
  return g_strdup_printf (
      is_too_late ? C_ ("fact", "%d min or more") : C_ ("fact", "less than %d min"), minutes);
}
