/* brg-order-draft.h - another order of the rounds of a table, while it is being thought over
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

#include "brg-snapshot.h"

G_BEGIN_DECLS

/**
 * BrgOrderDraft:
 *
 * An order of the paired rounds of a round robin. Places are counted from 0: place 0 is round 1.
 */
typedef struct _BrgOrderDraft BrgOrderDraft;

/**
 * brg_order_draft_is_possible:
 * @snapshot: a group
 *
 * Returns: whether the group plays a round robin of which two rounds or more may change places
 */
gboolean brg_order_draft_is_possible (const BrgSnapshot *snapshot);

/**
 * brg_order_draft_new:
 * @snapshot: a round robin that is paired
 *
 * Returns: (transfer full): a draft with the order as it is
 */
BrgOrderDraft *brg_order_draft_new (BrgSnapshot *snapshot);

/**
 * brg_order_draft_free:
 * @draft: (nullable): a draft
 */
void brg_order_draft_free (BrgOrderDraft *draft);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (BrgOrderDraft, brg_order_draft_free)

/**
 * brg_order_draft_get_order:
 * @draft: a draft
 * @n_rounds: (out): number of rounds
 *
 * Returns: (transfer none) (array length=n_rounds): for every place the round of the table
 */
const gint *brg_order_draft_get_order (const BrgOrderDraft *draft, gint *n_rounds);

/**
 * brg_order_draft_is_fixed:
 * @draft: a draft
 * @place: a place
 *
 * Returns: whether the round has begun, or a game of it was played ahead, so that it stays
 */
gboolean brg_order_draft_is_fixed (const BrgOrderDraft *draft, gint place);

/**
 * brg_order_draft_is_changed:
 * @draft: a draft
 *
 * Returns: whether the order is another one than at first
 */
gboolean brg_order_draft_is_changed (const BrgOrderDraft *draft);

/**
 * brg_order_draft_move:
 * @draft: a draft
 * @place: a place
 * @step: -1 for earlier, 1 for later
 *
 * Lets a round change places with the next one that may.
 *
 * Returns: its new place; -1 when it cannot move
 */
gint brg_order_draft_move (BrgOrderDraft *draft, gint place, gint step);

/**
 * brg_order_draft_reset:
 * @draft: a draft
 *
 * Puts those rounds that may move into the order of the table.
 */
void brg_order_draft_reset (BrgOrderDraft *draft);

/**
 * brg_order_draft_dup_pairs:
 * @draft: a draft
 * @place: a place
 *
 * Returns: (transfer full): the pairs by start numbers, White first: "1–10, 2–9"
 */
char *brg_order_draft_dup_pairs (const BrgOrderDraft *draft, gint place);

/**
 * brg_order_draft_dup_remarks:
 * @draft: a draft
 *
 * Says who would have one colour three times in a row, and which players of one federation or
 * organisation would meet in the last three rounds.
 *
 * Returns: (transfer full): a line each; empty for nothing
 */
char *brg_order_draft_dup_remarks (const BrgOrderDraft *draft);

G_END_DECLS
