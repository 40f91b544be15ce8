/* brg-desk-clock.h - the clock of a game on the desk, as a value with a text
 *
 * The time of day comes from the caller, so that a game that was running when the program stopped
 * has lost what passed meanwhile, as at the board.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-colour.h"
#include "brg-time-control.h"

G_BEGIN_DECLS

/**
 * BrgDeskClock:
 * @is_set: whether there is a clock
 * @left_ms: by #BrgColour, what was left when the clock was last started, pressed or stopped
 * @running: whose clock runs, %BRG_COLOUR_NONE while it is stopped
 * @since_ms: when it began to run, in milliseconds of UTC since 1970
 */
typedef struct
{
  gboolean is_set;
  gint64 left_ms[3];
  BrgColour running;
  gint64 since_ms;
} BrgDeskClock;

/**
 * brg_desk_clock_read:
 * @text: what brg_desk_clock_write() gave, or empty
 * @clock: (out): the clock; without one when the text is empty or is none
 */
void brg_desk_clock_read (const char *text, BrgDeskClock *clock);

/**
 * brg_desk_clock_write:
 * @clock: a clock
 *
 * Returns: (transfer full): its text
 */
char *brg_desk_clock_write (const BrgDeskClock *clock);

/**
 * brg_desk_clock_begin:
 * @clock: (out): a clock
 * @control: the time control
 *
 * Sets both sides to the first period, the increment of the first move included
 * (fide-2023 6.3.1), and stopped.
 */
void brg_desk_clock_begin (BrgDeskClock *clock, const BrgTimeControl *control);

/**
 * brg_desk_clock_get_left:
 * @clock: a clock
 * @side: a side
 * @now_ms: the time of day
 *
 * Returns: what the side has left, 0 when its flag has fallen
 */
gint64 brg_desk_clock_get_left (const BrgDeskClock *clock, BrgColour side, gint64 now_ms);

/**
 * brg_desk_clock_stop:
 * @clock: a clock
 * @now_ms: the time of day
 */
void brg_desk_clock_stop (BrgDeskClock *clock, gint64 now_ms);

/**
 * brg_desk_clock_start:
 * @clock: a clock
 * @side: whose clock is to run
 * @now_ms: the time of day
 */
void brg_desk_clock_start (BrgDeskClock *clock, BrgColour side, gint64 now_ms);

/**
 * brg_desk_clock_press:
 * @clock: a running clock
 * @control: (nullable): the time control
 * @n_moves: how many moves the side whose clock runs has completed, with this one
 * @now_ms: the time of day
 *
 * Completes a move: the side gets its increment and, at the control, the next period; the other
 * clock runs.
 */
void brg_desk_clock_press (BrgDeskClock *clock,
                           const BrgTimeControl *control,
                           guint n_moves,
                           gint64 now_ms);

/**
 * brg_desk_clock_add:
 * @clock: a clock
 * @side: whose time
 * @seconds: what it gets, may be negative
 * @now_ms: the time of day
 */
void brg_desk_clock_add (BrgDeskClock *clock, BrgColour side, gint seconds, gint64 now_ms);

/**
 * brg_desk_clock_find_period:
 * @control: a time control
 * @n_moves: how many moves a side has completed
 * @moves_left: (out) (optional): moves to the next control, 0 when there is none
 *
 * Returns: the period, from 0
 */
guint brg_desk_clock_find_period (const BrgTimeControl *control, guint n_moves, guint *moves_left);

G_END_DECLS
