/* brg-open-files.c - which files this program has open as databases
 *
 * Tests: tests/data/test-output.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-open-files.h"

/* Files by "device:inode", and how often each is open. Several threads open stores. */
static GMutex open_mutex;
static GHashTable *open_files;

static char *
dup_key (guint64 device, guint64 inode)
{
  return g_strdup_printf ("%" G_GUINT64_FORMAT ":%" G_GUINT64_FORMAT, device, inode);
}

static void
count_open (guint64 device, guint64 inode, gint step)
{
  g_autofree char *key = dup_key (device, inode);

  g_mutex_lock (&open_mutex);
  if (open_files == NULL)
    open_files = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  step += GPOINTER_TO_INT (g_hash_table_lookup (open_files, key));
  if (step > 0)
    g_hash_table_insert (open_files, g_strdup (key), GINT_TO_POINTER (step));
  else
    g_hash_table_remove (open_files, key);
  g_mutex_unlock (&open_mutex);
}

void
brg_open_files_add (guint64 device, guint64 inode)
{
  count_open (device, inode, 1);
}

void
brg_open_files_remove (guint64 device, guint64 inode)
{
  count_open (device, inode, -1);
}

gboolean
brg_open_files_contain (guint64 device, guint64 inode)
{
  g_autofree char *key = dup_key (device, inode);
  gboolean is_open;

  g_mutex_lock (&open_mutex);
  is_open = open_files != NULL && g_hash_table_contains (open_files, key);
  g_mutex_unlock (&open_mutex);
  return is_open;
}
