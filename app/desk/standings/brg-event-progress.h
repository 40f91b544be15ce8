/* brg-event-progress.h - the places of a group from round to round
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-progress.h"
#include "brg-snapshot.h"

G_BEGIN_DECLS

/**
 * brg_event_progress_new:
 * @snapshot: a group
 * @through_round: last round that is shown, 0 for all; rounds at the end without a result are left
 * out
 *
 * Makes the table after every round as brg_event_table_new() does, in a knock-out by its bracket.
 *
 * Returns: (transfer full): the places
 */
BrgProgress *brg_event_progress_new (const BrgSnapshot *snapshot, gint through_round);

G_END_DECLS
