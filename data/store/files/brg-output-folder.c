/* brg-output-folder.c - writes a folder of files that the program gives out, whole or not at all
 *
 * Tests: tests/data/test-output-folder.c, tests/app/bergerctl-site.py
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#ifndef _GNU_SOURCE
#define _GNU_SOURCE /* renameat2(), syncfs() */
#endif

#include "brg-output-folder.h"

#include <errno.h>
#include <fcntl.h>
#include <glib/gi18n-lib.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include "brg-output-names.h"

/* What is written stands beside the folder under such a name. */
#define BESIDE ".berger-"
#define N_TRIES 100
/* So long one run waits for another one, milliseconds. */
#define MOST_MS_TO_WAIT 20000
#define STEP_MS 20

/* A run of brg_output_folder_write(). */
typedef struct
{
  char *path;          /* the folder, absolute */
  char *parent;        /* where it stands */
  char *name;          /* its name there */
  char *beside;        /* path of what is being written, or NULL */
  int old;             /* the folder, -1 when there is none */
  int new;             /* what is being written, -1 before that */
  int lock;            /* the place where it stands, held, or -1 */
  gboolean had_gap;    /* see BrgOutputFolderCount */
  mode_t mode;         /* rights of the folder, 0 when there is none */
  gboolean is_site;    /* whether the program wrote the folder that is there */
  GHashTable *known;   /* names that it wrote there */
  GHashTable *folders; /* folders of these */
} Run;

static gboolean
fail (GError **error, const char *path, const char *sentence)
{
  g_autofree char *name = g_filename_display_name (path);

  /* Translators: a folder, then why nothing is written there */
  g_set_error (error, G_FILE_ERROR, G_FILE_ERROR_FAILED, _ ("“%s”: %s"), name, sentence);
  return FALSE;
}

/* ---- the folder that is there */

static void
close_folder (int *folder)
{
  if (*folder >= 0)
    close (*folder);
  *folder = -1;
}

static void
run_clear (Run *run)
{
  g_free (run->path);
  g_free (run->parent);
  g_free (run->name);
  g_free (run->beside);
  close_folder (&run->old);
  close_folder (&run->new);
  close_folder (&run->lock);
  g_clear_pointer (&run->known, g_hash_table_unref);
  g_clear_pointer (&run->folders, g_hash_table_unref);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Run, run_clear)

static int
open_folder (int parent, const char *name)
{
  return openat (parent, name, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC);
}

static void
read_mark (Run *run, int folder)
{
  g_autofree char *text = brg_output_names_read_mark (folder);

  g_clear_pointer (&run->known, g_hash_table_unref);
  g_clear_pointer (&run->folders, g_hash_table_unref);
  run->known = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);
  run->folders = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  run->is_site = text != NULL && brg_output_names_parse (text, run->known, run->folders);
}

/* Looks for what the program did not write there. */
static gboolean
check_strangers (const Run *run, GError **error)
{
  gboolean is_altered;
  g_autofree char *stranger =
      brg_output_names_find_stranger (run->old, run->known, run->folders, &is_altered);

  if (stranger == NULL)
    return TRUE;
  if (run->is_site && is_altered)
    {
      g_autofree char *sentence = g_strdup_printf (
          /* Translators: path of a file inside a folder of pages */
          _ ("“%s” in it was changed by somebody. Take it out or choose another folder."),
          stranger);

      return fail (error, run->path, sentence);
    }
  if (run->is_site)
    {
      g_autofree char *sentence = g_strdup_printf (
          /* Translators: path of a file inside a folder of pages */
          _ ("“%s” in it is not from this program. Take it out or choose another folder."),
          stranger);

      return fail (error, run->path, sentence);
    }
  return fail (
      error, run->path,
      _ ("the folder is not empty and no site of this program. Choose a new or an empty one."));
}

