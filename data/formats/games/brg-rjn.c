/* brg-rjn.c - records of games of renju
 *
 * Rules: rus-draughts-2022 9.2.2.2, 9.2.4.4, 9.3.2.1
 * Tests: tests/data/test-rjn.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-rjn.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "brg-game-comment.h"
#include "brg-game-tags.h"
#include "brg-pgn-private.h"
#include "brg-pgn-writer.h"

/* A pass is a dash, so no end may be spaced out. */
static const BrgPgnEnding endings[] = {
  { "1/2-1/2", BRG_GAME_DRAWN, FALSE }, { "1/2–1/2", BRG_GAME_DRAWN, FALSE },
  { "1/2", BRG_GAME_DRAWN, FALSE },     { "½-½", BRG_GAME_DRAWN, FALSE },
  { "½–½", BRG_GAME_DRAWN, FALSE },     { "½", BRG_GAME_DRAWN, FALSE },
  { "0.5-0.5", BRG_GAME_DRAWN, FALSE }, { "1-0", BRG_GAME_WHITE_WON, FALSE },
  { "1–0", BRG_GAME_WHITE_WON, FALSE }, { "1:0", BRG_GAME_WHITE_WON, FALSE },
  { "0-1", BRG_GAME_BLACK_WON, FALSE }, { "0–1", BRG_GAME_BLACK_WON, FALSE },
  { "0:1", BRG_GAME_BLACK_WON, FALSE }, { "*", BRG_GAME_OPEN, FALSE },
};

static const char *const passes[] = { "--", "––", "pass", "Pass", "PASS" };

#define NINTH_COLUMN 8

/* Headings. */

static const char *
get_place (const BrgPgnParser *parser, gint tag)
{
  return g_array_index (parser->values, const char *, tag);
}

static const char *
get_value (const BrgPgnParser *parser, gint tag)
{
  const char *value = tag >= 0 ? g_array_index (parser->tags, BrgGameTag, tag).value : "";

  return g_str_equal (value, "?") ? "" : value;
}

static gboolean
check_headings (const BrgPgnParser *parser, GError **error)
{
  gint variant = brg_pgn_find_tag (parser, "Variant");
  gint fen = brg_pgn_find_tag (parser, "FEN");
  gint board = brg_pgn_find_tag (parser, BRG_RJN_BOARD);
  BrgRenjuBoard stones;

  if (*get_value (parser, variant) != '\0' &&
      g_ascii_strcasecmp (get_value (parser, variant), BRG_RJN_GAME) != 0)
    return brg_pgn_parser_fail (
        parser, get_place (parser, variant), BRG_FORMAT_ERROR_UNSUPPORTED, error,
        /* Translators: the value of a heading */
        _ ("“%s” is another game, expected Renju"), get_value (parser, variant));
  if (*get_value (parser, fen) != '\0')
    return brg_pgn_parser_fail (
        parser, get_place (parser, fen), BRG_FORMAT_ERROR_UNSUPPORTED, error,
        /* Translators: the value of a heading */
        _ ("“%s” is a position of another game, expected none: renju begins with an empty board"),
        get_value (parser, fen));
  if (board >= 0 && !brg_renju_board_read (get_value (parser, board), -1, &stones, NULL))
    return brg_pgn_parser_fail (parser, get_place (parser, board), BRG_FORMAT_ERROR_SYNTAX, error,
                                /* Translators: the value of a heading; leave . x o as they are */
                                _ ("“%s” is not a renju board, expected 225 points: . x o"),
                                get_value (parser, board));
  return TRUE;
}

static gboolean
make_renju (BrgPgnParser *parser, GError **error)
{
  if (!check_headings (parser, error))
    return FALSE;
  parser->tree = brg_game_tree_new_renju ();
  brg_pgn_give_tags (parser);
  if (brg_game_tree_get_tag (parser->tree, "Variant") == NULL)
    brg_game_tree_append_tag (parser->tree, "Variant", BRG_RJN_GAME);
  return TRUE;
}

/* Moves. */

static const char *
find_word_end (const BrgPgnParser *parser)
{
  const char *p = parser->p;

  while (p < parser->end && *p != '.' && !brg_pgn_is_word_end (parser, p))
    p++;
  return p;
}

static gboolean
read_point (const char *word, gsize length, BrgRenjuPoint *point)
{
  for (gsize i = 0; i < G_N_ELEMENTS (passes); i++)
    if (strlen (passes[i]) == length && memcmp (passes[i], word, length) == 0)
      {
        *point = BRG_RENJU_PASS;
        return TRUE;
      }
  return brg_renju_point_read (word, (gssize) length, point);
}

gboolean
brg_rjn_get_board (const BrgGameTree *tree, BrgRenjuBoard *board)
{
  const char *text = brg_game_tree_get_tag (tree, BRG_RJN_BOARD);

  if (text != NULL && brg_renju_board_read (text, -1, board, NULL))
    return TRUE;
  brg_renju_board_clear (board);
  return FALSE;
}

/* Whether a stone lies on @point when the present move has been made. */
static gboolean
is_occupied (const BrgPgnParser *parser, BrgRenjuPoint point)
{
  BrgRenjuBoard board;

  if (point == BRG_RENJU_PASS)
    return FALSE;
  for (const BrgGameNode *node = parser->node; node->parent != NULL; node = node->parent)
    if (node->renju_move == point)
      return TRUE;
  return brg_rjn_get_board (parser->tree, &board) &&
         brg_renju_board_get (&board, point) != BRG_COLOUR_NONE;
}

