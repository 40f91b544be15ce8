/* brg-print-pdf.c - a file to the printer, byte for byte
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-print-pdf.h"

#include <glib/gi18n.h>

#include "brg-print.h"
#include "brg-ui.h"

#ifdef BRG_HAS_UNIX_PRINT
#include <errno.h>
#include <glib/gstdio.h>
#include <gtk/gtkunixprint.h>
#include <unistd.h>

gboolean
brg_print_pdf_can (void)
{
  return TRUE;
}

/* What waits for the answer of the dialog. */
typedef struct
{
  GtkWidget *parent; /* a weak pointer */
  GBytes *pdf;
  char *title;
  int fd; /* what the job reads, until it is sent; -1 for none */
} Waiting;

static void
free_waiting (gpointer data)
{
  Waiting *waiting = data;

  if (waiting->fd >= 0)
    close (waiting->fd);
  g_clear_weak_pointer (&waiting->parent);
  g_bytes_unref (waiting->pdf);
  g_free (waiting->title);
  g_free (waiting);
}

/* A file that is gone when the job has it; nobody else can read it meanwhile. */
static int
open_bytes (GBytes *pdf, GError **error)
{
  gsize size;
  const char *data = g_bytes_get_data (pdf, &size);
  g_autofree char *path = NULL;
  int fd = g_file_open_tmp ("berger-XXXXXX.pdf", &path, error);
  gsize at = 0;

  if (fd < 0)
    return -1;
  g_unlink (path);
  while (at < size)
    {
      gssize n = write (fd, data + at, size - at);

      if (n <= 0)
        {
          g_set_error_literal (error, G_FILE_ERROR, g_file_error_from_errno (errno),
                               g_strerror (errno));
          close (fd);
          return -1;
        }
      at += (gsize) n;
    }
  lseek (fd, 0, SEEK_SET);
  return fd;
}

static void
on_sent (GtkPrintJob *job G_GNUC_UNUSED, gpointer data, const GError *error)
{
  Waiting *waiting = data;

  if (error != NULL && waiting->parent != NULL && gtk_widget_get_root (waiting->parent) != NULL)
    brg_ui_tell (waiting->parent, _ ("The document was not printed"), error->message);
}

static void
send_file (Waiting *waiting, GtkPrintUnixDialog *dialog)
{
  GtkPrinter *printer = gtk_print_unix_dialog_get_selected_printer (dialog);
  g_autoptr (GtkPrintSettings) settings = gtk_print_unix_dialog_get_settings (dialog);
  g_autoptr (GtkPrintJob) job = NULL;
  g_autoptr (GError) error = NULL;

  if (printer == NULL)
    {
      free_waiting (waiting);
      return;
    }
  brg_print_remember (settings);
  job = gtk_print_job_new (waiting->title, printer, settings,
                           gtk_print_unix_dialog_get_page_setup (dialog));
  waiting->fd = open_bytes (waiting->pdf, &error);
  if (waiting->fd >= 0 && gtk_print_job_set_source_fd (job, waiting->fd, &error))
    {
      gtk_print_job_send (job, on_sent, waiting, free_waiting);
      return;
    }
  if (waiting->parent != NULL)
    brg_ui_tell (waiting->parent, _ ("The document was not printed"),
                 error != NULL ? error->message : "");
  free_waiting (waiting);
}

static void
on_answered (GtkPrintUnixDialog *dialog, int response, gpointer data)
{
  if (response == GTK_RESPONSE_OK)
    send_file (data, dialog);
  else
    free_waiting (data);
  gtk_window_destroy (GTK_WINDOW (dialog));
}

void
brg_print_pdf (GtkWidget *parent, GBytes *pdf, const char *title)
{
  GtkWidget *dialog;
  g_autoptr (GtkPrintSettings) settings = brg_print_new_settings (title);
  Waiting *waiting;

  g_return_if_fail (GTK_IS_WIDGET (parent) && pdf != NULL && title != NULL);

  waiting = g_new0 (Waiting, 1);
  waiting->fd = -1;
  g_set_weak_pointer (&waiting->parent, parent);
  waiting->pdf = g_bytes_ref (pdf);
  waiting->title = g_strdup (title);
  dialog = gtk_print_unix_dialog_new (NULL, GTK_WINDOW (gtk_widget_get_root (parent)));
  gtk_print_settings_set (settings, GTK_PRINT_SETTINGS_OUTPUT_FILE_FORMAT, "pdf");
  gtk_print_unix_dialog_set_settings (GTK_PRINT_UNIX_DIALOG (dialog), settings);
  /* The file goes as it is: no other number of pages, order or scale. */
  gtk_print_unix_dialog_set_manual_capabilities (GTK_PRINT_UNIX_DIALOG (dialog),
                                                 GTK_PRINT_CAPABILITY_GENERATE_PDF);
  gtk_window_set_modal (GTK_WINDOW (dialog), TRUE);
  g_signal_connect (dialog, "response", G_CALLBACK (on_answered), waiting);
  gtk_window_present (GTK_WINDOW (dialog));
}
#else
gboolean
brg_print_pdf_can (void)
{
  return FALSE;
}

void
brg_print_pdf (GtkWidget *parent, GBytes *pdf G_GNUC_UNUSED, const char *title G_GNUC_UNUSED)
{
  g_return_if_fail (GTK_IS_WIDGET (parent));

  brg_ui_tell (parent, _ ("The document was not printed"),
               _ ("This system takes no finished files: save the paper and print the file."));
}
#endif
