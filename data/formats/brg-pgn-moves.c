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

#include "brg-san.h"

#include <glib/gi18n-lib.h>
#include <string.h>

/* Ways to write the end. Longer ones go before those that they begin with. */
static const struct
{
  const char *text;
  BrgGameResult result;
} endings[] = {
  { "1/2-1/2", BRG_GAME_DRAWN }, { "1/2–1/2", BRG_GAME_DRAWN }, { "1/2:1/2", BRG_GAME_DRAWN },
  { "1/2", BRG_GAME_DRAWN },     { "½-½", BRG_GAME_DRAWN },     { "½–½", BRG_GAME_DRAWN },
  { "½:½", BRG_GAME_DRAWN },     { "½", BRG_GAME_DRAWN },       { "0.5-0.5", BRG_GAME_DRAWN },
  { "1-0", BRG_GAME_WHITE_WON }, { "1–0", BRG_GAME_WHITE_WON }, { "1:0", BRG_GAME_WHITE_WON },
  { "1-O", BRG_GAME_WHITE_WON }, { "0-1", BRG_GAME_BLACK_WON }, { "0–1", BRG_GAME_BLACK_WON },
  { "0:1", BRG_GAME_BLACK_WON }, { "O-1", BRG_GAME_BLACK_WON }, { "*", BRG_GAME_OPEN },
};

static const char *const null_moves[] = { "--", "Z0", "z0", "––", "null", "@@@@", "0000", "pass" };

/* What a token did. */
typedef enum
{
  STEP_GO_ON,
  STEP_END, /* the game is complete */
  STEP_FAIL,
} Step;

static Step
fail (BrgPgnParser *parser, const char *p, GError **error, const char *message)
{
  brg_pgn_parser_fail (parser, p, BRG_FORMAT_ERROR_SYNTAX, error, "%s", message);
  return STEP_FAIL;
}

/* Whether a word may end before @p. */
static gboolean
is_word_end (const BrgPgnParser *parser, const char *p)
{
  return p >= parser->end || brg_pgn_is_blank (*p) || strchr ("{}()[];$!?*<>,", *p) != NULL;
}

/* Comments and marks. */

static void
add_comment (BrgPgnParser *parser, const char *start, const char *end)
{
  g_autofree char *text = brg_pgn_parser_dup (start, end);

  if (parser->comes_before || parser->is_variation_empty)
    g_ptr_array_add (parser->comments, g_steal_pointer (&text));
  else
    brg_game_node_add_comment (parser->node, BRG_GAME_AFTER, text);
}

static Step
read_brace (BrgPgnParser *parser, GError **error)
{
  const char *start = parser->p + 1;
  const char *end = memchr (start, '}', (gsize) (parser->end - start));

  if (end == NULL)
    return fail (parser, parser->p, error, _ ("this comment has no end, expected a closing brace"));
  add_comment (parser, start, end);
  parser->p = end + 1;
  return STEP_GO_ON;
}

static const char *
find_line_end (const BrgPgnParser *parser)
{
  const char *end = memchr (parser->p, '\n', (gsize) (parser->end - parser->p));

  return end != NULL ? end : parser->end;
}

static void
read_rest_of_line (BrgPgnParser *parser)
{
  const char *end = find_line_end (parser);

  add_comment (parser, parser->p + 1, end);
  parser->p = end;
}

/* A mark before the first move of a variation or of the game belongs to that move. */
static void
add_nag (BrgPgnParser *parser, guint code, guint sign)
{
  BrgGameNag nag = { (guint16) code, (guint16) sign };

  if (parser->is_variation_empty || parser->node->parent == NULL)
    g_array_append_val (parser->nags, nag);
  else
    brg_game_node_add_nag (parser->node, code, sign);
}

