/* brg-store-words.c - the words that enumerations have in the database
 *
 * Tests: tests/data/test-store.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-store-words.h"

static const char *const colours[] = { "", "white", "black" };
static const char *const round_states[BRG_N_ROUND_STATES] = {
  [BRG_ROUND_PLANNED] = "planned",
  [BRG_ROUND_PUBLISHED] = "published",
  [BRG_ROUND_CLOSED] = "closed",
};
static const char *const line_ups[BRG_N_LINE_UP_RULES] = {
  [BRG_LINE_UP_TIED] = "tied",
  [BRG_LINE_UP_ORDER] = "order",
  [BRG_LINE_UP_FREE] = "free",
};
static const char *const decisions[BRG_N_DECISION_METHODS] = {
  [BRG_DECISION_BY_OTHER] = "other",
  [BRG_DECISION_BY_LOT] = "lot",
  [BRG_DECISION_BY_PLAYOFF] = "playoff",
  [BRG_DECISION_BY_GAMES] = "games",
};

static const char *const tie_methods[BRG_N_TIE_METHODS] = {
  [BRG_TIE_BY_LOT] = "lot",
  [BRG_TIE_BY_PLAYOFF] = "playoff",
  [BRG_TIE_BY_OTHER] = "other",
};

static const char *const leaver_rules[BRG_N_LEAVER_RULES] = {
  [BRG_LEAVER_BY_BOOK] = "",
  [BRG_LEAVER_FORFEITS] = "forfeits",
  [BRG_LEAVER_ANNULLED] = "annulled",
};

static guint
find_word (const char *const *words, guint n_words, const char *word)
{
  for (guint i = 0; i < n_words; i++)
    if (g_str_equal (words[i], word))
      return i;
  return 0;
}

const char *
brg_store_colour_to_word (BrgColour colour)
{
  return colours[colour];
}

BrgColour
brg_store_colour_from_word (const char *word)
{
  return find_word (colours, G_N_ELEMENTS (colours), word);
}

const char *
brg_store_role_to_words (BrgOfficialRole role, const char **post)
{
  g_return_val_if_fail (role < BRG_N_OFFICIAL_ROLES && post != NULL, "arbiter");

  *post = role <= BRG_OFFICIAL_ARBITER ? "" : brg_official_role_to_word (role);
  return brg_official_role_to_word (MIN (role, BRG_OFFICIAL_ARBITER));
}

BrgOfficialRole
brg_store_role_from_words (const char *role, const char *post)
{
  BrgOfficialRole found = BRG_OFFICIAL_ARBITER;

  g_return_val_if_fail (role != NULL && post != NULL, found);

  if (!brg_official_role_from_word (post, &found))
    brg_official_role_from_word (role, &found);
  return found;
}

const char *
brg_store_round_state_to_word (BrgRoundState state)
{
  return round_states[state];
}

BrgRoundState
brg_store_round_state_from_word (const char *word)
{
  return find_word (round_states, G_N_ELEMENTS (round_states), word);
}

const char *
brg_store_line_up_to_word (BrgLineUpRule rule)
{
  return line_ups[rule];
}

BrgLineUpRule
brg_store_line_up_from_word (const char *word)
{
  return find_word (line_ups, G_N_ELEMENTS (line_ups), word);
}

const char *
brg_store_decision_to_word (BrgDecisionMethod method)
{
  return decisions[method];
}

BrgDecisionMethod
brg_store_decision_from_word (const char *word)
{
  return find_word (decisions, G_N_ELEMENTS (decisions), word);
}

const char *
brg_store_tie_method_to_word (BrgTieMethod method)
{
  return tie_methods[method];
}

BrgTieMethod
brg_store_tie_method_from_word (const char *word)
{
  return find_word (tie_methods, G_N_ELEMENTS (tie_methods), word);
}

const char *
brg_store_leaver_rule_to_word (BrgLeaverRule rule)
{
  return leaver_rules[rule];
}

BrgLeaverRule
brg_store_leaver_rule_from_word (const char *word)
{
  return find_word (leaver_rules, G_N_ELEMENTS (leaver_rules), word);
}

const char *
brg_store_outcome_to_word (BrgOutcome outcome, char word[2])
{
  word[0] = outcome == BRG_OUTCOME_NONE ? '\0' : brg_outcome_to_code (outcome);
  word[1] = '\0';
  return word;
}

BrgOutcome
brg_store_outcome_from_word (const char *word)
{
  BrgOutcome outcome = BRG_OUTCOME_NONE;

  if (word != NULL && *word != '\0')
    brg_outcome_from_code (*word, &outcome);
  return outcome;
}
