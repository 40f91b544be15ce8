/* brg-crosstable-scroller.h - scrollbars round a crosstable
 *
 * Private to #BrgCrosstableView.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-crosstable-area.h"

G_BEGIN_DECLS

#define BRG_TYPE_CROSSTABLE_SCROLLER (brg_crosstable_scroller_get_type ())
G_DECLARE_FINAL_TYPE (BrgCrosstableScroller,
                      brg_crosstable_scroller,
                      BRG,
                      CROSSTABLE_SCROLLER,
                      GtkWidget)

/**
 * brg_crosstable_scroller_new:
 *
 * Returns: (transfer floating): an empty area with its scrollbars, which are there when needed
 */
GtkWidget *brg_crosstable_scroller_new (void);

/**
 * brg_crosstable_scroller_get_area:
 * @self: a #BrgCrosstableScroller
 *
 * Returns: (transfer none): what is scrolled
 */
BrgCrosstableArea *brg_crosstable_scroller_get_area (BrgCrosstableScroller *self);

/**
 * brg_crosstable_scroller_get_adjustment:
 * @self: a #BrgCrosstableScroller
 * @orientation: of the bar
 *
 * Returns: (transfer none): how far the rows or the results are scrolled, in pixels
 */
GtkAdjustment *brg_crosstable_scroller_get_adjustment (BrgCrosstableScroller *self,
                                                       GtkOrientation orientation);

G_END_DECLS
