/* brg-irregularity-board.c - what hands did on a board of draughts, whether it was allowed or not
 *
 * Rules: rus-draughts-2022 6.1.4.4, 6.1.5.15, 6.1.6.2, 7.4.2
 * Tests: tests/engine/test-irregularity.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-irregularity-private.h"

#include "brg-draughts-way.h"

#include <string.h>

/* While hands are at work. */
typedef struct
{
  const BrgDraughtsPosition *start;
  BrgDraughtsPosition now;
  BrgDraughtsSquare crowned; /* the man moved last that has become a king, or no square */
} Hands;

static void
take_off (Hands *hands, BrgDraughtsSquare square)
{
  brg_draughts_position_put (&hands->now, square, BRG_COLOUR_NONE, BRG_DRAUGHTS_NOTHING);
}

static BrgDeedFault
remove_pieces (Hands *hands, const BrgDeed *deed)
{
  for (guint i = 0; i < deed->n_squares; i++)
    {
      if (brg_draughts_position_piece (&hands->now, deed->squares[i]) == BRG_DRAUGHTS_NOTHING)
        return BRG_DEED_FAULT_EMPTY_SQUARE;
      take_off (hands, deed->squares[i]);
    }
  return BRG_DEED_FAULT_NONE;
}

/* A man that was on its last row before is a king that nobody marked, and stays so. */
static gboolean
becomes_king (const Hands *hands, BrgColour side, const BrgDeed *deed)
{
  BrgDraughtsVariant variant = (BrgDraughtsVariant) hands->start->variant;
  BrgDraughtsSet last_row = brg_draughts_last_row (variant, side);

  if (brg_draughts_set_has (last_row, brg_deed_from (deed)))
    return FALSE;
  /* rus-draughts-2022 6.1.5.15: also on the way of a capture, though not by 7.4.2.1. */
  if (deed->is_capture && !brg_draughts_variant_has_majority (variant))
    return (brg_deed_get_set (deed) & last_row) != 0;
  return brg_draughts_set_has (last_row, brg_deed_to (deed));
}

/* Moves a piece. What is told next as taken off on the way is gone when it is let go of.
 * @where: (inout): index of the deed. */
static BrgDeedFault
carry (Hands *hands, const BrgDeed *deeds, guint n_deeds, guint *where)
{
  const BrgDeed *deed = &deeds[*where];
  BrgColour side = brg_draughts_position_colour (&hands->now, brg_deed_from (deed));
  BrgDraughtsPiece piece = brg_draughts_position_piece (&hands->now, brg_deed_from (deed));

  if (piece == BRG_DRAUGHTS_NOTHING)
    return BRG_DEED_FAULT_EMPTY_SQUARE;
  take_off (hands, brg_deed_from (deed));
  for (guint i = *where + 1; i < n_deeds && deeds[i].kind == BRG_DEED_REMOVE_EARLY; i++)
    {
      BrgDeedFault fault = remove_pieces (hands, &deeds[i]);

      if (fault == BRG_DEED_FAULT_NONE)
        continue;
      *where = i;
      return fault;
    }
  if (brg_draughts_position_piece (&hands->now, brg_deed_to (deed)) != BRG_DRAUGHTS_NOTHING)
    return BRG_DEED_FAULT_OCCUPIED;
  hands->crowned = BRG_DRAUGHTS_NO_SQUARE;
  if (piece == BRG_DRAUGHTS_MAN && becomes_king (hands, side, deed))
    {
      piece = BRG_DRAUGHTS_KING;
      hands->crowned = brg_deed_to (deed);
    }
  brg_draughts_position_put (&hands->now, brg_deed_to (deed), side, piece);
  return BRG_DEED_FAULT_NONE;
}

static BrgDeedFault
leave_unmarked (Hands *hands)
{
  if (hands->crowned == BRG_DRAUGHTS_NO_SQUARE)
    return BRG_DEED_FAULT_NOT_CROWNED;
  brg_draughts_position_put (&hands->now, hands->crowned,
                             brg_draughts_position_colour (&hands->now, hands->crowned),
                             BRG_DRAUGHTS_MAN);
  hands->crowned = BRG_DRAUGHTS_NO_SQUARE;
  return BRG_DEED_FAULT_NONE;
}

/* Whether a move is the one told: by every square on which the piece stood, or the line turned. */
static gboolean
is_told (const BrgDraughtsPosition *position, const BrgDraughtsMove *move, const BrgDeed *deed)
{
  BrgDraughtsMove told = { .from = brg_deed_from (deed), .to = brg_deed_to (deed) };

  if (deed->is_capture && !brg_irregularity_jumps_follow (position, deed, 0, &told.captured))
    return FALSE;
  return brg_draughts_move_is_same (move, &told);
}

