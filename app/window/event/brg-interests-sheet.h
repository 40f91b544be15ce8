/* brg-interests-sheet.h - whom an official must not judge
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-sheet.h"

G_BEGIN_DECLS

#define BRG_TYPE_INTERESTS_SHEET (brg_interests_sheet_get_type ())
G_DECLARE_FINAL_TYPE (BrgInterestsSheet, brg_interests_sheet, BRG, INTERESTS_SHEET, BrgSheet)

/**
 * brg_interests_sheet_present:
 * @shell: the main shell, with an event that has officials
 * @parent: the shell that it stands over
 *
 * Shows whom the officials of the event must not judge and why. Each player who is noted or taken
 * away is an action of its own; Delete takes the marked one away, Escape closes.
 *
 * Returns: (transfer none): the sheet
 */
GtkWindow *brg_interests_sheet_present (BrgShell *shell, GtkWindow *parent);

G_END_DECLS
