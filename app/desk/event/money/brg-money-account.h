/* brg-money-account.h - the account of an event: what was entered, and what other tables hold
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-money-form.h"
#include "brg-store.h"

G_BEGIN_DECLS

/**
 * brg_money_account_load:
 * @store: a store
 * @snapshot: a group of the event
 * @words: language of names and remarks
 * @error: return location for an error
 *
 * Reads what was entered as money, the deposits of protests, the fines of the penalty log and the
 * entry fees of players of all groups of the event, and sets the prize fund against the prizes.
 *
 * Returns: (transfer full) (nullable): the account
 */
BrgMoneyBook *brg_money_account_load (BrgStore *store,
                                      const BrgSnapshot *snapshot,
                                      const BrgWords *words,
                                      GError **error);

G_END_DECLS
