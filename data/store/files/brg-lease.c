/* brg-lease.c - who leads the event in a workspace that several programs have open
 *
 * Tests: tests/data/test-lease.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-lease.h"

#include <errno.h>
#include <fcntl.h>
#include <glib/gstdio.h>
#include <string.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

/* More than three lines with the longest names. */
#define MOST_TEXT 1024

struct _BrgLease
{
  char *path;
  int file;
};

void
brg_lease_holder_free (BrgLeaseHolder *holder)
{
  if (holder == NULL)
    return;
  g_free (holder->computer);
  g_free (holder->person);
  g_free (holder->since);
  g_free (holder->obstacle);
  g_free (holder);
}

static char *
dup_lease_path (const char *path)
{
  return g_strconcat (path, "-led", NULL);
}

/* Links are not followed, and a pipe does not keep the program waiting. */
static int
open_lease (const char *lease_path, int flags)
{
  return g_open (lease_path, flags | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK, 0600);
}

/* Whoever may write the workspace may lead, so the lease has its rights. The lock is what counts:
 * the left-over of another user that may only be read is locked as well. */
static int
open_for_lead (const char *path, const char *lease_path)
{
  int file = open_lease (lease_path, O_RDWR);
  struct stat workspace;

  if (file < 0 && errno == ENOENT)
    {
      file = open_lease (lease_path, O_RDWR | O_CREAT | O_EXCL);
      if (file >= 0 && stat (path, &workspace) == 0 && fchmod (file, workspace.st_mode & 0666) != 0)
        g_debug ("%s: %s", lease_path, g_strerror (errno));
      /* Somebody else was faster. */
      else if (file < 0 && errno == EEXIST)
        file = open_lease (lease_path, O_RDWR);
    }
  if (file < 0 && errno == EACCES)
    file = open_lease (lease_path, O_RDONLY);
  return file;
}

static BrgLeaseHolder *
read_holder (int file)
{
  char text[MOST_TEXT] = "";
  ssize_t length = pread (file, text, sizeof text - 1, 0);
  g_auto (GStrv) lines =
      g_strsplit (length > 0 && g_utf8_validate (text, -1, NULL) ? text : "", "\n", 4);
  guint n_lines = g_strv_length (lines);
  BrgLeaseHolder *holder = g_new0 (BrgLeaseHolder, 1);

  holder->computer = g_strdup (n_lines > 0 ? lines[0] : "");
  holder->person = g_strdup (n_lines > 1 ? lines[1] : "");
  holder->since = g_strdup (n_lines > 2 ? lines[2] : "");
  return holder;
}

/* Who leads is for reading: when it cannot be written the lock holds all the same. */
static void
write_holder (int file, const BrgLeaseHolder *us)
{
  g_autofree char *text = g_strdup_printf ("%s\n%s\n%s\n", us->computer, us->person, us->since);

  if (ftruncate (file, 0) != 0 || pwrite (file, text, strlen (text), 0) < 0)
    g_debug ("The lease does not say who holds it: %s", g_strerror (errno));
}

/* What stands there under this name may be somebody else's: only a file of its own, no larger than
 * a lease, is written to. */
static gboolean
may_be_lease (int file)
{
  struct stat status;

  return fstat (file, &status) == 0 && S_ISREG (status.st_mode) && status.st_nlink <= 1 &&
         status.st_size < MOST_TEXT;
}

/* Whoever gives a lease back removes its file: the file that was locked may be gone meanwhile. */
static gboolean
is_still_there (int file, const char *path)
{
  struct stat open_file;
  struct stat named_file;

  return fstat (file, &open_file) == 0 && lstat (path, &named_file) == 0 &&
         open_file.st_ino == named_file.st_ino && open_file.st_dev == named_file.st_dev;
}

static gboolean
is_of_another (const char *lease_path)
{
  struct stat status;

  return lstat (lease_path, &status) == 0 && S_ISREG (status.st_mode) &&
         status.st_uid != geteuid ();
}

static BrgLeaseHolder *
new_unknown_holder (const char *lease_path)
{
  BrgLeaseHolder *holder = g_new0 (BrgLeaseHolder, 1);

  holder->computer = g_strdup ("");
  holder->person = g_strdup ("");
  holder->since = g_strdup ("");
  holder->obstacle = g_filename_display_basename (lease_path);
  return holder;
}

BrgLease *
brg_lease_take (const char *path, const BrgLeaseHolder *us, BrgLeaseHolder **holder)
{
  g_autofree char *lease_path = NULL;

  g_return_val_if_fail (path != NULL && us != NULL, NULL);

  if (holder != NULL)
    *holder = NULL;
  lease_path = dup_lease_path (path);
  for (;;)
    {
      int file = open_for_lead (path, lease_path);
      gboolean is_ours = file >= 0 && may_be_lease (file);
      gboolean is_locked = is_ours && flock (file, LOCK_EX | LOCK_NB) == 0;

      if (is_locked && is_still_there (file, lease_path))
        {
          BrgLease *lease = g_new0 (BrgLease, 1);

          lease->path = g_steal_pointer (&lease_path);
          lease->file = file;
          write_holder (file, us);
          return lease;
        }
      if (is_ours && !is_locked && errno == EWOULDBLOCK && holder != NULL)
        *holder = read_holder (file);
      /* A lease that we may not touch is somebody else's. */
      else if (file < 0 && holder != NULL && is_of_another (lease_path))
        *holder = new_unknown_holder (lease_path);
      if (file >= 0)
        close (file);
      if (!is_locked)
        return NULL;
    }
}

gboolean
brg_lease_is_held (BrgLease *lease)
{
  g_return_val_if_fail (lease != NULL, FALSE);

  return is_still_there (lease->file, lease->path);
}

BrgLease *
brg_lease_force (const char *path, const BrgLeaseHolder *us)
{
  g_autofree char *lease_path = NULL;

  g_return_val_if_fail (path != NULL && us != NULL, NULL);

  lease_path = dup_lease_path (path);
  g_unlink (lease_path);
  return brg_lease_take (path, us, NULL);
}

gboolean
brg_lease_is_free (const char *path)
{
  g_autofree char *lease_path = NULL;
  gboolean is_free;
  int file;

  g_return_val_if_fail (path != NULL, FALSE);

  lease_path = dup_lease_path (path);
  file = open_lease (lease_path, O_RDONLY);
  is_free = file < 0 || !may_be_lease (file) || flock (file, LOCK_SH | LOCK_NB) == 0;
  if (file >= 0)
    close (file);
  return is_free;
}

void
brg_lease_free (BrgLease *lease)
{
  if (lease == NULL)
    return;
  /* Who has taken it by force has a file of his own. */
  if (brg_lease_is_held (lease))
    g_unlink (lease->path);
  close (lease->file);
  g_free (lease->path);
  g_free (lease);
}
