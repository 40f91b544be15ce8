/* brg-print.c - documents to the printer
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-print.h"

#include <glib/gi18n.h>

#include "brg-document-layout.h"
#include "brg-paper-file.h"
#include "brg-paper-job.h"
#include "brg-paper-list.h"
#include "brg-shell.h"
#include "brg-ui-words.h"
#include "brg-ui.h"

/* What is being printed: pages of documents one behind the other. */
typedef struct
{
  GtkWidget *parent;    /* a weak pointer */
  BrgPaperJob *job;     /* NULL where a document stands for itself */
  BrgDocument *single;  /* NULL where there is a job */
  GPtrArray *documents; /* of either */
} Printing;

static Printing *
printing_new (GtkWidget *parent, BrgPaperJob *job, BrgDocument *single)
{
  Printing *printing = g_new0 (Printing, 1);

  g_set_weak_pointer (&printing->parent, parent);
  printing->job = job;
  printing->single = single;
  printing->documents = job != NULL ? brg_paper_job_list_documents (job) : g_ptr_array_new ();
  if (single != NULL)
    g_ptr_array_add (printing->documents, single);
  return printing;
}

static void
free_printing (gpointer data, GClosure *closure G_GNUC_UNUSED)
{
  Printing *printing = data;

  g_clear_weak_pointer (&printing->parent);
  g_ptr_array_unref (printing->documents);
  brg_paper_job_free (printing->job);
  brg_document_free (printing->single);
  g_free (printing);
}

static guint
count_pages (const Printing *printing)
{
  guint n_pages = 0;

  for (guint i = 0; i < printing->documents->len; i++)
    n_pages += brg_document_get_n_pages (printing->documents->pdata[i]);
  return n_pages;
}

/* The document of page @index, which becomes the page in it. */
static const BrgDocument *
find_document (const Printing *printing, guint *index)
{
  for (guint i = 0; i < printing->documents->len; i++)
    {
      const BrgDocument *document = printing->documents->pdata[i];
      guint n_pages = brg_document_get_n_pages (document);

      if (*index < n_pages)
        return document;
      *index -= n_pages;
    }
  g_return_val_if_reached (printing->documents->pdata[0]);
}

static const BrgPrintPage *
get_page (const Printing *printing, guint index)
{
  const BrgDocument *document = find_document (printing, &index);

  return brg_document_get_page (document, index);
}

static void
on_begin_print (GtkPrintOperation *operation,
                GtkPrintContext *context G_GNUC_UNUSED,
                gpointer printing)
{
  gtk_print_operation_set_n_pages (operation, (int) count_pages (printing));
}

/* Short sides of sheets in points, with what they are called. */
static const struct
{
  double width;
  const char *name;
} sheets[] = {
  { 419.5, GTK_PAPER_NAME_A5 },     { 459.2, "iso_c5" },          { 595.3, GTK_PAPER_NAME_A4 },
  { 612.0, GTK_PAPER_NAME_LETTER }, { 841.9, GTK_PAPER_NAME_A3 },
};

static const char *
find_sheet (double width)
{
  for (guint i = 0; i < G_N_ELEMENTS (sheets); i++)
    if (ABS (sheets[i].width - width) < 2)
      return sheets[i].name;
  return GTK_PAPER_NAME_A4;
}

/* The forms have their own margins: the whole sheet is theirs. */
static void
set_sheet (GtkPageSetup *setup, const BrgPrintPage *page)
{
  gboolean broad = page->width > page->height;
  GtkPaperSize *paper = gtk_paper_size_new (find_sheet (MIN (page->width, page->height)));

  gtk_page_setup_set_paper_size (setup, paper);
  gtk_page_setup_set_orientation (setup, broad ? GTK_PAGE_ORIENTATION_LANDSCAPE
                                               : GTK_PAGE_ORIENTATION_PORTRAIT);
  gtk_page_setup_set_top_margin (setup, 0, GTK_UNIT_MM);
  gtk_page_setup_set_bottom_margin (setup, 0, GTK_UNIT_MM);
  gtk_page_setup_set_left_margin (setup, 0, GTK_UNIT_MM);
  gtk_page_setup_set_right_margin (setup, 0, GTK_UNIT_MM);
  gtk_paper_size_free (paper);
}

