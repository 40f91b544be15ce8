/* brg-share-copy.c - a copy of a workspace in pieces, as it goes to a second laptop
 *
 * Tests: tests/app/test-share-copy.c, tests/fuzz/fuzz-share-copy.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-share-copy.h"

#include <gio/gio.h>
#include <string.h>

#include "brg-share-pipe.h"

#define KIND "berger-copy 1"
#define LINES_OF_HEAD 6
#define LONGEST_NAME 256
#define PACKING 3

void
brg_share_label_clear (BrgShareLabel *label)
{
  g_free (label->hash);
  g_free (label->computer);
  g_free (label->person);
  *label = (BrgShareLabel){ 0 };
}

/* ----- Packing ----- */

/* All of @bytes through @converter; %NULL where that gives more than @most, or is no such stream.
 */
static GBytes *
convert (GConverter *converter, GBytes *bytes, gsize most)
{
  gsize length;
  const char *from = g_bytes_get_data (bytes, &length);
  g_autofree char *to = g_malloc (most);
  gsize n_from = 0;
  gsize n_to = 0;
  GConverterResult result;

  do
    {
      gsize n_read = 0;
      gsize n_written = 0;

      result =
          g_converter_convert (converter, from + n_from, length - n_from, to + n_to, most - n_to,
                               G_CONVERTER_INPUT_AT_END, &n_read, &n_written, NULL);
      n_from += n_read;
      n_to += n_written;
    }
  while (result == G_CONVERTER_CONVERTED && n_to < most);
  return result == G_CONVERTER_FINISHED && n_from == length
             ? g_bytes_new_take (g_steal_pointer (&to), n_to)
             : NULL;
}

static GBytes *
pack (GBytes *bytes)
{
  g_autoptr (GZlibCompressor) packer =
      g_zlib_compressor_new (G_ZLIB_COMPRESSOR_FORMAT_RAW, PACKING);
  GBytes *packed = convert (G_CONVERTER (packer), bytes, BRG_SHARE_LARGEST_PIECE);

  g_assert (packed != NULL);
  return packed;
}

/* One byte more than may be there, so that the end is seen. */
static GBytes *
unpack (GBytes *bytes, gsize size)
{
  g_autoptr (GZlibDecompressor) unpacker = g_zlib_decompressor_new (G_ZLIB_COMPRESSOR_FORMAT_RAW);
  g_autoptr (GBytes) whole =
      g_bytes_get_size (bytes) > 0 ? convert (G_CONVERTER (unpacker), bytes, size + 1) : NULL;

  return whole != NULL && g_bytes_get_size (whole) == size ? g_steal_pointer (&whole) : NULL;
}

/* ----- Cutting ----- */

static void
piece_clear (gpointer data)
{
  BrgSharePiece *piece = data;

  g_free (piece->tag);
  g_bytes_unref (piece->sealed);
}

static void
piece_unref (gpointer data)
{
  g_atomic_rc_box_release_full (data, piece_clear);
}

static void
cut_clear (gpointer data)
{
  BrgShareCut *cut = data;

  g_free (cut->tag);
  g_clear_pointer (&cut->list, g_bytes_unref);
  g_hash_table_unref (cut->by_content);
  g_ptr_array_unref (cut->pieces);
}

BrgShareCut *
brg_share_cut_ref (BrgShareCut *cut)
{
  return g_atomic_rc_box_acquire (cut);
}

void
brg_share_cut_unref (BrgShareCut *cut)
{
  g_atomic_rc_box_release_full (cut, cut_clear);
}

static void
add_piece (BrgShareCut *cut, const BrgShareKeys *keys, GBytes *content, const BrgShareCut *before)
{
  char *hash = g_compute_checksum_for_bytes (G_CHECKSUM_SHA256, content);
  BrgSharePiece *piece = g_hash_table_lookup (cut->by_content, hash);

  if (piece == NULL && before != NULL)
    piece = g_hash_table_lookup (before->by_content, hash);
  if (piece != NULL)
    g_atomic_rc_box_acquire (piece);
  else
    {
      g_autoptr (GBytes) packed = pack (content);

      piece = g_atomic_rc_box_new0 (BrgSharePiece);
      piece->sealed = brg_share_seal (keys, packed, &piece->tag);
    }
  g_ptr_array_add (cut->pieces, piece);
  g_hash_table_replace (cut->by_content, hash, piece);
}

static GBytes *
write_list (const BrgShareCut *cut, gsize size, const BrgShareLabel *label)
{
  g_autoptr (GString) text = g_string_new (KIND "\n");

  g_string_append_printf (text, "%" G_GINT64_FORMAT "\n%s\n%s\n%s\n%" G_GSIZE_FORMAT "\n",
                          label->entry_id, label->hash, label->computer, label->person, size);
  for (guint i = 0; i < cut->pieces->len; i++)
    g_string_append_printf (text, "%s\n", ((const BrgSharePiece *) cut->pieces->pdata[i])->tag);
  return g_string_free_to_bytes (g_steal_pointer (&text));
}

