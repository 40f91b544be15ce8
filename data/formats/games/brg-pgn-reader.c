/* brg-pgn-reader.c - records of games of chess, one after the other
 *
 * Tests: tests/data/test-pgn-read.c, tests/data/test-pgn-broken.c, tests/data/test-pgn-encoding.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-pgn-reader.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "brg-pgn-private.h"
#include "brg-plain-file.h"
#include "brg-text-limits.h"

struct _BrgPgnReader
{
  char *name;
  BrgPgnSource *source;
  BrgPgnParser parser;
  guint line; /* of the last game */
  gboolean has_failed;
};

static void
clear_tag (gpointer data)
{
  BrgGameTag *tag = data;

  g_free (tag->name);
  g_free (tag->value);
}

static BrgPgnReader *
new_reader (BrgPgnSource *source, const char *name, const BrgPgnDialect *dialect)
{
  BrgPgnReader *reader = g_new0 (BrgPgnReader, 1);
  BrgPgnParser *parser = &reader->parser;

  reader->name = g_strdup (name);
  reader->source = source;
  reader->line = 1;
  parser->dialect = dialect;
  parser->name = reader->name;
  parser->notes = brg_format_notes_new ();
  parser->tags = g_array_new (FALSE, FALSE, sizeof (BrgGameTag));
  g_array_set_clear_func (parser->tags, clear_tag);
  parser->values = g_array_new (FALSE, FALSE, sizeof (char *));
  parser->variations = g_array_new (FALSE, FALSE, sizeof (BrgPgnVariation));
  parser->comments = g_ptr_array_new_with_free_func (g_free);
  parser->nags = g_array_new (FALSE, FALSE, sizeof (BrgGameNag));
  return reader;
}

BrgPgnReader *
brg_pgn_reader_open_as (const BrgPgnDialect *dialect, GFile *file, const char *name, GError **error)
{
  GInputStream *stream = brg_plain_file_open (file, error);
  g_autofree char *own_name = NULL;

  if (stream == NULL)
    return NULL;
  if (name == NULL)
    name = own_name = g_file_get_parse_name (file);
  return new_reader (brg_pgn_source_new (stream, file, NULL), name, dialect);
}

BrgPgnReader *
brg_pgn_reader_new_as (const BrgPgnDialect *dialect, GBytes *bytes, const char *name)
{
  return new_reader (brg_pgn_source_new (g_memory_input_stream_new_from_bytes (bytes), NULL, bytes),
                     name, dialect);
}

BrgPgnReader *
brg_pgn_reader_open (GFile *file, const char *name, GError **error)
{
  g_return_val_if_fail (G_IS_FILE (file), NULL);

  return brg_pgn_reader_open_as (&brg_pgn_of_chess, file, name, error);
}

BrgPgnReader *
brg_pgn_reader_new_from_bytes (GBytes *bytes, const char *name)
{
  g_return_val_if_fail (bytes != NULL && name != NULL, NULL);

  return brg_pgn_reader_new_as (&brg_pgn_of_chess, bytes, name);
}

void
brg_pgn_reader_free (BrgPgnReader *reader)
{
  if (reader == NULL)
    return;
  g_clear_pointer (&reader->parser.tree, brg_game_tree_free);
  g_ptr_array_unref (reader->parser.notes);
  g_array_unref (reader->parser.tags);
  g_array_unref (reader->parser.values);
  g_array_unref (reader->parser.variations);
  g_ptr_array_unref (reader->parser.comments);
  g_array_unref (reader->parser.nags);
  brg_pgn_source_free (reader->source);
  g_free (reader->name);
  g_free (reader);
}

GPtrArray *
brg_pgn_reader_get_notes (BrgPgnReader *reader)
{
  g_return_val_if_fail (reader != NULL, NULL);

  return reader->parser.notes;
}

guint
brg_pgn_reader_get_line (BrgPgnReader *reader)
{
  g_return_val_if_fail (reader != NULL, 0);

  return reader->line;
}

BrgEncoding
brg_pgn_reader_get_encoding (BrgPgnReader *reader)
{
  g_return_val_if_fail (reader != NULL, BRG_ENCODING_UTF8);

  return brg_pgn_source_get_encoding (reader->source);
}

static void
find_place (const BrgPgnParser *parser, const char *p, guint *line, guint *column)
{
  *line = parser->piece.line;
  *column = 1;
  for (const char *q = parser->piece.text; q < p; q++)
    if (*q == '\n')
      {
        (*line)++;
        *column = 1;
      }
    else if (((guint8) *q & 0xc0) != 0x80)
      (*column)++;
}

gboolean
brg_pgn_parser_fail (const BrgPgnParser *parser,
                     const char *p,
                     BrgFormatError code,
                     GError **error,
                     const char *format,
                     ...)
{
  g_autofree char *text = NULL;
  va_list arguments;
  guint line;
  guint column;

  va_start (arguments, format);
  text = brg_text_dup_message (format, arguments);
  va_end (arguments);
  find_place (parser, p, &line, &column);
  brg_format_set_error (error, code, parser->name, line, column, "%s", text);
  return FALSE;
}