static void
on_request_page_setup (GtkPrintOperation *operation G_GNUC_UNUSED,
                       GtkPrintContext *context G_GNUC_UNUSED,
                       int index,
                       GtkPageSetup *setup,
                       gpointer printing)
{
  set_sheet (setup, get_page (printing, (guint) index));
}

static void
on_draw_page (GtkPrintOperation *operation G_GNUC_UNUSED,
              GtkPrintContext *context,
              int index,
              gpointer printing)
{
  guint place = (guint) index;
  const BrgDocument *document = find_document (printing, &place);
  const BrgPrintPage *page = brg_document_get_page (document, place);
  cairo_t *cr = gtk_print_context_get_cairo_context (context);

  cairo_scale (cr, gtk_print_context_get_width (context) / page->width,
               gtk_print_context_get_height (context) / page->height);
  brg_document_draw_page (document, place, cr);
}

static char *last_printer;

GtkPrintSettings *
brg_print_new_settings (const char *title)
{
  GtkPrintSettings *settings = gtk_print_settings_new ();
  g_autofree char *name = g_strdup (title);

  gtk_print_settings_set (settings, GTK_PRINT_SETTINGS_OUTPUT_BASENAME,
                          g_strdelimit (name, "/\\:*?\"<>|\n\r\t", ' '));
  if (last_printer != NULL)
    gtk_print_settings_set_printer (settings, last_printer);
  return settings;
}

void
brg_print_remember (GtkPrintSettings *settings)
{
  const char *printer = settings != NULL ? gtk_print_settings_get_printer (settings) : NULL;

  if (printer == NULL)
    return;
  g_free (last_printer);
  last_printer = g_strdup (printer);
}

void
brg_print_keep (GtkWidget *parent, const BrgPaperJob *job, gboolean is_saved)
{
  BrgSession *session;
  g_autofree char *notice = NULL;
  g_autoptr (GError) error = NULL;

  g_return_if_fail (GTK_IS_WIDGET (parent) && job != NULL);

  session = brg_shell_get_session (brg_shell_find (parent));
  if (brg_session_is_looking (session))
    return;
  if (brg_paper_job_file (job, is_saved, &notice, &error))
    {
      brg_session_finish_as (session, "", TRUE, NULL);
      if (notice != NULL)
        brg_ui_tell (parent, _ ("The archive has not the file of the paper"), notice);
    }
  else
    brg_ui_tell (parent, _ ("The papers are not kept in the archive"), error->message);
}

static void
on_done (GtkPrintOperation *operation, GtkPrintOperationResult result, gpointer data)
{
  Printing *printing = data;
  g_autoptr (GError) error = NULL;

  if (result == GTK_PRINT_OPERATION_RESULT_APPLY)
    brg_print_remember (gtk_print_operation_get_print_settings (operation));
  if (printing->parent == NULL || gtk_widget_get_root (printing->parent) == NULL)
    return;
  if (result == GTK_PRINT_OPERATION_RESULT_ERROR)
    {
      gtk_print_operation_get_error (operation, &error);
      brg_ui_tell (printing->parent, _ ("The document was not printed"),
                   error != NULL ? error->message : "");
    }
  else if (result == GTK_PRINT_OPERATION_RESULT_APPLY && printing->job != NULL)
    brg_print_keep (printing->parent, printing->job, FALSE);
}

