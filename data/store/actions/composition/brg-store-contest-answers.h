/* brg-store-contest-answers.h - actions on what solvers hand in
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-contest.h"
#include "brg-store.h"

G_BEGIN_DECLS

/**
 * brg_store_put_contest_answer:
 * @answer: what a solver handed in; a new one where its id is 0, then it is set
 *
 * One act. Refused: points beyond those of the variant, a variant that is not there, a bonus of a
 * kind that the regulations do not give (11.6.1), unsolvability and full points together, a solver
 * of another group, a second answer to the same work.
 *
 * Returns: whether it went well
 */
gboolean brg_store_put_contest_answer (BrgStore *store, BrgContestAnswer *answer, GError **error);

/**
 * brg_store_put_contest_answers:
 * @store: a store
 * @answers: (array length=n_answers): answers of one solver to works of one contest; new ones get
 *   their ids
 * @n_answers: how many, at least one
 * @error: return location for an error
 *
 * What a solver hands in at once, in one act. Refused as each would be; nothing is written then.
 *
 * Returns: whether it went well
 */
gboolean brg_store_put_contest_answers (BrgStore *store,
                                        BrgContestAnswer *const *answers,
                                        guint n_answers,
                                        GError **error);

/** brg_store_remove_contest_answer: Returns: whether it went well */
gboolean brg_store_remove_contest_answer (BrgStore *store, gint64 id, GError **error);

G_END_DECLS