/* A site that stands in one would be a stranger there. */
static gboolean
check_outer (const Run *run, GError **error)
{
  g_autofree char *place = realpath (run->parent, NULL);
  g_auto (Run) outer = { .old = -1, .new = -1, .lock = -1 };

  while (place != NULL)
    {
      char *above = strrchr (place, '/');
      int folder = open (place, O_RDONLY | O_DIRECTORY | O_CLOEXEC);

      if (folder >= 0)
        read_mark (&outer, folder);
      close_folder (&folder);
      if (outer.is_site)
        {
          g_autofree char *name = g_filename_display_name (place);
          g_autofree char *sentence = g_strdup_printf (
              /* Translators: a folder of pages */
              _ ("“%s” is a site already, and no site lies in another one. Choose a folder "
                 "outside."),
              name);

          return fail (error, run->path, sentence);
        }
      if (above == place || above == NULL)
        break;
      *above = '\0';
    }
  return TRUE;
}

static gboolean
name_place (Run *run, const char *path, GError **error)
{
  run->old = run->new = run->lock = -1;
  if (*path == '\0')
    return fail (error, path, _ ("this is no name of a folder."));
  run->path = g_canonicalize_filename (path, NULL);
  run->parent = g_path_get_dirname (run->path);
  run->name = g_path_get_basename (run->path);
  if (g_str_equal (run->path, "/") || g_str_equal (run->path, g_get_home_dir ()))
    return fail (error, run->path, _ ("this folder is not for a site. Choose a new one."));
  return check_outer (run, error);
}

static gboolean
find_place (Run *run, GError **error)
{
  struct stat status;

  if (lstat (run->path, &status) != 0)
    return errno == ENOENT && g_file_test (run->parent, G_FILE_TEST_IS_DIR)
               ? TRUE
               : fail (error, run->path, g_strerror (errno));
  if (S_ISLNK (status.st_mode))
    return fail (error, run->path, _ ("this is a link and no folder. Choose another name."));
  if (!S_ISDIR (status.st_mode))
    return fail (error, run->path, _ ("this is a file and no folder. Choose another name."));
  run->mode = status.st_mode & 07777;
  run->old = open_folder (AT_FDCWD, run->path);
  /* What may not be written is not exchanged either: it could not be taken away afterwards. */
  if (run->old < 0 || access (run->path, R_OK | W_OK | X_OK) != 0)
    return fail (error, run->path, g_strerror (errno));
  read_mark (run, run->old);
  return check_strangers (run, error);
}

gboolean
brg_output_folder_check (const char *path, GError **error)
{
  g_auto (Run) run = { 0 };

  g_return_val_if_fail (path != NULL, FALSE);

  return name_place (&run, path, error) && find_place (&run, error);
}

/* One run after another: each looks at what the one before has left. Nothing stays of the lock when
 * a run dies. A drive that knows no locks goes without. */
static gboolean
lock_place (Run *run, GError **error)
{
  run->lock = open (run->parent, O_RDONLY | O_DIRECTORY | O_CLOEXEC);
  for (guint ms = 0; run->lock >= 0; ms += STEP_MS)
    {
      if (flock (run->lock, LOCK_EX | LOCK_NB) == 0 || (errno != EWOULDBLOCK && errno != EINTR))
        return TRUE;
      if (ms >= MOST_MS_TO_WAIT)
        return fail (error, run->path,
                     _ ("another program is still writing there. Try again when it is done."));
      g_usleep (STEP_MS * 1000);
    }
  return TRUE;
}

/* ---- what is beside it */

/* Empties what the program wrote; what it did not write stays, and so does the folder then. */
static void
remove_site (Run *run, int folder, const char *path)
{
  g_auto (Run) site = { .old = -1, .new = -1, .lock = -1 };

  read_mark (&site, folder);
  if (site.is_site || brg_output_names_is_begun (folder))
    brg_output_names_remove (folder, site.known, site.folders);
  if (rmdir (path) != 0)
    g_debug ("%s of %s stays", path, run->path);
}

/* A run that died between two renamings left the folder under another name: it comes back. */
static gboolean
restore_site (Run *run, int folder, const char *path)
{
  g_auto (Run) site = { .old = -1, .new = -1, .lock = -1 };

  read_mark (&site, folder);
  return site.is_site && brg_output_names_is_whole (folder, site.known, site.folders) &&
         rename (path, run->path) == 0;
}

