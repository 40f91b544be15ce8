/* brg-progress-content.h - places by rounds as a chart and as a table, for screen and paper
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-crosstable-content.h"
#include "brg-progress-chart.h"
#include "brg-progress.h"

G_BEGIN_DECLS

/**
 * brg_progress_content_chart:
 * @source: the table after the last round that is shown
 * @progress: the places of its rounds
 * @choice: how it is wanted; only its members matter
 *
 * Returns: (transfer full): the chart, a line a player, in the order of the table
 */
BrgProgressChart *brg_progress_content_chart (const BrgTableSource *source,
                                              const BrgProgress *progress,
                                              const BrgTableChoice *choice);

/**
 * brg_progress_content_table:
 * @source: the table after the last round that is shown
 * @progress: the places of its rounds
 * @choice: how the rows are wanted
 * @words: language of the table
 *
 * Returns: (transfer full): the same as a table, a column a round, for those who cannot see the
 *   chart and for paper
 */
BrgCrosstable *brg_progress_content_table (const BrgTableSource *source,
                                           const BrgProgress *progress,
                                           const BrgTableChoice *choice,
                                           const BrgWords *words);

G_END_DECLS
