/* brg-documents-page.c - the papers of an event with a live preview
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-documents-page-private.h"

#include <glib/gi18n.h>

#include "brg-board-label.h"
#include "brg-document-row.h"
#include "brg-grey.h"
#include "brg-next-step.h"
#include "brg-paper-list.h"
#include "brg-shell.h"
#include "brg-snapshot-mark.h"
#include "brg-tab-bin.h"
#include "brg-template.h"
#include "brg-ui.h"

G_DEFINE_FINAL_TYPE (BrgDocumentsPage, brg_documents_page, BRG_TYPE_PAGE)

/* The paper that is shown first, and where another one is not to be had. */
#define USUAL_PAPER "protocol"

/* Why nothing can be made of the paper; %NULL when it can. */
static const char *
find_why (BrgDocumentsPage *self, guint n_pages)
{
  BrgPaperSource source =
      brg_documents_page_get_source (self, brg_page_get_snapshot (BRG_PAGE (self)));
  const char *lack = brg_paper_find_lack (self->paper, &source);

  if (lack != NULL)
    return _ (lack);
  return n_pages > 0 ? NULL : _ ("There is nothing to print.");
}

static void
update_buttons (BrgDocumentsPage *self)
{
  const BrgDocument *document = brg_preview_get_document (self->preview);
  guint n_pages = document != NULL ? brg_document_get_n_pages (document) : 0;
  const char *why = find_why (self, n_pages);
  g_autofree char *text =
      g_strdup_printf (ngettext ("_Print, %u page", "_Print, %u pages", n_pages), n_pages);

  adw_button_content_set_label (self->print_content, text);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->print_button),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, text, -1);
  brg_grey_set (self->print_button, why);
  brg_grey_set (self->pdf_button, why);
  brg_grey_set (self->csv_button, why != NULL ? why
                                  : !brg_paper_is_form (self->paper)
                                      ? _ ("This paper has no table.")
                                      : NULL);
  brg_grey_set (self->all_button, why);
}

/* What the paper is, or why there is none. */
static const char *
get_state_text (BrgDocumentsPage *self)
{
  BrgPaperSource source =
      brg_documents_page_get_source (self, brg_page_get_snapshot (BRG_PAGE (self)));
  const char *lack = brg_paper_find_lack (self->paper, &source);

  if (lack != NULL)
    return _ (lack);
  switch (brg_paper_find_state (self->paper, brg_page_get_snapshot (BRG_PAGE (self)), self->round))
    {
    case BRG_DOCUMENT_PROVISIONAL:
      if (brg_snapshot_is_doubted (brg_page_get_snapshot (BRG_PAGE (self))))
        return _ ("provisional: the journal does not prove the file");
      return _ ("provisional: results missing or games adjourned");
    case BRG_DOCUMENT_FINAL:
      return _ ("final");
    case BRG_DOCUMENT_STATE_NONE:
    case BRG_DOCUMENT_CORRECTED:
    default:
      return "";
    }
}

static void
update_document (BrgDocumentsPage *self)
{
  BrgDocument *document = NULL;
  g_autofree char *title = NULL;

  if (brg_page_get_snapshot (BRG_PAGE (self)) == NULL || self->is_filling)
    return;
  title = brg_paper_dup_title (self->paper, self->round);
  gtk_label_set_text (self->title_label, title);
  gtk_label_set_text (self->state_label, get_state_text (self));
  brg_documents_page_make (self, self->paper, &document);
  brg_preview_set_document (self->preview, document);
  brg_documents_page_update_options (self);
  update_buttons (self);
  brg_shell_update_title (brg_shell_find (GTK_WIDGET (self)));
}

static void
append_row (BrgDocumentsPage *self, const BrgPaper *paper, const BrgPaperSource *source)
{
  GtkWidget *row = brg_document_row_new (paper, source);

  gtk_list_box_append (self->list, row);
  if (paper == self->paper)
    gtk_list_box_select_row (self->list, GTK_LIST_BOX_ROW (row));
}

static void
fill_list (BrgDocumentsPage *self, BrgSnapshot *snapshot)
{
  BrgPaperSource source = brg_documents_page_get_source (self, snapshot);
  guint n_papers;
  const BrgPaper *papers = brg_paper_list (&n_papers);

  source.board = 0;
  self->is_filling = TRUE;
  brg_ui_clear (self->list);
  for (guint i = 0; i < n_papers; i++)
    if (brg_paper_is_listed (&papers[i], snapshot))
      append_row (self, &papers[i], &source);
  self->is_filling = FALSE;
}

