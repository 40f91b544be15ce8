/* brg-output.c - writes a file that the program gives out: papers, exports, boards, attachments
 *
 * Tests: tests/data/test-output.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-output.h"

#include <errno.h>
#include <fcntl.h>
#include <glib/gi18n-lib.h>
#include <glib/gstdio.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "brg-open-files.h"

#define MAGIC "SQLite format 3"

static const char *const companions[] = { "-wal", "-shm", "-journal", "-led", "-ask" };

/* Those that hold what a program did; the others say who leads. */
#define N_JOURNALS 3

static gboolean
refuse (GError **error, const char *path, const char *sentence)
{
  g_autofree char *name = g_filename_display_basename (path);

  /* Translators: name of a file, then why it is not written */
  g_set_error (error, G_FILE_ERROR, G_FILE_ERROR_PERM, _ ("“%s”: %s"), name, sentence);
  return FALSE;
}

/* Opening must not wait for a pipe. */
gboolean
brg_output_is_database (const char *path)
{
  char head[sizeof MAGIC] = "";
  struct stat status;
  int file;
  gboolean is_database;

  g_return_val_if_fail (path != NULL, FALSE);

  /* Closing it would take the locks from the store. */
  if (stat (path, &status) == 0 &&
      brg_open_files_contain ((guint64) status.st_dev, (guint64) status.st_ino))
    return TRUE;

  file = g_open (path, O_RDONLY | O_CLOEXEC | O_NONBLOCK, 0);
  /* What may not be read may be anybody's: it counts as one. */
  if (file < 0)
    return errno == EACCES || errno == EPERM;
  is_database = read (file, head, sizeof head) == (gssize) sizeof head &&
                memcmp (head, MAGIC, sizeof head) == 0;
  close (file);
  return is_database;
}

gboolean
brg_output_has_journal (const char *path)
{
  g_return_val_if_fail (path != NULL, FALSE);

  for (guint i = 0; i < N_JOURNALS; i++)
    {
      g_autofree char *beside = g_strconcat (path, companions[i], NULL);
      struct stat status;

      if (lstat (beside, &status) == 0)
        return TRUE;
    }
  return FALSE;
}

static gboolean
is_companion (const char *path)
{
  for (guint i = 0; i < G_N_ELEMENTS (companions); i++)
    {
      g_autofree char *database = NULL;

      if (!g_str_has_suffix (path, companions[i]))
        continue;
      database = g_strndup (path, strlen (path) - strlen (companions[i]));
      if (brg_output_is_database (database))
        return TRUE;
    }
  return FALSE;
}

static gboolean
is_of_system (const char *path)
{
  return g_str_has_prefix (path, "/dev/");
}

/* @status: of what stands there, a link for itself; @exists: whether anything does. */
static gboolean
check (const char *path, struct stat *status, gboolean *exists, GError **error)
{
  *exists = lstat (path, status) == 0;
  /* What the system gives a name to, /dev/stdout, may be a link to anything. */
  if (*exists && S_ISLNK (status->st_mode) && is_of_system (path))
    *exists = stat (path, status) == 0;
  if (*exists && (S_ISFIFO (status->st_mode) || S_ISSOCK (status->st_mode)) && !is_of_system (path))
    return refuse (error, path, _ ("this is a pipe and no file. Choose another name."));
  if (*exists && S_ISDIR (status->st_mode))
    return refuse (error, path, _ ("this is a folder."));
  if (*exists && S_ISREG (status->st_mode) && brg_output_is_database (path))
    return refuse (error, path,
                   _ ("this is a workspace or another database. Choose another name."));
  if (is_companion (path))
    return refuse (error, path, _ ("this belongs to a workspace. Choose another name."));
  if (brg_output_has_journal (path))
    return refuse (error, path,
                   _ ("an unfinished journal of a workspace lies beside it. Choose another name."));
  return TRUE;
}

gboolean
brg_output_check (const char *path, GError **error)
{
  struct stat status;
  gboolean exists;

  g_return_val_if_fail (path != NULL, FALSE);

  return check (path, &status, &exists, error);
}

static gboolean
write_all (int file, const char *data, gsize length)
{
  while (length > 0)
    {
      gssize n_written = write (file, data, length);

      if (n_written < 0 && errno == EINTR)
        continue;
      if (n_written <= 0)
        return FALSE;
      data += n_written;
      length -= (gsize) n_written;
    }
  return TRUE;
}

/* A device or a pipe cannot be replaced; what it cannot take is an error. */
static gboolean
write_through (const char *path, const char *data, gsize length, GError **error)
{
  int file = g_open (path, O_WRONLY | O_CLOEXEC | (is_of_system (path) ? 0 : O_NOFOLLOW), 0);
  gboolean is_written = file >= 0 && write_all (file, data, length);
  int code = errno;

  if (file >= 0 && close (file) != 0 && is_written)
    {
      is_written = FALSE;
      code = errno;
    }
  return is_written || refuse (error, path, g_strerror (code));
}

/* A file that is replaced keeps the rights that somebody gave it. */
static int
find_mode (const struct stat *status, BrgOutputPrivacy privacy)
{
  if (status != NULL && S_ISREG (status->st_mode))
    return (int) (status->st_mode & 0777);
  return privacy == BRG_OUTPUT_PRIVATE ? 0600 : 0666;
}

/* The toolkit names a file of its own beside it, which nobody knows. */
static gboolean
tell_failure (GError **error, const char *path, const GError *failure)
{
  static const struct
  {
    gint code;
    int number;
  } known[] = {
    { G_FILE_ERROR_NOENT, ENOENT },
    { G_FILE_ERROR_NOTDIR, ENOTDIR },
    { G_FILE_ERROR_ACCES, EACCES },
    { G_FILE_ERROR_PERM, EPERM },
    { G_FILE_ERROR_NOSPC, ENOSPC },
    { G_FILE_ERROR_ROFS, EROFS },
    { G_FILE_ERROR_ISDIR, EISDIR },
    { G_FILE_ERROR_IO, EIO },
    { G_FILE_ERROR_NAMETOOLONG, ENAMETOOLONG },
  };
  const char *why = failure->message;
  g_autofree char *name = g_filename_display_basename (path);

  for (guint i = 0; i < G_N_ELEMENTS (known); i++)
    if (g_error_matches (failure, G_FILE_ERROR, known[i].code))
      why = g_strerror (known[i].number);
  g_set_error (error, failure->domain, failure->code, _ ("“%s”: %s"), name, why);
  return FALSE;
}

gboolean
brg_output_write (const char *path,
                  const void *data,
                  gssize length,
                  BrgOutputPrivacy privacy,
                  GError **error)
{
  g_autoptr (GError) failure = NULL;
  struct stat status;
  gboolean exists;

  g_return_val_if_fail (path != NULL && (data != NULL || length == 0), FALSE);

  if (*path == '\0')
    return refuse (error, path, g_strerror (ENOENT));

  if (length < 0)
    length = (gssize) strlen (data);
  if (!check (path, &status, &exists, error))
    return FALSE;
  if (exists && (is_of_system (path) || (!S_ISREG (status.st_mode) && !S_ISLNK (status.st_mode))))
    return write_through (path, data, (gsize) length, error);
  return g_file_set_contents_full (path, data != NULL ? data : "", length,
                                   G_FILE_SET_CONTENTS_CONSISTENT | G_FILE_SET_CONTENTS_DURABLE,
                                   find_mode (exists ? &status : NULL, privacy), &failure) ||
         tell_failure (error, path, failure);
}
