/* brg-health-sheet.h - is everything well with the program and its file
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-sheet.h"

G_BEGIN_DECLS

#define BRG_TYPE_HEALTH_SHEET (brg_health_sheet_get_type ())
G_DECLARE_FINAL_TYPE (BrgHealthSheet, brg_health_sheet, BRG, HEALTH_SHEET, BrgSheet)

/**
 * brg_health_sheet_present:
 * @shell: the main shell
 *
 * Looks at everything in a thread and shows a row for each; one file for a report can be saved.
 */
void brg_health_sheet_present (BrgShell *shell);

G_END_DECLS
