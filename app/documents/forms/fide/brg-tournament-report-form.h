/* brg-tournament-report-form.h - tournament report, form IT3 of FIDE
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-document-options.h"
#include "brg-form.h"
#include "brg-rating-change.h"
#include "brg-snapshot.h"

G_BEGIN_DECLS

/**
 * BrgTournamentReport:
 * @snapshot: the group
 * @kind: the rating list that the results go to
 * @norms: (element-type BrgNorm): the norms of the group
 *
 * What a report is made from.
 */
typedef struct
{
  const BrgSnapshot *snapshot;
  BrgRatingKind kind;
  const GArray *norms;
} BrgTournamentReport;

/**
 * brg_tournament_report_form_new:
 * @report: what it is made from
 * @options: how the document is wanted
 *
 * Returns: (transfer full): the report, with every arbiter
 */
BrgForm *brg_tournament_report_form_new (const BrgTournamentReport *report,
                                         const BrgDocumentOptions *options);

G_END_DECLS
