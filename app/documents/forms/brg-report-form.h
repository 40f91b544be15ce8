/* brg-report-form.h - the report of the chief arbiter
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-document-options.h"
#include "brg-form.h"
#include "brg-protest-record.h"
#include "brg-snapshot.h"
#include "brg-standings.h"

G_BEGIN_DECLS

/**
 * BrgReportSource:
 * @snapshot: a group
 * @standings: (nullable): its places, %NULL while games are played
 * @log: (element-type BrgIncident): the penalty log of the event
 * @protests: (element-type BrgProtest): protests and appeals of the group
 * @files: (element-type BrgAttachment): what is attached to entries of the log and to protests
 *
 * What a report is made from. Nothing is owned.
 */
typedef struct
{
  const BrgSnapshot *snapshot;
  const BrgStandings *standings;
  const GPtrArray *log;
  const GPtrArray *protests;
  const GPtrArray *files;
} BrgReportSource;

/**
 * brg_report_form_new:
 * @source: what it tells
 * @options: how the document is wanted
 *
 * What the book wants of it: the event, every breach with the full name of who did it, club or
 * federation, time, place, witnesses, explanation and decision, every protest with what became of
 * it, and what is enclosed. Decisions of other groups of the event stand in their own reports.
 *
 * Returns: (transfer full): the report, with a line for the chief arbiter
 */
BrgForm *brg_report_form_new (const BrgReportSource *source, const BrgDocumentOptions *options);

G_END_DECLS
