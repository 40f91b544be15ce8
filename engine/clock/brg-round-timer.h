/* brg-round-timer.h - a round has begun: how long may players still come, and when to call them
 *
 * Moments are microseconds of any clock that both moments are read from.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * BrgRoundCall:
 * @BRG_ROUND_CALL_NONE: nothing is due
 * @BRG_ROUND_CALL_SOON_FIVE: the round begins in five minutes
 * @BRG_ROUND_CALL_SOON_ONE: it begins in one minute
 * @BRG_ROUND_CALL_START: the round has begun
 * @BRG_ROUND_CALL_FIVE: five minutes until nobody may come any more
 * @BRG_ROUND_CALL_ONE: one minute
 * @BRG_ROUND_CALL_OVER: who is not at the board now has come too late
 *
 * What is called out, in the order of time.
 */
typedef enum
{
  BRG_ROUND_CALL_NONE,
  BRG_ROUND_CALL_SOON_FIVE,
  BRG_ROUND_CALL_SOON_ONE,
  BRG_ROUND_CALL_START,
  BRG_ROUND_CALL_FIVE,
  BRG_ROUND_CALL_ONE,
  BRG_ROUND_CALL_OVER,
} BrgRoundCall;

#define BRG_N_ROUND_CALLS (BRG_ROUND_CALL_OVER + 1)

/**
 * BrgRoundTimer:
 * @call: the last call that is due by now, %BRG_ROUND_CALL_NONE earlier than five minutes before
 *   the start
 * @since_start: seconds since the start, below 0 before it; a second that has begun does not count
 * @left: seconds until the default time is up, rounded up; -1 when nobody has said how late a
 * player may come
 * @next_us: when something changes next: the next call, or %G_MAXINT64 after the last one
 *
 * How a round stands.
 */
typedef struct
{
  BrgRoundCall call;
  gint since_start;
  gint left;
  gint64 next_us;
} BrgRoundTimer;

/**
 * brg_round_timer_read:
 * @start_us: when the round began or begins
 * @limit_minutes: how late a player may come, see brg_lateness_find_limit(); -1 when nobody has
 * said it
 * @now_us: the present moment
 * @timer: (out): how the round stands
 *
 * With a limit of five minutes or less the start is the call of the fifth minute, and the same with
 * the last minute: a call about those who are late is never due before the start. Who comes at the
 * last moment of the limit is still in time: it is over when that moment has passed.
 */
void brg_round_timer_read (gint64 start_us,
                           gint limit_minutes,
                           gint64 now_us,
                           BrgRoundTimer *timer);

/**
 * brg_round_timer_find_break:
 * @since_us: when a game of a meeting was over
 * @minutes: how long the break lasts (rus-draughts-2022 5.4.6)
 * @now_us: the present moment
 *
 * Returns: seconds until the next game begins, rounded up; 0 when the break is over
 */
gint brg_round_timer_find_break (gint64 since_us, gint minutes, gint64 now_us);

G_END_DECLS
