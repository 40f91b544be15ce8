/* brg-letterhead-sheet.h - the letterhead of an event, with what it makes of a paper
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-paper.h"
#include "brg-sheet.h"

G_BEGIN_DECLS

#define BRG_TYPE_LETTERHEAD_SHEET (brg_letterhead_sheet_get_type ())
G_DECLARE_FINAL_TYPE (BrgLetterheadSheet, brg_letterhead_sheet, BRG, LETTERHEAD_SHEET, BrgSheet)

/**
 * brg_letterhead_sheet_present:
 * @shell: the main window
 * @paper: the paper that is shown with it
 * @round: its round
 * @language: its language
 *
 * Shows the letterhead of the open event; what is saved is one act.
 */
void brg_letterhead_sheet_present (BrgShell *shell,
                                   const BrgPaper *paper,
                                   gint round,
                                   const char *language);

G_END_DECLS
