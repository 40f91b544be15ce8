/* brg-contest-time.h - until when a solver hands his sheet in
 *
 * Rules: rus-draughts-2022 11.6.1
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-contest.h"

G_BEGIN_DECLS

/**
 * brg_contest_is_late:
 * @contest: a contest for solving
 * @answer: an answer to one of its works
 *
 * rus-draughts-2022 11.6.1: the regulations name the time for solving. Of a round with beginning
 * and length a moment behind its end is late; by mail a postmark behind the last day. What becomes
 * of it the judges decide: points are not touched.
 *
 * Returns: whether it was handed in late; %FALSE where nobody knows
 */
gboolean brg_contest_is_late (const BrgContest *contest, const BrgContestAnswer *answer);

G_END_DECLS
