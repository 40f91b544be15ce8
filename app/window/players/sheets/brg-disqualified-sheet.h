/* brg-disqualified-sheet.h - who is disqualified, noted and taken away
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-sheet.h"

G_BEGIN_DECLS

#define BRG_TYPE_DISQUALIFIED_SHEET (brg_disqualified_sheet_get_type ())
G_DECLARE_FINAL_TYPE (BrgDisqualifiedSheet,
                      brg_disqualified_sheet,
                      BRG,
                      DISQUALIFIED_SHEET,
                      BrgSheet)

/**
 * brg_disqualified_sheet_present:
 * @shell: the window, with an open group
 */
void brg_disqualified_sheet_present (BrgShell *shell);

G_END_DECLS
