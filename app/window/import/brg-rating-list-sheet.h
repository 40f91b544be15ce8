/* brg-rating-list-sheet.h - a rating list is read in, and can be stopped
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-rating-lists-import.h"
#include "brg-sheet.h"

G_BEGIN_DECLS

#define BRG_TYPE_RATING_LIST_SHEET (brg_rating_list_sheet_get_type ())
G_DECLARE_FINAL_TYPE (BrgRatingListSheet, brg_rating_list_sheet, BRG, RATING_LIST_SHEET, BrgSheet)

/**
 * brg_rating_list_sheet_present:
 * @parent: the main window or a sheet
 * @path: a rating list
 * @edition: (nullable): what the list does not say itself
 *
 * Reads the list into the user's file of lists while it shows how far it is. Closing stops it, and
 * the file stays as it was.
 */
void brg_rating_list_sheet_present (GtkWindow *parent,
                                    const char *path,
                                    const BrgRatingListsEdition *edition);

G_END_DECLS
