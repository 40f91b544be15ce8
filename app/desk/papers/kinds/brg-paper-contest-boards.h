/* brg-paper-contest-boards.h - papers of contests of composition with boards and solutions
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-contest-desk.h"
#include "brg-paper.h"

G_BEGIN_DECLS

/* Works with what stands around a diagram, in the order of 11.4.1: author, residence, diagram,
 * task; one to twelve a sheet. */
BrgDocument *brg_paper_contest_boards_lay_out (const BrgPaperSource *source,
                                               const BrgDocumentOptions *options,
                                               GError **error);

/* Works without authors and solutions, with lines to write on, a round a part (11.6.1). */
BrgDocument *brg_paper_contest_boards_lay_out_solvers (const BrgPaperSource *source,
                                                       const BrgDocumentOptions *options,
                                                       GError **error);

/* The award of a section: diagrams with solutions, marks and places (11.5.2). */
BrgDocument *brg_paper_contest_boards_lay_out_booklet (const BrgPaperSource *source,
                                                       const BrgDocumentOptions *options,
                                                       GError **error);

/* (transfer full) (element-type BrgForm): the same, a section a form: its name at the left, a row
 * with the number of the work for each of its diagrams. */
GPtrArray *brg_paper_contest_boards_list (const BrgContestDesk *desk,
                                          const char *title,
                                          const BrgDocumentOptions *options);

/* Solutions with their variants. */
BrgForm *brg_paper_contest_boards_make_solutions (const BrgPaperSource *source,
                                                  const BrgDocumentOptions *options,
                                                  GError **error);

G_END_DECLS
