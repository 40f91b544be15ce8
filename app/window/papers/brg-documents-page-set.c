/* brg-documents-page-set.c - the page of documents: the papers of a round as one job
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-documents-page-private.h"

#include <glib/gi18n.h>

#include "brg-paper-file.h"
#include "brg-print.h"
#include "brg-shell.h"
#include "brg-ui.h"

static BrgStore *
get_store (BrgDocumentsPage *self)
{
  return brg_session_get_store (brg_page_get_session (BRG_PAGE (self)));
}

void
brg_documents_page_drop_job (BrgDocumentsPage *self)
{
  g_clear_pointer (&self->job, brg_paper_job_free);
}

/* Ticks that were set and not yet remembered stay while the set is the same. */
static void
keep_ticks (BrgDocumentsPage *self, const BrgPaperSet *old)
{
  for (guint i = 0; i < old->rows->len; i++)
    {
      const BrgPaperSetRow *was = &g_array_index (old->rows, BrgPaperSetRow, i);
      BrgPaperSetRow *row = brg_paper_set_find (self->set, was->paper->id);

      if (row == NULL)
        continue;
      row->is_wanted = was->is_wanted;
      row->copies = was->copies;
    }
}

/* A set opens with a paper that can be printed; where the reader went himself, there he stays. */
static void
choose_paper (BrgDocumentsPage *self)
{
  const BrgPaperSetRow *row = brg_paper_set_find (self->set, self->paper->id);
  gboolean stays = row != NULL && (!self->is_opened || row->lack == NULL);

  for (guint i = 0; !stays && i < self->set->rows->len; i++)
    {
      const BrgPaperSetRow *other = &g_array_index (self->set->rows, BrgPaperSetRow, i);

      stays = other->lack == NULL;
      if (stays || i == 0)
        self->paper = other->paper;
    }
  self->is_opened = FALSE;
}

void
brg_documents_page_load_set (BrgDocumentsPage *self, BrgSnapshot *snapshot)
{
  g_autoptr (BrgPaperSet) old = g_steal_pointer (&self->set);
  g_autoptr (GError) error = NULL;

  brg_documents_page_drop_job (self);
  if (!brg_documents_page_is_set (self))
    return;
  self->set = brg_paper_set_new (get_store (self), snapshot, (BrgPaperPreset) self->view,
                                 self->round, &error);
  if (self->set == NULL)
    brg_ui_tell (GTK_WIDGET (self), _ ("The set of papers cannot be read"), error->message);
  else if (old != NULL && !self->is_remembered && old->preset == self->set->preset)
    keep_ticks (self, old);
  else
    self->is_remembered = TRUE;
  if (self->set != NULL)
    choose_paper (self);
}

/* Lays out what has its tick and is not yet. */
static void
lay_out (BrgDocumentsPage *self)
{
  BrgSnapshot *snapshot = brg_page_get_snapshot (BRG_PAGE (self));
  g_autofree char *now = brg_paper_file_dup_now ();
  BrgDocumentOptions options;

  if (self->set == NULL || snapshot == NULL)
    return;
  if (self->job == NULL)
    self->job =
        brg_paper_job_new (get_store (self), snapshot, brg_documents_page_get_language (self), now);
  /* What is wished of one paper is not of the set. */
  brg_documents_page_fill_options (self, NULL, &options, self->job->words);
  for (guint i = 0; i < self->set->rows->len; i++)
    {
      const BrgPaperSetRow *row = &g_array_index (self->set->rows, BrgPaperSetRow, i);
      BrgPaperSource source = brg_paper_set_get_source (row, snapshot, get_store (self));

      if (row->is_wanted && row->lack == NULL &&
          brg_paper_job_find (self->job, row->paper->id) == NULL)
        {
          BrgDocumentOptions own = brg_paper_job_get_options (self->job, row->paper, &options);

          brg_paper_job_add (self->job, row->paper, &source, &own, row->copies, NULL);
        }
    }
}

/* Sheets of one copy; 0 for a paper that is not printed. */
static guint
count_sheets_of (BrgDocumentsPage *self, const BrgPaperSetRow *row)
{
  const BrgPaperJobPart *part =
      self->job != NULL && row->is_wanted ? brg_paper_job_find (self->job, row->paper->id) : NULL;

  return part != NULL ? brg_document_get_n_pages (part->document) : 0;
}

guint
brg_documents_page_count_sheets (BrgDocumentsPage *self)
{
  guint n_sheets = 0;

  for (guint i = 0; self->set != NULL && i < self->set->rows->len; i++)
    {
      const BrgPaperSetRow *row = &g_array_index (self->set->rows, BrgPaperSetRow, i);

      n_sheets += count_sheets_of (self, row) * (guint) row->copies;
    }
  return n_sheets;
}

static void
append_sum (BrgDocumentsPage *self, const BrgPaperSetRow *row)
{
  guint n_sheets = count_sheets_of (self, row);
  g_autofree char *title =
      brg_paper_dup_title (row->paper, NULL, brg_page_get_snapshot (BRG_PAGE (self)), row->round);
  g_autofree char *sum =
      g_strdup_printf ("%u × %d = %u", n_sheets, row->copies, n_sheets * (guint) row->copies);
  GtkWidget *box;
  GtkWidget *label;
  GtkWidget *figures;

  if (n_sheets == 0)
    return;
  box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);
  label = gtk_label_new (title);
  figures = gtk_label_new (sum);
  gtk_label_set_xalign (GTK_LABEL (label), 0.0f);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_max_width_chars (GTK_LABEL (label), 18);
  gtk_widget_set_hexpand (label, TRUE);
  gtk_widget_set_valign (figures, GTK_ALIGN_START);
  gtk_box_append (GTK_BOX (box), label);
  gtk_box_append (GTK_BOX (box), figures);
  gtk_box_append (self->job_rows, box);
}

