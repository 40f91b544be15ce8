/* brg-game-start.h - the position that a recorded game begins with, from its headings
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-fen.h"
#include "brg-game-tree.h"

G_BEGIN_DECLS

/**
 * BrgGameStartFaultKind:
 * @BRG_GAME_START_VARIANT: the heading `Variant` names no game that is known
 * @BRG_GAME_START_FEN: the heading `FEN` is no position
 *
 * Why headings tell no start.
 */
typedef enum
{
  BRG_GAME_START_VARIANT,
  BRG_GAME_START_FEN,
} BrgGameStartFaultKind;

/**
 * BrgGameStartFault:
 * @kind: what is wrong
 * @tag: number of the heading, from 0
 * @fen: of a FEN what is wrong in it
 *
 * What is wrong with headings.
 */
typedef struct
{
  BrgGameStartFaultKind kind;
  guint tag;
  BrgFenFault fen;
} BrgGameStartFault;

/**
 * brg_game_start_read:
 * @tags: (array length=n_tags): headings
 * @n_tags: their number
 * @start: (out): the start; untouched on failure
 * @fault: (out): what is wrong; untouched on success
 *
 * Finds out the game and its start. `Variant` may be written in the ways that programs have for
 * chess and Chess960, also with the number of an initial position behind it (`Chess960 518`).
 * `FEN` counts whatever `SetUp` says; it may be FEN, X-FEN or Shredder-FEN, with more blanks than
 * needed. Without `Variant` a position whose rights to castle do not exist in chess is of Chess960.
 *
 * Returns: whether there is a start
 */
gboolean brg_game_start_read (const BrgGameTag *tags,
                              guint n_tags,
                              BrgPosition *start,
                              BrgGameStartFault *fault);

G_END_DECLS
