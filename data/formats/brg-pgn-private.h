/* brg-pgn-private.h - what the parts of the PGN reader share
 *
 * For the library's own use.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-pgn-source.h"
#include "brg-pgn.h"

G_BEGIN_DECLS

/**
 * BrgPgnParser:
 * @name: name of the file for messages
 * @piece: what is being read
 * @p: how far it is read
 * @end: end of the piece
 * @notes: (element-type BrgFormatNote): doubtful places
 * @tags: (element-type BrgGameTag): headings of the game
 * @values: (element-type char*): where in the piece the value of each heading begins
 * @tree: (nullable): the game, once its start is known
 * @node: the last move
 * @variations: (element-type BrgPgnVariation): the variations that are open
 * @is_variation_empty: whether a variation has been opened and has no move yet
 * @comes_before: whether a comment belongs to the move that follows
 * @comments: (element-type utf8): comments that wait for their move
 * @nags: (element-type BrgGameNag): marks that wait for their move
 *
 * The state of reading a game.
 */
typedef struct
{
  const char *name;
  BrgPgnPiece piece;
  const char *p;
  const char *end;
  GPtrArray *notes;
  GArray *tags;
  GArray *values;
  BrgGameTree *tree;
  BrgGameNode *node;
  GArray *variations;
  gboolean is_variation_empty;
  gboolean comes_before;
  GPtrArray *comments;
  GArray *nags;
} BrgPgnParser;

/**
 * BrgPgnVariation:
 * @node: the move that the variation is an alternative to
 * @p: where it was opened
 *
 * An open variation.
 */
typedef struct
{
  BrgGameNode *node;
  const char *p;
} BrgPgnVariation;

/** brg_pgn_is_blank: Returns: whether @c is white space */
static inline gboolean
brg_pgn_is_blank (char c)
{
  return c == ' ' || (c >= '\t' && c <= '\r');
}

/** brg_pgn_is_line_start: Returns: whether @p is the first place of a line */
static inline gboolean
brg_pgn_is_line_start (const BrgPgnParser *parser, const char *p)
{
  return p == parser->piece.text || p[-1] == '\n';
}

/** brg_pgn_parser_fail: sets an error at @p. Returns: %FALSE */
gboolean brg_pgn_parser_fail (const BrgPgnParser *parser,
                              const char *p,
                              BrgFormatError code,
                              GError **error,
                              const char *format,
                              ...) G_GNUC_PRINTF (5, 6);

/** brg_pgn_parser_note: notes a doubtful place */
void brg_pgn_parser_note (const BrgPgnParser *parser, const char *p, const char *format, ...)
    G_GNUC_PRINTF (3, 4);

/** brg_pgn_parser_dup: Returns: (transfer full): a part of the piece in normal form C */
char *brg_pgn_parser_dup (const char *start, const char *end);

/**
 * brg_pgn_read_tags:
 *
 * Reads the headings and what they tell: the parser gets its tree.
 *
 * Returns: whether they are well made
 */
gboolean brg_pgn_read_tags (BrgPgnParser *parser, GError **error);

/**
 * brg_pgn_read_moves:
 *
 * Reads the moves up to the result, or to the end of the piece, or to where moves begin anew.
 *
 * Returns: whether they are well made
 */
gboolean brg_pgn_read_moves (BrgPgnParser *parser, GError **error);

/**
 * brg_pgn_find_new_moves:
 *
 * Returns: where, behind an empty line, moves begin with the first one, from @p on; the end of the
 *   piece if nowhere
 */
const char *brg_pgn_find_new_moves (const BrgPgnParser *parser, const char *p);

/**
 * brg_pgn_find_move:
 * @position: a position
 * @text: (array length=length): a move as it was written
 * @length: number of bytes
 * @move: (out): the move
 *
 * Returns: how many moves the text fits; @move is set if it is one
 */
guint brg_pgn_find_move (const BrgPosition *position,
                         const char *text,
                         gsize length,
                         BrgMove *move);

G_END_DECLS
