/* brg-decision-sheet.h - a protest or an appeal is heard and decided
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-sheet.h"

#include "brg-sheet.h"

G_BEGIN_DECLS

#define BRG_TYPE_DECISION_SHEET (brg_decision_sheet_get_type ())
G_DECLARE_FINAL_TYPE (BrgDecisionSheet, brg_decision_sheet, BRG, DECISION_SHEET, BrgSheet)

/**
 * brg_decision_sheet_present:
 * @shell: the window
 * @protest_id: row of a protest
 *
 * Shows a protest with its hearing and its decision. Deciding stores the decision and what it does
 * to the result in one action. A decided protest is shown for reading, printing and an appeal.
 */
void brg_decision_sheet_present (BrgShell *shell, gint64 protest_id);

G_END_DECLS
