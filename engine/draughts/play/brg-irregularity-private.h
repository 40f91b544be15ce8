/* brg-irregularity-private.h - what hands did on a board of draughts, whether it was allowed or not
 *
 * For the files brg-irregularity*.c alone.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-irregularity.h"

G_BEGIN_DECLS

/**
 * BRG_DEED_BIT:
 * @kind: a kind of deed
 *
 * A bit for sets of kinds.
 */
#define BRG_DEED_BIT(kind) (1u << (kind))

/** brg_deed_from: Returns: where the piece moved stood */
static inline BrgDraughtsSquare
brg_deed_from (const BrgDeed *deed)
{
  return deed->squares[0];
}

/** brg_deed_to: Returns: where the piece moved was let go of */
static inline BrgDraughtsSquare
brg_deed_to (const BrgDeed *deed)
{
  return deed->squares[deed->n_squares - 1];
}

/** brg_deed_is_move: Returns: whether a piece of the board was moved by the player himself */
static inline gboolean
brg_deed_is_move (const BrgDeed *deed)
{
  return deed->kind == BRG_DEED_MOVE || deed->kind == BRG_DEED_AGAIN || deed->kind == BRG_DEED_THEN;
}

/** brg_deed_get_set: Returns: the squares of a deed */
static inline BrgDraughtsSet
brg_deed_get_set (const BrgDeed *deed)
{
  BrgDraughtsSet set = 0;

  for (guint i = 0; i < deed->n_squares; i++)
    set |= brg_draughts_set_of (deed->squares[i]);
  return set;
}

/**
 * brg_irregularity_play:
 * @position: the position before the move
 * @deeds: (array length=n_deeds): what was done, in an order that can be
 * @n_deeds: how much
 * @board: (out): how the board stood in the end
 * @where: (out): index of the first deed that cannot have been; untouched without fault
 *
 * Does what the player and his opponent did.
 *
 * Returns: what is wrong with it; @board is then of no use
 */
BrgDeedFault brg_irregularity_play (const BrgDraughtsPosition *position,
                                    const BrgDeed *deeds,
                                    guint n_deeds,
                                    BrgDraughtsPosition *board,
                                    guint *where);

/**
 * brg_irregularity_jumps_follow:
 * @position: the position before the move
 * @move: a capture of a piece that stands there
 * @early: pieces that were taken off on the way, nobody knows when
 * @taken: (out): what was jumped over
 *
 * Follows a piece from square to square. Whether it had to go on from the last one, or had to take
 * otherwise, is not asked.
 *
 * Returns: whether each of its jumps could be made
 */
gboolean brg_irregularity_jumps_follow (const BrgDraughtsPosition *position,
                                        const BrgDeed *move,
                                        BrgDraughtsSet early,
                                        BrgDraughtsSet *taken);

G_END_DECLS
