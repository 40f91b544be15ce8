/* brg-rating-list.c - rating lists: the file in pieces, letters, players handed over
 *
 * Tests: tests/data/test-rating-list.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-rating-list.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "brg-rating-list-private.h"

enum
{
  READ_SIZE = 1024 * 1024,
  MAX_NOTES = 100,
  SAMPLE_SIZE = 64 * 1024,
};

static gboolean
refuse (const BrgListReader *reader, BrgFormatError code, const char *sentence, GError **error)
{
  brg_format_set_error (error, code, reader->name, reader->line, 1, "%s", sentence);
  return FALSE;
}

/* Reads on behind what is there; what was used up makes room first. */
static gboolean
fill (BrgListReader *reader, GError **error)
{
  gssize n_read;

  if (reader->start > 0)
    memmove (reader->buffer, reader->buffer + reader->start, reader->length);
  reader->start = 0;
  n_read = g_input_stream_read (reader->stream, reader->buffer + reader->length,
                                reader->size - reader->length, reader->cancellable, error);
  if (n_read < 0)
    return FALSE;
  reader->is_over = n_read == 0;
  reader->length += (gsize) n_read;
  reader->done += n_read;
  if (reader->progress != NULL)
    reader->progress (reader->done, MAX (reader->total, reader->done), reader->progress_data);
  return TRUE;
}

BrgListPiece
brg_list_take (BrgListReader *reader,
               char delimiter,
               const char **piece,
               gsize *length,
               GError **error)
{
  gsize searched = 0;

  for (;;)
    {
      const char *from = reader->buffer + reader->start;
      const char *found = memchr (from + searched, delimiter, reader->length - searched);

      if (found != NULL || (reader->is_over && reader->length > 0))
        {
          *piece = from;
          *length = found != NULL ? (gsize) (found - from) : reader->length;
          reader->start += *length + (found != NULL ? 1 : 0);
          reader->length -= *length + (found != NULL ? 1 : 0);
          if (*length > BRG_LIST_MAX_PIECE)
            break;
          return BRG_LIST_PIECE;
        }
      *length = 0;
      if (reader->is_over)
        return BRG_LIST_END;
      searched = reader->length;
      if (searched > BRG_LIST_MAX_PIECE)
        break;
      if (!fill (reader, error))
        return BRG_LIST_FAILED;
    }
  refuse (reader, BRG_FORMAT_ERROR_NOT_RECOGNISED, _ ("not a rating list: the line is too long"),
          error);
  return BRG_LIST_FAILED;
}

void
brg_list_add_note (BrgListReader *reader, guint line, guint column, const char *text)
{
  reader->info->n_doubtful++;
  if (reader->notes != NULL && reader->notes->len < MAX_NOTES)
    brg_format_notes_add (reader->notes, line, column, "%s", text);
}

/* One name says little of the letters: what stands around it decides. */
static void
decide_encoding (BrgListReader *reader)
{
  gsize from = reader->start - MIN (reader->start, SAMPLE_SIZE);
  gsize to = MIN (reader->start + SAMPLE_SIZE, reader->start + reader->length);

  if (reader->has_encoding)
    return;
  reader->has_encoding = TRUE;
  reader->encoding = brg_encoding_guess ((const guint8 *) reader->buffer + from, to - from);
}

static char *
decode (BrgListReader *reader, const char *bytes, gsize length)
{
  GString *text;

  if (g_utf8_validate_len (bytes, length, NULL))
    return g_utf8_normalize (bytes, (gssize) length, G_NORMALIZE_NFC);
  decide_encoding (reader);
  text = g_string_sized_new (2 * length);
  for (gsize i = 0; i < length; i++)
    {
      gunichar c = brg_encoding_decode_byte (reader->encoding, (guint8) bytes[i]);

      g_string_append_unichar (text, c != 0 ? c : 0xfffd);
    }
  return g_string_free (text, FALSE);
}

gboolean
brg_list_is_plain (const char *bytes, gsize length)
{
  for (gsize i = 0; i < length; i++)
    if ((guint8) bytes[i] >= 0x80)
      return FALSE;
  return TRUE;
}

