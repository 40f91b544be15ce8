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

typedef struct
{
  const char *book;
  BrgPlayRule rules[BRG_N_PLAY_FACTS];
} BookRules;

static const BookRules books[] = {
  { "fide-2023",
    {
        [BRG_PLAY_MATE] = { BRG_PLAY_ENDS, "fide-2023 5.1.1" },
        [BRG_PLAY_STALEMATE] = { BRG_PLAY_ENDS, "fide-2023 5.2.1" },
        [BRG_PLAY_DEAD] = { BRG_PLAY_ENDS, "fide-2023 5.2.2" },
        [BRG_PLAY_FIVE_TIMES] = { BRG_PLAY_ENDS, "fide-2023 9.6.1" },
        [BRG_PLAY_SEVENTY_FIVE] = { BRG_PLAY_ENDS, "fide-2023 9.6.2" },
        [BRG_PLAY_THREE_TIMES] = { BRG_PLAY_MAY_BE_CLAIMED, "fide-2023 9.2" },
        [BRG_PLAY_FIFTY] = { BRG_PLAY_MAY_BE_CLAIMED, "fide-2023 9.3" },
        [BRG_PLAY_WHITE_CANNOT_WIN] = { BRG_PLAY_SHIELDS, "fide-2023 6.9" },
        [BRG_PLAY_BLACK_CANNOT_WIN] = { BRG_PLAY_SHIELDS, "fide-2023 6.9" },
    } },
  { "rus-chess-2014",
    {
        [BRG_PLAY_MATE] = { BRG_PLAY_ENDS, "rus-chess-2014 5.1.1" },
        [BRG_PLAY_STALEMATE] = { BRG_PLAY_ENDS, "rus-chess-2014 5.2.1" },
        [BRG_PLAY_DEAD] = { BRG_PLAY_ENDS, "rus-chess-2014 5.2.2" },
        [BRG_PLAY_THREE_TIMES] = { BRG_PLAY_MAY_BE_CLAIMED, "rus-chess-2014 9.2" },
        [BRG_PLAY_FIFTY] = { BRG_PLAY_MAY_BE_CLAIMED, "rus-chess-2014 9.3" },
        [BRG_PLAY_WHITE_CANNOT_WIN] = { BRG_PLAY_SHIELDS, "rus-chess-2014 6.9" },
        [BRG_PLAY_BLACK_CANNOT_WIN] = { BRG_PLAY_SHIELDS, "rus-chess-2014 6.9" },
    } },
  { "ukr-chess-2016",
    {
        [BRG_PLAY_MATE] = { BRG_PLAY_ENDS, "ukr-chess-2016 5.1.1" },
        [BRG_PLAY_STALEMATE] = { BRG_PLAY_ENDS, "ukr-chess-2016 5.2.1" },
        [BRG_PLAY_DEAD] = { BRG_PLAY_ENDS, "ukr-chess-2016 5.2.2" },
        [BRG_PLAY_FIVE_RUNNING] = { BRG_PLAY_ENDS, "ukr-chess-2016 9.7" },
        [BRG_PLAY_SEVENTY_FIVE] = { BRG_PLAY_ENDS, "ukr-chess-2016 9.8" },
        [BRG_PLAY_THREE_TIMES] = { BRG_PLAY_MAY_BE_CLAIMED, "ukr-chess-2016 9.3" },
        [BRG_PLAY_FIFTY] = { BRG_PLAY_MAY_BE_CLAIMED, "ukr-chess-2016 9.4" },
        [BRG_PLAY_WHITE_CANNOT_WIN] = { BRG_PLAY_SHIELDS, "ukr-chess-2016 6.3.5" },
        [BRG_PLAY_BLACK_CANNOT_WIN] = { BRG_PLAY_SHIELDS, "ukr-chess-2016 6.3.5" },
    } },
  { "ussr-chess-1956",
    {
        [BRG_PLAY_MATE] = { BRG_PLAY_ENDS, "ussr-chess-1956 16 a" },
        [BRG_PLAY_STALEMATE] = { BRG_PLAY_ENDS, "ussr-chess-1956 17 v" },
        [BRG_PLAY_BARE_KING] = { BRG_PLAY_ENDS, "ussr-chess-1956 17 a" },
        [BRG_PLAY_LIKE_BISHOPS] = { BRG_PLAY_ENDS, "ussr-chess-1956 17 b" },
        [BRG_PLAY_PERPETUAL_CHECK] = { BRG_PLAY_ENDS, "ussr-chess-1956 17 g" },
        [BRG_PLAY_THREE_TIMES] = { BRG_PLAY_MAY_BE_CLAIMED, "ussr-chess-1956 17 zh" },
        [BRG_PLAY_THREE_ARRANGED] = { BRG_PLAY_MAY_BE_CLAIMED, "ussr-chess-1956 17 zh" },
        [BRG_PLAY_FIFTY] = { BRG_PLAY_MAY_BE_CLAIMED, "ussr-chess-1956 17 e" },
    } },
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

  for (gsize i = 0; i < G_N_ELEMENTS (books); i++)
    if (g_str_equal (books[i].book, rulebook->id))
      return &books[i].rules[fact];
  return &nothing;
}
