/* brg-pgn-word.c - words of a recorded game of chess: moves, ends, and what passes for them
 *
 * Tests: tests/data/test-pgn-read.c, tests/data/test-pgn-broken.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-pgn-private.h"

#include "brg-game-comment.h"
#include "brg-san-pgn.h"

#include <glib/gi18n-lib.h>
#include <string.h>

/* Ways to write the end. Longer ones go before those that they begin with. */
static const BrgPgnEnding endings[] = {
  { "1/2-1/2", BRG_GAME_DRAWN, FALSE }, { "1/2–1/2", BRG_GAME_DRAWN, FALSE },
  { "1/2:1/2", BRG_GAME_DRAWN, FALSE }, { "1/2", BRG_GAME_DRAWN, FALSE },
  { "½-½", BRG_GAME_DRAWN, FALSE },     { "½–½", BRG_GAME_DRAWN, FALSE },
  { "½:½", BRG_GAME_DRAWN, FALSE },     { "½", BRG_GAME_DRAWN, FALSE },
  { "0.5-0.5", BRG_GAME_DRAWN, FALSE }, { "1-0", BRG_GAME_WHITE_WON, FALSE },
  { "1–0", BRG_GAME_WHITE_WON, FALSE }, { "1:0", BRG_GAME_WHITE_WON, FALSE },
  { "1-O", BRG_GAME_WHITE_WON, FALSE }, { "0-1", BRG_GAME_BLACK_WON, FALSE },
  { "0–1", BRG_GAME_BLACK_WON, FALSE }, { "0:1", BRG_GAME_BLACK_WON, FALSE },
  { "O-1", BRG_GAME_BLACK_WON, FALSE }, { "*", BRG_GAME_OPEN, FALSE },
};

static const char *const null_moves[] = { "--", "Z0", "z0", "––", "null", "@@@@", "0000", "pass" };

/* The parentheses of `e8(Q)` belong to the word. Returns their end, NULL if there are none. */
static const char *
skip_promotion (const BrgPgnParser *parser, const char *word, const char *p)
{
  const char *letter = p + 1;
  const char *close;

  if (p == word || p + 2 >= parser->end || *p != '(' || strchr ("18=", p[-1]) == NULL ||
      ((guint8) *letter < 0x80 && !g_ascii_isalpha (*letter)))
    return NULL;
  close = g_utf8_find_next_char (letter, parser->end);
  return close != NULL && *close == ')' ? close + 1 : NULL;
}

/* A full stop ends a word except in `e.p.`. */
static const char *
find_word_end (const BrgPgnParser *parser, const char *word)
{
  const char *p = word;

  while (p < parser->end)
    {
      const char *behind = skip_promotion (parser, word, p);

      if (behind != NULL)
        p = behind;
      else if (brg_pgn_is_word_end (parser, p))
        break;
      else if (*p == '.' && !(p + 1 < parser->end && p[-1] == 'e' && p[1] == 'p'))
        {
          if (p - word >= 3 && memcmp (p - 3, "e.p", 3) == 0)
            p++;
          break;
        }
      else
        p++;
    }
  return p;
}

static gboolean
is_en_passant_mark (const char *word, gsize length)
{
  return (length == 4 && memcmp (word, "e.p.", 4) == 0) ||
         (length == 3 && memcmp (word, "e.p", 3) == 0) ||
         (length == 2 && memcmp (word, "ep", 2) == 0);
}

static gboolean
is_null_move (const char *word, gsize length)
{
  for (gsize i = 0; i < G_N_ELEMENTS (null_moves); i++)
    if (strlen (null_moves[i]) == length && memcmp (null_moves[i], word, length) == 0)
      return TRUE;
  return FALSE;
}

static BrgPgnProgress
read_null_move (BrgPgnParser *parser, const char *end, GError **error)
{
  if (brg_position_checkers (&parser->node->position) != 0)
    return brg_pgn_fail (parser, parser->p, error, _ ("a null move in check, expected a move"));
  brg_pgn_take_node (parser, brg_game_tree_append_null (parser->tree, parser->node));
  parser->p = end;
  return BRG_PGN_GO_ON;
}

/* `0-0` where no castling is possible and nothing follows: both players have lost. */
static gboolean
is_double_loss (const BrgPgnParser *parser, gsize length)
{
  const char *p = parser->p + length;

  if (length != 3 || memcmp (parser->p, "0-0", 3) != 0 || parser->variations->len > 0)
    return FALSE;
  while (p < parser->end && brg_pgn_is_blank (*p))
    p++;
  return p == parser->end;
}

static BrgPgnProgress
read_double_loss (BrgPgnParser *parser, GError **error)
{
  brg_pgn_parser_note (parser, parser->p, _ ("a result that only the tags can tell"));
  parser->p += 3;
  brg_pgn_settle_comments (parser);
  return brg_pgn_read_comments_behind (parser, error);
}

static BrgPgnProgress
read_generously (BrgPgnParser *parser, const char *end, GError **error)
{
  gsize length = (gsize) (end - parser->p);
  guint sign = 0;
  gsize sign_length = 0;
  guint n_fits;
  BrgGameMove made;
  BrgMove move;

  if (is_null_move (parser->p, length))
    return read_null_move (parser, end, error);
  sign = brg_game_sign_find (parser->p, length);
  if (sign != 0 || is_en_passant_mark (parser->p, length))
    {
      if (sign != 0)
        brg_pgn_add_nag (parser, brg_game_sign_code (sign), sign);
      parser->p = end;
      return BRG_PGN_GO_ON;
    }
  /* A sign is looked for first: a generous reader would take a part of it for a sign of check. */
  sign_length = brg_pgn_find_sign_behind (parser->p, length, &sign);
  n_fits = brg_pgn_find_move (&parser->node->position, parser->p, length - sign_length, &move);
  if (n_fits == 0 && is_double_loss (parser, length))
    return read_double_loss (parser, error);
  if (n_fits != 1)
    return brg_pgn_fail_move (parser, end, n_fits, error);
  made.chess = move;
  brg_pgn_take_node (parser, brg_game_tree_append_move (parser->tree, parser->node, &made));
  if (sign_length > 0)
    brg_pgn_add_nag (parser, brg_game_sign_code (sign), sign);
  parser->p = end;
  return BRG_PGN_GO_ON;
}

static BrgPgnProgress
read_word (BrgPgnParser *parser, GError **error)
{
  const char *end = find_word_end (parser, parser->p);
  BrgGameMove made;
  BrgMove move;

  if (end == parser->p)
    return brg_pgn_fail (parser, parser->p, error, _ ("expected a move, a comment or a result"));
  move = brg_san_read_pgn (&parser->node->position, parser->p, (gsize) (end - parser->p));
  if (move == BRG_MOVE_NONE)
    return read_generously (parser, end, error);
  made.chess = move;
  brg_pgn_take_node (parser, brg_game_tree_append_move (parser->tree, parser->node, &made));
  parser->p = end;
  return BRG_PGN_GO_ON;
}

/* Castling with zeros, or `0000`: a word that begins with a digit. */
static gboolean
is_zero_word (const BrgPgnParser *parser)
{
  const char *p = parser->p;

  return *p == '0' && p + 2 < parser->end && (p[1] == '-' || p[1] == '0' || (guint8) p[1] >= 0x80);
}

const BrgPgnDialect brg_pgn_of_chess = {
  .make_tree = brg_pgn_make_chess,
  .read_word = read_word,
  .begins_word = is_zero_word,
  .endings = endings,
  .n_endings = G_N_ELEMENTS (endings),
};
