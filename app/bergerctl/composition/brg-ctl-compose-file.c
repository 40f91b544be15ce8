/* brg-ctl-compose-file.c - the tables that bergerctl compose reads
 *
 * Tests: tests/app/bergerctl-compose.py
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-ctl-compose-file.h"

#include <errno.h>
#include <stdio.h>
#include <string.h>

#define MOST_BYTES (16 * 1024 * 1024)
#define MOST_ROWS 100000
#define PART 65536

static void
free_row (gpointer data)
{
  BrgCtlComposeRow *row = data;

  g_free (row->text);
  g_free (row);
}

/* At most one byte more than a table may have. */
static GByteArray *
read_bytes (const char *path)
{
  gboolean is_standard = g_str_equal (path, "-");
  FILE *file = is_standard ? stdin : fopen (path, "rb");
  g_autoptr (GByteArray) bytes = g_byte_array_new ();
  gboolean is_broken;

  if (file == NULL)
    {
      brg_ctl_complain ("%s: %s", path, g_strerror (errno));
      return NULL;
    }
  while (bytes->len <= MOST_BYTES)
    {
      guint8 part[PART];
      gsize n = fread (part, 1, sizeof part, file);

      if (n == 0)
        break;
      g_byte_array_append (bytes, part, (guint) n);
    }
  is_broken = ferror (file);
  if (is_broken)
    brg_ctl_complain ("%s: %s", path, g_strerror (errno));
  if (!is_standard)
    fclose (file);
  return is_broken ? NULL : g_steal_pointer (&bytes);
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
  g_autoptr (GByteArray) bytes = read_bytes (path);
  const char *text;

  if (bytes == NULL)
    return NULL;
  if (bytes->len > MOST_BYTES)
    {
      brg_ctl_complain ("%s: larger than %d bytes", path, MOST_BYTES);
      return NULL;
    }
  g_byte_array_append (bytes, (const guint8 *) "", 1);
  text = (const char *) bytes->data;
  if (strlen (text) + 1 != bytes->len)
    {
      brg_ctl_complain ("%s: there is a zero byte in it: this is no text", path);
      return NULL;
    }
  if (g_str_has_prefix (text, mark))
    text += strlen (mark);
  return split_rows (path, text, heading);
}

BrgCtlStatus
brg_ctl_compose_complain (const char *path,
                          const BrgCtlComposeRow *row,
                          glong column,
                          const char *what)
{
  return brg_ctl_complain ("%s:%u:%ld: %s", path, row->line, column, what);
}
