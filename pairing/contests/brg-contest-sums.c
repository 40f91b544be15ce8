/* brg-contest-sums.c - contests of composition: marks become places, points become places
 *
 * Rules: rus-draughts-2022 11.5.2, 11.6.1, 11.7
 * Tests: tests/pairing/test-contest-sums.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-contest-sums.h"

#include <stdlib.h>

/* Fewer marks have no best and worst beside others. */
#define FEWEST_TRIMMED 3

/* rus-draughts-2022 11.7: the scale has ten points; 11.5.2: what several marks make is up to the
 * regulations. */
gboolean
brg_contest_mean_marks (BrgContestMean mean, const gint *marks, guint n_marks, gint64 *result)
{
  gint64 sum = 0;
  gint best = 0;
  gint worst = G_MAXINT;
  guint n_counted = n_marks;

  g_return_val_if_fail (result != NULL, FALSE);
  g_return_val_if_fail (n_marks == 0 || marks != NULL, FALSE);

  for (guint i = 0; i < n_marks; i++)
    {
      if (marks[i] < 0)
        return FALSE;
      sum += marks[i];
      best = MAX (best, marks[i]);
      worst = MIN (worst, marks[i]);
    }
  if (n_marks == 0)
    return FALSE;
  if (mean == BRG_CONTEST_TRIMMED && n_marks >= FEWEST_TRIMMED)
    {
      sum -= best + worst;
      n_counted -= 2;
    }
  *result = mean == BRG_CONTEST_SUM ? sum : (2 * sum + n_counted) / (2 * (gint64) n_counted);
  return TRUE;
}

static int
compare_numbers (const void *a, const void *b)
{
  gint64 left = *(const gint64 *) a;
  gint64 right = *(const gint64 *) b;

  return (left > right) - (left < right);
}

/* How many of the sorted numbers are larger. */
static guint
count_larger (const gint64 *sorted, guint n_sorted, gint64 number)
{
  guint from = 0;
  guint to = n_sorted;

  while (from < to)
    {
      guint middle = from + (to - from) / 2;

      if (sorted[middle] > number)
        to = middle;
      else
        from = middle + 1;
    }
  return n_sorted - from;
}

/* rus-draughts-2022 11.6.1: the largest sum wins. */
void
brg_contest_rank (BrgContestTotal *totals, guint n_totals)
{
  g_autofree gint64 *least = g_new (gint64, MAX (n_totals, 1));
  g_autofree gint64 *most = g_new (gint64, MAX (n_totals, 1));

  g_return_if_fail (n_totals == 0 || totals != NULL);

  for (guint i = 0; i < n_totals; i++)
    {
      least[i] = totals[i].sum;
      most[i] = totals[i].sum + totals[i].open;
    }
  qsort (least, n_totals, sizeof *least, compare_numbers);
  qsort (most, n_totals, sizeof *most, compare_numbers);
  for (guint i = 0; i < n_totals; i++)
    {
      BrgContestTotal *total = &totals[i];
      /* With something open he stands among those who may get more than he has: not with himself.
       */
      guint n_himself = total->open > 0 ? 1 : 0;

      total->first = 1 + count_larger (least, n_totals, total->sum + total->open);
      total->last = 1 + count_larger (most, n_totals, total->sum) - n_himself;
    }
}

gint64
brg_contest_sum_best (const gint64 *sums, guint n_sums, guint n_counted)
{
  g_autofree gint64 *sorted = NULL;
  gint64 sum = 0;

  g_return_val_if_fail (n_sums == 0 || sums != NULL, 0);

  if (n_sums == 0)
    return 0;
  sorted = g_memdup2 (sums, n_sums * sizeof *sums);
  qsort (sorted, n_sums, sizeof *sorted, compare_numbers);
  if (n_counted == 0 || n_counted > n_sums)
    n_counted = n_sums;
  for (guint i = n_sums - n_counted; i < n_sums; i++)
    sum += sorted[i];
  return sum;
}
