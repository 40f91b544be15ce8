/* brg-export-dialog.h - a group is written to a file for other programs
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-sheet.h"

G_BEGIN_DECLS

#define BRG_TYPE_EXPORT_DIALOG (brg_export_dialog_get_type ())
G_DECLARE_FINAL_TYPE (BrgExportDialog, brg_export_dialog, BRG, EXPORT_DIALOG, BrgSheet)

/**
 * brg_export_dialog_present:
 * @shell: the main shell
 *
 * Shows the beginning of what would be written, and what the format cannot hold, before a file is
 * chosen. The file is replaced as a whole or not at all.
 */
void brg_export_dialog_present (BrgShell *shell);

G_END_DECLS