static void
add_heading (GtkListBoxRow *row, GtkListBoxRow *before, gpointer data G_GNUC_UNUSED)
{
  const char *group = brg_document_row_get_paper (BRG_DOCUMENT_ROW (row))->group;
  GtkWidget *label;

  if (before != NULL &&
      g_str_equal (group, brg_document_row_get_paper (BRG_DOCUMENT_ROW (before))->group))
    {
      gtk_list_box_row_set_header (row, NULL);
      return;
    }
  label = gtk_label_new (_ (group));
  gtk_label_set_xalign (GTK_LABEL (label), 0.0f);
  gtk_widget_add_css_class (label, "brg-list-heading");
  gtk_list_box_row_set_header (row, label);
}

static void
fill_rounds (BrgDocumentsPage *self, BrgSnapshot *snapshot)
{
  g_autoptr (GtkStringList) names = gtk_string_list_new (NULL);
  gint n_rounds = MAX (1, (gint) snapshot->rounds->len);

  self->is_filling = TRUE;
  for (gint round = 1; round <= n_rounds; round++)
    gtk_string_list_take (names, g_strdup_printf (_ ("Round %d"), round));
  self->round = CLAMP (self->round, 0, n_rounds);
  if (self->round == 0)
    self->round = brg_snapshot_current_round (snapshot);
  gtk_drop_down_set_model (self->round_choice, G_LIST_MODEL (names));
  gtk_drop_down_set_selected (self->round_choice, (guint) self->round - 1);
  self->is_filling = FALSE;
}

/* The boards of the paper that is shown, if it can be printed of one; the first choice is the whole
 * round. */
static void
fill_boards (BrgDocumentsPage *self, BrgSnapshot *snapshot)
{
  g_autoptr (GtkStringList) names = NULL;
  guint chosen = adw_combo_row_get_selected (self->board_row);
  BrgPaperSource source = brg_documents_page_get_source (self, snapshot);

  g_clear_pointer (&self->boards, g_array_unref);
  source.board = 0;
  if (self->paper->list_boards == NULL || !brg_paper_is_available (self->paper, &source))
    return;
  self->boards = self->paper->list_boards (&source);
  self->is_filling = TRUE;
  names = gtk_string_list_new (NULL);
  gtk_string_list_append (names, _ ("all of the round"));
  for (guint i = 0; i < self->boards->len; i++)
    {
      g_autofree char *board =
          brg_board_label_of_number (snapshot, g_array_index (self->boards, gint, i));

      gtk_string_list_take (names, g_strdup_printf (_ ("Board %s"), board));
    }
  adw_combo_row_set_model (self->board_row, G_LIST_MODEL (names));
  if (chosen < g_list_model_get_n_items (G_LIST_MODEL (names)))
    adw_combo_row_set_selected (self->board_row, chosen);
  self->is_filling = FALSE;
}

/* Another round, or another group: a paper that it has not gives way to the usual one. */
static void
fill_papers (BrgDocumentsPage *self, BrgSnapshot *snapshot)
{
  if (!brg_paper_is_listed (self->paper, snapshot))
    self->paper = brg_paper_list_find (USUAL_PAPER);
  fill_boards (self, snapshot);
  brg_documents_page_fill_delegations (self, snapshot);
  fill_list (self, snapshot);
  update_document (self);
}

/* Positions of another group are not kept. */
static void
drop_foreign_diagrams (BrgDocumentsPage *self, BrgSnapshot *snapshot)
{
  if (self->diagrams == NULL || snapshot->group->id == self->diagrams_group)
    return;
  g_clear_pointer (&self->diagrams, g_ptr_array_unref);
  if ((self->paper->needs & BRG_PAPER_FROM_POSITIONS) != 0)
    self->paper = brg_paper_list_find (USUAL_PAPER);
}

static void
brg_documents_page_refresh (BrgPage *page, BrgSnapshot *snapshot)
{
  BrgDocumentsPage *self = BRG_DOCUMENTS_PAGE (page);

  drop_foreign_diagrams (self, snapshot);
  brg_documents_page_choose_language (self);
  fill_rounds (self, snapshot);
  fill_papers (self, snapshot);
}

