/* brg-register-sheet.h - the register of persons: found, looked at, merged
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-sheet.h"

G_BEGIN_DECLS

#define BRG_TYPE_REGISTER_SHEET (brg_register_sheet_get_type ())
G_DECLARE_FINAL_TYPE (BrgRegisterSheet, brg_register_sheet, BRG, REGISTER_SHEET, BrgSheet)

/**
 * brg_register_sheet_present:
 * @shell: the window, with an open group
 */
void brg_register_sheet_present (BrgShell *shell);

G_END_DECLS
