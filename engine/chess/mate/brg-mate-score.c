/* brg-mate-score.c - how near a position seems to mate
 *
 * Tests: tests/engine/test-can-mate.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-mate-score.h"

#include "brg-attacks.h"

#define LIGHT_SQUARES G_GUINT64_CONSTANT (0x55aa55aa55aa55aa)

/* Farther than any pawn. */
#define NO_PAWN 20

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
get_promotion_distance (const BrgPosition *position, BrgColour colour)
{
  BrgChessSet pawns = position->kinds[BRG_CHESS_PAWN] & position->men[colour];
  guint best = NO_PAWN;

  while (pawns != 0)
    {
      BrgChessSquare square = brg_chess_set_pop (&pawns);
      guint rank = brg_chess_square_rank (square);
      BrgChessSet front = colour == BRG_COLOUR_WHITE ? BRG_CHESS_FILE_A << 8 << square
                                                     : BRG_CHESS_FILE_H >> 8 >> (63 - square);
      guint steps = colour == BRG_COLOUR_WHITE ? 7 - rank : rank;

      steps += brg_chess_set_size (front & position->men[BRG_COLOUR_NONE]);
      steps += 2 * brg_chess_set_size (front & position->kinds[BRG_CHESS_PAWN]);
      best = MIN (best, steps);
    }
  return best;
}

/* Squares to which the king that is to be mated could still go. */
static guint
count_flights (const BrgMateScore *score, const BrgPosition *position, BrgChessSquare king)
{
  BrgChessSet occupied = position->men[BRG_COLOUR_NONE] ^ brg_chess_set_of (king);
  BrgChessSet rest = brg_attack_king[king] & ~position->men[score->loser];
  guint n_flights = 0;

  while (rest != 0)
    {
      BrgChessSquare to = brg_chess_set_pop (&rest);
      BrgChessSet attackers = brg_position_attackers (position, to, occupied);

      n_flights += (attackers & position->men[score->winner]) == 0;
    }
  return n_flights;
}

/* How far the nearest men of a set are from a square, in king's steps. */
static guint
get_nearest (BrgChessSet men, BrgChessSquare square)
{
  guint best = 8;

  while (men != 0)
    best = MIN (best, get_distance (brg_chess_set_pop (&men), square));
  return best;
}

/* With a single knight or bishop the mated king must be shut in by its own men: those that do not
 * take the checking man are wanted near, the others gone. */
static guint
score_lone_minor (const BrgMateScore *score,
                  const BrgPosition *position,
                  BrgChessSet minors,
                  BrgChessSquare king)
{
  const BrgChessSet *kinds = position->kinds;
  BrgChessSet others = position->men[score->loser] & ~brg_chess_set_of (king);
  BrgChessSet nuisances = others & kinds[BRG_CHESS_QUEEN];
  BrgChessSet blockers = others & ~nuisances & ~kinds[BRG_CHESS_PAWN];
  guint value = 3 * get_nearest (minors, king);

  if ((minors & kinds[BRG_CHESS_BISHOP]) != 0)
    {
      nuisances |= others & kinds[BRG_CHESS_ROOK];
      blockers &= ~kinds[BRG_CHESS_ROOK];
      if (((minors & LIGHT_SQUARES) != 0) != ((brg_chess_set_of (king) & LIGHT_SQUARES) != 0))
        value += 2;
    }
  value += 5 * brg_chess_set_size (nuisances);
  if (blockers != 0)
    return value + 3 * get_nearest (blockers, king);
  return value + 24 + 6 * get_promotion_distance (position, score->loser);
}

guint
brg_mate_score_of (const BrgMateScore *score, const BrgPosition *position, guint depth)
{
  const BrgChessSet *kinds = position->kinds;
  BrgChessSet own = position->men[score->winner];
  BrgChessSquare king = brg_position_king (position, score->loser);
  BrgChessSquare own_king = brg_position_king (position, score->winner);
  BrgChessSet heavy = (kinds[BRG_CHESS_QUEEN] | kinds[BRG_CHESS_ROOK]) & own;
  BrgChessSet minors = (kinds[BRG_CHESS_KNIGHT] | kinds[BRG_CHESS_BISHOP]) & own;
  guint value = 2 * get_corner_distance (king) + 3 * get_distance (king, own_king) +
                4 * count_flights (score, position, king);

  if (heavy != 0)
    value += get_nearest (heavy, king) + brg_chess_set_size (position->men[score->loser]);
  else if ((kinds[BRG_CHESS_PAWN] & own) != 0)
    value += 60 + 10 * get_promotion_distance (position, score->winner);
  else if (brg_chess_set_has_many (minors))
    value += 20 + 2 * get_nearest (minors, king);
  else
    value += 40 + score_lone_minor (score, position, minors, king);
  return MIN (value + depth / 4, BRG_MATE_N_SCORES - 1);
}
