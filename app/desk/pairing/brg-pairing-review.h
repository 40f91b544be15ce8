/* brg-pairing-review.h - a round that is paired, held against the rules: why are these the pairs?
 *
 * Reasons are not stored. They are found by pairing the round again, from what stood before it.
 * Pairing may take long, so it is parted in three: brg_pairing_review_new() copies all that is
 * needed, brg_pairing_review_run() may go on in another thread, brg_pairing_review_finish() puts
 * the answer together.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-draft-pairs.h"

G_BEGIN_DECLS

/**
 * BrgPairingReview:
 *
 * The pairs of a round with the reasons for them.
 */
typedef struct _BrgPairingReview BrgPairingReview;

/**
 * brg_pairing_review_new:
 * @snapshot: a group
 * @round: a round that is paired
 *
 * Takes those who were paired, the results of all earlier rounds as they stand now, and the
 * group's system.
 *
 * Returns: (transfer full) (nullable): the review; %NULL when the system is not known
 */
BrgPairingReview *brg_pairing_review_new (BrgSnapshot *snapshot, gint round);

/**
 * brg_pairing_review_free:
 * @self: (nullable): a review
 */
void brg_pairing_review_free (BrgPairingReview *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (BrgPairingReview, brg_pairing_review_free)

/**
 * brg_pairing_review_is_of:
 * @self: a review, at any time
 * @snapshot: a group
 * @round: a round of it that is paired
 *
 * Returns: whether a review of that round would be the same: results of the round itself do not
 *   matter, those of earlier rounds do
 */
gboolean brg_pairing_review_is_of (const BrgPairingReview *self,
                                   const BrgSnapshot *snapshot,
                                   gint round);

/**
 * brg_pairing_review_run:
 * @self: a review, not run before
 *
 * Pairs the round, once by the rules alone and, where the arbiter made pairs, once with these
 * fixed. Needs nothing but @self.
 */
void brg_pairing_review_run (BrgPairingReview *self);

/**
 * brg_pairing_review_finish:
 * @self: a review that has run
 *
 * Compares the stored pairs with those that came out.
 */
void brg_pairing_review_finish (BrgPairingReview *self);

/**
 * brg_pairing_review_get_draft:
 * @self: a finished review
 *
 * Returns: (transfer none): a draft whose boards of the round are the stored ones, in their order,
 *   each with the reasons for it as far as the rules come to the same pair
 */
BrgDraft *brg_pairing_review_get_draft (BrgPairingReview *self);

/**
 * brg_pairing_review_agrees:
 * @self: a finished review
 *
 * Returns: whether the rules, with the pairs that the arbiter made, come to all stored pairs; only
 *   then can it be asked why somebody did not get somebody else
 */
gboolean brg_pairing_review_agrees (const BrgPairingReview *self);

/**
 * brg_pairing_review_list_remarks:
 * @self: a finished review
 * @board: index of a board
 *
 * Says where the stored pair is not that of the rules, and what the rules would give.
 *
 * Returns: (transfer full) (element-type BrgSentence): what is to be read before the reasons; empty
 *   when the pair is that of the rules
 */
GPtrArray *brg_pairing_review_list_remarks (BrgPairingReview *self, gint board);

G_END_DECLS
