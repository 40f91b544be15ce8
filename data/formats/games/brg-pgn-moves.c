/* brg-pgn-moves.c - reads the moves of a recorded game with all that stands between them
 *
 * Open variations are kept in a list, so they may be nested to any depth. Numbers of moves tell
 * nothing that the moves do not tell, except that a one behind an empty line begins another game.
 *
 * Tests: tests/data/test-pgn-read.c, tests/data/test-pgn-broken.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-pgn-private.h"

#include "brg-game-comment.h"
#include "brg-game-tags.h"
#include "brg-text-limits.h"

#include <glib/gi18n-lib.h>
#include <string.h>

BrgPgnProgress
brg_pgn_fail (const BrgPgnParser *parser, const char *p, GError **error, const char *message)
{
  brg_pgn_parser_fail (parser, p, BRG_FORMAT_ERROR_SYNTAX, error, "%s", message);
  return BRG_PGN_FAULT;
}

gboolean
brg_pgn_is_word_end (const BrgPgnParser *parser, const char *p)
{
  return p >= parser->end || brg_pgn_is_blank (*p) || strchr ("{}()[];$!?*<>,", *p) != NULL;
}

/* Comments and marks. */

BrgPgnProgress
brg_pgn_fail_length (const BrgPgnParser *parser, const char *p, int most, GError **error)
{
  brg_pgn_parser_fail (parser, p, BRG_FORMAT_ERROR_TOO_LARGE, error,
                       /* Translators: a word, a tag or a comment of a game in a file */
                       _ ("what begins here is too long, expected at most %d bytes"), most);
  return BRG_PGN_FAULT;
}

static BrgPgnProgress
add_comment (BrgPgnParser *parser, const char *start, const char *end, GError **error)
{
  g_autofree char *text = NULL;

  if (end - start > BRG_TEXT_MOST_COMMENT)
    return brg_pgn_fail_length (parser, start, BRG_TEXT_MOST_COMMENT, error);
  text = brg_pgn_parser_dup (start, end);
  /* Before the headings there is no tree yet. */
  if (parser->comes_before || parser->is_variation_empty || parser->node == NULL)
    g_ptr_array_add (parser->comments, g_steal_pointer (&text));
  else
    brg_game_node_add_comment (parser->node, BRG_GAME_AFTER, text);
  return BRG_PGN_GO_ON;
}

BrgPgnProgress
brg_pgn_read_brace (BrgPgnParser *parser, GError **error)
{
  const char *start = parser->p + 1;
  const char *end = memchr (start, '}', (gsize) (parser->end - start));

  if (end == NULL)
    return brg_pgn_fail (parser, parser->p, error,
                         _ ("this comment has no end, expected a closing brace"));
  if (add_comment (parser, start, end, error) == BRG_PGN_FAULT)
    return BRG_PGN_FAULT;
  parser->p = end + 1;
  return BRG_PGN_GO_ON;
}

static const char *
find_line_end (const BrgPgnParser *parser)
{
  const char *end = memchr (parser->p, '\n', (gsize) (parser->end - parser->p));

  return end != NULL ? end : parser->end;
}

BrgPgnProgress
brg_pgn_read_rest_of_line (BrgPgnParser *parser, GError **error)
{
  const char *end = find_line_end (parser);

  if (add_comment (parser, parser->p + 1, end, error) == BRG_PGN_FAULT)
    return BRG_PGN_FAULT;
  parser->p = end;
  return BRG_PGN_GO_ON;
}

/* A mark before the first move of a variation or of the game belongs to that move. */
void
brg_pgn_add_nag (BrgPgnParser *parser, guint code, guint sign)
{
  BrgGameNag nag = { (guint16) code, (guint16) sign };

  if (parser->is_variation_empty || parser->node->parent == NULL)
    g_array_append_val (parser->nags, nag);
  else
    brg_game_node_add_nag (parser->node, code, sign);
}

