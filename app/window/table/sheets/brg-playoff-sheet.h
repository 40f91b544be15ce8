/* brg-playoff-sheet.h - a play-off: it begins, is played and gives the places
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-window.h"

G_BEGIN_DECLS

#define BRG_TYPE_PLAYOFF_SHEET (brg_playoff_sheet_get_type ())
G_DECLARE_FINAL_TYPE (BrgPlayoffSheet, brg_playoff_sheet, BRG, PLAYOFF_SHEET, AdwWindow)

/**
 * brg_playoff_sheet_present:
 * @window: the main window
 *
 * Shows the last play-off of the group, or where there is none the choices of a new one. Results
 * are entered with the keys of the page of rounds; every one is an action of its own. Escape
 * closes; the play-off goes on when the sheet is opened again.
 */
void brg_playoff_sheet_present (BrgWindow *window);

G_END_DECLS
