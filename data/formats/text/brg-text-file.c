/* brg-text-file.c - the text of a file, whatever its encoding
 *
 * Tests: tests/data/test-encoding.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-text-file.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "brg-plain-file.h"

/* The end-of-file sign of DOS and CP/M. */
#define END_OF_FILE 0x1a

static const struct
{
  guint8 mark[3];
  gsize length;
  BrgEncoding encoding;
} byte_order_marks[] = {
  { { 0xef, 0xbb, 0xbf }, 3, BRG_ENCODING_UTF8 },
  { { 0xff, 0xfe }, 2, BRG_ENCODING_UTF16_LE },
  { { 0xfe, 0xff }, 2, BRG_ENCODING_UTF16_BE },
};

/* Sets an error at a byte of a text whose start is UTF-8 or, when it is not, has one byte a
 * character. */
static void
set_error_at (GError **error, const char *name, const char *text, gsize offset, const char *message)
{
  gboolean is_utf8 = g_utf8_validate_len (text, offset, NULL);
  guint line = 1;
  guint column = 1;

  for (gsize i = 0; i < offset; i++)
    if (text[i] == '\n' || (text[i] == '\r' && text[i + 1] != '\n'))
      {
        line++;
        column = 1;
      }
    else if (!is_utf8 || ((guint8) text[i] & 0xc0) != 0x80)
      column++;
  brg_format_set_error (error, BRG_FORMAT_ERROR_ENCODING, name, line, column, "%s", message);
}

static gboolean
detect_mark (const guint8 *bytes, gsize length, BrgEncoding *encoding, gsize *skip)
{
  for (guint i = 0; i < G_N_ELEMENTS (byte_order_marks); i++)
    if (length >= byte_order_marks[i].length &&
        memcmp (bytes, byte_order_marks[i].mark, byte_order_marks[i].length) == 0)
      {
        *encoding = byte_order_marks[i].encoding;
        *skip = byte_order_marks[i].length;
        return TRUE;
      }
  return FALSE;
}

static char *
decode_utf16 (const guint8 *bytes,
              gsize length,
              BrgEncoding encoding,
              const char *name,
              GError **error)
{
  gsize n_units = length / 2;
  g_autofree gunichar2 *units = g_new0 (gunichar2, n_units + 1);
  glong n_read = 0;
  g_autofree char *text = NULL;

  for (gsize i = 0; i < n_units; i++)
    units[i] = encoding == BRG_ENCODING_UTF16_LE
                   ? (gunichar2) (bytes[2 * i] | bytes[2 * i + 1] << 8)
                   : (gunichar2) (bytes[2 * i] << 8 | bytes[2 * i + 1]);
  text = g_utf16_to_utf8 (units, (glong) n_units, &n_read, NULL, NULL);
  if (text != NULL && (gsize) n_read == n_units && length % 2 == 0)
    return g_steal_pointer (&text);

  /* Read up to the bad place for its line and column. */
  g_free (text);
  text = g_utf16_to_utf8 (units, n_read, NULL, NULL, NULL);
  set_error_at (error, name, text != NULL ? text : "", text != NULL ? strlen (text) : 0,
                _ ("damaged UTF-16, expected a character"));
  return NULL;
}

static char *
decode_eight_bit (const guint8 *bytes,
                  gsize length,
                  BrgEncoding encoding,
                  const char *name,
                  GError **error)
{
  g_autoptr (GString) text = g_string_sized_new (length * 2);

  for (gsize i = 0; i < length; i++)
    {
      gunichar c = brg_encoding_decode_byte (encoding, bytes[i]);

      if (c == 0)
        {
          g_autofree char *message = g_strdup_printf (
              /* Translators: 0x98 is a byte, Windows-1251 an encoding */
              _ ("the byte 0x%02x has no meaning in %s, expected text"), (guint) bytes[i],
              brg_encoding_get_name (encoding));

          set_error_at (error, name, (const char *) bytes, i, message);
          return NULL;
        }
      g_string_append_unichar (text, c);
    }
  return g_string_free (g_steal_pointer (&text), FALSE);
}

