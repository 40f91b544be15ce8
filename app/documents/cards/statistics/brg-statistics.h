/* brg-statistics.h - what can be counted in a group: colours, points, upsets, regions
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-document-options.h"
#include "brg-form.h"
#include "brg-snapshot.h"

G_BEGIN_DECLS

/**
 * BRG_STATISTICS_MOST_UPSETS:
 *
 * So many surprising results are named.
 */
#define BRG_STATISTICS_MOST_UPSETS 10

/**
 * BrgStatisticsRow:
 * @section: heading of the section that begins here, %NULL within one
 * @label: what was counted
 * @number: how many
 * @share: length of its bar, 0 to 1; negative for none
 * @percent: its share in hundredths, -1 where that says nothing
 */
typedef struct
{
  char *section;
  char *label;
  char *number;
  double share;
  gint percent;
} BrgStatisticsRow;

/**
 * brg_statistics_new:
 * @snapshot: a group, either view
 * @round: the last round that counts
 * @options: how the document is wanted
 *
 * Counts results by colour and by round, how many players have how many points, the greatest
 * differences of rating over which somebody won, and where the players come from.
 *
 * Returns: (transfer full) (element-type BrgStatisticsRow): the rows
 */
GPtrArray *brg_statistics_new (const BrgSnapshot *snapshot,
                               gint round,
                               const BrgDocumentOptions *options);

/**
 * brg_statistics_form_new:
 * @snapshot: likewise
 * @round: likewise
 * @options: likewise
 *
 * Returns: (transfer full): the same as a table, for the export
 */
BrgForm *brg_statistics_form_new (const BrgSnapshot *snapshot,
                                  gint round,
                                  const BrgDocumentOptions *options);

G_END_DECLS
