/* brg-import-sheet.h - the sheet in which a file is looked through and taken in
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-import-file.h"
#include "brg-shell.h"

G_BEGIN_DECLS

/**
 * brg_import_sheet_present:
 * @shell: the main window with a workspace
 * @file: (transfer full): a report or a table
 *
 * Shows what a file holds. Import is one action: players of a table go to the open event or begin a
 * new one, a report becomes a new event with its rounds.
 */
void brg_import_sheet_present (BrgShell *shell, BrgImportFile *file);

G_END_DECLS
