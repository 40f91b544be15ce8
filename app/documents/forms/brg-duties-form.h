/* brg-duties-form.h - who watches which boards of a round, on paper
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-document-options.h"
#include "brg-duty-words.h"
#include "brg-form.h"
#include "brg-store-duties.h"

G_BEGIN_DECLS

/**
 * BrgDutiesPaper:
 * @snapshot: the group
 * @round: the round, 0 for every round without a list of its own
 * @duties: (element-type BrgDuty): the sectors
 * @conflicts: (element-type BrgDutyConflict): who watches whom and should not
 * @staffing: how many arbiters the book wants
 * @n_named: how many there are
 * @unwatched: boards in no sector, `5–6, 9`; may be empty
 *
 * What the paper tells.
 */
typedef struct
{
  const BrgSnapshot *snapshot;
  gint round;
  const GArray *duties;
  const GArray *conflicts;
  const BrgStaffing *staffing;
  gint n_named;
  const char *unwatched;
} BrgDutiesPaper;

/**
 * brg_duties_form_new:
 * @paper: what it tells
 * @options: how the document is wanted
 *
 * Returns: (transfer full): the list by sectors, officials without one below, each conflict of
 *   interest in a line of its own
 */
BrgForm *brg_duties_form_new (const BrgDutiesPaper *paper, const BrgDocumentOptions *options);

G_END_DECLS
