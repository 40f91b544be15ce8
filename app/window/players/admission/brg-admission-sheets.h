/* brg-admission-sheets.h - forms of the committee and of a fee
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-admission-list.h"
#include "brg-shell.h"

G_BEGIN_DECLS

/**
 * brg_admission_sheet_committee:
 * @shell: the main window
 * @list: the players of a group
 * @lack: (nullable): what cannot be done before the members are known, a sentence
 *
 * Asks for deadlines and members of the committee; with @lack for the members first.
 */
void brg_admission_sheet_committee (BrgShell *shell,
                                    const BrgAdmissionList *list,
                                    const char *lack);

/** brg_admission_sheet_days: Asks when a player was entered and accepted an invitation */
void brg_admission_sheet_days (BrgShell *shell,
                               const BrgAdmissionList *list,
                               const BrgAdmissionRow *row);

/** brg_admission_sheet_fee: Asks for the fee of a player */
void brg_admission_sheet_fee (BrgShell *shell,
                              const BrgAdmissionList *list,
                              const BrgAdmissionRow *row);

G_END_DECLS
