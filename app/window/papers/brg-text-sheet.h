/* brg-text-sheet.h - texts of papers that somebody writes for an event, with what they make
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-paper.h"
#include "brg-sheet.h"

G_BEGIN_DECLS

#define BRG_TYPE_TEXT_SHEET (brg_text_sheet_get_type ())
G_DECLARE_FINAL_TYPE (BrgTextSheet, brg_text_sheet, BRG, TEXT_SHEET, BrgSheet)

/**
 * brg_text_sheet_present:
 * @shell: the main window
 * @paper: a paper that has a text
 * @round: its round
 * @language: its language
 * @name: (nullable): the text that is shown first; %NULL for a copy of the sample
 *
 * Shows the texts of the paper: samples are copied, those of the event changed or removed.
 */
void brg_text_sheet_present (BrgShell *shell,
                             const BrgPaper *paper,
                             gint round,
                             const char *language,
                             const char *name);

G_END_DECLS
