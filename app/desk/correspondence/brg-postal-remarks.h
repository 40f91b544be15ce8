/* brg-postal-remarks.h - what is to be said of the letters of a game
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-points.h"
#include "brg-postal-chart.h"
#include "brg-words.h"

G_BEGIN_DECLS

/**
 * BrgPostalRemarkAbout:
 *
 * What of a letter a remark is about: days, totals and penalties, or its moves, or its variants.
 */
typedef enum
{
  BRG_POSTAL_ABOUT_TIME,
  BRG_POSTAL_ABOUT_MOVES,
  BRG_POSTAL_ABOUT_VARIANTS,
} BrgPostalRemarkAbout;

/**
 * BrgPostalRemark:
 * @letter: number of a letter, 0 for the whole game
 * @text: what is to be said
 * @article: article, without its book, empty for none
 * @is_wrong: whether something is wrong
 * @about: what of the letter it is about
 */
typedef struct
{
  guint letter;
  char *text;
  char *article;
  gboolean is_wrong;
  BrgPostalRemarkAbout about;
} BrgPostalRemark;

/**
 * brg_postal_remarks_new:
 * @game: a game
 * @chart: its chart
 * @scoring: what results are worth in the event
 * @words: a language
 *
 * What stands below the chart: breaks, dates that are used instead of those written, wrong totals,
 * faults, penalty days, repeats, overdue time.
 *
 * Returns: (transfer full) (element-type BrgPostalRemark): remarks, by letter
 */
GArray *brg_postal_remarks_new (const BrgPostalGame *game,
                                const BrgPostalChart *chart,
                                const BrgScoring *scoring,
                                const BrgWords *words);

G_END_DECLS
