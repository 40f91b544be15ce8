/* brg-draughts-colours.c - who gets White
 *
 * Rules: rus-draughts-2022 5.4.10.2, 5.4.10.4, 5.4.10.5.2
 * Tests: tests/pairing/test-draughts-methods.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-draughts-colours.h"

#include "brg-draughts-draw.h"

/* How many games more with the last colour than with the other. */
static gint
get_surplus (const BrgDraughtsRecord *record)
{
  gint surplus = record->n_white - record->n_black;

  return record->last_colour == BRG_COLOUR_WHITE ? surplus : -surplus;
}

static BrgPair
give (BrgReason *reason, BrgReasonKind kind, gint player, gint other, BrgColour colour)
{
  reason->kind = kind;
  reason->player = player;
  reason->other = other;
  reason->colour = colour;
  return colour == BRG_COLOUR_WHITE ? (BrgPair){ player, other } : (BrgPair){ other, player };
}

BrgPair
brg_draughts_give_colours (const BrgDraughtsField *field,
                           const BrgDraughtsMethod *method,
                           gint better,
                           gint worse,
                           BrgReason *reason)
{
  const BrgDraughtsRecord *a = &field->records[better];
  const BrgDraughtsRecord *b = &field->records[worse];
  BrgColour wish_a = brg_colour_opposite (a->last_colour);
  BrgColour wish_b = brg_colour_opposite (b->last_colour);
  gint difference;

  *reason = (BrgReason){ .article = BRG_ARTICLE_DRAUGHTS_BANS };
  /* rus-draughts-2022 5.4.10.4, 5.4.10.5.2: without any games it is the colour of round 1. */
  if (wish_a == BRG_COLOUR_NONE && wish_b == BRG_COLOUR_NONE)
    {
      reason->article = method->article_first_colour;
      return give (reason, method->first_colour_reason, better, worse,
                   method->get_first_colour (field->tournament, better));
    }
  /* rus-draughts-2022 5.4.10.2: colours alternate where possible. */
  if (wish_b == BRG_COLOUR_NONE)
    return give (reason, BRG_REASON_COLOUR_ONE, better, worse, wish_a);
  if (wish_a == BRG_COLOUR_NONE)
    return give (reason, BRG_REASON_COLOUR_ONE, worse, better, wish_b);
  if (wish_a != wish_b)
    return give (reason, BRG_REASON_COLOUR_BOTH, better, worse, wish_a);

  difference = a->run - b->run;
  if (difference != 0)
    {
      reason->number = MAX (a->run, b->run);
      return difference > 0 ? give (reason, BRG_REASON_COLOUR_RUN, better, worse, wish_a)
                            : give (reason, BRG_REASON_COLOUR_RUN, worse, better, wish_b);
    }
  difference = get_surplus (a) - get_surplus (b);
  if (difference != 0)
    return difference > 0 ? give (reason, BRG_REASON_COLOUR_SURPLUS, better, worse, wish_a)
                          : give (reason, BRG_REASON_COLOUR_SURPLUS, worse, better, wish_b);
  return give (reason, BRG_REASON_COLOUR_PLACE, better, worse, wish_a);
}
