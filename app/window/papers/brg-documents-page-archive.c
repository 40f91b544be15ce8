/* brg-documents-page-archive.c - the page of documents: papers as they were printed
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-documents-page-private.h"

#include <glib/gi18n.h>

#include "brg-output.h"
#include "brg-paper-changes.h"
#include "brg-paper-file.h"
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

/* Both of a corrected paper: where it differs from the one that was printed, and it as it would be
 * now; as it was it is opened or printed. */
BrgDocument *
brg_documents_page_make_archived (BrgDocumentsPage *self)
{
  BrgSnapshot *snapshot = brg_page_get_snapshot (BRG_PAGE (self));
  g_autofree char *now = NULL;

  self->shows_as_printed = FALSE;
  if (self->archived == NULL)
    return NULL;
  if (self->archived->standing == BRG_PAPER_CORRECTED && self->archived->printed->is_kept &&
      gtk_toggle_button_get_active (self->then_toggle))
    return brg_paper_changes_new_document (self->archived, get_store (self), snapshot, NULL);
  now = brg_paper_file_dup_now ();
  return brg_paper_changes_make_today (self->archived, get_store (self), snapshot, now,
                                       &self->shows_as_printed);
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

/* A file of its own in the folder of this session, which nobody else reads. */
static char *
write_opened (BrgDocumentsPage *self, GBytes *pdf, GError **error)
{
  g_autofree char *folder = g_dir_make_tmp ("berger-XXXXXX", error);
  g_autofree char *name =
      g_strdup_printf ("%d.pdf", self->archived != NULL ? self->archived->printed->number : 0);
  g_autofree char *path = folder != NULL ? g_build_filename (folder, name, NULL) : NULL;
  gsize size;
  const char *data = g_bytes_get_data (pdf, &size);

  return path != NULL && brg_output_write (path, data, (gssize) size, BRG_OUTPUT_PRIVATE, error)
             ? g_steal_pointer (&path)
             : NULL;
}

void
brg_documents_page_open_archived (BrgDocumentsPage *self)
{
  g_autoptr (GBytes) pdf = brg_documents_page_load_archived (self);
  g_autoptr (GError) error = NULL;
  g_autofree char *path = pdf != NULL ? write_opened (self, pdf, &error) : NULL;
  g_autofree char *uri = path != NULL ? g_filename_to_uri (path, NULL, &error) : NULL;

  if (pdf != NULL && (uri == NULL || !g_app_info_launch_default_for_uri (uri, NULL, &error)))
    brg_ui_tell (GTK_WIDGET (self), _ ("The paper cannot be opened"),
                 error != NULL ? error->message : NULL);
}

static void
on_drop_answered (const char *answer, gpointer data)
{
  BrgDocumentsPage *self = data;
  BrgSession *session = brg_page_get_session (BRG_PAGE (self));
  GError *error = NULL;
  gboolean is_done;

  if (!g_str_equal (answer, "yes") || self->archived == NULL)
    return;
  is_done =
      brg_store_drop_printed (get_store (self), brg_page_get_snapshot (BRG_PAGE (self))->group->id,
                              self->archived->printed->number, &error);
  brg_session_finish (session, is_done, error);
}

void
brg_documents_page_drop_archived (BrgDocumentsPage *self)
{
  g_autofree char *heading = NULL;

  if (self->archived == NULL)
    return;
  /* Translators: number of a paper in the archive */
  heading = g_strdup_printf (_ ("Take the file of paper No. %d out of the archive?"),
                             self->archived->printed->number);
  brg_ui_ask (GTK_WIDGET (self), heading,
              _ ("It cannot be printed again, and nothing brings it back. That it was printed, and "
                 "its hash, stay in the journal."),
              NULL, _ ("_Take out"), TRUE, on_drop_answered, self);
}
