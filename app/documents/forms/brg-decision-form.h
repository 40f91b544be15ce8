/* brg-decision-form.h - the decision on one incident on paper
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-document-options.h"
#include "brg-form.h"
#include "brg-incident-log.h"
#include "brg-snapshot.h"

G_BEGIN_DECLS

/**
 * brg_decision_form_new:
 * @snapshot: a group, either view
 * @log: (element-type BrgIncident): the log of the event
 * @incident: the entry of it
 * @options: how the document is wanted
 *
 * Returns: (transfer full): the decision, with lines for the arbiters and for the players, who sign
 *   that they were told
 */
BrgForm *brg_decision_form_new (const BrgSnapshot *snapshot,
                                const GPtrArray *log,
                                const BrgIncident *incident,
                                const BrgDocumentOptions *options);

G_END_DECLS
