/* brg-timetable-words.c - a timetable in words, for screen and paper
 *
 * Rules: ussr-chess-1956 20, app. 1; rus-chess-2014 22.3
 * Tests: tests/app/test-timetable-draft.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-timetable-words.h"

#include <string.h>

#include "brg-date-words.h"

static const char *const kinds[BRG_N_TIMETABLE_KINDS] = {
  [BRG_TIMETABLE_ROUND] = NC_ ("timetable", "Round"),
  [BRG_TIMETABLE_RESUMPTION] = NC_ ("timetable", "Resumption of adjourned games"),
  [BRG_TIMETABLE_ARRIVAL] = NC_ ("timetable", "Arrival and registration"),
  [BRG_TIMETABLE_ADMISSION] = NC_ ("timetable", "Admission committee"),
  [BRG_TIMETABLE_MEETING] = NC_ ("timetable", "Technical meeting"),
  [BRG_TIMETABLE_OPENING] = NC_ ("timetable", "Opening"),
  [BRG_TIMETABLE_DRAW] = NC_ ("timetable", "Drawing of lots"),
  [BRG_TIMETABLE_REST] = NC_ ("timetable", "Rest day"),
  [BRG_TIMETABLE_CLOSING] = NC_ ("timetable", "Closing and prizes"),
  [BRG_TIMETABLE_DEPARTURE] = NC_ ("timetable", "Departure"),
  [BRG_TIMETABLE_OTHER] = NC_ ("timetable", "Something else"),
};

const char *
brg_timetable_words_get_kind (BrgTimetableKind kind)
{
  g_return_val_if_fail (kind < BRG_N_TIMETABLE_KINDS, "");

  return kinds[kind];
}

char *
brg_timetable_words_title (const BrgWords *words, const BrgTimetableRow *row)
{
  g_return_val_if_fail (words != NULL && row != NULL, NULL);

  if (*row->title != '\0')
    return g_strdup (row->title);
  if (row->kind == BRG_TIMETABLE_ROUND)
    /* Translators: a row of the timetable: number of the round; "Тур %d" */
    return g_strdup_printf (WC_ (words, "timetable", "Round %d"), row->round);
  if (row->kind == BRG_TIMETABLE_RESUMPTION && row->round == 1)
    return g_strdup (WC_ (words, "timetable", "Resumption, round 1"));
  if (row->kind == BRG_TIMETABLE_RESUMPTION && row->round > 1)
    /* Translators: a row of the timetable: adjourned games up to this round; "Доигрывание, туры
     * 1–%d" */
    return g_strdup_printf (WC_ (words, "timetable", "Resumption, rounds 1–%d"), row->round);
  return g_strdup (brg_words_context (words, "timetable", kinds[row->kind]));
}

char *
brg_timetable_words_duration (const BrgWords *words, gint minutes)
{
  g_return_val_if_fail (words != NULL && minutes >= 0, NULL);

  if (minutes == 0)
    return g_strdup ("");
  if (minutes < 60)
    /* Translators: a time, with a blank that does not break */
    return g_strdup_printf (WC_ (words, "duration", "%d min"), minutes);
  if (minutes % 60 == 0)
    /* Translators: a time, with a blank that does not break */
    return g_strdup_printf (WC_ (words, "duration", "%d h"), minutes / 60);
  /* Translators: a time, with blanks that do not break */
  return g_strdup_printf (WC_ (words, "duration", "%d h %d min"), minutes / 60, minutes % 60);
}

char *
brg_timetable_words_day (const BrgTimetableRow *row, const char *zone)
{
  g_return_val_if_fail (row != NULL && zone != NULL, NULL);

  return *row->starts_at != '\0' ? brg_date_words_local_day (row->starts_at, zone)
                                 : g_strdup (row->day);
}

char *
brg_timetable_words_range (const BrgWords *words, const GPtrArray *rows, const char *zone)
{
  g_autofree char *first = NULL;
  g_autofree char *last = NULL;

  g_return_val_if_fail (words != NULL && rows != NULL && zone != NULL, NULL);

  for (guint i = 0; i < rows->len; i++)
    {
      g_autofree char *day = brg_timetable_words_day (rows->pdata[i], zone);

      if (day == NULL || *day == '\0')
        continue;
      if (first == NULL || strcmp (day, first) < 0)
        {
          g_free (first);
          first = g_strdup (day);
        }
      if (last == NULL || strcmp (day, last) > 0)
        {
          g_free (last);
          last = g_steal_pointer (&day);
        }
    }
  return first != NULL ? brg_date_words_range (words, first, last) : g_strdup ("");
}

char *
brg_timetable_words_hour (const BrgWords *words, const BrgTimetableRow *row, const char *zone)
{
  g_return_val_if_fail (words != NULL && row != NULL && zone != NULL, NULL);

  return *row->starts_at != '\0' ? brg_date_words_hour (words, row->starts_at, zone)
                                 : g_strdup ("");
}

