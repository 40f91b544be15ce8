/* brg-report-check.h - what is looked at before a report goes to FIDE or a federation
 *
 * Rules: fide-ratings-2024 1.1, 9.1
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-snapshot.h"

G_BEGIN_DECLS

/**
 * BrgReportLevel:
 * @BRG_REPORT_ERROR: the report would be sent back
 * @BRG_REPORT_WARNING: the rating officer will ask
 * @BRG_REPORT_NOTE: worth a look
 *
 * How much a finding matters.
 */
typedef enum
{
  BRG_REPORT_ERROR,
  BRG_REPORT_WARNING,
  BRG_REPORT_NOTE,
} BrgReportLevel;

#define BRG_N_REPORT_LEVELS (BRG_REPORT_NOTE + 1)

/**
 * BrgReportFinding:
 * @level: how much it matters
 * @id: which check it is, `no-fide-id`
 * @text: what is wrong, a sentence in the user's language
 * @page: the page of the window where it is mended, see brg_shell_go()
 * @target: (nullable): what to show there: `entry/7`, `round/3`
 *
 * Something that a report lacks, or says wrongly.
 */
typedef struct
{
  BrgReportLevel level;
  const char *id;
  char *text;
  const char *page;
  char *target;
} BrgReportFinding;

/**
 * brg_report_check:
 * @snapshot: a group
 *
 * Looks at event, rounds, players and teams. Where the results go to a list of FIDE, what FIDE
 * wants of players is an error or a warning; elsewhere it is a note. Players of a group that is not
 * stored have their start numbers in targets: `number/7`.
 *
 * Returns: (transfer full) (element-type BrgReportFinding): what was found: errors, warnings, notes
 */
GPtrArray *brg_report_check (const BrgSnapshot *snapshot);

/**
 * brg_report_check_count:
 * @findings: (element-type BrgReportFinding): what was found
 * @level: a level
 *
 * Returns: how many are of it
 */
guint brg_report_check_count (const GPtrArray *findings, BrgReportLevel level);

/**
 * brg_report_level_get_id:
 * @level: a level
 *
 * Returns: (transfer none): `error`, `warning` or `note`
 */
const char *brg_report_level_get_id (BrgReportLevel level);

/**
 * brg_report_level_describe:
 * @level: a level
 *
 * Returns: (transfer none): the same in words, translated
 */
const char *brg_report_level_describe (BrgReportLevel level);

G_END_DECLS
