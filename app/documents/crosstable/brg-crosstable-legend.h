/* brg-crosstable-legend.h - the legend of a crosstable
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

#include "brg-table-source.h"
#include "brg-words.h"

G_BEGIN_DECLS

/**
 * brg_crosstable_legend_score:
 * @source: a table of teams
 * @words: words
 *
 * Teams have points of matches and points on boards; one of them parts the teams first and stands
 * as their points.
 *
 * Returns: the head of the column of the other one; owned by @words
 */
const char *brg_crosstable_legend_score (const BrgTableSource *source, const BrgWords *words);

/**
 * brg_crosstable_legend_score_name:
 * @source: a table of teams
 * @words: words
 *
 * Returns: that score in full, "points on the boards"; owned by @words
 */
const char *brg_crosstable_legend_score_name (const BrgTableSource *source, const BrgWords *words);

/**
 * brg_crosstable_legend_new:
 * @source: what the table is made from
 * @choice: how it is wanted
 * @table: the table with its rows
 * @has_results: whether the results of the rounds are shown, or only the totals
 * @words: language of the table
 *
 * Explains the scoring, the tie-breaks, every mark that stands in the table, and for every player
 * who left what the book says and the count that decides it.
 *
 * Returns: (transfer full) (array zero-terminated=1): sentences
 */
char **brg_crosstable_legend_new (const BrgTableSource *source,
                                  const BrgTableChoice *choice,
                                  const BrgCrosstable *table,
                                  gboolean has_results,
                                  const BrgWords *words);

G_END_DECLS
