/* brg-document-row.c - a paper in the list of papers
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-document-row.h"

#include <glib/gi18n.h>
#include <string.h>

#include "brg-paper-list.h"
#include "brg-paper-moment.h"
#include "brg-ui-words.h"
#include "brg-ui.h"

struct _BrgDocumentRow
{
  GtkListBoxRow parent_instance;

  GtkImage *image;
  GtkCheckButton *check;
  GtkLabel *title_label;
  GtkLabel *note_label;
  GtkWidget *copies_box;
  GtkLabel *copies_label;
  GtkLabel *sheets_label;

  const BrgPaper *paper;
  const BrgArchivedPaper *archived;
  char *heading;
  char *note;
  gboolean is_lacking;
  gboolean is_foreign;
  gboolean is_showing; /* the tick is being set, not clicked */
};

G_DEFINE_FINAL_TYPE (BrgDocumentRow, brg_document_row, GTK_TYPE_LIST_BOX_ROW)

enum
{
  TICKED,
  COPIES_CHANGED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

static void
on_check_toggled (BrgDocumentRow *self)
{
  if (!self->is_showing)
    g_signal_emit (self, signals[TICKED], 0);
}

static void
on_more_clicked (BrgDocumentRow *self)
{
  g_signal_emit (self, signals[COPIES_CHANGED], 0, 1);
}

static void
on_fewer_clicked (BrgDocumentRow *self)
{
  g_signal_emit (self, signals[COPIES_CHANGED], 0, -1);
}

static void
brg_document_row_finalize (GObject *object)
{
  BrgDocumentRow *self = BRG_DOCUMENT_ROW (object);

  g_free (self->heading);
  g_free (self->note);
  G_OBJECT_CLASS (brg_document_row_parent_class)->finalize (object);
}

static void
brg_document_row_class_init (BrgDocumentRowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = brg_document_row_finalize;
  signals[TICKED] = g_signal_new ("ticked", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL,
                                  NULL, NULL, G_TYPE_NONE, 0);
  signals[COPIES_CHANGED] =
      g_signal_new ("copies-changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                    NULL, G_TYPE_NONE, 1, G_TYPE_INT);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/org/berger/Berger/ui/brg-document-row.ui");
  gtk_widget_class_bind_template_child (widget_class, BrgDocumentRow, image);
  gtk_widget_class_bind_template_child (widget_class, BrgDocumentRow, check);
  gtk_widget_class_bind_template_child (widget_class, BrgDocumentRow, title_label);
  gtk_widget_class_bind_template_child (widget_class, BrgDocumentRow, note_label);
  gtk_widget_class_bind_template_child (widget_class, BrgDocumentRow, copies_box);
  gtk_widget_class_bind_template_child (widget_class, BrgDocumentRow, copies_label);
  gtk_widget_class_bind_template_child (widget_class, BrgDocumentRow, sheets_label);
  gtk_widget_class_bind_template_callback (widget_class, on_check_toggled);
  gtk_widget_class_bind_template_callback (widget_class, on_more_clicked);
  gtk_widget_class_bind_template_callback (widget_class, on_fewer_clicked);
}

static void
brg_document_row_init (BrgDocumentRow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

static void
show (BrgDocumentRow *self, const char *title, const char *note)
{
  self->note = g_strdup (note);
  gtk_label_set_text (self->title_label, title);
  gtk_label_set_text (self->note_label, note);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, title,
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, note, -1);
}

/* Why it cannot be printed, and where that is mended. */
static char *
dup_lack (const BrgPaper *paper, const BrgPaperSource *source, const char *lack)
{
  BrgPaperRemedy remedy = brg_paper_moment_get_remedy (paper, source->snapshot);

  /* Translators: why a paper cannot be printed; the name of a page, to which Enter goes */
  return g_strdup_printf (_ ("%s. Enter: page “%s”"), _ (lack), _ (remedy.title));
}

static void
show_paper (BrgDocumentRow *self,
            const BrgPaper *paper,
            const BrgPaperSource *source,
            const char *lack)
{
  g_autofree char *title = brg_paper_dup_title (paper, NULL, source->snapshot, source->round);
  g_autofree char *note =
      lack != NULL ? dup_lack (paper, source, lack)
                   : g_strdup (_ (brg_paper_get_note (paper, source->snapshot->event->rulebook)));

  self->paper = paper;
  self->is_lacking = lack != NULL;
  gtk_image_set_from_icon_name (self->image, paper->icon);
  show (self, title, note);
  /* What cannot be printed says why, and the keys come to it. */
  if (self->is_lacking)
    gtk_widget_add_css_class (GTK_WIDGET (self), "brg-lacking");
}

GtkWidget *
brg_document_row_new (const BrgPaper *paper, const BrgPaperSource *source)
{
  BrgDocumentRow *self;

  g_return_val_if_fail (paper != NULL && source != NULL, NULL);

  self = g_object_new (BRG_TYPE_DOCUMENT_ROW, NULL);
  show_paper (self, paper, source, brg_paper_find_lack (paper, source));
  self->heading =
      g_strdup (brg_paper_moment_get_title (brg_paper_moment_find (paper), source->snapshot));
  self->is_foreign = !brg_paper_is_listed (paper, source->snapshot);
  return GTK_WIDGET (self);
}

GtkWidget *
brg_document_row_new_of_set (const BrgPaperSetRow *row, const BrgPaperSource *source)
{
  BrgDocumentRow *self;

  g_return_val_if_fail (row != NULL && source != NULL, NULL);

  self = g_object_new (BRG_TYPE_DOCUMENT_ROW, NULL);
  show_paper (self, row->paper, source, row->lack);
  self->heading = g_strdup (row->lack != NULL ? _ ("Nothing to print") : _ (row->heading));
  gtk_widget_set_visible (GTK_WIDGET (self->image), FALSE);
  gtk_widget_set_visible (GTK_WIDGET (self->check), TRUE);
  gtk_widget_set_sensitive (GTK_WIDGET (self->check), row->lack == NULL);
  gtk_widget_set_visible (self->copies_box, row->lack == NULL);
  gtk_widget_set_visible (GTK_WIDGET (self->sheets_label), row->lack == NULL);
  return GTK_WIDGET (self);
}

void
brg_document_row_show_tick (BrgDocumentRow *self, gboolean is_wanted, gint copies, guint n_sheets)
{
  g_autofree char *number = g_strdup_printf ("%d", copies);
  g_autofree char *sheets = NULL;
  g_autofree char *said = NULL;

  g_return_if_fail (BRG_IS_DOCUMENT_ROW (self));

  if (self->is_lacking)
    return;
  self->is_showing = TRUE;
  gtk_check_button_set_active (self->check, is_wanted);
  self->is_showing = FALSE;
  sheets = is_wanted && n_sheets > 0 ? g_strdup_printf ("%u", n_sheets * (guint) copies)
                                     : g_strdup ("–");
  gtk_label_set_text (self->copies_label, number);
  gtk_label_set_text (self->sheets_label, sheets);
  gtk_widget_set_sensitive (self->copies_box, is_wanted);
  brg_ui_set_class (self, "brg-lacking", !is_wanted);
  said = is_wanted ? g_strdup_printf (
                         ngettext ("ticked, %d copy, %s", "ticked, %d copies, %s", (gulong) copies),
                         copies, self->note)
                   : g_strdup_printf (_ ("not ticked, %s"), self->note);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, said,
                                  -1);
}

