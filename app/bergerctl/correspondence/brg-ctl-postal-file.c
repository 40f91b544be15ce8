/* brg-ctl-postal-file.c - files that are read no further than they may be long
 *
 * Tests: tests/app/bergerctl-correspondence.py
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-ctl-postal-file.h"

#include "brg-plain-file.h"

char *
brg_ctl_postal_file_read (const char *path, gsize most, gsize *length)
{
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autofree char *text = g_malloc0 (most + 2);
  g_autoptr (GError) error = NULL;
  g_autoptr (GInputStream) stream = brg_plain_file_open (file, &error);

  if (stream != NULL && g_input_stream_read_all (stream, text, most + 1, length, NULL, &error))
    return g_steal_pointer (&text);
  brg_ctl_complain ("%s: %s", path, error->message);
  return NULL;
}
