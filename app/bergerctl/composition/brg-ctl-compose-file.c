/* brg-ctl-compose-file.c - the tables that bergerctl compose reads
 *
 * Tests: tests/app/bergerctl-compose.py
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-ctl-compose-file.h"

#include <gio/gio.h>
#include <string.h>

#include "brg-plain-file.h"

#define MOST_BYTES (16 * 1024 * 1024)
#define MOST_ROWS 100000

static void
free_row (gpointer data)
{
  BrgCtlComposeRow *row = data;

  g_free (row->text);
  g_free (row);
}

/* At most one byte more than a table may have, and a zero. */
static char *
read_text (const char *path, gsize *length)
{
  gboolean is_input = g_str_equal (path, "-");
  g_autoptr (GFile) file = g_file_new_for_commandline_arg (is_input ? "/dev/stdin" : path);
  g_autofree char *text = g_malloc (MOST_BYTES + 2);
  g_autoptr (GError) error = NULL;
  g_autoptr (GInputStream) stream = is_input ? G_INPUT_STREAM (g_file_read (file, NULL, &error))
                                             : brg_plain_file_open (file, &error);

  if (stream == NULL ||
      !g_input_stream_read_all (stream, text, MOST_BYTES + 1, length, NULL, &error))
    {
      brg_ctl_complain ("%s: %s", path, error->message);
      return NULL;
    }
  text[*length] = '\0';
  return g_steal_pointer (&text);
}

static gboolean
is_header (const char *text, const char *heading)
{
  gsize length = strlen (heading);

  return strncmp (text, heading, length) == 0 && text[length] == '\t';
}

static void
add_row (GPtrArray *rows, guint line, const char *text)
{
  BrgCtlComposeRow *row = g_new (BrgCtlComposeRow, 1);

  *row = (BrgCtlComposeRow){ line, g_strdup (text) };
  g_ptr_array_add (rows, row);
}

static GPtrArray *
split_rows (const char *path, const char *text, const char *heading)
{
  g_autoptr (GPtrArray) rows = g_ptr_array_new_with_free_func (free_row);
  gboolean is_first = TRUE;

  for (guint line = 1; *text != '\0'; line++)
    {
      gsize length = strcspn (text, "\n");
      g_autofree char *part = g_strndup (text, length);

      text += length + (text[length] == '\n');
      if (length > 0 && part[length - 1] == '\r')
        part[length - 1] = '\0';
      if (*part == '\0' || *part == '#')
        continue;
      if (!is_first || !is_header (part, heading))
        add_row (rows, line, part);
      is_first = FALSE;
      if (rows->len > MOST_ROWS)
        {
          brg_ctl_complain ("%s:%u:1: more than %d rows", path, line, MOST_ROWS);
          return NULL;
        }
    }
  return g_steal_pointer (&rows);
}

GPtrArray *
brg_ctl_compose_load (const char *path, const char *heading)
{
  static const char mark[] = "\xef\xbb\xbf";
  gsize length;
  g_autofree char *text = read_text (path, &length);

  if (text == NULL)
    return NULL;
  if (length > MOST_BYTES)
    {
      brg_ctl_complain ("%s: larger than %d bytes", path, MOST_BYTES);
      return NULL;
    }
  if (strlen (text) != length)
    {
      brg_ctl_complain ("%s: there is a zero byte in it: this is no text", path);
      return NULL;
    }
  return split_rows (path, g_str_has_prefix (text, mark) ? text + strlen (mark) : text, heading);
}

BrgCtlStatus
brg_ctl_compose_complain (const char *path,
                          const BrgCtlComposeRow *row,
                          glong column,
                          const char *what)
{
  return brg_ctl_complain ("%s:%u:%ld: %s", path, row->line, column, what);
}
