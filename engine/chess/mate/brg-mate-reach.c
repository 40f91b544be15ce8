/* brg-mate-reach.c - where every man of a position could ever come
 *
 * The least sets that are closed under the rules below. Each rule asks less than the Laws ask of
 * any single move at any later time, so by induction over the moves of any game from here each man
 * always stands within its set:
 * - A square is shut to a side as long as an own man stands there that never moved and was never
 *   captured. Such a man is stuck as long as its set is its home and no enemy can capture there.
 * - Pieces go step by step; those of long range pass only squares that are empty, hence not shut.
 * - A king never goes next to a stuck man's attack: whoever it is attacks the next squares for
 * good.
 * - A pawn steps on a square where no man is stuck. If it never captured, and the pawn opposite on
 *   its file never did, neither passes the other: to enter that one's home it must be gone, by a
 *   capture of its own or by being captured on its file.
 * - A pawn captures where some enemy man but the king could stand. En passant that is the square
 *   passed over, where the other pawn could have stopped; only a pawn that has passed already is
 *   seen to apart.
 * - A promoted pawn goes as queen and knight together, whatever it has become.
 * - Castling moves king and rook over squares where no other man is stuck (fide-2023 3.8.2, II.3).
 *
 * Rules: fide-2023 3.2 to 3.8
 * Tests: tests/engine/test-can-mate.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-mate-reach.h"

#include "brg-attacks.h"
#include "brg-move.h"

typedef struct
{
  const BrgPosition *position;
  BrgMateReach *reach;
  BrgChessSet stand[3];  /* by colour: where its men but the king could stand */
  BrgChessSet enter[3];  /* by colour: where its men could capture */
  BrgChessSet stuck[3];  /* by colour: its stuck men; of none: of both */
  BrgChessSet banned[3]; /* by colour: where its king can never go */
  gboolean has_grown;
} Closure;

static inline BrgChessSet
shift_files (BrgChessSet set, gint side)
{
  return side > 0 ? (set & ~BRG_CHESS_FILE_H) << 1 : (set & ~BRG_CHESS_FILE_A) >> 1;
}

static inline BrgChessSet
step_diagonally (BrgChessSet set)
{
  BrgChessSet beside = shift_files (set, 1) | shift_files (set, -1);

  return beside << 8 | beside >> 8;
}

static inline BrgChessSet
step_straight (BrgChessSet set)
{
  return set << 8 | set >> 8 | shift_files (set, 1) | shift_files (set, -1);
}

static inline BrgChessSet
step_knights (BrgChessSet set)
{
  BrgChessSet right = shift_files (set, 1);
  BrgChessSet left = shift_files (set, -1);
  BrgChessSet near = right | left;
  BrgChessSet far = shift_files (right, 1) | shift_files (left, -1);

  return near << 16 | near >> 16 | far << 8 | far >> 8;
}

BrgChessSet
brg_mate_steps (BrgChessKind kind, BrgChessSet from)
{
  switch (kind)
    {
    case BRG_CHESS_KNIGHT:
      return step_knights (from);
    case BRG_CHESS_BISHOP:
      return step_diagonally (from);
    case BRG_CHESS_ROOK:
      return step_straight (from);
    case BRG_CHESS_QUEEN:
    case BRG_CHESS_KING:
      return step_straight (from) | step_diagonally (from);
    case BRG_CHESS_NOTHING:
    case BRG_CHESS_PAWN:
    default:
      return 0;
    }
}

BrgChessSet
brg_mate_pawn_attacks (BrgColour colour, BrgChessSet from)
{
  BrgChessSet beside = shift_files (from, 1) | shift_files (from, -1);

  return colour == BRG_COLOUR_WHITE ? beside << 8 : beside >> 8;
}

static inline BrgChessSet
step_ahead (BrgColour colour, BrgChessSet from)
{
  return colour == BRG_COLOUR_WHITE ? from << 8 : from >> 8;
}

static inline void
extend (Closure *closure, BrgChessSet *set, BrgChessSet by)
{
  closure->has_grown |= (by & ~*set) != 0;
  *set |= by;
}

static BrgChessSet
get_attacks_from_home (const BrgMateMan *man)
{
  BrgChessSet home = brg_chess_set_of (man->home);

  return man->kind == BRG_CHESS_PAWN ? brg_mate_pawn_attacks (man->colour, home)
                                     : brg_mate_steps (man->kind, home);
}

