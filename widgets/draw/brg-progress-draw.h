/* brg-progress-draw.h - a chart of places by rounds on a cairo context
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <cairo.h>

#include "brg-progress-chart.h"
#include "brg-text-cache.h"

G_BEGIN_DECLS

/**
 * BrgProgressScene:
 * @width: width of the picture
 * @height: its height
 * @picked: index of the line that is picked, -1 for none
 * @round: round that the cursor is on, from 0; -1 for none
 * @pinned: (nullable) (array): for every line whether it stays in view
 * @has_ring: whether the keyboard focus is shown
 *
 * What is wanted of a chart.
 */
typedef struct
{
  gint width;
  gint height;
  gint picked;
  gint round;
  const gboolean *pinned;
  gboolean has_ring;
} BrgProgressScene;

/**
 * brg_progress_draw:
 * @cr: where to draw
 * @chart: a chart
 * @texts: its texts
 * @palette: colours
 * @scene: what is wanted
 *
 * Draws the chart: rounds from left to right, places from top to bottom, a line a player with his
 * name at its end. Lines differ by their dashes; the picked one is thick and has its places beside
 * it.
 */
void brg_progress_draw (cairo_t *cr,
                        const BrgProgressChart *chart,
                        BrgTextCache *texts,
                        const BrgPalette *palette,
                        const BrgProgressScene *scene);

/**
 * brg_progress_draw_find:
 * @chart: a chart
 * @texts: its texts
 * @scene: what is shown
 * @x: a place in the picture
 * @y: see @x
 *
 * Returns: the line that is nearest to the place, -1 when none is near
 */
gint brg_progress_draw_find (const BrgProgressChart *chart,
                             BrgTextCache *texts,
                             const BrgProgressScene *scene,
                             double x,
                             double y);

/**
 * brg_progress_draw_get_min_size:
 * @chart: a chart
 * @texts: its texts
 * @width: (out): least width in which names and lines can be seen
 * @height: (out): least height
 */
void brg_progress_draw_get_min_size (const BrgProgressChart *chart,
                                     BrgTextCache *texts,
                                     gint *width,
                                     gint *height);

G_END_DECLS
