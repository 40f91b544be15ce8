/* brg-game-clock-text.h - the two clocks of a game as one line of text
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-game-clock.h"

G_BEGIN_DECLS

/**
 * brg_game_clock_to_text:
 * @clock: clocks
 * @now_us: the present moment
 *
 * Writes the clocks as one line, for the database. Moments are not written, only readings:
 *
 *   40/120, 60+30|running|w|-|7200000000 0 0 0 -|7200000000 0 0 0 -
 *
 * control, state, player having the move, first flag, and of White and Black the time left, used
 * for this move and for the last one in microseconds, moves, and `f` for a fallen flag.
 *
 * Returns: (transfer full): the text
 */
char *brg_game_clock_to_text (const BrgGameClock *clock, gint64 now_us);

/**
 * brg_game_clock_from_text:
 * @text: what brg_game_clock_to_text() wrote
 * @now_us: the moment from which a running clock goes on: the present one, or that of the writing,
 *   told by a clock that outlives the program, if what passed meanwhile is to count
 * @clock: (out): the clocks; untouched on failure
 *
 * Returns: whether @text is sound
 */
gboolean brg_game_clock_from_text (const char *text, gint64 now_us, BrgGameClock *clock);

G_END_DECLS
