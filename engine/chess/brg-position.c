/* brg-position.c - a position of chess or Chess960
 *
 * Rules: fide-2023 2.2, 2.3, 3.1.3, 3.7.4.1, 3.9.1, 9.2.2, guidelines II.2, II.3
 * Tests: tests/engine/test-position.c, tests/engine/test-fen.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-position.h"

#include <string.h>

#include "brg-attacks.h"
#include "brg-position-keys.h"

void
brg_position_clear (BrgPosition *position, BrgChessVariant variant)
{
  g_return_if_fail (position != NULL);

  memset (position, 0, sizeof *position);
  position->variant = (guint8) variant;
  position->turn = BRG_COLOUR_WHITE;
  position->move_number = 1;
  position->passed_square = BRG_CHESS_NO_SQUARE;
  position->en_passant = BRG_CHESS_NO_SQUARE;
}

void
brg_position_put (BrgPosition *position, BrgChessMan man, BrgChessSquare square)
{
  g_return_if_fail (square < BRG_CHESS_N_SQUARES);
  g_return_if_fail (position->board[square] == 0);

  position->board[square] = man;
  position->kinds[brg_chess_man_kind (man)] |= brg_chess_set_of (square);
  position->men[brg_chess_man_colour (man)] |= brg_chess_set_of (square);
  position->men[BRG_COLOUR_NONE] |= brg_chess_set_of (square);
}

BrgChessSquare
brg_position_king (const BrgPosition *position, BrgColour colour)
{
  return brg_chess_set_first (position->kinds[BRG_CHESS_KING] & position->men[colour]);
}

BrgChessSet
brg_position_attackers (const BrgPosition *position, BrgChessSquare square, BrgChessSet occupied)
{
  const BrgChessSet *kinds = position->kinds;
  BrgChessSet queens = kinds[BRG_CHESS_QUEEN];
  BrgChessSet pawns = (brg_attack_black_pawn[square] & position->men[BRG_COLOUR_WHITE]) |
                      (brg_attack_white_pawn[square] & position->men[BRG_COLOUR_BLACK]);

  return (brg_attack_knight[square] & kinds[BRG_CHESS_KNIGHT]) |
         (brg_attack_king[square] & kinds[BRG_CHESS_KING]) | (pawns & kinds[BRG_CHESS_PAWN]) |
         (brg_attacks_rook (square, occupied) & (kinds[BRG_CHESS_ROOK] | queens)) |
         (brg_attacks_bishop (square, occupied) & (kinds[BRG_CHESS_BISHOP] | queens));
}

BrgChessSet
brg_position_checkers (const BrgPosition *position)
{
  BrgColour opponent = brg_colour_opposite (position->turn);

  return brg_position_attackers (position, brg_position_king (position, position->turn),
                                 position->men[BRG_COLOUR_NONE]) &
         position->men[opponent];
}

gboolean
brg_position_can_take_passed (const BrgPosition *position,
                              BrgChessSquare from,
                              BrgChessSquare passed)
{
  BrgColour opponent = brg_colour_opposite (position->turn);
  BrgChessSet taken = brg_chess_set_of (passed ^ 8);
  BrgChessSet occupied = (position->men[BRG_COLOUR_NONE] ^ brg_chess_set_of (from) ^ taken) |
                         brg_chess_set_of (passed);
  BrgChessSquare king = brg_position_king (position, position->turn);

  /* fide-2023 3.9.2: two men leave one rank at once, so the king is looked at afterwards. */
  return (brg_position_attackers (position, king, occupied) & position->men[opponent] & ~taken) ==
         0;
}

BrgChessSquare
brg_position_find_en_passant (const BrgPosition *position, BrgChessSquare passed)
{
  BrgColour opponent = brg_colour_opposite (position->turn);
  BrgChessSet takers = brg_attacks_pawn (opponent, passed) & position->men[position->turn] &
                       position->kinds[BRG_CHESS_PAWN];

  while (takers != 0)
    if (brg_position_can_take_passed (position, brg_chess_set_pop (&takers), passed))
      return passed;
  return BRG_CHESS_NO_SQUARE;
}

void
brg_position_settle (BrgPosition *position)
{
  position->en_passant = BRG_CHESS_NO_SQUARE;
  if (position->passed_square != BRG_CHESS_NO_SQUARE)
    position->en_passant = brg_position_find_en_passant (position, position->passed_square);
  position->hash = brg_position_hash (position);
}