void
brg_pgn_parser_note (const BrgPgnParser *parser, const char *p, const char *format, ...)
{
  g_autofree char *text = NULL;
  va_list arguments;
  guint line;
  guint column;

  /* Neither is the place of a note looked for that is not listed. */
  if (parser->notes->len >= BRG_FORMAT_MOST_NOTES)
    return;
  va_start (arguments, format);
  text = brg_text_dup_message (format, arguments);
  va_end (arguments);
  find_place (parser, p, &line, &column);
  brg_format_notes_add (parser->notes, line, column, "%s", text);
}

char *
brg_pgn_parser_dup (const char *start, const char *end)
{
  gboolean is_plain = TRUE;

  /* Latin and Cyrillic letters in one piece are in normal form; nearly all text is. */
  for (const char *p = start; p < end && is_plain; p++)
    is_plain = (guint8) *p < 0xcc || ((guint8) *p >= 0xd0 && (guint8) *p <= 0xd1);
  return is_plain ? g_strndup (start, (gsize) (end - start))
                  : g_utf8_normalize (start, end - start, G_NORMALIZE_NFC);
}

static void
reset (BrgPgnParser *parser)
{
  g_clear_pointer (&parser->tree, brg_game_tree_free);
  g_ptr_array_set_size (parser->notes, 0);
  g_array_set_size (parser->tags, 0);
  g_array_set_size (parser->values, 0);
  g_array_set_size (parser->variations, 0);
  g_ptr_array_set_size (parser->comments, 0);
  g_array_set_size (parser->nags, 0);
  parser->node = NULL;
  parser->n_moves = 0;
  parser->is_variation_empty = FALSE;
  parser->comes_before = FALSE;
  parser->letters = 0;
}

static void
skip_nothing (BrgPgnParser *parser)
{
  while (parser->p < parser->end)
    {
      if (*parser->p == '%' && brg_pgn_is_line_start (parser, parser->p))
        {
          const char *line_end = memchr (parser->p, '\n', (gsize) (parser->end - parser->p));

          parser->p = line_end != NULL ? line_end : parser->end;
        }
      else if (brg_pgn_is_blank (*parser->p))
        parser->p++;
      else
        return;
    }
}

/* Goes to the next game, in the next piece if need be. */
static gboolean
find_game (BrgPgnReader *reader, GError **error)
{
  BrgPgnParser *parser = &reader->parser;

  for (;;)
    {
      skip_nothing (parser);
      if (parser->p < parser->end)
        return TRUE;
      if (!brg_pgn_source_next (reader->source, reader->name, &parser->piece, error))
        return FALSE;
      parser->p = parser->piece.text;
      parser->end = parser->p + parser->piece.length;
      if (parser->piece.length == 0)
        return TRUE;
    }
}

/* What is no text breaks the game in which it stands. */
static gboolean
check_text (const BrgPgnParser *parser, const char *start, GError **error)
{
  const char *damage = parser->piece.damage;

  if (damage == NULL || damage < start || damage >= parser->p)
    return TRUE;
  return brg_pgn_parser_fail (parser, damage, BRG_FORMAT_ERROR_ENCODING, error,
                              _ ("damaged text, expected a character"));
}

static gboolean
read_game (BrgPgnParser *parser, GError **error)
{
  const char *start = parser->p;
  g_autoptr (GError) fault = NULL;

  /* The moves behind broken headings are not a game of their own. */
  if (!brg_pgn_read_tags (parser, &fault))
    parser->p = parser->end;
  else if (brg_pgn_read_moves (parser, &fault))
    return check_text (parser, start, error);
  else
    parser->p = brg_pgn_find_new_moves (parser, parser->p);
  /* Damage explains whatever else is wrong. */
  if (!check_text (parser, start, error))
    return FALSE;
  g_propagate_error (error, g_steal_pointer (&fault));
  return FALSE;
}

BrgPgnStep
brg_pgn_reader_next (BrgPgnReader *reader, BrgGameTree **tree, GError **error)
{
  BrgPgnParser *parser;
  guint column;

  g_return_val_if_fail (reader != NULL && tree != NULL, BRG_PGN_FAILED);
  g_return_val_if_fail (error == NULL || *error == NULL, BRG_PGN_FAILED);

  parser = &reader->parser;
  *tree = NULL;
  reset (parser);
  if (reader->has_failed)
    return BRG_PGN_END;
  if (!find_game (reader, error))
    {
      reader->has_failed = TRUE;
      return BRG_PGN_FAILED;
    }
  if (parser->p == parser->end)
    return BRG_PGN_END;
  find_place (parser, parser->p, &reader->line, &column);
  if (!read_game (parser, error))
    return BRG_PGN_BROKEN;
  *tree = g_steal_pointer (&parser->tree);
  return BRG_PGN_GAME;
}
