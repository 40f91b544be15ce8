/* brg-committee-sheet.h - the appeals committee of an event
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <adwaita.h>

#include "brg-window.h"

G_BEGIN_DECLS

#define BRG_TYPE_COMMITTEE_SHEET (brg_committee_sheet_get_type ())
G_DECLARE_FINAL_TYPE (BrgCommitteeSheet, brg_committee_sheet, BRG, COMMITTEE_SHEET, AdwWindow)

/**
 * brg_committee_sheet_present:
 * @window: the window
 * @parent: @window, or a sheet over it
 *
 * Shows the committee with what its rule book finds wrong with it. Every change is stored at once.
 */
void brg_committee_sheet_present (BrgWindow *window, GtkWindow *parent);

G_END_DECLS