static gboolean
is_stuck (const Closure *closure, const BrgMateMan *man)
{
  if (man->reach != brg_chess_set_of (man->home))
    return FALSE;
  return man->kind == BRG_CHESS_KING ||
         !brg_chess_set_has (closure->enter[brg_colour_opposite (man->colour)], man->home);
}

/* Where a man could capture. A piece can come back to its home only after it has left it. */
static BrgChessSet
get_captures (const BrgMateMan *man)
{
  if (man->kind == BRG_CHESS_PAWN)
    return man->takes;
  return man->reach == brg_chess_set_of (man->home) ? 0 : man->reach;
}

/* fide-2023 3.7.4.1: a pawn that has passed a square just now can be captured where it stands. */
static void
see_to_passed_pawn (Closure *closure)
{
  const BrgPosition *position = closure->position;

  if (position->en_passant != BRG_CHESS_NO_SQUARE)
    closure->enter[position->turn] |= brg_chess_set_of (position->en_passant ^ 8);
}

static void
sum_up (Closure *closure)
{
  for (guint colour = BRG_COLOUR_NONE; colour <= BRG_COLOUR_BLACK; colour++)
    closure->stand[colour] = closure->enter[colour] = closure->stuck[colour] =
        closure->banned[colour] = 0;
  for (guint i = 0; i < closure->reach->n_men; i++)
    {
      const BrgMateMan *man = &closure->reach->men[i];

      closure->enter[man->colour] |= get_captures (man);
      if (man->kind != BRG_CHESS_KING)
        closure->stand[man->colour] |= man->reach;
    }
  see_to_passed_pawn (closure);
  for (guint i = 0; i < closure->reach->n_men; i++)
    {
      const BrgMateMan *man = &closure->reach->men[i];

      if (!is_stuck (closure, man))
        continue;
      closure->stuck[man->colour] |= brg_chess_set_of (man->home);
      closure->banned[brg_colour_opposite (man->colour)] |= get_attacks_from_home (man);
    }
  closure->stuck[BRG_COLOUR_NONE] =
      closure->stuck[BRG_COLOUR_WHITE] | closure->stuck[BRG_COLOUR_BLACK];
}

/* Enemy pawns on the file of a pawn, at home, that can neither leave it nor be captured there. */
static BrgChessSet
find_opposite_pawns (const Closure *closure, const BrgMateMan *pawn)
{
  BrgChessSet opposite = 0;

  for (guint i = 0; i < closure->reach->n_men; i++)
    {
      const BrgMateMan *man = &closure->reach->men[i];

      if (man->kind == BRG_CHESS_PAWN && man->colour != pawn->colour &&
          brg_chess_square_file (man->home) == brg_chess_square_file (pawn->home) &&
          man->takes == 0 && (closure->enter[pawn->colour] & man->file) == 0)
        opposite |= brg_chess_set_of (man->home);
    }
  return opposite;
}

/* fide-2023 3.7.1, 3.7.2 */
static void
extend_pawn_steps (Closure *closure, BrgMateMan *pawn)
{
  BrgChessSet open = ~closure->stuck[BRG_COLOUR_NONE];
  BrgChessSet start =
      pawn->colour == BRG_COLOUR_WHITE ? BRG_CHESS_RANK_1 << 8 : BRG_CHESS_RANK_8 >> 8;
  BrgChessSet home = brg_chess_set_of (pawn->home);
  BrgChessSet open_file = open & ~find_opposite_pawns (closure, pawn);
  BrgChessSet first = step_ahead (pawn->colour, home & start) & open_file;

  extend (closure, &pawn->file, step_ahead (pawn->colour, pawn->file) & open_file);
  extend (closure, &pawn->file, step_ahead (pawn->colour, first) & open_file);
  extend (closure, &pawn->off, step_ahead (pawn->colour, pawn->off) & open);
}

