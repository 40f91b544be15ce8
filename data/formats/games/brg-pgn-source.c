/* brg-pgn-source.c - a file of games, cut into pieces of one game or a few
 *
 * The file goes through a window that holds the present piece and what was read behind it. A piece
 * ends where a line that is not inside a comment begins with a bracket after moves, or with the
 * heading `Event` after other headings; comments before the first heading belong to it. A comment
 * that is never closed must not swallow the games behind it: a heading behind an empty line ends
 * the piece even in a comment, and so does a line that is nothing but the heading `Event`.
 *
 * Tests: tests/data/test-pgn-encoding.c, tests/data/test-pgn-broken.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-pgn-source.h"

#include "brg-format-error.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#define BLOCK ((gsize) 256 * 1024)
/* As much of a file as is enough to guess its encoding. */
#define MAX_SAMPLE ((gsize) 64 * 1024)

struct _BrgPgnSource
{
  GInputStream *stream;
  GFile *file;   /* (nullable) */
  GBytes *bytes; /* (nullable) */
  char *window;
  gsize size;
  gsize start; /* where the present piece begins */
  gsize end;
  gboolean is_at_end;
  gboolean has_pending_return; /* the last block ended with a carriage return */
  gboolean has_begun;
  guint line; /* of @start */
  BrgEncoding encoding;
  gboolean has_guess;
  GString *decoded;
  /* The look for the end of the piece. */
  gsize scan; /* beginning of the first line not looked at */
  gboolean has_tags;
  gboolean has_moves;
  gboolean is_in_comment;
  gboolean is_after_empty;
};

BrgPgnSource *
brg_pgn_source_new (GInputStream *stream, GFile *file, GBytes *bytes)
{
  BrgPgnSource *source = g_new0 (BrgPgnSource, 1);

  source->stream = stream;
  source->file = file != NULL ? g_object_ref (file) : NULL;
  source->bytes = bytes != NULL ? g_bytes_ref (bytes) : NULL;
  source->size = 2 * BLOCK;
  source->window = g_malloc (source->size);
  source->line = 1;
  source->decoded = g_string_new (NULL);
  return source;
}

void
brg_pgn_source_free (BrgPgnSource *source)
{
  if (source == NULL)
    return;
  g_clear_object (&source->stream);
  g_clear_object (&source->file);
  g_clear_pointer (&source->bytes, g_bytes_unref);
  g_string_free (source->decoded, TRUE);
  g_free (source->window);
  g_free (source);
}

BrgEncoding
brg_pgn_source_get_encoding (const BrgPgnSource *source)
{
  return source->encoding;
}

/* Reading. */

/* Makes line ends of carriage returns that stand alone, as old Macintosh files have them. The last
 * byte waits for the next block if it is one. */
static gsize
settle_returns (BrgPgnSource *source, char *block, gsize length)
{
  if (length == 0)
    return 0;
  source->has_pending_return = block[length - 1] == '\r' && !source->is_at_end;
  for (char *p = memchr (block, '\r', length); p != NULL;
       p = memchr (p, '\r', (gsize) (block + length - p)))
    {
      if (p + 1 < block + length ? p[1] != '\n' : source->is_at_end)
        *p = '\n';
      if (++p == block + length)
        break;
    }
  return source->has_pending_return ? length - 1 : length;
}

static void
make_room (BrgPgnSource *source)
{
  if (source->start > 0)
    {
      memmove (source->window, source->window + source->start, source->end - source->start);
      source->end -= source->start;
      source->scan -= source->start;
      source->start = 0;
    }
  if (source->size - source->end < BLOCK + 2)
    {
      source->size *= 2;
      source->window = g_realloc (source->window, source->size);
    }
}

static gboolean
fill (BrgPgnSource *source, GError **error)
{
  gsize n_read = 0;
  gsize from;

  make_room (source);
  from = source->end;
  if (source->has_pending_return)
    source->window[source->end++] = '\r';
  if (!g_input_stream_read_all (source->stream, source->window + source->end, BLOCK, &n_read, NULL,
                                error))
    return FALSE;
  source->is_at_end = n_read < BLOCK;
  source->end = from + settle_returns (source, source->window + from, source->end + n_read - from);
  return TRUE;
}

