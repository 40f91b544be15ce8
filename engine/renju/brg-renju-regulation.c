/* brg-renju-regulation.c - the opening regulations as tables
 *
 * After the lists of the international federation, to which rus-draughts-2022 9.2.4.3 refers.
 * Rules: rus-draughts-2022 9.2.4.3
 * Tests: tests/engine/test-renju-opening.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-renju-regulation.h"

#include "brg-renju-opening-private.h"

#define STONE(who, square)                                                  \
  {                                                                         \
    .ask = BRG_RENJU_ASK_STONE, .of = BRG_RENJU_OF_##who, .reach = (square) \
  }
#define SWAP(who)                                       \
  {                                                     \
    .ask = BRG_RENJU_ASK_SWAP, .of = BRG_RENJU_OF_##who \
  }
#define NUMBER(who)                                       \
  {                                                       \
    .ask = BRG_RENJU_ASK_NUMBER, .of = BRG_RENJU_OF_##who \
  }
#define OFFER(number)                                                                  \
  {                                                                                    \
    .ask = BRG_RENJU_ASK_OFFER, .of = BRG_RENJU_OF_BLACK, .reach = BRG_RENJU_ANYWHERE, \
    .wants = BRG_RENJU_WANTS_##number                                                  \
  }
#define KEEP                                            \
  {                                                     \
    .ask = BRG_RENJU_ASK_KEEP, .of = BRG_RENJU_OF_WHITE \
  }
#define NOTHING                  \
  {                              \
    .ask = BRG_RENJU_ASK_NOTHING \
  }
#define WAY(way) (1u << BRG_RENJU_WAY_##way)

/* One of the 26 openings: in the centre, next to it, and within two points of it. */
#define OPENING STONE (FIRST, 0), STONE (FIRST, 1), STONE (FIRST, 2)
#define THREE_ANYWHERE                                                  \
  STONE (FIRST, BRG_RENJU_ANYWHERE), STONE (FIRST, BRG_RENJU_ANYWHERE), \
      STONE (FIRST, BRG_RENJU_ANYWHERE)

static const BrgRenjuStep rif[] = {
  OPENING,       SWAP (SECOND), STONE (WHITE, BRG_RENJU_ANYWHERE),
  OFFER (LIMIT), KEEP,          STONE (WHITE, BRG_RENJU_ANYWHERE),
  NOTHING,
};

static const BrgRenjuStep yamaguchi[] = {
  OPENING,
  NUMBER (FIRST),
  SWAP (SECOND),
  STONE (WHITE, BRG_RENJU_ANYWHERE),
  OFFER (NAMED),
  KEEP,
  STONE (WHITE, BRG_RENJU_ANYWHERE),
  NOTHING,
};

static const BrgRenjuStep soosorv[] = {
  OPENING,       SWAP (SECOND), STONE (WHITE, BRG_RENJU_ANYWHERE), NUMBER (WHITE), SWAP (BLACK),
  OFFER (NAMED), KEEP,          STONE (WHITE, BRG_RENJU_ANYWHERE), NOTHING,
};

/* The steps to which the choice of the fifth move leads. */
enum
{
  TARAGUCHI_ONE = 8,
  TARAGUCHI_OFFER = 12,
};

static const BrgRenjuStep taraguchi[] = {
  STONE (BLACK, 0),
  SWAP (WHITE),
  STONE (WHITE, 1),
  SWAP (BLACK),
  STONE (BLACK, 2),
  SWAP (WHITE),
  STONE (WHITE, 3),
  { .ask = BRG_RENJU_ASK_WAY,
    .of = BRG_RENJU_OF_BLACK,
    .ways = WAY (SWAP) | WAY (ONE) | WAY (OFFER),
    .next = { [BRG_RENJU_WAY_SWAP] = TARAGUCHI_ONE,
              [BRG_RENJU_WAY_ONE] = TARAGUCHI_ONE,
              [BRG_RENJU_WAY_OFFER] = TARAGUCHI_OFFER } },
  STONE (BLACK, 4),
  SWAP (WHITE),
  STONE (WHITE, BRG_RENJU_ANYWHERE),
  NOTHING,
  OFFER (LIMIT),
  KEEP,
  STONE (WHITE, BRG_RENJU_ANYWHERE),
  NOTHING,
};

