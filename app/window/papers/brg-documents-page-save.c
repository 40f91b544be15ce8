/* brg-documents-page-save.c - the page of documents: papers to the printer and into files
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-documents-page-private.h"

#include <glib/gi18n.h>

#include "brg-event-document.h"
#include "brg-form-file.h"
#include "brg-output.h"
#include "brg-paper-file.h"
#include "brg-paper-list.h"
#include "brg-print.h"
#include "brg-ui.h"

/* The paper that is shown, as a job; NULL when there is nothing. */
static BrgPaperJob *
make_job (BrgDocumentsPage *self)
{
  BrgSnapshot *snapshot = brg_page_get_snapshot (BRG_PAGE (self));
  BrgStore *store = brg_session_get_store (brg_page_get_session (BRG_PAGE (self)));
  g_autofree char *now = brg_paper_file_dup_now ();
  g_autoptr (BrgPaperJob) job = NULL;
  BrgPaperSource source;
  BrgDocumentOptions options;

  if (snapshot == NULL)
    return NULL;
  if (brg_documents_page_is_set (self))
    return brg_documents_page_take_job (self);
  source = brg_documents_page_get_source (self, snapshot);
  job = brg_paper_job_new (store, snapshot, brg_documents_page_get_language (self), now);
  brg_documents_page_fill_options (self, self->paper, &options, job->words);
  if (!brg_paper_job_add (job, self->paper, &source, &options, 1, NULL))
    return NULL;
  return g_steal_pointer (&job);
}

void
brg_documents_page_print_paper (BrgDocumentsPage *self)
{
  g_autofree char *title = NULL;
  BrgPaperJob *job;

  if (brg_documents_page_is_set (self))
    {
      brg_documents_page_print_set (self);
      return;
    }
  if (self->view == BRG_DOCUMENTS_ARCHIVE)
    {
      brg_documents_page_print_archived (self);
      return;
    }
  title =
      brg_paper_dup_title (self->paper, NULL, brg_page_get_snapshot (BRG_PAGE (self)), self->round);
  job = make_job (self);
  if (job != NULL)
    {
      brg_documents_page_remember_choice (self);
      brg_print_job (GTK_WIDGET (self), job, title);
    }
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

/* What is saved is kept as what is printed. */
static void
on_pdf_picked (const char *path, gpointer data)
{
  BrgDocumentsPage *self = data;
  g_autoptr (BrgPaperJob) job = path != NULL ? make_job (self) : NULL;
  g_autoptr (GError) error = NULL;
  gboolean is_saved = job != NULL && brg_paper_job_write_pdf (job, path, &error);

  if (is_saved)
    {
      brg_print_keep (GTK_WIDGET (self), job, TRUE);
      brg_documents_page_remember_choice (self);
    }
  if (job != NULL)
    tell_saved (self, path, is_saved, error);
}

static void
on_archived_picked (const char *path, gpointer data)
{
  BrgDocumentsPage *self = data;
  g_autoptr (GBytes) pdf = path != NULL ? brg_documents_page_load_archived (self) : NULL;
  g_autoptr (GError) error = NULL;
  gconstpointer bytes;
  gsize size;
  gboolean is_saved;

  if (pdf == NULL)
    return;
  bytes = g_bytes_get_data (pdf, &size);
  is_saved = brg_output_write (path, bytes, (gssize) size, BRG_OUTPUT_PUBLIC, &error);
  tell_saved (self, path, is_saved, error);
}

/* The paper, or the set, whose language and title the name of its file has. */
static char *
dup_file_name (BrgDocumentsPage *self, const char *id, gint round, const char *extension)
{
  const BrgPrintedPaper *printed = self->view == BRG_DOCUMENTS_ARCHIVE && self->archived != NULL
                                       ? self->archived->printed
                                       : NULL;
  g_autoptr (BrgWords) words =
      brg_words_open (printed != NULL ? printed->language : brg_documents_page_get_language (self));
  const BrgPaper *paper = brg_documents_page_is_set (self) ? NULL : brg_paper_list_find (id);
  g_autofree char *title = NULL;

  if (paper == NULL)
    title = printed != NULL ? g_strdup (printed->title)
                            : g_strdup_printf (self->view == BRG_DOCUMENTS_BEFORE
                                                   ? W_ (words, "Papers before round %d")
                                                   : W_ (words, "Papers after round %d"),
                                               round);
  return brg_event_document_dup_file_name (brg_page_get_snapshot (BRG_PAGE (self)), words, paper,
                                           title, round, extension);
}

static void
pick_file (BrgDocumentsPage *self,
           const char *id,
           gint round,
           const char *extension,
           BrgFileFunc func)
{
  BrgSnapshot *snapshot = brg_page_get_snapshot (BRG_PAGE (self));
  g_autofree char *pattern = g_strconcat ("*.", extension, NULL);
  const char *const filters[] = { extension, pattern, NULL };
  g_autofree char *name = NULL;

  if (snapshot == NULL)
    return;
  name = dup_file_name (self, id, round, extension);
  brg_ui_pick_file (GTK_WIDGET (self), _ ("Save the Document"), BRG_FILE_SAVE, filters, name, func,
                    self);
}

void
brg_documents_page_save_pdf (BrgDocumentsPage *self)
{
  if (self->view == BRG_DOCUMENTS_ARCHIVE && self->archived == NULL)
    return;
  if (self->view == BRG_DOCUMENTS_ARCHIVE)
    pick_file (self, self->archived->printed->kind, self->archived->printed->round, "pdf",
               on_archived_picked);
  else
    pick_file (self,
               brg_documents_page_is_set (self)
                   ? brg_paper_preset_to_word ((BrgPaperPreset) self->view)
                   : self->paper->id,
               self->round, "pdf", on_pdf_picked);
}

static void
on_table_picked (const char *path, gpointer data)
{
  BrgDocumentsPage *self = data;
  const char *kind = brg_documents_page_get_table_kind (self);
  BrgFormFileKind known;
  g_autofree char *whole = NULL;
  g_autoptr (BrgForm) form =
      path != NULL ? brg_documents_page_make (self, self->paper, NULL) : NULL;
  g_autofree char *made_at = brg_paper_file_dup_now ();
  g_autoptr (BrgWords) words = NULL;
  g_autofree char *lost = NULL;
  g_autoptr (GError) error = NULL;
  gboolean is_saved;

  if (form == NULL)
    return;
  /* A name without a known end is of the kind that was chosen. */
  if (!brg_form_file_find_kind (path, &known))
    path = whole = g_strconcat (path, ".", kind, NULL);
  form->text_width = brg_documents_page_get_text_width (self);
  words = brg_words_open (brg_documents_page_get_language (self));
  is_saved = brg_paper_file_write (form, path, words, made_at,
                                   brg_documents_page_get_encoding (self), &lost, &error);
  if (is_saved && lost != NULL && *lost != '\0')
    {
      /* Translators: letters that an encoding has not */
      g_autofree char *body = g_strdup_printf (
          _ ("Windows-1251 has no “%s”: there are question marks. UTF-8 has every letter."), lost);

      brg_ui_tell (GTK_WIDGET (self), _ ("Saved, but not every letter"), body);
    }
  tell_saved (self, path, is_saved, error);
}

void
brg_documents_page_save_csv (BrgDocumentsPage *self)
{
  pick_file (self, self->paper->id, self->round, brg_documents_page_get_table_kind (self),
             on_table_picked);
}