guint64
brg_position_hash (const BrgPosition *position)
{
  guint64 hash = position->turn == BRG_COLOUR_BLACK ? brg_position_black_key[0] : 0;

  for (BrgChessSet rest = position->men[BRG_COLOUR_NONE]; rest != 0;)
    {
      BrgChessSquare square = brg_chess_set_pop (&rest);

      hash ^= brg_position_man_keys[position->board[square] << 6 | square];
    }
  for (BrgChessSet rest = position->castling; rest != 0;)
    hash ^= brg_position_castling_keys[brg_chess_set_pop (&rest)];
  if (position->en_passant != BRG_CHESS_NO_SQUARE)
    hash ^= brg_position_passed_keys[brg_chess_square_file (position->en_passant)];
  return hash;
}

/* fide-2023 9.2.2: same player having the move, same men on the same squares, same possible moves
 * of all of them; 9.2.2.1 a pawn that could have been taken en passant, 9.2.2.2 castling. */
gboolean
brg_position_is_same (const BrgPosition *a, const BrgPosition *b)
{
  return a->hash == b->hash && a->turn == b->turn && a->castling == b->castling &&
         a->en_passant == b->en_passant && memcmp (a->board, b->board, sizeof a->board) == 0;
}

/* Puts a man on the n-th of the first rank's squares that are free. */
static void
place_on_free (BrgChessKind *rank, guint n, BrgChessKind kind)
{
  for (guint file = 0; file < 8; file++)
    if (rank[file] == BRG_CHESS_NOTHING && n-- == 0)
      {
        rank[file] = kind;
        return;
      }
}

/* fide-2023 guideline II.2: the bishops on squares of different colour, the king between the rooks.
 * The number counts, from the fastest wheel to the slowest: the bishop on a light square, the one
 * on a dark square, the queen, the two knights. */
static void
arrange_start (guint number, BrgChessKind *rank)
{
  static const guint8 knights[10][2] = { { 0, 0 }, { 0, 1 }, { 0, 2 }, { 0, 3 }, { 1, 1 },
                                         { 1, 2 }, { 1, 3 }, { 2, 2 }, { 2, 3 }, { 3, 3 } };
  const guint8 *pair = knights[number / 96];

  rank[number % 4 * 2 + 1] = BRG_CHESS_BISHOP;
  rank[number / 4 % 4 * 2] = BRG_CHESS_BISHOP;
  place_on_free (rank, number / 16 % 6, BRG_CHESS_QUEEN);
  /* The second knight's square is counted without the first. */
  place_on_free (rank, pair[0], BRG_CHESS_KNIGHT);
  place_on_free (rank, pair[1], BRG_CHESS_KNIGHT);
  place_on_free (rank, 0, BRG_CHESS_ROOK);
  place_on_free (rank, 0, BRG_CHESS_KING);
  place_on_free (rank, 0, BRG_CHESS_ROOK);
}

BrgPosition
brg_position_start (BrgChessVariant variant, guint number)
{
  BrgChessKind rank[8] = { BRG_CHESS_NOTHING };
  BrgPosition position;

  g_assert (number < BRG_POSITION_N_STARTS);
  g_assert (variant == BRG_CHESS_960 || number == BRG_POSITION_ORTHODOX_START);
  arrange_start (number, rank);
  brg_position_clear (&position, variant);
  for (guint file = 0; file < 8; file++)
    {
      /* fide-2023 2.2, guideline II.2.3: Black's men stand opposite to White's. */
      brg_position_put (&position, brg_chess_man (BRG_COLOUR_WHITE, rank[file]),
                        brg_chess_square (file, 0));
      brg_position_put (&position, brg_chess_man (BRG_COLOUR_WHITE, BRG_CHESS_PAWN),
                        brg_chess_square (file, 1));
      brg_position_put (&position, brg_chess_man (BRG_COLOUR_BLACK, BRG_CHESS_PAWN),
                        brg_chess_square (file, 6));
      brg_position_put (&position, brg_chess_man (BRG_COLOUR_BLACK, rank[file]),
                        brg_chess_square (file, 7));
    }
  position.castling = position.kinds[BRG_CHESS_ROOK];
  brg_position_settle (&position);
  return position;
}
