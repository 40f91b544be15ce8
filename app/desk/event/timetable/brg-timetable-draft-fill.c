/* brg-timetable-draft-fill.c - rounds are put into a timetable, one after the other
 *
 * Tests: tests/app/test-timetable-draft.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-timetable-draft-fill.h"

#include <string.h>

#include "brg-timetable-draft-private.h"

/* A day has no more beginnings. */
#define MOST_HOURS 12
/* Longer than any event. */
#define MOST_DAYS 3660

/* Beginnings of rounds: minutes of the day, ascending. */
static GArray *
parse_hours (const char *text)
{
  g_autoptr (GArray) hours = g_array_new (FALSE, FALSE, sizeof (gint));
  g_auto (GStrv) words = g_strsplit_set (text, " ,;", -1);

  for (guint i = 0; words[i] != NULL; i++)
    {
      gint minutes;

      if (*words[i] == '\0')
        continue;
      g_strdelimit (words[i], ".", ':');
      if (strchr (words[i], ':') == NULL || !brg_timetable_parse_minutes (words[i], &minutes) ||
          minutes >= BRG_TIMETABLE_MOST_MINUTES || hours->len == MOST_HOURS ||
          (hours->len > 0 && g_array_index (hours, gint, hours->len - 1) >= minutes))
        return NULL;
      g_array_append_val (hours, minutes);
    }
  return hours->len > 0 ? g_steal_pointer (&hours) : NULL;
}

/* Days without rounds, `YYYY-MM-DD`: the rest days, and those that are named. */
static GHashTable *
parse_free_days (const BrgTimetableDraft *self, const char *text)
{
  g_autoptr (GHashTable) days = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  g_auto (GStrv) words = g_strsplit_set (text, " ,;", -1);

  for (guint i = 0; i < self->rows->len; i++)
    if (brg_timetable_draft_get_row (self, i)->kind == BRG_TIMETABLE_REST)
      g_hash_table_add (days, brg_timetable_draft_dup_day (self, i));
  for (guint i = 0; words[i] != NULL; i++)
    {
      g_autoptr (GDateTime) day =
          *words[i] != '\0' ? brg_timetable_draft_parse_day (self, words[i]) : NULL;

      if (*words[i] != '\0' && day == NULL)
        return NULL;
      if (day != NULL)
        g_hash_table_add (days, g_date_time_format (day, "%Y-%m-%d"));
    }
  return g_steal_pointer (&days);
}

/* The places that rounds can have, one after the other. */
typedef struct
{
  const GArray *hours;
  GHashTable *free_days;
  GDateTime *day; /* noon of the day */
  guint next;
} Places;

static void
skip_free_days (Places *places)
{
  for (guint i = 0; i < MOST_DAYS; i++)
    {
      g_autofree char *day = g_date_time_format (places->day, "%Y-%m-%d");
      GDateTime *next;

      if (!g_hash_table_contains (places->free_days, day))
        return;
      next = g_date_time_add_days (places->day, 1);
      g_date_time_unref (places->day);
      places->day = next;
    }
}

static GDateTime *
take_place (Places *places)
{
  gint minutes;
  GDateTime *moment;

  if (places->next == places->hours->len)
    {
      GDateTime *day = g_date_time_add_days (places->day, 1);

      g_date_time_unref (places->day);
      places->day = day;
      places->next = 0;
    }
  skip_free_days (places);
  minutes = g_array_index (places->hours, gint, places->next++);
  moment =
      g_date_time_new (g_date_time_get_timezone (places->day), g_date_time_get_year (places->day),
                       g_date_time_get_month (places->day),
                       g_date_time_get_day_of_month (places->day), minutes / 60, minutes % 60, 0);
  return moment;
}

/* What was set by hand stays, and what has begun. */
static gboolean
is_settled (const BrgTimetableDraft *self, const BrgTimetableRow *row)
{
  const BrgRound *round = brg_snapshot_get_round (self->snapshot, row->round);

  return row->is_by_hand || (round != NULL && round->state != BRG_ROUND_PLANNED);
}

