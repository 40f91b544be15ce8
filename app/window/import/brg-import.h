/* brg-import.h - files and pasted rows that are taken in
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-shell.h"

G_BEGIN_DECLS

/**
 * brg_import_pick:
 * @shell: the main window with a workspace
 *
 * Asks for a file and goes on as brg_import_present_file().
 */
void brg_import_pick (BrgShell *shell);

/**
 * brg_import_present_file:
 * @shell: the main window with a workspace
 * @path: a report or a table; a workspace is opened
 *
 * Shows what a file holds and takes it in when the user says so. A file that cannot be read is told
 * with line and column.
 */
void brg_import_present_file (BrgShell *shell, const char *path);

/**
 * brg_import_present_text:
 * @shell: the main window with a workspace
 * @text: rows of a table
 *
 * The same for rows from the clipboard.
 */
void brg_import_present_text (BrgShell *shell, const char *text);

/**
 * brg_import_paste:
 * @shell: the main window with a workspace
 *
 * The same for what is on the clipboard.
 */
void brg_import_paste (BrgShell *shell);

G_END_DECLS
