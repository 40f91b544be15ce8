/* brg-pdn-word.c - words of a recorded game of draughts: moves, ends, and what passes for them
 *
 * Rules: rus-draughts-2022 6.1.6.2, 7.3, appendix 5
 * Tests: tests/data/test-pdn-read.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-pdn-private.h"

#include "brg-draughts-game.h"
#include "brg-draughts-read.h"
#include "brg-game-comment.h"

#include <glib/gi18n-lib.h>
#include <string.h>

/* Ways to write the end. There is no square 0, and no move ends where it begins but a capture, so
 * only the shared twelve points could be moves. */
static const BrgPgnEnding endings[] = {
  { "1/2-1/2", BRG_GAME_DRAWN, FALSE },  { "1/2–1/2", BRG_GAME_DRAWN, FALSE },
  { "1/2", BRG_GAME_DRAWN, FALSE },      { "½-½", BRG_GAME_DRAWN, FALSE },
  { "½–½", BRG_GAME_DRAWN, FALSE },      { "½", BRG_GAME_DRAWN, FALSE },
  { "2-0", BRG_GAME_WHITE_WON, FALSE },  { "2–0", BRG_GAME_WHITE_WON, FALSE },
  { "2:0", BRG_GAME_WHITE_WON, FALSE },  { "0-2", BRG_GAME_BLACK_WON, FALSE },
  { "0–2", BRG_GAME_BLACK_WON, FALSE },  { "0:2", BRG_GAME_BLACK_WON, FALSE },
  { "1-1", BRG_GAME_DRAWN, FALSE },      { "1–1", BRG_GAME_DRAWN, FALSE },
  { "1-0", BRG_GAME_WHITE_WON, FALSE },  { "1–0", BRG_GAME_WHITE_WON, FALSE },
  { "1:0", BRG_GAME_WHITE_WON, FALSE },  { "0-1", BRG_GAME_BLACK_WON, FALSE },
  { "0–1", BRG_GAME_BLACK_WON, FALSE },  { "0:1", BRG_GAME_BLACK_WON, FALSE },
  { "12-0", BRG_GAME_WHITE_WON, FALSE }, { "0-12", BRG_GAME_BLACK_WON, FALSE },
  { "6-6", BRG_GAME_DRAWN, FALSE },      { "11-1", BRG_GAME_WHITE_WON, TRUE },
  { "1-11", BRG_GAME_BLACK_WON, TRUE },  { "10-2", BRG_GAME_WHITE_WON, TRUE },
  { "2-10", BRG_GAME_BLACK_WON, TRUE },  { "9-3", BRG_GAME_WHITE_WON, TRUE },
  { "3-9", BRG_GAME_BLACK_WON, TRUE },   { "8-4", BRG_GAME_WHITE_WON, TRUE },
  { "4-8", BRG_GAME_BLACK_WON, TRUE },   { "7-5", BRG_GAME_WHITE_WON, TRUE },
  { "5-7", BRG_GAME_BLACK_WON, TRUE },   { "0-0", BRG_GAME_OPEN, FALSE },
  { "*", BRG_GAME_OPEN, FALSE },
};

const BrgPgnEnding *
brg_pdn_find_ending (const char *text)
{
  for (gsize i = 0; i < G_N_ELEMENTS (endings); i++)
    if (g_str_equal (endings[i].text, text))
      return &endings[i];
  return NULL;
}

static gboolean
is_any (const char *text, gsize length, const char *const *words)
{
  for (; *words != NULL; words++)
    if (strlen (*words) == length && memcmp (*words, text, length) == 0)
      return TRUE;
  return FALSE;
}

static const char *
find_word_end (const BrgPgnParser *parser)
{
  const char *p = parser->p;

  while (p < parser->end && *p != '.' && !brg_pgn_is_word_end (parser, p))
    p++;
  return p;
}

/* Signs of the end. */

static gboolean
is_at_end (const BrgPgnParser *parser, const char *p)
{
  while (p < parser->end && brg_pgn_is_blank (*p))
    p++;
  return p == parser->end && parser->variations->len == 0;
}

