/* brg-pgn-tags.c - reads the headings of a recorded game
 *
 * Tests: tests/data/test-pgn-read.c, tests/data/test-pgn-broken.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-pgn-private.h"

#include "brg-game-start.h"
#include "brg-game-tags.h"
#include "brg-position-words.h"
#include "brg-text-limits.h"

#include <glib/gi18n-lib.h>
#include <string.h>

static const char *
skip_blanks (const char *p, const char *end)
{
  while (p < end && brg_pgn_is_blank (*p))
    p++;
  return p;
}

static gboolean
is_name_character (char c)
{
  return g_ascii_isalnum (c) || strchr ("_+#=:-", c) != NULL;
}

/* Whether the quotation mark at @p ends the value: a bracket follows, or the line ends. Marks
 * inside a value should have a backslash, but often have none. */
static gboolean
closes_value (const char *p, const char *end)
{
  for (p++; p < end && *p != '\n'; p++)
    if (!brg_pgn_is_blank (*p))
      return *p == ']';
  return TRUE;
}

/* Whether the backslash at @p belongs to the mark or the backslash behind it. Before the last mark
 * of a line, as in [Site "C:\"], it stands for itself. */
static gboolean
is_escape (const char *p, const char *end)
{
  const char *line_end;

  if (*p != '\\' || p + 1 == end || (p[1] != '"' && p[1] != '\\'))
    return FALSE;
  if (p[1] == '\\' || !closes_value (p + 1, end))
    return TRUE;
  line_end = memchr (p, '\n', (gsize) (end - p));
  return memchr (p + 2, '"', (gsize) ((line_end != NULL ? line_end : end) - p - 2)) != NULL;
}

/* From behind the opening quotation mark to behind the closing one. NULL if there is none. */
static char *
read_value (BrgPgnParser *parser, GError **error)
{
  g_autoptr (GString) value = g_string_new (NULL);
  const char *p = parser->p;

  for (; p < parser->end && *p != '\n'; p++)
    {
      if (*p == '"' && closes_value (p, parser->end))
        {
          parser->p = p + 1;
          return brg_pgn_parser_dup (value->str, value->str + value->len);
        }
      if (*p == '"')
        brg_pgn_parser_note (parser, p, _ ("a quotation mark inside a value without a backslash"));
      if (is_escape (p, parser->end))
        p++;
      g_string_append_c (value, *p);
      if (value->len > BRG_TEXT_MOST_CELL)
        {
          brg_pgn_fail_length (parser, parser->p, BRG_TEXT_MOST_CELL, error);
          return NULL;
        }
    }
  parser->p = p;
  brg_pgn_fail (parser, p, error, _ ("expected a quotation mark after the value of a tag"));
  return NULL;
}

gint
brg_pgn_find_tag (const BrgPgnParser *parser, const char *name)
{
  for (guint i = 0; i < parser->tags->len; i++)
    if (g_str_equal (g_array_index (parser->tags, BrgGameTag, i).name, name))
      return (gint) i;
  return -1;
}

/* A second heading Event would begin another game as soon as it stood in a line of its own. */
static void
keep_tag (BrgPgnParser *parser, const char *p, BrgGameTag *tag)
{
  if (!g_str_equal (tag->name, "Event") || brg_pgn_find_tag (parser, "Event") < 0)
    {
      g_array_append_val (parser->tags, *tag);
      return;
    }
  brg_pgn_parser_note (parser, p, _ ("the tag Event appears here a second time"));
  g_array_set_size (parser->values, parser->values->len - 1);
  g_free (tag->name);
  g_free (tag->value);
}

