/* brg-admission-limits-sheet.h - the form that says who may play in a group
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-admission-list.h"
#include "brg-shell.h"

G_BEGIN_DECLS

/**
 * brg_admission_limits_sheet_present:
 * @shell: the window
 * @list: the players
 *
 * Asks who may play in the group.
 */
void brg_admission_limits_sheet_present (BrgShell *shell, const BrgAdmissionList *list);

G_END_DECLS
