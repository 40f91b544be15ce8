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
 * BrgReportMeasure:
 * @number: its number
 * @entry_id: row of whom it is about
 * @kind: what was decided, in words
 * @game: code of the game, empty for none
 * @day: when, in words
 * @office: who decided, in words
 * @article: book id and article that was broken, empty for none
 * @reason: why
 * @protested: when it was protested against, in words, empty where it was not
 *
 * What was decided in play by correspondence.
 */
typedef struct
{
  gint number;
  gint64 entry_id;
  char *kind;
  char *game;
  char *day;
  char *office;
  char *article;
  char *reason;
  char *protested;
} BrgReportMeasure;

/**
 * BrgReportSource:
 * @snapshot: a group
 * @standings: (nullable): its places, %NULL while games are played
 * @log: (element-type BrgIncident): the penalty log of the event
 * @protests: (element-type BrgProtest): protests and appeals of the group
 * @measures: (nullable) (element-type BrgReportMeasure): what was decided in play by correspondence
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
  const GPtrArray *measures;
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
