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

/* A file that is being read, in a thread; what is shown of it meanwhile. */
typedef struct
{
  char *path;
  BrgCsvWatch watch;
  gint permille;
  guint timer;
  GtkWindow *window; /* NULL before it takes long */
  GtkProgressBar *bar;
} Loading;

/* Nobody waits for a window that comes and goes. */
#define LONG_MS 400
#define LOOK_MS 100

static void
stop_showing (Loading *loading)
{
  g_clear_handle_id (&loading->timer, g_source_remove);
  if (loading->window != NULL)
    gtk_window_destroy (loading->window);
  g_clear_object (&loading->window);
}

static void
free_loading (gpointer data)
{
  Loading *loading = data;

  g_free (loading->path);
  g_object_unref (loading->watch.cancellable);
  g_free (loading);
}

static gboolean
show_progress (gpointer data)
{
  Loading *loading = data;

  gtk_progress_bar_set_fraction (loading->bar, g_atomic_int_get (&loading->permille) / 1000.0);
  return G_SOURCE_CONTINUE;
}

static gboolean
on_close_request (GtkWindow *window G_GNUC_UNUSED, gpointer data)
{
  g_cancellable_cancel (data);
  return TRUE;
}

static gboolean
on_key_pressed (GCancellable *cancellable,
                guint keyval,
                guint keycode G_GNUC_UNUSED,
                GdkModifierType state G_GNUC_UNUSED)
{
  if (keyval != GDK_KEY_Escape)
    return GDK_EVENT_PROPAGATE;
  g_cancellable_cancel (cancellable);
  return GDK_EVENT_STOP;
}

static void
on_cancel_clicked (GCancellable *cancellable)
{
  g_cancellable_cancel (cancellable);
}

static GtkWidget *
make_content (Loading *loading)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 12);
  GtkWidget *cancel = gtk_button_new_with_mnemonic (_ ("_Cancel"));
  g_autofree char *name = g_path_get_basename (loading->path);
  /* Translators: %s is the name of a file */
  g_autofree char *text = g_strdup_printf (_ ("Reading “%s”…"), name);

  gtk_widget_set_margin_top (box, 18);
  gtk_widget_set_margin_bottom (box, 18);
  gtk_widget_set_margin_start (box, 18);
  gtk_widget_set_margin_end (box, 18);
  loading->bar = GTK_PROGRESS_BAR (gtk_progress_bar_new ());
  gtk_accessible_update_property (GTK_ACCESSIBLE (loading->bar), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  text, -1);
  gtk_widget_set_halign (cancel, GTK_ALIGN_END);
  g_signal_connect_object (cancel, "clicked", G_CALLBACK (on_cancel_clicked),
                           loading->watch.cancellable, G_CONNECT_SWAPPED);
  gtk_box_append (GTK_BOX (box), gtk_label_new (text));
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (loading->bar));
  gtk_box_append (GTK_BOX (box), cancel);
  return box;
}

static gboolean
on_takes_long (gpointer data)
{
  GTask *task = data;
  Loading *loading = g_task_get_task_data (task);
  GtkWidget *shell = g_task_get_source_object (task);

  if (!gtk_widget_get_realized (shell))
    {
      loading->timer = 0;
      return G_SOURCE_REMOVE;
    }
  loading->window = g_object_ref_sink (g_object_new (GTK_TYPE_WINDOW, "transient-for", shell,
                                                     "modal", TRUE, "resizable", FALSE, "title",
                                                     _ ("Import"), "default-width", 380, NULL));
  gtk_window_set_child (loading->window, make_content (loading));
  g_signal_connect_object (loading->window, "close-request", G_CALLBACK (on_close_request),
                           loading->watch.cancellable, 0);
  brg_ui_add_keys (loading->window, GTK_PHASE_CAPTURE, G_CALLBACK (on_key_pressed),
                   loading->watch.cancellable);
  gtk_window_present (loading->window);
  loading->timer = g_timeout_add (LOOK_MS, show_progress, loading);
  return G_SOURCE_REMOVE;
}

/* A large file takes a while. */
static void
load (GTask *task,
      gpointer window G_GNUC_UNUSED,
      gpointer data,
      GCancellable *cancellable G_GNUC_UNUSED)
{
  Loading *loading = data;
  GError *error = NULL;
  BrgImportFile *file = brg_import_file_load_watched (loading->path, &loading->watch, &error);

  if (file != NULL)
    g_task_return_pointer (task, file, (GDestroyNotify) brg_import_file_free);
  else
    g_task_return_error (task, error);
}

static void
on_loaded (GObject *source, GAsyncResult *result, gpointer data G_GNUC_UNUSED)
{
  BrgShell *shell = BRG_SHELL (source);
  Loading *loading = g_task_get_task_data (G_TASK (result));
  g_autoptr (GError) error = NULL;
  g_autoptr (BrgImportFile) file = g_task_propagate_pointer (G_TASK (result), &error);

  stop_showing (loading);
  if (!gtk_widget_get_realized (GTK_WIDGET (shell)) ||
      g_cancellable_is_cancelled (loading->watch.cancellable))
    return;
  if (file == NULL)
    {
      g_autofree char *name = g_path_get_basename (loading->path);

      tell_failure (shell, name, error);
    }
  else if (file->kind == BRG_FILE_WORKSPACE)
    brg_shell_open_workspace (shell, loading->path, FALSE);
  else
    brg_import_sheet_present (shell, g_steal_pointer (&file));
}

void
brg_import_present_file (BrgShell *shell, const char *path)
{
  g_autoptr (GTask) task = NULL;
  Loading *loading;

  g_return_if_fail (BRG_IS_SHELL (shell) && path != NULL);

  if (brg_rating_list_is_one (path))
    {
      brg_rating_list_sheet_present (GTK_WINDOW (shell), path, NULL);
      return;
    }
  if (brg_session_get_store (brg_shell_get_session (shell)) == NULL)
    return;
  loading = g_new0 (Loading, 1);
  loading->path = g_strdup (path);
  loading->watch = (BrgCsvWatch){ g_cancellable_new (), &loading->permille, 0 };
  task = g_task_new (shell, NULL, on_loaded, NULL);
  g_task_set_task_data (task, loading, free_loading);
  loading->timer = g_timeout_add (LONG_MS, on_takes_long, task);
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
