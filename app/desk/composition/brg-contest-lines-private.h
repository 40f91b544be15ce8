/* brg-contest-lines-private.h - what the machine says of a work, as it is filled in
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-contest-lines.h"

G_BEGIN_DECLS

/**
 * BrgContestLines:
 * @lines: (element-type BrgContestLine): so far
 * @work: the work
 * @finding: what was found
 * @words: a language
 * @is_solution: the block that is being filled
 */
typedef struct
{
  GArray *lines;
  const BrgContestWork *work;
  const BrgContestFinding *finding;
  const BrgWords *words;
  gboolean is_solution;
} BrgContestLines;

/** brg_contest_lines_add: Adds a line; takes @text and @detail, which may be %NULL */
void brg_contest_lines_add (BrgContestLines *builder,
                            BrgContestMark mark,
                            const char *article,
                            char *text,
                            char *detail);

/** brg_contest_lines_has_fault: Returns: whether a requirement is broken */
gboolean brg_contest_lines_has_fault (const BrgContestLines *builder, BrgCompositionFault fault);

/** brg_contest_lines_has_note: Returns: whether the machine noted that */
gboolean brg_contest_lines_has_note (const BrgContestLines *builder, const char *note);

/** brg_contest_lines_add_faults: Returns: whether something of @faults is broken, which is added */
gboolean brg_contest_lines_add_faults (BrgContestLines *builder,
                                       const BrgCompositionFault *faults,
                                       guint n_faults);

/** brg_contest_lines_add_form: Adds the first block of draughts */
void brg_contest_lines_add_form (BrgContestLines *builder);

/** brg_contest_lines_add_solution: Adds the second block of draughts */
void brg_contest_lines_add_solution (BrgContestLines *builder);

/** brg_contest_lines_add_mate: Adds both blocks of chess */
void brg_contest_lines_add_mate (BrgContestLines *builder);

G_END_DECLS
