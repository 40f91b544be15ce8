/* brg-move.c - a move, made and taken back
 *
 * Rules: fide-2023 3.7, 3.8, 9.2.2.1, guideline II.3
 * Tests: tests/engine/test-moves.c, tests/engine/test-perft.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-move.h"

#include "brg-attacks.h"
#include "brg-position-keys.h"

/* Puts a man on an empty square or takes it away, in the sets only: twice is nothing. */
static inline void
toggle (BrgPosition *position, BrgChessMan man, BrgChessSet squares)
{
  position->kinds[brg_chess_man_kind (man)] ^= squares;
  position->men[brg_chess_man_colour (man)] ^= squares;
}

static inline guint64
get_key (BrgChessMan man, BrgChessSquare square)
{
  return brg_position_man_keys[man << 6 | square];
}

static inline guint16
count_up (guint16 counter)
{
  return counter < BRG_POSITION_MAX_COUNTER ? counter + 1 : counter;
}

/* Rights of the king that moves, and of rooks that move or are captured, are gone: fide-2023
 * 3.8.2.1. Few moves touch one of these squares. */
static void
lose_castling (BrgPosition *position, BrgChessMan man, BrgChessSet squares)
{
  BrgChessSet lost = position->castling & squares;

  if (brg_chess_man_kind (man) == BRG_CHESS_KING)
    lost |= position->castling & position->men[brg_chess_man_colour (man)];
  position->castling ^= lost;
  while (lost != 0)
    position->hash ^= brg_position_castling_keys[brg_chess_set_pop (&lost)];
}

/* fide-2023 guideline II.3.2.2: king and rook may change places, so both leave before one comes. */
static void
move_castling_men (BrgPosition *position, BrgMove move, gboolean back)
{
  BrgChessMan king = brg_chess_man (position->turn, BRG_CHESS_KING);
  BrgChessMan rook = brg_chess_man (position->turn, BRG_CHESS_ROOK);
  const BrgChessSquare home[2] = { brg_move_from (move), brg_move_to (move) };
  const BrgChessSquare castled[2] = { brg_move_castled_king (move), brg_move_castled_rook (move) };
  const BrgChessSquare *from = back ? castled : home;
  const BrgChessSquare *to = back ? home : castled;

  toggle (position, king, brg_chess_set_of (from[0]));
  toggle (position, rook, brg_chess_set_of (from[1]));
  position->board[from[0]] = 0;
  position->board[from[1]] = 0;
  toggle (position, king, brg_chess_set_of (to[0]));
  toggle (position, rook, brg_chess_set_of (to[1]));
  position->board[to[0]] = king;
  position->board[to[1]] = rook;
  position->hash ^= get_key (king, from[0]) ^ get_key (king, to[0]) ^ get_key (rook, from[1]) ^
                    get_key (rook, to[1]);
}

static inline void
capture (BrgPosition *position, BrgChessMan captured, BrgChessSquare square)
{
  toggle (position, captured, brg_chess_set_of (square));
  position->board[square] = 0;
  position->hash ^= get_key (captured, square);
  position->quiet_plies = 0;
}

/* The side that may take has the move already. */
static void
pass_square (BrgPosition *position, BrgChessSquare passed)
{
  position->passed_square = passed;
  position->en_passant = brg_position_find_en_passant (position, passed);
  if (position->en_passant != BRG_CHESS_NO_SQUARE)
    position->hash ^= brg_position_passed_keys[brg_chess_square_file (passed)];
}

/* What the end of every move has in common. */
static inline void
hand_over (BrgPosition *position)
{
  position->men[BRG_COLOUR_NONE] =
      position->men[BRG_COLOUR_WHITE] | position->men[BRG_COLOUR_BLACK];
  if (position->turn == BRG_COLOUR_BLACK)
    position->move_number = count_up (position->move_number);
  position->turn ^= BRG_COLOUR_WHITE ^ BRG_COLOUR_BLACK;
  position->hash ^= brg_position_black_key[0];
}

static inline void
remember (const BrgPosition *position, BrgChessMan captured, BrgMoveUndo *undo)
{
  undo->castling = position->castling;
  undo->hash = position->hash;
  undo->quiet_plies = position->quiet_plies;
  undo->move_number = position->move_number;
  undo->passed_square = position->passed_square;
  undo->en_passant = position->en_passant;
  undo->captured = captured;
}

