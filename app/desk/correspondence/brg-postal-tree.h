/* brg-postal-tree.h - the moves that stand and the variants that are offered, with who is bound
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-draughts-moves.h"
#include "brg-postal-desk.h"
#include "brg-words.h"

G_BEGIN_DECLS

/**
 * BrgPostalBranch:
 * @letter: number of the letter that brought it
 * @text: the moves with their numbers, `6.c3-b4`
 * @cut: (nullable): the moves of a variant that are not in force
 * @state: who is bound by it
 * @article: article of that, without its book
 * @is_offer: whether it is a variant that nobody has answered
 * @position: the position behind the moves that are in force
 * @from: square of the last of them, %BRG_DRAUGHTS_NO_SQUARE for none
 * @to: where it went
 *
 * A line of the tree.
 */
typedef struct
{
  guint letter;
  char *text;
  char *cut;
  char *state;
  char *article;
  gboolean is_offer;
  BrgDraughtsPosition position;
  BrgDraughtsSquare from;
  BrgDraughtsSquare to;
} BrgPostalBranch;

/**
 * brg_postal_tree_new:
 * @game: a game
 * @chart: its chart
 * @words: a language
 *
 * Returns: (transfer full) (element-type BrgPostalBranch): letter by letter what stands, then the
 *   variants of the last letter that nobody has answered
 */
GArray *brg_postal_tree_new (const BrgPostalGame *game,
                             const BrgPostalChart *chart,
                             const BrgWords *words);

G_END_DECLS
