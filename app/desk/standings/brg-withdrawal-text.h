/* brg-withdrawal-text.h - what became of a player who left, in words
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

#include "brg-leaving.h"
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

/**
 * brg_withdrawal_dup_missed:
 * @snapshot: a group
 * @entry: index of a player who has not left
 * @n_missed: how many games he missed: brg_withdrawals_count_missed()
 *
 * Returns: (transfer full): what the book wants the chief arbiter to decide, without the article
 */
char *brg_withdrawal_dup_missed (const BrgSnapshot *snapshot, gint entry, gint n_missed);

/**
 * brg_withdrawal_dup_warning:
 * @snapshot: a group
 * @entry: index of a player
 * @article: (out): book id and article, a constant string; untouched without a warning
 *
 * Says why somebody who has not left may have to go: brg_withdrawal_dup_missed(), or that one game
 * lost by not being there is enough (rus-chess-2014 13.19).
 *
 * Returns: (transfer full) (nullable): the sentence, without the article
 */
char *brg_withdrawal_dup_warning (const BrgSnapshot *snapshot, gint entry, const char **article);

/**
 * brg_withdrawal_dup_fate:
 * @leaving: a withdrawal
 *
 * Returns: (transfer full): what becomes of games that are finished, adjourned and not played, a
 *   line each; empty when nothing special follows
 */
char *brg_withdrawal_dup_fate (const BrgLeaving *leaving);

G_END_DECLS
