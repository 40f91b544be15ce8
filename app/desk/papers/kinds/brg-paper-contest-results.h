/* brg-paper-contest-results.h - results of contests of composition
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-contest-desk.h"
#include "brg-paper.h"

G_BEGIN_DECLS

/* Preliminary and final results (11.5.2). */
BrgForm *brg_paper_contest_make_preliminary (const BrgPaperSource *source,
                                             const BrgDocumentOptions *options,
                                             GError **error);
BrgForm *brg_paper_contest_make_final (const BrgPaperSource *source,
                                       const BrgDocumentOptions *options,
                                       GError **error);

/* (transfer full): the same of a contest that is open already. */
BrgForm *brg_paper_contest_results_new (const BrgContestDesk *desk,
                                        gboolean is_final,
                                        const BrgDocumentOptions *options);

/* The table of solvers (11.6.1). */
BrgForm *brg_paper_contest_make_solving (const BrgPaperSource *source,
                                         const BrgDocumentOptions *options,
                                         GError **error);

/* (transfer full): the same of a contest that is open already. */
BrgForm *brg_paper_contest_solving_new (const BrgContestDesk *desk,
                                        const BrgDocumentOptions *options);

G_END_DECLS
