/* brg-event-unsaved.h - fields of an event that are in fault, apart from those that are not
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-event-form-check.h"

G_BEGIN_DECLS

/**
 * brg_event_unsaved_hold_back:
 * @typed: what stands in the fields
 * @event: the event as it is stored
 * @group: its group as it is stored
 *
 * A field in fault never costs the others their change.
 *
 * Returns: (transfer full): what may be stored: a copy of @typed in which every field that is in
 *   fault has its stored value; a new official who is in fault is not there
 */
BrgEventForm *brg_event_unsaved_hold_back (const BrgEventForm *typed,
                                           const BrgEvent *event,
                                           const BrgGroup *group);

/**
 * brg_event_unsaved_put_back:
 * @form: what is stored, which gets the fields that are in fault as they were typed
 * @typed: what stood in the fields
 */
void brg_event_unsaved_put_back (BrgEventForm *form, const BrgEventForm *typed);

/**
 * brg_event_unsaved_find:
 * @typed: what stands in the fields
 * @event: the event as it is stored
 * @group: its group as it is stored
 * @fault: (out): what is wrong with the first field that was not stored
 *
 * Returns: whether something is not stored because it is in fault
 */
gboolean brg_event_unsaved_find (const BrgEventForm *typed,
                                 const BrgEvent *event,
                                 const BrgGroup *group,
                                 BrgEventFault *fault);

G_END_DECLS
