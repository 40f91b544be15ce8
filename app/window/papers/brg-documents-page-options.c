/* brg-documents-page-options.c - the page of documents: what its options say, and a paper made so
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-documents-page-private.h"

#include <glib/gi18n.h>

#include "brg-paper-file.h"
#include "brg-shell.h"
#include "brg-ui-words.h"

const char *
brg_documents_page_get_language (BrgDocumentsPage *self)
{
  guint index = adw_combo_row_get_selected (self->language_row);
  const char *const *languages = brg_ui_languages ();

  return index < g_strv_length ((char **) languages) ? languages[index] : languages[0];
}

void
brg_documents_page_fill_options (BrgDocumentsPage *self,
                                 const BrgPaper *paper,
                                 BrgDocumentOptions *options,
                                 const BrgWords *words)
{
  static const BrgDocumentOrder orders[] = {
    BRG_DOCUMENT_ORDER_USUAL,
    BRG_DOCUMENT_BY_NUMBER,
    BRG_DOCUMENT_BY_PLACE,
  };
  guint order = adw_combo_row_get_selected (self->order_row);

  brg_document_options_init (options, words);
  options->order = order < G_N_ELEMENTS (orders) ? orders[order] : orders[0];
  options->signatures = gtk_switch_get_active (self->signatures_switch);
  options->stamp = gtk_switch_get_active (self->stamp_switch);
  options->father_names = gtk_switch_get_active (self->father_names_switch);
  options->latin = brg_documents_page_get_latin (self);
  if (paper == NULL)
    return;
  if ((paper->wishes & BRG_WISH_COLUMNS) != 0)
    brg_wish_rows_show_columns (self->wishes, brg_page_get_snapshot (BRG_PAGE (self)), options);
  brg_wish_rows_apply (self->wishes, paper, options);
  if ((paper->wishes & BRG_WISH_TEXT) != 0)
    options->text = brg_documents_page_get_text (self);
}

gboolean
brg_documents_page_is_set (BrgDocumentsPage *self)
{
  return self->view == BRG_DOCUMENTS_BEFORE || self->view == BRG_DOCUMENTS_AFTER;
}

gint
brg_documents_page_get_round (BrgDocumentsPage *self)
{
  const BrgPaperSetRow *row = brg_documents_page_is_set (self) && self->set != NULL
                                  ? brg_paper_set_find (self->set, self->paper->id)
                                  : NULL;

  if (self->view == BRG_DOCUMENTS_ARCHIVE && self->archived != NULL)
    return self->archived->printed->round;
  return row != NULL ? row->round : self->round;
}

/* The board that was chosen; 0 for all. */
static gint
get_board (BrgDocumentsPage *self)
{
  guint chosen = adw_combo_row_get_selected (self->board_row);

  return self->view == BRG_DOCUMENTS_ALL && self->boards != NULL && chosen > 0 &&
                 chosen <= self->boards->len
             ? g_array_index (self->boards, gint, chosen - 1)
             : 0;
}

/* The delegation that was chosen; NULL for all of them and for the blank. */
static const char *
get_delegation (BrgDocumentsPage *self)
{
  guint chosen = adw_combo_row_get_selected (self->delegation_row);

  return self->delegations != NULL && chosen > 0 && chosen <= self->delegations->len
             ? self->delegations->pdata[chosen - 1]
             : NULL;
}

/* The blank stands behind the delegations. */
static gboolean
is_blank (BrgDocumentsPage *self)
{
  return self->delegations != NULL &&
         adw_combo_row_get_selected (self->delegation_row) == self->delegations->len + 1;
}

/* rus-draughts-2022 10.2.3, 10.3.2: by correspondence letters go to the players. */
static gboolean
may_show_addresses (BrgDocumentsPage *self)
{
  BrgSnapshot *snapshot = brg_page_get_snapshot (BRG_PAGE (self));

  return self->view == BRG_DOCUMENTS_ALL && snapshot != NULL && snapshot->group->is_postal &&
         (self->paper->wishes & BRG_WISH_ADDRESSES) != 0;
}

BrgPaperSource
brg_documents_page_get_source (BrgDocumentsPage *self, BrgSnapshot *snapshot)
{
  return (BrgPaperSource){
    .snapshot = brg_documents_page_get_named (self, snapshot),
    .store = brg_session_get_store (brg_page_get_session (BRG_PAGE (self))),
    .round = brg_documents_page_get_round (self),
    .diagrams = self->diagrams,
    .board = get_board (self),
    .delegation = get_delegation (self),
    .is_blank = is_blank (self),
    .shows_personal = gtk_switch_get_active (self->personal_switch) &&
                      (self->delegations != NULL || may_show_addresses (self)),
  };
}