static void
on_round_chosen (BrgDocumentsPage *self)
{
  BrgSnapshot *snapshot = brg_page_get_snapshot (BRG_PAGE (self));

  if (self->is_filling || snapshot == NULL)
    return;
  self->round = (gint) gtk_drop_down_get_selected (self->round_choice) + 1;
  fill_papers (self, snapshot);
}

static void
on_row_selected (BrgDocumentsPage *self, GtkListBoxRow *row)
{
  BrgSnapshot *snapshot = brg_page_get_snapshot (BRG_PAGE (self));

  if (self->is_filling || row == NULL || snapshot == NULL)
    return;
  self->paper = brg_document_row_get_paper (BRG_DOCUMENT_ROW (row));
  fill_boards (self, snapshot);
  brg_documents_page_fill_delegations (self, snapshot);
  update_document (self);
}

static void
on_language_chosen (BrgDocumentsPage *self)
{
  if (self->is_filling)
    return;
  brg_preferences_set (brg_shell_get_preferences (brg_shell_find (GTK_WIDGET (self))),
                       "document-language", brg_documents_page_get_language (self));
  update_document (self);
}

static void
on_wish_changed (gpointer data)
{
  update_document (data);
}

static void
brg_documents_page_print (BrgPage *page)
{
  brg_documents_page_print_paper (BRG_DOCUMENTS_PAGE (page));
}

static void
save_pdf (GtkWidget *widget, const char *action G_GNUC_UNUSED, GVariant *parameter G_GNUC_UNUSED)
{
  BrgDocumentsPage *self = BRG_DOCUMENTS_PAGE (widget);

  if (gtk_widget_get_sensitive (GTK_WIDGET (self->pdf_button)))
    brg_documents_page_save_pdf (self);
}

static char *
brg_documents_page_dup_subtitle (BrgPage *page, BrgSnapshot *snapshot G_GNUC_UNUSED)
{
  BrgDocumentsPage *self = BRG_DOCUMENTS_PAGE (page);

  return brg_paper_dup_title (self->paper, self->round);
}

/* Before round 1 the usual paper is grey and takes no focus: the first that can be made does. */
static gboolean
focus_available (BrgDocumentsPage *self)
{
  GtkListBoxRow *row;

  for (int i = 0; (row = gtk_list_box_get_row_at_index (self->list, i)) != NULL; i++)
    if (gtk_widget_is_sensitive (GTK_WIDGET (row)) && gtk_widget_grab_focus (GTK_WIDGET (row)))
      return TRUE;
  return gtk_widget_grab_focus (GTK_WIDGET (self->list));
}

static gboolean
brg_documents_page_take_focus (BrgPage *page)
{
  BrgDocumentsPage *self = BRG_DOCUMENTS_PAGE (page);
  GtkListBoxRow *row = gtk_list_box_get_selected_row (self->list);

  /* In a narrow window the list is put away, and what is not seen takes no focus. */
  if (!brg_sides_get_reveal_side (self->list_sides))
    return gtk_widget_grab_focus (GTK_WIDGET (self->preview));
  return (row != NULL && gtk_widget_grab_focus (GTK_WIDGET (row))) || focus_available (self);
}

/* `protocol/5`: a paper and a round. */
static void
brg_documents_page_go_to (BrgPage *page, const char *target)
{
  BrgDocumentsPage *self = BRG_DOCUMENTS_PAGE (page);
  g_auto (GStrv) parts = g_strsplit (target, "/", 2);
  BrgSnapshot *snapshot = brg_page_get_snapshot (page);

  const BrgPaper *paper = parts[0] != NULL ? brg_paper_list_find (parts[0]) : NULL;

  if (paper == NULL || snapshot == NULL)
    return;
  self->paper = paper;
  if (parts[1] != NULL)
    self->round = (gint) g_ascii_strtoll (parts[1], NULL, 10);
  brg_documents_page_refresh (page, snapshot);
}