/* What became of it since. */
static const char *
get_standing (const BrgArchivedPaper *archived)
{
  const char *lost = archived->printed->lost;

  if (g_str_equal (lost, "large"))
    return _ ("not kept (too large)");
  if (g_str_equal (lost, "long"))
    return _ ("not kept (too much text)");
  if (g_str_equal (lost, "full"))
    return _ ("not kept (the archive is full)");
  if (archived->printed->is_missing)
    return _ ("the file was taken away outside the program");
  if (!archived->printed->is_kept)
    return _ ("the file is not kept any more");
  if (archived->printed->is_private)
    return _ ("shows personal papers: in no copy");
  switch (archived->standing)
    {
    case BRG_PAPER_CORRECTED:
      return _ ("corrected since");
    case BRG_PAPER_NOT_COMPARED:
      return _ ("not compared");
    case BRG_PAPER_STANDS:
    default:
      return archived->has_old_letterhead ? _ ("with the letterhead of before") : _ ("as today");
    }
}

GtkWidget *
brg_document_row_new_archived (const BrgArchivedPaper *archived)
{
  const BrgPrintedPaper *printed;
  BrgDocumentRow *self;
  g_autofree char *title = NULL;
  g_autofree char *when = NULL;
  g_autofree char *note = NULL;

  g_return_val_if_fail (archived != NULL, NULL);

  printed = archived->printed;
  self = g_object_new (BRG_TYPE_DOCUMENT_ROW, NULL);
  self->archived = archived;
  self->paper = brg_paper_list_find (printed->kind);
  self->heading = g_strdup (_ ("Printed and saved"));
  /* Translators: number of a paper in the archive, its title */
  title = g_strdup_printf (_ ("No. %d. %s"), printed->number, printed->title);
  when = brg_ui_dup_when (printed->printed_at);
  note = g_strdup_printf ("%s · %s · %s · %d × %d\n%s", when,
                          printed->is_saved ? _ ("saved") : _ ("printed"),
                          brg_ui_get_language_name (printed->language), printed->copies,
                          printed->sheets, get_standing (archived));
  gtk_image_set_from_icon_name (self->image, archived->standing == BRG_PAPER_CORRECTED
                                                 ? "dialog-warning-symbolic"
                                                 : "document-open-recent-symbolic");
  show (self, title, note);
  return GTK_WIDGET (self);
}

