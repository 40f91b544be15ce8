/* brg-protest-sheet.h - a protest or an appeal is handed in
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-sheet.h"

#include "brg-sheet.h"

G_BEGIN_DECLS

#define BRG_TYPE_PROTEST_SHEET (brg_protest_sheet_get_type ())
G_DECLARE_FINAL_TYPE (BrgProtestSheet, brg_protest_sheet, BRG, PROTEST_SHEET, BrgSheet)

/**
 * brg_protest_sheet_present:
 * @shell: the window
 * @protest_id: row of an open protest to be corrected, 0 for a new one
 * @appealed_id: row of the protest whose decision is appealed against, 0 for none
 * @incident_id: row of the incident that a new protest is about, 0 for none
 *
 * Shows the form of a protest. What is wrong with it stands below with its article; it can be filed
 * all the same unless that makes no sense.
 */
void brg_protest_sheet_present (BrgShell *shell,
                                gint64 protest_id,
                                gint64 appealed_id,
                                gint64 incident_id);

G_END_DECLS
