/* brg-position-draft.c - a position while it is being set up
 *
 * Tests: tests/app/test-position-draft.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-position-draft.h"

#include <string.h>

#include "brg-fen.h"
#include "brg-lots.h"

#define START_DRAW (BRG_LOTS_COLOUR + BRG_POSITION_N_STARTS)
#define KING_FILE 4

void
brg_position_draft_init (BrgPositionDraft *draft, BrgChessVariant variant)
{
  g_return_if_fail (draft != NULL);

  memset (draft, 0, sizeof *draft);
  draft->variant = variant;
  draft->turn = BRG_COLOUR_WHITE;
  draft->passed_square = BRG_CHESS_NO_SQUARE;
  draft->move_number = 1;
}

void
brg_position_draft_init_position (BrgPositionDraft *draft, const BrgPosition *position)
{
  g_return_if_fail (draft != NULL);
  g_return_if_fail (position != NULL);

  brg_position_draft_init (draft, (BrgChessVariant) position->variant);
  draft->turn = (BrgColour) position->turn;
  draft->castling = position->castling;
  draft->passed_square = position->passed_square;
  draft->quiet_plies = position->quiet_plies;
  draft->move_number = position->move_number;
  memcpy (draft->men, position->board, sizeof draft->men);
}

/* What follows the men */

static BrgChessSquare
find_king (const BrgPositionDraft *draft, BrgColour side)
{
  for (BrgChessSquare square = 0; square < BRG_CHESS_N_SQUARES; square++)
    if (draft->men[square] == brg_chess_man (side, BRG_CHESS_KING))
      return square;
  return BRG_CHESS_NO_SQUARE;
}

/* fide-2023 3.8.2.1: the king has not moved, so it stands where it began; guideline II.2: in
 * Chess960 that is anywhere on the first rank. */
static gboolean
is_king_home (const BrgPositionDraft *draft, BrgChessSquare king, BrgColour side)
{
  return king != BRG_CHESS_NO_SQUARE &&
         brg_chess_square_rank (king) == (side == BRG_COLOUR_WHITE ? 0 : 7) &&
         (draft->variant == BRG_CHESS_960 || brg_chess_square_file (king) == KING_FILE);
}

/* In chess only the files a and h. */
static gboolean
can_begin (const BrgPositionDraft *draft, BrgChessSquare rook)
{
  return draft->variant == BRG_CHESS_960 || brg_chess_square_file (rook) == 0 ||
         brg_chess_square_file (rook) == 7;
}

BrgChessSquare
brg_position_draft_find_rook (const BrgPositionDraft *draft, BrgColour side, gboolean is_king_side)
{
  BrgChessSquare king;
  BrgChessSquare outermost = BRG_CHESS_NO_SQUARE;
  gint step = is_king_side ? 1 : -1;

  g_return_val_if_fail (draft != NULL, BRG_CHESS_NO_SQUARE);

  king = find_king (draft, side);
  if (!is_king_home (draft, king, side))
    return BRG_CHESS_NO_SQUARE;
  for (gint file = (gint) brg_chess_square_file (king) + step; file >= 0 && file < 8; file += step)
    {
      BrgChessSquare square = brg_chess_square ((guint) file, brg_chess_square_rank (king));

      if (draft->men[square] != brg_chess_man (side, BRG_CHESS_ROOK) || !can_begin (draft, square))
        continue;
      outermost = square;
      if (brg_chess_set_has (draft->castling, square))
        break;
    }
  return outermost;
}

BrgChessSet
brg_position_draft_get_passable (const BrgPositionDraft *draft)
{
  BrgColour passer;
  guint rank;
  gint ahead;
  BrgChessSet passable = 0;

  g_return_val_if_fail (draft != NULL, 0);

  passer = brg_colour_opposite (draft->turn);
  rank = passer == BRG_COLOUR_WHITE ? 2 : 5;
  ahead = passer == BRG_COLOUR_WHITE ? 8 : -8;
  for (guint file = 0; file < 8; file++)
    {
      BrgChessSquare square = brg_chess_square (file, rank);

      if (draft->men[square + ahead] == brg_chess_man (passer, BRG_CHESS_PAWN) &&
          draft->men[square] == 0 && draft->men[square - ahead] == 0)
        passable |= brg_chess_set_of (square);
    }
  return passable;
}

static void
drop_impossible (BrgPositionDraft *draft)
{
  BrgChessSet possible = 0;

  for (gint side = BRG_COLOUR_WHITE; side <= BRG_COLOUR_BLACK; side++)
    for (gint is_king_side = 0; is_king_side < 2; is_king_side++)
      {
        BrgChessSquare rook = brg_position_draft_find_rook (draft, (BrgColour) side, is_king_side);

        if (rook != BRG_CHESS_NO_SQUARE)
          possible |= brg_chess_set_of (rook);
      }
  draft->castling &= possible;
  if (draft->passed_square != BRG_CHESS_NO_SQUARE &&
      !brg_chess_set_has (brg_position_draft_get_passable (draft), draft->passed_square))
    draft->passed_square = BRG_CHESS_NO_SQUARE;
}

/* Changes */

