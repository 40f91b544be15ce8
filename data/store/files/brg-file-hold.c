/* brg-file-hold.c - a hold on an open workspace that nothing in the process lets go by mistake
 *
 * Tests: tests/data/test-file-hold.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#ifndef _GNU_SOURCE
#define _GNU_SOURCE
#endif
#include "brg-file-hold.h"

#include <fcntl.h>
#include <glib/gstdio.h>
#include <unistd.h>

/* Where SQLite's format of files puts its locks: who reads the file, and who has its journal open.
 */
#define SHARED_FIRST 0x40000002
#define SHARED_LENGTH 510
#define JOURNAL_OPEN 128

enum
{
  FILE_ITSELF,
  INDEX_OF_JOURNAL,
  N_FILES,
};

struct _BrgFileHold
{
  int files[N_FILES];
};

static const struct
{
  const char *end;
  off_t first;
  off_t length;
} parts[N_FILES] = {
  [FILE_ITSELF] = { "", SHARED_FIRST, SHARED_LENGTH },
  [INDEX_OF_JOURNAL] = { "-shm", JOURNAL_OPEN, 1 },
};

static gboolean
lock (int file, guint part, short type)
{
  struct flock range = {
    .l_type = type, .l_whence = SEEK_SET, .l_start = parts[part].first, .l_len = parts[part].length
  };

  return fcntl (file, F_OFD_SETLK, &range) == 0;
}

BrgFileHold *
brg_file_hold_take (const char *path)
{
  BrgFileHold *hold = g_new0 (BrgFileHold, 1);

  g_return_val_if_fail (path != NULL, hold);

  for (guint i = 0; i < N_FILES; i++)
    {
      g_autofree char *name = g_strconcat (path, parts[i].end, NULL);

      hold->files[i] = g_open (name, O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK, 0);
      if (hold->files[i] >= 0)
        lock (hold->files[i], i, F_RDLCK);
    }
  return hold;
}

void
brg_file_hold_let_go (BrgFileHold *hold)
{
  for (guint i = 0; hold != NULL && i < N_FILES; i++)
    if (hold->files[i] >= 0)
      lock (hold->files[i], i, F_UNLCK);
}

/* To close a file drops what SQLite has of it in this process. */
void
brg_file_hold_free (BrgFileHold *hold)
{
  for (guint i = 0; hold != NULL && i < N_FILES; i++)
    if (hold->files[i] >= 0)
      close (hold->files[i]);
  g_free (hold);
}
