/* brg-output-names.c - which files of a folder the program wrote: for brg-output-folder.c
 *
 * Tests: tests/data/test-output-folder.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-output-names.h"

#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

/* No mark of ours is longer. */
#define MOST_MARK (16 * 1024 * 1024)
/* Figures of a hash, and how much of a file is read at once. */
#define HASH 64
#define CHUNK 65536

/* A regular file, not through a link and not waiting for a pipe; -1 for none. */
static int
open_file (int folder, const char *name, gsize *size)
{
  int file = openat (folder, name, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC);
  struct stat status;

  if (file >= 0 && (fstat (file, &status) != 0 || !S_ISREG (status.st_mode)))
    {
      close (file);
      return -1;
    }
  if (file >= 0)
    *size = (gsize) status.st_size;
  return file;
}

static gboolean
read_all (int file, char *bytes, gsize size)
{
  while (size > 0)
    {
      gssize n = read (file, bytes, size);

      if (n < 0 && errno == EINTR)
        continue;
      if (n <= 0)
        return FALSE;
      bytes += n;
      size -= (gsize) n;
    }
  return TRUE;
}

char *
brg_output_names_read_mark (int folder)
{
  gsize size = 0;
  int file = open_file (folder, BRG_OUTPUT_FOLDER_MARK, &size);
  g_autofree char *text = NULL;
  gboolean is_read;

  if (file < 0)
    return NULL;
  text = size <= MOST_MARK ? g_malloc0 (size + 1) : NULL;
  is_read = text != NULL && read_all (file, text, size);
  close (file);
  return is_read ? g_steal_pointer (&text) : NULL;
}

static void
add_folders (GHashTable *folders, const char *name)
{
  for (const char *end = strchr (name, '/'); end != NULL; end = strchr (end + 1, '/'))
    g_hash_table_add (folders, g_strndup (name, (gsize) (end - name)));
}

/* The name behind the hash of a line, NULL for no such line. */
static const char *
skip_hash (const char *line)
{
  return strspn (line, "0123456789abcdef") == HASH && g_str_has_prefix (line + HASH, "  ")
             ? line + HASH + 2
             : NULL;
}

gboolean
brg_output_names_parse (const char *text, GHashTable *names, GHashTable *folders)
{
  g_auto (GStrv) lines = NULL;

  g_return_val_if_fail (text != NULL && names != NULL && folders != NULL, FALSE);

  if (!g_str_has_prefix (text, BRG_OUTPUT_FOLDER_SIGN "\n"))
    return FALSE;
  lines = g_strsplit (text, "\n", -1);
  for (guint i = 1; lines[i] != NULL; i++)
    {
      const char *name = skip_hash (lines[i]);

      if (name == NULL || !brg_output_name_is_plain (name))
        continue;
      add_folders (folders, name);
      g_hash_table_replace (names, g_strdup (name), g_strndup (lines[i], HASH));
    }
  return TRUE;
}

char *
brg_output_names_write (const GPtrArray *files)
{
  GString *text = g_string_new (BRG_OUTPUT_FOLDER_SIGN "\n");

  g_return_val_if_fail (files != NULL, NULL);

  for (guint i = 0; i < files->len; i++)
    {
      const BrgOutputFile *file = files->pdata[i];
      g_autofree char *hash = g_compute_checksum_for_bytes (G_CHECKSUM_SHA256, file->content);

      g_string_append_printf (text, "%s  %s\n", hash, file->name);
    }
  return g_string_free (text, FALSE);
}

/* ---- walking through a folder */

/* What to do with what is met: @name in @folder, @path from the top. Returns whether to go on. */
typedef struct
{
  GHashTable *names;
  GHashTable *folders;
  gboolean removes;
  guint n_met;
  char *stranger;
  gboolean is_altered;
} Walk;

static gboolean walk_folder (Walk *walk, int folder, const char *prefix);

static gboolean
is_folder (int folder, const char *name)
{
  struct stat status;

  return fstatat (folder, name, &status, AT_SYMLINK_NOFOLLOW) == 0 && S_ISDIR (status.st_mode);
}

static gboolean
is_file (int folder, const char *name)
{
  struct stat status;

  return fstatat (folder, name, &status, AT_SYMLINK_NOFOLLOW) == 0 && S_ISREG (status.st_mode);
}

/* Whether a file holds what has this hash; without one anything will do. */
static gboolean
has_hash (int folder, const char *name, const char *hash)
{
  g_autoptr (GChecksum) sum = NULL;
  g_autofree guchar *chunk = NULL;
  gsize size = 0;
  gssize n;
  int file;

  if (hash == NULL)
    return TRUE;
  file = open_file (folder, name, &size);
  if (file < 0)
    return FALSE;
  sum = g_checksum_new (G_CHECKSUM_SHA256);
  chunk = g_malloc (CHUNK);
  while ((n = read (file, chunk, CHUNK)) > 0 || (n < 0 && errno == EINTR))
    if (n > 0)
      g_checksum_update (sum, chunk, n);
  close (file);
  return n == 0 && g_str_equal (g_checksum_get_string (sum), hash);
}

