/* brg-letter-sheet.h - the form for a letter and whatever else belongs to a game by correspondence
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-postal-game.h"
#include "brg-sheet.h"

G_BEGIN_DECLS

#define BRG_TYPE_LETTER_SHEET (brg_letter_sheet_get_type ())
G_DECLARE_FINAL_TYPE (BrgLetterSheet, brg_letter_sheet, BRG, LETTER_SHEET, BrgSheet)

/**
 * brg_letter_sheet_present:
 * @shell: the window
 * @pairing_id: row of a game
 * @kind: what is proposed to be entered
 * @side: whose it is, none for whoever comes next
 *
 * Shows the form with the board of the game.
 */
void brg_letter_sheet_present (BrgShell *shell,
                               gint64 pairing_id,
                               BrgPostalKind kind,
                               BrgColour side);

/**
 * brg_letter_sheet_present_record:
 * @shell: the window
 * @pairing_id: row of a game
 * @row_id: row of one of its records
 *
 * Shows the form with what was entered; what is saved takes its place.
 *
 * Returns: (transfer none) (nullable): the form, %NULL where there is no such record
 */
GtkWindow *brg_letter_sheet_present_record (BrgShell *shell, gint64 pairing_id, gint64 row_id);

G_END_DECLS