void
brg_documents_page_fill_delegations (BrgDocumentsPage *self, BrgSnapshot *snapshot)
{
  g_autoptr (GtkStringList) names = NULL;
  guint chosen = adw_combo_row_get_selected (self->delegation_row);
  BrgPaperSource source = brg_documents_page_get_source (self, snapshot);

  source.delegation = NULL;
  g_clear_pointer (&self->delegations, g_ptr_array_unref);
  if (self->paper->list_delegations == NULL || !brg_paper_is_available (self->paper, &source))
    return;
  self->delegations = self->paper->list_delegations (&source);
  self->is_filling = TRUE;
  names = gtk_string_list_new (NULL);
  gtk_string_list_append (names, C_ ("delegations", "all"));
  for (guint i = 0; i < self->delegations->len; i++)
    {
      const char *name = self->delegations->pdata[i];

      gtk_string_list_append (names, *name != '\0' ? name : _ ("No delegation"));
    }
  gtk_string_list_append (names, C_ ("delegations", "blank form"));
  adw_combo_row_set_model (self->delegation_row, G_LIST_MODEL (names));
  if (chosen < g_list_model_get_n_items (G_LIST_MODEL (names)))
    adw_combo_row_set_selected (self->delegation_row, chosen);
  self->is_filling = FALSE;
}

BrgForm *
brg_documents_page_make (BrgDocumentsPage *self, const BrgPaper *paper, BrgDocument **document)
{
  BrgSnapshot *snapshot = brg_page_get_snapshot (BRG_PAGE (self));
  g_autoptr (BrgWords) words = brg_words_open (brg_documents_page_get_language (self));
  g_autofree char *printed_at = brg_paper_file_dup_now ();
  BrgPaperSource source;
  BrgDocumentOptions options;

  if (snapshot == NULL)
    return NULL;
  source = brg_documents_page_get_source (self, snapshot);
  if (!brg_paper_is_available (paper, &source))
    return NULL;
  brg_documents_page_fill_options (self, paper, &options, words);
  options.printed_at = printed_at;
  options.state = brg_paper_archive_find_state (paper, &source, &options);
  if (document == NULL)
    return brg_paper_new_form (paper, &source, &options, NULL);
  *document = brg_paper_new_document (paper, &source, &options, NULL);
  return NULL;
}

static void
show_row (GtkSwitch *option, gboolean is_shown)
{
  gtk_widget_set_visible (gtk_widget_get_ancestor (GTK_WIDGET (option), ADW_TYPE_ACTION_ROW),
                          is_shown);
}

static void
show_personal (BrgDocumentsPage *self, gboolean is_entry)
{
  GtkWidget *row =
      gtk_widget_get_ancestor (GTK_WIDGET (self->personal_switch), ADW_TYPE_ACTION_ROW);

  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), is_entry ? _ ("P_assport and address")
                                                                     : _ ("_Addresses of players"));
  show_row (self->personal_switch, is_entry || may_show_addresses (self));
}

void
brg_documents_page_update_options (BrgDocumentsPage *self)
{
  gboolean has_positions = (self->paper->needs & BRG_PAPER_FROM_POSITIONS) != 0;
  gboolean is_single = self->view == BRG_DOCUMENTS_ALL;
  gboolean is_entry = is_single && self->delegations != NULL;
  /* In a set they are for all papers of it. */
  BrgPaperNeeds needs = is_single ? self->paper->needs : 0;
  gboolean is_signed = !is_entry && (needs & BRG_PAPER_WITHOUT_SIGNATURES) == 0;

  /* What was printed is as it was. */
  gtk_widget_set_visible (GTK_WIDGET (self->options), self->view != BRG_DOCUMENTS_ARCHIVE);
  gtk_widget_set_visible (GTK_WIDGET (self->signatures_label), is_single && is_signed);

  gtk_widget_set_visible (GTK_WIDGET (self->order_row),
                          is_single && (self->paper->needs & BRG_PAPER_IN_ORDERS) != 0);
  gtk_widget_set_visible (GTK_WIDGET (self->board_row), is_single && self->boards != NULL);
  gtk_widget_set_visible (GTK_WIDGET (self->delegation_row), is_entry);
  brg_wish_rows_show (self->wishes, is_single ? self->paper : NULL);
  show_personal (self, is_entry);
  /* The names of a diagram are those that were handed over with it. An entry has signatures,
   * stamps and names as its sample has them. */
  show_row (self->father_names_switch,
            !has_positions && !is_entry && (needs & BRG_PAPER_WITHOUT_FATHER_NAMES) == 0);
  show_row (self->signatures_switch, is_signed);
  show_row (self->stamp_switch, is_signed);
  gtk_label_set_text (
      self->signatures_label,
      has_positions ? _ ("Signatures are below the last diagram.")
                    : _ ("Signatures are always on the page with the last row of the table."));
}

void
brg_documents_page_choose_language (BrgDocumentsPage *self)
{
  g_autofree char *chosen = brg_preferences_dup (
      brg_shell_get_preferences (brg_shell_find (GTK_WIDGET (self))), "document-language");
  const char *wanted = *chosen != '\0' ? chosen : brg_ui_get_language ();
  const char *const *languages = brg_ui_languages ();

  self->is_filling = TRUE;
  for (guint i = 0; languages[i] != NULL; i++)
    if (g_str_equal (languages[i], wanted))
      adw_combo_row_set_selected (self->language_row, i);
  self->is_filling = FALSE;
}

void
brg_documents_page_fill_languages (BrgDocumentsPage *self)
{
  g_autoptr (GtkStringList) names = gtk_string_list_new (NULL);
  const char *const *languages = brg_ui_languages ();

  for (guint i = 0; languages[i] != NULL; i++)
    gtk_string_list_append (names, brg_ui_get_language_name (languages[i]));
  self->is_filling = TRUE;
  adw_combo_row_set_model (self->language_row, G_LIST_MODEL (names));
  self->is_filling = FALSE;
}
