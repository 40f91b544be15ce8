/* brg-varma-sheet.h - who drew which number from which envelope
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-sheet.h"

#include "brg-varma-lots.h"

G_BEGIN_DECLS

#define BRG_TYPE_VARMA_SHEET (brg_varma_sheet_get_type ())
G_DECLARE_FINAL_TYPE (BrgVarmaSheet, brg_varma_sheet, BRG, VARMA_SHEET, BrgSheet)

/**
 * BrgVarmaChangedFunc:
 * @data: the caller's data
 *
 * Called after every change of the draw.
 */
typedef void (*BrgVarmaChangedFunc) (gpointer data);

/**
 * brg_varma_sheet_present:
 * @parent: widget in the window that asks; it must outlive the sheet
 * @lots: a draw with a table; it must stay the same while the sheet is open
 * @func: called after every change
 * @data: handed to @func
 *
 * Shows the procedure step by step: who drew which number from which envelope. Numbers that were
 * drawn with real envelopes are entered here, each checked against its envelope.
 */
void brg_varma_sheet_present (GtkWidget *parent,
                              BrgVarmaLots *lots,
                              BrgVarmaChangedFunc func,
                              gpointer data);

G_END_DECLS
