/* brg-envelope-clock.h - time used, as it stands on an envelope, and time left, as clocks show it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-envelope-game.h"

G_BEGIN_DECLS

/**
 * brg_envelope_clock_set:
 * @record: (inout): a stored game
 * @time_control: the time control of the group
 * @moves: by #BrgColour, how many moves each has completed
 * @used: used by White and by Black, in seconds
 * @turn: whose clock will run
 * @now_us: the present moment, microseconds of UTC since 1970
 *
 * Sets the clocks of the game to what has been used: they stand until they are started. Where the
 * time control is not understood that of the clocks that were kept counts, and with none of them
 * the game has no clocks.
 */
void brg_envelope_clock_set (BrgStoredGame *record,
                             const char *time_control,
                             const guint moves[3],
                             const gint used[2],
                             BrgColour turn,
                             gint64 now_us);

/**
 * brg_envelope_clock_read:
 * @record: a stored game
 * @now_us: the present moment
 * @used: (out): by #BrgColour, what each has used, in seconds; -1 where the clocks do not tell it
 *
 * Returns: whether the clocks tell it
 */
gboolean brg_envelope_clock_read (const BrgStoredGame *record, gint64 now_us, gint used[3]);

G_END_DECLS