static BrgPgnProgress
read_nag (BrgPgnParser *parser, GError **error)
{
  const char *p = parser->p + 1;
  guint code = 0;

  for (; p < parser->end && g_ascii_isdigit (*p) && code <= BRG_GAME_MAX_NAG; p++)
    code = code * 10 + (guint) g_ascii_digit_value (*p);
  if (p == parser->p + 1 || code > BRG_GAME_MAX_NAG)
    return brg_pgn_fail (parser, parser->p, error, _ ("expected a number after the dollar sign"));
  brg_pgn_add_nag (parser, code, 0);
  parser->p = p;
  return BRG_PGN_GO_ON;
}

/* Exclamation and question marks: as long a sign as there is, then the rest. */
static void
read_marks (BrgPgnParser *parser)
{
  const char *end = parser->p;

  while (end < parser->end && (*end == '!' || *end == '?'))
    end++;
  while (parser->p < end)
    {
      gsize length = (gsize) MIN (end - parser->p, 2);
      guint sign = brg_game_sign_find (parser->p, length);

      brg_pgn_add_nag (parser, brg_game_sign_code (sign), sign);
      parser->p += length;
    }
}

/* Variations. */

static BrgPgnProgress
open_variation (BrgPgnParser *parser, GError **error)
{
  BrgPgnVariation variation = { parser->node, parser->p };

  if (parser->node->parent == NULL || parser->is_variation_empty)
    return brg_pgn_fail (parser, parser->p, error,
                         _ ("a variation to no move, expected a move before the parenthesis"));
  g_array_append_val (parser->variations, variation);
  parser->node = parser->node->parent;
  parser->is_variation_empty = TRUE;
  parser->comes_before = FALSE;
  parser->p++;
  return BRG_PGN_GO_ON;
}

/* Comments that no move came to stay with the move before them. */
void
brg_pgn_settle_comments (BrgPgnParser *parser)
{
  for (guint i = 0; i < parser->comments->len; i++)
    brg_game_node_add_comment (parser->node, BRG_GAME_AFTER,
                               g_ptr_array_index (parser->comments, i));
  g_ptr_array_set_size (parser->comments, 0);
  g_array_set_size (parser->nags, 0);
}

static BrgPgnProgress
close_variation (BrgPgnParser *parser, GError **error)
{
  BrgGameNode *node;

  if (parser->variations->len == 0)
    return brg_pgn_fail (parser, parser->p, error,
                         _ ("a closing parenthesis without an opening one, expected a move"));
  node = g_array_index (parser->variations, BrgPgnVariation, parser->variations->len - 1).node;
  if (parser->is_variation_empty)
    {
      brg_pgn_parser_note (parser, parser->p, _ ("a variation without moves"));
      parser->node = node;
    }
  brg_pgn_settle_comments (parser);
  parser->node = node;
  g_array_set_size (parser->variations, parser->variations->len - 1);
  parser->is_variation_empty = FALSE;
  parser->comes_before = TRUE;
  parser->p++;
  return BRG_PGN_GO_ON;
}

/* The end. */

/* The result that the heading tells, if it does. */
static gboolean
find_result_of_tag (const BrgPgnParser *parser, BrgGameResult *result)
{
  const char *value = brg_game_tree_get_tag (parser->tree, "Result");

  for (guint i = 0; value != NULL && i < parser->dialect->n_endings; i++)
    if (g_str_equal (value, parser->dialect->endings[i].text))
      {
        *result = parser->dialect->endings[i].result;
        return TRUE;
      }
  return FALSE;
}

static gboolean
is_at_text (const BrgPgnParser *parser, const char *text)
{
  gsize length = strlen (text);

  return (gsize) (parser->end - parser->p) >= length && memcmp (parser->p, text, length) == 0 &&
         brg_pgn_is_word_end (parser, parser->p + length);
}

/* Some points could be a move: they are the end where the heading says the same. */
static gboolean
is_ending (const BrgPgnParser *parser, const BrgPgnEnding *ending)
{
  return is_at_text (parser, ending->text) &&
         (!ending->needs_tag ||
          g_strcmp0 (brg_game_tree_get_tag (parser->tree, "Result"), ending->text) == 0);
}

