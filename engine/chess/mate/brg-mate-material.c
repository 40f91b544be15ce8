/* brg-mate-material.c - when the men of both sides do not suffice for mate, wherever they stand
 *
 * Three cases, each of which stays what it is whatever is captured. With pawns on the board the
 * men can become others, so the cases ask for none that matters.
 *
 * A lone king gives no check.
 *
 * King and knight against queens: the mated king has no flight only if own queens stand beside it,
 * and whichever they are, one of them takes the knight.
 *
 * King and bishops that all go on squares of one colour, against rooks, queens and bishops of the
 * same colour. Let the king stand on k and be checked along a diagonal whose next square is d. The
 * two squares beside both k and d have the other colour. A rook or queen there takes a checker on d
 * or steps between on d, and cannot be pinned by bishops that never go to its square; so both
 * squares would be held by the other king alone, which only k and d itself would allow. A second
 * check at the same time cannot arise: a bishop that leaves one diagonal of k reaches no other.
 *
 * Rules: fide-2023 5.2.2, 6.9
 * Tests: tests/engine/test-can-mate.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-mate-material.h"

#define LIGHT_SQUARES G_GUINT64_CONSTANT (0x55aa55aa55aa55aa)

static gboolean
are_of_one_colour (BrgChessSet squares)
{
  return (squares & LIGHT_SQUARES) == 0 || (squares & ~LIGHT_SQUARES) == 0;
}

gboolean
brg_mate_material_excludes (const BrgPosition *position, BrgColour side)
{
  const BrgChessSet *kinds = position->kinds;
  BrgChessSet own = position->men[side] & ~kinds[BRG_CHESS_KING];
  BrgChessSet others = position->men[brg_colour_opposite (side)] & ~kinds[BRG_CHESS_KING];

  /* fide-2023 5.2.2, 6.9: no possible series of legal moves. */
  if (own == 0)
    return TRUE;
  if ((own & kinds[BRG_CHESS_KNIGHT]) == own && !brg_chess_set_has_many (own))
    return (others & kinds[BRG_CHESS_QUEEN]) == others;
  if ((own & kinds[BRG_CHESS_BISHOP]) == own)
    return (others & (kinds[BRG_CHESS_PAWN] | kinds[BRG_CHESS_KNIGHT])) == 0 &&
           are_of_one_colour (own | (others & kinds[BRG_CHESS_BISHOP]));
  return FALSE;
}
