/* brg-fee-check.h - what is odd about a fee as it was typed
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-admission-list.h"

G_BEGIN_DECLS

/**
 * BrgFeeCheck:
 *
 * What a fee is compared with: the most that the book lets be asked, and the receipts of others. It
 * holds what it needs of the list that it was made of, however long a form stays open.
 */
typedef struct _BrgFeeCheck BrgFeeCheck;

/**
 * brg_fee_check_new:
 * @list: a list
 * @entry_id: whose fee it is
 *
 * Returns: (transfer full): the check
 */
BrgFeeCheck *brg_fee_check_new (const BrgAdmissionList *list, gint64 entry_id);

/**
 * brg_fee_check_free:
 * @self: (nullable): a check
 */
void brg_fee_check_free (BrgFeeCheck *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (BrgFeeCheck, brg_fee_check_free)

/**
 * brg_fee_check_dup_doubts:
 * @self: a check
 * @fee: a fee
 * @words: language of the sentences
 *
 * Returns: (transfer full): sentences on what may be a slip; empty for nothing
 */
char *brg_fee_check_dup_doubts (const BrgFeeCheck *self,
                                const BrgEntryFee *fee,
                                const BrgWords *words);

G_END_DECLS
