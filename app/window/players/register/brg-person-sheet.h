/* brg-person-sheet.h - the card of a person of the register, to be filled in
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-sheet.h"

G_BEGIN_DECLS

#define BRG_TYPE_PERSON_SHEET (brg_person_sheet_get_type ())
G_DECLARE_FINAL_TYPE (BrgPersonSheet, brg_person_sheet, BRG, PERSON_SHEET, BrgSheet)

/**
 * brg_person_sheet_present:
 * @parent: the main window or a sheet above it
 * @person_id: a person
 *
 * Returns: (transfer none) (nullable): the sheet, %NULL when the person is not there
 */
GtkWindow *brg_person_sheet_present (GtkWindow *parent, gint64 person_id);

G_END_DECLS
