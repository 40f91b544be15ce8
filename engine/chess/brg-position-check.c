/* brg-position-check.c - whether men that were set up are a position
 *
 * Rules: fide-2023 2.2, 3.7.2, 3.7.4.1, 3.8.2, 3.9.2, 3.10.3, guidelines II.2, II.3
 * Tests: tests/engine/test-fen.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-position-check.h"

#include "brg-attacks.h"

#define MAX_MEN 16
#define MAX_PAWNS 8

static gboolean
fail (BrgPositionFault *fault, BrgPositionFaultKind kind, BrgColour side, BrgChessSquare square)
{
  *fault = (BrgPositionFault){ kind, side, square };
  return FALSE;
}

/* The men of a side met so far; bishops of the two colours of squares count apart. */
typedef struct
{
  gint n_men;
  gint n_kings;
  gint n_pawns;
  gint n_queens;
  gint n_rooks;
  gint n_knights;
  gint n_bishops[2];
} Census;

static void
count_man (Census *census, BrgChessKind kind, BrgChessSquare square)
{
  guint shade = (brg_chess_square_file (square) + brg_chess_square_rank (square)) & 1;

  census->n_men++;
  census->n_kings += kind == BRG_CHESS_KING;
  census->n_pawns += kind == BRG_CHESS_PAWN;
  census->n_queens += kind == BRG_CHESS_QUEEN;
  census->n_rooks += kind == BRG_CHESS_ROOK;
  census->n_knights += kind == BRG_CHESS_KNIGHT;
  census->n_bishops[shade] += kind == BRG_CHESS_BISHOP;
}

/* fide-2023 2.2: who has more of a kind than at the beginning has promoted pawns. */
static gint
count_promoted (const Census *census)
{
  return MAX (census->n_queens - 1, 0) + MAX (census->n_rooks - 2, 0) +
         MAX (census->n_knights - 2, 0) + MAX (census->n_bishops[0] - 1, 0) +
         MAX (census->n_bishops[1] - 1, 0);
}

static gboolean
check_man (const BrgPosition *position,
           BrgChessSquare square,
           Census *census,
           BrgPositionFault *fault)
{
  BrgColour side = brg_chess_man_colour (position->board[square]);
  BrgChessKind kind = brg_chess_man_kind (position->board[square]);
  guint rank = brg_chess_square_rank (square);

  count_man (census, kind, square);
  if (census->n_kings > 1)
    return fail (fault, BRG_POSITION_FAULT_SECOND_KING, side, square);
  /* fide-2023 3.7.5.1: a pawn that gets to the end is promoted in the same move; behind the second
   * rank it never is. */
  if (kind == BRG_CHESS_PAWN && (rank == 0 || rank == 7))
    return fail (fault, BRG_POSITION_FAULT_PAWN_ON_EDGE, side, square);
  if (census->n_pawns > MAX_PAWNS)
    return fail (fault, BRG_POSITION_FAULT_PAWNS, side, square);
  if (census->n_men > MAX_MEN)
    return fail (fault, BRG_POSITION_FAULT_MEN, side, square);
  return TRUE;
}

/* The place in the order in which positions are read, from a8 to h1. */
static BrgChessSquare
nth_square (guint n)
{
  return brg_chess_square (n % 8, 7 - n / 8);
}

static gboolean
check_promoted (const BrgPosition *position, const Census *all, BrgPositionFault *fault)
{
  Census met[3] = { 0 };

  for (guint n = 0; n < BRG_CHESS_N_SQUARES; n++)
    {
      BrgChessSquare square = nth_square (n);
      BrgColour side = brg_chess_man_colour (position->board[square]);

      if (side == BRG_COLOUR_NONE)
        continue;
      count_man (&met[side], brg_chess_man_kind (position->board[square]), square);
      if (count_promoted (&met[side]) > MAX_PAWNS - all[side].n_pawns)
        return fail (fault, BRG_POSITION_FAULT_PROMOTED, side, square);
    }
  return TRUE;
}

