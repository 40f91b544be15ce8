/* brg-rating-table-sheet.h - what the columns of a table hold that is to be a rating list
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-sheet.h"

G_BEGIN_DECLS

#define BRG_TYPE_RATING_TABLE_SHEET (brg_rating_table_sheet_get_type ())
G_DECLARE_FINAL_TYPE (BrgRatingTableSheet,
                      brg_rating_table_sheet,
                      BRG,
                      RATING_TABLE_SHEET,
                      BrgSheet)

/**
 * brg_rating_table_sheet_present:
 * @parent: the window or a sheet
 * @path: a table
 *
 * Shows what the table seems to hold; it is read when the user says so. What is no table is told.
 */
void brg_rating_table_sheet_present (GtkWindow *parent, const char *path);

G_END_DECLS