/* One space for every run of blanks and control characters, none at the ends. */
static void
copy_tidy (char *to, const char *from, gsize length)
{
  char *start = to;
  gsize i = 0;

  while (i < length && (gsize) (to - start) < BRG_LIST_MAX_VALUE)
    {
      guint8 c = (guint8) from[i];

      if (c <= ' ' || c == 0x7f)
        {
          while (i < length && ((guint8) from[i] <= ' ' || from[i] == 0x7f))
            i++;
          if (to > start && i < length)
            *to++ = ' ';
          continue;
        }
      *to++ = (char) c;
      i++;
    }
  /* What was cut is cut between two characters. */
  while (i < length && to > start && ((guint8) from[i] & 0xc0) == 0x80)
    i--, to--;
  *to = '\0';
}

void
brg_list_set_value (BrgListReader *reader, BrgListedField field, const char *bytes, gsize length)
{
  char *value = reader->values[field];

  if (brg_list_is_plain (bytes, length))
    copy_tidy (value, bytes, length);
  else
    {
      g_autofree char *text = decode (reader, bytes, length);

      copy_tidy (value, text, strlen (text));
    }
}

BrgListedField
brg_list_kind_field (BrgRatingKind kind, guint part)
{
  switch (kind)
    {
    case BRG_RATING_RAPID:
      return BRG_LISTED_RAPID + part;
    case BRG_RATING_BLITZ:
      return BRG_LISTED_BLITZ + part;
    case BRG_RATING_NONE:
    case BRG_RATING_STANDARD:
    case BRG_RATING_ELO:
    default:
      return BRG_LISTED_STANDARD + part;
    }
}

/* A figure, or nothing; 0 is how lists write that there is none. */
static gboolean
tidy_figure (char *value)
{
  gsize length = strspn (value, "0123456789");
  gboolean is_figure = value[length] == '\0' && length <= 4;

  if (!is_figure || strspn (value, "0") == length)
    value[0] = '\0';
  return is_figure;
}

gboolean
brg_list_end_player (BrgListReader *reader, guint line, GError **error)
{
  BrgListedPlayer player = { 0 };
  gboolean is_fine = TRUE;

  if ((reader->values[BRG_LISTED_NUMBER][0] == '\0' && !reader->may_lack_number) ||
      reader->values[BRG_LISTED_NAME][0] == '\0')
    brg_list_add_note (reader, line, 1, _ ("A player without a number or a name is left out."));
  else
    {
      for (BrgListedField field = BRG_LISTED_STANDARD; field <= BRG_LISTED_BLITZ_K; field++)
        if (!tidy_figure (reader->values[field]))
          brg_list_add_note (reader, line, 1,
                             _ ("A rating is not a number: the player is taken without it."));
      for (guint i = 0; i < BRG_N_LISTED_FIELDS; i++)
        player.values[i] = reader->values[i];
      reader->info->n_players++;
      is_fine = reader->function (&player, reader->data, error);
    }
  for (guint i = 0; i < BRG_N_LISTED_FIELDS; i++)
    reader->values[i][0] = '\0';
  return is_fine;
}

/* rapid_oct26frl.txt: a list of one kind is known by the beginning of its name. */
static BrgRatingKind
find_kind (GFile *file)
{
  static const struct
  {
    const char *start;
    BrgRatingKind kind;
  } names[] = {
    { "standard", BRG_RATING_STANDARD },
    { "rapid", BRG_RATING_RAPID },
    { "blitz", BRG_RATING_BLITZ },
  };
  g_autofree char *base = g_file_get_basename (file);

  for (guint i = 0; base != NULL && i < G_N_ELEMENTS (names); i++)
    if (g_ascii_strncasecmp (base, names[i].start, strlen (names[i].start)) == 0)
      return names[i].kind;
  return BRG_RATING_NONE;
}

static GInputStream *
open_list (GFile *file, goffset *size, GError **error)
{
  g_autoptr (GFileInfo) info =
      g_file_query_info (file, G_FILE_ATTRIBUTE_STANDARD_TYPE "," G_FILE_ATTRIBUTE_STANDARD_SIZE,
                         G_FILE_QUERY_INFO_NONE, NULL, error);

  if (info == NULL)
    return NULL;
  if (g_file_info_get_file_type (info) != G_FILE_TYPE_REGULAR)
    {
      g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_NOT_REGULAR_FILE,
                           _ ("A rating list must be a file."));
      return NULL;
    }
  *size = g_file_info_get_size (info);
  return G_INPUT_STREAM (g_file_read (file, NULL, error));
}

