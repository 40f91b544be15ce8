/* brg-chance-words.h - what the last games mean, in words
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-award-words.h"

G_BEGIN_DECLS

/**
 * brg_award_words_span:
 * @span: places that are possible
 *
 * Returns: (transfer full): `1–3`, the best and the worst one
 */
char *brg_award_words_span (const BrgPlaceSpan *span);

/**
 * brg_award_words_has_chance:
 * @lists: lists
 * @list: index of a list
 * @chance: a chance in it
 *
 * Returns: whether anything of the list is within reach: the first place or a prize; always where
 *   the list has no prizes, and of somebody who was excluded, so that he is not missed
 */
gboolean brg_award_words_has_chance (const BrgAwardLists *lists,
                                     guint list,
                                     const BrgChance *chance);

/**
 * brg_award_words_chance:
 * @lists: lists
 * @list: index of a list
 * @chance: a chance in it
 * @words: the language
 *
 * Says what the last games mean for a player: for the first place and, where the list has prizes,
 * for a prize: `First place: a draw is enough.`
 *
 * Returns: (transfer full): one or two sentences, may be empty
 */
char *brg_award_words_chance (const BrgAwardLists *lists,
                              guint list,
                              const BrgChance *chance,
                              const BrgWords *words);

G_END_DECLS
