/* brg-crosstable-area.h - the scrolled part of a crosstable view
 *
 * Private to #BrgCrosstableView, which adds scrollbars, keys and speech.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

#include "brg-crosstable-scene.h"

G_BEGIN_DECLS

#define BRG_TYPE_CROSSTABLE_AREA (brg_crosstable_area_get_type ())
G_DECLARE_FINAL_TYPE (BrgCrosstableArea, brg_crosstable_area, BRG, CROSSTABLE_AREA, GtkWidget)

/**
 * brg_crosstable_area_new:
 *
 * Returns: (transfer floating): a scrollable widget without a table
 */
GtkWidget *brg_crosstable_area_new (void);

/**
 * brg_crosstable_area_set_table:
 * @self: a #BrgCrosstableArea
 * @table: (nullable) (transfer full): what to show
 */
void brg_crosstable_area_set_table (BrgCrosstableArea *self, BrgCrosstable *table);

/**
 * brg_crosstable_area_get_table:
 * @self: a #BrgCrosstableArea
 *
 * Returns: (nullable) (transfer none): what is shown
 */
const BrgCrosstable *brg_crosstable_area_get_table (BrgCrosstableArea *self);

/**
 * brg_crosstable_area_get_layout:
 * @self: a #BrgCrosstableArea
 *
 * Returns: (nullable) (transfer none): its layout for the font of now, good until the table, the
 *   font or the size changes; %NULL without a table
 */
BrgCrosstableLayout *brg_crosstable_area_get_layout (BrgCrosstableArea *self);

/**
 * brg_crosstable_area_get_scene:
 * @self: a #BrgCrosstableArea
 * @scene: (out caller-allocates): what is seen
 */
void brg_crosstable_area_get_scene (BrgCrosstableArea *self, BrgCrosstableScene *scene);

/**
 * brg_crosstable_area_set_cursor:
 * @self: a #BrgCrosstableArea
 * @row: row, -1 for none
 * @column: number of a column
 * @game: which game of the cell where it has several, from 0
 */
void brg_crosstable_area_set_cursor (BrgCrosstableArea *self, gint row, gint column, gint game);

/**
 * brg_crosstable_area_set_selection:
 * @self: a #BrgCrosstableArea
 * @from: first of the rows that are selected, -1 for none
 * @to: last of them
 */
void brg_crosstable_area_set_selection (BrgCrosstableArea *self, gint from, gint to);

/**
 * brg_crosstable_area_set_ring:
 * @self: a #BrgCrosstableArea
 * @has_ring: whether the cursor has a ring
 */
void brg_crosstable_area_set_ring (BrgCrosstableArea *self, gboolean has_ring);

/**
 * brg_crosstable_area_reveal_cursor:
 * @self: a #BrgCrosstableArea
 *
 * Scrolls as little as needed to have the cell of the cursor in view, at the next allocation if
 * the table is newer than the last one.
 */
void brg_crosstable_area_reveal_cursor (BrgCrosstableArea *self);

G_END_DECLS