/* Returns the ending at the present place, NULL if there is none. */
static const BrgPgnEnding *
find_ending (const BrgPgnParser *parser)
{
  for (guint i = 0; i < parser->dialect->n_endings; i++)
    if (is_ending (parser, &parser->dialect->endings[i]))
      return &parser->dialect->endings[i];
  return NULL;
}

/* Whether nothing but comments stands from @p on: they are no game of their own. */
static gboolean
are_only_comments (const BrgPgnParser *parser, const char *p)
{
  while (p != NULL && p < parser->end)
    if (brg_pgn_is_blank (*p))
      p++;
    else if (*p == '{' || *p == ';')
      p = memchr (p, *p == '{' ? '}' : '\n', (gsize) (parser->end - p));
    else if (*p == '}')
      p++;
    else
      return FALSE;
  return p != NULL;
}

/* Words about the end stand on the same line or the next, before an empty line. */
BrgPgnProgress
brg_pgn_read_comments_behind (BrgPgnParser *parser, GError **error)
{
  const char *rest = parser->p;

  parser->comes_before = FALSE;
  while (parser->p < parser->end)
    {
      const char *p = parser->p;
      guint n_line_ends = 0;

      for (; p < parser->end && brg_pgn_is_blank (*p); p++)
        n_line_ends += *p == '\n';
      if (p == parser->end || (*p != '{' && *p != ';') ||
          (n_line_ends > 1 && !are_only_comments (parser, p)))
        break;
      parser->p = p;
      if ((*p == ';' ? brg_pgn_read_rest_of_line : brg_pgn_read_brace) (parser, error) ==
          BRG_PGN_FAULT)
        return BRG_PGN_FAULT;
      rest = parser->p;
    }
  parser->p = rest;
  return BRG_PGN_COMPLETE;
}

static BrgPgnProgress
check_variations (BrgPgnParser *parser, GError **error)
{
  if (parser->variations->len == 0)
    return BRG_PGN_COMPLETE;
  return brg_pgn_fail (
      parser, g_array_index (parser->variations, BrgPgnVariation, parser->variations->len - 1).p,
      error, _ ("this variation has no end, expected a closing parenthesis"));
}

/* Results have several styles in draughts: one that only the end tells becomes the heading. */
static void
keep_style (BrgPgnParser *parser, const BrgPgnEnding *ending)
{
  if (parser->dialect->keeps_style && brg_game_tree_get_tag (parser->tree, "Result") == NULL &&
      g_str_is_ascii (ending->text))
    brg_game_tree_append_tag (parser->tree, "Result", ending->text);
}

BrgPgnProgress
brg_pgn_take_ending (BrgPgnParser *parser, const BrgPgnEnding *ending, gsize length, GError **error)
{
  const char *p = parser->p;
  BrgGameResult told;

  parser->p += length;
  if (parser->variations->len > 0)
    {
      brg_pgn_parser_note (parser, p, _ ("a result inside a variation"));
      return BRG_PGN_GO_ON;
    }
  brg_pgn_settle_comments (parser);
  brg_game_tree_set_result (parser->tree, ending->result);
  if (find_result_of_tag (parser, &told) && told != ending->result)
    brg_pgn_parser_note (parser, p, _ ("this result differs from the one in the tags"));
  keep_style (parser, ending);
  return brg_pgn_read_comments_behind (parser, error);
}

static BrgPgnProgress
read_ending (BrgPgnParser *parser, const BrgPgnEnding *ending, GError **error)
{
  return brg_pgn_take_ending (parser, ending, strlen (ending->text), error);
}

static BrgPgnProgress
end_without_result (BrgPgnParser *parser, GError **error)
{
  BrgGameResult result;

  if (check_variations (parser, error) == BRG_PGN_FAULT)
    return BRG_PGN_FAULT;
  brg_pgn_settle_comments (parser);
  if (find_result_of_tag (parser, &result))
    brg_game_tree_set_result (parser->tree, result);
  brg_pgn_parser_note (parser, parser->p, _ ("no result after the moves"));
  return BRG_PGN_COMPLETE;
}

/* Moves. */

