/* brg-plain-file.c - files that come from anywhere: no pipe is waited for, nothing endless is read
 *
 * Tests: tests/app/test-import-file.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-plain-file.h"

#include <errno.h>
#include <fcntl.h>
#include <glib/gi18n-lib.h>
#include <glib/gstdio.h>
#include <sys/stat.h>
#include <unistd.h>

#define AT_ONCE 65536

static void
set_errno (const char *path, int code, GError **error)
{
  g_autofree char *name = g_filename_display_basename (path);

  g_set_error (error, G_IO_ERROR, g_io_error_from_errno (code), "“%s”: %s", name,
               g_strerror (code));
}

static void
set_no_file (const char *path, GError **error)
{
  g_autofree char *name = g_filename_display_basename (path);

  g_set_error (error, G_IO_ERROR, G_IO_ERROR_NOT_REGULAR_FILE, _ ("“%s”: %s"), name,
               _ ("this is no file."));
}

/* Opening does not wait for whoever would write into a pipe. */
static int
open_plain (const char *path, GError **error)
{
  int file = g_open (path, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY, 0);
  struct stat status;

  if (file < 0 || fstat (file, &status) != 0)
    {
      set_errno (path, errno, error);
      if (file >= 0)
        close (file);
      return -1;
    }
  if (S_ISREG (status.st_mode))
    return file;
  close (file);
  set_no_file (path, error);
  return -1;
}

gboolean
brg_plain_file_check (const char *path, GError **error)
{
  int file;

  g_return_val_if_fail (path != NULL, FALSE);

  file = open_plain (path, error);
  if (file >= 0)
    close (file);
  return file >= 0;
}

GInputStream *
brg_plain_file_open (GFile *file, GError **error)
{
  const char *path;
  GStatBuf status;

  g_return_val_if_fail (G_IS_FILE (file), NULL);

  path = g_file_peek_path (file);
  if (path == NULL || g_stat (path, &status) != 0 ||
      !(S_ISFIFO (status.st_mode) || S_ISSOCK (status.st_mode) || S_ISBLK (status.st_mode)))
    return G_INPUT_STREAM (g_file_read (file, NULL, error));
  set_no_file (path, error);
  return NULL;
}

/* Not by the size that the system tells: a file may grow, and some tell none. */
GBytes *
brg_plain_file_read_head (const char *path, gsize most, GError **error)
{
  g_autoptr (GByteArray) bytes = NULL;
  gssize n_read = 1;
  int file;

  g_return_val_if_fail (path != NULL, NULL);

  file = open_plain (path, error);
  if (file < 0)
    return NULL;
  bytes = g_byte_array_new ();
  while (n_read > 0 && bytes->len < most)
    {
      guint length = bytes->len;
      gsize wanted = MIN (most - length, AT_ONCE);

      g_byte_array_set_size (bytes, length + (guint) wanted);
      do
        n_read = read (file, bytes->data + length, wanted);
      while (n_read < 0 && errno == EINTR);
      g_byte_array_set_size (bytes, length + (guint) MAX (n_read, 0));
    }
  if (n_read < 0)
    set_errno (path, errno, error);
  close (file);
  return n_read < 0 ? NULL : g_byte_array_free_to_bytes (g_steal_pointer (&bytes));
}

GBytes *
brg_plain_file_read (const char *path, gsize most, GError **error)
{
  g_autoptr (GBytes) bytes = brg_plain_file_read_head (path, most + 1, error);
  g_autofree char *name = NULL;

  if (bytes == NULL || g_bytes_get_size (bytes) <= most)
    return g_steal_pointer (&bytes);
  name = g_filename_display_basename (path);
  /* Translators: name of a file, the most mebibytes that it may have */
  g_set_error (error, G_IO_ERROR, G_IO_ERROR_INVALID_DATA,
               _ ("“%s”: the file is too large, expected at most %u MiB"), name,
               MAX (1, (guint) (most >> 20)));
  return NULL;
}