/* fide-2023 3.7.3, 3.7.4.1, 3.7.5.1 */
static void
extend_pawn (Closure *closure, BrgMateMan *pawn)
{
  const BrgPosition *position = closure->position;
  BrgChessSet victims = closure->stand[brg_colour_opposite (pawn->colour)];
  BrgChessSet last = BRG_CHESS_RANK_1 | BRG_CHESS_RANK_8;
  BrgChessSet as_pawn, captures;

  extend_pawn_steps (closure, pawn);
  as_pawn = (pawn->file | pawn->off) & ~last;
  if (position->en_passant != BRG_CHESS_NO_SQUARE && position->turn == pawn->colour)
    victims |= brg_chess_set_of (position->en_passant);
  captures =
      brg_mate_pawn_attacks (pawn->colour, as_pawn) & victims & ~closure->stuck[pawn->colour];
  extend (closure, &pawn->off, captures);
  extend (closure, &pawn->takes, captures);
  extend (closure, &pawn->promoted, (pawn->file | pawn->off) & last);
  if (pawn->promoted != 0)
    {
      extend (closure, &pawn->promoted,
              (brg_mate_steps (BRG_CHESS_QUEEN, pawn->promoted) | step_knights (pawn->promoted)) &
                  ~closure->stuck[pawn->colour]);
      extend (closure, &pawn->takes, pawn->promoted);
    }
  extend (closure, &pawn->reach, pawn->file | pawn->off | pawn->promoted);
}

static void
extend_piece (Closure *closure, BrgMateMan *man)
{
  BrgChessSet shut = closure->stuck[man->colour];
  BrgChessSet before;

  if (man->kind == BRG_CHESS_KING)
    shut |= closure->banned[man->colour];
  do
    {
      before = man->reach;
      extend (closure, &man->reach, brg_mate_steps (man->kind, man->reach) & ~shut);
    }
  while (man->reach != before);
}

static BrgMateMan *
find_man (const Closure *closure, BrgChessSquare home)
{
  for (guint i = 0; i < closure->reach->n_men; i++)
    if (closure->reach->men[i].home == home)
      return &closure->reach->men[i];
  g_assert_not_reached ();
}

/* fide-2023 3.8.2, guideline II.3.2.7.4 */
static void
extend_castling (Closure *closure)
{
  for (BrgChessSet rooks = closure->position->castling; rooks != 0;)
    {
      BrgMateMan *rook = find_man (closure, brg_chess_set_pop (&rooks));
      BrgMateMan *king = find_man (closure, brg_position_king (closure->position, rook->colour));
      BrgMove move = brg_move_new (king->home, rook->home, BRG_MOVE_CASTLING);
      BrgChessSquare king_to = brg_move_castled_king (move);
      BrgChessSquare rook_to = brg_move_castled_rook (move);
      BrgChessSet way = brg_attacks_between (king->home, king_to) |
                        brg_attacks_between (rook->home, rook_to) | brg_chess_set_of (king_to) |
                        brg_chess_set_of (rook_to);

      way &= ~(brg_chess_set_of (king->home) | brg_chess_set_of (rook->home));
      if ((way & closure->stuck[BRG_COLOUR_NONE]) != 0)
        continue;
      extend (closure, &king->reach, brg_chess_set_of (king_to));
      extend (closure, &rook->reach, brg_chess_set_of (rook_to));
      /* King and rook may change places or stay: either way they are not stuck any more. */
      extend (closure, &king->reach, brg_chess_set_of (rook->home));
      extend (closure, &rook->reach, brg_chess_set_of (king->home));
    }
}

static void
list_men (const BrgPosition *position, BrgMateReach *reach)
{
  reach->n_men = 0;
  for (BrgChessSet rest = position->men[BRG_COLOUR_NONE]; rest != 0;)
    {
      BrgMateMan *man = &reach->men[reach->n_men++];
      BrgChessSquare home = brg_chess_set_pop (&rest);

      *man = (BrgMateMan){
        .home = home,
        .colour = brg_chess_man_colour (position->board[home]),
        .kind = brg_chess_man_kind (position->board[home]),
        .reach = brg_chess_set_of (home),
      };
      if (man->kind == BRG_CHESS_PAWN)
        man->file = man->reach;
    }
}

void
brg_mate_reach_find (const BrgPosition *position, BrgMateReach *reach)
{
  Closure closure = { .position = position, .reach = reach };

  list_men (position, reach);
  do
    {
      closure.has_grown = FALSE;
      sum_up (&closure);
      for (guint i = 0; i < reach->n_men; i++)
        if (reach->men[i].kind == BRG_CHESS_PAWN)
          extend_pawn (&closure, &reach->men[i]);
        else
          extend_piece (&closure, &reach->men[i]);
      extend_castling (&closure);
    }
  while (closure.has_grown);
}
