/* brg-file-kind.c - what a file is, by what stands in it
 *
 * Tests: tests/app/test-file-kind.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-file-kind.h"

#include <string.h>

#define SQLITE_MAGIC "SQLite format 3"

/* A byte order mark, and the zero bytes of UTF-16, do not hide a report's letters. */
static char *
keep_letters (const char *bytes, gsize length)
{
  GString *text = g_string_sized_new (length);

  for (gsize i = 0; i < length; i++)
    if (bytes[i] != '\0' && (i >= 3 || (guchar) bytes[i] < 0x80))
      g_string_append_c (text, bytes[i]);
  return g_string_free (text, FALSE);
}

static gboolean
is_record (const char *line, const char *code)
{
  return g_str_has_prefix (line, code) && line[strlen (code)] == ' ';
}

/* `001 ` and a start number in columns 5 to 8. */
static gboolean
is_player_record (const char *line)
{
  return is_record (line, "001") && strlen (line) >= 8 && strspn (line + 4, " 0123456789") >= 4;
}

static gboolean
is_tournament_record (const char *line)
{
  static const char *const codes[] = {
    "012", "022", "032", "042", "052", "062", "072", "092", "102", "122", "142", "152",
  };

  for (guint i = 0; i < G_N_ELEMENTS (codes); i++)
    if (is_record (line, codes[i]))
      return TRUE;
  return FALSE;
}

static gboolean
is_report (const char *text)
{
  g_auto (GStrv) lines = g_strsplit_set (text, "\r\n", -1);
  guint n_records = 0;

  for (guint i = 0; lines[i] != NULL; i++)
    {
      if (is_player_record (lines[i]))
        return TRUE;
      if (is_tournament_record (lines[i]) && ++n_records == 2)
        return TRUE;
    }
  return FALSE;
}

BrgFileKind
brg_file_kind_find (const char *bytes, gsize length)
{
  g_autofree char *text = NULL;

  g_return_val_if_fail (bytes != NULL || length == 0, BRG_FILE_TABLE);

  if (length >= sizeof SQLITE_MAGIC && memcmp (bytes, SQLITE_MAGIC, sizeof SQLITE_MAGIC) == 0)
    return BRG_FILE_WORKSPACE;
  text = keep_letters (bytes, length);
  return is_report (text) ? BRG_FILE_TRF : BRG_FILE_TABLE;
}
