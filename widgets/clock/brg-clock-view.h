/* brg-clock-view.h - one side of a chess clock: player, time, whether it runs
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

#include "brg-colour.h"

G_BEGIN_DECLS

#define BRG_TYPE_CLOCK_VIEW (brg_clock_view_get_type ())
G_DECLARE_FINAL_TYPE (BrgClockView, brg_clock_view, BRG, CLOCK_VIEW, GtkWidget)

/**
 * brg_clock_view_set_player:
 * @self: a view
 * @side: the side, shown as a disc
 * @name: the player
 * @details: (nullable): title and rating
 */
void brg_clock_view_set_player (BrgClockView *self,
                                BrgColour side,
                                const char *name,
                                const char *details);

/**
 * brg_clock_view_set_time:
 * @self: a view
 * @time: (nullable): what the clock shows, %NULL without a clock
 * @remark: (nullable): period, increment, moves to the control
 * @is_his_move: whether the player has the move: the frame is strong
 * @is_fallen: whether the time is over
 */
void brg_clock_view_set_time (BrgClockView *self,
                              const char *time,
                              const char *remark,
                              gboolean is_his_move,
                              gboolean is_fallen);

G_END_DECLS