static const BrgRenjuStep tarannikov[] = {
  STONE (BLACK, 0),
  SWAP (WHITE),
  STONE (WHITE, 1),
  SWAP (BLACK),
  STONE (BLACK, 2),
  SWAP (WHITE),
  STONE (WHITE, 3),
  SWAP (BLACK),
  STONE (BLACK, 4),
  SWAP (WHITE),
  STONE (WHITE, BRG_RENJU_ANYWHERE),
  NOTHING,
};

static const BrgRenjuStep swap[] = {
  THREE_ANYWHERE,
  { .ask = BRG_RENJU_ASK_WAY,
    .of = BRG_RENJU_OF_SECOND,
    .ways = WAY (BLACK) | WAY (WHITE),
    .next = { [BRG_RENJU_WAY_BLACK] = 4, [BRG_RENJU_WAY_WHITE] = 4 } },
  NOTHING,
};

static const BrgRenjuStep swap2[] = {
  THREE_ANYWHERE,
  { .ask = BRG_RENJU_ASK_WAY,
    .of = BRG_RENJU_OF_SECOND,
    .ways = WAY (BLACK) | WAY (WHITE) | WAY (ADD),
    .next = { [BRG_RENJU_WAY_BLACK] = 7, [BRG_RENJU_WAY_WHITE] = 7, [BRG_RENJU_WAY_ADD] = 4 } },
  STONE (SECOND, BRG_RENJU_ANYWHERE),
  STONE (SECOND, BRG_RENJU_ANYWHERE),
  { .ask = BRG_RENJU_ASK_WAY,
    .of = BRG_RENJU_OF_FIRST,
    .ways = WAY (BLACK) | WAY (WHITE),
    .next = { [BRG_RENJU_WAY_BLACK] = 7, [BRG_RENJU_WAY_WHITE] = 7 } },
  NOTHING,
};

static const BrgRenjuStep super_sakata[] = {
  OPENING,
  STONE (SECOND, 3),
  STONE (SECOND, 4),
  { .ask = BRG_RENJU_ASK_WAY,
    .of = BRG_RENJU_OF_OTHER,
    .ways = WAY (BLACK) | WAY (WHITE) | WAY (ADD),
    .next = { [BRG_RENJU_WAY_BLACK] = 9, [BRG_RENJU_WAY_WHITE] = 9, [BRG_RENJU_WAY_ADD] = 6 } },
  STONE (SAME, BRG_RENJU_ANYWHERE),
  STONE (SAME, BRG_RENJU_ANYWHERE),
  { .ask = BRG_RENJU_ASK_WAY,
    .of = BRG_RENJU_OF_OTHER,
    .ways = WAY (BLACK) | WAY (WHITE) | WAY (ADD),
    .next = { [BRG_RENJU_WAY_BLACK] = 9, [BRG_RENJU_WAY_WHITE] = 9, [BRG_RENJU_WAY_ADD] = 6 } },
  NOTHING,
};

static const struct
{
  const char *id;
  guint limit;
  const BrgRenjuStep *steps;
} regulations[BRG_N_RENJU_REGULATIONS] = {
  [BRG_RENJU_RIF] = { "rif", 2, rif },
  [BRG_RENJU_YAMAGUCHI] = { "yamaguchi", BRG_RENJU_MAX_OFFERS, yamaguchi },
  [BRG_RENJU_SOOSORV] = { "soosorv", 8, soosorv },
  [BRG_RENJU_TARAGUCHI] = { "taraguchi", 10, taraguchi },
  [BRG_RENJU_TARANNIKOV] = { "tarannikov", 0, tarannikov },
  [BRG_RENJU_SWAP] = { "swap", 0, swap },
  [BRG_RENJU_SWAP2] = { "swap2", 0, swap2 },
  [BRG_RENJU_SUPER_SAKATA] = { "super-sakata", 0, super_sakata },
};

const BrgRenjuStep *
brg_renju_steps_of (BrgRenjuRegulation regulation)
{
  return regulations[regulation].steps;
}

const char *
brg_renju_regulation_to_id (BrgRenjuRegulation regulation)
{
  return regulations[regulation].id;
}

gboolean
brg_renju_regulation_from_id (const char *id, BrgRenjuRegulation *regulation)
{
  for (guint i = 0; i < BRG_N_RENJU_REGULATIONS; i++)
    if (g_str_equal (regulations[i].id, id))
      {
        *regulation = (BrgRenjuRegulation) i;
        return TRUE;
      }
  return FALSE;
}

guint
brg_renju_regulation_get_limit (BrgRenjuRegulation regulation)
{
  return regulations[regulation].limit;
}
