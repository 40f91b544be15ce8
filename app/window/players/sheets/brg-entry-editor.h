/* brg-entry-editor.h - a player is entered or edited
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-sheet.h"

G_BEGIN_DECLS

#define BRG_TYPE_ENTRY_EDITOR (brg_entry_editor_get_type ())
G_DECLARE_FINAL_TYPE (BrgEntryEditor, brg_entry_editor, BRG, ENTRY_EDITOR, BrgSheet)

/**
 * brg_entry_editor_present:
 * @shell: the main shell
 * @entry_id: row of a player, 0 for a new one
 * @team_id: row of the team that a new player belongs to, 0 for none
 *
 * Shows a sheet with the fields of a player. While a name is typed it shows who of the list may be
 * the same person, and offers players of earlier events. Enter stores and closes, Control and Enter
 * store and go on with the next one, Escape closes. A text that is wrong is told at its field, and
 * nothing is stored.
 */
void brg_entry_editor_present (BrgShell *shell, gint64 entry_id, gint64 team_id);

G_END_DECLS
