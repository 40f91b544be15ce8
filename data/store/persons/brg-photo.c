/* brg-photo.c - whether bytes are a picture of a person that may be kept
 *
 * Tests: tests/data/test-photo.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-photo.h"

#include <gio/gio.h>
#include <string.h>

static const guint8 png_head[] = { 0x89, 'P', 'N', 'G', '\r', '\n', 0x1a, '\n' };

/* Length, name and check sum of a part of a PNG. */
#define PNG_FRAME 12
#define PNG_HEADER_LENGTH 13

#define UNFOLDED_PART 65536

static guint32
read_number (const guint8 *at, guint n_bytes)
{
  guint32 number = 0;

  for (guint i = 0; i < n_bytes; i++)
    number = number << 8 | at[i];
  return number;
}

static guint32
find_check_sum (const guint8 *data, gsize size)
{
  guint32 sum = 0xffffffff;

  for (gsize i = 0; i < size; i++)
    {
      sum ^= data[i];
      for (guint bit = 0; bit < 8; bit++)
        sum = sum & 1 ? sum >> 1 ^ 0xedb88320 : sum >> 1;
    }
  return ~sum;
}

/* Eight bytes a point and one a row: no picture that is kept unfolds to more. A larger one is
 * refused for its size. */
#define MOST_UNFOLDED ((gsize) BRG_PHOTO_MOST_SIDE * BRG_PHOTO_MOST_SIDE * 8 + BRG_PHOTO_MOST_SIDE)

/* Whether the rows can be unfolded to their end. */
static gboolean
unfolds (const GByteArray *folded)
{
  g_autoptr (GZlibDecompressor) zlib = g_zlib_decompressor_new (G_ZLIB_COMPRESSOR_FORMAT_ZLIB);
  g_autofree guint8 *part = g_malloc (UNFOLDED_PART);
  GConverterResult result = G_CONVERTER_CONVERTED;
  gsize at = 0;
  gsize total = 0;

  while (result == G_CONVERTER_CONVERTED && total <= MOST_UNFOLDED)
    {
      gsize n_read = 0;
      gsize n_written = 0;

      result =
          g_converter_convert (G_CONVERTER (zlib), folded->data + at, folded->len - at, part,
                               UNFOLDED_PART, G_CONVERTER_INPUT_AT_END, &n_read, &n_written, NULL);
      at += n_read;
      total += n_written;
    }
  return result == G_CONVERTER_FINISHED && at == folded->len && total > 0 && total <= MOST_UNFOLDED;
}

/* Its parts follow each other up to the last one, each with its check sum, and nothing stands
 * behind that. */
static gboolean
measure_png (const guint8 *data, gsize size, BrgPhotoSize *measured)
{
  gsize at = sizeof png_head;
  g_autoptr (GByteArray) folded = g_byte_array_new ();

  while (size - at >= PNG_FRAME)
    {
      guint32 length = read_number (data + at, 4);
      const guint8 *name = data + at + 4;
      gboolean is_first = at == sizeof png_head;

      if (length > size - at - PNG_FRAME || is_first != (memcmp (name, "IHDR", 4) == 0) ||
          read_number (name + 4 + length, 4) != find_check_sum (name, 4 + length))
        return FALSE;
      if (is_first)
        {
          if (length != PNG_HEADER_LENGTH)
            return FALSE;
          measured->width = (gint) MIN (read_number (name + 4, 4), G_MAXINT);
          measured->height = (gint) MIN (read_number (name + 8, 4), G_MAXINT);
        }
      if (memcmp (name, "IDAT", 4) == 0)
        g_byte_array_append (folded, name + 4, length);
      at += PNG_FRAME + length;
      if (memcmp (name, "IEND", 4) == 0)
        return at == size && folded->len > 0 && unfolds (folded);
    }
  return FALSE;
}

/* Marks that no length follows. */
static gboolean
is_bare (guint8 mark)
{
  return mark == 0x01 || (mark >= 0xd0 && mark <= 0xd8);
}

