/* brg-pgn-reader.h - records of games of chess, one after the other: PGN, read generously
 *
 * PDN, the form of it for draughts, has the same reader, and so has renju: see brg-pdn.h and
 * brg-rjn.h.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gio/gio.h>

#include "brg-encoding.h"
#include "brg-format-error.h"
#include "brg-game-tree.h"

G_BEGIN_DECLS

/**
 * BrgPgnReader:
 *
 * Reads one game after the other. Only the text of the present game is in memory, so files may be
 * of any size.
 *
 * Read is what the standard calls import format, and what programs make of it: headings in any
 * order, comments of both kinds, variations nested to any depth, marks by number and by sign, move
 * numbers anywhere or nowhere, castling with zeros, moves in the letters of any language that
 * brg_san_read() knows, figurines, null moves (`--`, `Z0`), Chess960, any encoding that
 * brg_encoding_guess() knows even where it changes from line to line. Lines that begin with a
 * percent sign are passed over, as the standard wants. Comments before the first heading are those
 * before the first move of the game behind them.
 */
typedef struct _BrgPgnReader BrgPgnReader;

/**
 * brg_pgn_reader_open:
 * @file: a file
 * @name: (nullable): its name in messages, as the user wrote it; %NULL takes the name of @file
 * @error: return location for an error of %G_IO_ERROR
 *
 * Returns: (transfer full) (nullable): a reader before the first game; %NULL with @error set
 */
BrgPgnReader *brg_pgn_reader_open (GFile *file, const char *name, GError **error);

/**
 * brg_pgn_reader_new_from_bytes:
 * @bytes: what stands in a file or came from the clipboard
 * @name: name for messages
 *
 * Returns: (transfer full): a reader before the first game
 */
BrgPgnReader *brg_pgn_reader_new_from_bytes (GBytes *bytes, const char *name);

/**
 * brg_pgn_reader_free:
 * @reader: (nullable): a reader
 */
void brg_pgn_reader_free (BrgPgnReader *reader);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (BrgPgnReader, brg_pgn_reader_free)

/**
 * BrgPgnStep:
 * @BRG_PGN_GAME: a game was read
 * @BRG_PGN_BROKEN: a game is broken; the next step goes on behind it
 * @BRG_PGN_END: there are no more games
 * @BRG_PGN_FAILED: the file cannot be read any further
 *
 * What a step brought.
 */
typedef enum
{
  BRG_PGN_GAME,
  BRG_PGN_BROKEN,
  BRG_PGN_END,
  BRG_PGN_FAILED,
} BrgPgnStep;

/**
 * brg_pgn_reader_next:
 * @reader: a reader
 * @tree: (out) (transfer full): the game if the step brought one, else %NULL
 * @error: (nullable): return location for an error of %BRG_FORMAT_ERROR, with the place of the
 *   first fault, if a game is broken; also of %G_IO_ERROR if the file cannot be read
 *
 * Reads the next game. After a broken one reading goes on at the next headings, or behind a blank
 * line where moves begin anew.
 *
 * Returns: what the step brought
 */
BrgPgnStep brg_pgn_reader_next (BrgPgnReader *reader, BrgGameTree **tree, GError **error);

/**
 * brg_pgn_reader_get_notes:
 * @reader: a reader
 *
 * Returns: (transfer none) (element-type BrgFormatNote): what was doubtful in the last game and
 *   read all the same
 */
GPtrArray *brg_pgn_reader_get_notes (BrgPgnReader *reader);

/** brg_pgn_reader_get_line: Returns: the line where the last game begins, from 1 */
guint brg_pgn_reader_get_line (BrgPgnReader *reader);

/**
 * brg_pgn_reader_get_encoding:
 * @reader: a reader
 *
 * Returns: the encoding of what was read so far; UTF-8 until something else was found
 */
BrgEncoding brg_pgn_reader_get_encoding (BrgPgnReader *reader);

G_END_DECLS
