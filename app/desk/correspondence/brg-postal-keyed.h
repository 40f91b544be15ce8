/* brg-postal-keyed.h - whether the result of a game by correspondence may be keyed in the table
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-snapshot.h"
#include "brg-store.h"

G_BEGIN_DECLS

/**
 * brg_postal_keyed_dup_refusal:
 * @store: a workspace
 * @snapshot: a group of it
 * @pairing_id: row of one of its games
 *
 * A result that follows from letters, a decision on overdue time or an adjudication is corrected
 * where those are; one that does not is keyed as on any board.
 *
 * Returns: (transfer full) (nullable): why no result is keyed, a sentence; %NULL where one may be
 */
char *brg_postal_keyed_dup_refusal (BrgStore *store,
                                    const BrgSnapshot *snapshot,
                                    gint64 pairing_id);

G_END_DECLS
