/* brg-output-file.c - a file of a folder that the program gives out
 *
 * Tests: tests/data/test-output-folder.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-output-file.h"

#include <string.h>

gboolean
brg_output_name_is_plain (const char *name)
{
  g_return_val_if_fail (name != NULL, FALSE);

  for (const char *p = name; *p != '\0'; p++)
    {
      gboolean begins = p == name || p[-1] == '/';

      if (!g_ascii_isalnum (*p) && strchr ("-_./", *p) == NULL)
        return FALSE;
      if (begins && (*p == '.' || *p == '/'))
        return FALSE;
    }
  return *name != '\0' && !g_str_has_suffix (name, "/");
}

BrgOutputFile *
brg_output_file_new (const char *name, GBytes *content)
{
  BrgOutputFile *file;

  g_return_val_if_fail (brg_output_name_is_plain (name), NULL);

  file = g_new0 (BrgOutputFile, 1);
  file->name = g_strdup (name);
  file->content = content;
  return file;
}

void
brg_output_file_free (BrgOutputFile *file)
{
  if (file == NULL)
    return;
  g_free (file->name);
  g_bytes_unref (file->content);
  g_free (file);
}
