/* brg-final-report.h - the final report of an event: all its papers in one document
 *
 * Rules: rus-chess-2014 21.8, 21.9; rus-draughts-2022 11.7, 14.2
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-paper.h"

G_BEGIN_DECLS

/**
 * BrgPaperFunc:
 * @id: id of a paper
 *
 * Returns: (nullable): the paper
 */
typedef const BrgPaper *(*BrgPaperFunc) (const char *id);

/**
 * brg_final_report_has:
 * @source: what it would be made from
 *
 * Returns: whether there is anything to report: a round was paired, or a contest of
 * composition has works
 */
gboolean brg_final_report_has (const BrgPaperSource *source);

/**
 * brg_final_report_lay_out:
 * @source: what it is made from
 * @options: how it is wanted
 * @find: finds the papers that it holds, brg_paper_list_find()
 * @error: return location for an error
 *
 * A cover, numbered contents, then every paper that there is, by sections; the sheets are numbered
 * through and the sections have bookmarks. A section with nothing to enclose is left out and the
 * rest renumbered.
 *
 * Returns: (transfer full) (nullable): the report; %NULL with an error when something could not be
 *   read
 */
BrgDocument *brg_final_report_lay_out (const BrgPaperSource *source,
                                       const BrgDocumentOptions *options,
                                       BrgPaperFunc find,
                                       GError **error);

/**
 * BrgReportGap:
 * @text: what is missing, a sentence in the user's language
 * @page: the page of the window where that is made
 * @target: (nullable): what to show there
 *
 * Something that a report should have.
 */
typedef struct
{
  char *text;
  const char *page;
  char *target;
} BrgReportGap;

/**
 * brg_final_report_list_missing:
 * @source: what it would be made from
 *
 * What a report should have and the event has not: to be shown before it is printed.
 *
 * Returns: (transfer full) (element-type BrgReportGap): what is missing; empty for nothing
 */
GPtrArray *brg_final_report_list_missing (const BrgPaperSource *source);

G_END_DECLS
