/* brg-correction-sheet.h - what a correction would change, and how it shall count
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-correction.h"
#include "brg-sheet.h"

G_BEGIN_DECLS

#define BRG_TYPE_CORRECTION_SHEET (brg_correction_sheet_get_type ())
G_DECLARE_FINAL_TYPE (BrgCorrectionSheet, brg_correction_sheet, BRG, CORRECTION_SHEET, BrgSheet)

/**
 * brg_correction_sheet_present:
 * @shell: the main shell
 * @correction: (transfer full): a correction whose effect is not computed yet
 *
 * Shows the effect before anything is stored, asks for the reason and from where the correction
 * counts. Nothing is changed when it is closed.
 */
void brg_correction_sheet_present (BrgShell *shell, BrgCorrection *correction);

G_END_DECLS
