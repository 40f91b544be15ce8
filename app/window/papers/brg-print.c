/* brg-print.c - documents to the printer
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-print.h"

#include <glib/gi18n.h>

#include "brg-document-layout.h"
#include "brg-paper-list.h"
#include "brg-shell.h"
#include "brg-ui-words.h"
#include "brg-ui.h"

static void
on_begin_print (GtkPrintOperation *operation,
                GtkPrintContext *context G_GNUC_UNUSED,
                gpointer document)
{
  gtk_print_operation_set_n_pages (operation, (int) brg_document_get_n_pages (document));
}

/* The short side of C5, in points; that of A4 is 595. */
#define C5_WIDTH 459.2

/* The forms have their own margins: the whole sheet is theirs. What is no envelope is A4. */
static void
set_sheet (GtkPageSetup *setup, const BrgPrintPage *page)
{
  gboolean broad = page->width > page->height;
  gboolean is_envelope = MIN (page->width, page->height) < C5_WIDTH + 1;
  GtkPaperSize *paper = gtk_paper_size_new (is_envelope ? "iso_c5" : GTK_PAPER_NAME_A4);

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
                       gpointer document)
{
  set_sheet (setup, brg_document_get_page (document, (guint) index));
}

static void
on_draw_page (GtkPrintOperation *operation G_GNUC_UNUSED,
              GtkPrintContext *context,
              int index,
              gpointer document)
{
  const BrgPrintPage *page = brg_document_get_page (document, (guint) index);
  cairo_t *cr = gtk_print_context_get_cairo_context (context);

  cairo_scale (cr, gtk_print_context_get_width (context) / page->width,
               gtk_print_context_get_height (context) / page->height);
  brg_document_draw_page (document, (guint) index, cr);
}

static void
free_document (gpointer document, GClosure *closure G_GNUC_UNUSED)
{
  brg_document_free (document);
}

void
brg_print_document (GtkWidget *parent, BrgDocument *document, const char *title)
{
  g_autoptr (GtkPrintOperation) operation = gtk_print_operation_new ();
  g_autoptr (GtkPageSetup) setup = gtk_page_setup_new ();
  g_autoptr (GError) error = NULL;

  g_return_if_fail (GTK_IS_WIDGET (parent) && document != NULL && title != NULL);

  set_sheet (setup, brg_document_get_page (document, 0));
  gtk_print_operation_set_job_name (operation, title);
  gtk_print_operation_set_default_page_setup (operation, setup);
  gtk_print_operation_set_use_full_page (operation, TRUE);
  gtk_print_operation_set_embed_page_setup (operation, TRUE);
  gtk_print_operation_set_allow_async (operation, TRUE);
  g_signal_connect (operation, "begin-print", G_CALLBACK (on_begin_print), document);
  g_signal_connect (operation, "request-page-setup", G_CALLBACK (on_request_page_setup), document);
  /* The last handler owns the document: it lives as long as the operation. */
  g_signal_connect_data (operation, "draw-page", G_CALLBACK (on_draw_page), document, free_document,
                         0);
  if (gtk_print_operation_run (operation, GTK_PRINT_OPERATION_ACTION_PRINT_DIALOG,
                               GTK_WINDOW (gtk_widget_get_root (parent)),
                               &error) == GTK_PRINT_OPERATION_RESULT_ERROR)
    brg_ui_tell (parent, _ ("The document was not printed"), error->message);
}

static char *
dup_now (void)
{
  g_autoptr (GDateTime) now = g_date_time_new_now_utc ();

  return g_date_time_format (now, "%Y-%m-%dT%H:%M:%SZ");
}

void
brg_print_paper (GtkWidget *parent, const char *id, const BrgPaperSource *source)
{
  BrgShell *shell = brg_shell_find (parent);
  const BrgPaper *paper = id != NULL ? brg_paper_list_find (id) : NULL;
  g_autofree char *language = NULL;
  g_autofree char *now = dup_now ();
  g_autofree char *title = NULL;
  g_autoptr (BrgWords) words = NULL;
  BrgDocument *document = NULL;
  BrgDocumentOptions options;

  g_return_if_fail (source != NULL);

  if (paper != NULL && brg_paper_is_available (paper, source))
    {
      language = brg_preferences_dup_document_language (brg_shell_get_preferences (shell));
      words = brg_words_open (language);
      brg_document_options_init (&options, words);
      options.printed_at = now;
      options.state = brg_paper_find_state (paper, source->snapshot, source->round);
      title = brg_paper_dup_title (paper, source->round);
      document = brg_paper_new_document (paper, source, &options, NULL);
    }
  if (document != NULL)
    brg_print_document (parent, document, title);
  else
    brg_session_tell (brg_shell_get_session (shell), _ ("There is nothing to print yet."));
}

void
brg_print_list (GtkWidget *parent, BrgPrintFormFunc make, gpointer data)
{
  g_autofree char *now = dup_now ();
  g_autoptr (BrgForm) form = NULL;
  BrgDocumentOptions options;

  g_return_if_fail (make != NULL);

  brg_document_options_init (&options, brg_ui_get_words ());
  options.printed_at = now;
  form = make (&options, data);
  brg_print_document (parent, brg_document_layout (form, &options), form->title);
}
