/* brg-report-check-sheet.h - what a report lacks, before its file is written
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-sheet.h"

#include "brg-snapshot.h"

G_BEGIN_DECLS

#define BRG_TYPE_REPORT_CHECK_SHEET (brg_report_check_sheet_get_type ())
G_DECLARE_FINAL_TYPE (BrgReportCheckSheet,
                      brg_report_check_sheet,
                      BRG,
                      REPORT_CHECK_SHEET,
                      BrgSheet)

/**
 * BrgReportSaveFunc:
 * @data: the caller's data
 *
 * Called when the report is wanted.
 */
typedef void (*BrgReportSaveFunc) (gpointer data);

/**
 * brg_report_check_sheet_present:
 * @parent: the sheet from which the report is saved; lives as long as @data
 * @snapshot: the group
 * @save: called when the report is wanted as it is, at once where nothing was found
 * @data: handed to @save
 *
 * Lists what brg_report_check() finds, errors first. A row closes both sheets and goes to the place
 * where it is mended.
 */
void brg_report_check_sheet_present (BrgSheet *parent,
                                     const BrgSnapshot *snapshot,
                                     BrgReportSaveFunc save,
                                     gpointer data);

G_END_DECLS