/* Of runs that died; one that lives holds its lock. */
static void
walk_leftovers (Run *run, gboolean restores)
{
  gboolean is_done = FALSE;
  g_autoptr (GDir) parent = g_dir_open (run->parent, 0, NULL);
  g_autofree char *prefix = g_strconcat (".", run->name, BESIDE, NULL);
  const char *name;

  while (!is_done && parent != NULL && (name = g_dir_read_name (parent)) != NULL)
    {
      g_autofree char *path = g_build_filename (run->parent, name, NULL);
      int folder;

      if (!g_str_has_prefix (name, prefix))
        continue;
      folder = open_folder (AT_FDCWD, path);
      if (folder < 0)
        continue;
      if (flock (folder, LOCK_EX | LOCK_NB) == 0)
        {
          if (restores)
            is_done = restore_site (run, folder, path);
          else
            remove_site (run, folder, path);
        }
      close (folder);
    }
}

static void
restore_leftover (Run *run)
{
  struct stat status;

  if (lstat (run->path, &status) != 0 && errno == ENOENT)
    walk_leftovers (run, TRUE);
}

static void
drop_new (Run *run)
{
  if (run->new < 0)
    return;
  remove_site (run, run->new, run->beside);
  close_folder (&run->new);
}

/* Not by mkdtemp(), which gives rights of its own. */
static char *
dup_name_beside (const Run *run)
{
  return g_strdup_printf ("%s/.%s" BESIDE "%08x", run->parent, run->name, g_random_int ());
}

static gboolean
begin_new (Run *run, GError **error)
{
  for (guint i = 0; i < N_TRIES; i++)
    {
      g_free (run->beside);
      run->beside = dup_name_beside (run);
      if (mkdir (run->beside, 0777) == 0)
        {
          run->new = open_folder (AT_FDCWD, run->beside);
          if (run->new >= 0 && flock (run->new, LOCK_EX | LOCK_NB) == 0)
            return TRUE;
          break;
        }
      if (errno != EEXIST)
        break;
    }
  return fail (error, run->path, g_strerror (errno));
}

/* ---- files */

/* The file of the folder that is there, when it holds just that. */
static gboolean
is_same (const Run *run, const BrgOutputFile *file)
{
  gsize size;
  const char *content = g_bytes_get_data (file->content, &size);

  return run->old >= 0 && run->known != NULL && g_hash_table_contains (run->known, file->name) &&
         brg_output_names_holds (run->old, file->name, content, size);
}

static gboolean
write_file (const Run *run, const char *name, const char *content, gsize size)
{
  int file = openat (run->new, name, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0666);
  gboolean is_written = file >= 0;

  while (is_written && size > 0)
    {
      gssize n = write (file, content, size);

      if (n < 0 && errno == EINTR)
        continue;
      is_written = n > 0;
      content += MAX (n, 0);
      size -= (gsize) MAX (n, 0);
    }
  if (file >= 0)
    {
      int code = errno;

      if (close (file) != 0 && is_written)
        return FALSE;
      errno = code;
    }
  return is_written;
}

static gboolean
make_folders (const Run *run, const char *name)
{
  for (const char *end = strchr (name, '/'); end != NULL; end = strchr (end + 1, '/'))
    {
      g_autofree char *folder = g_strndup (name, (gsize) (end - name));

      if (mkdirat (run->new, folder, 0777) != 0 && errno != EEXIST)
        return FALSE;
    }
  return TRUE;
}

/* What stays is the same file, where the drive knows of that. */
static gboolean
put_file (const Run *run, const BrgOutputFile *file, gboolean stays)
{
  gsize size;
  const char *content = g_bytes_get_data (file->content, &size);
  struct stat status;

  if (!make_folders (run, file->name))
    return FALSE;
  if (stays && linkat (run->old, file->name, run->new, file->name, 0) == 0)
    return TRUE;
  /* Under its own name it is whole: what a run that died leaves is known by its content. */
  if (!write_file (run, BRG_OUTPUT_FOLDER_PART, content, size) ||
      renameat (run->new, BRG_OUTPUT_FOLDER_PART, run->new, file->name) != 0)
    return FALSE;
  if (stays && fstatat (run->old, file->name, &status, AT_SYMLINK_NOFOLLOW) == 0)
    {
      const struct timespec times[2] = { status.st_atim, status.st_mtim };

      utimensat (run->new, file->name, times, AT_SYMLINK_NOFOLLOW);
    }
  return TRUE;
}

