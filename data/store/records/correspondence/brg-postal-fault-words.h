/* brg-postal-fault-words.h - why a game by correspondence cannot be read or reckoned, in the user's
 * language
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-postal-fault.h"

G_BEGIN_DECLS

/**
 * brg_postal_fault_dup_cause:
 * @fault: a fault
 *
 * Returns: (transfer full): what is wrong, without the letter: `no move`
 */
char *brg_postal_fault_dup_cause (const BrgPostalFault *fault);

/**
 * brg_postal_fault_dup_words:
 * @fault: a fault
 *
 * Returns: (transfer full): what is wrong, and in which letter: `letter 3: no move`
 */
char *brg_postal_fault_dup_words (const BrgPostalFault *fault);

/** brg_postal_fault_dup_record: Returns: (transfer full): how a record is named: `letter 3` */
char *brg_postal_fault_dup_record (const BrgPostalRecord *record);

G_END_DECLS