static gboolean
is_last (const BrgPgnParser *parser, const char *p)
{
  return is_at_end (parser, p) && parser->node->parent != NULL;
}

/* rus-draughts-2022 appendix 5: `x` the game is won, `0` lost, `=` drawn; for the one who moved. */
static const BrgPgnEnding *
find_sign_of_end (const BrgPgnParser *parser, const char *end)
{
  static const char *const won[] = { "x", "X", "х", "Х", NULL };
  static const char *const lost[] = { "0", NULL };
  static const char *const drawn[] = { "=", NULL };
  gsize length = (gsize) (end - parser->p);
  gboolean is_won = is_any (parser->p, length, won);
  BrgColour mover;

  if (!is_last (parser, end))
    return NULL;
  if (is_any (parser->p, length, drawn))
    return brg_pdn_find_ending ("1-1");
  if (!is_won && !is_any (parser->p, length, lost))
    return NULL;
  mover = brg_colour_opposite (brg_game_node_get_turn (parser->node));
  return brg_pdn_find_ending (is_won == (mover == BRG_COLOUR_WHITE) ? "2-0" : "0-2");
}

/* Positions inside the moves. */

static BrgPgnProgress
skip_position (BrgPgnParser *parser, GError **error)
{
  const char *end = memchr (parser->p + 1, '/', (gsize) (parser->end - parser->p - 1));

  if (end == NULL)
    return brg_pgn_fail (parser, parser->p, error,
                         _ ("this position has no end, expected a slash"));
  brg_pgn_parser_note (parser, parser->p, _ ("a position inside the moves is ignored"));
  parser->p = end + 1;
  return BRG_PGN_GO_ON;
}

/* Moves. */

static gboolean
has_any_sign (const char *word, gsize length, const char *const *signs)
{
  for (; *signs != NULL; signs++)
    if (g_strstr_len (word, (gssize) length, *signs) != NULL)
      return TRUE;
  return FALSE;
}

static void
note_wrong_sign (BrgPgnParser *parser, const char *end, const BrgDraughtsMove *move)
{
  static const char *const captures[] = { ":", "x", "X", "х", "Х", "×", NULL };
  static const char *const dashes[] = { "-", "–", "—", "−", NULL };
  gsize length = (gsize) (end - parser->p);
  gboolean has_capture = has_any_sign (parser->p, length, captures);

  if (brg_draughts_move_is_capture (move) ? !has_capture && has_any_sign (parser->p, length, dashes)
                                          : has_capture)
    brg_pgn_parser_note (parser, parser->p,
                         _ ("the sign between the squares is not the one of this move"));
}

/* All that the text can be, each with its squares of turning. */
static char *
join_moves (const BrgDraughtsPosition *position, const BrgDraughtsMoveList *moves)
{
  const BrgDraughtsNotation *notation = brg_draughts_notation_find ("route");
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < moves->n_moves; i++)
    {
      char move[BRG_DRAUGHTS_MOVE_LENGTH];

      g_string_append_printf (text, "%s%s", i > 0 ? ", " : "",
                              brg_draughts_move_write (position, &moves->moves[i], notation, move));
    }
  return g_string_free (g_steal_pointer (&text), FALSE);
}

/* rus-draughts-2022 6.1.6.2: a short record that fits several moves says which one only with the
 * squares that tell them apart. */
static BrgPgnProgress
fail_ambiguous (BrgPgnParser *parser,
                const char *end,
                const BrgDraughtsMoveList *fits,
                GError **error)
{
  g_autofree char *word = g_strndup (parser->p, (gsize) (end - parser->p));
  g_autofree char *moves = join_moves (&parser->node->draughts, fits);
  guint number = brg_game_node_get_number (parser->node);
  gboolean is_white = brg_game_node_get_turn (parser->node) == BRG_COLOUR_WHITE;

  brg_pgn_parser_fail (
      parser, parser->p, BRG_FORMAT_ERROR_SYNTAX, error,
      /* Translators: a move as it was written, the moves that it can be, its number */
      is_white ? _ ("“%s” fits more than one move (%s), expected White’s move %u")
               : _ ("“%s” fits more than one move (%s), expected Black’s move %u"),
      word, moves, number);
  return BRG_PGN_FAULT;
}

