/* brg-meeting-sheet.h - level meetings of a knock-out: who goes on, and by what
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-sheet.h"

G_BEGIN_DECLS

#define BRG_TYPE_MEETING_SHEET (brg_meeting_sheet_get_type ())
G_DECLARE_FINAL_TYPE (BrgMeetingSheet, brg_meeting_sheet, BRG, MEETING_SHEET, BrgSheet)

/**
 * brg_meeting_sheet_present:
 * @shell: the main shell
 *
 * Shows the meetings of the last stage that their games left level. Each decision is an action of
 * its own; Delete takes the one of the marked meeting back, Escape closes. When all are decided the
 * next round can be paired from here.
 */
void brg_meeting_sheet_present (BrgShell *shell);

G_END_DECLS