static Step
read_nag (BrgPgnParser *parser, GError **error)
{
  const char *p = parser->p + 1;
  guint code = 0;

  for (; p < parser->end && g_ascii_isdigit (*p) && code <= BRG_GAME_MAX_NAG; p++)
    code = code * 10 + (guint) g_ascii_digit_value (*p);
  if (p == parser->p + 1 || code > BRG_GAME_MAX_NAG)
    return fail (parser, parser->p, error, _ ("expected the number of a mark behind the dollar"));
  add_nag (parser, code, 0);
  parser->p = p;
  return STEP_GO_ON;
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

      add_nag (parser, brg_game_sign_code (sign), sign);
      parser->p += length;
    }
}

/* Variations. */

static Step
open_variation (BrgPgnParser *parser, GError **error)
{
  BrgPgnVariation variation = { parser->node, parser->p };

  if (parser->node->parent == NULL || parser->is_variation_empty)
    return fail (parser, parser->p, error,
                 _ ("a variation to no move, expected a move before the parenthesis"));
  g_array_append_val (parser->variations, variation);
  parser->node = parser->node->parent;
  parser->is_variation_empty = TRUE;
  parser->comes_before = FALSE;
  parser->p++;
  return STEP_GO_ON;
}

/* Comments that no move came to stay with the move before them. */
static void
settle_comments (BrgPgnParser *parser)
{
  for (guint i = 0; i < parser->comments->len; i++)
    brg_game_node_add_comment (parser->node, BRG_GAME_AFTER,
                               g_ptr_array_index (parser->comments, i));
  g_ptr_array_set_size (parser->comments, 0);
  g_array_set_size (parser->nags, 0);
}

static Step
close_variation (BrgPgnParser *parser, GError **error)
{
  BrgGameNode *node;

  if (parser->variations->len == 0)
    return fail (parser, parser->p, error,
                 _ ("a closing parenthesis without an opening one, expected a move"));
  node = g_array_index (parser->variations, BrgPgnVariation, parser->variations->len - 1).node;
  if (parser->is_variation_empty)
    {
      brg_pgn_parser_note (parser, parser->p, _ ("a variation without moves"));
      parser->node = node;
    }
  settle_comments (parser);
  parser->node = node;
  g_array_set_size (parser->variations, parser->variations->len - 1);
  parser->is_variation_empty = FALSE;
  parser->comes_before = TRUE;
  parser->p++;
  return STEP_GO_ON;
}

/* The end. */

/* Returns the number of an ending at the present place, -1 if there is none. */
static gint
find_ending (const BrgPgnParser *parser)
{
  for (gsize i = 0; i < G_N_ELEMENTS (endings); i++)
    {
      gsize length = strlen (endings[i].text);

      if ((gsize) (parser->end - parser->p) >= length &&
          memcmp (parser->p, endings[i].text, length) == 0 &&
          is_word_end (parser, parser->p + length))
        return (gint) i;
    }
  return -1;
}

/* Words about the end stand on the same line or the next, before an empty line. */
static Step
read_comments_behind (BrgPgnParser *parser, GError **error)
{
  const char *rest = parser->p;

  parser->comes_before = FALSE;
  while (parser->p < parser->end)
    {
      const char *p = parser->p;
      guint n_line_ends = 0;

      for (; p < parser->end && brg_pgn_is_blank (*p); p++)
        n_line_ends += *p == '\n';
      if (p == parser->end || n_line_ends > 1 || (*p != '{' && *p != ';'))
        break;
      parser->p = p;
      if (*p == ';')
        read_rest_of_line (parser);
      else if (read_brace (parser, error) == STEP_FAIL)
        return STEP_FAIL;
      rest = parser->p;
    }
  parser->p = rest;
  return STEP_END;
}

static Step
check_variations (BrgPgnParser *parser, GError **error)
{
  if (parser->variations->len == 0)
    return STEP_END;
  return fail (parser,
               g_array_index (parser->variations, BrgPgnVariation, parser->variations->len - 1).p,
               error, _ ("this variation has no end, expected a closing parenthesis"));
}

/* The result that the heading tells, if it does. */
static gboolean
find_result_of_tag (const BrgPgnParser *parser, BrgGameResult *result)
{
  const char *value = brg_game_tree_get_tag (parser->tree, "Result");

  for (gsize i = 0; value != NULL && i < G_N_ELEMENTS (endings); i++)
    if (g_str_equal (value, endings[i].text))
      {
        *result = endings[i].result;
        return TRUE;
      }
  return FALSE;
}

