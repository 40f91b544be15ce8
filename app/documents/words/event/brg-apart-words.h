/* brg-apart-words.h - players who are kept apart, on paper
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-snapshot.h"
#include "brg-words.h"

G_BEGIN_DECLS

/**
 * brg_apart_words_add:
 * @notes: (element-type utf8): lines of a paper, to which is added
 * @words: words
 * @snapshot: a group
 * @round: what ended before this round is not told any more
 *
 * Tells the players who is not paired with whom; they have to know it early (rus-chess-2014 22.8).
 */
void brg_apart_words_add (GPtrArray *notes,
                          const BrgWords *words,
                          const BrgSnapshot *snapshot,
                          gint round);

G_END_DECLS
