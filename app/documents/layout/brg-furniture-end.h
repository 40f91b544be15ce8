/* brg-furniture-end.h - notes, signatures and stamp under the table
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-furniture.h"

G_BEGIN_DECLS

/**
 * brg_furniture_end:
 * @furniture: what to draw
 * @page: the last page
 * @y: lower edge of the table
 *
 * Draws the notes, the lines to be signed and the place of the stamp.
 *
 * Returns: the lower edge
 */
double brg_furniture_end (const BrgFurniture *furniture, BrgPrintPage *page, double y);

G_END_DECLS
