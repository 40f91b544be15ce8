/* brg-rating-update-sheet.h - ratings are taken from the lists, a tick a player
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-sheet.h"

G_BEGIN_DECLS

#define BRG_TYPE_RATING_UPDATE_SHEET (brg_rating_update_sheet_get_type ())
G_DECLARE_FINAL_TYPE (BrgRatingUpdateSheet,
                      brg_rating_update_sheet,
                      BRG,
                      RATING_UPDATE_SHEET,
                      BrgSheet)

/**
 * brg_rating_update_sheet_present:
 * @shell: the window, with an open group
 */
void brg_rating_update_sheet_present (BrgShell *shell);

G_END_DECLS
