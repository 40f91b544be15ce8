/* brg-zone.c - the time zone of an event, by its name
 *
 * Tests: tests/data/test-validate.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-zone.h"

#include <string.h>

/* Longer than any of the register. */
#define MOST_LETTERS 64

gboolean
brg_zone_is_name (const char *name)
{
  g_auto (GStrv) parts = NULL;

  g_return_val_if_fail (name != NULL, FALSE);

  if (*name == '\0' || strlen (name) > MOST_LETTERS)
    return FALSE;
  for (const char *p = name; *p != '\0'; p++)
    if (!g_ascii_isalnum (*p) && strchr ("+-_:/", *p) == NULL)
      return FALSE;
  parts = g_strsplit (name, "/", -1);
  for (guint i = 0; parts[i] != NULL; i++)
    if (*parts[i] == '\0')
      return FALSE;
  return TRUE;
}

/* The register has files that are no zones, and the library takes whatever it finds. */
static gboolean
is_another_file (const char *folder, const char *name)
{
  g_autofree char *path = g_build_filename (folder, name, NULL);
  g_autoptr (GMappedFile) file =
      g_file_test (path, G_FILE_TEST_IS_REGULAR) ? g_mapped_file_new (path, FALSE, NULL) : NULL;

  return file != NULL && (g_mapped_file_get_length (file) < strlen ("TZif") ||
                          memcmp (g_mapped_file_get_contents (file), "TZif", strlen ("TZif")) != 0);
}

static gboolean
may_open (const char *name)
{
  const char *const folders[] = { g_getenv ("TZDIR"), "/usr/share/zoneinfo", "/usr/lib/zoneinfo" };

  for (guint i = 0; i < G_N_ELEMENTS (folders); i++)
    if (folders[i] != NULL && is_another_file (folders[i], name))
      return FALSE;
  return TRUE;
}

/* (transfer full) (nullable): zones that were opened stay open; a timetable asks for every row. */
static GTimeZone *
open_known (const char *name)
{
  static GHashTable *opened;
  G_LOCK_DEFINE_STATIC (opened);
  GTimeZone *zone;

  G_LOCK (opened);
  if (opened == NULL)
    opened =
        g_hash_table_new_full (g_str_hash, g_str_equal, g_free, (GDestroyNotify) g_time_zone_unref);
  zone = g_hash_table_lookup (opened, name);
  if (zone == NULL && may_open (name) && (zone = g_time_zone_new_identifier (name)) != NULL)
    g_hash_table_insert (opened, g_strdup (name), zone);
  if (zone != NULL)
    g_time_zone_ref (zone);
  G_UNLOCK (opened);
  return zone;
}

GTimeZone *
brg_zone_open (const char *name)
{
  GTimeZone *zone;

  g_return_val_if_fail (name != NULL, NULL);

  zone = brg_zone_is_name (name) ? open_known (name) : NULL;
  return zone != NULL ? zone : g_time_zone_new_local ();
}
