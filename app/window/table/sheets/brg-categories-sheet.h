/* brg-categories-sheet.h - classifications of a group, made and changed
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-sheet.h"

G_BEGIN_DECLS

#define BRG_TYPE_CATEGORIES_SHEET (brg_categories_sheet_get_type ())
G_DECLARE_FINAL_TYPE (BrgCategoriesSheet, brg_categories_sheet, BRG, CATEGORIES_SHEET, BrgSheet)

/**
 * brg_categories_sheet_present:
 * @shell: the main shell
 *
 * Adds classifications, changes, moves and deletes them, each as one action, and counts who belongs
 * to them while they are being made.
 */
void brg_categories_sheet_present (BrgShell *shell);

G_END_DECLS
