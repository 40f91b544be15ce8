/* brg-report-layout.h - cover and contents of a report of many papers
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

#include "brg-document-options.h"
#include "brg-form.h"
#include "brg-print-page.h"

G_BEGIN_DECLS

/**
 * BrgContentsEntry:
 * @title: (owned): what begins there
 * @level: 0 for a section, 1 for a part of it
 * @sheet: number of the sheet
 *
 * A line of the contents.
 */
typedef struct
{
  char *title;
  guint level;
  guint sheet;
} BrgContentsEntry;

/**
 * brg_report_layout_cover:
 * @frame: title, subtitles, organiser, signatures, stamp and foot; no table
 * @facts: (array zero-terminated): what is known of the event, label and value in turn
 * @options: how the document is wanted
 *
 * On a small sheet it is set smaller, and goes on to a second one rather than to lose a word.
 *
 * Returns: (transfer full) (element-type BrgPrintPage): the first sheet, or the first ones
 */
GPtrArray *brg_report_layout_cover (const BrgForm *frame,
                                    const char *const *facts,
                                    const BrgDocumentOptions *options);

/**
 * brg_report_layout_contents:
 * @frame: its foot
 * @title: what the contents are called
 * @entries: (element-type BrgContentsEntry): the lines
 * @options: how the document is wanted
 *
 * Dotted lines lead from the titles to the numbers of the sheets.
 *
 * Returns: (transfer full) (element-type BrgPrintPage): the sheets; how many does not hang on the
 *   numbers
 */
GPtrArray *brg_report_layout_contents (const BrgForm *frame,
                                       const char *title,
                                       const GArray *entries,
                                       const BrgDocumentOptions *options);

G_END_DECLS
