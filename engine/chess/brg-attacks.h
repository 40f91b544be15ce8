/* brg-attacks.h - which squares a man sees, by constant tables
 *
 * The tables are written by make-attack-tables.c at build time. For the library's own use and for
 * those who search; everything here costs a few instructions.
 * Rules: fide-2023 3.2, 3.3, 3.4, 3.5, 3.6, 3.7.3, 3.8.1
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-chess.h"

G_BEGIN_DECLS

/* Of each square every arrangement of men in the way: 102,400 for rooks, 5,248 for bishops. */
#define BRG_ATTACK_N_SETS 107648

/**
 * BrgAttackLookup:
 * @mask: squares where a man matters
 * @factor: brings them together in the highest bits
 * @offset: where the sets of this square begin
 * @shift: brings the highest bits down
 *
 * How the attacks of a rook or bishop on one square are found.
 */
typedef struct
{
  BrgChessSet mask;
  guint64 factor;
  guint32 offset;
  guint32 shift;
} BrgAttackLookup;

extern const BrgAttackLookup brg_attack_rook_lookups[64];
extern const BrgAttackLookup brg_attack_bishop_lookups[64];
extern const BrgChessSet brg_attack_sets[BRG_ATTACK_N_SETS];
extern const BrgChessSet brg_attack_knight[64];
extern const BrgChessSet brg_attack_king[64];
extern const BrgChessSet brg_attack_white_pawn[64];
extern const BrgChessSet brg_attack_black_pawn[64];
/* What rooks and bishops see on an empty board. */
extern const BrgChessSet brg_attack_rook_rays[64];
extern const BrgChessSet brg_attack_bishop_rays[64];
/* The diagonals through a square, with it: rising from White's left, falling from White's left. */
extern const BrgChessSet brg_attack_rising[64];
extern const BrgChessSet brg_attack_falling[64];
extern const BrgChessSet brg_attack_between[64 * 64];
extern const BrgChessSet brg_attack_line[64 * 64];

/** brg_attacks_lookup: Returns: the squares seen through @lookup past the men on @occupied */
static inline BrgChessSet
brg_attacks_lookup (const BrgAttackLookup *lookup, BrgChessSet occupied)
{
  return brg_attack_sets[lookup->offset +
                         ((occupied & lookup->mask) * lookup->factor >> lookup->shift)];
}

/** brg_attacks_rook: Returns: the squares that a rook sees, the first men included */
static inline BrgChessSet
brg_attacks_rook (BrgChessSquare square, BrgChessSet occupied)
{
  return brg_attacks_lookup (&brg_attack_rook_lookups[square], occupied);
}

/** brg_attacks_bishop: Returns: the squares that a bishop sees, the first men included */
static inline BrgChessSet
brg_attacks_bishop (BrgChessSquare square, BrgChessSet occupied)
{
  return brg_attacks_lookup (&brg_attack_bishop_lookups[square], occupied);
}

/** brg_attacks_queen: Returns: the squares that a queen sees, the first men included */
static inline BrgChessSet
brg_attacks_queen (BrgChessSquare square, BrgChessSet occupied)
{
  return brg_attacks_rook (square, occupied) | brg_attacks_bishop (square, occupied);
}

/** brg_attacks_officer: Returns: the squares that a man of @kind sees, none for a pawn */
static inline BrgChessSet
brg_attacks_officer (BrgChessKind kind, BrgChessSquare square, BrgChessSet occupied)
{
  switch (kind)
    {
    case BRG_CHESS_KNIGHT:
      return brg_attack_knight[square];
    case BRG_CHESS_BISHOP:
      return brg_attacks_bishop (square, occupied);
    case BRG_CHESS_ROOK:
      return brg_attacks_rook (square, occupied);
    case BRG_CHESS_QUEEN:
      return brg_attacks_queen (square, occupied);
    case BRG_CHESS_KING:
      return brg_attack_king[square];
    case BRG_CHESS_NOTHING:
    case BRG_CHESS_PAWN:
    default:
      return 0;
    }
}

/** brg_attacks_pawn: Returns: the squares where a pawn of @colour may capture */
static inline BrgChessSet
brg_attacks_pawn (BrgColour colour, BrgChessSquare square)
{
  return colour == BRG_COLOUR_WHITE ? brg_attack_white_pawn[square] : brg_attack_black_pawn[square];
}

/** brg_attacks_between: Returns: the squares between two on one line, else none */
static inline BrgChessSet
brg_attacks_between (BrgChessSquare from, BrgChessSquare to)
{
  return brg_attack_between[from << 6 | to];
}

/** brg_attacks_line: Returns: the line from edge to edge through two squares, else none */
static inline BrgChessSet
brg_attacks_line (BrgChessSquare from, BrgChessSquare to)
{
  return brg_attack_line[from << 6 | to];
}

G_END_DECLS
