/* brg-documents-page-save.c - the page of documents: papers to the printer and into files
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-documents-page-private.h"

#include <glib/gi18n.h>

#include "brg-document-pdf.h"
#include "brg-event-document.h"
#include "brg-form-csv.h"
#include "brg-output.h"
#include "brg-paper-list.h"
#include "brg-print.h"
#include "brg-ui.h"

static BrgDocument *
make_document (BrgDocumentsPage *self, const BrgPaper *paper)
{
  BrgDocument *document = NULL;

  brg_documents_page_make (self, paper, &document);
  return document;
}

void
brg_documents_page_print_paper (BrgDocumentsPage *self)
{
  BrgDocument *document = make_document (self, self->paper);
  g_autofree char *title = brg_paper_dup_title (self->paper, self->round);

  if (document != NULL)
    brg_print_document (GTK_WIDGET (self), document, title);
  else
    brg_session_tell (brg_page_get_session (BRG_PAGE (self)), _ ("There is nothing to print yet."));
}

static void
tell_saved (BrgDocumentsPage *self, const char *path, gboolean is_saved, GError *error)
{
  if (is_saved)
    {
      /* Translators: %s is a file */
      g_autofree char *message = g_strdup_printf (_ ("Saved: %s"), path);

      brg_session_tell (brg_page_get_session (BRG_PAGE (self)), message);
    }
  else
    brg_ui_tell (GTK_WIDGET (self), _ ("The file was not saved"), error->message);
}

static void
on_pdf_picked (const char *path, gpointer data)
{
  BrgDocumentsPage *self = data;
  g_autoptr (BrgDocument) document = path != NULL ? make_document (self, self->paper) : NULL;
  g_autoptr (GError) error = NULL;
  gboolean is_saved = document != NULL && brg_document_write_pdf (document, path, &error);

  if (document != NULL)
    tell_saved (self, path, is_saved, error);
}

static void
pick_file (BrgDocumentsPage *self, const char *extension, BrgFileFunc func)
{
  BrgSnapshot *snapshot = brg_page_get_snapshot (BRG_PAGE (self));
  g_autofree char *pattern = g_strconcat ("*.", extension, NULL);
  const char *const filters[] = { extension, pattern, NULL };
  g_autofree char *name = NULL;

  if (snapshot == NULL)
    return;
  name = brg_event_document_dup_file_name (snapshot, self->paper->id, self->round, extension);
  brg_ui_pick_file (GTK_WIDGET (self), _ ("Save the Document"), BRG_FILE_SAVE, filters, name, func,
                    self);
}

void
brg_documents_page_save_pdf (BrgDocumentsPage *self)
{
  pick_file (self, "pdf", on_pdf_picked);
}

static void
on_csv_picked (const char *path, gpointer data)
{
  BrgDocumentsPage *self = data;
  g_autoptr (BrgForm) form =
      path != NULL ? brg_documents_page_make (self, self->paper, NULL) : NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *text = NULL;
  gboolean is_saved;

  if (form == NULL)
    return;
  text = brg_form_to_csv (form, ';');
  is_saved = brg_output_write (path, text, -1, BRG_OUTPUT_PUBLIC, &error);
  tell_saved (self, path, is_saved, error);
}

void
brg_documents_page_save_csv (BrgDocumentsPage *self)
{
  pick_file (self, "csv", on_csv_picked);
}

static void
on_all_picked (const char *path, gpointer data)
{
  BrgDocumentsPage *self = data;
  g_autoptr (GPtrArray) documents =
      g_ptr_array_new_with_free_func ((GDestroyNotify) brg_document_free);
  g_autoptr (GError) error = NULL;
  guint n_papers;
  const BrgPaper *papers = brg_paper_list (&n_papers);
  gboolean is_saved;

  for (guint i = 0; path != NULL && i < n_papers; i++)
    {
      /* Diagrams are chosen one by one and belong to no round. */
      BrgDocument *document =
          (papers[i].needs & (BRG_PAPER_FROM_POSITIONS | BRG_PAPER_ELSEWHERE)) != 0
              ? NULL
              : make_document (self, &papers[i]);

      if (document != NULL)
        g_ptr_array_add (documents, document);
    }
  if (documents->len == 0)
    return;
  is_saved = brg_documents_write_pdf ((const BrgDocument *const *) documents->pdata, documents->len,
                                      path, &error);
  tell_saved (self, path, is_saved, error);
}

void
brg_documents_page_save_all (BrgDocumentsPage *self)
{
  const char *const filters[] = { "PDF", "*.pdf", NULL };
  BrgSnapshot *snapshot = brg_page_get_snapshot (BRG_PAGE (self));
  g_autofree char *name = NULL;

  if (snapshot == NULL)
    return;
  name = g_strdup_printf (_ ("%s round %d.pdf"), snapshot->event->name, self->round);
  g_strdelimit (name, "/\\:*?\"<>|\n\r\t", ' ');
  brg_ui_pick_file (GTK_WIDGET (self), _ ("Save Everything for the Round"), BRG_FILE_SAVE, filters,
                    name, on_all_picked, self);
}
