/* brg-contest-sums.h - contests of composition: marks become places, points become places
 *
 * Rules: rus-draughts-2022 11.5.2, 11.6.1, 11.7
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-contest-kind.h"

G_BEGIN_DECLS

/**
 * brg_contest_mean_marks:
 * @mean: how
 * @marks: (array length=n_marks): marks in thousandths; -1 for one that is missing
 * @n_marks: how many judges there are
 * @result: (out): in thousandths, rounded half up; untouched where a mark is missing or none is
 *   there
 *
 * Returns: whether all judges have given their marks
 */
gboolean brg_contest_mean_marks (BrgContestMean mean,
                                 const gint *marks,
                                 guint n_marks,
                                 gint64 *result);

/**
 * BrgContestTotal:
 * @id: whose it is; kept as given
 * @sum: what is sure
 * @open: what can still come to it at most, 0 where all is known
 * @first: (out) best place that is still possible, from 1
 * @last: (out) worst place that is still possible
 *
 * A total, in thousandths. Where nothing is open @first is @last: equal totals share the place,
 * 1 and the number of larger totals.
 */
typedef struct
{
  gint64 id;
  gint64 sum;
  gint64 open;
  guint first;
  guint last;
} BrgContestTotal;

/**
 * brg_contest_rank:
 * @totals: (array length=n_totals): totals; their places are filled
 * @n_totals: how many
 *
 * Gives places: @first were everybody else to get nothing of what is open and he all, @last the
 * other way round. n log n.
 */
void brg_contest_rank (BrgContestTotal *totals, guint n_totals);

/**
 * brg_contest_sum_best:
 * @sums: (array length=n_sums): what an author's works got, in thousandths
 * @n_sums: how many
 * @n_counted: how many count, the best; 0 for all
 *
 * Returns: their sum
 */
gint64 brg_contest_sum_best (const gint64 *sums, guint n_sums, guint n_counted);

G_END_DECLS