/* Takes the byte order mark away; UTF-16 is made UTF-8 by the stream. */
static gboolean
begin (BrgPgnSource *source, GError **error)
{
  guint8 mark[4] = { 0 };
  gsize n_read = 0;
  gboolean is_low_first;
  gboolean is_high_first;

  source->has_begun = TRUE;
  if (!g_input_stream_read_all (source->stream, mark, sizeof mark, &n_read, NULL, error))
    return FALSE;
  is_low_first = (mark[0] == 0xff && mark[1] == 0xfe) || (mark[0] != 0 && mark[1] == 0);
  is_high_first = (mark[0] == 0xfe && mark[1] == 0xff) || (mark[0] == 0 && mark[1] != 0);
  if (n_read >= 2 && (is_low_first || is_high_first) &&
      g_seekable_seek (G_SEEKABLE (source->stream), mark[0] >= 0xfe ? 2 : 0, G_SEEK_SET, NULL,
                       error))
    {
      g_autoptr (GCharsetConverter) converter =
          g_charset_converter_new ("UTF-8", is_low_first ? "UTF-16LE" : "UTF-16BE", error);
      GInputStream *converted;

      if (converter == NULL)
        return FALSE;
      converted = g_converter_input_stream_new (source->stream, G_CONVERTER (converter));
      g_object_unref (source->stream);
      source->stream = converted;
      source->encoding = is_low_first ? BRG_ENCODING_UTF16_LE : BRG_ENCODING_UTF16_BE;
      return TRUE;
    }
  return g_seekable_seek (G_SEEKABLE (source->stream),
                          memcmp (mark, "\xef\xbb\xbf", 3) == 0 ? 3 : 0, G_SEEK_SET, NULL, error);
}

/* Looking for the end of a piece. */

static gboolean
is_blank (char c)
{
  return c == ' ' || c == '\t' || c == '\r' || c == '\v' || c == '\f';
}

static const char *
skip_blanks (const char *p, const char *end)
{
  while (p < end && is_blank (*p))
    p++;
  return p;
}

/* Whether a line has the shape of a heading up to the quotation mark. */
static gboolean
is_tag_line (const char *p, const char *end)
{
  const char *name;

  if (p == end || *p != '[')
    return FALSE;
  name = p = skip_blanks (p + 1, end);
  while (p < end && (g_ascii_isalnum (*p) || *p == '_'))
    p++;
  if (p == name)
    return FALSE;
  p = skip_blanks (p, end);
  return p < end && *p == '"';
}

static gboolean
is_event_line (const char *p, const char *end)
{
  const char *name = p < end ? skip_blanks (p + 1, end) : end;

  return is_tag_line (p, end) && end - name > 5 && memcmp (name, "Event", 5) == 0 &&
         !g_ascii_isalnum (name[5]) && name[5] != '_';
}

static gboolean
ends_with_bracket (const char *p, const char *end)
{
  while (end > p && is_blank (end[-1]))
    end--;
  return end - p > 2 && end[-1] == ']' && end[-2] == '"';
}

static gboolean
begins_piece (const BrgPgnSource *source, const char *p, const char *end)
{
  if (p == end || *p != '[')
    return FALSE;
  if (source->is_in_comment)
    return (source->is_after_empty && is_tag_line (p, end)) ||
           (is_event_line (p, end) && ends_with_bracket (p, end));
  return source->has_moves || (source->has_tags && is_event_line (p, end));
}

/* Behind the quotation mark that ends a value, with its bracket: what stands on the line after a
 * heading. */
static const char *
skip_tag (const char *p, const char *end)
{
  const char *value = memchr (p, '"', (gsize) (end - p));

  for (p = value != NULL ? value + 1 : end; p < end; p++)
    if (*p == '\\' && p + 1 < end && (p[1] == '"' || p[1] == '\\'))
      p++;
    else if (*p == '"')
      {
        const char *bracket = skip_blanks (p + 1, end);

        if (bracket < end && *bracket == ']')
          return bracket + 1;
      }
  return end;
}

static void
scan_moves (BrgPgnSource *source, const char *p, const char *end)
{
  while (p < end)
    {
      if (source->is_in_comment)
        {
          p = memchr (p, '}', (gsize) (end - p));
          if (p == NULL)
            return;
          source->is_in_comment = FALSE;
        }
      else if (*p == ';')
        {
          source->has_moves |= source->has_tags;
          return;
        }
      else if (*p == '{')
        {
          source->is_in_comment = TRUE;
          source->has_moves |= source->has_tags;
        }
      else if (!is_blank (*p))
        source->has_moves = TRUE;
      p++;
    }
}

/* Looks at a line. Returns whether it begins the next piece. */
static gboolean
scan_line (BrgPgnSource *source, const char *line, const char *end)
{
  const char *p = skip_blanks (line, end);

  if (begins_piece (source, p, end))
    return TRUE;
  source->is_after_empty = p == end;
  if (!source->is_in_comment && *line == '%')
    return FALSE;
  if (!source->is_in_comment && !source->has_moves && p < end && *p == '[')
    {
      source->has_tags = TRUE;
      while (p < end && *p == '[')
        p = skip_blanks (skip_tag (p, end), end);
    }
  scan_moves (source, p, end);
  return FALSE;
}

/* Looks at lines that are whole. Returns whether the piece ends at @scan. */
static gboolean
scan_lines (BrgPgnSource *source)
{
  while (source->scan < source->end)
    {
      const char *line = source->window + source->scan;
      const char *end = memchr (line, '\n', source->end - source->scan);

      if (end == NULL && !source->is_at_end)
        return FALSE;
      if (end == NULL)
        end = source->window + source->end;
      if (scan_line (source, line, end))
        return TRUE;
      source->scan = MIN ((gsize) (end + 1 - source->window), source->end);
    }
  return source->is_at_end;
}

