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
#define NO_PAWN 100

#define CORNERS ((BRG_CHESS_FILE_A | BRG_CHESS_FILE_H) & (BRG_CHESS_RANK_1 | BRG_CHESS_RANK_8))

void
brg_mate_score_init (BrgMateScore *score, BrgColour side)
{
  score->winner = side;
  score->loser = brg_colour_opposite (side);
  score->corners = CORNERS;
  score->promotes[BRG_COLOUR_WHITE] = score->promotes[BRG_COLOUR_BLACK] = TRUE;
}

void
brg_mate_score_refine (BrgMateScore *score, const BrgMateReach *reach)
{
  score->promotes[BRG_COLOUR_WHITE] = score->promotes[BRG_COLOUR_BLACK] = FALSE;
  for (guint i = 0; i < reach->n_men; i++)
    {
      const BrgMateMan *man = &reach->men[i];

      score->promotes[man->colour] |= man->promoted != 0;
      if (man->kind == BRG_CHESS_KING && man->colour == score->loser && (man->reach & CORNERS) != 0)
        score->corners = man->reach & CORNERS;
    }
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

/* What a pawn still has to do: steps, men in front, and for pawns in front the way of a king that
 * could take them. */
static guint
score_pawn (const BrgPosition *position, BrgColour colour, BrgChessSquare square)
{
  guint rank = brg_chess_square_rank (square);
  BrgChessSet front = colour == BRG_COLOUR_WHITE ? BRG_CHESS_FILE_A << 8 << square
                                                 : BRG_CHESS_FILE_H >> 8 >> (63 - square);
  BrgChessSet pawns = front & position->kinds[BRG_CHESS_PAWN];
  guint value = 6 * (colour == BRG_COLOUR_WHITE ? 7 - rank : rank);

  value += 4 * brg_chess_set_size (front & position->men[BRG_COLOUR_NONE]);
  value += 6 * brg_chess_set_size (pawns);
  if (pawns != 0)
    value += 2 * get_distance (brg_position_king (position, colour), brg_chess_set_first (pawns));
  return value;
}

/* The pawn nearest to promotion. */
static guint
score_promotion (const BrgPosition *position, BrgColour colour)
{
  BrgChessSet pawns = position->kinds[BRG_CHESS_PAWN] & position->men[colour];
  guint best = NO_PAWN;

  while (pawns != 0)
    {
      guint value = score_pawn (position, colour, brg_chess_set_pop (&pawns));

      best = MIN (best, value);
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
    {
      guint distance = get_distance (brg_chess_set_pop (&men), square);

      best = MIN (best, distance);
    }
  return best;
}

/* The squares of the colour of one. */
static BrgChessSet
get_like (BrgChessSquare square)
{
  return (brg_chess_set_of (square) & LIGHT_SQUARES) != 0 ? LIGHT_SQUARES : ~LIGHT_SQUARES;
}

/* What is still to be done about a square beside the corner: a man of the king's own comes there,
 * or the other king comes near. */
static guint
score_shutting (BrgChessSet blockers, BrgChessSquare own_king, BrgChessSquare beside)
{
  guint by_king = get_distance (own_king, beside);

  return MIN (by_king > 0 ? by_king - 1 : 2, get_nearest (blockers, beside));
}

/* With a single knight, or bishops of one colour, the mated king must be shut in by its own men, in
 * a corner that a bishop can attack: men that do not take the checking man are wanted there, the
 * others gone. */
static guint
score_poor (const BrgMateScore *score,
            const BrgPosition *position,
            BrgChessSet minors,
            BrgChessSquare king)
{
  const BrgChessSet *kinds = position->kinds;
  BrgChessSet others = position->men[score->loser] & ~brg_chess_set_of (king);
  BrgChessSet nuisances = others & kinds[BRG_CHESS_QUEEN];
  BrgChessSet blockers = others & ~nuisances & ~kinds[BRG_CHESS_PAWN];
  BrgChessSet corners = score->corners;
  BrgChessSquare own_king = brg_position_king (position, score->winner);
  guint best = 60;

  if ((minors & kinds[BRG_CHESS_BISHOP]) != 0)
    {
      corners &= get_like (brg_chess_set_first (minors));
      nuisances |= others & kinds[BRG_CHESS_ROOK];
      blockers &= ~kinds[BRG_CHESS_ROOK];
      blockers &= ~(kinds[BRG_CHESS_BISHOP] & get_like (brg_chess_set_first (minors)));
    }
  while (corners != 0)
    {
      BrgChessSquare corner = brg_chess_set_pop (&corners);
      /* A bishop shuts in beside the corner, where the squares have the other colour. */
      BrgChessSet usable = blockers & ~(kinds[BRG_CHESS_BISHOP] & get_like (corner));
      guint value = 5 * get_distance (king, corner) + 2 * MAX (get_nearest (minors, corner), 2);

      value += 4 * score_shutting (usable, own_king, corner ^ 1);
      value += 4 * score_shutting (usable, own_king, corner ^ 8);
      best = MIN (best, value);
    }
  best += 40 * brg_chess_set_size (nuisances);
  if (blockers == 0 && score->promotes[score->loser])
    best += 20 + score_promotion (position, score->loser);
  return best + 2 * count_flights (score, position, king);
}

/* Whether the men are one knight, or bishops of one colour. */
static gboolean
are_poor (const BrgPosition *position, BrgChessSet minors)
{
  if (minors == 0 || !brg_chess_set_has_many (minors))
    return TRUE;
  return (minors & position->kinds[BRG_CHESS_KNIGHT]) == 0 &&
         (minors & ~get_like (brg_chess_set_first (minors))) == 0;
}

static guint
score_picture (const BrgMateScore *score, const BrgPosition *position, BrgChessSquare king)
{
  BrgChessSquare own_king = brg_position_king (position, score->winner);

  return 2 * get_corner_distance (king) + 3 * get_distance (king, own_king) +
         4 * count_flights (score, position, king);
}

guint
brg_mate_score_of (const BrgMateScore *score, const BrgPosition *position)
{
  const BrgChessSet *kinds = position->kinds;
  BrgChessSet own = position->men[score->winner];
  BrgChessSquare king = brg_position_king (position, score->loser);
  BrgChessSet heavy = (kinds[BRG_CHESS_QUEEN] | kinds[BRG_CHESS_ROOK]) & own;
  BrgChessSet minors = (kinds[BRG_CHESS_KNIGHT] | kinds[BRG_CHESS_BISHOP]) & own;
  guint value;

  if (heavy != 0)
    value = score_picture (score, position, king) + get_nearest (heavy, king) +
            brg_chess_set_size (position->men[score->loser]);
  else if ((kinds[BRG_CHESS_PAWN] & own) != 0 && score->promotes[score->winner])
    value = 150 + score_promotion (position, score->winner) +
            2 * brg_chess_set_size (position->men[score->loser] & kinds[BRG_CHESS_PAWN]);
  else if (!are_poor (position, minors))
    value = 20 + score_picture (score, position, king) + 2 * get_nearest (minors, king);
  else
    value = 60 + score_poor (score, position, minors, king);
  return MIN (value, BRG_MATE_N_SCORES - 1);
}