/* What the program was writing when it died has not the content yet that the mark tells. */
static gboolean
is_half (const Walk *walk, const char *path)
{
  return walk->removes && g_str_equal (path, BRG_OUTPUT_FOLDER_PART);
}

static gboolean
is_known (const Walk *walk, const char *path)
{
  return walk->names != NULL && g_hash_table_contains (walk->names, path);
}

static void
meet_file (Walk *walk, int folder, const char *name, const char *path)
{
  gboolean is_mark = g_str_equal (path, BRG_OUTPUT_FOLDER_MARK) && walk->names != NULL;
  gboolean is_ours =
      is_mark || is_half (walk, path) ||
      (is_known (walk, path) && has_hash (folder, name, g_hash_table_lookup (walk->names, path)));

  if (!is_ours && walk->stranger == NULL)
    {
      walk->stranger = g_strdup (path);
      walk->is_altered = is_known (walk, path);
    }
  walk->n_met += is_ours && !is_mark;
  if (is_ours && walk->removes && !is_mark)
    unlinkat (folder, name, 0);
}

static void
meet_folder (Walk *walk, int folder, const char *name, const char *path)
{
  int inner = openat (folder, name, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC);

  if (inner < 0)
    return;
  walk_folder (walk, inner, path);
  close (inner);
  if (walk->removes)
    unlinkat (folder, name, AT_REMOVEDIR);
}

static void
meet (Walk *walk, int folder, const char *name, const char *path)
{
  if (is_folder (folder, name) && walk->folders != NULL &&
      g_hash_table_contains (walk->folders, path))
    meet_folder (walk, folder, name, path);
  else if (is_file (folder, name))
    meet_file (walk, folder, name, path);
  else if (walk->stranger == NULL)
    walk->stranger = g_strdup (path);
}

static gboolean
walk_folder (Walk *walk, int folder, const char *prefix)
{
  int own = openat (folder, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC);
  DIR *entries = own >= 0 ? fdopendir (own) : NULL;
  const struct dirent *entry;

  if (entries == NULL)
    {
      if (own >= 0)
        close (own);
      if (walk->stranger == NULL)
        walk->stranger = g_strdup (*prefix != '\0' ? prefix : ".");
      return FALSE;
    }
  while ((entry = readdir (entries)) != NULL)
    {
      g_autofree char *path = *prefix != '\0' ? g_strdup_printf ("%s/%s", prefix, entry->d_name)
                                              : g_strdup (entry->d_name);

      if (!g_str_equal (entry->d_name, ".") && !g_str_equal (entry->d_name, ".."))
        meet (walk, folder, entry->d_name, path);
    }
  closedir (entries);
  return TRUE;
}

char *
brg_output_names_find_stranger (int folder,
                                GHashTable *names,
                                GHashTable *folders,
                                gboolean *is_altered)
{
  Walk walk = { .names = names != NULL && g_hash_table_size (names) > 0 ? names : NULL,
                .folders = folders };

  walk_folder (&walk, folder, "");
  if (is_altered != NULL)
    *is_altered = walk.is_altered;
  if (walk.stranger != NULL && !g_utf8_validate (walk.stranger, -1, NULL))
    {
      char *readable = g_filename_display_name (walk.stranger);

      g_free (walk.stranger);
      return readable;
    }
  return walk.stranger;
}

gboolean
brg_output_names_is_whole (int folder, GHashTable *names, GHashTable *folders)
{
  Walk walk = { .names = names, .folders = folders };
  gboolean is_whole;

  g_return_val_if_fail (names != NULL && folders != NULL, FALSE);

  is_whole = walk_folder (&walk, folder, "") && walk.stranger == NULL &&
             walk.n_met == g_hash_table_size (names);
  g_free (walk.stranger);
  return is_whole;
}

gboolean
brg_output_names_is_begun (int folder)
{
  g_autofree char *mark = brg_output_names_read_mark (folder);
  g_autoptr (GHashTable) only = g_hash_table_new (g_str_hash, g_str_equal);
  g_autofree char *stranger = NULL;

  if (mark != NULL && !g_str_has_prefix (BRG_OUTPUT_FOLDER_SIGN "\n", mark))
    return FALSE;
  g_hash_table_insert (only, (gpointer) BRG_OUTPUT_FOLDER_MARK, NULL);
  stranger = brg_output_names_find_stranger (folder, only, NULL, NULL);
  return stranger == NULL;
}

void
brg_output_names_remove (int folder, GHashTable *names, GHashTable *folders)
{
  Walk walk = { .names = names, .folders = folders, .removes = TRUE };

  g_return_if_fail (names != NULL && folders != NULL);

  walk_folder (&walk, folder, "");
  if (walk.stranger == NULL)
    unlinkat (folder, BRG_OUTPUT_FOLDER_MARK, 0);
  g_free (walk.stranger);
}

gboolean
brg_output_names_holds (int folder, const char *name, const char *content, gsize size)
{
  gsize own_size = 0;
  int file = open_file (folder, name, &own_size);
  g_autofree char *own = NULL;
  gboolean is_same;

  if (file < 0)
    return FALSE;
  own = own_size == size ? g_malloc (size + 1) : NULL;
  is_same = own != NULL && read_all (file, own, size) && memcmp (own, content, size) == 0;
  close (file);
  return is_same;
}
