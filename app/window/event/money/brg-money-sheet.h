/* brg-money-sheet.h - a payment: what it is, how much, when
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-money-row.h"
#include "brg-sheet.h"

G_BEGIN_DECLS

#define BRG_TYPE_MONEY_SHEET (brg_money_sheet_get_type ())
G_DECLARE_FINAL_TYPE (BrgMoneySheet, brg_money_sheet, BRG, MONEY_SHEET, BrgSheet)

/**
 * brg_money_sheet_present:
 * @shell: the main window
 * @row: (nullable): the payment to change; %NULL for a new one
 *
 * Asks for a payment and stores it.
 */
void brg_money_sheet_present (BrgShell *shell, const BrgMoneyRow *row);

G_END_DECLS
