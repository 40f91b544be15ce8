/* brg-timetable-draft.c - a timetable at hand: changed, moved, checked against the book
 *
 * Rules: ussr-chess-1956 20, app. 1; rus-chess-2014 22.3
 * Tests: tests/app/test-timetable-draft.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-timetable-draft-private.h"

#include <stdio.h>
#include <string.h>

#include "brg-draft-start.h"
#include "brg-event-regulations.h"
#include "brg-time-control.h"
#include "brg-timetable-words.h"
#include "brg-zone.h"

GDateTime *
brg_timetable_draft_find_moment (const BrgTimetableDraft *self, const BrgTimetableRow *row)
{
  g_autoptr (GDateTime) utc = NULL;
  int year;
  int month;
  int day;

  if (*row->starts_at == '\0')
    return sscanf (row->day, "%d-%d-%d", &year, &month, &day) == 3
               ? g_date_time_new (self->zone, year, month, day, 12, 0, 0)
               : NULL;
  utc = brg_timetable_moment (row->starts_at);
  return utc != NULL ? g_date_time_to_timezone (utc, self->zone) : NULL;
}

void
brg_timetable_draft_set_moment (BrgTimetableRow *row, GDateTime *moment, gboolean has_hour)
{
  g_autoptr (GDateTime) utc = g_date_time_to_utc (moment);

  g_free (row->day);
  g_free (row->starts_at);
  row->day = has_hour ? g_strdup ("") : g_date_time_format (moment, "%Y-%m-%d");
  row->starts_at = has_hour ? g_date_time_format (utc, "%Y-%m-%dT%H:%MZ") : g_strdup ("");
}

/* A row and its day, which is asked for often. */
typedef struct
{
  BrgTimetableRow *row;
  char *day;
} DatedRow;

/* By days, on a day those without an hour first. */
static gint
compare_rows (gconstpointer a, gconstpointer b)
{
  const DatedRow *first = a;
  const DatedRow *second = b;
  gint order = strcmp (first->day, second->day);

  if (order == 0)
    order = strcmp (first->row->starts_at, second->row->starts_at);
  return order != 0 ? order : first->row->round - second->row->round;
}

/* Rows of the same time keep their order. */
static void
sort_rows (BrgTimetableDraft *self)
{
  g_autoptr (GArray) dated = g_array_new (FALSE, FALSE, sizeof (DatedRow));

  for (guint i = 0; i < self->rows->len; i++)
    {
      BrgTimetableRow *row = self->rows->pdata[i];
      DatedRow one = { row, brg_timetable_words_day (row, self->snapshot->event->zone) };

      g_array_append_val (dated, one);
    }
  g_array_sort (dated, compare_rows);
  for (guint i = 0; i < dated->len; i++)
    {
      self->rows->pdata[i] = g_array_index (dated, DatedRow, i).row;
      g_free (g_array_index (dated, DatedRow, i).day);
    }
}

static const BrgSessionKind session_kinds[BRG_N_TIMETABLE_KINDS] = {
  [BRG_TIMETABLE_ROUND] = BRG_SESSION_ROUND,
  [BRG_TIMETABLE_DRAW] = BRG_SESSION_DRAW,
  [BRG_TIMETABLE_RESUMPTION] = BRG_SESSION_RESUMPTION,
  [BRG_TIMETABLE_ARRIVAL] = BRG_SESSION_ARRIVAL,
  [BRG_TIMETABLE_DEPARTURE] = BRG_SESSION_DEPARTURE,
  [BRG_TIMETABLE_ADMISSION] = BRG_SESSION_ADMISSION,
  [BRG_TIMETABLE_MEETING] = BRG_SESSION_MEETING,
  [BRG_TIMETABLE_OPENING] = BRG_SESSION_OPENING,
  [BRG_TIMETABLE_CLOSING] = BRG_SESSION_CLOSING,
};

static gboolean
has_blind (const BrgSnapshot *snapshot)
{
  const BrgSnapshot *boards = brg_snapshot_get_boards (snapshot);

  for (guint i = 0; i < boards->entries->len; i++)
    if (g_str_equal (brg_snapshot_get_entry (boards, (gint) i)->sight, "blind"))
      return TRUE;
  return FALSE;
}

/* ussr-chess-1956 app. 1: what is played on the day after that of the beginning. */
static gint
count_past_midnight (const BrgTimetableRow *row, GDateTime *moment)
{
  gint begins = g_date_time_get_hour (moment) * 60 + g_date_time_get_minute (moment);

  return *row->starts_at != '\0' ? MAX (begins + row->minutes - 24 * 60, 0) : 0;
}

