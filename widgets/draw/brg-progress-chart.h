/* brg-progress-chart.h - what a chart of places by rounds shows, for screen and paper alike
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * BrgProgressLine:
 * @player: index of the player, for the caller
 * @name: what the line is labelled with, `3 Zavyalov`
 * @places: (array): for every round the best place of those equal to him, 0 for none
 * @texts: (array): for every round the place as shown, `3`, `7–11`, or empty
 *
 * The way of a player through the places.
 */
typedef struct
{
  gint player;
  char *name;
  gint *places;
  char **texts;
} BrgProgressLine;

/**
 * BrgProgressChart:
 * @n_rounds: number of rounds
 * @n_lines: number of players
 * @heads: (array length=n_rounds): names of the rounds, `IV`
 * @lines: (array length=n_lines): the players, the first of the last round first
 *
 * A chart of places by rounds, ready to be drawn.
 */
typedef struct
{
  gint n_rounds;
  gint n_lines;
  char **heads;
  BrgProgressLine *lines;
} BrgProgressChart;

/**
 * brg_progress_chart_new:
 * @n_rounds: number of rounds
 * @n_lines: number of players
 *
 * Returns: (transfer full): a chart whose texts are all %NULL and to be filled by the caller
 */
BrgProgressChart *brg_progress_chart_new (gint n_rounds, gint n_lines);

/**
 * brg_progress_chart_free:
 * @chart: (nullable): a chart
 */
void brg_progress_chart_free (BrgProgressChart *chart);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (BrgProgressChart, brg_progress_chart_free)

/**
 * brg_progress_chart_choose:
 * @chart: a chart
 * @picked: index of the line that is picked, -1 for none
 * @pinned: (nullable) (array): for every line whether it stays in view
 * @is_shown: (out) (array): for every line whether it is drawn
 *
 * Chooses what can be read: all lines of a small field; of a large one the picked player, those
 * who end next to him, and those who are pinned.
 */
void brg_progress_chart_choose (const BrgProgressChart *chart,
                                gint picked,
                                const gboolean *pinned,
                                gboolean *is_shown);

/**
 * brg_progress_chart_find_range:
 * @chart: a chart
 * @is_shown: (array): which lines are drawn
 * @first: (out): best place that they touch
 * @last: (out): worst place; at least one more than @first
 */
void brg_progress_chart_find_range (const BrgProgressChart *chart,
                                    const gboolean *is_shown,
                                    gint *first,
                                    gint *last);

G_END_DECLS
