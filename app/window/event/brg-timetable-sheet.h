/* brg-timetable-sheet.h - a row of the timetable: what is held, when, where
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-sheet.h"
#include "brg-timetable.h"

G_BEGIN_DECLS

#define BRG_TYPE_TIMETABLE_SHEET (brg_timetable_sheet_get_type ())
G_DECLARE_FINAL_TYPE (BrgTimetableSheet, brg_timetable_sheet, BRG, TIMETABLE_SHEET, BrgSheet)

/**
 * brg_timetable_sheet_present:
 * @shell: the main window
 * @row: (transfer full) (nullable): the row to change; %NULL for a new one
 * @near: number of the row whose day a new one gets, or any that there is not
 *
 * Asks for a row and stores it.
 */
void brg_timetable_sheet_present (BrgShell *shell, BrgTimetableRow *row, guint near);

G_END_DECLS