BrgShareCut *
brg_share_cut_new (const BrgShareKeys *keys,
                   GBytes *file,
                   const BrgShareLabel *label,
                   const BrgShareCut *before)
{
  gsize size;
  BrgShareCut *cut;
  g_autoptr (GBytes) text = NULL;

  g_return_val_if_fail (keys != NULL && file != NULL && label != NULL, NULL);

  size = g_bytes_get_size (file);
  g_return_val_if_fail (size > 0 && size <= BRG_SHARE_LARGEST_COPY, NULL);

  cut = g_atomic_rc_box_new0 (BrgShareCut);
  cut->pieces = g_ptr_array_new_with_free_func (piece_unref);
  cut->by_content = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  for (gsize at = 0; at < size; at += BRG_SHARE_PIECE)
    {
      g_autoptr (GBytes) content =
          g_bytes_new_from_bytes (file, at, MIN (BRG_SHARE_PIECE, size - at));

      add_piece (cut, keys, content, before);
    }
  text = write_list (cut, size, label);
  cut->list = brg_share_seal (keys, text, &cut->tag);
  return cut;
}

/* ----- Reading ----- */

void
brg_share_list_free (BrgShareList *list)
{
  if (list == NULL)
    return;
  brg_share_label_clear (&list->label);
  g_ptr_array_unref (list->tags);
  g_free (list);
}

static gboolean
is_name (const char *text)
{
  return brg_share_pipe_is_field (text, LONGEST_NAME);
}

static gboolean
read_head (BrgShareList *list, char **lines)
{
  guint64 size;

  if (g_strv_length (lines) < LINES_OF_HEAD || !g_str_equal (lines[0], KIND) ||
      !g_ascii_string_to_signed (lines[1], 10, 1, G_MAXINT64, &list->label.entry_id, NULL) ||
      !brg_share_is_tag (lines[2]) || !is_name (lines[3]) || !is_name (lines[4]) ||
      !g_ascii_string_to_unsigned (lines[5], 10, 1, BRG_SHARE_LARGEST_COPY, &size, NULL))
    return FALSE;
  list->label.hash = g_strdup (lines[2]);
  list->label.computer = g_strdup (lines[3]);
  list->label.person = g_strdup (lines[4]);
  list->size = (gsize) size;
  return TRUE;
}

/* As many names as the file has pieces, and an end behind the last one. */
static gboolean
read_tags (BrgShareList *list, char **lines)
{
  gsize n_pieces = (list->size + BRG_SHARE_PIECE - 1) / BRG_SHARE_PIECE;

  for (gsize i = 0; i < n_pieces; i++)
    {
      if (lines[i] == NULL || !brg_share_is_tag (lines[i]))
        return FALSE;
      g_ptr_array_add (list->tags, g_strdup (lines[i]));
    }
  return lines[n_pieces] != NULL && *lines[n_pieces] == '\0' && lines[n_pieces + 1] == NULL;
}

BrgShareList *
brg_share_list_read (const BrgShareKeys *keys, GBytes *bytes, const char *tag)
{
  g_autoptr (BrgShareList) list = g_new0 (BrgShareList, 1);
  g_autoptr (GBytes) opened = NULL;
  g_autofree char *text = NULL;
  g_auto (GStrv) lines = NULL;
  gsize length;
  const char *data;

  g_return_val_if_fail (keys != NULL && bytes != NULL && tag != NULL, NULL);

  list->tags = g_ptr_array_new_with_free_func (g_free);
  if (g_bytes_get_size (bytes) > BRG_SHARE_LARGEST_LIST)
    return NULL;
  opened = brg_share_open (keys, bytes, tag);
  if (opened == NULL)
    return NULL;
  data = g_bytes_get_data (opened, &length);
  if (!g_utf8_validate (data, (gssize) length, NULL))
    return NULL;
  text = g_strndup (data, length);
  lines = g_strsplit (text, "\n", -1);
  return read_head (list, lines) && read_tags (list, lines + LINES_OF_HEAD)
             ? g_steal_pointer (&list)
             : NULL;
}

GBytes *
brg_share_list_join (const BrgShareList *list, const BrgShareKeys *keys, GHashTable *pieces)
{
  g_autoptr (GByteArray) file = NULL;

  g_return_val_if_fail (list != NULL && keys != NULL && pieces != NULL, NULL);

  file = g_byte_array_sized_new ((guint) list->size);
  for (guint i = 0; i < list->tags->len; i++)
    {
      GBytes *sealed = g_hash_table_lookup (pieces, list->tags->pdata[i]);
      g_autoptr (GBytes) packed =
          sealed != NULL ? brg_share_open (keys, sealed, list->tags->pdata[i]) : NULL;
      gsize size = MIN (BRG_SHARE_PIECE, list->size - file->len);
      g_autoptr (GBytes) content = packed != NULL ? unpack (packed, size) : NULL;

      if (content == NULL)
        return NULL;
      g_byte_array_append (file, g_bytes_get_data (content, NULL), (guint) size);
    }
  return g_byte_array_free_to_bytes (g_steal_pointer (&file));
}
