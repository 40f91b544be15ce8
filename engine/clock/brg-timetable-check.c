/* brg-timetable-check.c - what a timetable breaks: hours of play, the draw, the order of rounds
 *
 * Rules: ussr-chess-1956 20, app. 1; rus-chess-2014 22.3
 * Tests: tests/engine/test-timetable-check.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-timetable-check.h"

#include "brg-timetable-book.h"

#define MINUTES_OF_A_DAY (24 * 60)

typedef struct
{
  const BrgRulebook *rulebook;
  gboolean has_blind;
  gint n_rounds;
  const BrgTimetableSession *sessions;
  guint n_sessions;
} Check;

static gboolean
is_play (const BrgTimetableSession *session)
{
  return session->kind == BRG_SESSION_ROUND || session->kind == BRG_SESSION_RESUMPTION;
}

static gboolean
has_start (const BrgTimetableSession *session)
{
  return session->start != BRG_SESSION_NO_START;
}

static const BrgTimetableSession *
find_round (const Check *check, gint round)
{
  for (guint i = 0; i < check->n_sessions; i++)
    if (check->sessions[i].kind == BRG_SESSION_ROUND && check->sessions[i].round == round)
      return &check->sessions[i];
  return NULL;
}

/* Told once a day, where its play ends. */
static gboolean
is_last_of_day (const Check *check, guint index)
{
  const BrgTimetableSession *session = &check->sessions[index];

  for (guint i = 0; i < check->n_sessions; i++)
    if (is_play (&check->sessions[i]) && check->sessions[i].day == session->day &&
        (check->sessions[i].start > session->start ||
         (check->sessions[i].start == session->start && i > index)))
      return FALSE;
  return TRUE;
}

/* ussr-chess-1956 app. 1: the blind play six hours a day at most, resumed games with the round. */
static gboolean
find_blind_hours (const Check *check, guint index, BrgTimetableFault *fault)
{
  const BrgTimetableBook *book = check->rulebook->timetable;
  gint minutes = 0;

  if (book == NULL || book->blind_minutes == 0 || !check->has_blind ||
      !is_play (&check->sessions[index]) || !is_last_of_day (check, index))
    return FALSE;
  for (guint i = 0; i < check->n_sessions; i++)
    if (is_play (&check->sessions[i]) && check->sessions[i].day == check->sessions[index].day)
      minutes += check->sessions[i].minutes;
  fault->value = minutes;
  fault->limit = book->blind_minutes;
  fault->article = book->blind_article;
  return minutes > book->blind_minutes;
}

/* rus-chess-2014 22.3: the draw is at least twelve hours before the first round. */
static gboolean
find_late_draw (const Check *check, guint index, BrgTimetableFault *fault)
{
  const BrgTimetableBook *book = check->rulebook->timetable;
  const BrgTimetableSession *draw = &check->sessions[index];
  const BrgTimetableSession *first = find_round (check, 1);

  if (book == NULL || book->draw_hours == 0 || draw->kind != BRG_SESSION_DRAW || first == NULL ||
      draw->round > 1)
    return FALSE;
  fault->limit = 60 * book->draw_hours;
  fault->article = book->draw_article;
  /* Of a day alone nothing is known but that it is a later one. */
  if (!has_start (draw) || !has_start (first))
    {
      fault->value = (first->day - draw->day) * MINUTES_OF_A_DAY;
      return fault->value < 0;
    }
  fault->value = (gint) CLAMP (first->start - draw->start, G_MININT, G_MAXINT);
  return fault->value < fault->limit;
}

/* ussr-chess-1956 20: before the last round all games of earlier rounds are finished. */
static gboolean
find_after_last (const Check *check, guint index, BrgTimetableFault *fault)
{
  const BrgTimetableSession *last = find_round (check, check->n_rounds);
  const BrgTimetableSession *session = &check->sessions[index];

  fault->article = check->rulebook->last_round_article;
  if (fault->article == NULL || last == NULL || session->kind != BRG_SESSION_RESUMPTION)
    return FALSE;
  /* Games of the last round itself may be resumed when they were adjourned. */
  if (session->round == check->n_rounds)
    return FALSE;
  return has_start (session) && has_start (last)
             ? session->start + MAX (session->minutes, 1) > last->start
             : session->day > last->day;
}

static gboolean
is_before (const BrgTimetableSession *session, const BrgTimetableSession *other)
{
  return has_start (session) && has_start (other) ? session->start < other->start
                                                  : session->day < other->day;
}

/* A round before an earlier one, a resumption before the round of its games. */
static gboolean
find_order (const Check *check, guint index, BrgTimetableFault *fault G_GNUC_UNUSED)
{
  const BrgTimetableSession *session = &check->sessions[index];

  if (!is_play (session))
    return FALSE;
  for (gint round = session->round; round >= 1; round--)
    {
      const BrgTimetableSession *before = find_round (check, round);

      if (before != NULL && before != session && is_before (session, before))
        return TRUE;
      if (session->kind == BRG_SESSION_RESUMPTION)
        return FALSE;
    }
  return FALSE;
}

/* A round while another one or a resumption goes on, or the other way round; games of several
 * rounds may be resumed at once. */
static gboolean
find_overlap (const Check *check, guint index, BrgTimetableFault *fault G_GNUC_UNUSED)
{
  const BrgTimetableSession *session = &check->sessions[index];

  for (guint i = 0; is_play (session) && has_start (session) && i < check->n_sessions; i++)
    {
      const BrgTimetableSession *other = &check->sessions[i];
      gboolean is_later = session->start > other->start ||
                          (session->start == other->start && session->round > other->round);

      if (other != session && is_play (other) && has_start (other) && is_later &&
          (session->kind == BRG_SESSION_ROUND || other->kind == BRG_SESSION_ROUND) &&
          session->start < other->start + MAX (other->minutes, 1))
        return TRUE;
    }
  return FALSE;
}

static gboolean (*const finders[]) (const Check *check, guint index, BrgTimetableFault *fault) = {
  [BRG_TIMETABLE_FAULT_BLIND_HOURS] = find_blind_hours,
  [BRG_TIMETABLE_FAULT_LATE_DRAW] = find_late_draw,
  [BRG_TIMETABLE_FAULT_AFTER_LAST] = find_after_last,
  [BRG_TIMETABLE_FAULT_ORDER] = find_order,
  [BRG_TIMETABLE_FAULT_OVERLAP] = find_overlap,
};

GArray *
brg_timetable_check (const BrgRulebook *rulebook,
                     gboolean has_blind,
                     gint n_rounds,
                     const BrgTimetableSession *sessions,
                     guint n_sessions)
{
  const Check check = { rulebook, has_blind, n_rounds, sessions, n_sessions };
  GArray *faults = g_array_new (FALSE, FALSE, sizeof (BrgTimetableFault));

  g_return_val_if_fail (rulebook != NULL && (sessions != NULL || n_sessions == 0), faults);

  for (guint i = 0; i < n_sessions; i++)
    for (guint kind = 0; kind < G_N_ELEMENTS (finders); kind++)
      {
        BrgTimetableFault fault = { .kind = kind, .index = i };

        if (finders[kind](&check, i, &fault))
          g_array_append_val (faults, fault);
      }
  return faults;
}