static char *
decode_utf8 (const char *bytes, gsize length, const char *name, GError **error)
{
  const char *end = bytes;

  if (g_utf8_validate_len (bytes, length, &end))
    return g_strndup (bytes, length);
  set_error_at (error, name, bytes, (gsize) (end - bytes),
                _ ("damaged UTF-8, expected a character"));
  return NULL;
}

static gsize
drop_end_of_file (const guint8 *bytes, gsize length)
{
  while (length > 0 && bytes[length - 1] == END_OF_FILE)
    length--;
  return length;
}

static gboolean
check_no_zero (const guint8 *bytes, gsize length, const char *name, GError **error)
{
  const guint8 *zero = length > 0 ? memchr (bytes, 0, length) : NULL;

  if (zero != NULL)
    set_error_at (error, name, (const char *) bytes, (gsize) (zero - bytes),
                  _ ("a zero byte: this is not a text file"));
  return zero == NULL;
}

/* Decodes what stands behind the mark, if there was one. */
static char *
decode_as (const guint8 *bytes,
           gsize length,
           BrgEncoding encoding,
           const char *name,
           GError **error)
{
  if (encoding == BRG_ENCODING_UTF16_LE || encoding == BRG_ENCODING_UTF16_BE)
    return decode_utf16 (bytes, length, encoding, name, error);
  length = drop_end_of_file (bytes, length);
  if (!check_no_zero (bytes, length, name, error))
    return NULL;
  return encoding == BRG_ENCODING_UTF8 ? decode_utf8 ((const char *) bytes, length, name, error)
                                       : decode_eight_bit (bytes, length, encoding, name, error);
}

/* Finds out the encoding of a text without a mark. */
static BrgEncoding
detect (const guint8 *bytes, gsize length)
{
  length = drop_end_of_file (bytes, length);
  if (g_utf8_validate_len ((const char *) bytes, length, NULL) ||
      brg_encoding_is_damaged_utf8 ((const char *) bytes, length))
    return BRG_ENCODING_UTF8;
  return brg_encoding_guess (bytes, length);
}

static char *
decode (const guint8 *bytes, gsize length, BrgTextFile *text_file, GError **error)
{
  gsize skip = 0;

  text_file->has_mark = detect_mark (bytes, length, &text_file->encoding, &skip);
  if (!text_file->has_mark)
    {
      /* A file with zero bytes is no text, whatever its other bytes look like. */
      if (!check_no_zero (bytes, drop_end_of_file (bytes, length), text_file->name, error))
        return NULL;
      text_file->encoding = detect (bytes, length);
    }
  return decode_as (bytes + skip, length - skip, text_file->encoding, text_file->name, error);
}

static char *
decode_chosen (const guint8 *bytes, gsize length, BrgTextFile *text_file, GError **error)
{
  BrgEncoding marked;
  gsize skip = 0;

  text_file->has_mark =
      detect_mark (bytes, length, &marked, &skip) && marked == text_file->encoding;
  if (!text_file->has_mark)
    skip = 0;
  return decode_as (bytes + skip, length - skip, text_file->encoding, text_file->name, error);
}

/* Whether a text is in normal form C because it has only Latin and Cyrillic letters, usual signs
 * and no combining marks. Normalising costs ten times as much as finding this out. */
static gboolean
is_plainly_composed (const char *text)
{
  for (const char *p = text; *p != '\0'; p = g_utf8_next_char (p))
    {
      gunichar c = g_utf8_get_char (p);

      if (c >= 0x300 && !(c >= 0x400 && c <= 0x482) && !(c >= 0x48a && c <= 0x52f) &&
          !(c >= 0x2010 && c <= 0x203a) && c != 0x2116)
        return FALSE;
    }
  return TRUE;
}

