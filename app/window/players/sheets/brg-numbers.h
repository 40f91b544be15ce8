/* brg-numbers.h - start numbers are given before the first round
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-sheet.h"

G_BEGIN_DECLS

#define BRG_TYPE_NUMBERS (brg_numbers_get_type ())
G_DECLARE_FINAL_TYPE (BrgNumbers, brg_numbers, BRG, NUMBERS, BrgSheet)

/**
 * brg_numbers_present:
 * @shell: the main shell
 *
 * Shows the numbers that rating, lot or hand would give, and stores them when that is wanted. By
 * hand a player is moved with Alt and the arrows.
 */
void brg_numbers_present (BrgShell *shell);

G_END_DECLS
