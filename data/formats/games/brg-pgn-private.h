/* brg-pgn-private.h - what the parts of the PGN reader share
 *
 * For the library's own use.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-pgn-reader.h"
#include "brg-pgn-source.h"

G_BEGIN_DECLS

/**
 * BRG_PGN_FORCED:
 *
 * Number of the mark of a forced move.
 */
#define BRG_PGN_FORCED 7

/**
 * BRG_PGN_MAX_MOVES:
 *
 * The most half-moves of one game that are read, those of variations counted: twenty times the
 * longest game of chess that the rules allow.
 */
#define BRG_PGN_MAX_MOVES 250000

typedef struct _BrgPgnParser BrgPgnParser;

/**
 * BrgPgnProgress:
 * @BRG_PGN_GO_ON: there is more to read
 * @BRG_PGN_COMPLETE: the game is complete
 * @BRG_PGN_FAULT: the game is broken
 *
 * What a word did.
 */
typedef enum
{
  BRG_PGN_GO_ON,
  BRG_PGN_COMPLETE,
  BRG_PGN_FAULT,
} BrgPgnProgress;

/**
 * BrgPgnEnding:
 * @text: a way to write the end
 * @result: what it means
 * @needs_tag: whether it could be a move, so that the heading must say the same
 *
 * An end of a game.
 */
typedef struct
{
  const char *text;
  BrgGameResult result;
  gboolean needs_tag;
} BrgPgnEnding;

/**
 * BrgPgnDialect:
 * @make_tree: makes the tree of the parser from its headings; its node is the root then
 * @read_word: reads a word that is neither a comment, a mark, a number nor an end
 * @begins_word: whether such a word is at the present place, which is a digit
 * @endings: (array length=n_endings): ends; longer ones go before those that they begin with, the
 *   star is the last
 * @n_endings: number of ends
 * @has_forced_star: whether `*` at a move is a mark and not the end
 * @keeps_style: whether an end without a heading becomes the heading
 *
 * What chess, draughts and renju do not share.
 */
typedef struct
{
  gboolean (*make_tree) (BrgPgnParser *parser, GError **error);
  BrgPgnProgress (*read_word) (BrgPgnParser *parser, GError **error);
  gboolean (*begins_word) (const BrgPgnParser *parser);
  const BrgPgnEnding *endings;
  guint n_endings;
  gboolean has_forced_star;
  gboolean keeps_style;
} BrgPgnDialect;

extern const BrgPgnDialect brg_pgn_of_chess;
extern const BrgPgnDialect brg_pgn_of_draughts;
extern const BrgPgnDialect brg_pgn_of_renju;

/**
 * brg_pgn_reader_open_as:
 * @dialect: what is played
 * @file: a file of games
 * @name: (nullable): name for messages
 * @error: return location for an error
 *
 * Returns: (transfer full) (nullable): a reader before the first game
 */
BrgPgnReader *brg_pgn_reader_open_as (const BrgPgnDialect *dialect,
                                      GFile *file,
                                      const char *name,
                                      GError **error);

/**
 * brg_pgn_reader_new_as:
 * @dialect: what is played
 * @bytes: games
 * @name: name for messages
 *
 * Returns: (transfer full): a reader before the first game
 */
BrgPgnReader *brg_pgn_reader_new_as (const BrgPgnDialect *dialect, GBytes *bytes, const char *name);

/**
 * BrgPgnParser:
 * @dialect: what is played
 * @name: name of the file for messages
 * @piece: what is being read
 * @p: how far it is read
 * @end: end of the piece
 * @notes: (element-type BrgFormatNote): doubtful places
 * @tags: (element-type BrgGameTag): headings of the game
 * @values: (element-type char*): where in the piece the value of each heading begins
 * @tree: (nullable): the game, once its start is known
 * @node: the last move
 * @n_moves: moves that were taken, those of variations counted
 * @variations: (element-type BrgPgnVariation): the variations that are open
 * @is_variation_empty: whether a variation has been opened and has no move yet
 * @comes_before: whether a comment belongs to the move that follows
 * @comments: (element-type utf8): comments that wait for their move
 * @nags: (element-type BrgGameNag): marks that wait for their move
 * @letters: in renju which letters of the ninth column the game has: 1 for I, 2 for J
 *
 * The state of reading a game.
 */