static gboolean
check_size (gsize size, const char *name, GError **error)
{
  if (size <= BRG_TEXT_FILE_MAX_SIZE)
    return TRUE;
  brg_format_set_error (error, BRG_FORMAT_ERROR_TOO_LARGE, name, 1, 1,
                        _ ("the file is too large, expected at most %u MiB"),
                        (guint) (BRG_TEXT_FILE_MAX_SIZE >> 20));
  return FALSE;
}

typedef char *(*Decoder) (const guint8 *bytes,
                          gsize length,
                          BrgTextFile *text_file,
                          GError **error);

static BrgTextFile *
make_text_file (GBytes *bytes,
                const char *name,
                BrgEncoding encoding,
                Decoder decoder,
                GError **error)
{
  g_autoptr (BrgTextFile) text_file = g_new0 (BrgTextFile, 1);
  g_autofree char *decoded = NULL;
  const guint8 *data;
  gsize size;

  data = g_bytes_get_data (bytes, &size);
  if (!check_size (size, name, error))
    return NULL;
  text_file->name = g_strdup (name);
  text_file->encoding = encoding;
  decoded = decoder (size > 0 ? data : (const guint8 *) "", size, text_file, error);
  if (decoded == NULL)
    return NULL;
  text_file->text = is_plainly_composed (decoded) ? g_steal_pointer (&decoded)
                                                  : g_utf8_normalize (decoded, -1, G_NORMALIZE_NFC);
  text_file->length = strlen (text_file->text);
  return g_steal_pointer (&text_file);
}

BrgTextFile *
brg_text_file_new_from_bytes (GBytes *bytes, const char *name, GError **error)
{
  g_return_val_if_fail (bytes != NULL, NULL);
  g_return_val_if_fail (name != NULL, NULL);

  return make_text_file (bytes, name, BRG_ENCODING_UTF8, decode, error);
}

BrgTextFile *
brg_text_file_new_in (GBytes *bytes, const char *name, BrgEncoding encoding, GError **error)
{
  g_return_val_if_fail (bytes != NULL && name != NULL, NULL);
  g_return_val_if_fail (encoding < BRG_N_ENCODINGS, NULL);

  return make_text_file (bytes, name, encoding, decode_chosen, error);
}

static GBytes *
read_bytes (GFile *file, const char *name, GError **error)
{
  g_autoptr (GInputStream) stream = brg_plain_file_open (file, error);
  g_autoptr (GByteArray) bytes = g_byte_array_new ();
  g_autofree guint8 *buffer = NULL;
  const gsize buffer_size = 65536;
  gssize n_read;

  if (stream == NULL)
    return NULL;
  buffer = g_malloc (buffer_size);
  do
    {
      n_read = g_input_stream_read (stream, buffer, buffer_size, NULL, error);
      if (n_read < 0)
        {
          g_prefix_error (error, "%s: ", name);
          return NULL;
        }
      g_byte_array_append (bytes, buffer, (guint) n_read);
      /* Checked while reading: what is opened may have no end. */
      if (!check_size (bytes->len, name, error))
        return NULL;
    }
  while (n_read > 0);
  return g_byte_array_free_to_bytes (g_steal_pointer (&bytes));
}

BrgTextFile *
brg_text_file_load (GFile *file, const char *name, GError **error)
{
  g_autofree char *own_name = NULL;
  g_autoptr (GBytes) bytes = NULL;

  g_return_val_if_fail (G_IS_FILE (file), NULL);

  if (name == NULL)
    name = own_name = g_file_get_parse_name (file);
  bytes = read_bytes (file, name, error);
  return bytes != NULL ? brg_text_file_new_from_bytes (bytes, name, error) : NULL;
}

void
brg_text_file_free (BrgTextFile *text_file)
{
  if (text_file == NULL)
    return;
  g_free (text_file->name);
  g_free (text_file->text);
  g_free (text_file);
}
