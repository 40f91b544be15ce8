/* brg-document-row.c - a paper in the list of papers
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-document-row.h"

#include <glib/gi18n.h>

struct _BrgDocumentRow
{
  GtkListBoxRow parent_instance;

  GtkImage *image;
  GtkLabel *title_label;
  GtkLabel *note_label;

  const BrgPaper *paper;
};

G_DEFINE_FINAL_TYPE (BrgDocumentRow, brg_document_row, GTK_TYPE_LIST_BOX_ROW)

static void
brg_document_row_class_init (BrgDocumentRowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/org/berger/Berger/ui/brg-document-row.ui");
  gtk_widget_class_bind_template_child (widget_class, BrgDocumentRow, image);
  gtk_widget_class_bind_template_child (widget_class, BrgDocumentRow, title_label);
  gtk_widget_class_bind_template_child (widget_class, BrgDocumentRow, note_label);
}

static void
brg_document_row_init (BrgDocumentRow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

GtkWidget *
brg_document_row_new (const BrgPaper *paper, const BrgPaperSource *source)
{
  g_autofree char *title = NULL;
  const char *lack;
  const char *note;
  BrgDocumentRow *self;

  g_return_val_if_fail (paper != NULL && source != NULL, NULL);

  lack = brg_paper_find_lack (paper, source);
  note = lack != NULL ? lack : brg_paper_get_note (paper, source->snapshot->event->rulebook);
  self = g_object_new (BRG_TYPE_DOCUMENT_ROW, NULL);
  self->paper = paper;
  title = brg_paper_dup_title (paper, source->round);
  gtk_image_set_from_icon_name (self->image, paper->icon);
  gtk_label_set_text (self->title_label, title);
  gtk_label_set_text (self->note_label, _ (note));
  /* What cannot be printed says why. */
  gtk_widget_set_sensitive (GTK_WIDGET (self), lack == NULL);
  gtk_widget_set_tooltip_text (GTK_WIDGET (self), lack != NULL ? _ (lack) : NULL);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, title,
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, _ (note), -1);
  return GTK_WIDGET (self);
}

const BrgPaper *
brg_document_row_get_paper (BrgDocumentRow *self)
{
  g_return_val_if_fail (BRG_IS_DOCUMENT_ROW (self), NULL);

  return self->paper;
}
