/* brg-rating-lists-sheet.h - the rating lists that were read in: their order, new ones, none
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-sheet.h"

G_BEGIN_DECLS

#define BRG_TYPE_RATING_LISTS_SHEET (brg_rating_lists_sheet_get_type ())
G_DECLARE_FINAL_TYPE (BrgRatingListsSheet,
                      brg_rating_lists_sheet,
                      BRG,
                      RATING_LISTS_SHEET,
                      BrgSheet)

/**
 * brg_rating_lists_sheet_present:
 * @shell: the window
 */
void brg_rating_lists_sheet_present (BrgShell *shell);

G_END_DECLS
