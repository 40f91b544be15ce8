/* brg-score-sheets.h - which scoresheets of a round were handed in and signed
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-sheet.h"

G_BEGIN_DECLS

#define BRG_TYPE_SCORE_SHEETS (brg_score_sheets_get_type ())
G_DECLARE_FINAL_TYPE (BrgScoreSheets, brg_score_sheets, BRG, SCORE_SHEETS, BrgSheet)

/**
 * brg_score_sheets_present:
 * @shell: the main shell
 * @round: number of a round
 *
 * Ticks what players hand in, with the times that stand there; every tick is kept at once.
 */
void brg_score_sheets_present (BrgShell *shell, gint round);

G_END_DECLS
