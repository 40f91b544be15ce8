/* brg-changeset-text.c - the texts inside a changeset
 *
 * The session extension of SQLite 3.40 reads changesets but cannot write changed ones. Their format
 * is documented with it: per table `T`, number of columns, key flags, name; per change the
 * operation, a flag and one row of values, for an update two.
 *
 * Tests: tests/data/test-redaction.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-changeset-text.h"

#include <sqlite3.h>
#include <string.h>

typedef struct
{
  const guint8 *at;
  const guint8 *end;
  GByteArray *out;
  const char *table;
  guint n_columns;
  gint64 row_id;
  BrgChangesetTextFunc func;
  gpointer data;
} Walk;

enum
{
  VALUE_UNDEFINED = 0,
};

static gboolean
keep (Walk *walk, gsize length)
{
  if ((gsize) (walk->end - walk->at) < length)
    return FALSE;
  g_byte_array_append (walk->out, walk->at, (guint) length);
  walk->at += length;
  return TRUE;
}

/* SQLite's numbers of 7 bits a byte; none here takes more than 5. */
static gboolean
read_length (Walk *walk, guint32 *length)
{
  guint64 number = 0;

  for (guint i = 0; i < 5 && walk->at < walk->end; i++)
    {
      guint8 byte = *walk->at++;

      number = number << 7 | (byte & 0x7f);
      if ((byte & 0x80) == 0)
        {
          *length = (guint32) number;
          return number <= G_MAXINT32;
        }
    }
  return FALSE;
}

static void
write_length (GByteArray *out, gsize length)
{
  guint8 bytes[5];
  guint n = 0;

  do
    bytes[n++] = (guint8) (length & 0x7f);
  while ((length >>= 7) > 0);
  while (n-- > 0)
    {
      guint8 byte = (guint8) (bytes[n] | (n > 0 ? 0x80 : 0));

      g_byte_array_append (out, &byte, 1);
    }
}

static gboolean
map_text (Walk *walk, guint column, gboolean is_text)
{
  g_autofree char *text = NULL;
  g_autofree char *mapped = NULL;
  guint32 length;

  if (!read_length (walk, &length) || (gsize) (walk->end - walk->at) < length)
    return FALSE;
  /* What has a zero in it is no text that anybody wrote: it stays, whole. */
  if (is_text && memchr (walk->at, '\0', length) == NULL)
    {
      text = g_strndup ((const char *) walk->at, length);
      mapped = walk->func (walk->table, walk->row_id, column, text, walk->data);
    }
  if (mapped == NULL)
    {
      write_length (walk->out, length);
      return keep (walk, length);
    }
  write_length (walk->out, strlen (mapped));
  g_byte_array_append (walk->out, (const guint8 *) mapped, (guint) strlen (mapped));
  walk->at += length;
  return TRUE;
}

static gint64
read_int64 (const guint8 *bytes)
{
  guint64 number;

  memcpy (&number, bytes, sizeof number);
  return (gint64) GUINT64_FROM_BE (number);
}

static gboolean
map_value (Walk *walk, guint column)
{
  guint8 type;

  if (walk->at >= walk->end)
    return FALSE;
  type = *walk->at;
  if (!keep (walk, 1))
    return FALSE;
  switch (type)
    {
    case VALUE_UNDEFINED:
    case SQLITE_NULL:
      return TRUE;
    case SQLITE_INTEGER:
      if (column == 0 && walk->end - walk->at >= 8)
        walk->row_id = read_int64 (walk->at);
      return keep (walk, 8);
    case SQLITE_FLOAT:
      return keep (walk, 8);
    case SQLITE_TEXT:
    case SQLITE_BLOB:
      return map_text (walk, column, type == SQLITE_TEXT);
    default:
      return FALSE;
    }
}

static gboolean
map_change (Walk *walk)
{
  guint8 operation = *walk->at;
  guint n_rows = operation == SQLITE_UPDATE ? 2 : 1;

  if (walk->table == NULL ||
      (operation != SQLITE_UPDATE && operation != SQLITE_INSERT && operation != SQLITE_DELETE) ||
      !keep (walk, 2))
    return FALSE;
  walk->row_id = 0;
  for (guint row = 0; row < n_rows; row++)
    for (guint column = 0; column < walk->n_columns; column++)
      if (!map_value (walk, column))
        return FALSE;
  return TRUE;
}

static gboolean
map_table (Walk *walk)
{
  const guint8 *name;
  guint32 n_columns;

  if (!keep (walk, 1) || !read_length (walk, &n_columns) || n_columns == 0 ||
      (gsize) (walk->end - walk->at) < n_columns)
    return FALSE;
  walk->n_columns = n_columns;
  write_length (walk->out, n_columns);
  name = walk->at + n_columns;
  walk->table = (const char *) name;
  if (memchr (name, '\0', (gsize) (walk->end - name)) == NULL)
    return FALSE;
  return keep (walk, n_columns + strlen (walk->table) + 1);
}

GBytes *
brg_changeset_map_texts (GBytes *changeset, BrgChangesetTextFunc func, gpointer data)
{
  gsize size;
  const guint8 *bytes = g_bytes_get_data (changeset, &size);
  g_autoptr (GByteArray) out = g_byte_array_sized_new ((guint) size + 16);
  Walk walk = { .at = bytes, .end = bytes + size, .out = out, .func = func, .data = data };
  gboolean is_sound = TRUE;

  while (is_sound && walk.at < walk.end)
    is_sound = *walk.at == 'T' ? map_table (&walk) : map_change (&walk);
  return is_sound ? g_byte_array_free_to_bytes (g_steal_pointer (&out)) : NULL;
}
