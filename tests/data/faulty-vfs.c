/* faulty-vfs.c - a disk and a memory that fail when a test wants it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "faulty-vfs.h"

#include <glib/gstdio.h>
#include <sqlite3.h>
#include <string.h>

#define SECTOR 512

/* The state of the one layer there is. */
static struct
{
  sqlite3_vfs layer;
  sqlite3_vfs *system;
  sqlite3_mem_methods memory;
  gboolean is_armed;
  gboolean is_paused;
  FaultKind kind;
  guint left; /* until it fails */
  gboolean stays;
  gboolean has_fired;
  guint counts[N_FAULT_KINDS];
  gboolean is_read_only;
  gboolean is_power_watched;
  guint power_left;
  gboolean is_power_gone;
  GHashTable *durable; /* (element-type utf8 GBytes): what is on the disk for good, by path */
} disk;

typedef struct
{
  sqlite3_file base;
  char *path; /* (nullable): of a file of the workspace */
  sqlite3_file *real;
} FaultyFile;

const char *
fault_kind_to_text (FaultKind kind)
{
  static const char *const texts[N_FAULT_KINDS] = { "open", "write",  "sync",  "truncate",
                                                    "lock", "delete", "memory" };

  return texts[kind];
}

static gboolean
fails (FaultKind kind)
{
  if (!disk.is_armed || disk.is_paused)
    return FALSE;
  disk.counts[kind]++;
  if (disk.kind != kind)
    return FALSE;
  if (disk.left > 1)
    {
      disk.left--;
      return FALSE;
    }
  if (disk.left == 0 && !disk.stays)
    return FALSE;
  disk.left = 0;
  disk.has_fired = TRUE;
  return TRUE;
}

/* Whether the power is gone before this change, or goes with it. */
static gboolean
loses_power (gboolean *is_gone_before)
{
  *is_gone_before = disk.is_power_gone;
  if (disk.is_power_watched && !disk.is_power_gone && --disk.power_left == 0)
    disk.is_power_gone = TRUE;
  return disk.is_power_gone;
}

/* ----- What is on the disk for good ----- */

static GBytes *
read_file (const char *path)
{
  char *content = NULL;
  gsize length = 0;

  if (!g_file_get_contents (path, &content, &length, NULL))
    return g_bytes_new_static ("", 0);
  return g_bytes_new_take (content, length);
}

static void
remember_durable (const char *path)
{
  if (disk.is_power_watched && path != NULL)
    g_hash_table_insert (disk.durable, g_strdup (path), read_file (path));
}

static void
tear_file (const char *path, GBytes *durable, GRand *rand)
{
  g_autoptr (GBytes) live = read_file (path);
  gsize old_length;
  gsize new_length;
  const guint8 *old_data = g_bytes_get_data (durable, &old_length);
  const guint8 *new_data = g_bytes_get_data (live, &new_length);
  gsize length = g_rand_boolean (rand) ? old_length : new_length;
  g_autofree char *left = g_malloc0 (length + 1);

  for (gsize at = 0; at < length; at += SECTOR)
    {
      gboolean is_new = g_rand_boolean (rand);
      const guint8 *from = is_new ? new_data : old_data;
      gsize from_length = is_new ? new_length : old_length;

      if (at < from_length)
        memcpy (left + at, from + at, MIN (SECTOR, MIN (length, from_length) - at));
    }
  g_assert_true (g_file_set_contents (path, left, (gssize) length, NULL));
}

gboolean
faulty_vfs_restore_power (GRand *rand)
{
  gboolean was_gone = disk.is_power_gone;
  GHashTableIter iter;
  gpointer path;
  gpointer durable;

  disk.is_power_watched = disk.is_power_gone = FALSE;
  g_hash_table_iter_init (&iter, disk.durable);
  while (was_gone && g_hash_table_iter_next (&iter, &path, &durable))
    {
      g_autofree char *shared = g_strconcat (path, "-shm", NULL);

      tear_file (path, durable, rand);
      g_unlink (shared);
    }
  g_hash_table_remove_all (disk.durable);
  return was_gone;
}

void
faulty_vfs_cut_power (guint nth)
{
  disk.is_power_watched = TRUE;
  disk.is_power_gone = FALSE;
  disk.power_left = nth;
}

void
faulty_vfs_set_read_only (gboolean is_read_only)
{
  disk.is_read_only = is_read_only;
}

gboolean
faulty_vfs_is_power_gone (void)
{
  return disk.is_power_gone;
}

/* ----- Files ----- */

static sqlite3_file *
get_real (sqlite3_file *file)
{
  return ((FaultyFile *) file)->real;
}

static int
on_close (sqlite3_file *file)
{
  FaultyFile *self = (FaultyFile *) file;
  int code = self->real->pMethods->xClose (self->real);

  g_clear_pointer (&self->path, g_free);
  return code;
}

static int
on_read (sqlite3_file *file, void *data, int size, sqlite3_int64 offset)
{
  return get_real (file)->pMethods->xRead (get_real (file), data, size, offset);
}

