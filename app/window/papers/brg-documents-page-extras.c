/* brg-documents-page-extras.c - the page of documents: names in Latin letters, encoding, texts of
 * the event, what the report lacks, what is remembered of a paper
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-documents-page-private.h"

#include <glib/gi18n.h>

#include "brg-final-report.h"
#include "brg-latin-names.h"
#include "brg-paper-choice.h"
#include "brg-shell.h"
#include "brg-store-letterhead.h"
#include "brg-store-paper-template.h"
#include "brg-text-sheet.h"
#include "brg-ui.h"
#include "brg-whole-choices.h"

/* In the order of the rows. */
static const BrgTransliteration tables[] = { BRG_TRANSLITERATE_NOT, BRG_TRANSLITERATE_ISO9,
                                             BRG_TRANSLITERATE_PASSPORT, BRG_TRANSLITERATE_FIDE };
/* Of the usual Braille display. */
#define BRAILLE_CELLS 40

static const char *const table_kinds[] = { "csv", "xlsx", "fods", "html", "txt", "txt" };
static const BrgEncoding encodings[] = { BRG_ENCODING_UTF8, BRG_ENCODING_WINDOWS_1251 };

static BrgStore *
get_store (BrgDocumentsPage *self)
{
  return brg_session_get_store (brg_page_get_session (BRG_PAGE (self)));
}

/* ----- Rows ----- */

static void
on_changed (BrgDocumentsPage *self)
{
  brg_documents_page_drop_job (self);
  brg_documents_page_update (self);
}

static AdwComboRow *
add_row (BrgDocumentsPage *self, const char *title, const char *const *names)
{
  AdwComboRow *row = ADW_COMBO_ROW (adw_combo_row_new ());
  g_autoptr (GtkStringList) model = gtk_string_list_new (NULL);

  for (guint i = 0; names[i] != NULL; i++)
    gtk_string_list_append (model, _ (names[i]));
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
  adw_preferences_row_set_use_underline (ADW_PREFERENCES_ROW (row), TRUE);
  adw_combo_row_set_model (row, G_LIST_MODEL (model));
  brg_whole_choices_attach (row);
  g_signal_connect_swapped (row, "notify::selected", G_CALLBACK (on_changed), self);
  gtk_list_box_append (self->options, GTK_WIDGET (row));
  return row;
}

void
brg_documents_page_init_extras (BrgDocumentsPage *self)
{
  static const char *const latin_names[] = { N_ ("as they stand"), N_ ("ISO 9"),
                                             N_ ("as in passports"), N_ ("as FIDE has them"),
                                             NULL };
  static const char *const encoding_names[] = { N_ ("UTF-8 with its mark"), N_ ("Windows-1251"),
                                                NULL };
  static const char *const text_names[] = { NULL };
  static const char *const kind_names[] = { "CSV",
                                            "XLSX",
                                            "ODS (FODS)",
                                            "HTML",
                                            N_ ("Text, lines of 80 letters"),
                                            N_ ("Text, lines of 40 letters, for Braille"),
                                            NULL };

  self->is_filling = TRUE;
  self->text_row = add_row (self, _ ("_Text"), text_names);
  self->latin_row = add_row (self, _ ("Names in _Latin letters"), latin_names);
  self->kind_row = add_row (self, _ ("Ta_ble file"), kind_names);
  self->encoding_row = add_row (self, _ ("_Encoding of CSV"), encoding_names);
  self->is_filling = FALSE;
}

const char *
brg_documents_page_get_table_kind (BrgDocumentsPage *self)
{
  return table_kinds[MIN (adw_combo_row_get_selected (self->kind_row),
                          G_N_ELEMENTS (table_kinds) - 1)];
}

guint
brg_documents_page_get_text_width (BrgDocumentsPage *self)
{
  return adw_combo_row_get_selected (self->kind_row) == G_N_ELEMENTS (table_kinds) - 1
             ? BRAILLE_CELLS
             : 0;
}

BrgEncoding
brg_documents_page_get_encoding (BrgDocumentsPage *self)
{
  return encodings[MIN (adw_combo_row_get_selected (self->encoding_row),
                        G_N_ELEMENTS (encodings) - 1)];
}

/* ----- Names in Latin letters ----- */

