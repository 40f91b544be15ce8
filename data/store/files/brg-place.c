/* brg-place.c - on what kind of file system a workspace lies
 *
 * Tests: tests/data/test-place.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#define _GNU_SOURCE /* statx(), O_PATH */

#include "brg-place.h"

#include <fcntl.h>
#include <glib/gstdio.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/vfs.h>
#include <unistd.h>

/* FUSE is many file systems: which one, the list of mounts tells. */
#define FUSE_MAGIC 0x65735546

static BrgPlaceProbe set_probe;

static const struct
{
  guint64 magic;
  const char *type;
} magics[] = {
  { 0x6969, "nfs" },        { 0xff534d42, "cifs" }, { 0xfe534d42, "smb" },  { 0x517b, "smb" },
  { 0x00c36400, "ceph" },   { 0x5346414f, "afs" },  { 0x01021997, "9p" },   { 0x73757245, "coda" },
  { 0x786f4256, "vboxsf" }, { 0x564c, "ncp" },      { 0x7366746e, "ntfs" },
};

/* What is not here is local, but for FUSE: of that, what is not here is refused. */
static const BrgPlace places[] = {
  { (char *) "nfs", BRG_PLACE_LOCKED, FALSE },
  { (char *) "cifs", BRG_PLACE_LOCKED, TRUE },
  { (char *) "smb", BRG_PLACE_LOCKED, TRUE },
  { (char *) "ceph", BRG_PLACE_LOCKED, FALSE },
  { (char *) "virtiofs", BRG_PLACE_LOCKED, FALSE },
  { (char *) "afs", BRG_PLACE_REFUSED, FALSE },
  { (char *) "9p", BRG_PLACE_REFUSED, FALSE },
  { (char *) "coda", BRG_PLACE_REFUSED, FALSE },
  { (char *) "ncp", BRG_PLACE_REFUSED, TRUE },
  { (char *) "vboxsf", BRG_PLACE_REFUSED, TRUE },
  { (char *) "ntfs", BRG_PLACE_LOCAL, TRUE },
  { (char *) "fuseblk", BRG_PLACE_LOCAL, TRUE },
  { (char *) "fuse.bindfs", BRG_PLACE_LOCAL, FALSE },
  { (char *) "fuse.cryfs", BRG_PLACE_LOCAL, FALSE },
  { (char *) "fuse.encfs", BRG_PLACE_LOCAL, FALSE },
  { (char *) "fuse.gocryptfs", BRG_PLACE_LOCAL, FALSE },
  { (char *) "fuse.mergerfs", BRG_PLACE_LOCAL, FALSE },
};

void
brg_place_free (BrgPlace *place)
{
  if (place == NULL)
    return;
  g_free (place->type);
  g_free (place);
}

static gboolean
is_below (const char *path, const char *folder)
{
  gsize length = strlen (folder);

  return g_str_equal (folder, "/") ||
         (strncmp (path, folder, length) == 0 && (path[length] == '/' || path[length] == '\0'));
}

/* A line: number, parent, device, root, where, options, ..., "-", type, source, options. */
static char *
dup_mounted_type (const char *folder)
{
  g_autofree char *text = NULL;
  g_autofree char *found = g_strdup ("fuse");
  g_auto (GStrv) lines = NULL;
  gsize longest = 0;

  if (!g_file_get_contents ("/proc/self/mountinfo", &text, NULL, NULL))
    return g_steal_pointer (&found);
  lines = g_strsplit (text, "\n", -1);
  for (guint i = 0; lines[i] != NULL; i++)
    {
      g_auto (GStrv) fields = g_strsplit (lines[i], " ", 6);
      const char *tail = strstr (lines[i], " - ");
      g_autofree char *where = g_strv_length (fields) == 6 ? g_strcompress (fields[4]) : NULL;

      /* Of two at one place the later one is on top. */
      if (where == NULL || tail == NULL || !is_below (folder, where) || strlen (where) < longest)
        continue;
      longest = strlen (where);
      g_free (found);
      found = g_strndup (tail + 3, strcspn (tail + 3, " "));
    }
  return g_steal_pointer (&found);
}

static char *
ask_system (const char *folder)
{
  struct statfs status;

  if (statfs (folder, &status) != 0)
    return g_strdup ("");
  if ((guint64) status.f_type == FUSE_MAGIC)
    return dup_mounted_type (folder);
  for (guint i = 0; i < G_N_ELEMENTS (magics); i++)
    if ((guint32) status.f_type == magics[i].magic)
      return g_strdup (magics[i].type);
  return g_strdup ("");
}

BrgPlace *
brg_place_find (const char *path)
{
  g_autofree char *folder = NULL;
  BrgPlace *place;

  g_return_val_if_fail (path != NULL, NULL);

  folder = g_path_get_dirname (path);
  place = g_new0 (BrgPlace, 1);
  place->type = (set_probe != NULL ? set_probe : ask_system) (folder);
  if (g_str_has_prefix (place->type, "fuse"))
    place->kind = BRG_PLACE_REFUSED;
  for (guint i = 0; i < G_N_ELEMENTS (places); i++)
    if (g_str_equal (place->type, places[i].type))
      {
        place->kind = places[i].kind;
        place->counts_short_names = places[i].counts_short_names;
      }
  return place;
}

gboolean
brg_place_is_mount (const char *path)
{
  struct statx status;

  g_return_val_if_fail (path != NULL, FALSE);

  return statx (AT_FDCWD, path, AT_SYMLINK_NOFOLLOW, STATX_TYPE, &status) == 0 &&
         (status.stx_attributes & STATX_ATTR_MOUNT_ROOT) != 0;
}

char *
brg_place_dup_listed_name (const char *folder, const char *name, guint64 device, guint64 inode)
{
  g_autofree char *listed = NULL;
  g_autoptr (GDir) dir = NULL;
  const char *entry;

  g_return_val_if_fail (folder != NULL && name != NULL, NULL);

  dir = g_dir_open (folder, 0, NULL);
  while (dir != NULL && (entry = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *path = NULL;
      struct stat status;

      if (g_str_equal (entry, name))
        return g_strdup (name);
      path = g_build_filename (folder, entry, NULL);
      if (listed == NULL && lstat (path, &status) == 0 && (guint64) status.st_dev == device &&
          (guint64) status.st_ino == inode)
        listed = g_strdup (entry);
    }
  return listed != NULL ? g_steal_pointer (&listed) : g_strdup (name);
}

/* The file is held meanwhile: where inodes are made up it keeps its own so. A handle that can only
 * point takes no locks away. */
char *
brg_place_dup_listed_path (const char *path)
{
  g_autofree char *folder = NULL;
  g_autofree char *name = NULL;
  g_autofree char *listed = NULL;
  struct stat status;
  int file;

  g_return_val_if_fail (path != NULL, NULL);

  file = g_open (path, O_PATH | O_NOFOLLOW | O_CLOEXEC, 0);
  if (file < 0)
    return g_strdup (path);
  folder = g_path_get_dirname (path);
  name = g_path_get_basename (path);
  if (fstat (file, &status) == 0)
    listed =
        brg_place_dup_listed_name (folder, name, (guint64) status.st_dev, (guint64) status.st_ino);
  close (file);
  return listed != NULL ? g_build_filename (folder, listed, NULL) : g_strdup (path);
}

void
brg_place_set_probe (BrgPlaceProbe probe)
{
  set_probe = probe;
}
