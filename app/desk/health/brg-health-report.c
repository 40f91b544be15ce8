/* brg-health-report.c - one file for a report on a fault, without names and paths
 *
 * Tests: tests/app/test-health.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-health-report.h"

#include <gio/gio.h>
#include <glib/gi18n-lib.h>
#include <glib/gstdio.h>
#include <minizip/zip.h>
#include <string.h>

#include "brg-output.h"

/* The most of a log that goes into a report: its end tells what happened. */
#define MOST_BYTES ((gsize) 512 * 1024)

char *
brg_health_dup_without_names (const char *text)
{
  static GRegex *private = NULL;

  g_return_val_if_fail (text != NULL, NULL);

  if (g_once_init_enter (&private))
    g_once_init_leave (&private,
                       g_regex_new ("“[^”\\n]*”|«[^»\\n]*»|\"[^\"\\n]*\"|'[^'\\n]*'|‘[^’\\n]*’"
                                    "|(?:file:/|~?/)[^\\s:;,]+",
                                    G_REGEX_OPTIMIZE, 0, NULL));
  return g_regex_replace_literal (private, text, -1, 0, "…", 0, NULL);
}

/* The values of settings are texts of the user where they are no words of the program. */
static char *
dup_settings (const char *text)
{
  g_auto (GStrv) lines = g_strsplit (text, "\n", -1);

  for (guint i = 0; lines[i] != NULL; i++)
    {
      char *value = strchr (lines[i], '=');

      if (value != NULL && (strlen (value) > 24 || strpbrk (value, "/\\ @") != NULL))
        strcpy (value, "=…");
    }
  return g_strjoinv ("\n", lines);
}

static char *
read_end (const char *path)
{
  g_autofree char *text = NULL;
  g_autofree char *valid = NULL;
  gsize length;

  if (path == NULL || !g_file_get_contents (path, &text, &length, NULL))
    return g_strdup ("");
  valid = g_utf8_make_valid (text + (length > MOST_BYTES ? length - MOST_BYTES : 0), -1);
  return g_steal_pointer (&valid);
}

static gboolean
add_file (zipFile zip, const char *name, const char *text)
{
  zip_fileinfo info = { 0 };
  gsize length = strlen (text);

  if (zipOpenNewFileInZip (zip, name, &info, NULL, 0, NULL, 0, NULL, Z_DEFLATED,
                           Z_DEFAULT_COMPRESSION) != ZIP_OK)
    return FALSE;
  return zipWriteInFileInZip (zip, text, (unsigned) length) == ZIP_OK &&
         zipCloseFileInZip (zip) == ZIP_OK;
}

static gboolean
write_zip (const GPtrArray *rows, const char *log, const char *settings, const char *path)
{
  g_autofree char *found = brg_health_dup_text (rows);
  g_autofree char *health = brg_health_dup_without_names (found);
  g_autofree char *log_end = read_end (log);
  g_autofree char *log_text = brg_health_dup_without_names (log_end);
  g_autofree char *settings_text = read_end (settings);
  g_autofree char *settings_words = dup_settings (settings_text);
  zipFile zip = zipOpen (path, APPEND_STATUS_CREATE);
  gboolean done = zip != NULL && add_file (zip, "health.txt", health) &&
                  add_file (zip, "log.txt", log_text) &&
                  add_file (zip, "settings.txt", settings_words);

  return (zip == NULL || zipClose (zip, NULL) == ZIP_OK) && done;
}

gboolean
brg_health_write_report (const GPtrArray *rows,
                         const char *log,
                         const char *settings,
                         const char *path,
                         GError **error)
{
  g_autofree char *folder = NULL;
  g_autofree char *name = NULL;
  g_autofree char *data = NULL;
  gsize length = 0;
  gboolean done;

  g_return_val_if_fail (rows != NULL && path != NULL, FALSE);

  folder = g_dir_make_tmp ("berger-report-XXXXXX", error);
  if (folder == NULL)
    return FALSE;
  name = g_build_filename (folder, "report.zip", NULL);
  done = write_zip (rows, log, settings, name);
  if (!done)
    g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_FAILED, _ ("The report cannot be made."));
  done = done && g_file_get_contents (name, &data, &length, error);
  g_remove (name);
  g_rmdir (folder);
  return done && brg_output_write (path, data, (gssize) length, BRG_OUTPUT_PRIVATE, error);
}