/* Whether a move can be the one told: by its ends, or squares that it goes over. */
static gboolean
can_be_told (const BrgDraughtsPosition *position, const BrgDraughtsMove *move, const BrgDeed *deed)
{
  BrgDraughtsWay way = { .n_squares = MIN (deed->n_squares - 2, BRG_DRAUGHTS_WAY_MAX) };

  memcpy (way.squares, &deed->squares[1], way.n_squares * sizeof *way.squares);
  return move->from == brg_deed_from (deed) && move->to == brg_deed_to (deed) &&
         brg_draughts_move_is_capture (move) == deed->is_capture &&
         brg_draughts_way_fit (position, move, &way) != BRG_DRAUGHTS_WAY_OTHER;
}

/* The opponent answers on the board as it stands. */
static BrgDeedFault
reply (Hands *hands, const BrgDeed *deed)
{
  g_auto (BrgDraughtsMoveList) legal = { 0 };
  const BrgDraughtsMove *told = NULL;
  const BrgDraughtsMove *possible = NULL;
  guint n_possible = 0;

  hands->now.turn = (guint8) brg_colour_opposite ((BrgColour) hands->start->turn);
  if (brg_draughts_position_colour (&hands->now, brg_deed_from (deed)) != hands->now.turn)
    return BRG_DEED_FAULT_NO_MOVE;
  brg_draughts_moves_generate (&hands->now, &legal);
  for (guint i = 0; i < legal.n_moves && told == NULL; i++)
    {
      if (is_told (&hands->now, &legal.moves[i], deed))
        told = &legal.moves[i];
      else if (can_be_told (&hands->now, &legal.moves[i], deed))
        {
          possible = &legal.moves[i];
          n_possible++;
        }
    }
  if (told == NULL && n_possible != 1)
    return n_possible == 0 ? BRG_DEED_FAULT_NO_MOVE : BRG_DEED_FAULT_TWO_MOVES;
  brg_draughts_move_make (&hands->now, told != NULL ? told : possible, NULL);
  return BRG_DEED_FAULT_NONE;
}

static BrgDeedFault
touch (const Hands *hands, BrgDraughtsSquare square)
{
  BrgColour side = brg_draughts_position_colour (&hands->now, square);

  return side == BRG_COLOUR_NONE                  ? BRG_DEED_FAULT_EMPTY_SQUARE
         : side != (BrgColour) hands->start->turn ? BRG_DEED_FAULT_NOT_OWN
                                                  : BRG_DEED_FAULT_NONE;
}

/* @where: (inout): index of the deed; of the one at fault. */
static BrgDeedFault
play_one (Hands *hands, const BrgDeed *deeds, guint n_deeds, guint *where)
{
  const BrgDeed *deed = &deeds[*where];

  switch (deed->kind)
    {
    case BRG_DEED_TOUCH:
      return touch (hands, deed->squares[0]);
    case BRG_DEED_MOVE:
    case BRG_DEED_AGAIN:
    case BRG_DEED_THEN:
      return carry (hands, deeds, n_deeds, where);
    case BRG_DEED_REMOVE:
      return remove_pieces (hands, deed);
    case BRG_DEED_UNCROWNED:
      return leave_unmarked (hands);
    case BRG_DEED_BACK:
      hands->now = *hands->start;
      hands->crowned = BRG_DRAUGHTS_NO_SQUARE;
      return BRG_DEED_FAULT_NONE;
    case BRG_DEED_REPLY:
      return reply (hands, deed);
    case BRG_DEED_ADJUST:
    case BRG_DEED_REMOVE_EARLY: /* done while the piece was being moved */
    case BRG_DEED_PAUSE:
    case BRG_DEED_OVER:
    default:
      return BRG_DEED_FAULT_NONE;
    }
}

BrgDeedFault
brg_irregularity_play (const BrgDraughtsPosition *position,
                       const BrgDeed *deeds,
                       guint n_deeds,
                       BrgDraughtsPosition *board,
                       guint *where)
{
  Hands hands = { .start = position, .now = *position, .crowned = BRG_DRAUGHTS_NO_SQUARE };

  for (guint i = 0; i < n_deeds; i++)
    {
      guint at = i;
      BrgDeedFault fault = play_one (&hands, deeds, n_deeds, &at);

      if (fault == BRG_DEED_FAULT_NONE)
        continue;
      *where = at;
      return fault;
    }
  *board = hands.now;
  return BRG_DEED_FAULT_NONE;
}
