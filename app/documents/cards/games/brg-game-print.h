/* brg-game-print.h - whole games in print: their moves as text, with diagrams
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-diagram.h"
#include "brg-document-options.h"
#include "brg-document.h"
#include "brg-snapshot.h"

G_BEGIN_DECLS

/**
 * BrgPrintedGame:
 * @heading: the players and the result
 * @place: round, board, day; may be empty
 * @words: (element-type utf8): the moves with their numbers and remarks, a word each that is not
 *   broken, as markup
 * @diagrams: (element-type BrgDiagram): positions that stand below the moves
 *
 * A game that is to be printed. It owns what it holds.
 */
typedef struct
{
  char *heading;
  char *place;
  GPtrArray *words;
  GPtrArray *diagrams;
} BrgPrintedGame;

/** brg_printed_game_new: Returns: (transfer full): a game without moves; takes both texts */
BrgPrintedGame *brg_printed_game_new (char *heading, char *place);

/** brg_printed_game_free: frees @game, which may be %NULL */
void brg_printed_game_free (BrgPrintedGame *game);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (BrgPrintedGame, brg_printed_game_free)

/**
 * brg_game_print_lay_out:
 * @games: (element-type BrgPrintedGame): games, at least one
 * @title: title of the document
 * @snapshot: the group that they are from
 * @options: how the document is wanted
 *
 * Lays out the games one below the other: players and result, where it was played, the moves as
 * running text, then its diagrams, three a row. A long game goes on on the next sheet; a heading
 * does not stand alone at the foot of one.
 *
 * Returns: (transfer full): the document
 */
BrgDocument *brg_game_print_lay_out (const GPtrArray *games,
                                     const char *title,
                                     const BrgSnapshot *snapshot,
                                     const BrgDocumentOptions *options);

G_END_DECLS