static int
on_write (sqlite3_file *file, const void *data, int size, sqlite3_int64 offset)
{
  gboolean is_gone;
  gboolean goes;
  int code;

  if (fails (FAULT_WRITE))
    return disk.stays ? SQLITE_FULL : SQLITE_IOERR_WRITE;
  goes = loses_power (&is_gone);
  if (is_gone)
    return SQLITE_IOERR_WRITE;
  code = get_real (file)->pMethods->xWrite (get_real (file), data, size, offset);
  return goes ? SQLITE_IOERR_WRITE : code;
}

static int
on_truncate (sqlite3_file *file, sqlite3_int64 size)
{
  gboolean is_gone;
  gboolean goes;
  int code;

  if (fails (FAULT_TRUNCATE))
    return SQLITE_IOERR_TRUNCATE;
  goes = loses_power (&is_gone);
  if (is_gone)
    return SQLITE_IOERR_TRUNCATE;
  code = get_real (file)->pMethods->xTruncate (get_real (file), size);
  return goes ? SQLITE_IOERR_TRUNCATE : code;
}

/* What is flushed is remembered, which is faster than the disk. A flush during which the power goes
 * has flushed nothing for sure. */
static int
on_sync (sqlite3_file *file, int flags G_GNUC_UNUSED)
{
  gboolean is_gone;

  if (fails (FAULT_SYNC) || loses_power (&is_gone))
    return SQLITE_IOERR_FSYNC;
  remember_durable (((FaultyFile *) file)->path);
  return SQLITE_OK;
}

static int
on_file_size (sqlite3_file *file, sqlite3_int64 *size)
{
  return get_real (file)->pMethods->xFileSize (get_real (file), size);
}

static int
on_lock (sqlite3_file *file, int lock)
{
  if (fails (FAULT_LOCK))
    return disk.stays ? SQLITE_BUSY : SQLITE_IOERR_LOCK;
  return get_real (file)->pMethods->xLock (get_real (file), lock);
}

static int
on_unlock (sqlite3_file *file, int lock)
{
  return get_real (file)->pMethods->xUnlock (get_real (file), lock);
}

static int
on_check_reserved_lock (sqlite3_file *file, int *is_locked)
{
  return get_real (file)->pMethods->xCheckReservedLock (get_real (file), is_locked);
}

static int
on_file_control (sqlite3_file *file, int op, void *data)
{
  return get_real (file)->pMethods->xFileControl (get_real (file), op, data);
}

/* What a torn sector is. */
static int
on_sector_size (sqlite3_file *file G_GNUC_UNUSED)
{
  return SECTOR;
}

static int
on_device_characteristics (sqlite3_file *file G_GNUC_UNUSED)
{
  return 0;
}

static int
on_shm_map (sqlite3_file *file, int page, int size, int extend, void volatile **map)
{
  if (fails (FAULT_OPEN))
    return SQLITE_IOERR_SHMMAP;
  return get_real (file)->pMethods->xShmMap (get_real (file), page, size, extend, map);
}

static int
on_shm_lock (sqlite3_file *file, int offset, int n, int flags)
{
  if ((flags & SQLITE_SHM_LOCK) != 0 && fails (FAULT_LOCK))
    return disk.stays ? SQLITE_BUSY : SQLITE_IOERR_SHMLOCK;
  return get_real (file)->pMethods->xShmLock (get_real (file), offset, n, flags);
}

static void
on_shm_barrier (sqlite3_file *file)
{
  get_real (file)->pMethods->xShmBarrier (get_real (file));
}

static int
on_shm_unmap (sqlite3_file *file, int removes)
{
  return get_real (file)->pMethods->xShmUnmap (get_real (file), removes);
}

static const sqlite3_io_methods methods = {
  .iVersion = 2,
  .xClose = on_close,
  .xRead = on_read,
  .xWrite = on_write,
  .xTruncate = on_truncate,
  .xSync = on_sync,
  .xFileSize = on_file_size,
  .xLock = on_lock,
  .xUnlock = on_unlock,
  .xCheckReservedLock = on_check_reserved_lock,
  .xFileControl = on_file_control,
  .xSectorSize = on_sector_size,
  .xDeviceCharacteristics = on_device_characteristics,
  .xShmMap = on_shm_map,
  .xShmLock = on_shm_lock,
  .xShmBarrier = on_shm_barrier,
  .xShmUnmap = on_shm_unmap,
};

/* ----- The layer ----- */

