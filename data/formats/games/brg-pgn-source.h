/* brg-pgn-source.h - a file of games, cut into pieces of one game or a few
 *
 * For the library's own use.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gio/gio.h>

#include "brg-encoding.h"

G_BEGIN_DECLS

/**
 * BRG_PGN_MAX_GAME:
 *
 * The largest record of one game that is read, in bytes.
 */
#define BRG_PGN_MAX_GAME ((gsize) 64 * 1024 * 1024)

typedef struct _BrgPgnSource BrgPgnSource;

/**
 * BrgPgnPiece:
 * @text: (array length=length): the piece, UTF-8 but for a damaged place; lines end with `\n` or
 *   `\r\n`; it lives until the next piece is asked for
 * @length: number of bytes
 * @line: number of its first line, from 1
 * @damage: (nullable): the first place that is no text, inside @text
 *
 * A part of a file that ends where headings begin or the file ends.
 */
typedef struct
{
  const char *text;
  gsize length;
  guint line;
  const char *damage;
} BrgPgnPiece;

/**
 * brg_pgn_source_new:
 * @stream: (transfer full): the bytes
 * @file: (nullable): the file of them, to have a look at all of it for its encoding
 * @bytes: (nullable): the same if it is in memory
 *
 * Returns: (transfer full): a source before its first piece
 */
BrgPgnSource *brg_pgn_source_new (GInputStream *stream, GFile *file, GBytes *bytes);

/**
 * brg_pgn_source_free:
 * @source: (nullable): a source
 */
void brg_pgn_source_free (BrgPgnSource *source);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (BrgPgnSource, brg_pgn_source_free)

/**
 * brg_pgn_source_next:
 * @source: a source
 * @name: name of the file for messages
 * @piece: (out): the next piece; of no length at the end
 * @error: return location for an error of %G_IO_ERROR or %BRG_FORMAT_ERROR
 *
 * Returns: whether the file could be read
 */
gboolean brg_pgn_source_next (BrgPgnSource *source,
                              const char *name,
                              BrgPgnPiece *piece,
                              GError **error);

/** brg_pgn_source_get_encoding: Returns: the encoding of what was read so far */
BrgEncoding brg_pgn_source_get_encoding (const BrgPgnSource *source);

G_END_DECLS