/* The frame says the size; some marks of its range are tables. */
static gboolean
is_frame (guint8 mark)
{
  return mark >= 0xc0 && mark <= 0xcf && mark != 0xc4 && mark != 0xc8 && mark != 0xcc;
}

/* Up to the first scan, behind which the picture itself stands; the file ends with its own mark. */
static gboolean
measure_jpeg (const guint8 *data, gsize size, BrgPhotoSize *measured)
{
  gsize at = 2;
  gboolean has_size = FALSE;

  if (data[size - 2] != 0xff || data[size - 1] != 0xd9)
    return FALSE;
  while (size - at >= 4)
    {
      guint8 mark = data[at + 1];
      guint32 length;

      if (data[at] != 0xff)
        return FALSE;
      if (mark == 0xff || is_bare (mark))
        {
          at += mark == 0xff ? 1 : 2;
          continue;
        }
      length = read_number (data + at + 2, 2);
      if (length < 2 || length > size - at - 2)
        return FALSE;
      if (mark == 0xda)
        return has_size;
      if (is_frame (mark))
        {
          if (length < 8 || has_size)
            return FALSE;
          measured->height = (gint) read_number (data + at + 5, 2);
          measured->width = (gint) read_number (data + at + 7, 2);
          has_size = TRUE;
        }
      at += 2 + length;
    }
  return FALSE;
}

gboolean
brg_photo_measure (GBytes *bytes, BrgPhotoSize *size)
{
  gsize length;
  const guint8 *data;

  g_return_val_if_fail (bytes != NULL && size != NULL, FALSE);

  data = g_bytes_get_data (bytes, &length);
  *size = (BrgPhotoSize){ BRG_PHOTO_JPEG, 0, 0 };
  if (length >= sizeof png_head && memcmp (data, png_head, sizeof png_head) == 0)
    {
      size->kind = BRG_PHOTO_PNG;
      return measure_png (data, length, size);
    }
  return length >= 4 && data[0] == 0xff && data[1] == 0xd8 && measure_jpeg (data, length, size);
}

const char *
brg_photo_kind_get_id (BrgPhotoKind kind)
{
  return kind == BRG_PHOTO_PNG ? "png" : "jpeg";
}

char *
brg_photo_to_text (GBytes *bytes)
{
  static const char digits[] = "0123456789abcdef";
  gsize size;
  const guint8 *data;
  char *text;

  g_return_val_if_fail (bytes != NULL, NULL);

  data = g_bytes_get_data (bytes, &size);
  text = g_malloc (2 * size + 1);
  for (gsize i = 0; i < size; i++)
    {
      text[2 * i] = digits[data[i] >> 4];
      text[2 * i + 1] = digits[data[i] & 15];
    }
  text[2 * size] = '\0';
  return text;
}

GBytes *
brg_photo_from_text (const char *text)
{
  gsize length;
  g_autofree guint8 *data = NULL;

  g_return_val_if_fail (text != NULL, NULL);

  length = strlen (text);
  if (length == 0 || length % 2 != 0)
    return NULL;
  data = g_malloc (length / 2);
  for (gsize i = 0; i < length; i += 2)
    {
      int high = g_ascii_xdigit_value (text[i]);
      int low = g_ascii_xdigit_value (text[i + 1]);

      if (high < 0 || low < 0)
        return NULL;
      data[i / 2] = (guint8) (high << 4 | low);
    }
  return g_bytes_new_take (g_steal_pointer (&data), length / 2);
}

gboolean
brg_photo_is_kept (GBytes *bytes, BrgPhotoSize *size)
{
  g_return_val_if_fail (bytes != NULL && size != NULL, FALSE);

  return brg_photo_measure (bytes, size) && g_bytes_get_size (bytes) <= BRG_PHOTO_MOST_BYTES &&
         size->width > 0 && size->height > 0 && size->width <= BRG_PHOTO_MOST_SIDE &&
         size->height <= BRG_PHOTO_MOST_SIDE;
}
