/* brg-desk-moves.h - moves of a stored game as PGN movetext
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-game-tree.h"
#include "brg-pgn-reader.h"

G_BEGIN_DECLS

/**
 * brg_desk_moves_join:
 * @bare: a game of any kind without moves, whose headings tell what is played and from where
 * @moves: stored moves
 *
 * Returns: (transfer full): both as a record that can be read
 */
GBytes *brg_desk_moves_join (const BrgGameTree *bare, const char *moves);

/**
 * brg_desk_moves_dup_beginning:
 * @text: a file or what came from the clipboard
 *
 * Returns: (transfer full): as much of it as tells what it is, as valid UTF-8
 */
char *brg_desk_moves_dup_beginning (GBytes *text);

/**
 * brg_desk_moves_read_all:
 * @reader: a reader of records of any kind
 * @error: (nullable): where an error goes; also when there is no game at all
 *
 * Returns: (transfer full) (nullable) (element-type BrgGameTree): the games, one at least
 */
GPtrArray *brg_desk_moves_read_all (BrgPgnReader *reader, GError **error);

/**
 * brg_desk_moves_read:
 * @start: the position that the game begins with
 * @text: movetext, may be empty
 * @error: return location for an error of %BRG_FORMAT_ERROR
 *
 * Returns: (transfer full) (nullable): the game
 */
BrgGameTree *brg_desk_moves_read (const BrgPosition *start, const char *text, GError **error);

/**
 * brg_desk_moves_write:
 * @tree: a game
 *
 * Returns: (transfer full): its moves, variations, remarks and marks; empty when there are none
 */
char *brg_desk_moves_write (const BrgGameTree *tree);

/**
 * brg_desk_moves_import:
 * @text: records of games as they stand in a file or came from the clipboard, any encoding
 * @name: name for messages
 * @error: return location for an error of %BRG_FORMAT_ERROR
 *
 * Returns: (transfer full) (nullable) (element-type BrgGameTree): the games, at least one; %NULL
 *   when one is broken
 */
GPtrArray *brg_desk_moves_import (GBytes *text, const char *name, GError **error);

G_END_DECLS
