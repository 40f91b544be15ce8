/* brg-mate-reach.h - where every man of a position could ever come
 *
 * For the library's own use. The sets are too large rather than too small: what is not in them is
 * proved to be out of reach, what is in them may be.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-position.h"

G_BEGIN_DECLS

#define BRG_MATE_MAX_MEN 32

/**
 * BrgMateMan:
 * @home: where it stands now
 * @colour: whose it is
 * @kind: what it is now
 * @reach: where it could ever stand
 * @file: a pawn's squares before its first capture
 * @off: its squares after that, as a pawn
 * @promoted: its squares as a piece
 * @takes: where it could capture; for pieces as good as @reach
 *
 * A man and where it could come.
 */
typedef struct
{
  BrgChessSquare home;
  BrgColour colour;
  BrgChessKind kind;
  BrgChessSet reach;
  BrgChessSet file;
  BrgChessSet off;
  BrgChessSet promoted;
  BrgChessSet takes;
} BrgMateMan;

typedef struct
{
  guint n_men;
  BrgMateMan men[BRG_MATE_MAX_MEN];
} BrgMateReach;

/** brg_mate_reach_find: finds where every man of @position could ever come. */
void brg_mate_reach_find (const BrgPosition *position, BrgMateReach *reach);

/**
 * brg_mate_steps:
 * @kind: not a pawn
 * @from: squares
 *
 * Returns: the squares one step from @from, for pieces of long range the next squares only
 */
BrgChessSet brg_mate_steps (BrgChessKind kind, BrgChessSet from);

/** brg_mate_pawn_attacks: Returns: the squares that pawns of @colour on @from attack */
BrgChessSet brg_mate_pawn_attacks (BrgColour colour, BrgChessSet from);

G_END_DECLS
