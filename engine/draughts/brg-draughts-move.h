/* brg-draughts-move.h - a move of draughts, made and taken back
 *
 * Rules: rus-draughts-2022 6.1.4, 6.1.5, 7.4
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-draughts-position.h"

G_BEGIN_DECLS

/**
 * BrgDraughtsMove:
 * @captured: the pieces taken, none for a quiet move
 * @from: the square that the piece leaves
 * @to: the square where it stops; after a capture in a circle the same as @from
 * @is_crowned: whether a man becomes a king by the move
 *
 * A move of some position. Captures with the same @from, @to and @captured are one move, by
 * whatever way the piece goes; brg_draughts_routes_walk() lists the ways.
 */
typedef struct
{
  BrgDraughtsSet captured;
  BrgDraughtsSquare from;
  BrgDraughtsSquare to;
  guint8 is_crowned;
} BrgDraughtsMove;

/** brg_draughts_move_is_capture: Returns: whether the move takes pieces */
static inline gboolean
brg_draughts_move_is_capture (const BrgDraughtsMove *move)
{
  return move->captured != 0;
}

/** brg_draughts_move_is_same: Returns: whether two moves of one position are the same */
static inline gboolean
brg_draughts_move_is_same (const BrgDraughtsMove *a, const BrgDraughtsMove *b)
{
  return a->from == b->from && a->to == b->to && a->captured == b->captured;
}

/**
 * brg_draughts_move_make:
 * @position: a position
 * @move: a legal move of it
 * @kings: (out) (optional): what brg_draughts_move_unmake() needs
 *
 * Makes a move. Nothing is checked: moves come from brg-draughts-moves.h.
 */
static inline void
brg_draughts_move_make (BrgDraughtsPosition *position,
                        const BrgDraughtsMove *move,
                        BrgDraughtsSet *kings)
{
  BrgColour side = (BrgColour) position->turn;
  BrgColour other = (BrgColour) (BRG_COLOUR_WHITE + BRG_COLOUR_BLACK - side);
  BrgDraughtsSet from = brg_draughts_set_of (move->from);
  BrgDraughtsSet to = brg_draughts_set_of (move->to);
  gboolean is_king = (position->kings & from) != 0 || move->is_crowned;

  if (kings != NULL)
    *kings = position->kings;
  position->pieces[side] = (position->pieces[side] & ~from) | to;
  position->pieces[other] &= ~move->captured;
  position->kings &= ~(from | move->captured);
  if (is_king)
    position->kings |= to;
  position->turn = (guint8) other;
}

/**
 * brg_draughts_move_unmake:
 * @position: the position after @move
 * @move: the last move made
 * @kings: what brg_draughts_move_make() gave
 *
 * Takes a move back: the position is what it was, in every field.
 */
static inline void
brg_draughts_move_unmake (BrgDraughtsPosition *position,
                          const BrgDraughtsMove *move,
                          BrgDraughtsSet kings)
{
  BrgColour other = (BrgColour) position->turn;
  BrgColour side = (BrgColour) (BRG_COLOUR_WHITE + BRG_COLOUR_BLACK - other);

  position->pieces[side] &= ~brg_draughts_set_of (move->to);
  position->pieces[side] |= brg_draughts_set_of (move->from);
  position->pieces[other] |= move->captured;
  position->kings = kings;
  position->turn = (guint8) side;
}

G_END_DECLS