static void
run (Printing *printing, const char *title)
{
  g_autoptr (GtkPrintOperation) operation = gtk_print_operation_new ();
  g_autoptr (GtkPrintSettings) settings = brg_print_new_settings (title);
  g_autoptr (GtkPageSetup) setup = gtk_page_setup_new ();
  GtkWindow *window = GTK_WINDOW (gtk_widget_get_root (printing->parent));

  set_sheet (setup, get_page (printing, 0));
  gtk_print_operation_set_print_settings (operation, settings);
  gtk_print_operation_set_job_name (operation, title);
  gtk_print_operation_set_default_page_setup (operation, setup);
  gtk_print_operation_set_use_full_page (operation, TRUE);
  gtk_print_operation_set_embed_page_setup (operation, TRUE);
  gtk_print_operation_set_allow_async (operation, TRUE);
  g_signal_connect (operation, "begin-print", G_CALLBACK (on_begin_print), printing);
  g_signal_connect (operation, "request-page-setup", G_CALLBACK (on_request_page_setup), printing);
  g_signal_connect (operation, "done", G_CALLBACK (on_done), printing);
  /* The last handler owns what is printed: it lives as long as the operation. */
  g_signal_connect_data (operation, "draw-page", G_CALLBACK (on_draw_page), printing, free_printing,
                         0);
  /* A failure is told when it is done. */
  gtk_print_operation_run (operation, GTK_PRINT_OPERATION_ACTION_PRINT_DIALOG, window, NULL);
}

void
brg_print_job (GtkWidget *parent, BrgPaperJob *job, const char *title)
{
  g_return_if_fail (GTK_IS_WIDGET (parent) && job != NULL && job->parts->len > 0);

  run (printing_new (parent, job, NULL), title);
}

void
brg_print_paper (GtkWidget *parent, const char *id, const BrgPaperSource *source)
{
  brg_print_paper_of (parent, id, source, NULL, NULL);
}

/* A paper of the list, filled in by @make or as it is. */
static gboolean
add_paper (BrgPaperJob *job,
           const BrgPaper *paper,
           const BrgPaperSource *source,
           BrgPaperFormFunc make,
           gpointer data,
           GError **error)
{
  return make != NULL ? brg_paper_job_add_form (job, paper, source, make, data, error)
                      : brg_paper_job_add (job, paper, source, NULL, 1, error);
}

void
brg_print_paper_of (GtkWidget *parent,
                    const char *id,
                    const BrgPaperSource *source,
                    BrgPaperFormFunc make,
                    gpointer data)
{
  BrgShell *shell = brg_shell_find (parent);
  const BrgPaper *paper = id != NULL ? brg_paper_list_find (id) : NULL;
  g_autofree char *language = NULL;
  g_autofree char *now = brg_paper_file_dup_now ();
  g_autofree char *title = NULL;
  g_autoptr (BrgPaperJob) job = NULL;
  g_autoptr (GError) error = NULL;

  g_return_if_fail (source != NULL);

  if (paper != NULL && source->snapshot != NULL)
    {
      language = brg_preferences_dup_document_language (brg_shell_get_preferences (shell));
      job = brg_paper_job_new (source->store, (BrgSnapshot *) source->snapshot, language, now);
      add_paper (job, paper, source, make, data, &error);
      title = brg_paper_dup_title (paper, NULL, source->snapshot, source->round);
    }
  if (error != NULL)
    brg_ui_tell (parent, _ ("The document was not printed"), error->message);
  else if (job != NULL && job->parts->len > 0)
    brg_print_job (parent, g_steal_pointer (&job), title);
  else
    brg_session_tell (brg_shell_get_session (shell), _ ("There is nothing to print yet."));
}

void
brg_print_list (GtkWidget *parent, BrgPrintFormFunc make, gpointer data)
{
  g_autofree char *now = brg_paper_file_dup_now ();
  g_autoptr (BrgForm) form = NULL;
  BrgDocumentOptions options;

  g_return_if_fail (make != NULL);

  brg_document_options_init (&options, brg_ui_get_words ());
  options.printed_at = now;
  form = make (&options, data);
  run (printing_new (parent, NULL, brg_document_layout (form, &options)), form->title);
}
