/* brg-contest-kind.h - kinds of contests of composition, and how marks become one
 *
 * Rules: rus-draughts-2022 11.5, 11.6
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * BrgContestKind:
 * @BRG_CONTEST_NONE: games are played
 * @BRG_CONTEST_COMPOSING: works are composed and judged (11.5)
 * @BRG_CONTEST_SOLVING: works are solved (11.6)
 */
typedef enum
{
  BRG_CONTEST_NONE,
  BRG_CONTEST_COMPOSING,
  BRG_CONTEST_SOLVING,
} BrgContestKind;

/**
 * BrgContestMean:
 * @BRG_CONTEST_MEAN: mean of all marks
 * @BRG_CONTEST_TRIMMED: mean without the best and the worst, of three marks and more
 * @BRG_CONTEST_SUM: sum of all marks
 *
 * How the marks of several judges become one. The book leaves it to the regulations (11.5.2).
 */
typedef enum
{
  BRG_CONTEST_MEAN,
  BRG_CONTEST_TRIMMED,
  BRG_CONTEST_SUM,
} BrgContestMean;

#define BRG_N_CONTEST_KINDS (BRG_CONTEST_SOLVING + 1)
#define BRG_N_CONTEST_MEANS (BRG_CONTEST_SUM + 1)

/** brg_contest_kind_get_id: Returns: its id, `composing` or `solving`; empty for none */
const char *brg_contest_kind_get_id (BrgContestKind kind);

/** brg_contest_kind_find: Returns: whether there is such a kind; @kind is untouched when not */
gboolean brg_contest_kind_find (const char *id, BrgContestKind *kind);

/** brg_contest_mean_get_id: Returns: its id, `mean`, `trimmed` or `sum` */
const char *brg_contest_mean_get_id (BrgContestMean mean);

/** brg_contest_mean_find: Returns: whether there is such a way; @mean is untouched when not */
gboolean brg_contest_mean_find (const char *id, BrgContestMean *mean);

G_END_DECLS
