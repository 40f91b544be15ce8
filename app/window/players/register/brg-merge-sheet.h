/* brg-merge-sheet.h - two persons of the register become one: which values are kept
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-sheet.h"

G_BEGIN_DECLS

#define BRG_TYPE_MERGE_SHEET (brg_merge_sheet_get_type ())
G_DECLARE_FINAL_TYPE (BrgMergeSheet, brg_merge_sheet, BRG, MERGE_SHEET, BrgSheet)

/**
 * brg_merge_sheet_present:
 * @parent: the main window or a sheet above it
 * @kept_id: who stays
 * @gone_id: who is the same
 * @error: return location for an error, which says why they are two persons
 *
 * Returns: (transfer none) (nullable): the sheet
 */
GtkWindow *brg_merge_sheet_present (GtkWindow *parent,
                                    gint64 kept_id,
                                    gint64 gone_id,
                                    GError **error);

G_END_DECLS