static void
check (BrgTimetableDraft *self)
{
  g_autofree BrgTimetableSession *sessions = g_new0 (BrgTimetableSession, self->rows->len + 1);

  for (guint i = 0; i < self->rows->len; i++)
    {
      const BrgTimetableRow *row = self->rows->pdata[i];
      g_autoptr (GDateTime) moment = brg_timetable_draft_find_moment (self, row);
      GDate date;

      if (moment == NULL)
        continue;
      g_date_clear (&date, 1);
      g_date_set_dmy (&date, (GDateDay) g_date_time_get_day_of_month (moment),
                      (GDateMonth) g_date_time_get_month (moment),
                      (GDateYear) g_date_time_get_year (moment));
      sessions[i] = (BrgTimetableSession){
        .kind = session_kinds[row->kind],
        .round = row->round,
        .day = (gint) g_date_get_julian (&date),
        .start = *row->starts_at != '\0' ? g_date_time_to_unix (moment) / 60 : BRG_SESSION_NO_START,
        .minutes = row->minutes,
        .past_midnight = count_past_midnight (row, moment),
      };
    }
  g_clear_pointer (&self->faults, g_array_unref);
  self->faults = brg_timetable_check (self->snapshot->event->rulebook, has_blind (self->snapshot),
                                      brg_timetable_draft_count_rounds (self), self->rounds_a_day,
                                      sessions, self->rows->len);
}

void
brg_timetable_draft_settle (BrgTimetableDraft *self)
{
  sort_rows (self);
  check (self);
}

static guint
find_index (const BrgTimetableDraft *self, const BrgTimetableRow *row)
{
  guint index = 0;

  g_ptr_array_find (self->rows, row, &index);
  return index;
}

BrgTimetableDraft *
brg_timetable_draft_new (BrgStore *store, BrgSnapshot *snapshot)
{
  BrgTimetableDraft *self;
  BrgRegulations regulations;

  g_return_val_if_fail (snapshot != NULL, NULL);

  self = g_new0 (BrgTimetableDraft, 1);
  self->snapshot = brg_snapshot_ref (snapshot);
  self->zone = brg_zone_open (snapshot->event->zone);
  brg_regulations_init (&regulations);
  if (store != NULL)
    brg_event_regulations_load (store, snapshot->event->id, &regulations);
  self->rounds_a_day = regulations.rounds_a_day;
  self->rows = brg_timetable_rows_new ();
  for (guint i = 0; i < snapshot->timetable->len; i++)
    g_ptr_array_add (self->rows, brg_timetable_row_copy (snapshot->timetable->pdata[i]));
  brg_timetable_draft_settle (self);
  return self;
}

void
brg_timetable_draft_free (BrgTimetableDraft *self)
{
  if (self == NULL)
    return;
  brg_snapshot_unref (self->snapshot);
  g_time_zone_unref (self->zone);
  g_ptr_array_unref (self->rows);
  g_array_unref (self->faults);
  g_free (self);
}

const GPtrArray *
brg_timetable_draft_get_rows (const BrgTimetableDraft *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  return self->rows;
}

const BrgTimetableRow *
brg_timetable_draft_get_row (const BrgTimetableDraft *self, guint index)
{
  g_return_val_if_fail (self != NULL && index < self->rows->len, NULL);

  return self->rows->pdata[index];
}

const BrgTimetableFault *
brg_timetable_draft_find_fault (const BrgTimetableDraft *self, guint index)
{
  guint low = 0;
  guint high;

  g_return_val_if_fail (self != NULL, NULL);

  high = self->faults->len;
  /* They stand by rows: the first that is not of an earlier row. */
  while (low < high)
    {
      guint middle = (low + high) / 2;

      if (g_array_index (self->faults, BrgTimetableFault, middle).index < index)
        low = middle + 1;
      else
        high = middle;
    }
  if (low == self->faults->len ||
      g_array_index (self->faults, BrgTimetableFault, low).index != index)
    return NULL;
  return &g_array_index (self->faults, BrgTimetableFault, low);
}

guint
brg_timetable_draft_count_faults (const BrgTimetableDraft *self)
{
  guint count = 0;

  g_return_val_if_fail (self != NULL, 0);

  for (guint i = 0; i < self->rows->len; i++)
    count += !brg_timetable_draft_get_row (self, i)->is_kept &&
             brg_timetable_draft_find_fault (self, i) != NULL;
  return count;
}

