/* brg-round-timer.c - a round has begun: how long may players still come, and when to call them
 *
 * Rules: fide-2023 6.6, 6.7.1; rus-chess-2014 6.6.1, 23.3; ukr-chess-2016 6.3.2; ussr-chess-1956
 *   16; rus-draughts-2022 5.4.1.1, 5.4.4.1, 5.4.6
 * Tests: tests/engine/test-clock-round.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-round-timer.h"

#define US_PER_SECOND G_GINT64_CONSTANT (1000000)
#define US_PER_MINUTE (60 * US_PER_SECOND)

/* Minutes before the end of the default time. */
static const struct
{
  BrgRoundCall call;
  gint before;
} calls[] = {
  { BRG_ROUND_CALL_FIVE, 5 },
  { BRG_ROUND_CALL_ONE, 1 },
};

/* Minutes before the start. rus-chess-2014 23.3: it is called out twice; rus-draughts-2022 5.4.1.1:
 * players sit down five minutes before. */
static const struct
{
  BrgRoundCall call;
  gint before;
} warnings[] = {
  { BRG_ROUND_CALL_SOON_FIVE, 5 },
  { BRG_ROUND_CALL_SOON_ONE, 1 },
};

static gint64
divide_down (gint64 number, gint64 by)
{
  return number >= 0 ? number / by : -((by - 1 - number) / by);
}

/* A call is due, or will be. */
static void
count_call (BrgRoundTimer *timer, BrgRoundCall call, gint64 moment, gint64 now_us)
{
  if (now_us >= moment)
    timer->call = call;
  else
    timer->next_us = MIN (timer->next_us, moment);
}

void
brg_round_timer_read (gint64 start_us, gint limit_minutes, gint64 now_us, BrgRoundTimer *timer)
{
  gint64 end = start_us + limit_minutes * US_PER_MINUTE;

  g_return_if_fail (timer != NULL && limit_minutes >= -1);

  *timer = (BrgRoundTimer){
    .since_start =
        (gint) CLAMP (divide_down (now_us - start_us, US_PER_SECOND), G_MININT, G_MAXINT),
    .left = -1,
    .next_us = G_MAXINT64,
  };
  for (guint i = 0; i < G_N_ELEMENTS (warnings); i++)
    count_call (timer, warnings[i].call, start_us - warnings[i].before * US_PER_MINUTE, now_us);
  count_call (timer, BRG_ROUND_CALL_START, start_us, now_us);
  if (limit_minutes < 0)
    return;
  for (guint i = 0; i < G_N_ELEMENTS (calls); i++)
    count_call (timer, calls[i].call, MAX (end - calls[i].before * US_PER_MINUTE, start_us),
                now_us);
  /* The limit used up exactly is still in time. */
  count_call (timer, BRG_ROUND_CALL_OVER, end + 1, now_us);
  timer->left =
      (gint) CLAMP (divide_down (end - now_us + US_PER_SECOND - 1, US_PER_SECOND), 0, G_MAXINT);
}

gint
brg_round_timer_find_break (gint64 since_us, gint minutes, gint64 now_us)
{
  gint64 left = since_us + minutes * US_PER_MINUTE - now_us;

  return (gint) CLAMP (divide_down (left + US_PER_SECOND - 1, US_PER_SECOND), 0, minutes * 60);
}
