/* brg-paper-contest-results.h - results of contests of composition
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-paper.h"

G_BEGIN_DECLS

/* Preliminary and final results (11.5.2). */
BrgForm *brg_paper_contest_make_preliminary (const BrgPaperSource *source,
                                             const BrgDocumentOptions *options,
                                             GError **error);
BrgForm *brg_paper_contest_make_final (const BrgPaperSource *source,
                                       const BrgDocumentOptions *options,
                                       GError **error);

/* The table of solvers (11.6.1). */
BrgForm *brg_paper_contest_make_solving (const BrgPaperSource *source,
                                         const BrgDocumentOptions *options,
                                         GError **error);

G_END_DECLS