char *
brg_timetable_draft_dup_day (const BrgTimetableDraft *self, guint index)
{
  g_return_val_if_fail (self != NULL && index < self->rows->len, NULL);

  return brg_timetable_words_day (self->rows->pdata[index], self->snapshot->event->zone);
}

gboolean
brg_timetable_draft_is_first_of_day (const BrgTimetableDraft *self, guint index)
{
  g_autofree char *day = brg_timetable_draft_dup_day (self, index);
  g_autofree char *before = index > 0 ? brg_timetable_draft_dup_day (self, index - 1) : NULL;

  return g_strcmp0 (day, before) != 0;
}

guint
brg_timetable_draft_put (BrgTimetableDraft *self, BrgTimetableRow *row)
{
  g_return_val_if_fail (self != NULL && row != NULL, 0);

  for (guint i = 0; row->id != 0 && i < self->rows->len; i++)
    if (brg_timetable_draft_get_row (self, i)->id == row->id)
      {
        g_ptr_array_remove_index (self->rows, i);
        break;
      }
  g_ptr_array_add (self->rows, row);
  brg_timetable_draft_settle (self);
  return find_index (self, row);
}

void
brg_timetable_draft_remove (BrgTimetableDraft *self, guint index)
{
  g_return_if_fail (self != NULL && index < self->rows->len);

  g_ptr_array_remove_index (self->rows, index);
  brg_timetable_draft_settle (self);
}

guint
brg_timetable_draft_move (BrgTimetableDraft *self, guint index, gint days)
{
  BrgTimetableRow *row;
  g_autoptr (GDateTime) moment = NULL;
  g_autoptr (GDateTime) moved = NULL;

  g_return_val_if_fail (self != NULL && index < self->rows->len, index);

  row = self->rows->pdata[index];
  moment = brg_timetable_draft_find_moment (self, row);
  moved = moment != NULL ? g_date_time_add_days (moment, days) : NULL;
  if (moved == NULL)
    return index;
  brg_timetable_draft_set_moment (row, moved, *row->starts_at != '\0');
  row->is_by_hand = TRUE;
  row->is_kept = FALSE;
  brg_timetable_draft_settle (self);
  return find_index (self, row);
}

guint
brg_timetable_draft_rest (BrgTimetableDraft *self, guint index)
{
  g_autoptr (GDateTime) moment = NULL;
  g_autoptr (GDateTime) next = NULL;
  BrgTimetableRow *rest;

  g_return_val_if_fail (self != NULL, 0);

  if (index < self->rows->len &&
      brg_timetable_draft_get_row (self, index)->kind == BRG_TIMETABLE_REST)
    {
      brg_timetable_draft_remove (self, index);
      return MIN (index, MAX (self->rows->len, 1) - 1);
    }
  if (index >= self->rows->len)
    return index;
  moment = brg_timetable_draft_find_moment (self, self->rows->pdata[index]);
  next = moment != NULL ? g_date_time_add_days (moment, 1) : NULL;
  if (next == NULL)
    return index;
  rest = brg_timetable_row_new (BRG_TIMETABLE_REST);
  rest->is_by_hand = TRUE;
  brg_timetable_draft_set_moment (rest, next, FALSE);
  return brg_timetable_draft_put (self, rest);
}

void
brg_timetable_draft_keep (BrgTimetableDraft *self, guint index, const char *reason)
{
  BrgTimetableRow *row;

  g_return_if_fail (self != NULL && index < self->rows->len && reason != NULL);

  row = self->rows->pdata[index];
  row->is_kept = TRUE;
  g_free (row->reason);
  row->reason = g_strdup (reason);
}

/* The year that is not said is that of the event. */
static GDateTime *
find_reference (const BrgTimetableDraft *self)
{
  int year;
  int month;
  int day;

  if (sscanf (self->snapshot->event->starts, "%d-%d-%d", &year, &month, &day) == 3)
    {
      GDateTime *start = g_date_time_new (self->zone, year, month, day, 0, 0, 0);

      if (start != NULL)
        return start;
    }
  return g_date_time_new_now (self->zone);
}

/* A day with its hour there; NULL for anything else. */
static GDateTime *
parse_moment (const BrgTimetableDraft *self, const char *text)
{
  g_autoptr (GDateTime) reference = find_reference (self);
  g_autoptr (GDateTime) moment = NULL;
  g_autofree char *utc = NULL;

  if (!brg_draft_start_parse (text, reference, &utc) || *utc == '\0')
    return NULL;
  moment = brg_timetable_moment (utc);
  return moment != NULL ? g_date_time_to_timezone (moment, self->zone) : NULL;
}