char *
brg_timetable_words_end (const BrgWords *words, const BrgTimetableRow *row, const char *zone)
{
  g_autoptr (GDateTime) start = NULL;
  g_autoptr (GDateTime) end = NULL;
  g_autofree char *utc = NULL;

  g_return_val_if_fail (words != NULL && row != NULL && zone != NULL, NULL);

  if (*row->starts_at == '\0' || row->minutes == 0)
    return g_strdup ("");
  start = brg_timetable_moment (row->starts_at);
  end = g_date_time_add_minutes (start, row->minutes);
  utc = g_date_time_format (end, "%Y-%m-%dT%H:%MZ");
  return brg_date_words_hour (words, utc, zone);
}

char *
brg_timetable_words_fault (const BrgWords *words, const BrgTimetableFault *fault)
{
  g_autofree char *value = NULL;
  g_autofree char *limit = NULL;

  g_return_val_if_fail (words != NULL && fault != NULL, NULL);

  value = brg_timetable_words_duration (words, MAX (fault->value, 0));
  limit = brg_timetable_words_duration (words, fault->limit);
  switch (fault->kind)
    {
    case BRG_TIMETABLE_FAULT_BLIND_HOURS:
      /* Translators: hours of play on a day, and the most there may be */
      return g_strdup_printf (W_ (words, "%s of play on this day. Blind players play %s a day at "
                                         "most."),
                              value, limit);
    case BRG_TIMETABLE_FAULT_LATE_DRAW:
      /* Translators: a number of hours */
      return g_strdup_printf (W_ (words, "The draw is held at least %s before the first round."),
                              limit);
    case BRG_TIMETABLE_FAULT_AFTER_LAST:
      return g_strdup (
          W_ (words, "All games of earlier rounds are finished before the last round begins."));
    case BRG_TIMETABLE_FAULT_ORDER:
      return g_strdup (W_ (words, "This round begins before an earlier one."));
    case BRG_TIMETABLE_FAULT_NO_ROUND:
      /* Translators: how many rounds the event has */
      return g_strdup_printf (W_ (words, "The event has no such round: rounds in all: %d."),
                              fault->limit);
    case BRG_TIMETABLE_FAULT_ARRIVAL:
      return g_strdup (W_ (words, "Players arrive when the first round has begun."));
    case BRG_TIMETABLE_FAULT_DEPARTURE:
      return g_strdup (W_ (words, "Players leave before the last round or resumed games."));
    case BRG_TIMETABLE_FAULT_BEGUN:
      return g_strdup (W_ (words, "This is done before the event: the first round has begun."));
    case BRG_TIMETABLE_FAULT_CLOSING:
      return g_strdup (W_ (words, "The closing is before play is over."));
    case BRG_TIMETABLE_FAULT_ROUNDS:
      /* Translators: how many rounds, and the most there may be */
      return g_strdup_printf (W_ (words, "Rounds on this day: %d. The regulations let %d a day at "
                                         "most."),
                              fault->value, fault->limit);
    case BRG_TIMETABLE_FAULT_OVERLAP:
    default:
      return g_strdup (W_ (words, "The round before is not over yet."));
    }
}

char *
brg_timetable_words_fault_mark (const BrgWords *words, const BrgTimetableFault *fault)
{
  g_autofree char *value = NULL;
  g_autofree char *limit = NULL;

  g_return_val_if_fail (words != NULL && fault != NULL, NULL);

  value = brg_timetable_words_duration (words, MAX (fault->value, 0));
  limit = brg_timetable_words_duration (words, fault->limit);
  switch (fault->kind)
    {
    case BRG_TIMETABLE_FAULT_BLIND_HOURS:
      /* Translators: hours of play, and the most there may be: "7 ч из 6 ч" */
      return g_strdup_printf (WC_ (words, "timetable", "%s of %s"), value, limit);
    case BRG_TIMETABLE_FAULT_LATE_DRAW:
      /* Translators: a number of hours: "менее 12 ч" */
      return g_strdup_printf (WC_ (words, "timetable", "less than %s"), limit);
    case BRG_TIMETABLE_FAULT_AFTER_LAST:
      return g_strdup (WC_ (words, "timetable", "too late"));
    case BRG_TIMETABLE_FAULT_ORDER:
      return g_strdup (WC_ (words, "timetable", "out of order"));
    case BRG_TIMETABLE_FAULT_NO_ROUND:
      return g_strdup (WC_ (words, "timetable", "no such round"));
    case BRG_TIMETABLE_FAULT_ARRIVAL:
    case BRG_TIMETABLE_FAULT_BEGUN:
      return g_strdup (WC_ (words, "timetable", "too late"));
    case BRG_TIMETABLE_FAULT_DEPARTURE:
    case BRG_TIMETABLE_FAULT_CLOSING:
      return g_strdup (WC_ (words, "timetable", "too early"));
    case BRG_TIMETABLE_FAULT_ROUNDS:
      /* Translators: how many rounds on a day, and the most there may be: "3 из 2" */
      return g_strdup_printf (WC_ (words, "timetable", "%d of %d"), fault->value, fault->limit);
    case BRG_TIMETABLE_FAULT_OVERLAP:
    default:
      return g_strdup (WC_ (words, "timetable", "overlaps"));
    }
}
