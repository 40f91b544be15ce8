/* brg-pairing-check.h - all rounds of a group held against the rules
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-pairing-review.h"

G_BEGIN_DECLS

/**
 * BrgCheckedBoard:
 * @round: number of a round
 * @board: number of a board of it
 * @is_manual: whether the arbiter made the pair
 * @played: the pair as it is stored
 * @remark: what the rules say of it
 *
 * A board that is not as the rules pair it, or that the arbiter made.
 */
typedef struct
{
  gint round;
  gint board;
  gboolean is_manual;
  char *played;
  char *remark;
} BrgCheckedBoard;

/**
 * BrgPairingCheck:
 *
 * A check of all rounds that are paired.
 */
typedef struct _BrgPairingCheck BrgPairingCheck;

/**
 * brg_pairing_check_new:
 * @snapshot: a group
 *
 * Returns: (transfer full) (nullable): the check, not yet run; %NULL when nothing is paired or the
 *   program does not know the system
 */
BrgPairingCheck *brg_pairing_check_new (BrgSnapshot *snapshot);

/**
 * brg_pairing_check_free:
 * @self: (nullable): a check
 */
void brg_pairing_check_free (BrgPairingCheck *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (BrgPairingCheck, brg_pairing_check_free)

/**
 * brg_pairing_check_run:
 * @self: a check, not run before
 *
 * Pairs every round anew from what was known before it, see brg_pairing_review_run(). Needs nothing
 * but @self.
 */
void brg_pairing_check_run (BrgPairingCheck *self);

/**
 * brg_pairing_check_finish:
 * @self: a check that has run
 *
 * Compares.
 */
void brg_pairing_check_finish (BrgPairingCheck *self);

/**
 * brg_pairing_check_get_boards:
 * @self: a finished check
 *
 * Returns: (transfer none) (element-type BrgCheckedBoard): what is to be looked at, round by round
 */
const GPtrArray *brg_pairing_check_get_boards (const BrgPairingCheck *self);

/**
 * brg_pairing_check_dup_summary:
 * @self: a finished check
 *
 * Returns: (transfer full): in one or two sentences how many rounds are as the rules pair them
 */
char *brg_pairing_check_dup_summary (const BrgPairingCheck *self);

G_END_DECLS
