/* brg-import.c - files and pasted rows that are taken in
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-import.h"

#include <glib/gi18n.h>

#include "brg-import-file.h"
#include "brg-import-sheet.h"
#include "brg-rating-list-sheet.h"
#include "brg-rating-list.h"
#include "brg-ui.h"

static void
tell_failure (BrgShell *shell, const char *name, const GError *error)
{
  /* Translators: %s is the name of a file */
  g_autofree char *heading = g_strdup_printf (_ ("“%s” was not imported"), name);
  g_autofree char *fault = brg_format_error_dup_words (error);
  g_autofree char *body = g_strdup_printf ("%s\n\n%s", fault, _ ("Nothing was changed."));

  brg_ui_tell (GTK_WIDGET (shell), heading, body);
}

/* A large file takes a while. */
static void
load (GTask *task,
      gpointer window G_GNUC_UNUSED,
      gpointer path,
      GCancellable *cancellable G_GNUC_UNUSED)
{
  GError *error = NULL;
  BrgImportFile *file = brg_import_file_load (path, &error);

  if (file != NULL)
    g_task_return_pointer (task, file, (GDestroyNotify) brg_import_file_free);
  else
    g_task_return_error (task, error);
}

static void
on_loaded (GObject *source, GAsyncResult *result, gpointer data G_GNUC_UNUSED)
{
  BrgShell *shell = BRG_SHELL (source);
  const char *path = g_task_get_task_data (G_TASK (result));
  g_autoptr (GError) error = NULL;
  g_autoptr (BrgImportFile) file = g_task_propagate_pointer (G_TASK (result), &error);

  if (!gtk_widget_get_realized (GTK_WIDGET (shell)))
    return;
  if (file == NULL)
    {
      g_autofree char *name = g_path_get_basename (path);

      tell_failure (shell, name, error);
    }
  else if (file->kind == BRG_FILE_WORKSPACE)
    brg_shell_open_workspace (shell, path, FALSE);
  else
    brg_import_sheet_present (shell, g_steal_pointer (&file));
}

void
brg_import_present_file (BrgShell *shell, const char *path)
{
  g_autoptr (GTask) task = NULL;

  g_return_if_fail (BRG_IS_SHELL (shell) && path != NULL);

  if (brg_rating_list_is_one (path))
    {
      brg_rating_list_sheet_present (shell, path);
      return;
    }
  if (brg_session_get_store (brg_shell_get_session (shell)) == NULL)
    return;
  task = g_task_new (shell, NULL, on_loaded, NULL);
  g_task_set_task_data (task, g_strdup (path), g_free);
  g_task_run_in_thread (task, load);
}

void
brg_import_present_text (BrgShell *shell, const char *text)
{
  const char *name = _ ("Clipboard");
  g_autoptr (GError) error = NULL;
  BrgImportFile *file;

  g_return_if_fail (BRG_IS_SHELL (shell) && text != NULL);

  if (brg_session_get_store (brg_shell_get_session (shell)) == NULL)
    return;
  file = brg_import_file_new_from_text (text, name, &error);
  if (file != NULL)
    brg_import_sheet_present (shell, file);
  else
    tell_failure (shell, name, error);
}

static void
on_text_read (GObject *clipboard, GAsyncResult *result, gpointer data)
{
  g_autoptr (BrgShell) shell = data;
  g_autofree char *text = gdk_clipboard_read_text_finish (GDK_CLIPBOARD (clipboard), result, NULL);

  if (!gtk_widget_get_realized (GTK_WIDGET (shell)))
    return;
  if (text == NULL || *g_strstrip (text) == '\0')
    brg_ui_tell (GTK_WIDGET (shell), _ ("Nothing to paste"),
                 _ ("Copy table rows first: a name in each row is enough."));
  else
    brg_import_present_text (shell, text);
}

void
brg_import_paste (BrgShell *shell)
{
  g_return_if_fail (BRG_IS_SHELL (shell));

  gdk_clipboard_read_text_async (gtk_widget_get_clipboard (GTK_WIDGET (shell)), NULL, on_text_read,
                                 g_object_ref (shell));
}

static void
on_picked (const char *path, gpointer data)
{
  if (path != NULL)
    brg_import_present_file (BRG_SHELL (data), path);
}

void
brg_import_pick (BrgShell *shell)
{
  const char *const filters[] = {
    _ ("Reports, tables, rating lists"),
    "*.trf;*.TRF;*.trfx;*.csv;*.CSV;*.tsv;*.txt;*.TXT;*.xml;*.XML",
    _ ("All files"),
    "*",
    NULL,
  };

  g_return_if_fail (BRG_IS_SHELL (shell));

  brg_ui_pick_file (GTK_WIDGET (shell), _ ("Import"), BRG_FILE_OPEN, filters, NULL, on_picked,
                    shell);
}
