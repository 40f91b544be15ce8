/* brg-line-up-sheet.h - the line-ups of both teams of a match
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-sheet.h"

G_BEGIN_DECLS

#define BRG_TYPE_LINE_UP_SHEET (brg_line_up_sheet_get_type ())
G_DECLARE_FINAL_TYPE (BrgLineUpSheet, brg_line_up_sheet, BRG, LINE_UP_SHEET, BrgSheet)

/**
 * brg_line_up_sheet_present:
 * @shell: the window
 * @round: a paired round
 * @match: index of a match in #BrgRound.games that is no bye
 *
 * Takes the line-ups of a match, one team after the other, beginning with the one that has not
 * handed one in.
 */
void brg_line_up_sheet_present (BrgShell *shell, gint round, gint match);

G_END_DECLS
