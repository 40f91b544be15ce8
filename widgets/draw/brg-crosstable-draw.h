/* brg-crosstable-draw.h - a crosstable on a cairo context
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <cairo.h>

#include "brg-crosstable-scene.h"

G_BEGIN_DECLS

/**
 * brg_crosstable_draw:
 * @cr: where to draw; the window of @scene has its upper left corner at 0, 0
 * @layout: the layout of a table, fitted to the width of @scene
 * @palette: colours
 * @scene: what is seen of it
 *
 * Draws what is seen of a crosstable: rows and columns outside the window cost nothing.
 */
void brg_crosstable_draw (cairo_t *cr,
                          const BrgCrosstableLayout *layout,
                          const BrgPalette *palette,
                          const BrgCrosstableScene *scene);

G_END_DECLS
