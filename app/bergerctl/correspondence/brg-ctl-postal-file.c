/* brg-ctl-postal-file.c - files that are read no further than they may be long
 *
 * Tests: tests/app/bergerctl-correspondence.py
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-ctl-postal-file.h"

#include <errno.h>
#include <glib/gstdio.h>
#include <stdio.h>

char *
brg_ctl_postal_file_read (const char *path, gsize most, gsize *length)
{
  FILE *file = g_fopen (path, "rb");
  g_autofree char *text = NULL;
  int fault;

  if (file == NULL)
    {
      brg_ctl_complain ("%s: %s", path, g_strerror (errno));
      return NULL;
    }
  text = g_malloc0 (most + 2);
  *length = fread (text, 1, most + 1, file);
  fault = ferror (file) != 0 ? errno : 0;
  fclose (file);
  if (fault == 0)
    return g_steal_pointer (&text);
  brg_ctl_complain ("%s: %s", path, g_strerror (fault));
  return NULL;
}
