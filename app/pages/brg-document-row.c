/* brg-document-row.c - a paper in the list of papers
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-document-row.h"

#include <glib/gi18n.h>

#include "brg-document-title.h"

#define KIND_KEY "brg-kind"

static const struct
{
  const char *icon;
  const char *note;
} looks[BRG_N_DOCUMENT_KINDS] = {
  [BRG_DOCUMENT_PAIRINGS] = { "view-list-ordered-symbolic", N_ ("in large type") },
  [BRG_DOCUMENT_PAIRINGS_BY_NAME] = { "font-x-generic-symbolic", N_ ("find your board") },
  [BRG_DOCUMENT_STANDINGS] = { "view-sort-descending-symbolic", N_ ("places and coefficients") },
  [BRG_DOCUMENT_PROTOCOL] = { "x-office-document-symbolic", N_ ("appendix 6, signed") },
  [BRG_DOCUMENT_TABLE] = { "x-office-spreadsheet-symbolic", N_ ("appendix 9 or 10, signed") },
  [BRG_DOCUMENT_MATCHES] = { "system-users-symbolic", N_ ("signed by both captains") },
  [BRG_DOCUMENT_DRAW] = { "mail-read-symbolic", N_ ("numbers drawn by each player") },
  [BRG_DOCUMENT_PLAYOFF] = { "emblem-default-symbolic", N_ ("games between tied players") },
  [BRG_DOCUMENT_RATINGS] = { "view-sort-ascending-symbolic", N_ ("for the rating officer") },
  [BRG_DOCUMENT_NORMS] = { "starred-symbolic", N_ ("requirement by requirement") },
  [BRG_DOCUMENT_LOT_SLIP] = { "document-edit-symbolic", N_ ("signed by both players") },
  [BRG_DOCUMENT_DIAGRAM] = { "view-grid-symbolic", N_ ("chosen on the page Boards") },
  [BRG_DOCUMENT_CATEGORIES] = { "system-users-symbolic", N_ ("age groups, women, signed") },
  [BRG_DOCUMENT_TOTALS] = { "x-office-spreadsheet-symbolic", N_ ("appendix 11, signed") },
  [BRG_DOCUMENT_PRIZES] = { "starred-symbolic", N_ ("signed by the winners") },
  [BRG_DOCUMENT_CHANCES] = { "dialog-question-symbolic", N_ ("what each player can still win") },
  [BRG_DOCUMENT_BOARDS] = { "system-users-symbolic", N_ ("teams with their players, signed") },
  [BRG_DOCUMENT_INCIDENTS] = { "dialog-warning-symbolic", N_ ("all entries, signed") },
  [BRG_DOCUMENT_DECISION] = { "document-edit-symbolic", N_ ("signed by both players") },
  [BRG_DOCUMENT_PROTEST] = { "alarm-symbolic", N_ ("signed by the protester") },
  [BRG_DOCUMENT_APPEAL_DECISION] = { "emblem-ok-symbolic", N_ ("signed by those deciding") },
  [BRG_DOCUMENT_REPORT] = { "x-office-document-symbolic", N_ ("breaches and decisions, signed") },
  [BRG_DOCUMENT_PROGRESS] = { "view-list-ordered-symbolic", N_ ("place of each player after "
                                                                "each round") },
  [BRG_DOCUMENT_ENVELOPE] = { "mail-read-symbolic", N_ ("printed on the page Envelopes") },
  [BRG_DOCUMENT_RESUMPTION] = { "view-list-ordered-symbolic", N_ ("for the wall") },
  [BRG_DOCUMENT_DUTIES] = { "avatar-default-symbolic", N_ ("sectors of boards, signed") },
  [BRG_DOCUMENT_REGISTER] = { "x-office-document-symbolic", N_ ("signed") },
};

static GtkWidget *
make_title (const char *text)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_xalign (GTK_LABEL (label), 0.0f);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_width_chars (GTK_LABEL (label), 24);
  gtk_label_set_max_width_chars (GTK_LABEL (label), 28);
  return label;
}

static GtkWidget *
make_note (const char *text)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_xalign (GTK_LABEL (label), 0.0f);
  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  gtk_widget_add_css_class (label, "brg-small");
  gtk_widget_add_css_class (label, "brg-dim");
  return label;
}

GtkWidget *
brg_document_row_new (BrgDocumentKind kind, gint round)
{
  g_autofree char *title = NULL;
  GtkWidget *row;
  GtkWidget *box;
  GtkWidget *texts;

  g_return_val_if_fail (kind < BRG_N_DOCUMENT_KINDS, NULL);

  title = brg_document_dup_title (kind, round);
  row = gtk_list_box_row_new ();
  box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 10);
  texts = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  gtk_box_append (GTK_BOX (texts), make_title (title));
  gtk_box_append (GTK_BOX (texts), make_note (_ (looks[kind].note)));
  gtk_box_append (GTK_BOX (box), gtk_image_new_from_icon_name (looks[kind].icon));
  gtk_box_append (GTK_BOX (box), texts);
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), box);
  gtk_accessible_update_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_LABEL, title, -1);
  g_object_set_data (G_OBJECT (row), KIND_KEY, GUINT_TO_POINTER (kind));
  return row;
}

BrgDocumentKind
brg_document_row_get_kind (GtkListBoxRow *row)
{
  g_return_val_if_fail (GTK_IS_LIST_BOX_ROW (row), BRG_DOCUMENT_PROTOCOL);

  return GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (row), KIND_KEY));
}
