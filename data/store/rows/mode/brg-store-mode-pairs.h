/* brg-store-mode-pairs.h - pairs that are written in FIDE mode, compared with those of the system
 *
 * Only for the files of data/store.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-action.h"

G_BEGIN_DECLS

/**
 * brg_store_look_at_pairs:
 * @action: an action in which the pairs are written
 * @group_id: row of a group
 * @first: first round to look at
 * @last: last round
 * @error: return location for an error
 *
 * In FIDE mode tells the action what is wrong with the pairs; else does nothing.
 *
 * Returns: whether it went well
 */
gboolean brg_store_look_at_pairs (BrgAction *action,
                                  gint64 group_id,
                                  gint first,
                                  gint last,
                                  GError **error);

/**
 * brg_store_look_at_import:
 * @action: an action in which a report becomes an event
 * @group_id: its group
 * @error: return location for an error
 *
 * In FIDE mode tells the action which rounds are not paired by the rules.
 *
 * Returns: whether it went well
 */
gboolean brg_store_look_at_import (BrgAction *action, gint64 group_id, GError **error);

/**
 * brg_store_look_at_last_round:
 * @action: an action that may have changed the number of rounds
 * @group_id: row of a group
 * @n_rounds: number of rounds before
 * @error: return location for an error
 *
 * In FIDE mode, when the last paired round became the final one or is it no more, looks at its
 * pairs again.
 *
 * Returns: whether it went well
 */
gboolean brg_store_look_at_last_round (BrgAction *action,
                                       gint64 group_id,
                                       gint n_rounds,
                                       GError **error);

/**
 * brg_store_adjourn_missing:
 * @action: an action that pairs a round
 * @group_id: row of a group
 * @round: the round
 * @error: return location for an error
 *
 * In FIDE mode games of earlier rounds that have no result become adjourned, and the action is told
 * so.
 *
 * Returns: whether it went well
 */
gboolean brg_store_adjourn_missing (BrgAction *action, gint64 group_id, gint round, GError **error);

G_END_DECLS
