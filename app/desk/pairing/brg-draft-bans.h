/* brg-draft-bans.h - pairs that the arbiter forbids while a round is paired
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-draft-pairs.h"

G_BEGIN_DECLS

/** brg_draft_count_bans: Returns: how many pairs the arbiter has forbidden in this draft */
guint brg_draft_count_bans (const BrgDraft *draft);

/**
 * brg_draft_may_forbid:
 * @draft: a draft
 * @board: index of a board
 *
 * Returns: whether the event can forbid that the two of the board meet; what a table or a bracket
 *   has is not forbidden
 */
gboolean brg_draft_may_forbid (const BrgDraft *draft, gint board);

/**
 * brg_draft_forbid:
 * @draft: a draft
 * @board: index of a board of its round
 * @last_round: last round of the ban, or %BRG_STAYS for one to the end
 *
 * Forbids the pair from the draft's round on and takes the board away; its players are without a
 * pair then. The ban is stored with the round and not before; brg_draft_step_back() takes it back.
 *
 * Returns: whether it was done
 */
gboolean brg_draft_forbid (BrgDraft *draft, gint board, gint last_round);

G_END_DECLS
