/* brg-dutch-colours.c - who gets White in the FIDE (Dutch) system
 *
 * Rules: fide-dutch-2026 5.2
 * Tests: tests/pairing/test-dutch.c, tests/pairing/test-dutch-reasons.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-dutch-colours.h"

static BrgPair
give (BrgReason *reason,
      BrgReasonKind kind,
      const char *article,
      const BrgDutchRecord *player,
      const BrgDutchRecord *other,
      BrgColour colour)
{
  *reason = (BrgReason){
    .kind = kind,
    .article = article,
    .player = player->player,
    .other = other->player,
    .colour = colour,
  };
  return colour == BRG_COLOUR_WHITE ? (BrgPair){ player->player, other->player }
                                    : (BrgPair){ other->player, player->player };
}

/* What @player had in the last game in which the two had different colours, counted back from the
 * latest game of both; none where a history ends before. */
static BrgColour
find_last_different (const BrgDutchField *field,
                     const BrgDutchRecord *player,
                     const BrgDutchRecord *other)
{
  g_autofree BrgColour *mine = g_new0 (BrgColour, field->round + 1);
  g_autofree BrgColour *theirs = g_new0 (BrgColour, field->round + 1);
  gint n_mine = brg_dutch_list_colours (field->tournament, player->player, field->round, mine);
  gint n_theirs = brg_dutch_list_colours (field->tournament, other->player, field->round, theirs);

  for (gint i = 0; i < MIN (n_mine, n_theirs); i++)
    if (mine[i] != theirs[i])
      return mine[i];
  return BRG_COLOUR_NONE;
}

/* fide-dutch-2026 5.2.5: by number the initial colour and the other one in turn. */
static BrgColour
get_first_colour (const BrgDutchField *field, const BrgDutchRecord *higher)
{
  BrgColour lot =
      field->tournament->initial_colour == BRG_COLOUR_BLACK ? BRG_COLOUR_BLACK : BRG_COLOUR_WHITE;

  return field->ordinals[higher->player] % 2 == 1 ? lot : brg_colour_opposite (lot);
}

/* Both want the same colour. */
static BrgPair
settle_same_wish (const BrgDutchField *field,
                  const BrgDutchRecord *a,
                  const BrgDutchRecord *b,
                  BrgReason *reason)
{
  const char *article = "fide-dutch-2026 5.2.2";
  BrgColour different;

  /* fide-dutch-2026 5.2.2: the stronger preference; of two absolute ones the greater difference. */
  if (a->strength != b->strength)
    return a->strength > b->strength
               ? give (reason, BRG_REASON_COLOUR_STRONGER, article, a, b, a->wish)
               : give (reason, BRG_REASON_COLOUR_STRONGER, article, b, a, b->wish);
  if (a->strength == BRG_DUTCH_ABSOLUTE && ABS (a->difference) != ABS (b->difference))
    return ABS (a->difference) > ABS (b->difference)
               ? give (reason, BRG_REASON_COLOUR_SURPLUS, article, a, b, a->wish)
               : give (reason, BRG_REASON_COLOUR_SURPLUS, article, b, a, b->wish);

  /* fide-dutch-2026 5.2.3: the colours alternate from the last time when they were different. */
  different = find_last_different (field, a, b);
  if (different != BRG_COLOUR_NONE)
    return brg_colour_opposite (different) == a->wish
               ? give (reason, BRG_REASON_COLOUR_ALTERNATE, "fide-dutch-2026 5.2.3", a, b, a->wish)
               : give (reason, BRG_REASON_COLOUR_ALTERNATE, "fide-dutch-2026 5.2.3", b, a, b->wish);

  /* fide-dutch-2026 5.2.4: the wish of the higher ranked. */
  return give (reason, BRG_REASON_COLOUR_PLACE, "fide-dutch-2026 5.2.4", a, b, a->wish);
}

BrgPair
brg_dutch_give_colours (const BrgDutchField *field, gint higher, gint lower, BrgReason *reason)
{
  const BrgDutchRecord *a = &field->records[higher];
  const BrgDutchRecord *b = &field->records[lower];

  if (a->wish == BRG_COLOUR_NONE && b->wish == BRG_COLOUR_NONE)
    return give (reason, BRG_REASON_COLOUR_LOT, "fide-dutch-2026 5.2.5", a, b,
                 get_first_colour (field, a));
  /* fide-dutch-2026 5.2.1: both preferences are granted where that can be. */
  if (b->wish == BRG_COLOUR_NONE)
    return give (reason, BRG_REASON_COLOUR_ONE, "fide-dutch-2026 5.2.1", a, b, a->wish);
  if (a->wish == BRG_COLOUR_NONE)
    return give (reason, BRG_REASON_COLOUR_ONE, "fide-dutch-2026 5.2.1", b, a, b->wish);
  if (a->wish != b->wish)
    return give (reason, BRG_REASON_COLOUR_BOTH, "fide-dutch-2026 5.2.1", a, b, a->wish);
  return settle_same_wish (field, a, b, reason);
}