gboolean
brg_position_check_men (const BrgPosition *position,
                        BrgPositionDemand demand,
                        BrgPositionFault *fault)
{
  Census census[3] = { 0 };

  for (guint n = 0; n < BRG_CHESS_N_SQUARES; n++)
    {
      BrgChessSquare square = nth_square (n);
      BrgColour side = brg_chess_man_colour (position->board[square]);

      if (side != BRG_COLOUR_NONE && !check_man (position, square, &census[side], fault))
        return FALSE;
    }
  for (BrgColour side = BRG_COLOUR_WHITE; side <= BRG_COLOUR_BLACK; side++)
    if (census[side].n_kings == 0)
      return fail (fault, BRG_POSITION_FAULT_NO_KING, side, BRG_CHESS_NO_SQUARE);
  return demand == BRG_POSITION_COMPOSED || check_promoted (position, census, fault);
}

static BrgChessSquare
get_first_rank (BrgColour side)
{
  return side == BRG_COLOUR_WHITE ? 0 : 7;
}

/* fide-2023 3.8.2.1: neither king nor rook has moved. In Chess960 the king began between the rooks,
 * guideline II.2.1, so never in a corner. */
static gboolean
check_castling_man (const BrgPosition *position,
                    BrgColour side,
                    BrgChessSquare rook,
                    BrgPositionFault *fault)
{
  BrgChessSquare king = brg_position_king (position, side);
  guint king_file = brg_chess_square_file (king);
  guint rook_file = brg_chess_square_file (rook);
  gboolean is_960 = position->variant == BRG_CHESS_960;

  if (brg_chess_square_rank (king) != get_first_rank (side) ||
      (is_960 ? king_file == 0 || king_file == 7 : king_file != 4))
    return fail (fault, BRG_POSITION_FAULT_CASTLING_KING, side, rook);
  if (!is_960 && rook_file != 0 && rook_file != 7)
    return fail (fault, BRG_POSITION_FAULT_CASTLING_FILE, side, rook);
  if (position->board[rook] != brg_chess_man (side, BRG_CHESS_ROOK))
    return fail (fault, BRG_POSITION_FAULT_CASTLING_ROOK, side, rook);
  return TRUE;
}

static gboolean
check_castling_side (const BrgPosition *position, BrgColour side, BrgPositionFault *fault)
{
  BrgChessSet rooks = position->castling & brg_chess_set_of_rank (get_first_rank (side));
  BrgChessSquare king = brg_position_king (position, side);
  guint n_beyond = 0;
  guint n_before = 0;

  while (rooks != 0)
    {
      BrgChessSquare rook = brg_chess_set_pop (&rooks);

      if (!check_castling_man (position, side, rook, fault))
        return FALSE;
      if ((rook > king ? ++n_beyond : ++n_before) > 1)
        return fail (fault, BRG_POSITION_FAULT_CASTLING_TWO, side, rook);
    }
  return TRUE;
}

/* fide-2023 guideline II.2.3: kings that have not moved stand opposite to each other, and so do
 * rooks. */
static gboolean
check_castling_mirror (const BrgPosition *position, BrgPositionFault *fault)
{
  BrgChessSet white = position->castling & BRG_CHESS_RANK_1;
  BrgChessSet black = position->castling & BRG_CHESS_RANK_8;
  BrgChessSquare king = brg_position_king (position, BRG_COLOUR_WHITE);
  gboolean is_askew = (king ^ brg_position_king (position, BRG_COLOUR_BLACK)) != 56;

  if (white == 0)
    return TRUE;
  while (black != 0)
    {
      BrgChessSquare rook = brg_chess_set_pop (&black);
      BrgChessSet beyond = ~G_GUINT64_CONSTANT (0) << king;
      BrgChessSet same_side = white & ((rook ^ 56) > king ? beyond : ~beyond);

      if (is_askew || (same_side != 0 && !brg_chess_set_has (same_side, rook ^ 56)))
        return fail (fault, BRG_POSITION_FAULT_CASTLING_MIRROR, BRG_COLOUR_BLACK, rook);
    }
  return TRUE;
}