static BrgTimetableRow *
find_own_round (BrgTimetableDraft *self, gint round)
{
  const BrgTimetableRow *row = brg_timetable_find_round (self->rows, round);
  guint index;

  return g_ptr_array_find (self->rows, row, &index) ? self->rows->pdata[index] : NULL;
}

static void
fill_round (BrgTimetableDraft *self, gint number, Places *places, const BrgTimetableFill *fill)
{
  BrgTimetableRow *row = find_own_round (self, number);
  g_autoptr (GDateTime) moment = NULL;

  if (row == NULL)
    {
      row = brg_timetable_row_new (BRG_TIMETABLE_ROUND);
      row->round = number;
      g_ptr_array_add (self->rows, row);
    }
  moment = take_place (places);
  brg_timetable_draft_set_moment (row, moment, TRUE);
  row->minutes = fill->minutes;
  row->is_kept = FALSE;
  g_free (row->place);
  row->place = g_strdup (fill->place);
}

/* The next round comes after one that stays. */
static void
pass_round (const BrgTimetableDraft *self, const BrgTimetableRow *row, Places *places)
{
  g_autoptr (GDateTime) stays = brg_timetable_draft_find_moment (self, row);

  for (guint i = 0; stays != NULL && i < MOST_DAYS * MOST_HOURS; i++)
    {
      Places ahead = *places;
      g_autoptr (GDateTime) place = NULL;

      g_date_time_ref (ahead.day);
      place = take_place (&ahead);
      if (g_date_time_compare (place, stays) > 0)
        {
          g_date_time_unref (ahead.day);
          return;
        }
      g_date_time_unref (places->day);
      *places = ahead;
    }
}

static void
fill_rounds (BrgTimetableDraft *self, Places *places, const BrgTimetableFill *fill)
{
  gint n_rounds = brg_timetable_draft_count_rounds (self);

  for (gint number = 1; number <= n_rounds; number++)
    {
      const BrgTimetableRow *row = brg_timetable_find_round (self->rows, number);

      if (row != NULL && is_settled (self, row))
        pass_round (self, row, places);
      else
        fill_round (self, number, places, fill);
    }
  for (guint i = self->rows->len; i > 0; i--)
    {
      const BrgTimetableRow *row = self->rows->pdata[i - 1];

      if (row->kind == BRG_TIMETABLE_ROUND && row->round > n_rounds && !is_settled (self, row))
        g_ptr_array_remove_index (self->rows, i - 1);
    }
}

BrgTimetableFillFault
brg_timetable_draft_fill (BrgTimetableDraft *self, const BrgTimetableFill *fill)
{
  g_autoptr (GArray) hours = NULL;
  g_autoptr (GHashTable) free_days = NULL;
  g_autofree char *first = NULL;
  Places places = { 0 };

  g_return_val_if_fail (self != NULL && fill != NULL, BRG_FILL_FAULT_HOURS);

  hours = parse_hours (fill->hours);
  if (hours == NULL)
    return BRG_FILL_FAULT_HOURS;
  if (fill->minutes < 0 || fill->minutes > BRG_TIMETABLE_MOST_MINUTES)
    return BRG_FILL_FAULT_MINUTES;
  free_days = parse_free_days (self, fill->free_days);
  if (free_days == NULL)
    return BRG_FILL_FAULT_FREE_DAYS;
  if (brg_timetable_draft_count_rounds (self) <= 0)
    return BRG_FILL_FAULT_ROUNDS;
  first = g_strstrip (g_strdup (fill->first_day));
  places = (Places){ hours, free_days, brg_timetable_draft_parse_day (self, first), 0 };
  if (places.day == NULL)
    return BRG_FILL_FAULT_FIRST_DAY;
  fill_rounds (self, &places, fill);
  g_date_time_unref (places.day);
  brg_timetable_draft_settle (self);
  return BRG_FILL_FAULT_NONE;
}