static int
on_open (sqlite3_vfs *vfs G_GNUC_UNUSED,
         const char *name,
         sqlite3_file *file,
         int flags,
         int *out_flags)
{
  FaultyFile *self = (FaultyFile *) file;
  int code;

  self->base.pMethods = NULL;
  self->path = NULL;
  self->real = (sqlite3_file *) (self + 1);
  if (fails (FAULT_OPEN) || disk.is_power_gone)
    return SQLITE_CANTOPEN;
  if (disk.is_power_watched && name != NULL && !g_hash_table_contains (disk.durable, name))
    remember_durable (name);
  if (disk.is_read_only && name != NULL && (flags & SQLITE_OPEN_READWRITE) != 0)
    flags = (flags & ~(SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE)) | SQLITE_OPEN_READONLY;
  code = disk.system->xOpen (disk.system, name, self->real, flags, out_flags);
  if (self->real->pMethods == NULL)
    return code;
  self->base.pMethods = &methods;
  self->path = g_strdup (name);
  return code;
}

static int
on_delete (sqlite3_vfs *vfs G_GNUC_UNUSED, const char *name, int is_synced)
{
  gboolean is_gone;

  if (fails (FAULT_DELETE) || loses_power (&is_gone))
    return SQLITE_IOERR_DELETE;
  g_hash_table_remove (disk.durable, name);
  return disk.system->xDelete (disk.system, name, is_synced);
}

static int
on_access (sqlite3_vfs *vfs G_GNUC_UNUSED, const char *name, int flags, int *answer)
{
  return disk.system->xAccess (disk.system, name, flags, answer);
}

static int
on_full_pathname (sqlite3_vfs *vfs G_GNUC_UNUSED, const char *name, int size, char *out)
{
  return disk.system->xFullPathname (disk.system, name, size, out);
}

static int
on_randomness (sqlite3_vfs *vfs G_GNUC_UNUSED, int size, char *out)
{
  return disk.system->xRandomness (disk.system, size, out);
}

/* Nobody waits here: who waits for a lock is told that the time has passed. */
static int
on_sleep (sqlite3_vfs *vfs G_GNUC_UNUSED, int microseconds)
{
  return microseconds;
}

static int
on_current_time (sqlite3_vfs *vfs G_GNUC_UNUSED, double *time)
{
  return disk.system->xCurrentTime (disk.system, time);
}

static int
on_get_last_error (sqlite3_vfs *vfs G_GNUC_UNUSED, int size, char *out)
{
  return disk.system->xGetLastError (disk.system, size, out);
}

static int
on_current_time_int64 (sqlite3_vfs *vfs G_GNUC_UNUSED, sqlite3_int64 *time)
{
  return disk.system->xCurrentTimeInt64 (disk.system, time);
}

/* ----- Memory ----- */

static void *
on_malloc (int size)
{
  return fails (FAULT_MEMORY) ? NULL : disk.memory.xMalloc (size);
}

static void *
on_realloc (void *data, int size)
{
  return fails (FAULT_MEMORY) ? NULL : disk.memory.xRealloc (data, size);
}

void
faulty_vfs_install (void)
{
  sqlite3_mem_methods failing;

  g_assert_cmpint (sqlite3_config (SQLITE_CONFIG_GETMALLOC, &disk.memory), ==, SQLITE_OK);
  failing = disk.memory;
  failing.xMalloc = on_malloc;
  failing.xRealloc = on_realloc;
  g_assert_cmpint (sqlite3_config (SQLITE_CONFIG_MALLOC, &failing), ==, SQLITE_OK);
  /* Without these every allocation is one. */
  g_assert_cmpint (sqlite3_config (SQLITE_CONFIG_LOOKASIDE, 0, 0), ==, SQLITE_OK);
  g_assert_cmpint (sqlite3_initialize (), ==, SQLITE_OK);
  disk.durable =
      g_hash_table_new_full (g_str_hash, g_str_equal, g_free, (GDestroyNotify) g_bytes_unref);
  disk.system = sqlite3_vfs_find (NULL);
  disk.layer = (sqlite3_vfs){
    .iVersion = 2,
    .szOsFile = (int) sizeof (FaultyFile) + disk.system->szOsFile,
    .mxPathname = disk.system->mxPathname,
    .zName = "faulty",
    .xOpen = on_open,
    .xDelete = on_delete,
    .xAccess = on_access,
    .xFullPathname = on_full_pathname,
    .xRandomness = on_randomness,
    .xSleep = on_sleep,
    .xCurrentTime = on_current_time,
    .xGetLastError = on_get_last_error,
    .xCurrentTimeInt64 = on_current_time_int64,
  };
  g_assert_cmpint (sqlite3_vfs_register (&disk.layer, TRUE), ==, SQLITE_OK);
}

void
faulty_vfs_arm (FaultKind kind, guint nth, gboolean stays)
{
  disk.is_armed = TRUE;
  disk.kind = kind;
  disk.left = nth;
  disk.stays = stays;
  disk.has_fired = FALSE;
  memset (disk.counts, 0, sizeof disk.counts);
}

guint
faulty_vfs_get_count (FaultKind kind)
{
  return disk.counts[kind];
}

void
faulty_vfs_pause (gboolean is_paused)
{
  disk.is_paused = is_paused;
}

gboolean
faulty_vfs_disarm (void)
{
  disk.is_armed = FALSE;
  return disk.has_fired;
}
