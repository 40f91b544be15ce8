/* brg-contest-kind.c - kinds of contests of composition, and how marks become one
 *
 * Rules: rus-draughts-2022 11.5, 11.6
 * Tests: tests/pairing/test-contest-sums.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-contest-kind.h"

static const char *const kinds[BRG_N_CONTEST_KINDS] = {
  [BRG_CONTEST_NONE] = "",
  [BRG_CONTEST_COMPOSING] = "composing",
  [BRG_CONTEST_SOLVING] = "solving",
};

static const char *const means[BRG_N_CONTEST_MEANS] = {
  [BRG_CONTEST_MEAN] = "mean",
  [BRG_CONTEST_TRIMMED] = "trimmed",
  [BRG_CONTEST_SUM] = "sum",
};

const char *
brg_contest_kind_get_id (BrgContestKind kind)
{
  g_return_val_if_fail (kind < BRG_N_CONTEST_KINDS, "");

  return kinds[kind];
}

gboolean
brg_contest_kind_find (const char *id, BrgContestKind *kind)
{
  g_return_val_if_fail (kind != NULL, FALSE);

  for (guint i = BRG_CONTEST_COMPOSING; i < BRG_N_CONTEST_KINDS; i++)
    if (g_strcmp0 (kinds[i], id) == 0)
      {
        *kind = (BrgContestKind) i;
        return TRUE;
      }
  return FALSE;
}

const char *
brg_contest_mean_get_id (BrgContestMean mean)
{
  g_return_val_if_fail (mean < BRG_N_CONTEST_MEANS, "");

  return means[mean];
}

gboolean
brg_contest_mean_find (const char *id, BrgContestMean *mean)
{
  g_return_val_if_fail (mean != NULL, FALSE);

  for (guint i = 0; i < BRG_N_CONTEST_MEANS; i++)
    if (g_strcmp0 (means[i], id) == 0)
      {
        *mean = (BrgContestMean) i;
        return TRUE;
      }
  return FALSE;
}
