/* brg-progress-view.h - a chart of places by rounds to look at and to walk through
 *
 * Up and Down pick the player who ends above or below, Home, End, Page Up and Page Down go further,
 * Left and Right go through the rounds, Space pins a player, so that he stays in view when another
 * one is picked; the pointer picks the nearest line. Other keys are left to the page.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

#include "brg-progress-chart.h"

G_BEGIN_DECLS

#define BRG_TYPE_PROGRESS_VIEW (brg_progress_view_get_type ())
G_DECLARE_FINAL_TYPE (BrgProgressView, brg_progress_view, BRG, PROGRESS_VIEW, GtkWidget)

/**
 * BrgProgressDescribe:
 * @chart: what is shown
 * @line: index of the line that is picked
 * @round: round of the cursor, from 0
 * @user_data: what was given with the function
 *
 * Returns: (transfer full): one sentence about the player, for a screen reader
 */
typedef char *(*BrgProgressDescribe) (const BrgProgressChart *chart,
                                      gint line,
                                      gint round,
                                      gpointer user_data);

/**
 * BrgProgressView::picked:
 * @self: the view
 *
 * Another player or another round is picked.
 */

/**
 * brg_progress_view_new:
 *
 * Returns: (transfer floating): a new view without a chart
 */
GtkWidget *brg_progress_view_new (void);

/**
 * brg_progress_view_set_chart:
 * @self: a #BrgProgressView
 * @chart: (nullable) (transfer full): what to show
 *
 * Shows another chart, or another state of the same one: who is picked and who is pinned stays.
 */
void brg_progress_view_set_chart (BrgProgressView *self, BrgProgressChart *chart);

/**
 * brg_progress_view_get_player:
 * @self: a #BrgProgressView
 *
 * Returns: index of the player who is picked, -1 for none
 */
gint brg_progress_view_get_player (BrgProgressView *self);

/**
 * brg_progress_view_pick_player:
 * @self: a #BrgProgressView
 * @player: index of a player
 */
void brg_progress_view_pick_player (BrgProgressView *self, gint player);

/**
 * brg_progress_view_set_label:
 * @self: a #BrgProgressView
 * @label: name of the chart for a screen reader
 */
void brg_progress_view_set_label (BrgProgressView *self, const char *label);

/**
 * brg_progress_view_set_describe:
 * @self: a #BrgProgressView
 * @describe: says where the player stands; @user_data must outlive the view
 * @user_data: passed to @describe
 */
void brg_progress_view_set_describe (BrgProgressView *self,
                                     BrgProgressDescribe describe,
                                     gpointer user_data);

/**
 * brg_progress_view_dup_description:
 * @self: a #BrgProgressView
 *
 * Returns: (transfer full): the sentence about the player who is picked, empty for none
 */
char *brg_progress_view_dup_description (BrgProgressView *self);

G_END_DECLS
