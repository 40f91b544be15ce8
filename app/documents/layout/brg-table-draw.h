/* brg-table-draw.h - draws a planned table onto a page
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

#include "brg-print-page.h"
#include "brg-table-plan.h"
#include "brg-typesetter.h"

G_BEGIN_DECLS

/**
 * brg_table_draw:
 * @plan: a plan
 * @part: index of a part
 * @first: first row
 * @n_rows: how many rows
 * @page: where to
 * @typesetter: a typesetter
 * @x: left edge
 * @y: upper edge
 *
 * Draws headings and rows.
 *
 * Returns: the lower edge
 */
double brg_table_draw (const BrgTablePlan *plan,
                       guint part,
                       guint first,
                       guint n_rows,
                       BrgPrintPage *page,
                       BrgTypesetter *typesetter,
                       double x,
                       double y);

G_END_DECLS
