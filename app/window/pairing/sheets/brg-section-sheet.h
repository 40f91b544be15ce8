/* brg-section-sheet.h - who is drawn in which group
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-sheet.h"

#include "brg-draft.h"

G_BEGIN_DECLS

#define BRG_TYPE_SECTION_SHEET (brg_section_sheet_get_type ())
G_DECLARE_FINAL_TYPE (BrgSectionSheet, brg_section_sheet, BRG, SECTION_SHEET, BrgSheet)

/**
 * BrgSectionsChangedFunc:
 * @data: the caller's data
 *
 * Called after somebody was put into another group.
 */
typedef void (*BrgSectionsChangedFunc) (gpointer data);

/**
 * brg_section_sheet_present:
 * @parent: widget in the window that asks; it must outlive the sheet
 * @draft: a draft whose field is divided; it must live while the sheet is open
 * @func: called after every change
 * @data: handed to @func
 *
 * Shows the players with their groups. A figure puts the marked player into that group.
 */
void brg_section_sheet_present (GtkWidget *parent,
                                BrgDraft *draft,
                                BrgSectionsChangedFunc func,
                                gpointer data);

G_END_DECLS
