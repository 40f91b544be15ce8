/* brg-play-rules.c - what can be stated of a game, and what follows from it by each rule book
 *
 * Tests: tests/engine/test-play-status.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-play-rules.h"

static const char *const ids[BRG_N_PLAY_FACTS] = {
  [BRG_PLAY_MATE] = "mate",
  [BRG_PLAY_STALEMATE] = "stalemate",
  [BRG_PLAY_DEAD] = "dead",
  [BRG_PLAY_BARE_KING] = "bare-king",
  [BRG_PLAY_LIKE_BISHOPS] = "like-bishops",
  [BRG_PLAY_PERPETUAL_CHECK] = "perpetual-check",
  [BRG_PLAY_FIVE_TIMES] = "fivefold",
  [BRG_PLAY_FIVE_RUNNING] = "fivefold-running",
  [BRG_PLAY_SEVENTY_FIVE] = "seventyfive",
  [BRG_PLAY_THREE_TIMES] = "threefold",
  [BRG_PLAY_THREE_ARRANGED] = "threefold-men",
  [BRG_PLAY_FIFTY] = "fifty",
  [BRG_PLAY_WHITE_CANNOT_WIN] = "white-cannot-win",
  [BRG_PLAY_BLACK_CANNOT_WIN] = "black-cannot-win",
};

const char *
brg_play_fact_to_id (BrgPlayFact fact)
{
  g_return_val_if_fail (fact < BRG_N_PLAY_FACTS, NULL);

  return ids[fact];
}

const BrgPlayRule *
brg_play_rule_find (const BrgRulebook *rulebook, BrgPlayFact fact)
{
  static const BrgPlayRule nothing = { BRG_PLAY_NOTHING, NULL };

  g_return_val_if_fail (rulebook != NULL && fact < BRG_N_PLAY_FACTS, &nothing);

  return rulebook->play_rules != NULL ? &rulebook->play_rules[fact] : &nothing;
}
