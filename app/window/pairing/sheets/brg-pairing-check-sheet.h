/* brg-pairing-check-sheet.h - what a check of all pairings has found
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-sheet.h"

#include "brg-snapshot.h"

G_BEGIN_DECLS

#define BRG_TYPE_PAIRING_CHECK_SHEET (brg_pairing_check_sheet_get_type ())
G_DECLARE_FINAL_TYPE (BrgPairingCheckSheet,
                      brg_pairing_check_sheet,
                      BRG,
                      PAIRING_CHECK_SHEET,
                      BrgSheet)

/**
 * BrgBoardChosenFunc:
 * @round: number of a round
 * @board: number of a board of it
 * @data: the caller's data
 */
typedef void (*BrgBoardChosenFunc) (gint round, gint board, gpointer data);

/**
 * brg_pairing_check_sheet_present:
 * @parent: a widget in the main window; lives as long as it
 * @snapshot: the group
 * @func: called when a board of the list is chosen; the sheet is closed then
 * @data: handed to @func
 *
 * Pairs every round anew in the background and lists the boards that differ.
 */
void brg_pairing_check_sheet_present (GtkWidget *parent,
                                      BrgSnapshot *snapshot,
                                      BrgBoardChosenFunc func,
                                      gpointer data);

G_END_DECLS