/* The mark first: what is left of a run that died is known by it. */
static gboolean
fill_new (Run *run, const GPtrArray *files, const gboolean *stay)
{
  g_autofree char *mark = brg_output_names_write (files);

  if (!write_file (run, BRG_OUTPUT_FOLDER_MARK, mark, strlen (mark)))
    return FALSE;
  for (guint i = 0; i < files->len; i++)
    if (!put_file (run, files->pdata[i], stay[i]))
      return FALSE;
  if (run->mode != 0 && fchmod (run->new, run->mode) != 0)
    return FALSE;
  return syncfs (run->new) == 0;
}

/* In two steps, for drives that know no exchange: FAT, some network drives. */
static gboolean
exchange_by_steps (Run *run, GError **error)
{
  g_autofree char *aside = dup_name_beside (run);

  if (rename (run->path, aside) != 0)
    return fail (error, run->path, g_strerror (errno));
  if (rename (run->beside, run->path) != 0)
    {
      int code = errno;

      if (rename (aside, run->path) != 0)
        g_warning ("%s stands at %s: %s", run->path, aside, g_strerror (errno));
      return fail (error, run->path, g_strerror (code));
    }
  g_free (run->beside);
  run->beside = g_steal_pointer (&aside);
  run->had_gap = TRUE;
  return TRUE;
}

/* A new or an empty folder is replaced by renaming, a site by an exchange. */
static gboolean
exchange (Run *run, GError **error)
{
  if (!run->is_site)
    return rename (run->beside, run->path) == 0 || fail (error, run->path, g_strerror (errno));
  if (renameat2 (AT_FDCWD, run->beside, AT_FDCWD, run->path, RENAME_EXCHANGE) == 0)
    return TRUE;
  if (errno == EINVAL || errno == ENOSYS || errno == EOPNOTSUPP)
    return exchange_by_steps (run, error);
  return fail (error, run->path, g_strerror (errno));
}

static gboolean
write_new (Run *run, const GPtrArray *files, const gboolean *stay, GError **error)
{
  int parent;

  if (!begin_new (run, error))
    return FALSE;
  if (!fill_new (run, files, stay))
    return fail (error, run->path, g_strerror (errno));
  if (!exchange (run, error))
    return FALSE;
  parent = open (run->parent, O_RDONLY | O_DIRECTORY | O_CLOEXEC);
  if (parent >= 0)
    {
      fsync (parent);
      close (parent);
    }
  return TRUE;
}

/* Takes away what was exchanged for the new folder. */
static void
remove_old (Run *run)
{
  int old = run->is_site ? open_folder (AT_FDCWD, run->beside) : -1;

  if (old >= 0 && flock (old, LOCK_EX | LOCK_NB) == 0)
    remove_site (run, old, run->beside);
  close_folder (&old);
}

gboolean
brg_output_folder_write (const char *path,
                         const GPtrArray *files,
                         BrgOutputFolderCount *count,
                         GError **error)
{
  g_auto (Run) run = { 0 };
  g_autofree gboolean *stay = NULL;
  BrgOutputFolderCount own = { 0 };

  g_return_val_if_fail (path != NULL && files != NULL, FALSE);

  if (!name_place (&run, path, error) || !lock_place (&run, error))
    return FALSE;
  restore_leftover (&run);
  if (!find_place (&run, error))
    return FALSE;
  walk_leftovers (&run, FALSE);
  stay = g_new0 (gboolean, files->len + 1);
  for (guint i = 0; i < files->len; i++)
    {
      const BrgOutputFile *file = files->pdata[i];

      stay[i] = is_same (&run, file);
      own.n_changed += !stay[i];
      own.n_bytes += g_bytes_get_size (file->content);
    }
  own.n_files = files->len;
  if (count != NULL)
    *count = own;
  if (run.is_site && own.n_changed == 0 && g_hash_table_size (run.known) == files->len)
    return TRUE;
  if (!write_new (&run, files, stay, error))
    {
      drop_new (&run);
      return FALSE;
    }
  remove_old (&run);
  if (count != NULL)
    count->had_gap = run.had_gap;
  return TRUE;
}