static BrgDocumentRow *
find_row (BrgDocumentsPage *self, const BrgPaper *paper)
{
  GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (self->list));

  for (; child != NULL; child = gtk_widget_get_next_sibling (child))
    if (BRG_IS_DOCUMENT_ROW (child) &&
        brg_document_row_get_paper (BRG_DOCUMENT_ROW (child)) == paper)
      return BRG_DOCUMENT_ROW (child);
  return NULL;
}

void
brg_documents_page_show_set (BrgDocumentsPage *self)
{
  gboolean is_set = brg_documents_page_is_set (self) && self->set != NULL;

  gtk_widget_set_visible (self->job_box, is_set);
  gtk_widget_set_visible (self->legend, is_set);
  brg_ui_clear (self->job_rows);
  if (!is_set)
    return;
  lay_out (self);
  for (guint i = 0; i < self->set->rows->len; i++)
    {
      const BrgPaperSetRow *row = &g_array_index (self->set->rows, BrgPaperSetRow, i);
      BrgDocumentRow *shown = find_row (self, row->paper);

      if (shown != NULL)
        brg_document_row_show_tick (shown, row->is_wanted, row->copies,
                                    count_sheets_of (self, row));
      append_sum (self, row);
    }
}

static BrgPaperSetRow *
find_set_row (BrgDocumentsPage *self, BrgDocumentRow *row)
{
  BrgPaperSetRow *found = self->set != NULL
                              ? brg_paper_set_find (self->set, brg_document_row_get_paper (row)->id)
                              : NULL;

  return found != NULL && found->lack == NULL ? found : NULL;
}

gboolean
brg_documents_page_is_ticked (BrgDocumentsPage *self, BrgDocumentRow *row)
{
  const BrgPaperSetRow *found = brg_documents_page_is_set (self) ? find_set_row (self, row) : NULL;

  return found != NULL && found->is_wanted;
}

void
brg_documents_page_toggle (BrgDocumentsPage *self, BrgDocumentRow *row)
{
  BrgPaperSetRow *found = find_set_row (self, row);

  if (found == NULL)
    return;
  found->is_wanted = !found->is_wanted;
  self->is_remembered = FALSE;
  brg_documents_page_update (self);
  gtk_list_box_invalidate_filter (self->list);
}

void
brg_documents_page_change_copies (BrgDocumentsPage *self, BrgDocumentRow *row, gint step)
{
  BrgPaperSetRow *found = find_set_row (self, row);

  if (found == NULL || !found->is_wanted)
    return;
  found->copies = CLAMP (found->copies + step, 1, BRG_PRINTED_MOST_COPIES);
  self->is_remembered = FALSE;
  brg_documents_page_update (self);
}

/* The papers in the order of the set, with the copies of now; those without a tick are out. */
static void
sort_parts (BrgDocumentsPage *self)
{
  GPtrArray *parts = self->job->parts;

  for (guint i = 0; i < self->set->rows->len; i++)
    {
      const BrgPaperSetRow *row = &g_array_index (self->set->rows, BrgPaperSetRow, i);

      for (guint k = 0; k < parts->len; k++)
        {
          BrgPaperJobPart *part = parts->pdata[k];

          if (part->paper != row->paper)
            continue;
          part->copies = row->copies;
          if (row->is_wanted)
            g_ptr_array_add (parts, g_ptr_array_steal_index (parts, k));
          else
            g_ptr_array_remove_index (parts, k);
          break;
        }
    }
}

BrgPaperJob *
brg_documents_page_take_job (BrgDocumentsPage *self)
{
  BrgSession *session = brg_page_get_session (BRG_PAGE (self));
  BrgSnapshot *snapshot = brg_page_get_snapshot (BRG_PAGE (self));
  g_autoptr (BrgPaperJob) job = NULL;
  GError *error = NULL;

  if (self->set == NULL || snapshot == NULL)
    return NULL;
  lay_out (self);
  sort_parts (self);
  job = g_steal_pointer (&self->job);
  if (job->parts->len == 0)
    return NULL;
  /* Who only looks prints as he likes and leaves nothing. */
  if (!self->is_remembered && !brg_session_is_looking (session))
    {
      gboolean is_done =
          brg_paper_set_remember (self->set, get_store (self), snapshot->event->id, &error);

      self->is_remembered = is_done;
      brg_session_finish_as (session, "", is_done, error);
    }
  return g_steal_pointer (&job);
}

void
brg_documents_page_print_set (BrgDocumentsPage *self)
{
  g_autofree char *title =
      g_strdup_printf (self->view == BRG_DOCUMENTS_BEFORE ? _ ("Papers before round %d")
                                                          : _ ("Papers after round %d"),
                       self->round);
  g_autoptr (BrgPaperJob) job = brg_documents_page_take_job (self);

  if (job == NULL)
    return;
  brg_documents_page_remember_choice (self);
  brg_print_job (GTK_WIDGET (self), g_steal_pointer (&job), title);
}
