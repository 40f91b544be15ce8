/* brg-timetable-check.c - what a timetable breaks: hours of play, the draw, the order of rounds
 *
 * Rules: ussr-chess-1956 20, app. 1; rus-chess-2014 22.3; rus-draughts-2022 5.2, 12.2
 * Tests: tests/engine/test-timetable-check.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-timetable-check.h"

#include "brg-timetable-book.h"

#define MINUTES_OF_A_DAY (24 * 60)

/* What is played on a day. */
typedef struct
{
  gint minutes;
  guint last; /* index of the session whose play begins last */
  gint n_rounds;
  guint last_round; /* index of the round that begins last */
} Day;

/* The latest of the rounds up to one. */
typedef struct
{
  gint64 start;   /* of those that have one */
  gint vague_day; /* of those that have none */
  gint day;       /* of all */
} Latest;

/* Everything is looked up: a timetable may have as many rows as somebody writes into a file. */
typedef struct
{
  const BrgRulebook *rulebook;
  gboolean has_blind;
  gint n_rounds;
  gint rounds_a_day;
  const BrgTimetableSession *sessions;
  guint n_sessions;
  GHashTable *rounds;               /* number -> first session of the round */
  GHashTable *days;                 /* day -> Day */
  GArray *numbers;                  /* gint, the rounds in their order */
  Latest *latest;                   /* by places in numbers */
  gboolean *overlaps;               /* by sessions */
  const BrgTimetableSession *first; /* of play; NULL for none */
  const BrgTimetableSession *last;
  const BrgTimetableSession *earliest[BRG_N_SESSION_KINDS]; /* NULL for none */
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

static gboolean
is_before (const BrgTimetableSession *session, const BrgTimetableSession *other)
{
  return has_start (session) && has_start (other) ? session->start < other->start
                                                  : session->day < other->day;
}

static gint64
get_end (const BrgTimetableSession *session)
{
  return session->start + MAX (session->minutes, 1);
}

static const BrgTimetableSession *
find_round (const Check *check, gint round)
{
  return g_hash_table_lookup (check->rounds, GINT_TO_POINTER (round));
}

static Day *
get_day (const Check *check, gint day)
{
  Day *found = g_hash_table_lookup (check->days, GINT_TO_POINTER (day));

  if (found != NULL)
    return found;
  found = g_new0 (Day, 1);
  found->last = G_MAXUINT;
  g_hash_table_insert (check->days, GINT_TO_POINTER (day), found);
  return found;
}

static gint
compare_numbers (gconstpointer a, gconstpointer b)
{
  return *(const gint *) a < *(const gint *) b ? -1 : *(const gint *) a > *(const gint *) b;
}

/* What is played past midnight is play of both days: a night does not make two days of it. */
static void
count_day (const Check *check, guint index)
{
  const BrgTimetableSession *session = &check->sessions[index];
  Day *day = get_day (check, session->day);

  day->minutes += session->minutes;
  if (day->last == G_MAXUINT || session->start >= check->sessions[day->last].start)
    day->last = index;
  if (session->kind == BRG_SESSION_ROUND)
    {
      if (day->n_rounds == 0 || !is_before (session, &check->sessions[day->last_round]))
        day->last_round = index;
      day->n_rounds++;
    }
  if (session->past_midnight > 0)
    get_day (check, session->day + 1)->minutes += session->past_midnight;
}

static void
index_sessions (Check *check)
{
  for (guint i = 0; i < check->n_sessions; i++)
    {
      const BrgTimetableSession *session = &check->sessions[i];
      const BrgTimetableSession **earliest = &check->earliest[session->kind];

      if (*earliest == NULL || is_before (session, *earliest))
        *earliest = session;
      if (session->kind == BRG_SESSION_ROUND && find_round (check, session->round) == NULL)
        {
          g_hash_table_insert (check->rounds, GINT_TO_POINTER (session->round), (gpointer) session);
          g_array_append_val (check->numbers, session->round);
        }
      if (!is_play (session))
        continue;
      count_day (check, i);
      if (check->first == NULL || is_before (session, check->first))
        check->first = session;
      if (check->last == NULL || is_before (check->last, session))
        check->last = session;
    }
  g_array_sort (check->numbers, compare_numbers);
}

static void
find_latest (Check *check)
{
  Latest latest = { G_MININT64, G_MININT, G_MININT };

  check->latest = g_new0 (Latest, check->numbers->len + 1);
  for (guint i = 0; i < check->numbers->len; i++)
    {
      const BrgTimetableSession *round =
          find_round (check, g_array_index (check->numbers, gint, i));

      if (has_start (round))
        latest.start = MAX (latest.start, round->start);
      else
        latest.vague_day = MAX (latest.vague_day, round->day);
      latest.day = MAX (latest.day, round->day);
      check->latest[i] = latest;
    }
}

static gint
compare_starts (gconstpointer a, gconstpointer b, gpointer data)
{
  const Check *check = data;
  const BrgTimetableSession *first = &check->sessions[*(const guint *) a];
  const BrgTimetableSession *second = &check->sessions[*(const guint *) b];

  if (first->start != second->start)
    return first->start < second->start ? -1 : 1;
  return first->round < second->round ? -1 : first->round > second->round;
}

/* A round while another one or a resumption goes on, or the other way round; games of several
 * rounds may be resumed at once. Told at the later one; neither is later of two that are the same.
 */
static void
mark_overlaps (Check *check)
{
  g_autoptr (GArray) order = g_array_new (FALSE, FALSE, sizeof (guint));
  gint64 end = G_MININT64;
  gint64 round_end = G_MININT64;
  guint passed = 0;

  check->overlaps = g_new0 (gboolean, check->n_sessions + 1);
  for (guint i = 0; i < check->n_sessions; i++)
    if (is_play (&check->sessions[i]) && has_start (&check->sessions[i]))
      g_array_append_val (order, i);
  g_array_sort_with_data (order, compare_starts, check);
  for (guint k = 0; k < order->len; k++)
    {
      guint index = g_array_index (order, guint, k);
      const BrgTimetableSession *session = &check->sessions[index];

      for (; compare_starts (&g_array_index (order, guint, passed), &index, check) < 0; passed++)
        {
          const BrgTimetableSession *other = &check->sessions[g_array_index (order, guint, passed)];

          end = MAX (end, get_end (other));
          if (other->kind == BRG_SESSION_ROUND)
            round_end = MAX (round_end, get_end (other));
        }
      check->overlaps[index] =
          session->start < (session->kind == BRG_SESSION_ROUND ? end : round_end);
    }
}

/* ussr-chess-1956 app. 1: the blind play six hours a day at most, resumed games with the round.
 * Told once a day, where its play ends. */
static gboolean
find_blind_hours (const Check *check, guint index, BrgTimetableFault *fault)
{
  const BrgTimetableBook *book = check->rulebook->timetable;
  const Day *day;

  if (book == NULL || book->blind_minutes == 0 || !check->has_blind ||
      !is_play (&check->sessions[index]))
    return FALSE;
  day = get_day (check, check->sessions[index].day);
  fault->value = day->minutes;
  fault->limit = book->blind_minutes;
  fault->article = book->blind_article;
  return day->last == index && day->minutes > book->blind_minutes;
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

/* How many rounds come before @round; @numbers are sorted. */
static guint
count_before (const Check *check, gint round)
{
  guint low = 0;
  guint high = check->numbers->len;

  while (low < high)
    {
      guint middle = (low + high) / 2;

      if (g_array_index (check->numbers, gint, middle) < round)
        low = middle + 1;
      else
        high = middle;
    }
  return low;
}

/* A round before an earlier one, a resumption before the round of its games. */
static gboolean
find_order (const Check *check, guint index, BrgTimetableFault *fault G_GNUC_UNUSED)
{
  const BrgTimetableSession *session = &check->sessions[index];
  const BrgTimetableSession *own = find_round (check, session->round);
  guint n_before;
  const Latest *latest;

  if (!is_play (session) || session->round < 1)
    return FALSE;
  if (own != NULL && own != session && is_before (session, own))
    return TRUE;
  n_before = session->kind == BRG_SESSION_ROUND ? count_before (check, session->round) : 0;
  if (n_before == 0)
    return FALSE;
  latest = &check->latest[n_before - 1];
  return has_start (session) ? session->start < latest->start || session->day < latest->vague_day
                             : session->day < latest->day;
}

static gboolean
find_overlap (const Check *check, guint index, BrgTimetableFault *fault G_GNUC_UNUSED)
{
  return check->overlaps[index];
}

static gboolean
find_no_round (const Check *check, guint index, BrgTimetableFault *fault)
{
  fault->limit = check->n_rounds;
  return is_play (&check->sessions[index]) && check->n_rounds > 0 &&
         check->sessions[index].round > check->n_rounds;
}

/* Who arrives late does so by leave: a row that is told and kept with its reason. */
static gboolean
find_arrival (const Check *check, guint index, BrgTimetableFault *fault G_GNUC_UNUSED)
{
  return check->sessions[index].kind == BRG_SESSION_ARRIVAL && check->first != NULL &&
         is_before (check->first, &check->sessions[index]);
}

static gboolean
find_departure (const Check *check, guint index, BrgTimetableFault *fault G_GNUC_UNUSED)
{
  return check->sessions[index].kind == BRG_SESSION_DEPARTURE && check->last != NULL &&
         is_before (&check->sessions[index], check->last);
}

static const char *
get_before_article (const BrgTimetableBook *book, BrgSessionKind kind)
{
  if (book == NULL)
    return NULL;
  return kind == BRG_SESSION_ADMISSION ? book->admission_article : book->before_article;
}

/* rus-draughts-2022 12.2: the jury meets the representatives and draws lots before the event; 5.2:
 * the admission committee sits when the fees are paid. There may be another meeting later: the
 * first of a kind counts. Where a book wants hours between draw and round they are told. */
static gboolean
find_begun (const Check *check, guint index, BrgTimetableFault *fault)
{
  const BrgTimetableBook *book = check->rulebook->timetable;
  const BrgTimetableSession *session = &check->sessions[index];
  const BrgTimetableSession *first = find_round (check, 1);
  gboolean is_draw = session->kind == BRG_SESSION_DRAW;

  if (first == NULL || session != check->earliest[session->kind] ||
      (!is_draw && session->kind != BRG_SESSION_ADMISSION && session->kind != BRG_SESSION_MEETING &&
       session->kind != BRG_SESSION_OPENING))
    return FALSE;
  if (is_draw && (session->round > 1 || (book != NULL && book->draw_hours > 0)))
    return FALSE;
  fault->article = get_before_article (book, session->kind);
  return has_start (session) && has_start (first) ? session->start >= first->start
                                                  : session->day > first->day;
}

static gboolean
find_closing (const Check *check, guint index, BrgTimetableFault *fault G_GNUC_UNUSED)
{
  const BrgTimetableSession *session = &check->sessions[index];

  if (session->kind != BRG_SESSION_CLOSING || check->last == NULL)
    return FALSE;
  return has_start (session) && has_start (check->last) ? session->start < get_end (check->last)
                                                        : session->day < check->last->day;
}

/* No book here names a number: the regulations do. Told once a day, at its last round. */
static gboolean
find_rounds (const Check *check, guint index, BrgTimetableFault *fault)
{
  const BrgTimetableSession *session = &check->sessions[index];
  const Day *day;

  if (check->rounds_a_day <= 0 || session->kind != BRG_SESSION_ROUND)
    return FALSE;
  day = get_day (check, session->day);
  fault->value = day->n_rounds;
  fault->limit = check->rounds_a_day;
  return day->n_rounds > check->rounds_a_day && day->last_round == index;
}

static gboolean (*const finders[]) (const Check *check, guint index, BrgTimetableFault *fault) = {
  [BRG_TIMETABLE_FAULT_BLIND_HOURS] = find_blind_hours,
  [BRG_TIMETABLE_FAULT_LATE_DRAW] = find_late_draw,
  [BRG_TIMETABLE_FAULT_AFTER_LAST] = find_after_last,
  [BRG_TIMETABLE_FAULT_ORDER] = find_order,
  [BRG_TIMETABLE_FAULT_OVERLAP] = find_overlap,
  [BRG_TIMETABLE_FAULT_NO_ROUND] = find_no_round,
  [BRG_TIMETABLE_FAULT_ARRIVAL] = find_arrival,
  [BRG_TIMETABLE_FAULT_DEPARTURE] = find_departure,
  [BRG_TIMETABLE_FAULT_BEGUN] = find_begun,
  [BRG_TIMETABLE_FAULT_CLOSING] = find_closing,
  [BRG_TIMETABLE_FAULT_ROUNDS] = find_rounds,
};

static void
check_init (Check *check,
            const BrgRulebook *rulebook,
            gboolean has_blind,
            gint n_rounds,
            gint rounds_a_day,
            const BrgTimetableSession *sessions,
            guint n_sessions)
{
  *check = (Check){ .rulebook = rulebook,
                    .has_blind = has_blind,
                    .n_rounds = n_rounds,
                    .rounds_a_day = rounds_a_day,
                    .sessions = sessions,
                    .n_sessions = n_sessions,
                    .rounds = g_hash_table_new (NULL, NULL),
                    .days = g_hash_table_new_full (NULL, NULL, NULL, g_free),
                    .numbers = g_array_new (FALSE, FALSE, sizeof (gint)) };
  index_sessions (check);
  find_latest (check);
  mark_overlaps (check);
}

static void
check_clear (Check *check)
{
  g_hash_table_unref (check->rounds);
  g_hash_table_unref (check->days);
  g_array_unref (check->numbers);
  g_free (check->latest);
  g_free (check->overlaps);
}

GArray *
brg_timetable_check (const BrgRulebook *rulebook,
                     gboolean has_blind,
                     gint n_rounds,
                     gint rounds_a_day,
                     const BrgTimetableSession *sessions,
                     guint n_sessions)
{
  GArray *faults = g_array_new (FALSE, FALSE, sizeof (BrgTimetableFault));
  Check check;

  g_return_val_if_fail (rulebook != NULL && (sessions != NULL || n_sessions == 0), faults);

  check_init (&check, rulebook, has_blind, n_rounds, rounds_a_day, sessions, n_sessions);
  for (guint i = 0; i < n_sessions; i++)
    for (guint kind = 0; kind < G_N_ELEMENTS (finders); kind++)
      {
        BrgTimetableFault fault = { .kind = kind, .index = i };

        if (finders[kind](&check, i, &fault))
          g_array_append_val (faults, fault);
      }
  check_clear (&check);
  return faults;
}