BrgTransliteration
brg_documents_page_get_latin (BrgDocumentsPage *self)
{
  guint chosen = adw_combo_row_get_selected (self->latin_row);

  return self->view != BRG_DOCUMENTS_ARCHIVE &&
                 g_str_equal (brg_documents_page_get_language (self), "en") &&
                 chosen < G_N_ELEMENTS (tables)
             ? tables[chosen]
             : BRG_TRANSLITERATE_NOT;
}

void
brg_documents_page_drop_latin (BrgDocumentsPage *self)
{
  g_clear_pointer (&self->latin, brg_snapshot_unref);
}

BrgSnapshot *
brg_documents_page_get_named (BrgDocumentsPage *self, BrgSnapshot *snapshot)
{
  BrgTransliteration table = brg_documents_page_get_latin (self);

  if (table == BRG_TRANSLITERATE_NOT)
    return snapshot;
  if (self->latin == NULL || self->latin_table != table ||
      self->latin->group->id != snapshot->group->id)
    {
      brg_documents_page_drop_latin (self);
      self->latin = brg_latin_names_load (get_store (self), snapshot->group->id, table, NULL);
      self->latin_table = table;
    }
  return self->latin != NULL ? self->latin : snapshot;
}

/* ----- Texts of the event ----- */

static gboolean
has_text (BrgDocumentsPage *self)
{
  return self->view == BRG_DOCUMENTS_ALL && (self->paper->wishes & BRG_WISH_TEXT) != 0;
}

static const BrgPaperTemplate *
get_template (BrgDocumentsPage *self)
{
  guint chosen = adw_combo_row_get_selected (self->text_row);

  return has_text (self) && self->texts != NULL && chosen > 0 && chosen <= self->texts->len
             ? self->texts->pdata[chosen - 1]
             : NULL;
}

const char *
brg_documents_page_get_text (BrgDocumentsPage *self)
{
  const BrgPaperTemplate *text = get_template (self);

  return text != NULL ? text->text : "";
}

/* The text that was chosen stays, unless it is gone; of a new one nothing is known. */
void
brg_documents_page_fill_texts (BrgDocumentsPage *self, BrgSnapshot *snapshot)
{
  g_autofree char *was = NULL;
  g_autoptr (GtkStringList) names = NULL;
  guint chosen = 0;

  if (get_template (self) != NULL)
    was = g_strdup (get_template (self)->name);
  g_clear_pointer (&self->texts, g_ptr_array_unref);
  if (!has_text (self))
    return;
  self->texts =
      brg_store_list_paper_templates (get_store (self), snapshot->event->id, self->paper->id, NULL);
  names = gtk_string_list_new (NULL);
  gtk_string_list_append (names, C_ ("text of a paper", "default"));
  for (guint i = 0; self->texts != NULL && i < self->texts->len; i++)
    {
      const BrgPaperTemplate *text = self->texts->pdata[i];

      gtk_string_list_append (names, text->name);
      /* One that is the first of its paper was made to be used. */
      if (g_strcmp0 (text->name, was) == 0 || (was == NULL && self->n_texts == 0))
        chosen = i + 1;
    }
  self->n_texts = self->texts != NULL ? self->texts->len : 0;
  self->is_filling = TRUE;
  adw_combo_row_set_model (self->text_row, G_LIST_MODEL (names));
  adw_combo_row_set_selected (self->text_row, chosen);
  self->is_filling = FALSE;
}

void
brg_documents_page_show_texts (BrgDocumentsPage *self)
{
  const BrgPaperTemplate *text = get_template (self);

  if (has_text (self))
    brg_text_sheet_present (
        brg_shell_find (GTK_WIDGET (self)), self->paper, brg_documents_page_get_round (self),
        brg_documents_page_get_language (self), text != NULL ? text->name : NULL);
}

/* ----- What the report lacks ----- */

static void
on_gap_activated (BrgDocumentsPage *self, GtkListBoxRow *row)
{
  const BrgReportGap *gap = g_object_get_data (G_OBJECT (row), "gap");

  if (gap != NULL)
    brg_shell_go (brg_shell_find (GTK_WIDGET (self)), gap->page, gap->target);
}

