/* brg-delegation-sheet.h - forms of a delegation and of the delegation of a player
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-admission-list.h"
#include "brg-shell.h"

G_BEGIN_DECLS

/**
 * brg_delegation_sheet_present:
 * @shell: the window
 * @list: the players
 * @index: index of a delegation of the list
 *
 * Asks for the fields of appendices 3 and 4. Players who have none and stand together by their
 * organisation belong to a delegation of that name from then on.
 */
void brg_delegation_sheet_present (BrgShell *shell, const BrgAdmissionList *list, gint index);

/** brg_delegation_sheet_present_move: Asks to which delegation the player of @row belongs */
void brg_delegation_sheet_present_move (BrgShell *shell,
                                        const BrgAdmissionList *list,
                                        const BrgAdmissionRow *row);

G_END_DECLS
