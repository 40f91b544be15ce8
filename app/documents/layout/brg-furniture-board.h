/* brg-furniture-board.h - a board above the table, with what is said about it beside it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-furniture.h"

G_BEGIN_DECLS

/**
 * brg_furniture_board:
 * @furniture: what to draw
 * @page: the first page
 * @y: where the head ends
 *
 * Draws the board that a form has above its table, with its captions beside it.
 *
 * Returns: where the table begins: @y without a board
 */
double brg_furniture_board (const BrgFurniture *furniture, BrgPrintPage *page, double y);

G_END_DECLS
