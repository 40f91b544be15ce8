/* brg-order-sheet.h - the order of the rounds of a table is changed
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-sheet.h"

G_BEGIN_DECLS

#define BRG_TYPE_ORDER_SHEET (brg_order_sheet_get_type ())
G_DECLARE_FINAL_TYPE (BrgOrderSheet, brg_order_sheet, BRG, ORDER_SHEET, BrgSheet)

/**
 * brg_order_sheet_present:
 * @shell: the main shell
 *
 * Lets rounds that have not begun change places, with Alt and the arrows, and shows what follows
 * for colours and delegations. Stores the order with its reason.
 */
void brg_order_sheet_present (BrgShell *shell);

G_END_DECLS
