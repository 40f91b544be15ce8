/* brg-withdrawal-sheet.h - a player misses a round, leaves or comes back
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-sheet.h"

G_BEGIN_DECLS

#define BRG_TYPE_WITHDRAWAL_SHEET (brg_withdrawal_sheet_get_type ())
G_DECLARE_FINAL_TYPE (BrgWithdrawalSheet, brg_withdrawal_sheet, BRG, WITHDRAWAL_SHEET, BrgSheet)

/**
 * brg_withdrawal_sheet_present:
 * @shell: the main shell
 * @entry_id: row of a player
 *
 * Asks how a player leaves and shows what the rule book makes of it before anything is stored; for
 * one who has left it offers his return.
 */
void brg_withdrawal_sheet_present (BrgShell *shell, gint64 entry_id);

/**
 * brg_withdrawal_sheet_present_for_game:
 * @shell: the main shell
 * @white_id: row of the player with White
 * @black_id: row of the player with Black, 0 for a bye
 *
 * The same for one of two players, who is chosen in the sheet.
 */
void brg_withdrawal_sheet_present_for_game (BrgShell *shell, gint64 white_id, gint64 black_id);

G_END_DECLS