/* Where the result begins that is written to the last move without a blank: `32-282-0`; the longest
 * move counts. NULL where there is none. */
static const char *
find_glued_ending (const BrgPgnParser *parser, const char *end)
{
  const char *found = NULL;

  for (gsize i = 0; is_at_end (parser, end) && i < G_N_ELEMENTS (endings); i++)
    {
      g_auto (BrgDraughtsMoveList) fits = { 0 };
      gsize length = strlen (endings[i].text);
      const char *p = end - length;

      if ((gsize) (end - parser->p) <= length || memcmp (p, endings[i].text, length) != 0 ||
          (found != NULL && p < found))
        continue;
      if (brg_draughts_move_read (&parser->node->draughts, parser->p, p - parser->p,
                                  BRG_DRAUGHTS_READ_ANY, &fits) == 1)
        found = p;
    }
  return found;
}

static BrgPgnProgress
read_move (BrgPgnParser *parser, const char *end, GError **error)
{
  g_auto (BrgDraughtsMoveList) fits = { 0 };
  guint sign = 0;
  gsize length = (gsize) (end - parser->p);
  gsize sign_length = brg_pgn_find_sign_behind (parser->p, length, &sign);
  guint n_fits =
      brg_draughts_move_read (&parser->node->draughts, parser->p, (gssize) (length - sign_length),
                              BRG_DRAUGHTS_READ_ANY, &fits);
  BrgGameMove move;

  if (n_fits > 1)
    return fail_ambiguous (parser, end, &fits, error);
  if (n_fits == 0)
    {
      const char *ending = find_glued_ending (parser, end);

      if (ending == NULL)
        return brg_pgn_fail_move (parser, end, 0, error);
      brg_pgn_parser_note (parser, ending, _ ("no blank between the last move and the result"));
      return read_move (parser, ending, error);
    }
  note_wrong_sign (parser, end - sign_length, &fits.moves[0]);
  move.draughts = fits.moves[0];
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
  const BrgPgnEnding *ending = find_sign_of_end (parser, end);
  guint sign;

  if (*parser->p == '/')
    return skip_position (parser, error);
  if (end == parser->p)
    return brg_pgn_fail (parser, parser->p, error, _ ("expected a move, a comment or a result"));
  if (ending != NULL)
    return brg_pgn_take_ending (parser, ending, (gsize) (end - parser->p), error);
  sign = brg_game_sign_find (parser->p, (gsize) (end - parser->p));
  if (sign == 0)
    return read_move (parser, end, error);
  brg_pgn_add_nag (parser, brg_game_sign_code (sign), sign);
  parser->p = end;
  return BRG_PGN_GO_ON;
}

/* Numbers of moves end with a full stop or a blank, and moves have something behind the digits; but
 * `3228` is a move, and `0` the sign of a lost game. */
static gboolean
begins_word (const BrgPgnParser *parser)
{
  g_auto (BrgDraughtsMoveList) fits = { 0 };
  const char *end = parser->p;

  while (end < parser->end && g_ascii_isdigit (*end))
    end++;
  if (end < parser->end && *end == '.')
    return FALSE;
  if (!brg_pgn_is_word_end (parser, end))
    return TRUE;
  if (end - parser->p == 1)
    return find_sign_of_end (parser, end) != NULL;
  return end - parser->p >= 3 &&
         brg_draughts_move_read (&parser->node->draughts, parser->p, end - parser->p,
                                 BRG_DRAUGHTS_READ_ANY, &fits) > 0;
}

const BrgPgnDialect brg_pgn_of_draughts = {
  .make_tree = brg_pdn_make_draughts,
  .read_word = read_word,
  .begins_word = begins_word,
  .endings = endings,
  .n_endings = G_N_ELEMENTS (endings),
  .has_forced_star = TRUE,
  .keeps_style = TRUE,
};
