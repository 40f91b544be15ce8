/* brg-committee-sheet.h - the appeals committee of an event
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-sheet.h"

#include "brg-sheet.h"

G_BEGIN_DECLS

#define BRG_TYPE_COMMITTEE_SHEET (brg_committee_sheet_get_type ())
G_DECLARE_FINAL_TYPE (BrgCommitteeSheet, brg_committee_sheet, BRG, COMMITTEE_SHEET, BrgSheet)

/**
 * brg_committee_sheet_present:
 * @shell: the window
 * @parent: @shell, or a sheet over it
 *
 * Shows the committee with what its rule book finds wrong with it. Every change is stored at once.
 */
void brg_committee_sheet_present (BrgShell *shell, GtkWindow *parent);

G_END_DECLS