static Step
read_ending (BrgPgnParser *parser, guint ending, GError **error)
{
  const char *p = parser->p;
  BrgGameResult told;

  parser->p += strlen (endings[ending].text);
  if (parser->variations->len > 0)
    {
      brg_pgn_parser_note (parser, p, _ ("a result inside a variation"));
      return STEP_GO_ON;
    }
  settle_comments (parser);
  brg_game_tree_set_result (parser->tree, endings[ending].result);
  if (find_result_of_tag (parser, &told) && told != endings[ending].result)
    brg_pgn_parser_note (parser, p, _ ("this result is not the one of the headings"));
  return read_comments_behind (parser, error);
}

static Step
end_without_result (BrgPgnParser *parser, GError **error)
{
  BrgGameResult result;

  if (check_variations (parser, error) == STEP_FAIL)
    return STEP_FAIL;
  settle_comments (parser);
  if (find_result_of_tag (parser, &result))
    brg_game_tree_set_result (parser->tree, result);
  brg_pgn_parser_note (parser, parser->p, _ ("no result behind the moves"));
  return STEP_END;
}

/* Moves. */

static void
take_node (BrgPgnParser *parser, BrgGameNode *node)
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
  parser->is_variation_empty = FALSE;
  parser->comes_before = FALSE;
}

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
      else if (is_word_end (parser, p))
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

static Step
read_null_move (BrgPgnParser *parser, const char *end, GError **error)
{
  if (brg_position_checkers (&parser->node->position) != 0)
    return fail (parser, parser->p, error, _ ("a null move in check, expected a move"));
  take_node (parser, brg_game_tree_append_null (parser->tree, parser->node));
  parser->p = end;
  return STEP_GO_ON;
}

/* A sign behind the move without a blank: `Nf3+-`. Returns its length, 0 if there is none. */
static gsize
find_sign_behind (const char *word, gsize length, guint *sign)
{
  for (gsize n = MIN (length - 1, 5); n >= 2; n--)
    {
      *sign = brg_game_sign_find (word + length - n, n);
      if (*sign != 0)
        return n;
    }
  return 0;
}

