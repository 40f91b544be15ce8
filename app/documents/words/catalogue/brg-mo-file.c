/* brg-mo-file.c - a strict reader of compiled message catalogues
 *
 * The file: seven words (magic, revision, count, offset of the table of keys, offset of the table
 * of translations, size and offset of a hash table that is not needed here), then two tables of
 * pairs length and offset, then texts, each followed by a zero that the length does not count. A
 * plural entry has several texts in one, parted by zeros.
 *
 * Tests: tests/app/test-documents-words.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-mo-file.h"

#include <glib/gi18n.h>
#include <string.h>

G_DEFINE_QUARK (brg_mo_file_error, brg_mo_file_error)

#define MO_MAGIC 0x950412deu
#define MO_MAGIC_SWAPPED 0xde120495u
#define MO_HEADER_WORDS 7
#define MO_MAX_ENTRIES 100000u

typedef struct
{
  const char *text; /* points into the file */
  gsize length;     /* without the last zero */
} Text;

struct _BrgMoFile
{
  GBytes *bytes;
  gboolean is_swapped;
  GHashTable *translations; /* owned: key up to its first zero (in the file) -> owned Text */
};

static gboolean
fail (GError **error, const char *what)
{
  g_set_error (error, BRG_MO_FILE_ERROR, BRG_MO_FILE_ERROR_DAMAGED,
               _ ("The catalogue of translations is damaged: %s"), what);
  return FALSE;
}

static guint32
read_word (const BrgMoFile *file, gsize offset)
{
  const guint8 *data = g_bytes_get_data (file->bytes, NULL);
  guint32 word;

  memcpy (&word, data + offset, sizeof word);
  return file->is_swapped ? GUINT32_SWAP_LE_BE (word) : word;
}

static gboolean
read_text (const BrgMoFile *file, gsize entry, Text *text, GError **error)
{
  gsize size;
  const char *data = g_bytes_get_data (file->bytes, &size);
  gsize length = read_word (file, entry);
  gsize offset = read_word (file, entry + 4);

  if (offset >= size || length >= size - offset)
    return fail (error, _ ("a text lies outside the file"));
  if (data[offset + length] != '\0')
    return fail (error, _ ("a text has no end"));
  *text = (Text){ data + offset, length };
  return TRUE;
}

/* Every piece of a translation, plural forms included, must be UTF-8. */
static gboolean
is_utf8 (const Text *text)
{
  const char *piece = text->text;
  const char *end = text->text + text->length;

  while (piece <= end)
    {
      if (!g_utf8_validate (piece, -1, NULL))
        return FALSE;
      piece += strlen (piece) + 1;
    }
  return TRUE;
}

static gboolean
read_entries (BrgMoFile *file, guint32 count, gsize keys, gsize values, GError **error)
{
  for (guint32 i = 0; i < count; i++)
    {
      Text key;
      Text value;

      if (!read_text (file, keys + 8 * (gsize) i, &key, error) ||
          !read_text (file, values + 8 * (gsize) i, &value, error))
        return FALSE;
      if (!is_utf8 (&key) || !is_utf8 (&value))
        return fail (error, _ ("a text is not UTF-8"));
      if (!g_hash_table_insert (file->translations, (gpointer) key.text,
                                g_memdup2 (&value, sizeof value)))
        return fail (error, _ ("a text occurs twice"));
    }
  return TRUE;
}

static gboolean
table_fits (gsize size, gsize offset, guint32 count)
{
  return offset % 4 == 0 && offset <= size && (gsize) count * 8 <= size - offset;
}

static gboolean
read_file (BrgMoFile *file, GError **error)
{
  gsize size = g_bytes_get_size (file->bytes);
  guint32 magic;
  guint32 count;
  gsize keys;
  gsize values;

  if (size < MO_HEADER_WORDS * 4)
    return fail (error, _ ("it is too short"));
  magic = read_word (file, 0);
  if (magic != MO_MAGIC && magic != MO_MAGIC_SWAPPED)
    return fail (error, _ ("it does not begin like a catalogue"));
  file->is_swapped = magic == MO_MAGIC_SWAPPED;
  if (read_word (file, 4) >> 16 > 1)
    return fail (error, _ ("it has an unknown revision"));
  count = read_word (file, 8);
  keys = read_word (file, 12);
  values = read_word (file, 16);
  if (count > MO_MAX_ENTRIES || !table_fits (size, keys, count) ||
      !table_fits (size, values, count))
    return fail (error, _ ("a table lies outside the file"));
  return read_entries (file, count, keys, values, error);
}

static gboolean
check_charset (const BrgMoFile *file, GError **error)
{
  g_autofree char *type = brg_mo_file_dup_header (file, "Content-Type");
  g_autofree char *lower = NULL;

  if (type == NULL)
    return fail (error, _ ("it has no header"));
  lower = g_ascii_strdown (type, -1);
  if (strstr (lower, "charset=utf-8") == NULL)
    return fail (error, _ ("it is not in UTF-8"));
  return TRUE;
}

BrgMoFile *
brg_mo_file_new (GBytes *bytes, GError **error)
{
  g_autoptr (BrgMoFile) file = NULL;

  g_return_val_if_fail (bytes != NULL, NULL);

  file = g_new0 (BrgMoFile, 1);
  file->bytes = g_bytes_ref (bytes);
  file->translations = g_hash_table_new_full (g_str_hash, g_str_equal, NULL, g_free);
  if (!read_file (file, error) || !check_charset (file, error))
    return NULL;
  return g_steal_pointer (&file);
}

void
brg_mo_file_free (BrgMoFile *file)
{
  if (file == NULL)
    return;
  g_hash_table_unref (file->translations);
  g_bytes_unref (file->bytes);
  g_free (file);
}

const char *
brg_mo_file_lookup (const BrgMoFile *file, const char *key, guint form)
{
  const Text *value;
  const char *piece;

  g_return_val_if_fail (file != NULL && key != NULL, NULL);

  value = g_hash_table_lookup (file->translations, key);
  if (value == NULL)
    return NULL;
  piece = value->text;
  for (guint i = 0; i < form; i++)
    {
      piece += strlen (piece) + 1;
      if (piece > value->text + value->length)
        return NULL;
    }
  return *piece != '\0' ? piece : NULL;
}

char *
brg_mo_file_dup_header (const BrgMoFile *file, const char *name)
{
  const char *header;
  g_auto (GStrv) lines = NULL;

  g_return_val_if_fail (file != NULL && name != NULL, NULL);

  header = brg_mo_file_lookup (file, "", 0);
  if (header == NULL)
    return NULL;
  lines = g_strsplit (header, "\n", -1);
  for (guint i = 0; lines[i] != NULL; i++)
    if (g_str_has_prefix (lines[i], name) && lines[i][strlen (name)] == ':')
      return g_strstrip (g_strdup (lines[i] + strlen (name) + 1));
  return NULL;
}