/* A man goes to a square that is empty by now, and may become another. */
static inline void
go (BrgPosition *position, BrgMove move, BrgChessMan man, BrgChessMan arriving)
{
  BrgChessSquare from = brg_move_from (move);
  BrgChessSquare to = brg_move_to (move);

  toggle (position, man, brg_chess_set_of (from));
  toggle (position, arriving, brg_chess_set_of (to));
  position->board[from] = 0;
  position->board[to] = arriving;
  position->hash ^= get_key (man, from) ^ get_key (arriving, to);
}

void
brg_move_make (BrgPosition *position, BrgMove move, BrgMoveUndo *undo)
{
  BrgChessSquare from = brg_move_from (move);
  BrgChessSquare to = brg_move_to (move);
  BrgMoveKind kind = brg_move_kind (move);
  BrgChessMan man = position->board[from];
  BrgChessMan arriving = man;
  BrgChessSet touched = brg_chess_set_of (from) | brg_chess_set_of (to);

  remember (position, kind == BRG_MOVE_CASTLING ? 0 : position->board[to], undo);
  position->quiet_plies = count_up (position->quiet_plies);
  if (position->en_passant != BRG_CHESS_NO_SQUARE)
    position->hash ^= brg_position_passed_keys[brg_chess_square_file (position->en_passant)];
  position->passed_square = BRG_CHESS_NO_SQUARE;
  position->en_passant = BRG_CHESS_NO_SQUARE;
  if (position->castling != 0 &&
      ((position->castling & touched) != 0 || brg_chess_man_kind (man) == BRG_CHESS_KING))
    lose_castling (position, man, touched);
  if (kind == BRG_MOVE_CASTLING)
    {
      move_castling_men (position, move, FALSE);
      hand_over (position);
      return;
    }
  if (undo->captured != 0)
    capture (position, undo->captured, to);
  else if (kind == BRG_MOVE_EN_PASSANT)
    {
      /* fide-2023 3.7.4.1: the pawn captured stands beside, not where the taker arrives. */
      undo->captured = position->board[to ^ 8];
      capture (position, undo->captured, to ^ 8);
    }
  if (kind >= BRG_MOVE_TO_KNIGHT)
    arriving = brg_chess_man (position->turn, brg_move_promotion (move));
  if (brg_chess_man_kind (man) == BRG_CHESS_PAWN)
    position->quiet_plies = 0;
  go (position, move, man, arriving);
  hand_over (position);
  if (kind == BRG_MOVE_DOUBLE_STEP)
    pass_square (position, (from + to) / 2);
}

void
brg_move_unmake (BrgPosition *position, BrgMove move, const BrgMoveUndo *undo)
{
  BrgMoveKind kind = brg_move_kind (move);
  BrgChessSquare to = brg_move_to (move);

  position->turn ^= BRG_COLOUR_WHITE ^ BRG_COLOUR_BLACK;
  if (kind == BRG_MOVE_CASTLING)
    move_castling_men (position, move, TRUE);
  else
    {
      BrgChessMan arrived = position->board[to];
      BrgChessMan man =
          kind >= BRG_MOVE_TO_KNIGHT ? brg_chess_man (position->turn, BRG_CHESS_PAWN) : arrived;

      toggle (position, arrived, brg_chess_set_of (to));
      toggle (position, man, brg_chess_set_of (brg_move_from (move)));
      position->board[to] = 0;
      position->board[brg_move_from (move)] = man;
      if (undo->captured != 0)
        {
          BrgChessSquare square = kind == BRG_MOVE_EN_PASSANT ? to ^ 8 : to;

          toggle (position, undo->captured, brg_chess_set_of (square));
          position->board[square] = undo->captured;
        }
    }
  position->men[BRG_COLOUR_NONE] =
      position->men[BRG_COLOUR_WHITE] | position->men[BRG_COLOUR_BLACK];
  position->castling = undo->castling;
  position->hash = undo->hash;
  position->quiet_plies = undo->quiet_plies;
  position->passed_square = undo->passed_square;
  position->en_passant = undo->en_passant;
  position->move_number = undo->move_number;
}