static Step
fail_move (BrgPgnParser *parser, const char *end, guint n_fits, GError **error)
{
  g_autofree char *word = g_strndup (parser->p, (gsize) (end - parser->p));
  const BrgPosition *position = &parser->node->position;
  guint number = position->move_number;

  if (position->turn == BRG_COLOUR_WHITE)
    brg_pgn_parser_fail (parser, parser->p, BRG_FORMAT_ERROR_SYNTAX, error,
                         /* Translators: a move as it was written, its number */
                         n_fits > 1 ? _ ("“%s” fits more than one move, expected White’s move %u")
                                    : _ ("“%s” is no legal move, expected White’s move %u"),
                         word, number);
  else
    brg_pgn_parser_fail (parser, parser->p, BRG_FORMAT_ERROR_SYNTAX, error,
                         /* Translators: a move as it was written, its number */
                         n_fits > 1 ? _ ("“%s” fits more than one move, expected Black’s move %u")
                                    : _ ("“%s” is no legal move, expected Black’s move %u"),
                         word, number);
  return STEP_FAIL;
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

static Step
read_double_loss (BrgPgnParser *parser, GError **error)
{
  brg_pgn_parser_note (parser, parser->p, _ ("a result that only the headings can tell"));
  parser->p += 3;
  settle_comments (parser);
  return read_comments_behind (parser, error);
}

static Step
read_generously (BrgPgnParser *parser, const char *end, GError **error)
{
  gsize length = (gsize) (end - parser->p);
  guint sign = 0;
  gsize sign_length = 0;
  guint n_fits;
  BrgMove move;

  if (is_null_move (parser->p, length))
    return read_null_move (parser, end, error);
  sign = brg_game_sign_find (parser->p, length);
  if (sign != 0 || is_en_passant_mark (parser->p, length))
    {
      if (sign != 0)
        add_nag (parser, brg_game_sign_code (sign), sign);
      parser->p = end;
      return STEP_GO_ON;
    }
  /* A sign is looked for first: a generous reader would take a part of it for a sign of check. */
  sign_length = find_sign_behind (parser->p, length, &sign);
  n_fits = brg_pgn_find_move (&parser->node->position, parser->p, length - sign_length, &move);
  if (n_fits == 0 && is_double_loss (parser, length))
    return read_double_loss (parser, error);
  if (n_fits != 1)
    return fail_move (parser, end, n_fits, error);
  take_node (parser, brg_game_tree_append_move (parser->tree, parser->node, move));
  if (sign_length > 0)
    add_nag (parser, brg_game_sign_code (sign), sign);
  parser->p = end;
  return STEP_GO_ON;
}

static Step
read_word (BrgPgnParser *parser, GError **error)
{
  const char *end = find_word_end (parser, parser->p);
  BrgMove move;

  if (end == parser->p)
    return fail (parser, parser->p, error, _ ("expected a move, a comment or a result"));
  move = brg_san_read_pgn (&parser->node->position, parser->p, (gsize) (end - parser->p));
  if (move == BRG_MOVE_NONE)
    return read_generously (parser, end, error);
  take_node (parser, brg_game_tree_append_move (parser->tree, parser->node, move));
  parser->p = end;
  return STEP_GO_ON;
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

/* Castling with zeros, or `0000`: a word that begins with a digit. */
static gboolean
is_zero_word (const BrgPgnParser *parser)
{
  const char *p = parser->p;

  return *p == '0' && p + 2 < parser->end && (p[1] == '-' || p[1] == '0' || (guint8) p[1] >= 0x80);
}

static Step
read_digits (BrgPgnParser *parser, GError **error)
{
  gint ending = find_ending (parser);

  if (ending >= 0)
    return read_ending (parser, (guint) ending, error);
  if (is_zero_word (parser))
    return read_word (parser, error);
  if (begins_new_game (parser))
    return end_without_result (parser, error);
  while (parser->p < parser->end && g_ascii_isdigit (*parser->p))
    parser->p++;
  if (!parser->is_variation_empty)
    parser->comes_before = TRUE;
  return STEP_GO_ON;
}

static Step
read_token (BrgPgnParser *parser, GError **error)
{
  switch (*parser->p)
    {
    case '{':
      return read_brace (parser, error);
    case ';':
      read_rest_of_line (parser);
      return STEP_GO_ON;
    case '(':
      return open_variation (parser, error);
    case ')':
      return close_variation (parser, error);
    case '$':
      return read_nag (parser, error);
    case '!':
    case '?':
      read_marks (parser);
      return STEP_GO_ON;
    case '.':
    case ',':
      parser->p++;
      return STEP_GO_ON;
    case '}':
      return fail (parser, parser->p, error,
                   _ ("a closing brace without an opening one, expected a move"));
    case '*':
      return read_ending (parser, G_N_ELEMENTS (endings) - 1, error);
    default:
      return read_digits (parser, error);
    }
}

static Step
read_any (BrgPgnParser *parser, GError **error)
{
  gint ending;

  if (*parser->p == '%' && brg_pgn_is_line_start (parser, parser->p))
    {
      parser->p = find_line_end (parser);
      return STEP_GO_ON;
    }
  if (g_ascii_isalpha (*parser->p) && *parser->p != 'O')
    return read_word (parser, error);
  if (strchr ("{};()$!?.,*0123456789", *parser->p) != NULL && *parser->p != '\0')
    return read_token (parser, error);
  ending = find_ending (parser);
  return ending >= 0 ? read_ending (parser, (guint) ending, error) : read_word (parser, error);
}

gboolean
brg_pgn_read_moves (BrgPgnParser *parser, GError **error)
{
  for (;;)
    {
      Step step;

      while (parser->p < parser->end && brg_pgn_is_blank (*parser->p))
        parser->p++;
      step =
          parser->p < parser->end ? read_any (parser, error) : end_without_result (parser, error);
      if (step != STEP_GO_ON)
        return step == STEP_END;
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
