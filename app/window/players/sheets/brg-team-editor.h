/* brg-team-editor.h - a team is entered or edited
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-sheet.h"

G_BEGIN_DECLS

#define BRG_TYPE_TEAM_EDITOR (brg_team_editor_get_type ())
G_DECLARE_FINAL_TYPE (BrgTeamEditor, brg_team_editor, BRG, TEAM_EDITOR, BrgSheet)

/**
 * brg_team_editor_present:
 * @shell: the main shell
 * @team_id: row of a team, 0 for a new one
 *
 * Shows a sheet with the name of a team, its captain, and what else is known of it. Enter stores
 * and closes, Control and Enter store and go on with the next team, Escape closes. A text that is
 * wrong is told at its field, and nothing is stored.
 */
void brg_team_editor_present (BrgShell *shell, gint64 team_id);

G_END_DECLS
