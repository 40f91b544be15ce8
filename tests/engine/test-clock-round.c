/* test-clock-round.c - the calls of a round that has begun
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-round-timer.h"
#include "brg-test.h"

#define SECOND G_GINT64_CONSTANT (1000000)
#define START (G_GINT64_CONSTANT (1700000000) * SECOND)

/* Never; else seconds after the start. */
#define NEVER G_MININT

/* Seconds after the start. */
typedef struct
{
  gint limit;
  gint at;
  BrgRoundCall call;
  gint left;
  gint next;
} Moment;

static const Moment moments[] = {
  { 30, -301, BRG_ROUND_CALL_NONE, 2101, -300 },
  { 30, -300, BRG_ROUND_CALL_SOON_FIVE, 2100, -60 },
  { 30, -61, BRG_ROUND_CALL_SOON_FIVE, 1861, -60 },
  { 30, -60, BRG_ROUND_CALL_SOON_ONE, 1860, 0 },
  { 30, 0, BRG_ROUND_CALL_START, 1800, 1500 },
  { 30, 1049, BRG_ROUND_CALL_START, 751, 1500 },
  { 30, 1500, BRG_ROUND_CALL_FIVE, 300, 1740 },
  { 30, 1739, BRG_ROUND_CALL_FIVE, 61, 1740 },
  { 30, 1740, BRG_ROUND_CALL_ONE, 60, 1800 },
  { 30, 1800, BRG_ROUND_CALL_ONE, 0, 1800 },
  { 30, 1801, BRG_ROUND_CALL_OVER, 0, NEVER },
  { 3, 0, BRG_ROUND_CALL_FIVE, 180, 120 },
  { 1, 0, BRG_ROUND_CALL_ONE, 60, 60 },
  { 0, 0, BRG_ROUND_CALL_ONE, 0, 0 },
  { 0, 1, BRG_ROUND_CALL_OVER, 0, NEVER },
  { -1, -5, BRG_ROUND_CALL_SOON_ONE, -1, 0 },
  { -1, 99999, BRG_ROUND_CALL_START, -1, NEVER },
};

static void
test_moments (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (moments); i++)
    {
      const Moment *moment = &moments[i];
      BrgRoundTimer timer;

      brg_round_timer_read (START, moment->limit, START + moment->at * SECOND, &timer);
      g_assert_cmpint (timer.call, ==, moment->call);
      g_assert_cmpint (timer.left, ==, moment->left);
      g_assert_cmpint (timer.since_start, ==, moment->at);
      if (moment->next == NEVER)
        g_assert_cmpint (timer.next_us, ==, G_MAXINT64);
      else
        /* The end is the moment after the last one in time. */
        g_assert_cmpint (timer.next_us / SECOND, ==, (START + moment->next * SECOND) / SECOND);
    }
}

/* rus-chess-2014 23.3: five minutes before the start and one minute before. */
static void
test_before (void)
{
  BrgRoundTimer timer;

  brg_round_timer_read (START, 15, START - 300 * SECOND - 1, &timer);
  g_assert_cmpint (timer.call, ==, BRG_ROUND_CALL_NONE);
  g_assert_cmpint (timer.next_us, ==, START - 300 * SECOND);
  brg_round_timer_read (START, 15, timer.next_us, &timer);
  g_assert_cmpint (timer.call, ==, BRG_ROUND_CALL_SOON_FIVE);
  g_assert_cmpint (timer.next_us, ==, START - 60 * SECOND);
  brg_round_timer_read (START, 15, timer.next_us, &timer);
  g_assert_cmpint (timer.call, ==, BRG_ROUND_CALL_SOON_ONE);
  brg_round_timer_read (START, 15, timer.next_us, &timer);
  g_assert_cmpint (timer.call, ==, BRG_ROUND_CALL_START);
}

/* fide-2023 6.7.1: who comes at the last moment of the default time is in time. */
static void
test_last_moment (void)
{
  BrgRoundTimer timer;

  brg_round_timer_read (START, 15, START + 900 * SECOND, &timer);
  g_assert_cmpint (timer.call, ==, BRG_ROUND_CALL_ONE);
  brg_round_timer_read (START, 15, START + 900 * SECOND + 1, &timer);
  g_assert_cmpint (timer.call, ==, BRG_ROUND_CALL_OVER);
}

/* Waiting for what is told comes to every call once, in their order. */
static void
test_waiting (void)
{
  for (gint limit = 0; limit <= 60; limit++)
    {
      gint64 now = START - 400 * SECOND;
      BrgRoundCall last = BRG_ROUND_CALL_NONE;
      BrgRoundTimer timer;
      guint n_waits = 0;

      brg_round_timer_read (START, limit, now, &timer);
      while (timer.next_us != G_MAXINT64)
        {
          now = timer.next_us;
          brg_round_timer_read (START, limit, now, &timer);
          g_assert_cmpint (timer.call, >, last);
          last = timer.call;
          g_assert_cmpuint (++n_waits, <=, BRG_ROUND_CALL_OVER);
        }
      g_assert_cmpint (last, ==, BRG_ROUND_CALL_OVER);
      g_assert_cmpint (now, ==, START + limit * 60 * SECOND + 1);
    }
}

/* rus-draughts-2022 5.4.6: five minutes between two games of a micro-match. */
static void
test_break (void)
{
  g_assert_cmpint (brg_round_timer_find_break (START, 5, START), ==, 300);
  g_assert_cmpint (brg_round_timer_find_break (START, 5, START + 1), ==, 300);
  g_assert_cmpint (brg_round_timer_find_break (START, 5, START + 299 * SECOND + 1), ==, 1);
  g_assert_cmpint (brg_round_timer_find_break (START, 5, START + 300 * SECOND), ==, 0);
  g_assert_cmpint (brg_round_timer_find_break (START, 5, START + 4000 * SECOND), ==, 0);
  /* A clock that was set back does not make it longer. */
  g_assert_cmpint (brg_round_timer_find_break (START, 5, START - 60 * SECOND), ==, 300);
}

BRG_TEST_TOPIC ("clock-round")
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/engine/round-timer/moments", test_moments);
  g_test_add_func ("/engine/round-timer/fide-2023/6.7.1/last-moment", test_last_moment);
  g_test_add_func ("/engine/round-timer/rus-chess-2014/23.3/before", test_before);
  g_test_add_func ("/engine/round-timer/rus-draughts-2022/5.4.1.1/before", test_before);
  g_test_add_func ("/engine/round-timer/rus-draughts-2022/5.4.6/break", test_break);
  g_test_add_func ("/engine/round-timer/waiting", test_waiting);
  return g_test_run ();
}
