/* brg-documents-page-archive.c - the page of documents: papers as they were printed
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-documents-page-private.h"

#include <glib/gi18n.h>

#include "brg-paper-choice.h"
#include "brg-paper-list.h"
#include "brg-print-pdf.h"
#include "brg-store-printed.h"
#include "brg-ui.h"

static BrgStore *
get_store (BrgDocumentsPage *self)
{
  return brg_session_get_store (brg_page_get_session (BRG_PAGE (self)));
}

void
brg_documents_page_load_archive (BrgDocumentsPage *self, BrgSnapshot *snapshot)
{
  gint number = self->archived != NULL ? self->archived->printed->number : 0;
  g_autoptr (GError) error = NULL;

  self->archived = NULL;
  g_clear_pointer (&self->archive, g_ptr_array_unref);
  if (self->view != BRG_DOCUMENTS_ARCHIVE)
    return;
  self->archive = brg_paper_archive_list (get_store (self), snapshot, &error);
  if (self->archive == NULL)
    brg_ui_tell (GTK_WIDGET (self), _ ("The archive cannot be read"), error->message);
  for (guint i = 0; self->archive != NULL && i < self->archive->len; i++)
    {
      const BrgArchivedPaper *archived = self->archive->pdata[i];

      if (self->archived == NULL || archived->printed->number == number)
        self->archived = archived;
    }
}

BrgDocument *
brg_documents_page_make_archived (BrgDocumentsPage *self)
{
  const BrgPrintedPaper *printed = self->archived != NULL ? self->archived->printed : NULL;
  const BrgPaper *paper = printed != NULL ? brg_paper_list_find (printed->kind) : NULL;
  BrgPaperSource source = { .snapshot = brg_page_get_snapshot (BRG_PAGE (self)),
                            .store = get_store (self) };
  g_autoptr (BrgWords) words = NULL;
  BrgDocumentOptions options;

  if (paper == NULL || self->archived->standing != BRG_PAPER_STANDS)
    return NULL;
  words = brg_words_open (printed->language);
  brg_document_options_init (&options, words);
  brg_paper_choice_from_text (printed->choice, &source, &options);
  source.round = printed->round;
  options.printed_at = printed->printed_at;
  options.state = brg_paper_find_state (paper, source.snapshot, source.round);
  return brg_paper_new_document (paper, &source, &options, NULL);
}

GBytes *
brg_documents_page_load_archived (BrgDocumentsPage *self)
{
  g_autoptr (GError) error = NULL;
  GBytes *pdf;

  if (self->archived == NULL)
    return NULL;
  pdf = brg_store_load_printed (get_store (self), self->archived->printed, &error);
  if (pdf == NULL)
    brg_ui_tell (GTK_WIDGET (self), _ ("The paper cannot be given back"), error->message);
  return pdf;
}

void
brg_documents_page_print_archived (BrgDocumentsPage *self)
{
  g_autoptr (GBytes) pdf = brg_documents_page_load_archived (self);

  if (pdf != NULL)
    brg_print_pdf (GTK_WIDGET (self), pdf, self->archived->printed->title);
}
