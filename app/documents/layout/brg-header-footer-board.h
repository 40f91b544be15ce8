/* brg-header-footer-board.h - a board above the table, with what is said about it beside it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-header-footer.h"

G_BEGIN_DECLS

/**
 * brg_header_footer_board:
 * @header_footer: what to draw
 * @page: the first page
 * @y: where the head ends
 *
 * Draws the board that a form has above its table, with its captions beside it.
 *
 * Returns: where the table begins: @y without a board
 */
double brg_header_footer_board (const BrgHeaderFooter *header_footer, BrgPrintPage *page, double y);

G_END_DECLS