void
brg_documents_page_show_diagrams (GtkWidget *from, GPtrArray *diagrams)
{
  BrgShell *shell = brg_shell_find (from);
  BrgDocumentsPage *self = BRG_DOCUMENTS_PAGE (brg_shell_get_page (shell, "documents"));
  BrgSnapshot *snapshot = brg_page_get_snapshot (BRG_PAGE (self));

  g_return_if_fail (diagrams != NULL && diagrams->len > 0);

  g_clear_pointer (&self->diagrams, g_ptr_array_unref);
  self->diagrams = diagrams;
  self->diagrams_group = snapshot != NULL ? snapshot->group->id : 0;
  brg_shell_go (shell, "documents", "diagram");
}

static void
brg_documents_page_dispose (GObject *object)
{
  BrgDocumentsPage *self = BRG_DOCUMENTS_PAGE (object);

  g_clear_pointer (&self->diagrams, g_ptr_array_unref);
  g_clear_pointer (&self->boards, g_array_unref);
  g_clear_pointer (&self->delegations, g_ptr_array_unref);
  g_clear_pointer (&self->wishes, brg_wish_rows_free);
  G_OBJECT_CLASS (brg_documents_page_parent_class)->dispose (object);
}

#define CHILD(name) BRG_TEMPLATE_CHILD (BrgDocumentsPage, name)

static const BrgTemplateChild children[] = {
  CHILD (round_choice),     CHILD (list_sides),
  CHILD (pane_sides),       CHILD (list_toggle),
  CHILD (pane_toggle),      CHILD (state_label),
  CHILD (all_button),       CHILD (list),
  CHILD (preview),          CHILD (title_label),
  CHILD (language_row),     CHILD (board_row),
  CHILD (order_row),        CHILD (signatures_switch),
  CHILD (stamp_switch),     CHILD (father_names_switch),
  CHILD (signatures_label), CHILD (print_button),
  CHILD (print_content),    CHILD (pdf_button),
  CHILD (csv_button),       CHILD (delegation_row),
  CHILD (personal_switch),  CHILD (options),
};

static const BrgTemplateCallback callbacks[] = {
  BRG_TEMPLATE_CALLBACK (brg_page_take_focus),
  BRG_TEMPLATE_CALLBACK (on_round_chosen),
  BRG_TEMPLATE_CALLBACK (on_row_selected),
  BRG_TEMPLATE_CALLBACK (on_language_chosen),
  BRG_TEMPLATE_CALLBACK (update_document),
  BRG_TEMPLATE_CALLBACK (brg_documents_page_print_paper),
  BRG_TEMPLATE_CALLBACK (brg_documents_page_save_pdf),
  BRG_TEMPLATE_CALLBACK (brg_documents_page_save_csv),
  BRG_TEMPLATE_CALLBACK (brg_documents_page_save_all),
};

static void
brg_documents_page_class_init (BrgDocumentsPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  BrgPageClass *page_class = BRG_PAGE_CLASS (klass);

  g_type_ensure (BRG_TYPE_PREVIEW);
  g_type_ensure (BRG_TYPE_SIDES);
  g_type_ensure (BRG_TYPE_TAB_BIN);
  G_OBJECT_CLASS (klass)->dispose = brg_documents_page_dispose;
  page_class->refresh = brg_documents_page_refresh;
  page_class->take_focus = brg_documents_page_take_focus;
  page_class->go_to = brg_documents_page_go_to;
  page_class->dup_subtitle = brg_documents_page_dup_subtitle;
  page_class->print = brg_documents_page_print;
  brg_template_set (klass, "brg-documents-page", children, G_N_ELEMENTS (children));
  brg_template_set_callbacks (klass, callbacks, G_N_ELEMENTS (callbacks));
  gtk_widget_class_install_action (widget_class, "documents.save-pdf", NULL, save_pdf);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_s, GDK_CONTROL_MASK,
                                       "documents.save-pdf", NULL);
}

static void
brg_documents_page_init (BrgDocumentsPage *self)
{
  self->paper = brg_paper_list_find (USUAL_PAPER);
  gtk_widget_init_template (GTK_WIDGET (self));
  brg_sides_show_while_folded (self->list_sides, GTK_WIDGET (self->list_toggle));
  brg_sides_show_while_folded (self->pane_sides, GTK_WIDGET (self->pane_toggle));
  brg_documents_page_fill_languages (self);
  self->wishes = brg_wish_rows_new (self->options, on_wish_changed, self);
  gtk_list_box_set_header_func (self->list, add_heading, NULL, NULL);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->list), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ ("Documents"), -1);
}