struct _BrgPgnParser
{
  const BrgPgnDialect *dialect;
  const char *name;
  BrgPgnPiece piece;
  const char *p;
  const char *end;
  GPtrArray *notes;
  GArray *tags;
  GArray *values;
  BrgGameTree *tree;
  BrgGameNode *node;
  guint n_moves;
  GArray *variations;
  gboolean is_variation_empty;
  gboolean comes_before;
  GPtrArray *comments;
  GArray *nags;
  guint letters;
};

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

/** brg_pgn_make_chess: makes the tree of a game of chess. Returns: whether the headings allow it */
gboolean brg_pgn_make_chess (BrgPgnParser *parser, GError **error);

/** brg_pgn_find_tag: Returns: number of the first heading of this name, -1 if there is none */
gint brg_pgn_find_tag (const BrgPgnParser *parser, const char *name);

/** brg_pgn_give_tags: gives the headings to the tree, and makes its root the present node */
void brg_pgn_give_tags (BrgPgnParser *parser);

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

/** brg_pgn_fail: sets an error of the form of the text. Returns: %BRG_PGN_FAULT */
BrgPgnProgress brg_pgn_fail (const BrgPgnParser *parser,
                             const char *p,
                             GError **error,
                             const char *message);

/** brg_pgn_fail_length: what begins at @p is longer than @most bytes. Returns: %BRG_PGN_FAULT */
BrgPgnProgress brg_pgn_fail_length (const BrgPgnParser *parser,
                                    const char *p,
                                    int most,
                                    GError **error);

/** brg_pgn_is_word_end: Returns: whether a word may end before @p */
gboolean brg_pgn_is_word_end (const BrgPgnParser *parser, const char *p);

/** brg_pgn_take_node: makes @node the present one; what waits for a move is put to it */
void brg_pgn_take_node (BrgPgnParser *parser, BrgGameNode *node);

/** brg_pgn_add_nag: puts a mark to the present move, or to the next where it begins a line */
void brg_pgn_add_nag (BrgPgnParser *parser, guint code, guint sign);

/** brg_pgn_settle_comments: puts comments that no move came to behind the present move */
void brg_pgn_settle_comments (BrgPgnParser *parser);

/** brg_pgn_take_ending: takes @length bytes for the end of the game. Returns: how it goes on */
BrgPgnProgress brg_pgn_take_ending (BrgPgnParser *parser,
                                    const BrgPgnEnding *ending,
                                    gsize length,
                                    GError **error);

/** brg_pgn_read_comments_behind: reads words behind the end. Returns: how it goes on */
BrgPgnProgress brg_pgn_read_comments_behind (BrgPgnParser *parser, GError **error);

/** brg_pgn_read_brace: reads a comment in braces. Returns: how it goes on */
BrgPgnProgress brg_pgn_read_brace (BrgPgnParser *parser, GError **error);

/** brg_pgn_read_rest_of_line: reads a comment to the end of the line. Returns: how it goes on */
BrgPgnProgress brg_pgn_read_rest_of_line (BrgPgnParser *parser, GError **error);

/**
 * brg_pgn_fail_move:
 * @parser: a parser at a word that is no move
 * @end: end of the word
 * @n_fits: how many moves it fits: none, or more than one
 * @error: return location for an error
 *
 * Returns: %BRG_PGN_FAULT
 */
BrgPgnProgress brg_pgn_fail_move (BrgPgnParser *parser,
                                  const char *end,
                                  guint n_fits,
                                  GError **error);

/**
 * brg_pgn_find_sign_behind:
 * @word: (array length=length): a word
 * @length: number of bytes
 * @sign: (out): a sign that stands behind the move without a blank: `Nf3+-`
 *
 * Returns: length of the sign, 0 if there is none
 */
gsize brg_pgn_find_sign_behind (const char *word, gsize length, guint *sign);

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