/* fide-2023 3.7.2, 3.7.4.1: the pawn has just come over two empty squares. */
static gboolean
check_passed (const BrgPosition *position, BrgPositionFault *fault)
{
  BrgColour opponent = brg_colour_opposite (position->turn);
  BrgChessSquare passed = position->passed_square;
  gint step = opponent == BRG_COLOUR_WHITE ? 8 : -8;

  if (passed == BRG_CHESS_NO_SQUARE)
    return TRUE;
  if (brg_chess_square_rank (passed) != (opponent == BRG_COLOUR_WHITE ? 2 : 5))
    return fail (fault, BRG_POSITION_FAULT_PASSED_RANK, opponent, passed);
  if (position->board[passed + step] != brg_chess_man (opponent, BRG_CHESS_PAWN))
    return fail (fault, BRG_POSITION_FAULT_PASSED_NO_PAWN, opponent, passed + step);
  if (position->board[passed] != 0)
    return fail (fault, BRG_POSITION_FAULT_PASSED_OCCUPIED, opponent, passed);
  if (position->board[passed - step] != 0)
    return fail (fault, BRG_POSITION_FAULT_PASSED_OCCUPIED, opponent, passed - step);
  return TRUE;
}

/* Whether the player having the move would have been in check, had the pawn not stepped. */
static gboolean
was_in_check (const BrgPosition *position)
{
  BrgColour opponent = brg_colour_opposite (position->turn);
  gint step = opponent == BRG_COLOUR_WHITE ? 8 : -8;
  BrgChessSquare from = position->passed_square - step;
  BrgChessSet to = brg_chess_set_of (position->passed_square + step);
  BrgChessSet occupied = (position->men[BRG_COLOUR_NONE] ^ to) | brg_chess_set_of (from);
  BrgChessSquare king = brg_position_king (position, position->turn);
  BrgChessSet attackers = brg_position_attackers (position, king, occupied);

  return brg_chess_set_has (brg_attacks_pawn (opponent, from), king) ||
         (attackers & position->men[opponent] & ~to) != 0;
}

/* fide-2023 3.10.3: the last move could be made, and was the pawn's. */
static gboolean
check_step (const BrgPosition *position, BrgPositionFault *fault)
{
  BrgChessSquare passed = position->passed_square;

  if (passed == BRG_CHESS_NO_SQUARE)
    return TRUE;
  if (was_in_check (position))
    return fail (fault, BRG_POSITION_FAULT_PASSED_CHECK, position->turn, passed);
  if (position->quiet_plies != 0)
    return fail (fault, BRG_POSITION_FAULT_PASSED_COUNTER, brg_colour_opposite (position->turn),
                 passed);
  return TRUE;
}

/* fide-2023 3.9.2: nobody leaves his own king attacked. */
static gboolean
check_kings (const BrgPosition *position, BrgPositionFault *fault)
{
  BrgColour opponent = brg_colour_opposite (position->turn);
  BrgChessSquare king = brg_position_king (position, opponent);
  BrgChessSquare own_king = brg_position_king (position, position->turn);
  BrgChessSet attackers = brg_position_attackers (position, king, position->men[BRG_COLOUR_NONE]) &
                          position->men[position->turn];

  if (brg_chess_set_has (attackers, own_king))
    return fail (fault, BRG_POSITION_FAULT_KINGS_TOUCH, opponent, king);
  if (attackers != 0)
    return fail (fault, BRG_POSITION_FAULT_OPPONENT_IN_CHECK, opponent, king);
  return TRUE;
}

/* fide-2023 3.10.3: what play never leads to, though the rules could be applied to it. */
static gboolean
check_origin (const BrgPosition *position, BrgPositionFault *fault)
{
  BrgChessSet checkers = brg_position_checkers (position);

  if (!check_castling_mirror (position, fault) || !check_step (position, fault))
    return FALSE;
  return brg_chess_set_size (checkers) <= 2 ||
         fail (fault, BRG_POSITION_FAULT_CHECKERS, position->turn,
               brg_position_king (position, position->turn));
}

