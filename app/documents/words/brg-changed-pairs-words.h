/* brg-changed-pairs-words.h - which pairs of a round the arbiter changed, why, and who decided
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-snapshot.h"
#include "brg-words.h"

G_BEGIN_DECLS

/**
 * brg_changed_pairs_words:
 * @words: a language
 * @snapshot: a group
 * @round: one of its rounds that is paired
 *
 * Lists the pairs that the arbiter made or changed, with the reason and who decided
 * (rus-draughts-2022 5.4.10.12); also that he forbade pairs or had them drawn anew. Rounds of older
 * files have no reason.
 *
 * Returns: (transfer full) (nullable): a note of a paper; %NULL when all pairs are those of the
 * program
 */
char *brg_changed_pairs_words (const BrgWords *words,
                               const BrgSnapshot *snapshot,
                               const BrgRound *round);

G_END_DECLS