void
brg_pgn_take_node (BrgPgnParser *parser, BrgGameNode *node)
{
  for (guint i = 0; i < parser->comments->len; i++)
    brg_game_node_add_comment (node, BRG_GAME_BEFORE, g_ptr_array_index (parser->comments, i));
  for (guint i = 0; i < parser->nags->len; i++)
    {
      const BrgGameNag *nag = &g_array_index (parser->nags, BrgGameNag, i);

      brg_game_node_add_nag (node, nag->code, nag->sign);
    }
  if (parser->comments->len > 0)
    g_ptr_array_set_size (parser->comments, 0);
  if (parser->nags->len > 0)
    g_array_set_size (parser->nags, 0);
  parser->node = node;
  parser->n_moves++;
  parser->is_variation_empty = FALSE;
  parser->comes_before = FALSE;
}

BrgPgnProgress
brg_pgn_fail_move (BrgPgnParser *parser, const char *end, guint n_fits, GError **error)
{
  g_autofree char *word = g_strndup (parser->p, (gsize) (end - parser->p));
  guint number = brg_game_node_get_number (parser->node);

  if (brg_game_node_get_turn (parser->node) == BRG_COLOUR_WHITE)
    brg_pgn_parser_fail (parser, parser->p, BRG_FORMAT_ERROR_SYNTAX, error,
                         /* Translators: a move as it was written, its number */
                         n_fits > 1 ? _ ("“%s” fits more than one move, expected White’s move %u")
                                    : _ ("“%s” is not a legal move, expected White’s move %u"),
                         word, number);
  else
    brg_pgn_parser_fail (parser, parser->p, BRG_FORMAT_ERROR_SYNTAX, error,
                         /* Translators: a move as it was written, its number */
                         n_fits > 1 ? _ ("“%s” fits more than one move, expected Black’s move %u")
                                    : _ ("“%s” is not a legal move, expected Black’s move %u"),
                         word, number);
  return BRG_PGN_FAULT;
}

gsize
brg_pgn_find_sign_behind (const char *word, gsize length, guint *sign)
{
  for (gsize n = MIN (length - 1, 5); n >= 2; n--)
    {
      *sign = brg_game_sign_find (word + length - n, n);
      if (*sign != 0)
        return n;
    }
  return 0;
}

/* Numbers. */

static gboolean
is_behind_empty_line (const BrgPgnParser *parser)
{
  guint n_line_ends = 0;

  for (const char *p = parser->p; p > parser->piece.text && brg_pgn_is_blank (p[-1]); p--)
    n_line_ends += p[-1] == '\n';
  return n_line_ends > 1;
}

static gboolean
is_first_move (const char *p, const char *end)
{
  return p + 1 < end && *p == '1' && (p[1] == '.' || p[1] == ' ') &&
         !(p + 2 < end && p[1] == '.' && p[2] == '.');
}

static gboolean
begins_new_game (const BrgPgnParser *parser)
{
  return parser->node->parent != NULL && parser->variations->len == 0 &&
         is_first_move (parser->p, parser->end) && is_behind_empty_line (parser);
}

static BrgPgnProgress
read_digits (BrgPgnParser *parser, GError **error)
{
  const BrgPgnEnding *ending = find_ending (parser);

  if (ending != NULL)
    return read_ending (parser, ending, error);
  if (parser->dialect->begins_word (parser))
    return parser->dialect->read_word (parser, error);
  if (begins_new_game (parser))
    return end_without_result (parser, error);
  while (parser->p < parser->end && g_ascii_isdigit (*parser->p))
    parser->p++;
  if (!parser->is_variation_empty)
    parser->comes_before = TRUE;
  return BRG_PGN_GO_ON;
}

/* In draughts a star at a move means that the move was forced. */
static BrgPgnProgress
read_star (BrgPgnParser *parser, GError **error)
{
  if (!parser->dialect->has_forced_star || parser->node->parent == NULL || parser->comes_before ||
      parser->is_variation_empty || brg_pgn_is_blank (parser->p[-1]) || parser->p[-1] == '}')
    return read_ending (parser, &parser->dialect->endings[parser->dialect->n_endings - 1], error);
  brg_pgn_add_nag (parser, BRG_PGN_FORCED, brg_game_sign_find ("*", 1));
  parser->p++;
  return BRG_PGN_GO_ON;
}

