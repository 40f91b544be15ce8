/* brg-committee-check.h - who may sit on an appeals committee
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-protest-rules.h"

G_BEGIN_DECLS

/**
 * brg_protest_check_committee:
 * @rule: how the committee is made up
 * @persons: (array length=n_persons): the committee, in its order
 * @n_persons: how many
 * @parties: (array length=n_parties): who the dispute is between
 * @n_parties: how many, 0 for the committee by itself
 * @day: day of the session, `YYYY-MM-DD`, for ages
 *
 * Checks a committee against a dispute. Of who cannot sit on it the first fault is told; a reserve
 * without any is proposed for his seat, one of another team than those who stay before others, and
 * nobody twice.
 *
 * Returns: (transfer full) (element-type BrgCommitteeFault): what is wrong, of the committee first,
 *   what is wrong because a seat stays empty last
 */
GArray *brg_protest_check_committee (const BrgCommitteeRule *rule,
                                     const BrgCommitteePerson *persons,
                                     guint n_persons,
                                     const BrgCommitteeParty *parties,
                                     guint n_parties,
                                     const char *day);

/**
 * brg_protest_count_majority:
 * @n_seats: how many sit on the appeal
 * @n_for: votes for it
 * @n_against: votes against it
 *
 * Returns: what the majority of those who sit wants; an odd number of them always comes to one when
 *   all have voted
 */
BrgVoteOutcome brg_protest_count_majority (guint n_seats, guint n_for, guint n_against);

/**
 * brg_protest_get_age:
 * @birth: date of birth `YYYY-MM-DD`, or only `YYYY`, or empty
 * @day: a day, `YYYY-MM-DD`
 *
 * Returns: full years on @day; of a year alone those he surely has; -1 when it is not known
 */
gint brg_protest_get_age (const char *birth, const char *day);

G_END_DECLS