static void
append_gap (BrgDocumentsPage *self, BrgReportGap *gap)
{
  GtkWidget *row = gtk_list_box_row_new ();
  GtkWidget *label = gtk_label_new (gap->text);

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_xalign (GTK_LABEL (label), 0.0f);
  gtk_label_set_max_width_chars (GTK_LABEL (label), 26);
  gtk_widget_set_margin_start (label, 8);
  gtk_widget_set_margin_end (label, 8);
  gtk_widget_set_margin_top (label, 6);
  gtk_widget_set_margin_bottom (label, 6);
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), label);
  gtk_accessible_update_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_LABEL, gap->text,
                                  -1);
  g_object_set_data (G_OBJECT (row), "gap", gap);
  gtk_list_box_append (self->gap_list, row);
}

static gboolean
are_shown (const GPtrArray *shown, const GPtrArray *gaps)
{
  guint n_gaps = gaps != NULL ? gaps->len : 0;

  if (n_gaps != (shown != NULL ? shown->len : 0))
    return FALSE;
  for (guint i = 0; i < n_gaps; i++)
    {
      const BrgReportGap *was = shown->pdata[i];
      const BrgReportGap *gap = gaps->pdata[i];

      if (g_strcmp0 (was->text, gap->text) != 0 || g_strcmp0 (was->page, gap->page) != 0 ||
          g_strcmp0 (was->target, gap->target) != 0)
        return FALSE;
    }
  return TRUE;
}

/* Rows that stand keep the focus. */
static void
show_gaps (BrgDocumentsPage *self)
{
  BrgPaperSource source =
      brg_documents_page_get_source (self, brg_page_get_snapshot (BRG_PAGE (self)));
  gboolean is_report =
      self->view == BRG_DOCUMENTS_ALL && g_str_equal (self->paper->id, "final-report");
  g_autoptr (GPtrArray) gaps = is_report ? brg_final_report_list_missing (&source) : NULL;

  if (are_shown (self->gaps, gaps))
    return;
  brg_ui_clear (self->gap_list);
  g_clear_pointer (&self->gaps, g_ptr_array_unref);
  self->gaps = g_steal_pointer (&gaps);
  for (guint i = 0; self->gaps != NULL && i < self->gaps->len; i++)
    append_gap (self, self->gaps->pdata[i]);
  gtk_widget_set_visible (self->gap_box, self->gaps != NULL && self->gaps->len > 0);
}

/* ----- What is remembered of a paper ----- */

/* What is chosen of one board or one entry is of this moment. */
static char *
dup_choice (BrgDocumentsPage *self, const BrgPaper *paper)
{
  g_autoptr (BrgWords) words = brg_words_open (brg_documents_page_get_language (self));
  BrgPaperSource source = { 0 };
  BrgDocumentOptions options;

  brg_documents_page_fill_options (self, paper, &options, words);
  /* Letters are of the event, and how the sheet lies is set with its size. */
  options.latin = BRG_TRANSLITERATE_NOT;
  brg_paper_apply_way (paper, get_store (self), brg_page_get_snapshot (BRG_PAGE (self))->event->id,
                       &options);
  return brg_paper_choice_to_text (&source, &options);
}

/* The letters that the event has for English papers, once it is another event. */
void
brg_documents_page_load_latin (BrgDocumentsPage *self, BrgSnapshot *snapshot)
{
  BrgTransliteration latin = brg_paper_choice_load_latin (get_store (self), snapshot->event->id);

  if (self->latin_event == snapshot->event->id && self->latin_known == latin)
    return;
  self->latin_event = snapshot->event->id;
  self->latin_known = latin;
  self->is_filling = TRUE;
  for (guint i = 0; i < G_N_ELEMENTS (tables); i++)
    if (tables[i] == latin)
      adw_combo_row_set_selected (self->latin_row, i);
  self->is_filling = FALSE;
}

static void
remember_latin (BrgDocumentsPage *self, BrgSession *session, BrgSnapshot *snapshot)
{
  BrgTransliteration latin = brg_documents_page_get_latin (self);
  gint64 event_id = snapshot->event->id;
  g_autofree char *choice = NULL;
  GError *error = NULL;
  gboolean is_done;

  if (!g_str_equal (brg_documents_page_get_language (self), "en") ||
      brg_paper_choice_load_latin (get_store (self), event_id) == latin)
    return;
  choice = brg_paper_choice_dup_changed (get_store (self), event_id, BRG_EVERY_PAPER, NULL, &latin);
  is_done =
      brg_store_set_paper_choice (get_store (self), event_id, BRG_EVERY_PAPER, choice, &error);
  brg_session_finish_as (session, "", is_done, error);
}