/* A move takes a hundred times as much memory as its letters. */
static BrgPgnProgress
check_moves (BrgPgnParser *parser, GError **error)
{
  if (parser->n_moves < BRG_PGN_MAX_MOVES)
    return BRG_PGN_GO_ON;
  brg_pgn_parser_fail (parser, parser->p, BRG_FORMAT_ERROR_TOO_LARGE, error,
                       _ ("the game is too long, expected at most %u half-moves"),
                       BRG_PGN_MAX_MOVES);
  return BRG_PGN_FAULT;
}

static BrgPgnProgress
read_token (BrgPgnParser *parser, GError **error)
{
  if (check_moves (parser, error) == BRG_PGN_FAULT)
    return BRG_PGN_FAULT;
  switch (*parser->p)
    {
    case '{':
      return brg_pgn_read_brace (parser, error);
    case ';':
      return brg_pgn_read_rest_of_line (parser, error);
    case '(':
      return open_variation (parser, error);
    case ')':
      return close_variation (parser, error);
    case '$':
      return read_nag (parser, error);
    case '!':
    case '?':
      read_marks (parser);
      return BRG_PGN_GO_ON;
    case '.':
    case ',':
      parser->p++;
      return BRG_PGN_GO_ON;
    case '}':
      return brg_pgn_fail (parser, parser->p, error,
                           _ ("a closing brace without an opening one, expected a move"));
    case '*':
      return read_star (parser, error);
    default:
      return read_digits (parser, error);
    }
}

/* Whatever a word is, it is compared with moves, and quoted where it is none. */
static BrgPgnProgress
check_word (const BrgPgnParser *parser, GError **error)
{
  const char *p = parser->p;

  while (!brg_pgn_is_word_end (parser, p) && p - parser->p <= BRG_TEXT_MOST_WORD)
    p++;
  return p - parser->p <= BRG_TEXT_MOST_WORD
             ? BRG_PGN_GO_ON
             : brg_pgn_fail_length (parser, parser->p, BRG_TEXT_MOST_WORD, error);
}

static BrgPgnProgress
read_any (BrgPgnParser *parser, GError **error)
{
  const BrgPgnEnding *ending;

  if (*parser->p == '%' && brg_pgn_is_line_start (parser, parser->p))
    {
      parser->p = find_line_end (parser);
      return BRG_PGN_GO_ON;
    }
  if (check_word (parser, error) == BRG_PGN_FAULT)
    return BRG_PGN_FAULT;
  if (g_ascii_isalpha (*parser->p) && *parser->p != 'O')
    return parser->dialect->read_word (parser, error);
  if (strchr ("{};()$!?.,*0123456789", *parser->p) != NULL && *parser->p != '\0')
    return read_token (parser, error);
  ending = find_ending (parser);
  return ending != NULL ? read_ending (parser, ending, error)
                        : parser->dialect->read_word (parser, error);
}

gboolean
brg_pgn_read_moves (BrgPgnParser *parser, GError **error)
{
  for (;;)
    {
      BrgPgnProgress step;

      while (parser->p < parser->end && brg_pgn_is_blank (*parser->p))
        parser->p++;
      step =
          parser->p < parser->end ? read_any (parser, error) : end_without_result (parser, error);
      if (step != BRG_PGN_GO_ON)
        return step == BRG_PGN_COMPLETE;
    }
}

const char *
brg_pgn_find_new_moves (const BrgPgnParser *parser, const char *p)
{
  guint n_line_ends = 0;

  for (; p < parser->end; p++)
    if (*p == '\n')
      n_line_ends++;
    else if (!brg_pgn_is_blank (*p))
      {
        if (n_line_ends > 1 && is_first_move (p, parser->end))
          return p;
        n_line_ends = 0;
      }
  return parser->end;
}
