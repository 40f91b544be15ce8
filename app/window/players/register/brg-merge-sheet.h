/* brg-merge-sheet.h - two persons of the register, or two entries of a group, become one: which
 * values are kept
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

/**
 * brg_merge_sheet_present_entry:
 * @parent: the main window
 * @entry_id: row of a player of the group that is shown
 *
 * Asks who of the group is the same player, offers the one who is most alike, and makes one of two.
 */
void brg_merge_sheet_present_entry (GtkWindow *parent, gint64 entry_id);

/**
 * brg_merge_sheet_present_persons:
 * @parent: a sheet
 * @one: a person
 * @other: another one
 *
 * Makes one of two who both play in the group that is shown.
 *
 * Returns: (transfer none) (nullable): the sheet; %NULL where not both of them play there
 */
GtkWindow *brg_merge_sheet_present_persons (GtkWindow *parent, gint64 one, gint64 other);

G_END_DECLS