/* rus-draughts-2022 9.2.2.2: I or J, never both: other boards have ten columns up to J. */
static gboolean
mixes_letters (BrgPgnParser *parser, BrgRenjuPoint point)
{
  static const char *const js[] = { "J", "j", "Ј", "ј" };
  guint letter = 1;

  if (point == BRG_RENJU_PASS || brg_renju_point_column (point) != NINTH_COLUMN)
    return FALSE;
  for (gsize i = 0; i < G_N_ELEMENTS (js); i++)
    if (memcmp (parser->p, js[i], strlen (js[i])) == 0)
      letter = 2;
  parser->letters |= letter;
  return parser->letters == 3;
}

/* Whether a stone can be placed on @point, or a pass be made, whatever the rules say. */
static gboolean
check_move (BrgPgnParser *parser, const char *end, BrgRenjuPoint point, GError **error)
{
  g_autofree char *word = g_strndup (parser->p, (gsize) (end - parser->p));

  if (mixes_letters (parser, point))
    return brg_pgn_parser_fail (parser, parser->p, BRG_FORMAT_ERROR_SYNTAX, error,
                                /* Translators: a point as it was written */
                                _ ("“%s”: both I and J name columns of this record, expected one "
                                   "of them"),
                                word);
  if (is_occupied (parser, point))
    return brg_pgn_parser_fail (parser, parser->p, BRG_FORMAT_ERROR_SYNTAX, error,
                                /* Translators: a point as it was written */
                                _ ("there is already a stone on “%s”, expected an empty point"),
                                word);
  if (parser->node->ply >= BRG_RENJU_MAX_MOVES)
    return brg_pgn_parser_fail (parser, parser->p, BRG_FORMAT_ERROR_SYNTAX, error,
                                /* Translators: a move as it was written */
                                _ ("“%s” is one move too many, expected the end of the game"),
                                word);
  return TRUE;
}

static BrgPgnProgress
read_move (BrgPgnParser *parser, const char *end, GError **error)
{
  gsize length = (gsize) (end - parser->p);
  guint sign = 0;
  gsize sign_length = 0;
  BrgRenjuPoint point;
  BrgGameMove move;

  if (!read_point (parser->p, length, &point))
    {
      sign_length = brg_pgn_find_sign_behind (parser->p, length, &sign);
      if (sign_length == 0 || !read_point (parser->p, length - sign_length, &point))
        return brg_pgn_fail_move (parser, end, 0, error);
    }
  if (!check_move (parser, end, point, error))
    return BRG_PGN_FAULT;
  move.renju = point;
  brg_pgn_take_node (parser, brg_game_tree_append_move (parser->tree, parser->node, &move));
  if (sign_length > 0)
    brg_pgn_add_nag (parser, brg_game_sign_code (sign), sign);
  parser->p = end;
  return BRG_PGN_GO_ON;
}

static BrgPgnProgress
read_word (BrgPgnParser *parser, GError **error)
{
  const char *end = find_word_end (parser);
  guint sign;

  if (end == parser->p)
    return brg_pgn_fail (parser, parser->p, error, _ ("expected a move, a comment or a result"));
  sign = brg_game_sign_find (parser->p, (gsize) (end - parser->p));
  if (sign == 0)
    return read_move (parser, end, error);
  brg_pgn_add_nag (parser, brg_game_sign_code (sign), sign);
  parser->p = end;
  return BRG_PGN_GO_ON;
}

/* No move begins with a digit. */
static gboolean
begins_word (const BrgPgnParser *parser G_GNUC_UNUSED)
{
  return FALSE;
}

const BrgPgnDialect brg_pgn_of_renju = {
  .make_tree = make_renju,
  .read_word = read_word,
  .begins_word = begins_word,
  .endings = endings,
  .n_endings = G_N_ELEMENTS (endings),
};

/* Files. */

BrgPgnReader *
brg_rjn_reader_new_from_bytes (GBytes *bytes, const char *name)
{
  g_return_val_if_fail (bytes != NULL && name != NULL, NULL);

  return brg_pgn_reader_new_as (&brg_pgn_of_renju, bytes, name);
}

gboolean
brg_rjn_looks_like (const char *text)
{
  g_return_val_if_fail (text != NULL, FALSE);

  return g_regex_match_simple ("^\\s*\\[\\s*Variant\\s*\"\\s*renju\\s*\"", text,
                               G_REGEX_MULTILINE | G_REGEX_CASELESS | G_REGEX_RAW, 0) ||
         g_regex_match_simple ("(?:^|\\s)1\\.?\\s*(?:[Hh]|Н|н)8(?![0-9])", text,
                               G_REGEX_MULTILINE | G_REGEX_RAW, 0);
}

char *
brg_rjn_write (const BrgGameTree *tree)
{
  g_autoptr (BrgGameTree) named = NULL;

  g_return_val_if_fail (tree != NULL, NULL);
  g_return_val_if_fail (brg_game_tree_get_kind (tree) == BRG_GAME_OF_RENJU, NULL);

  if (brg_game_tree_get_tag (tree, "Variant") != NULL)
    return brg_pgn_write (tree);
  named = brg_game_tree_copy (tree);
  brg_game_tree_set_tag (named, "Variant", BRG_RJN_GAME);
  return brg_pgn_write (named);
}

char *
brg_rjn_write_moves (const BrgGameTree *tree)
{
  g_return_val_if_fail (tree != NULL, NULL);
  g_return_val_if_fail (brg_game_tree_get_kind (tree) == BRG_GAME_OF_RENJU, NULL);

  return brg_pgn_write_moves (tree);
}