void
brg_documents_page_load_choice (BrgDocumentsPage *self, BrgSnapshot *snapshot)
{
  g_autoptr (BrgWords) words = NULL;
  g_autofree char *choice = NULL;
  BrgPaperSource source = { 0 };
  BrgDocumentOptions options;

  if (self->view != BRG_DOCUMENTS_ALL ||
      (self->choice_of == self->paper && self->choice_event == snapshot->event->id))
    return;
  self->choice_of = self->paper;
  self->choice_event = snapshot->event->id;
  if (!brg_store_load_paper_choice (get_store (self), snapshot->event->id, self->paper->id, &choice,
                                    NULL) ||
      (choice == NULL && !self->has_choice))
    return;
  /* What was remembered of another paper is not of this one. */
  self->has_choice = choice != NULL;
  words = brg_words_open (brg_documents_page_get_language (self));
  brg_document_options_init (&options, words);
  brg_paper_choice_from_text (choice != NULL ? choice : "", &source, &options);
  self->is_filling = TRUE;
  gtk_switch_set_active (self->signatures_switch, options.signatures);
  gtk_switch_set_active (self->stamp_switch, options.stamp);
  gtk_switch_set_active (self->father_names_switch, options.father_names);
  adw_combo_row_set_selected (self->order_row,
                              options.order <= BRG_DOCUMENT_BY_PLACE ? (guint) options.order : 0);
  brg_wish_rows_fill (self->wishes, self->paper, &options);
  self->is_filling = FALSE;
}

/* Who only looks leaves nothing. */
void
brg_documents_page_remember_choice (BrgDocumentsPage *self)
{
  BrgSession *session = brg_page_get_session (BRG_PAGE (self));
  BrgSnapshot *snapshot = brg_page_get_snapshot (BRG_PAGE (self));
  g_autofree char *choice = NULL;
  g_autofree char *known = NULL;
  GError *error = NULL;
  gint64 event_id;
  gboolean is_done;

  if (snapshot == NULL || brg_session_is_looking (session))
    return;
  /* What is remembered makes another snapshot. */
  event_id = snapshot->event->id;
  choice = dup_choice (self, self->paper);
  remember_latin (self, session, snapshot);
  if (self->view != BRG_DOCUMENTS_ALL)
    return;
  if (!brg_store_load_paper_choice (get_store (self), event_id, self->paper->id, &known, NULL) ||
      g_str_equal (known != NULL ? known : "", choice))
    return;
  is_done =
      brg_store_set_paper_choice (get_store (self), event_id, self->paper->id, choice, &error);
  brg_session_finish_as (session, "", is_done, error);
}

/* ----- All of it ----- */

void
brg_documents_page_update_extras (BrgDocumentsPage *self)
{
  gboolean is_single = self->view == BRG_DOCUMENTS_ALL;

  gtk_widget_set_visible (GTK_WIDGET (self->text_row), has_text (self));
  gtk_widget_set_visible (GTK_WIDGET (self->texts_button), has_text (self));
  gtk_widget_set_visible (GTK_WIDGET (self->latin_row),
                          self->view != BRG_DOCUMENTS_ARCHIVE &&
                              g_str_equal (brg_documents_page_get_language (self), "en"));
  gtk_widget_set_visible (GTK_WIDGET (self->kind_row),
                          is_single && brg_paper_is_form (self->paper));
  gtk_widget_set_visible (GTK_WIDGET (self->encoding_row),
                          is_single && brg_paper_is_form (self->paper) &&
                              g_str_equal (brg_documents_page_get_table_kind (self), "csv"));
  gtk_widget_set_visible (GTK_WIDGET (self->letterhead_button),
                          self->view != BRG_DOCUMENTS_ARCHIVE);
  show_gaps (self);
}

void
brg_documents_page_connect_extras (BrgDocumentsPage *self)
{
  g_signal_connect_swapped (self->gap_list, "row-activated", G_CALLBACK (on_gap_activated), self);
}
