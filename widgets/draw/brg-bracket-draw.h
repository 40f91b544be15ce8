/* brg-bracket-draw.h - the bracket of a knock-out on a cairo context
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <cairo.h>

#include "brg-bracket-chart.h"
#include "brg-text-cache.h"

G_BEGIN_DECLS

/**
 * BrgBracketScene:
 * @stage: stage of the meeting that is picked, -1 for none
 * @place: its place in the stage
 * @has_ring: whether the keyboard focus is shown
 *
 * What is wanted of a bracket.
 */
typedef struct
{
  gint stage;
  gint place;
  gboolean has_ring;
} BrgBracketScene;

/**
 * brg_bracket_draw:
 * @cr: where to draw
 * @chart: a bracket
 * @texts: its texts
 * @palette: colours
 * @scene: what is wanted
 *
 * Draws the bracket, stages from left to right. The winner is bold with a tick, the loser dim;
 * a meeting that is being played has a strong frame, one to come a dashed one.
 */
void brg_bracket_draw (cairo_t *cr,
                       const BrgBracketChart *chart,
                       BrgTextCache *texts,
                       const BrgPalette *palette,
                       const BrgBracketScene *scene);

/**
 * brg_bracket_draw_get_box:
 * @chart: a bracket
 * @texts: its texts
 * @stage: a stage, from 0
 * @place: a meeting of it, from 0
 * @x: (out): left edge
 * @y: (out): upper edge
 * @width: (out): width
 * @height: (out): height
 *
 * Says where a meeting stands.
 */
void brg_bracket_draw_get_box (const BrgBracketChart *chart,
                               BrgTextCache *texts,
                               gint stage,
                               gint place,
                               double *x,
                               double *y,
                               double *width,
                               double *height);

/**
 * brg_bracket_draw_get_size:
 * @chart: a bracket
 * @texts: its texts
 * @width: (out): width of the picture
 * @height: (out): its height
 */
void brg_bracket_draw_get_size (const BrgBracketChart *chart,
                                BrgTextCache *texts,
                                gint *width,
                                gint *height);

G_END_DECLS
