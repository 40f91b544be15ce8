/* brg-contest-side-lines.h - how side solutions go on
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-composition-check.h"

G_BEGIN_DECLS

/**
 * BRG_CONTEST_SIDE_LINES:
 *
 * How many side solutions of a work are played on.
 */
#define BRG_CONTEST_SIDE_LINES 6

/**
 * BrgContestSideLine:
 * @side: which side solution of the report, an index
 * @n_common: half-moves that are those of the author
 * @texts: (element-type utf8): all half-moves of the line, as they are printed
 * @positions: (element-type BrgDraughtsPosition): the position behind each
 *
 * How a side solution goes on: White's shortest way, Black's longest.
 */
typedef struct
{
  guint side;
  guint n_common;
  GPtrArray *texts;
  GArray *positions;
} BrgContestSideLine;

/**
 * brg_contest_side_lines_new:
 * @search: a search, with bounds of its own
 * @work: a work that was searched
 * @report: what was found
 *
 * Plays the first side solutions on as far as the bounds let: White's shortest way, Black's longest
 * defence.
 *
 * Returns: (transfer full) (element-type BrgContestSideLine): lines, by the order of the report
 */
GPtrArray *brg_contest_side_lines_new (BrgCompositionSearch *search,
                                       const BrgComposition *work,
                                       const BrgCompositionReport *report);

G_END_DECLS
