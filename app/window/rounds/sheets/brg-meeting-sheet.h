/* brg-meeting-sheet.h - level meetings of a knock-out: who goes on, and by what
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-window.h"

G_BEGIN_DECLS

#define BRG_TYPE_MEETING_SHEET (brg_meeting_sheet_get_type ())
G_DECLARE_FINAL_TYPE (BrgMeetingSheet, brg_meeting_sheet, BRG, MEETING_SHEET, AdwWindow)

/**
 * brg_meeting_sheet_present:
 * @window: the main window
 *
 * Shows the meetings of the last stage that their games left level. Each decision is an action of
 * its own; Delete takes the one of the marked meeting back, Escape closes. When all are decided the
 * next round can be paired from here.
 */
void brg_meeting_sheet_present (BrgWindow *window);

G_END_DECLS
