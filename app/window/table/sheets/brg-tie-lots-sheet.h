/* brg-tie-lots-sheet.h - players who are equal in everything are put in order
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-sheet.h"

G_BEGIN_DECLS

#define BRG_TYPE_TIE_LOTS_SHEET (brg_tie_lots_sheet_get_type ())
G_DECLARE_FINAL_TYPE (BrgTieLotsSheet, brg_tie_lots_sheet, BRG, TIE_LOTS_SHEET, BrgSheet)

/**
 * brg_tie_lots_sheet_present:
 * @shell: the main shell
 *
 * Lists the groups of players who are equal in points and in all tie-breaks. Draws lots among them
 * by a seed, takes the positions of a play-off or of a decision, and takes such an order back.
 */
void brg_tie_lots_sheet_present (BrgShell *shell);

G_END_DECLS