GDateTime *
brg_timetable_draft_parse_day (const BrgTimetableDraft *self, const char *text)
{
  g_autofree char *noon = g_strconcat (text, " 12:00", NULL);

  /* An hour alone is no day. */
  return *text != '\0' ? parse_moment (self, noon) : NULL;
}

gboolean
brg_timetable_draft_set_when (const BrgTimetableDraft *self, BrgTimetableRow *row, const char *text)
{
  g_autofree char *stripped = NULL;
  g_autoptr (GDateTime) moment = NULL;
  gboolean has_hour;

  g_return_val_if_fail (self != NULL && row != NULL && text != NULL, FALSE);

  stripped = g_strstrip (g_strdup (text));
  has_hour = strchr (stripped, ' ') != NULL;
  moment =
      has_hour ? parse_moment (self, stripped) : brg_timetable_draft_parse_day (self, stripped);
  if (moment == NULL)
    return FALSE;
  brg_timetable_draft_set_moment (row, moment, has_hour);
  return TRUE;
}

char *
brg_timetable_draft_dup_when (const BrgTimetableDraft *self, const BrgTimetableRow *row)
{
  g_autoptr (GDateTime) moment = NULL;

  g_return_val_if_fail (self != NULL && row != NULL, NULL);

  moment = brg_timetable_draft_find_moment (self, row);
  if (moment == NULL)
    return g_strdup ("");
  return g_date_time_format (moment, *row->starts_at != '\0' ? "%d.%m.%Y %H:%M" : "%d.%m.%Y");
}

gint
brg_timetable_draft_count_rounds (const BrgTimetableDraft *self)
{
  g_return_val_if_fail (self != NULL, 0);

  return brg_snapshot_count_rounds (self->snapshot);
}

gint
brg_timetable_draft_propose_minutes (const BrgTimetableDraft *self)
{
  const BrgGroup *group;
  BrgTimeControl control;
  BrgTimeControlFault fault;
  gint minutes;

  g_return_val_if_fail (self != NULL, 0);

  group = self->snapshot->group;
  if (!brg_time_control_parse (group->time_control, &control, &fault) || control.n_phases == 0)
    return 0;
  minutes = control.n_phases > 1 || control.phases[0].moves > 0
                ? 2 * brg_time_control_first_minutes (&control)
                : 2 * brg_time_control_sixty_moves_seconds (&control) / 60;
  return MIN (minutes * MAX (group->meeting_games, 1), BRG_TIMETABLE_MOST_MINUTES);
}

char *
brg_timetable_draft_dup_first_day (const BrgTimetableDraft *self)
{
  const BrgTimetableRow *first;
  g_autoptr (GDateTime) moment = NULL;

  g_return_val_if_fail (self != NULL, NULL);

  first = brg_timetable_find_round (self->rows, 1);
  moment = first != NULL ? brg_timetable_draft_find_moment (self, first) : find_reference (self);
  return g_date_time_format (moment, "%d.%m.%Y");
}

gboolean
brg_timetable_parse_minutes (const char *text, gint *minutes)
{
  g_autofree char *stripped = NULL;
  int hours = 0;
  int rest = 0;
  int end = 0;

  g_return_val_if_fail (text != NULL && minutes != NULL, FALSE);

  stripped = g_strstrip (g_strdup (text));
  if (*stripped == '\0')
    {
      *minutes = 0;
      return TRUE;
    }
  if (!g_ascii_isdigit (*stripped) || strlen (stripped) > 5)
    return FALSE;
  if ((sscanf (stripped, "%2d:%2d%n", &hours, &rest, &end) < 2 || stripped[end] != '\0') &&
      (sscanf (stripped, "%2d%n", &hours, &end) < 1 || stripped[end] != '\0'))
    return FALSE;
  if (strchr (stripped, ':') == NULL)
    rest = 0;
  if (rest < 0 || rest > 59 || hours * 60 + rest > BRG_TIMETABLE_MOST_MINUTES)
    return FALSE;
  *minutes = hours * 60 + rest;
  return TRUE;
}

char *
brg_timetable_dup_minutes (gint minutes)
{
  return minutes > 0 ? g_strdup_printf ("%d:%02d", minutes / 60, minutes % 60) : g_strdup ("");
}