/* Encodings. */

static void
collect_sample (GString *sample, const char *bytes, gsize length)
{
  const char *end = bytes + length;

  while (bytes < end && sample->len < MAX_SAMPLE)
    {
      const char *line_end = memchr (bytes, '\n', (gsize) (end - bytes));

      if (line_end == NULL)
        line_end = end;
      if (!g_utf8_validate_len (bytes, (gsize) (line_end - bytes), NULL))
        {
          g_string_append_len (sample, bytes, line_end - bytes);
          g_string_append_c (sample, '\n');
        }
      bytes = line_end + 1;
    }
}

/* One line is little to go by, so all lines of the file that are not UTF-8 are taken together. */
static void
guess_encoding (BrgPgnSource *source)
{
  g_autoptr (GString) sample = g_string_new (NULL);

  if (source->bytes != NULL)
    {
      gsize length;
      const char *data = g_bytes_get_data (source->bytes, &length);

      collect_sample (sample, data, length);
    }
  else if (source->file != NULL)
    {
      g_autoptr (GFileInputStream) stream = g_file_read (source->file, NULL, NULL);
      g_autofree char *block = g_malloc (BLOCK);
      gsize n_read = 0;

      while (stream != NULL && sample->len < MAX_SAMPLE &&
             g_input_stream_read_all (G_INPUT_STREAM (stream), block, BLOCK, &n_read, NULL, NULL) &&
             n_read > 0)
        collect_sample (sample, block, n_read);
    }
  source->encoding = brg_encoding_guess ((const guint8 *) sample->str, sample->len);
  source->has_guess = TRUE;
}

/* Appends a line. Returns where the text is damaged, -1 if it is not. */
static gssize
decode_line (BrgPgnSource *source, const char *line, gsize length)
{
  gssize damage = -1;
  const char *bad;

  if (g_utf8_validate_len (line, length, &bad))
    {
      g_string_append_len (source->decoded, line, (gssize) length);
      return -1;
    }
  if (brg_encoding_is_damaged_utf8 (line, length))
    {
      damage = (gssize) source->decoded->len + (bad - line);
      g_string_append_len (source->decoded, line, bad - line);
      g_string_append_c (source->decoded, '\n');
      return damage;
    }
  for (gsize i = 0; i < length; i++)
    {
      gunichar c = brg_encoding_decode_byte (source->encoding, (guint8) line[i]);

      if (c == 0 && damage < 0)
        damage = (gssize) source->decoded->len;
      g_string_append_unichar (source->decoded, c != 0 ? c : 0xfffd);
    }
  return damage;
}

static void
decode_piece (BrgPgnSource *source, BrgPgnPiece *piece)
{
  const char *end = piece->text + piece->length;
  gssize damage = -1;

  if (g_utf8_validate_len (piece->text, piece->length, NULL))
    return;
  if (!source->has_guess)
    guess_encoding (source);
  g_string_truncate (source->decoded, 0);
  for (const char *line = piece->text; line < end;)
    {
      const char *line_end = memchr (line, '\n', (gsize) (end - line));
      gsize length = (gsize) ((line_end != NULL ? line_end + 1 : end) - line);
      gssize found = decode_line (source, line, length);

      if (damage < 0)
        damage = found;
      line += length;
    }
  piece->text = source->decoded->str;
  piece->length = source->decoded->len;
  piece->damage = damage >= 0 ? piece->text + damage : NULL;
}

static guint
count_lines (const char *text, gsize length)
{
  const char *end = text + length;
  guint n_lines = 0;

  for (const char *p = text; (p = memchr (p, '\n', (gsize) (end - p))) != NULL; p++)
    n_lines++;
  return n_lines;
}

gboolean
brg_pgn_source_next (BrgPgnSource *source, const char *name, BrgPgnPiece *piece, GError **error)
{
  if (!source->has_begun && !begin (source, error))
    return FALSE;
  source->has_tags = source->has_moves = FALSE;
  source->is_in_comment = source->is_after_empty = FALSE;
  while (!scan_lines (source))
    {
      if (source->end - source->start > BRG_PGN_MAX_GAME)
        {
          brg_format_set_error (error, BRG_FORMAT_ERROR_TOO_LARGE, name, source->line, 1,
                                _ ("the game is too large, expected at most %u MiB"),
                                (guint) (BRG_PGN_MAX_GAME >> 20));
          return FALSE;
        }
      if (!fill (source, error))
        return FALSE;
    }
  piece->text = source->window + source->start;
  piece->length = source->scan - source->start;
  piece->line = source->line;
  piece->damage = NULL;
  source->line += count_lines (piece->text, piece->length);
  source->start = source->scan;
  decode_piece (source, piece);
  return TRUE;
}
