/* brg-award-words.h - prizes and chances in words
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

#include "brg-award-lists.h"
#include "brg-words.h"

G_BEGIN_DECLS

/**
 * brg_award_words_places:
 * @first: the better place
 * @last: the worse place
 *
 * Returns: (transfer full): `3`, or `3–5`
 */
char *brg_award_words_places (gint first, gint last);

/**
 * brg_award_words_prize:
 * @lists: lists
 * @award: a prize that a player gets
 * @words: the language
 *
 * Returns: (transfer full): what he gets: money, and what stands in the list of prizes beside it
 */
char *brg_award_words_prize (const BrgAwardLists *lists,
                             const BrgPrizeAward *award,
                             const BrgWords *words);

/**
 * brg_award_words_notes:
 * @lists: lists
 * @award: a prize that a player gets
 * @words: the language
 *
 * Returns: (transfer full): the same without the money: a cup, a medal; may be empty
 */
char *brg_award_words_notes (const BrgAwardLists *lists,
                             const BrgPrizeAward *award,
                             const BrgWords *words);

/**
 * brg_award_words_reason:
 * @lists: lists
 * @award: a prize that a player gets
 * @words: the language
 *
 * Returns: (transfer full): why he gets that much: his place, and how the prizes of equal players
 *   are shared: `place 2; equal points, places 2–4: 300 ÷ 2 + 600 ÷ 6`
 */
char *brg_award_words_reason (const BrgAwardLists *lists,
                              const BrgPrizeAward *award,
                              const BrgWords *words);

/**
 * brg_award_words_excluded:
 * @lists: lists
 * @words: the language
 *
 * Returns: (transfer full) (nullable): who of the table gets no prize because the arbiters excluded
 *   him (rus-draughts-2022 1.5.4); %NULL for nobody
 */
char *brg_award_words_excluded (const BrgAwardLists *lists, const BrgWords *words);

/**
 * brg_award_words_sharing:
 * @sharing: how equal players share
 * @words: the language
 *
 * Returns: (transfer none): a sentence that says so
 */
const char *brg_award_words_sharing (BrgPrizeSharing sharing, const BrgWords *words);

G_END_DECLS
