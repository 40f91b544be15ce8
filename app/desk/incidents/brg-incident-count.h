/* brg-incident-count.h - which time it is, and what the book says of that
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-incident-desk.h"

G_BEGIN_DECLS

/**
 * brg_incident_desk_count_waiting:
 * @store: a store
 * @snapshot: a group
 * @n_drafts: (out): entries of the log that are noted and not decided
 * @n_protests: (out): protests and appeals that are not decided
 *
 * What waits for the arbiter. What cannot be read counts as nothing.
 */
void brg_incident_desk_count_waiting (BrgStore *store,
                                      const BrgSnapshot *snapshot,
                                      guint *n_drafts,
                                      guint *n_protests);

G_END_DECLS
