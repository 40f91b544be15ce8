/* brg-drawing-sheet.h - the minutes of a draw of lots: when, by whom, who was present
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-sheet.h"

G_BEGIN_DECLS

#define BRG_TYPE_DRAWING_SHEET (brg_drawing_sheet_get_type ())
G_DECLARE_FINAL_TYPE (BrgDrawingSheet, brg_drawing_sheet, BRG, DRAWING_SHEET, BrgSheet)

/**
 * brg_drawing_sheet_present:
 * @shell: the main window
 *
 * Shows the minutes of the group, or makes new ones, says what the book has against the draw, and
 * stores and prints them.
 */
void brg_drawing_sheet_present (BrgShell *shell);

G_END_DECLS
