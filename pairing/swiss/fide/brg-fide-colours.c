/* brg-fide-colours.c - who gets White in FIDE's other Swiss systems
 *
 * Rules: fide-dubov-2026 5.2; fide-burstein-2026 5.2; fide-handling-2026 3.4
 * Tests: tests/pairing/test-dubov.c, tests/pairing/test-burstein.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-fide-colours.h"

BrgPair
brg_fide_give (const BrgFideDraw *draw,
               BrgFideArticle article,
               BrgReasonKind kind,
               gint place,
               gint other,
               BrgColour colour,
               BrgReason *reason)
{
  const BrgFideField *field = draw->field;
  gint a = field->records[place].player;
  gint b = field->records[other].player;

  *reason = (BrgReason){
    .kind = kind,
    .article = field->method->articles[article],
    .player = a,
    .other = b,
    .colour = colour,
  };
  return colour == BRG_COLOUR_WHITE ? (BrgPair){ a, b } : (BrgPair){ b, a };
}

BrgColour
brg_fide_get_first_colour (const BrgFideDraw *draw, gint place)
{
  const BrgFideField *field = draw->field;
  BrgColour lot =
      field->tournament->initial_colour == BRG_COLOUR_BLACK ? BRG_COLOUR_BLACK : BRG_COLOUR_WHITE;

  return field->ordinals[field->records[place].player] % 2 == 1 ? lot : brg_colour_opposite (lot);
}

gint
brg_fide_draw_list_colours (const BrgFideDraw *draw, gint place, BrgColour *colours)
{
  const BrgFideField *field = draw->field;

  return brg_dutch_list_colours (field->tournament, field->records[place].player, field->round,
                                 colours);
}

BrgColour
brg_fide_find_last_different (const BrgFideDraw *draw, gint place, gint other)
{
  g_autofree BrgColour *mine = g_new0 (BrgColour, draw->field->round + 1);
  g_autofree BrgColour *theirs = g_new0 (BrgColour, draw->field->round + 1);
  gint n_mine = brg_fide_draw_list_colours (draw, place, mine);
  gint n_theirs = brg_fide_draw_list_colours (draw, other, theirs);

  for (gint i = 0; i < MIN (n_mine, n_theirs); i++)
    if (mine[i] != theirs[i])
      return mine[i];
  return BRG_COLOUR_NONE;
}

/* Both want the same colour. */
static BrgPair
settle_same_wish (const BrgFideDraw *draw, gint higher, gint lower, BrgReason *reason)
{
  const BrgDutchRecord *a = &draw->field->records[higher];
  const BrgDutchRecord *b = &draw->field->records[lower];
  BrgColour different;

  /* fide-dubov-2026 5.2.3, fide-burstein-2026 5.2.3: the stronger wish. */
  if (a->strength != b->strength)
    return a->strength > b->strength
               ? brg_fide_give (draw, BRG_FIDE_COLOUR_STRONGER, BRG_REASON_COLOUR_STRONGER, higher,
                                lower, a->wish, reason)
               : brg_fide_give (draw, BRG_FIDE_COLOUR_STRONGER, BRG_REASON_COLOUR_STRONGER, lower,
                                higher, b->wish, reason);

  /* fide-dubov-2026 5.2.4, fide-burstein-2026 5.2.4: the colours alternate from the last time when
   * they were different. */
  different = brg_fide_find_last_different (draw, higher, lower);
  if (different != BRG_COLOUR_NONE)
    return brg_colour_opposite (different) == a->wish
               ? brg_fide_give (draw, BRG_FIDE_COLOUR_ALTERNATE, BRG_REASON_COLOUR_ALTERNATE,
                                higher, lower, a->wish, reason)
               : brg_fide_give (draw, BRG_FIDE_COLOUR_ALTERNATE, BRG_REASON_COLOUR_ALTERNATE, lower,
                                higher, b->wish, reason);

  /* fide-dubov-2026 5.2.5, fide-burstein-2026 5.2.5: the wish of the higher ranked. */
  return brg_fide_give (draw, BRG_FIDE_COLOUR_RANK, BRG_REASON_COLOUR_PLACE, higher, lower, a->wish,
                        reason);
}

BrgPair
brg_fide_give_colours (const BrgFideDraw *draw, gint higher, gint lower, BrgReason *reason)
{
  const BrgDutchRecord *a = &draw->field->records[higher];
  const BrgDutchRecord *b = &draw->field->records[lower];

  /* fide-dubov-2026 5.2.1, fide-burstein-2026 5.2.1: nobody has played. */
  if (a->n_games == 0 && b->n_games == 0)
    return brg_fide_give (draw, BRG_FIDE_COLOUR_FIRST, BRG_REASON_COLOUR_LOT, higher, lower,
                          brg_fide_get_first_colour (draw, higher), reason);
  /* fide-dubov-2026 5.2.2, fide-burstein-2026 5.2.2: both wishes; none is against no wish. */
  if (b->wish == BRG_COLOUR_NONE)
    return brg_fide_give (draw, BRG_FIDE_COLOUR_BOTH, BRG_REASON_COLOUR_ONE, higher, lower, a->wish,
                          reason);
  if (a->wish == BRG_COLOUR_NONE)
    return brg_fide_give (draw, BRG_FIDE_COLOUR_BOTH, BRG_REASON_COLOUR_ONE, lower, higher, b->wish,
                          reason);
  if (a->wish != b->wish)
    return brg_fide_give (draw, BRG_FIDE_COLOUR_BOTH, BRG_REASON_COLOUR_BOTH, higher, lower,
                          a->wish, reason);
  return settle_same_wish (draw, higher, lower, reason);
}
