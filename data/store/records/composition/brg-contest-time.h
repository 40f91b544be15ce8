/* brg-contest-time.h - when a solver may hand his sheet in
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
 * @terms: regulations of a contest for solving
 * @section: the round of the work
 * @handed_at: when its answer was handed in: a moment, a day of a postmark, or empty
 *
 * rus-draughts-2022 11.6.1: the regulations name the time for solving. Of a round with beginning
 * and length a moment behind its end is late; by mail a postmark behind the last day. What becomes
 * of it the judges decide: points are not touched.
 *
 * Returns: whether it was handed in late; %FALSE where nobody knows
 */
gboolean brg_contest_is_late (const BrgContestTerms *terms,
                              const BrgContestSection *section,
                              const char *handed_at);

/**
 * brg_contest_is_early:
 * @section: a round
 * @handed_at: when an answer to a work of it was handed in, as above
 *
 * Returns: whether that lies before the round began; %FALSE where nobody knows
 */
gboolean brg_contest_is_early (const BrgContestSection *section, const char *handed_at);

G_END_DECLS
