/* brg-ratings-sheet.h - ratings and norms of the group
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-sheet.h"

G_BEGIN_DECLS

#define BRG_TYPE_RATINGS_SHEET (brg_ratings_sheet_get_type ())
G_DECLARE_FINAL_TYPE (BrgRatingsSheet, brg_ratings_sheet, BRG, RATINGS_SHEET, BrgSheet)

/**
 * brg_ratings_sheet_present:
 * @shell: the main shell
 *
 * Shows what the event does to the ratings of its players, game by game, and how far they are from
 * norms. The rating list and K of a player can be set, the report for the rating list saved and
 * both papers printed.
 */
void brg_ratings_sheet_present (BrgShell *shell);

G_END_DECLS
