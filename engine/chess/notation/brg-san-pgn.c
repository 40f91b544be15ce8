/* brg-san-pgn.c - moves in English short notation, read fast
 *
 * From the square reached one looks back for the men that may have come from there; for most moves
 * that is one, and no list of moves is made.
 * Rules: fide-2023 appendix C
 * Tests: tests/engine/test-notation.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-san-pgn.h"

#include "brg-attacks.h"
#include "brg-san-symbols.h"

/* What stands in a text; squares that are not named are all squares. */
typedef struct
{
  BrgChessKind kind;
  BrgChessKind promotion;
  BrgChessSet origins;
  BrgChessSquare to;
} Said;

static BrgChessKind
find_kind (char letter)
{
  switch (letter)
    {
    case 'N':
      return BRG_CHESS_KNIGHT;
    case 'B':
      return BRG_CHESS_BISHOP;
    case 'R':
      return BRG_CHESS_ROOK;
    case 'Q':
      return BRG_CHESS_QUEEN;
    case 'K':
      return BRG_CHESS_KING;
    default:
      return BRG_CHESS_NOTHING;
    }
}

static inline gboolean
is_file (char c)
{
  return c >= 'a' && c <= 'h';
}

static inline gboolean
is_rank (char c)
{
  return c >= '1' && c <= '8';
}

/* Signs behind a move that do not change it. */
static gboolean
is_mark (char c)
{
  return c == '+' || c == '#' || c == '!' || c == '?';
}

static gboolean
read_promotion (const char **at, const char *end, Said *said)
{
  gboolean has_sign = *at < end && **at == '=';

  if (has_sign)
    (*at)++;
  if (*at < end)
    said->promotion = find_kind (**at);
  if (said->promotion == BRG_CHESS_NOTHING)
    return !has_sign;
  (*at)++;
  return said->kind == BRG_CHESS_PAWN && said->promotion != BRG_CHESS_KING;
}

/* At most two files and two ranks, with a cross before the last ones: e4, exd5, Nbd7, R1xa3, Qh4e1.
 */
static gboolean
read_squares (const char **at, const char *end, Said *said)
{
  char first_file = 0;
  char first_rank = 0;

  if (*at < end && is_file (**at))
    first_file = *(*at)++;
  if (*at < end && is_rank (**at))
    first_rank = *(*at)++;
  if (*at < end && (**at == 'x' || **at == '-' || **at == ':'))
    (*at)++;
  else if (first_file && first_rank && (*at == end || !is_file (**at)))
    {
      said->to = brg_chess_square ((guint) (first_file - 'a'), (guint) (first_rank - '1'));
      return TRUE;
    }
  if (end - *at < 2 || !is_file ((*at)[0]) || !is_rank ((*at)[1]))
    return FALSE;
  /* fide-2023 C.9.3: of a pawn the file is named, never the rank alone. */
  if (said->kind == BRG_CHESS_PAWN && first_rank && !first_file)
    return FALSE;
  said->to = brg_chess_square ((guint) ((*at)[0] - 'a'), (guint) ((*at)[1] - '1'));
  *at += 2;
  if (first_file)
    said->origins &= brg_chess_set_of_file ((guint) (first_file - 'a'));
  if (first_rank)
    said->origins &= brg_chess_set_of_rank ((guint) (first_rank - '1'));
  return TRUE;
}

static gboolean
read_text (const char *at, const char *end, Said *said)
{
  *said = (Said){ .origins = ~G_GUINT64_CONSTANT (0) };
  if (at < end)
    said->kind = find_kind (*at);
  if (said->kind != BRG_CHESS_NOTHING)
    at++;
  else
    said->kind = BRG_CHESS_PAWN;
  if (!read_squares (&at, end, said) || !read_promotion (&at, end, said))
    return FALSE;
  while (at < end && is_mark (*at))
    at++;
  return at == end;
}

/* Where a pawn that steps to @to may have stood. */
static BrgChessSet
find_pawn_steps (const BrgPosition *position, BrgChessSquare to)
{
  gboolean is_white = position->turn == BRG_COLOUR_WHITE;
  guint rank = brg_chess_square_rank (to);
  BrgChessSquare before = is_white ? to - 8 : to + 8;

  if (rank == (is_white ? 0u : 7u))
    return 0;
  if (position->board[before] != BRG_CHESS_NOTHING)
    return brg_chess_set_of (before);
  return rank == (is_white ? 3u : 4u) ? brg_chess_set_of (is_white ? before - 8 : before + 8) : 0;
}

