/* brg-clock-sheet.h - a clock showed the wrong time: what the book allows, and the correction
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-sheet.h"

#include "brg-clock-correction.h"

G_BEGIN_DECLS

#define BRG_TYPE_CLOCK_SHEET (brg_clock_sheet_get_type ())
G_DECLARE_FINAL_TYPE (BrgClockSheet, brg_clock_sheet, BRG, CLOCK_SHEET, BrgSheet)

/**
 * BrgClockCorrected:
 * @query: what was asked
 * @correction: what the book answers; its readings are to be set when it was made or cut
 * @data: the caller's data
 *
 * Told when the correction was confirmed.
 */
typedef void (*BrgClockCorrected) (const BrgClockCorrectionQuery *query,
                                   const BrgClockCorrection *correction,
                                   gpointer data);

/**
 * brg_clock_sheet_present:
 * @parent: a widget of the window below
 * @query: the game: book, discipline, tempo, readings, control, moves; the rest is asked
 * @names: names of White and Black
 * @corrected: told of a confirmed correction
 * @data: (unowned): handed to it; outlives the sheet
 *
 * Asks whose clock was wrong and by how much, and shows what the book allows with its article
 * before anything is done. Nothing is confirmed that the book refuses; Escape closes.
 */
void brg_clock_sheet_present (GtkWidget *parent,
                              const BrgClockCorrectionQuery *query,
                              const char *const names[2],
                              BrgClockCorrected corrected,
                              gpointer data);

G_END_DECLS
