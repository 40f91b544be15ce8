/* brg-adjournment-ids.h - how an adjourned game is told: words of files and tables
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-adjournment.h"

G_BEGIN_DECLS

/** brg_adjournment_manner_to_id: Returns: the id of @manner, `open-move`; a constant string */
const char *brg_adjournment_manner_to_id (BrgAdjournmentManner manner);

/** brg_adjournment_manner_from_id: Returns: whether @id is known; @manner is untouched when not */
gboolean brg_adjournment_manner_from_id (const char *id, BrgAdjournmentManner *manner);

/** brg_envelope_content_from_id: Returns: whether @id is known; @content is untouched when not */
gboolean brg_envelope_content_from_id (const char *id, BrgEnvelopeContent *content);

/** brg_adjournment_result_to_id: Returns: how @result is written; a constant string */
const char *brg_adjournment_result_to_id (BrgAdjournmentResult result);

/**
 * brg_adjournment_event_to_id:
 * @event: an event
 *
 * Returns: (transfer full): its kind with the detail, `lost:position-known+no-doubt`, as kept in
 *   column `kind` of table `envelope_event`
 */
char *brg_adjournment_event_to_id (const BrgAdjournmentEvent *event);

/**
 * brg_adjournment_event_from_id:
 * @id: a kind with its detail
 * @event: (out): gets kind and detail; nobody's, untimed and without a value; untouched on failure
 *
 * Returns: whether @id is known
 */
gboolean brg_adjournment_event_from_id (const char *id, BrgAdjournmentEvent *event);

/** brg_adjournment_kind_to_id: Returns: the id of @kind without detail; a constant string */
const char *brg_adjournment_kind_to_id (BrgAdjournmentKind kind);

/** brg_adjournment_kind_has_side: Returns: whether events of @kind name a side */
gboolean brg_adjournment_kind_has_side (BrgAdjournmentKind kind);

/** brg_adjournment_kind_has_value: Returns: whether events of @kind have a time used as value */
gboolean brg_adjournment_kind_has_value (BrgAdjournmentKind kind);

/** brg_adjournment_phase_to_id: Returns: the id of @phase; a constant string */
const char *brg_adjournment_phase_to_id (BrgAdjournmentPhase phase);

G_END_DECLS
