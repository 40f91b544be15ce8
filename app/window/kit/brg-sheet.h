/* brg-sheet.h - a window over the main window in which something is asked or shown
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <adwaita.h>

#include "brg-shell.h"

G_BEGIN_DECLS

#define BRG_TYPE_SHEET (brg_sheet_get_type ())
G_DECLARE_DERIVABLE_TYPE (BrgSheet, brg_sheet, BRG, SHEET, AdwWindow)

/**
 * BrgSheet:
 *
 * Base of all sheets: Escape closes, Ctrl+Enter confirms from whatever field, and before it is
 * shown it takes the size that it wants as far as the window behind it has room. It is transient
 * for the main window or for another sheet.
 *
 * Properties, to be set in the template:
 * - `fit-width`, `fit-height` (gint): the size wanted, in pixels at 100 % of the text; 0 for what
 * the content needs
 * - `may-look` (gboolean): whether it is of use where nothing may be written; others are greyed
 * there
 * - `asks` (gboolean): whether something is lost when it closes with more in it than it was opened
 * with; then Escape asks first
 * - `columns` (GtkBox, nullable): columns that stand below each other where there is no room beside
 */
struct _BrgSheetClass
{
  AdwWindowClass parent_class;
};

/**
 * brg_sheet_get_shell:
 * @self: a sheet
 *
 * Returns: (transfer none): the main window
 */
BrgShell *brg_sheet_get_shell (BrgSheet *self);

/**
 * brg_sheet_get_session:
 * @self: a sheet
 *
 * Returns: (transfer none): the session
 */
BrgSession *brg_sheet_get_session (BrgSheet *self);

/**
 * brg_sheet_get_snapshot:
 * @self: a sheet
 *
 * Returns: (transfer none) (nullable): the open group
 */
BrgSnapshot *brg_sheet_get_snapshot (BrgSheet *self);

/**
 * brg_sheet_get_store:
 * @self: a sheet
 *
 * Returns: (transfer none) (nullable): the open workspace
 */
BrgStore *brg_sheet_get_store (BrgSheet *self);

/**
 * brg_sheet_finish:
 * @self: a sheet
 *
 * Closes the sheet without a question: what stands in it was stored, or is not wanted.
 */
void brg_sheet_finish (BrgSheet *self);

/**
 * brg_sheet_is_changed:
 * @self: a sheet that is shown
 *
 * Returns: whether something else was typed, ticked or chosen than it was opened with; %FALSE where
 *   it does not ask
 */
gboolean brg_sheet_is_changed (BrgSheet *self);

/**
 * brg_sheet_begin_anew:
 * @self: a sheet
 *
 * What stands in it now is what it was opened with: nobody has typed it.
 */
void brg_sheet_begin_anew (BrgSheet *self);

/**
 * brg_sheet_leave_for:
 * @self: a sheet
 * @page: name of a page
 * @target: (nullable): what to show there
 *
 * Closes the sheet and shows a page, `documents` to print what the sheet was about.
 */
void brg_sheet_leave_for (BrgSheet *self, const char *page, const char *target);

/**
 * brg_sheet_get_rulebook:
 * @self: a sheet
 *
 * Returns: (transfer none) (nullable): the rule book of the open event
 */
const BrgRulebook *brg_sheet_get_rulebook (BrgSheet *self);

G_END_DECLS
