/* brg-paper-file.c - a paper as a file for other programs, by the end of its name
 *
 * Tests: tests/app/papers/test-paper-files.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-paper-file.h"

#include "brg-export-text.h"
#include "brg-output.h"

#include <gio/gio.h>
#include <glib/gi18n.h>

gboolean
brg_paper_file_write (const BrgForm *form,
                      const char *path,
                      const BrgWords *words,
                      const char *made_at,
                      BrgEncoding encoding,
                      char **lost,
                      GError **error)
{
  BrgFormFileKind kind;
  g_autoptr (GBytes) bytes = NULL;
  gconstpointer data;
  gsize length;

  g_return_val_if_fail (form != NULL && path != NULL && words != NULL, FALSE);

  if (!brg_form_file_find_kind (path, &kind))
    {
      g_set_error (
          error, G_IO_ERROR, G_IO_ERROR_INVALID_FILENAME,
          /* Translators: %s is the name of a file */
          _ ("The name of the file says what it becomes: .pdf, .csv, .xlsx, .fods, .html or "
             ".txt, not “%s”"),
          path);
      return FALSE;
    }
  if (!brg_output_check (path, error))
    return FALSE;
  bytes = brg_form_file_make (form, kind, words, made_at, error);
  if (bytes == NULL)
    return FALSE;
  if (kind == BRG_FORM_FILE_CSV && encoding != BRG_ENCODING_UTF8)
    {
      g_autofree char *text = g_strndup (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes));

      g_clear_pointer (&bytes, g_bytes_unref);
      bytes = brg_export_encode (text, encoding, lost);
    }
  data = g_bytes_get_data (bytes, &length);
  /* Tables hold days of birth and more: who passes one on gives it the rights it needs. */
  return brg_output_write (path, data, (gssize) length, BRG_OUTPUT_PRIVATE, error);
}

char *
brg_paper_file_dup_now (void)
{
  const char *epoch = g_getenv ("SOURCE_DATE_EPOCH");
  gint64 seconds;
  g_autoptr (GDateTime) now = NULL;

  if (epoch != NULL && g_ascii_string_to_signed (epoch, 10, 0, G_MAXINT32, &seconds, NULL))
    now = g_date_time_new_from_unix_utc (seconds);
  else
    now = g_date_time_new_now_utc ();
  return g_date_time_format (now, "%Y-%m-%dT%H:%M:%SZ");
}
