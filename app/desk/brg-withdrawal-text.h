/* brg-withdrawal-text.h - what became of a player who left, in words
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

#include "brg-snapshot.h"
#include "brg-withdrawals.h"

G_BEGIN_DECLS

/**
 * brg_withdrawal_dup_text:
 * @snapshot: a group
 * @entry: index of the player
 * @withdrawal: what the rule book makes of him
 *
 * Returns: (transfer full): "No. 7 Kovtun played 4 games of 11, half is 5½. ...", without the
 * article; empty when nothing special follows
 */
char *brg_withdrawal_dup_text (const BrgSnapshot *snapshot,
                               gint entry,
                               const BrgWithdrawal *withdrawal);

G_END_DECLS
