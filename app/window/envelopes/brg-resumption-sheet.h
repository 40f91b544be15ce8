/* brg-resumption-sheet.h - when and where the adjourned games are resumed
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-sheet.h"

G_BEGIN_DECLS

#define BRG_TYPE_RESUMPTION_SHEET (brg_resumption_sheet_get_type ())
G_DECLARE_FINAL_TYPE (BrgResumptionSheet, brg_resumption_sheet, BRG, RESUMPTION_SHEET, BrgSheet)

/**
 * brg_resumption_sheet_present:
 * @shell: the main shell
 *
 * A session set aside for the adjourned games: an order is proposed that keeps to the rests and
 * bounds of the rule book; the hours can be changed, and what is wrong with them is said. Saving
 * writes them on the envelopes.
 */
void brg_resumption_sheet_present (BrgShell *shell);

G_END_DECLS
