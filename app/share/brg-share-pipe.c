/* brg-share-pipe.c - the lines that the desk and its server say to each other
 *
 * Tests: tests/app/test-share-server.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-share-pipe.h"

#include <string.h>

#define MOST_FIELDS 16

gboolean
brg_share_pipe_is_field (const char *text, gsize longest)
{
  g_return_val_if_fail (text != NULL, FALSE);

  if (*text == '\0' || strlen (text) > longest || !g_utf8_validate (text, -1, NULL))
    return FALSE;
  for (const char *at = text; *at != '\0'; at = g_utf8_next_char (at))
    if (!g_unichar_isprint (g_utf8_get_char (at)))
      return FALSE;
  return TRUE;
}

/* @page: the line whose page is being read; @wanted: its length. */
struct _BrgSharePipe
{
  BrgShareLineFunc each;
  gpointer data;
  GByteArray *read;
  char **page;
  gsize wanted;
};

BrgSharePipe *
brg_share_pipe_new (BrgShareLineFunc each, gpointer data)
{
  BrgSharePipe *pipe = g_new0 (BrgSharePipe, 1);

  g_return_val_if_fail (each != NULL, NULL);

  pipe->each = each;
  pipe->data = data;
  pipe->read = g_byte_array_new ();
  return pipe;
}

void
brg_share_pipe_free (BrgSharePipe *pipe)
{
  if (pipe == NULL)
    return;
  g_byte_array_unref (pipe->read);
  g_strfreev (pipe->page);
  g_free (pipe);
}

/* Hands over the page that is whole. */
static gboolean
take_page (BrgSharePipe *pipe)
{
  g_autoptr (GBytes) bytes = g_bytes_new (pipe->read->data, pipe->wanted);
  g_auto (GStrv) fields = g_steal_pointer (&pipe->page);

  g_byte_array_remove_range (pipe->read, 0, (guint) pipe->wanted);
  return pipe->each (fields, bytes, pipe->data);
}

/* Lines behind which bytes stand: the last field says how many. 0 for others. */
static guint
count_fields_before_bytes (const char *word)
{
  static const struct
  {
    const char *word;
    guint n_fields;
  } lines[] = { { "page", 5 }, { "piece", 3 }, { "copy", 3 }, { "send", 5 }, { "told", 6 } };

  for (guint i = 0; i < G_N_ELEMENTS (lines); i++)
    if (g_str_equal (lines[i].word, word))
      return lines[i].n_fields;
  return 0;
}

static gboolean
begin_page (BrgSharePipe *pipe, char **fields, guint n_fields)
{
  guint64 length;

  if (g_strv_length (fields) != n_fields ||
      !g_ascii_string_to_unsigned (fields[n_fields - 1], 10, 0, BRG_SHARE_LARGEST_PAGE, &length,
                                   NULL))
    return FALSE;
  pipe->page = g_strdupv (fields);
  pipe->wanted = (gsize) length;
  return TRUE;
}

static gboolean
take_line (BrgSharePipe *pipe, gsize length)
{
  g_autofree char *line = g_strndup ((const char *) pipe->read->data, length);
  g_auto (GStrv) fields = NULL;
  guint n_fields;

  if (length > BRG_SHARE_LONGEST_LINE || strlen (line) != length ||
      !g_utf8_validate (line, -1, NULL))
    return FALSE;
  g_byte_array_remove_range (pipe->read, 0, (guint) length + 1);
  fields = g_strsplit (line, "\t", MOST_FIELDS);
  n_fields = fields[0] != NULL ? count_fields_before_bytes (fields[0]) : 0;
  if (n_fields > 0)
    return begin_page (pipe, fields, n_fields);
  return fields[0] != NULL && pipe->each (fields, NULL, pipe->data);
}

gboolean
brg_share_pipe_take (BrgSharePipe *pipe, const void *bytes, gsize length)
{
  g_return_val_if_fail (pipe != NULL && (bytes != NULL || length == 0), FALSE);

  g_byte_array_append (pipe->read, bytes, (guint) length);
  for (;;)
    {
      const guint8 *end;

      if (pipe->page != NULL)
        {
          if (pipe->read->len < pipe->wanted)
            return TRUE;
          if (!take_page (pipe))
            return FALSE;
          continue;
        }
      end = pipe->read->len > 0 ? memchr (pipe->read->data, '\n', pipe->read->len) : NULL;
      if (end == NULL)
        return pipe->read->len <= BRG_SHARE_LONGEST_LINE;
      if (!take_line (pipe, (gsize) (end - pipe->read->data)))
        return FALSE;
    }
}