void
brg_position_draft_put (BrgPositionDraft *draft, BrgChessSquare square, BrgChessMan man)
{
  g_return_if_fail (draft != NULL);
  g_return_if_fail (square < BRG_CHESS_N_SQUARES);
  g_return_if_fail (man < BRG_N_CHESS_MEN);

  if (man != 0 && brg_chess_man_kind (man) == BRG_CHESS_KING)
    {
      BrgChessSquare king = find_king (draft, brg_chess_man_colour (man));

      if (king != BRG_CHESS_NO_SQUARE)
        draft->men[king] = 0;
    }
  draft->men[square] = man;
  drop_impossible (draft);
}

void
brg_position_draft_move (BrgPositionDraft *draft, BrgChessSquare from, BrgChessSquare to)
{
  g_return_if_fail (draft != NULL);
  g_return_if_fail (from < BRG_CHESS_N_SQUARES && to < BRG_CHESS_N_SQUARES);

  if (from == to)
    return;
  draft->men[to] = draft->men[from];
  draft->men[from] = 0;
  drop_impossible (draft);
}

void
brg_position_draft_set_turn (BrgPositionDraft *draft, BrgColour turn)
{
  g_return_if_fail (draft != NULL);
  g_return_if_fail (turn == BRG_COLOUR_WHITE || turn == BRG_COLOUR_BLACK);

  draft->turn = turn;
  drop_impossible (draft);
}

void
brg_position_draft_set_variant (BrgPositionDraft *draft, BrgChessVariant variant)
{
  g_return_if_fail (draft != NULL);

  draft->variant = variant;
  drop_impossible (draft);
}

void
brg_position_draft_allow_castling (BrgPositionDraft *draft,
                                   BrgColour side,
                                   gboolean is_king_side,
                                   gboolean is_allowed)
{
  BrgChessSquare rook;

  g_return_if_fail (draft != NULL);

  rook = brg_position_draft_find_rook (draft, side, is_king_side);
  if (rook == BRG_CHESS_NO_SQUARE)
    return;
  if (is_allowed)
    draft->castling |= brg_chess_set_of (rook);
  else
    draft->castling &= ~brg_chess_set_of (rook);
}

gboolean
brg_position_draft_may_castle (const BrgPositionDraft *draft, BrgColour side, gboolean is_king_side)
{
  BrgChessSquare rook = brg_position_draft_find_rook (draft, side, is_king_side);

  return rook != BRG_CHESS_NO_SQUARE && brg_chess_set_has (draft->castling, rook);
}

void
brg_position_draft_set_passed (BrgPositionDraft *draft, BrgChessSquare square)
{
  g_return_if_fail (draft != NULL);

  draft->passed_square = square;
  /* A pawn has just moved. */
  if (square != BRG_CHESS_NO_SQUARE)
    draft->quiet_plies = 0;
  drop_impossible (draft);
}

/* Results */

void
brg_position_draft_fill (const BrgPositionDraft *draft, BrgPosition *position)
{
  g_return_if_fail (draft != NULL);
  g_return_if_fail (position != NULL);

  brg_position_clear (position, draft->variant);
  for (BrgChessSquare square = 0; square < BRG_CHESS_N_SQUARES; square++)
    if (draft->men[square] != 0)
      brg_position_put (position, draft->men[square], square);
  position->turn = (guint8) draft->turn;
  position->castling = draft->castling;
  position->passed_square = draft->passed_square;
  position->quiet_plies = (guint16) draft->quiet_plies;
  position->move_number = (guint16) draft->move_number;
}

gboolean
brg_position_draft_finish (const BrgPositionDraft *draft,
                           BrgPositionDemand demand,
                           BrgPosition *position,
                           BrgPositionFault *fault)
{
  BrgPosition filled;

  g_return_val_if_fail (draft != NULL, FALSE);
  g_return_val_if_fail (position != NULL && fault != NULL, FALSE);

  brg_position_draft_fill (draft, &filled);
  if (!brg_position_check (&filled, demand, fault))
    return FALSE;
  brg_position_settle (&filled);
  *position = filled;
  return TRUE;
}

char *
brg_position_draft_dup_fen (const BrgPositionDraft *draft)
{
  BrgPosition position;

  g_return_val_if_fail (draft != NULL, NULL);

  if (find_king (draft, BRG_COLOUR_WHITE) == BRG_CHESS_NO_SQUARE ||
      find_king (draft, BRG_COLOUR_BLACK) == BRG_CHESS_NO_SQUARE)
    return NULL;
  brg_position_draft_fill (draft, &position);
  /* The square is what was set, whether or not a pawn can really be taken there. */
  return brg_fen_write (&position, BRG_FEN_EVERY_PASSED);
}

gint
brg_position_draft_find_start (const BrgPositionDraft *draft)
{
  g_return_val_if_fail (draft != NULL, -1);

  for (guint number = 0; number < BRG_POSITION_N_STARTS; number++)
    {
      BrgPosition start = brg_position_start (BRG_CHESS_960, number);

      if (memcmp (start.board, draft->men, sizeof draft->men) == 0)
        return (gint) number;
    }
  return -1;
}

guint
brg_position_draft_draw_start (guint64 seed)
{
  BrgLots lots = brg_lots_begin (seed, START_DRAW);

  return (guint) brg_lots_below (&lots, BRG_POSITION_N_STARTS);
}
