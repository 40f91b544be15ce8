/* brg-desk-clock.h - the clocks of a stored game, which go on while the program does not run
 *
 * Moments are microseconds of UTC since 1970, so that a game that was running when the program
 * stopped has lost what passed meanwhile, as at the board.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-game-clock.h"

G_BEGIN_DECLS

/**
 * brg_desk_clock_read:
 * @text: what brg_desk_clock_write() gave, or empty
 * @clock: (out): the clocks; untouched without any
 *
 * Returns: whether there are clocks
 */
gboolean brg_desk_clock_read (const char *text, BrgGameClock *clock);

/**
 * brg_desk_clock_write:
 * @clock: clocks
 * @now_us: the present moment
 *
 * Returns: (transfer full): the text that is stored: the moment and the clocks
 */
char *brg_desk_clock_write (const BrgGameClock *clock, gint64 now_us);

/**
 * brg_desk_clock_begin:
 * @time_control: the time control of the group as text
 * @clock: (out): clocks for a new game; untouched when the text is no time control, as then nobody
 *   knows what they show
 *
 * Returns: whether the text is a time control
 */
gboolean brg_desk_clock_begin (const char *time_control, BrgGameClock *clock);

/**
 * brg_desk_clock_begin_by_hand:
 * @left_ms: what White's clock and Black's clock show
 * @clock: (out): clocks that show it and stand
 *
 * For a game whose time control is not known: one period without increment that is as long as the
 * longer of the two, rounded up to minutes.
 */
void brg_desk_clock_begin_by_hand (const gint64 left_ms[2], BrgGameClock *clock);

/**
 * brg_desk_clock_is_last_period:
 * @clock: clocks
 *
 * Returns: whether both players had to make all their remaining moves in this period
 */
gboolean brg_desk_clock_is_last_period (const BrgGameClock *clock);

/**
 * brg_desk_clock_swap:
 * @clock: clocks
 *
 * The players change colours, and each keeps his time.
 */
void brg_desk_clock_swap (BrgGameClock *clock);

G_END_DECLS
