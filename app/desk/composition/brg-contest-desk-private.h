/* brg-contest-desk-private.h - parts of a contest on the desk
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-contest-desk.h"

G_BEGIN_DECLS

/** brg_contest_desk_get_most: Returns: the highest result of a work of @section, thousandths */
gint64 brg_contest_desk_get_most (const BrgContestDesk *desk, const BrgContestSection *section);

/** brg_contest_desk_fill_authors: Fills the authors of @desk from its works */
void brg_contest_desk_fill_authors (BrgContestDesk *desk);

/** brg_contest_desk_fill_solvers: Fills what is solved, by whom and how well */
void brg_contest_desk_fill_solvers (BrgContestDesk *desk, gint64 section_id, const BrgWords *words);

/** brg_contest_desk_dup_author: Returns: (transfer full): name of an author, told from namesakes */
char *brg_contest_desk_dup_author (const BrgContestDesk *desk,
                                   const BrgContestAuthor *author,
                                   const BrgWords *words);

/** brg_contest_desk_get_residence: Returns: where he lives, may be empty */
const char *brg_contest_desk_get_residence (const BrgContestDesk *desk,
                                            const BrgContestAuthor *author);

/** brg_contest_desk_list_totals: Returns: (element-type BrgContestTotal): totals by solver */
GArray *brg_contest_desk_list_totals (const BrgContestDesk *desk);

/** brg_contest_desk_solver_free: Frees a row of a solver */
void brg_contest_desk_solver_free (gpointer data);

G_END_DECLS
