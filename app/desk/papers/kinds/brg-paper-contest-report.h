/* brg-paper-contest-report.h - report of the judges of a section, certificates of results
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-paper.h"

G_BEGIN_DECLS

/* The report of the senior judge of each section (11.7). */
BrgDocument *brg_paper_contest_report_lay_out (const BrgPaperSource *source,
                                               const BrgDocumentOptions *options,
                                               GError **error);

/* A certificate for every player with his points, for his category or norm (11.7). */
BrgDocument *brg_paper_contest_report_lay_out_certificates (const BrgPaperSource *source,
                                                            const BrgDocumentOptions *options,
                                                            GError **error);

/* The jury, in a contest with the judges of its sections. */
BrgForm *brg_paper_contest_make_jury (const BrgPaperSource *source,
                                      const BrgDocumentOptions *options,
                                      GError **error);

/* Whether anybody of the panel is named. */
gboolean brg_paper_contest_has_panel (const BrgPaperSource *source);

/* The list of the panel with days and marks, in a contest with the judges of its sections (11.7).
 */
BrgForm *brg_paper_contest_make_panel (const BrgPaperSource *source,
                                       const BrgDocumentOptions *options,
                                       GError **error);

G_END_DECLS
