/* brg-norms-sheet.h - norms of the regulations, made and changed
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-sheet.h"

G_BEGIN_DECLS

#define BRG_TYPE_NORMS_SHEET (brg_norms_sheet_get_type ())
G_DECLARE_FINAL_TYPE (BrgNormsSheet, brg_norms_sheet, BRG, NORMS_SHEET, BrgSheet)

/**
 * brg_norms_sheet_present:
 * @shell: the main shell
 *
 * Adds rows to the norms of the group, changes, moves and deletes them, each as one action, and
 * says how many players have reached them.
 */
void brg_norms_sheet_present (BrgShell *shell);

G_END_DECLS
