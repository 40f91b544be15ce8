/* brg-stage-sheet.h - a further group of an event, or its next stage
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-sheet.h"

G_BEGIN_DECLS

#define BRG_TYPE_STAGE_SHEET (brg_stage_sheet_get_type ())
G_DECLARE_FINAL_TYPE (BrgStageSheet, brg_stage_sheet, BRG, STAGE_SHEET, BrgSheet)

/**
 * brg_stage_sheet_present:
 * @shell: the main shell with an event
 * @is_stage: whether players of the groups play on in the new one; else it begins empty
 *
 * Asks for the new group of the event on show, shows who plays on and in which order, and opens it.
 * Ctrl+Enter makes the group, Escape closes.
 */
void brg_stage_sheet_present (BrgShell *shell, gboolean is_stage);

G_END_DECLS