static gboolean
skip_mark_and_blanks (BrgListReader *reader, GError **error)
{
  if (!fill (reader, error))
    return FALSE;
  if (reader->length >= 2 &&
      (memcmp (reader->buffer, "\xff\xfe", 2) == 0 || memcmp (reader->buffer, "\xfe\xff", 2) == 0))
    return refuse (reader, BRG_FORMAT_ERROR_UNSUPPORTED,
                   _ ("the list is UTF-16, save it as UTF-8 first"), error);
  if (reader->length >= 3 && memcmp (reader->buffer, "\xef\xbb\xbf", 3) == 0)
    {
      reader->start += 3;
      reader->length -= 3;
    }
  for (; reader->length > 0 && strchr (" \t\r\n", reader->buffer[reader->start]) != NULL &&
         reader->buffer[reader->start] != '\0';
       reader->start++, reader->length--)
    reader->line += reader->buffer[reader->start] == '\n' ? 1 : 0;
  return TRUE;
}

static gboolean
read_shape (BrgListReader *reader, GError **error)
{
  gboolean is_read;

  if (!skip_mark_and_blanks (reader, error))
    return FALSE;
  if (reader->mapping != NULL)
    is_read = brg_rating_list_read_table (reader, error);
  else if (reader->length > 0 && reader->buffer[reader->start] == '<')
    is_read = brg_rating_list_read_xml (reader, error);
  else
    is_read = brg_rating_list_read_text (reader, error);
  if (!is_read)
    return FALSE;
  if (reader->info->n_players > 0)
    return TRUE;
  reader->line = 1;
  return refuse (reader, BRG_FORMAT_ERROR_NOT_RECOGNISED,
                 _ ("not a rating list: there are no players in it"), error);
}

gboolean
brg_rating_list_is_one (const char *path)
{
  g_autoptr (GFile) file = g_file_new_for_path (path);
  goffset size;
  g_autoptr (GInputStream) stream = open_list (file, &size, NULL);
  char start[1024 + 1] = { 0 };
  char *text = start;

  if (stream == NULL ||
      !g_input_stream_read_all (stream, start, sizeof start - 1, NULL, NULL, NULL))
    return FALSE;
  text += g_str_has_prefix (text, "\xef\xbb\xbf") ? 3 : 0;
  text = g_strchug (text);
  if (*text == '<')
    return strstr (text, "<playerslist") != NULL || strstr (text, "<player>") != NULL;
  return g_ascii_strncasecmp (text, "id number", strlen ("id number")) == 0 &&
         strstr (text, " Fed") != NULL;
}

gboolean
brg_rating_list_read (GFile *file,
                      const char *name,
                      const BrgRatingMapping *mapping,
                      BrgRatingListInfo *info,
                      GPtrArray *notes,
                      BrgRatingListFunc function,
                      gpointer data,
                      BrgRatingListProgress progress,
                      gpointer progress_data,
                      GCancellable *cancellable,
                      GError **error)
{
  g_autofree char *own_name = name != NULL ? NULL : g_file_get_parse_name (file);
  g_autofree BrgListReader *reader = g_new0 (BrgListReader, 1);
  g_autofree char *buffer = NULL;
  g_autoptr (GInputStream) stream = open_list (file, &reader->total, error);

  if (stream == NULL)
    return FALSE;
  *info = (BrgRatingListInfo){ .kind = find_kind (file) };
  buffer = g_malloc (READ_SIZE + BRG_LIST_MAX_PIECE);
  reader->stream = stream;
  reader->cancellable = cancellable;
  reader->name = name != NULL ? name : own_name;
  reader->buffer = buffer;
  reader->size = READ_SIZE + BRG_LIST_MAX_PIECE;
  reader->line = 1;
  reader->mapping = mapping;
  reader->info = info;
  reader->notes = notes;
  reader->function = function;
  reader->data = data;
  reader->progress = progress;
  reader->progress_data = progress_data;
  return read_shape (reader, error);
}
