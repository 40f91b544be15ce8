/* brg-event-difference.h - which part of an event differs from what is stored
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-event-form.h"

G_BEGIN_DECLS

/**
 * BrgEventDifference:
 * @BRG_EVENT_SAME: nothing differs
 * @BRG_EVENT_DIFFERS: the event itself or its officials differ
 * @BRG_GROUP_DIFFERS: the group differs
 *
 * Which action stores a form. Flags.
 */
typedef enum
{
  BRG_EVENT_SAME = 0,
  BRG_EVENT_DIFFERS = 1 << 0,
  BRG_GROUP_DIFFERS = 1 << 1,
} BrgEventDifference;

/**
 * brg_event_difference_find:
 * @form: a form
 * @event: the event as it is stored
 * @group: its group as it is stored
 *
 * Returns: what differs
 */
BrgEventDifference brg_event_difference_find (const BrgEventForm *form,
                                              const BrgEvent *event,
                                              const BrgGroup *group);

G_END_DECLS
