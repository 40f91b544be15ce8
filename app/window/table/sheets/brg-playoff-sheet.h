/* brg-playoff-sheet.h - a play-off: it begins, is played and gives the places
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-sheet.h"

G_BEGIN_DECLS

#define BRG_TYPE_PLAYOFF_SHEET (brg_playoff_sheet_get_type ())
G_DECLARE_FINAL_TYPE (BrgPlayoffSheet, brg_playoff_sheet, BRG, PLAYOFF_SHEET, BrgSheet)

/**
 * brg_playoff_sheet_present:
 * @shell: the main shell
 *
 * Shows the last play-off of the group, or where there is none the choices of a new one. Results
 * are entered with the keys of the page of rounds; every one is an action of its own. Escape
 * closes; the play-off goes on when the sheet is opened again.
 */
void brg_playoff_sheet_present (BrgShell *shell);

G_END_DECLS
