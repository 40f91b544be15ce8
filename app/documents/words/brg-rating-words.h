/* brg-rating-words.h - ratings and norms in words
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

#include "brg-awards.h"
#include "brg-norms.h"
#include "brg-rating-change.h"
#include "brg-words.h"

G_BEGIN_DECLS

/**
 * BrgRatingReason:
 * @BRG_RATING_BY_GROUP: it was said for the group
 * @BRG_RATING_BY_TIME_CONTROL: from the time control, by the classes of the rule book
 * @BRG_RATING_BY_DEFAULT: the time control is not known, and the standard list is assumed
 * @BRG_RATING_BY_DISCIPLINE: from what is played
 *
 * How it is known which rating list the results go to.
 */
typedef enum
{
  BRG_RATING_BY_GROUP,
  BRG_RATING_BY_TIME_CONTROL,
  BRG_RATING_BY_DEFAULT,
  BRG_RATING_BY_DISCIPLINE,
} BrgRatingReason;

/**
 * brg_rating_words_kind:
 * @words: words
 * @kind: a rating list
 *
 * Returns: (transfer none): its name, `standard`
 */
const char *brg_rating_words_kind (const BrgWords *words, BrgRatingKind kind);

/**
 * brg_rating_words_hundredths:
 * @words: words
 * @hundredths: a number in hundredths
 * @is_change: whether a plus is written
 *
 * Returns: (transfer full): the number with two decimals, `4.27`, `+12.60`, `−5.00`
 */
char *brg_rating_words_hundredths (const BrgWords *words, gint hundredths, gboolean is_change);

/**
 * brg_rating_words_game:
 * @words: words
 * @state: whether a game counts
 *
 * Returns: (transfer none): why it does not, `without play`; empty for one that does
 */
const char *brg_rating_words_game (const BrgWords *words, BrgRatingGameState state);

/**
 * brg_rating_words_new:
 * @words: words
 * @line: a player's sum
 * @rules: its rules
 *
 * Returns: (transfer full): the new rating; of a player without one his first rating, in brackets
 *   while it wants more games, and a dash where none comes of it
 */
char *brg_rating_words_new (const BrgWords *words,
                            const BrgRatingLine *line,
                            const BrgRatingRules *rules);

/**
 * brg_rating_words_first:
 * @words: words
 * @line: the sum of a player who has no rating
 * @rules: its rules
 *
 * Returns: (transfer full): a sentence on his first rating, `First rating 1843 after 2 more games
 *   like these`; empty where the list has none
 */
char *brg_rating_words_first (const BrgWords *words,
                              const BrgRatingLine *line,
                              const BrgRatingRules *rules);

/**
 * brg_rating_words_list_notes:
 * @words: words
 * @list: (nullable): the sums; %NULL where the results go to no list
 * @reason: how the list is known
 *
 * Returns: (transfer full) (element-type utf8): sentences that belong under the sums: by which
 *   rules, and what is not known
 */
GPtrArray *brg_rating_words_list_notes (const BrgWords *words,
                                        const BrgRatingList *list,
                                        BrgRatingReason reason);

/**
 * brg_norm_words_item:
 * @words: words
 * @item: a requirement
 *
 * Returns: (transfer none): its heading, `Average`
 */
const char *brg_norm_words_item (const BrgWords *words, BrgNormItem item);

/**
 * brg_norm_words_count:
 * @item: a requirement
 * @count: its numbers
 *
 * Returns: (transfer full): the numbers and how they compare, `2385 ≥ 2380`, `4½ < 5`; the player's
 *   number alone where nothing is asked
 */
char *brg_norm_words_count (BrgNormItem item, const BrgNormCount *count);

/**
 * brg_norm_words_state:
 * @words: words
 * @state: how far a player is
 *
 * Returns: (transfer none): `reached`
 */
const char *brg_norm_words_state (const BrgWords *words, BrgNormState state);

/**
 * brg_norm_words_needs:
 * @words: words
 * @norm: a norm of a player
 *
 * Returns: (transfer full): what he still needs, `1½ from 2`; empty when no game is left
 */
char *brg_norm_words_needs (const BrgWords *words, const BrgNorm *norm);

/**
 * brg_norm_words_list_notes:
 * @words: words
 * @norm: a norm of a player
 *
 * Returns: (transfer full) (element-type utf8): what was made use of: games ignored, a game less, a
 *   rating raised, federations that do not matter
 */
GPtrArray *brg_norm_words_list_notes (const BrgWords *words, const BrgNorm *norm);

/**
 * brg_norm_words_dup_way:
 * @words: language
 * @way: a row of the norms of the regulations
 *
 * Returns: (transfer full): what it asks for, "70 % of the points, at least 9 games"
 */
char *brg_norm_words_dup_way (const BrgWords *words, const BrgNormWay *way);

G_END_DECLS
