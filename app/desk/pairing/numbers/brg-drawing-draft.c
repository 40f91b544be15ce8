/* brg-drawing-draft.c - the draw of lots: its minutes before they are kept, and its check
 *
 * Rules: rus-chess-2014 22.1, 22.3; rus-draughts-2022 12.2
 * Tests: tests/app/bergerctl.py
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-drawing-draft.h"

#include <stdio.h>

#include "brg-date-text.h"
#include "brg-drawing-presence.h"
#include "brg-timetable.h"

static void
set (char **place, const char *text)
{
  g_free (*place);
  *place = g_strdup (text);
}

static GTimeZone *
find_zone (const BrgSnapshot *snapshot)
{
  const char *name = snapshot->event->zone;
  GTimeZone *zone = *name != '\0' ? g_time_zone_new_identifier (name) : NULL;

  return zone != NULL ? zone : g_time_zone_new_local ();
}

BrgDrawing *
brg_drawing_draft_new (const BrgSnapshot *snapshot)
{
  BrgDrawing *drawing;

  g_return_val_if_fail (snapshot != NULL, NULL);

  drawing = brg_drawing_new (snapshot->group->id);
  drawing->is_open = TRUE;
  drawing->way = BRG_DRAWING_COMPUTER;
  drawing->seed = snapshot->group->seed;
  if (snapshot->draw != NULL)
    {
      drawing->way = snapshot->draw->is_by_hand ? BRG_DRAWING_ENVELOPES : BRG_DRAWING_COMPUTER;
      drawing->seed = snapshot->draw->seed;
    }
  set (&drawing->place, snapshot->event->venue);
  set (&drawing->drawn_by, brg_official_list_get_chief (snapshot->event->officials));
  for (guint i = 0; i < snapshot->timetable->len; i++)
    {
      const BrgTimetableRow *row = snapshot->timetable->pdata[i];

      if (row->kind == BRG_TIMETABLE_DRAW && *row->starts_at != '\0')
        set (&drawing->drawn_at, row->starts_at);
    }
  return drawing;
}

gboolean
brg_drawing_draft_set_time (BrgDrawing *drawing, const BrgSnapshot *snapshot, const char *text)
{
  g_auto (GStrv) parts = NULL;
  g_autofree char *day = NULL;
  g_autoptr (GTimeZone) zone = NULL;
  g_autoptr (GDateTime) local = NULL;
  g_autoptr (GDateTime) moment = NULL;
  gint year, month, date, hour, minute;
  char rest;

  g_return_val_if_fail (drawing != NULL && snapshot != NULL && text != NULL, FALSE);

  parts = g_strsplit (text, " ", 2);
  if (g_strv_length (parts) != 2)
    return FALSE;
  day = brg_date_text_normalise (parts[0]);
  if (day == NULL || sscanf (day, "%4d-%2d-%2d", &year, &month, &date) != 3 ||
      sscanf (g_strstrip (parts[1]), "%2d:%2d%c", &hour, &minute, &rest) != 2)
    return FALSE;
  zone = find_zone (snapshot);
  local = g_date_time_new (zone, year, month, date, hour, minute, 0);
  if (local == NULL)
    return FALSE;
  moment = g_date_time_to_utc (local);
  g_free (drawing->drawn_at);
  drawing->drawn_at = g_date_time_format (moment, "%Y-%m-%dT%H:%MZ");
  return TRUE;
}

char *
brg_drawing_draft_dup_time (const BrgDrawing *drawing, const BrgSnapshot *snapshot)
{
  g_autoptr (GDateTime) moment = NULL;
  g_autoptr (GDateTime) local = NULL;
  g_autoptr (GTimeZone) zone = NULL;

  g_return_val_if_fail (drawing != NULL && snapshot != NULL, NULL);

  moment = brg_timetable_moment (drawing->drawn_at);
  if (moment == NULL)
    return g_strdup ("");
  zone = find_zone (snapshot);
  local = g_date_time_to_timezone (moment, zone);
  return g_date_time_format (local, "%Y-%m-%d %H:%M");
}

GArray *
brg_drawing_draft_check (const BrgDrawing *drawing, const BrgSnapshot *snapshot)
{
  g_autoptr (GDateTime) drawn = NULL;
  g_autoptr (GDateTime) first = NULL;
  g_autoptr (GArray) present = NULL;
  const char *start;
  BrgDrawingQuery query = { 0 };

  g_return_val_if_fail (drawing != NULL && snapshot != NULL, NULL);

  drawn = brg_timetable_moment (drawing->drawn_at);
  start = brg_snapshot_get_round_start (snapshot, 1);
  first = start != NULL && *start != '\0' ? brg_timetable_moment (start) : NULL;
  query.rulebook = snapshot->event->rulebook;
  query.is_open = drawing->is_open;
  query.has_start = drawn != NULL && first != NULL;
  if (query.has_start)
    query.minutes_before = g_date_time_difference (first, drawn) / G_TIME_SPAN_MINUTE;
  present = brg_drawing_presence_find (snapshot, drawing->present);
  /* For a team somebody draws whom the list of players may not have. */
  for (guint i = 0; !brg_snapshot_has_teams (snapshot) && i < snapshot->entries->len; i++)
    {
      const BrgEntry *entry = brg_snapshot_get_entry (snapshot, (gint) i);

      if (entry->number <= 0)
        continue;
      query.n_players++;
      query.n_present += g_array_index (present, gboolean, i) ? 1 : 0;
    }
  return brg_drawing_check (&query);
}
