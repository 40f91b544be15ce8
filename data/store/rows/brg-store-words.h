/* brg-store-words.h - the words that enumerations have in the database
 *
 * Only for the files of data/store.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-snapshot.h"

G_BEGIN_DECLS

/* Each pair is the inverse of the other; an unknown word gives the first value. The words are
 * constant strings. */
const char *brg_store_colour_to_word (BrgColour colour);
BrgColour brg_store_colour_from_word (const char *word);
/* The database has two words for a role: one of the four that it began with, and the post behind it
 * where none of them says it, else "". */
const char *brg_store_role_to_words (BrgOfficialRole role, const char **post);
BrgOfficialRole brg_store_role_from_words (const char *role, const char *post);
const char *brg_store_round_state_to_word (BrgRoundState state);
BrgRoundState brg_store_round_state_from_word (const char *word);
const char *brg_store_line_up_to_word (BrgLineUpRule rule);
BrgLineUpRule brg_store_line_up_from_word (const char *word);
const char *brg_store_decision_to_word (BrgDecisionMethod method);
BrgDecisionMethod brg_store_decision_from_word (const char *word);
const char *brg_store_tie_method_to_word (BrgTieMethod method);
BrgTieMethod brg_store_tie_method_from_word (const char *word);
const char *brg_store_leaver_rule_to_word (BrgLeaverRule rule);
BrgLeaverRule brg_store_leaver_rule_from_word (const char *word);

/**
 * brg_store_outcome_to_word:
 * @outcome: an outcome
 * @word: (out caller-allocates): two bytes
 *
 * Returns: @word: the letter of the outcome, empty for %BRG_OUTCOME_NONE
 */
const char *brg_store_outcome_to_word (BrgOutcome outcome, char word[2]);

/**
 * brg_store_outcome_from_word:
 * @word: (nullable): a letter, or nothing
 *
 * Returns: the outcome, %BRG_OUTCOME_NONE for nothing
 */
BrgOutcome brg_store_outcome_from_word (const char *word);

G_END_DECLS