const BrgPaper *
brg_document_row_get_paper (BrgDocumentRow *self)
{
  g_return_val_if_fail (BRG_IS_DOCUMENT_ROW (self), NULL);

  return self->paper;
}

const BrgArchivedPaper *
brg_document_row_get_archived (BrgDocumentRow *self)
{
  g_return_val_if_fail (BRG_IS_DOCUMENT_ROW (self), NULL);

  return self->archived;
}

const char *
brg_document_row_get_heading (BrgDocumentRow *self)
{
  g_return_val_if_fail (BRG_IS_DOCUMENT_ROW (self), NULL);

  return self->heading;
}

gboolean
brg_document_row_is_lacking (BrgDocumentRow *self)
{
  g_return_val_if_fail (BRG_IS_DOCUMENT_ROW (self), FALSE);

  return self->is_lacking;
}

gboolean
brg_document_row_is_foreign (BrgDocumentRow *self)
{
  g_return_val_if_fail (BRG_IS_DOCUMENT_ROW (self), FALSE);

  return self->is_foreign;
}

/* Every word of @text is somewhere in @all. */
static gboolean
has_words (const char *all, const char *text)
{
  g_autofree char *folded = g_utf8_casefold (all, -1);
  g_auto (GStrv) words = g_strsplit (text, " ", -1);

  for (guint i = 0; words[i] != NULL; i++)
    if (strstr (folded, words[i]) == NULL)
      return FALSE;
  return TRUE;
}

gboolean
brg_document_row_matches (BrgDocumentRow *self, const char *text)
{
  g_autofree char *all = NULL;

  g_return_val_if_fail (BRG_IS_DOCUMENT_ROW (self) && text != NULL, FALSE);

  /* Why a paper cannot be printed speaks of pages and of other papers. */
  all = g_strconcat (
      gtk_label_get_text (self->title_label), " ", self->is_lacking ? "" : self->note, " ",
      self->heading, " ", self->paper != NULL ? self->paper->id : "", " ",
      self->paper != NULL && self->paper->also != NULL ? _ (self->paper->also) : "", NULL);
  return has_words (all, text);
}

guint
brg_document_row_rank (BrgDocumentRow *self, const char *text)
{
  gboolean is_there;
  g_autofree char *folded = NULL;

  g_return_val_if_fail (BRG_IS_DOCUMENT_ROW (self) && text != NULL, 0);

  is_there = !self->is_lacking && !self->is_foreign;
  folded = g_utf8_casefold (gtk_label_get_text (self->title_label), -1);
  if (g_str_has_prefix (folded, text))
    return is_there ? 0 : 2;
  if (has_words (folded, text))
    return is_there ? 1 : 3;
  return is_there ? 4 : 5;
}
