/* brg-crosstable-cell.h - what stands in one cell of a crosstable
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <cairo.h>

#include "brg-crosstable-scene.h"

G_BEGIN_DECLS

/**
 * BrgCrosstablePainter:
 * @cr: where to draw
 * @layout: the layout of the table
 * @palette: colours
 * @scene: what is seen of it
 *
 * What every part of the drawing needs.
 */
typedef struct
{
  cairo_t *cr;
  const BrgCrosstableLayout *layout;
  const BrgPalette *palette;
  const BrgCrosstableScene *scene;
} BrgCrosstablePainter;

/**
 * brg_crosstable_cell_draw_ground:
 * @painter: what to draw with
 * @mark: marks of a result
 * @rect: where
 *
 * Draws what lies under the lines of the table: the diagonal, the tint of an adjourned game.
 */
void brg_crosstable_cell_draw_ground (const BrgCrosstablePainter *painter,
                                      BrgCellMark mark,
                                      const BrgCrosstableRect *rect);

/**
 * brg_crosstable_cell_draw:
 * @painter: what to draw with
 * @column: a column
 * @row: a row
 * @rect: where
 *
 * Draws the contents of a cell.
 */
void brg_crosstable_cell_draw (const BrgCrosstablePainter *painter,
                               const BrgCrosstableColumn *column,
                               gint row,
                               const BrgCrosstableRect *rect);

/**
 * brg_crosstable_cell_draw_head:
 * @painter: what to draw with
 * @column: a column
 * @is_current: whether the cursor is in that column
 * @rect: where
 *
 * Draws the heading of a column.
 */
void brg_crosstable_cell_draw_head (const BrgCrosstablePainter *painter,
                                    const BrgCrosstableColumn *column,
                                    gboolean is_current,
                                    const BrgCrosstableRect *rect);

G_END_DECLS
