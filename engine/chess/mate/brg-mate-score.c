/* brg-mate-score.c - how near a position seems to mate
 *
 * Tests: tests/engine/test-can-mate.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-mate-score.h"

#include "brg-attacks.h"

void
brg_mate_score_init (BrgMateScore *score, BrgColour side)
{
  score->winner = side;
  score->loser = brg_colour_opposite (side);
}

static guint
get_distance (BrgChessSquare a, BrgChessSquare b)
{
  guint files = (guint) ABS ((gint) brg_chess_square_file (a) - (gint) brg_chess_square_file (b));
  guint ranks = (guint) ABS ((gint) brg_chess_square_rank (a) - (gint) brg_chess_square_rank (b));

  return MAX (files, ranks);
}

/* Steps to the nearest corner. */
static guint
get_corner_distance (BrgChessSquare square)
{
  guint file = brg_chess_square_file (square);
  guint rank = brg_chess_square_rank (square);

  return MIN (file, 7 - file) + MIN (rank, 7 - rank);
}

/* Steps of the pawn nearest to promotion; those with something in front count more. */
static guint
get_promotion_distance (const BrgMateScore *score, const BrgPosition *position)
{
  BrgChessSet pawns = position->kinds[BRG_CHESS_PAWN] & position->men[score->winner];
  guint best = 20;

  while (pawns != 0)
    {
      BrgChessSquare square = brg_chess_set_pop (&pawns);
      guint rank = brg_chess_square_rank (square);
      BrgChessSet front = score->winner == BRG_COLOUR_WHITE
                              ? BRG_CHESS_FILE_A << 8 << square
                              : BRG_CHESS_FILE_H >> 8 >> (63 - square);
      guint steps = score->winner == BRG_COLOUR_WHITE ? 7 - rank : rank;

      steps += brg_chess_set_size (front & position->men[BRG_COLOUR_NONE]);
      best = MIN (best, steps);
    }
  return best;
}

guint
brg_mate_score_of (const BrgMateScore *score, const BrgPosition *position, guint depth)
{
  const BrgChessSet *kinds = position->kinds;
  BrgChessSet own = position->men[score->winner];
  BrgChessSquare king = brg_position_king (position, score->loser);
  BrgChessSquare own_king = brg_position_king (position, score->winner);
  BrgChessSet heavy = (kinds[BRG_CHESS_QUEEN] | kinds[BRG_CHESS_ROOK]) & own;
  guint value = 4 * get_corner_distance (king) + 3 * get_distance (king, own_king);

  if (heavy == 0)
    value += 60 + 8 * get_promotion_distance (score, position);
  value += 2 * brg_chess_set_size (brg_attack_king[king] & ~position->men[score->loser]);
  return MIN (value + depth / 2, BRG_MATE_N_SCORES - 1);
}
