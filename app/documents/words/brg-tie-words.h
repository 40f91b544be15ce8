/* brg-tie-words.h - how equal players were put in order, in words
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

#include "brg-snapshot.h"
#include "brg-standings.h"
#include "brg-words.h"

G_BEGIN_DECLS

/**
 * brg_tie_words_method:
 * @words: words
 * @method: how an order came about
 *
 * Returns: `lot`, `play-off`, `decision`; owned by @words
 */
const char *brg_tie_words_method (const BrgWords *words, BrgTieMethod method);

/**
 * brg_tie_words_how:
 * @words: words
 * @order: an order of equal players
 *
 * Returns: (transfer full): how it came about, `by lot, seed 4711`, `by play-off: 2½–½`
 */
char *brg_tie_words_how (const BrgWords *words, const BrgTieOrder *order);

/**
 * brg_tie_words_list:
 * @words: words
 * @snapshot: a group
 * @standings: its standings
 *
 * Returns: (transfer full) (array zero-terminated=1): a sentence for every order that works, with
 *   the places that it gave: `* Places 3–5 by lot, seed 4711.`
 */
char **brg_tie_words_list (const BrgWords *words,
                           const BrgSnapshot *snapshot,
                           const BrgStandings *standings);

G_END_DECLS