/* The errors stand where something else was expected. */
static gboolean
read_tag (BrgPgnParser *parser, GError **error)
{
  const char *name = skip_blanks (parser->p + 1, parser->end);
  const char *name_end = name;
  BrgGameTag tag;

  while (name_end < parser->end && *name_end != '\0' && is_name_character (*name_end))
    name_end++;
  if (name_end - name > BRG_TEXT_MOST_WORD)
    return brg_pgn_fail_length (parser, name, BRG_TEXT_MOST_WORD, error) != BRG_PGN_FAULT;
  if (name_end == name)
    return brg_pgn_parser_fail (parser, name, BRG_FORMAT_ERROR_SYNTAX, error,
                                _ ("expected the name of a tag"));
  parser->p = skip_blanks (name_end, parser->end);
  if (parser->p == parser->end || *parser->p != '"')
    return brg_pgn_parser_fail (parser, parser->p, BRG_FORMAT_ERROR_SYNTAX, error,
                                _ ("expected a quotation mark before the value of a tag"));
  parser->p++;
  g_array_append_val (parser->values, parser->p);
  tag.value = read_value (parser, error);
  if (tag.value == NULL)
    return FALSE;
  tag.name = g_strndup (name, (gsize) (name_end - name));
  keep_tag (parser, name, &tag);
  parser->p = skip_blanks (parser->p, parser->end);
  if (parser->p == parser->end || *parser->p != ']')
    return brg_pgn_parser_fail (parser, parser->p, BRG_FORMAT_ERROR_SYNTAX, error,
                                _ ("expected a closing bracket after a tag"));
  parser->p++;
  return TRUE;
}

static const char *
skip_line (const char *p, const char *end)
{
  const char *line_end = memchr (p, '\n', (gsize) (end - p));

  return line_end != NULL ? line_end : end;
}

static gboolean
read_section (BrgPgnParser *parser, GError **error)
{
  for (;;)
    {
      parser->p = skip_blanks (parser->p, parser->end);
      if (parser->p == parser->end)
        return TRUE;
      if (*parser->p == '%' && brg_pgn_is_line_start (parser, parser->p))
        parser->p = skip_line (parser->p, parser->end);
      else if (parser->tags->len == 0 && (*parser->p == ';' || *parser->p == '{'))
        {
          if ((*parser->p == ';' ? brg_pgn_read_rest_of_line
                                 : brg_pgn_read_brace) (parser, error) == BRG_PGN_FAULT)
            return FALSE;
        }
      else if (*parser->p != '[')
        return TRUE;
      else if (!read_tag (parser, error))
        return FALSE;
    }
}

static gboolean
fail_start (const BrgPgnParser *parser, const BrgGameStartFault *fault, GError **error)
{
  const BrgGameTag *tag = &g_array_index (parser->tags, BrgGameTag, fault->tag);
  const char *p = g_array_index (parser->values, const char *, fault->tag);
  g_autofree char *text = NULL;

  if (fault->kind == BRG_GAME_START_VARIANT)
    return brg_pgn_parser_fail (parser, p, BRG_FORMAT_ERROR_UNSUPPORTED, error,
                                _ ("“%s” is not a game that can be read, expected chess or "
                                   "Chess960"),
                                tag->value);
  text = brg_position_words_dup_fen_fault (&fault->fen);
  for (gint i = 1; i < fault->fen.column && p < parser->end && *p != '\n' && *p != '"'; i++)
    p = g_utf8_find_next_char (p, parser->end) != NULL ? g_utf8_next_char (p) : parser->end;
  return brg_pgn_parser_fail (parser, p, BRG_FORMAT_ERROR_SYNTAX, error,
                              /* Translators: what is wrong follows, a whole sentence */
                              _ ("the tag FEN is not a position: %s"), text);
}

void
brg_pgn_give_tags (BrgPgnParser *parser)
{
  parser->node = brg_game_tree_get_root (parser->tree);
  for (guint i = 0; i < parser->tags->len; i++)
    {
      const BrgGameTag *tag = &g_array_index (parser->tags, BrgGameTag, i);

      brg_game_tree_append_tag (parser->tree, tag->name, tag->value);
    }
}

gboolean
brg_pgn_make_chess (BrgPgnParser *parser, GError **error)
{
  BrgGameStartFault fault;
  BrgPosition start;

  if (!brg_game_start_read ((const BrgGameTag *) (gpointer) parser->tags->data, parser->tags->len,
                            &start, &fault))
    return fail_start (parser, &fault, error);
  parser->tree = brg_game_tree_new_bare (&start);
  brg_pgn_give_tags (parser);
  return TRUE;
}

gboolean
brg_pgn_read_tags (BrgPgnParser *parser, GError **error)
{
  if (!read_section (parser, error) || !parser->dialect->make_tree (parser, error))
    return FALSE;
  /* What stood before the headings. */
  brg_pgn_settle_comments (parser);
  return TRUE;
}
