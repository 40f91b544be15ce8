/* brg-pdn.h - records of games of draughts: PDN, read generously and written strictly
 *
 * PDN is made like PGN, so one reader and one kind of tree serve both.
 * Rules: rus-draughts-2022 6.1.6.2, 7.3, appendix 5
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-draughts-game.h"
#include "brg-pgn-reader.h"

G_BEGIN_DECLS

/**
 * brg_pdn_reader_open:
 * @file: a file
 * @name: (nullable): its name in messages, as the user wrote it; %NULL takes the name of @file
 * @error: return location for an error of %G_IO_ERROR
 *
 * Opens a file of games of draughts. Besides what #BrgPgnReader reads: moves in full, short and
 * numeric notation with any sign between the squares, results in all styles (`2-0`, `1-0`, `12-0`),
 * a star for a forced move, the signs of appendix 5 for a game won, lost and drawn, positions
 * inside the moves (`/FEN .../`, noted and passed over). Without the heading GameType the game is
 * guessed from the squares, and noted; the heading is then there in the tree, with all its fields.
 * Draughts-64 with free choice of capture has the number of Russian draughts, 25, and the heading
 * `[Variant "draughts64"]`, which other programs pass over.
 *
 * Returns: (transfer full) (nullable): a reader before the first game, whose trees are of draughts;
 *   %NULL with @error set
 */
BrgPgnReader *brg_pdn_reader_open (GFile *file, const char *name, GError **error);

/**
 * brg_pdn_reader_new_from_bytes:
 * @bytes: what stands in a file or came from the clipboard
 * @name: name for messages
 *
 * Returns: (transfer full): a reader before the first game
 */
BrgPgnReader *brg_pdn_reader_new_from_bytes (GBytes *bytes, const char *name);

/**
 * brg_pdn_looks_like:
 * @text: the beginning of a file, or all of it
 *
 * Returns: whether the text is records of games of draughts and not of chess: it has the heading
 *   GameType, or a first move that is one of draughts
 */
gboolean brg_pdn_looks_like (const char *text);

/**
 * brg_pdn_write:
 * @tree: a game of draughts
 *
 * Writes a game: the seven headings that every record has, then the others, the moves in lines of
 * less than 80 characters, an empty line at the end. Moves are in the notation of the heading
 * GameType, with squares of turning only where another capture goes between the same squares. The
 * end has the style of the heading Result.
 *
 * Returns: (transfer full): the text, which is read back as the same game
 */
char *brg_pdn_write (const BrgGameTree *tree);

/**
 * brg_pdn_write_moves:
 * @tree: a game of draughts
 *
 * Returns: (transfer full): the same without headings and the empty lines around the moves
 */
char *brg_pdn_write_moves (const BrgGameTree *tree);

G_END_DECLS
