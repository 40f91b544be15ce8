/* brg-header-footer-end.h - notes, signatures and stamp under the table
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-header-footer.h"

G_BEGIN_DECLS

/**
 * brg_header_footer_end:
 * @header_footer: what to draw
 * @page: the last page
 * @y: lower edge of the table
 *
 * Draws the notes, the lines to be signed and the place of the stamp.
 *
 * Returns: the lower edge
 */
double brg_header_footer_end (const BrgHeaderFooter *header_footer, BrgPrintPage *page, double y);

G_END_DECLS
