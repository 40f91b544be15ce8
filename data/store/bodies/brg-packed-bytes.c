/* brg-packed-bytes.c - bytes made smaller where that pays
 *
 * Tests: tests/data/test-store-printed.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-packed-bytes.h"

#include <gio/gio.h>

#define LEVEL 9

/* Whether @n bytes of @converter went to @room, which they fill or not. */
static gboolean
convert (GConverter *converter, GBytes *bytes, guint8 *room, gsize size, gsize *n_made)
{
  GConverterResult result = G_CONVERTER_CONVERTED;
  gsize length;
  const guint8 *data = g_bytes_get_data (bytes, &length);
  gsize at = 0;

  *n_made = 0;
  while (result == G_CONVERTER_CONVERTED && *n_made < size)
    {
      gsize n_read = 0;
      gsize n_written = 0;

      result =
          g_converter_convert (converter, data + at, length - at, room + *n_made, size - *n_made,
                               G_CONVERTER_INPUT_AT_END, &n_read, &n_written, NULL);
      at += n_read;
      *n_made += n_written;
    }
  return result == G_CONVERTER_FINISHED && at == length;
}

GBytes *
brg_packed_bytes_new (GBytes *bytes)
{
  g_autoptr (GZlibCompressor) zlib = g_zlib_compressor_new (G_ZLIB_COMPRESSOR_FORMAT_ZLIB, LEVEL);
  g_autofree guint8 *room = NULL;
  gsize size;
  gsize n_made;

  g_return_val_if_fail (bytes != NULL, NULL);

  size = g_bytes_get_size (bytes) / 10 * 9;
  if (size == 0)
    return NULL;
  room = g_malloc (size);
  return convert (G_CONVERTER (zlib), bytes, room, size, &n_made) ? g_bytes_new (room, n_made)
                                                                  : NULL;
}

GBytes *
brg_packed_bytes_unfold (GBytes *packed, gsize size)
{
  g_autoptr (GZlibDecompressor) zlib = g_zlib_decompressor_new (G_ZLIB_COMPRESSOR_FORMAT_ZLIB);
  g_autofree guint8 *room = NULL;
  gsize n_made;

  g_return_val_if_fail (packed != NULL, NULL);

  /* One byte more shows that there is more. */
  room = g_malloc (size + 1);
  return convert (G_CONVERTER (zlib), packed, room, size + 1, &n_made) && n_made == size
             ? g_bytes_new_take (g_steal_pointer (&room), size)
             : NULL;
}
