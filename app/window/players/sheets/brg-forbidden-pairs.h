/* brg-forbidden-pairs.h - pairs that may not be made, added and taken away
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-sheet.h"

G_BEGIN_DECLS

#define BRG_TYPE_FORBIDDEN_PAIRS (brg_forbidden_pairs_get_type ())
G_DECLARE_FINAL_TYPE (BrgForbiddenPairs, brg_forbidden_pairs, BRG, FORBIDDEN_PAIRS, BrgSheet)

/**
 * brg_forbidden_pairs_present:
 * @shell: the main shell
 * @entry_id: row of the player who is put into the form, 0 for none
 *
 * Shows the pairs that the event forbids. Each one that is added or taken away is an action of its
 * own; Delete takes the marked one away, Escape closes.
 */
void brg_forbidden_pairs_present (BrgShell *shell, gint64 entry_id);

G_END_DECLS