static BrgChessSet
find_pawn_origins (const BrgPosition *position, BrgChessSquare to, BrgChessSet said)
{
  BrgChessSet origins;

  if (position->board[to] == BRG_CHESS_NOTHING && to != position->en_passant)
    return find_pawn_steps (position, to);
  /* A capture must name its file; without it a step is meant, which the man there forbids. */
  origins = brg_attacks_pawn (brg_colour_opposite ((BrgColour) position->turn), to);
  if (position->board[to] == BRG_CHESS_NOTHING)
    origins |= find_pawn_steps (position, to);
  if (said == ~G_GUINT64_CONSTANT (0))
    origins &= brg_chess_set_of_file (brg_chess_square_file (to));
  return origins;
}

static BrgChessSet
find_origins (const BrgPosition *position, const Said *said)
{
  BrgChessSet occupied = position->men[BRG_COLOUR_NONE];
  BrgChessSet own = position->men[position->turn] & position->kinds[said->kind] & said->origins;

  if (brg_chess_set_has (position->men[position->turn], said->to))
    return 0;
  if (said->kind == BRG_CHESS_PAWN)
    return own & find_pawn_origins (position, said->to, said->origins);
  return own & brg_attacks_officer (said->kind, said->to, occupied);
}

/* fide-2023 3.9.2: whether the own king is safe when the man has gone. */
static gboolean
is_safe (const BrgPosition *position, BrgChessSquare from, BrgChessSquare to)
{
  BrgColour us = (BrgColour) position->turn;
  BrgChessSquare king = brg_position_king (position, us);
  BrgChessSet occupied =
      (position->men[BRG_COLOUR_NONE] & ~brg_chess_set_of (from)) | brg_chess_set_of (to);
  BrgChessSet enemies = position->men[brg_colour_opposite (us)] & ~brg_chess_set_of (to);

  if (king == from)
    king = to;
  return (brg_position_attackers (position, king, occupied) & enemies) == 0;
}

/* The move of a man that can go there, if it is legal. */
static BrgMove
make_move (const BrgPosition *position, const Said *said, BrgChessSquare from)
{
  gboolean is_pawn = said->kind == BRG_CHESS_PAWN;
  guint rank = brg_chess_square_rank (said->to);
  BrgMoveKind kind = BRG_MOVE_PLAIN;

  if (is_pawn && said->to == position->en_passant &&
      brg_chess_square_file (from) != brg_chess_square_file (said->to))
    return brg_position_can_take_passed (position, from, said->to)
               ? brg_move_new (from, said->to, BRG_MOVE_EN_PASSANT)
               : BRG_MOVE_NONE;
  /* fide-2023 3.7.5.1: without the new piece there would be four moves. */
  if (is_pawn && (rank == 0 || rank == 7) != (said->promotion != BRG_CHESS_NOTHING))
    return BRG_MOVE_NONE;
  if (said->promotion != BRG_CHESS_NOTHING)
    kind = (BrgMoveKind) (BRG_MOVE_TO_KNIGHT + said->promotion - BRG_CHESS_KNIGHT);
  else if (is_pawn && (from ^ said->to) == 16)
    kind = BRG_MOVE_DOUBLE_STEP;
  return is_safe (position, from, said->to) ? brg_move_new (from, said->to, kind) : BRG_MOVE_NONE;
}

/* Castling: O-O, 0-0-0+. */
static BrgMove
read_castling (const BrgPosition *position, const char *at, const char *end)
{
  char zero = *at;
  guint n_zeros = 1;
  BrgMoveList list;

  for (at++; end - at >= 2 && at[0] == '-' && at[1] == zero; at += 2)
    n_zeros++;
  while (at < end && is_mark (*at))
    at++;
  if (at != end || (n_zeros != 2 && n_zeros != 3))
    return BRG_MOVE_NONE;
  brg_moves_generate (position, &list);
  for (guint i = 0; i < list.n_moves; i++)
    if (brg_move_kind (list.moves[i]) == BRG_MOVE_CASTLING &&
        (brg_move_to (list.moves[i]) < brg_move_from (list.moves[i])) == (n_zeros == 3))
      return list.moves[i];
  return BRG_MOVE_NONE;
}

BrgMove
brg_san_read_pgn (const BrgPosition *position, const char *text, gsize length)
{
  BrgMove found = BRG_MOVE_NONE;
  BrgChessSet origins;
  Said said;

  if (length > BRG_SAN_MAX_CHARACTERS)
    return BRG_MOVE_NONE;
  if (length > 0 && (text[0] == 'O' || text[0] == '0'))
    return read_castling (position, text, text + length);
  if (!read_text (text, text + length, &said))
    return BRG_MOVE_NONE;
  for (origins = find_origins (position, &said); origins != 0;)
    {
      BrgMove move = make_move (position, &said, brg_chess_set_pop (&origins));

      if (move == BRG_MOVE_NONE)
        continue;
      if (found != BRG_MOVE_NONE)
        return BRG_MOVE_NONE;
      found = move;
    }
  return found;
}