gboolean
brg_position_check (const BrgPosition *position, BrgPositionDemand demand, BrgPositionFault *fault)
{
  return brg_position_check_men (position, demand, fault) &&
         check_castling_side (position, BRG_COLOUR_WHITE, fault) &&
         check_castling_side (position, BRG_COLOUR_BLACK, fault) &&
         check_passed (position, fault) && check_kings (position, fault) &&
         (demand == BRG_POSITION_COMPOSED || check_origin (position, fault));
}

/* {side} is whose men, {square} where, {other} the opponent. */
static const char *const texts[BRG_N_POSITION_FAULT_KINDS] = {
  [BRG_POSITION_FAULT_NO_KING] = "{side} has no king",
  [BRG_POSITION_FAULT_SECOND_KING] = "{side} has a second king on {square}",
  [BRG_POSITION_FAULT_PAWN_ON_EDGE] = "{side} has a pawn on {square}, where no pawn can stand",
  [BRG_POSITION_FAULT_PAWNS] = "{side} has more than 8 pawns, the ninth on {square}",
  [BRG_POSITION_FAULT_MEN] = "{side} has more than 16 men, the seventeenth on {square}",
  [BRG_POSITION_FAULT_PROMOTED] =
      "{side} has more promoted men than missing pawns, the first too many on {square}",
  [BRG_POSITION_FAULT_KINGS_TOUCH] = "the kings stand next to each other, {side}'s on {square}",
  [BRG_POSITION_FAULT_OPPONENT_IN_CHECK] =
      "{side}'s king on {square} is in check, but {other} has the move",
  [BRG_POSITION_FAULT_CHECKERS] = "{side}'s king on {square} is in check by more than two men",
  [BRG_POSITION_FAULT_CASTLING_KING] =
      "{side} cannot castle with the rook on {square}: the king is not where it began",
  [BRG_POSITION_FAULT_CASTLING_ROOK] =
      "{side} cannot castle: there is no rook of its own on {square}",
  [BRG_POSITION_FAULT_CASTLING_FILE] =
      "{side} cannot castle with a rook on {square}: in chess rooks begin on the files a and h",
  [BRG_POSITION_FAULT_CASTLING_TWO] =
      "{side} cannot castle with two rooks on one side of the king, the second on {square}",
  [BRG_POSITION_FAULT_CASTLING_MIRROR] = "{side} cannot castle with the rook on {square}: {other} "
                                         "castles with men that did not begin opposite",
  [BRG_POSITION_FAULT_PASSED_RANK] = "no pawn of {side} can have passed {square}",
  [BRG_POSITION_FAULT_PASSED_NO_PAWN] =
      "no pawn can be taken en passant: {side} has none on {square}",
  [BRG_POSITION_FAULT_PASSED_OCCUPIED] =
      "no pawn can be taken en passant: it came over {square}, which is occupied",
  [BRG_POSITION_FAULT_PASSED_CHECK] =
      "no pawn can just have passed {square}: {side} was in check before",
  [BRG_POSITION_FAULT_PASSED_COUNTER] =
      "a pawn has just passed {square}, so the number of half-moves without one must be 0",
};

static const char *
name_side (BrgColour side)
{
  return side == BRG_COLOUR_WHITE ? "White" : "Black";
}

char *
brg_position_fault_to_text (const BrgPositionFault *fault)
{
  g_autoptr (GString) text = g_string_new (texts[fault->kind]);
  char square[3] = { (char) ('a' + brg_chess_square_file (fault->square)),
                     (char) ('1' + brg_chess_square_rank (fault->square)), '\0' };

  g_string_replace (text, "{side}", name_side (fault->side), 0);
  g_string_replace (text, "{other}", name_side (brg_colour_opposite (fault->side)), 0);
  g_string_replace (text, "{square}", square, 0);
  return g_strdup (text->str);
}
