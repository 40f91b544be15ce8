/* brg-text-sheet.c - texts of papers that somebody writes for an event, with what they make
 *
 * Tests: tests/gui/diplomas.py
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-text-sheet.h"

#include <glib/gi18n.h>
#include <string.h>

#include "brg-award-text.h"
#include "brg-grey.h"
#include "brg-paper-file.h"
#include "brg-preview.h"
#include "brg-store-paper-template.h"
#include "brg-template.h"
#include "brg-text-samples.h"
#include "brg-ui.h"
#include "brg-whole-choices.h"

#define FIELDS_WIDTH 420.0

struct _BrgTextSheet
{
  BrgSheet parent_instance;

  GtkWidget *save_button;
  GtkWidget *fields;
  AdwComboRow *text_row;
  GtkWidget *name_row;
  GtkTextView *text_view;
  GtkLabel *known_label;
  GtkLabel *fault_label;
  GtkWidget *remove_button;
  BrgPreview *preview;

  const BrgPaper *paper;
  gint round;
  char *language;
  GPtrArray *texts; /* element-type BrgPaperTemplate, owned: behind them stand the samples */
  gboolean is_filling;
};

G_DEFINE_FINAL_TYPE (BrgTextSheet, brg_text_sheet, BRG_TYPE_SHEET)

static gint64
get_event (BrgTextSheet *self)
{
  return brg_sheet_get_snapshot (BRG_SHEET (self))->event->id;
}

static char *
dup_text (BrgTextSheet *self)
{
  GtkTextBuffer *buffer = gtk_text_view_get_buffer (self->text_view);
  GtkTextIter start;
  GtkTextIter end;

  gtk_text_buffer_get_bounds (buffer, &start, &end);
  return gtk_text_buffer_get_text (buffer, &start, &end, FALSE);
}

/* The text of the event that is chosen; NULL for a sample. */
static const BrgPaperTemplate *
get_kept (BrgTextSheet *self)
{
  guint chosen = adw_combo_row_get_selected (self->text_row);

  return self->texts != NULL && chosen < self->texts->len ? self->texts->pdata[chosen] : NULL;
}

static void
show_fault (BrgTextSheet *self, const char *text)
{
  gtk_label_set_text (self->fault_label, text != NULL ? text : "");
  gtk_widget_set_visible (GTK_WIDGET (self->fault_label), text != NULL);
}

/* ----- What it makes of the paper ----- */

static void
show_paper (BrgTextSheet *self, const char *text)
{
  g_autoptr (BrgWords) words = brg_words_open (self->language);
  g_autofree char *now = brg_paper_file_dup_now ();
  g_autoptr (GError) error = NULL;
  BrgPaperSource source = { .snapshot = brg_sheet_get_snapshot (BRG_SHEET (self)),
                            .store = brg_sheet_get_store (BRG_SHEET (self)),
                            .round = self->round };
  BrgDocumentOptions options;
  BrgDocument *document;

  brg_document_options_init (&options, words);
  options.printed_at = now;
  options.text = text;
  if (!brg_paper_is_available (self->paper, &source))
    return;
  document = brg_paper_new_document (self->paper, &source, &options, &error);
  brg_preview_set_document (self->preview, document);
  if (document == NULL && error != NULL)
    show_fault (self, error->message);
}

/* Whether there is a text that can be kept under a name. */
static gboolean
check (BrgTextSheet *self, const char *text)
{
  g_autoptr (GError) error = NULL;
  const char *name = brg_ui_get_text (self->name_row);
  gboolean is_sound = brg_award_text_check (text, strlen (text), &error);

  show_fault (self, is_sound ? NULL : error->message);
  brg_grey_set (self->save_button, !is_sound ? error->message
                                   : *name == '\0' || *text == '\0'
                                       ? _ ("Give the text a name first.")
                                       : NULL);
  return is_sound;
}

static void
on_changed (BrgTextSheet *self)
{
  g_autofree char *text = NULL;

  if (self->is_filling || self->paper == NULL)
    return;
  text = dup_text (self);
  if (check (self, text))
    show_paper (self, text);
}

/* ----- Which text ----- */

/* A sample is copied under a name that is not there yet. */
static void
on_text_chosen (BrgTextSheet *self)
{
  const BrgPaperTemplate *kept = get_kept (self);
  guint sample =
      adw_combo_row_get_selected (self->text_row) - (self->texts != NULL ? self->texts->len : 0);
  g_autoptr (BrgWords) words = NULL;

  if (self->is_filling || (kept == NULL && sample >= BRG_N_TEXT_SAMPLES))
    return;
  words = brg_words_open (self->language);
  self->is_filling = TRUE;
  brg_ui_set_text (self->name_row,
                   kept != NULL ? kept->name : _ (brg_text_sample_get_name (sample)));
  gtk_text_buffer_set_text (gtk_text_view_get_buffer (self->text_view),
                            kept != NULL ? kept->text : brg_text_sample_get_text (sample, words),
                            -1);
  self->is_filling = FALSE;
  gtk_widget_set_visible (self->remove_button, kept != NULL);
  on_changed (self);
}

/* The texts of the event, then the samples; @name, or the sample of the paper, is chosen. */
static void
fill_texts (BrgTextSheet *self, const char *name)
{
  g_autoptr (GtkStringList) names = gtk_string_list_new (NULL);
  g_autoptr (GError) error = NULL;
  guint chosen;

  g_clear_pointer (&self->texts, g_ptr_array_unref);
  self->texts = brg_store_list_paper_templates (brg_sheet_get_store (BRG_SHEET (self)),
                                                get_event (self), self->paper->id, &error);
  if (self->texts == NULL)
    self->texts = g_ptr_array_new ();
  chosen = self->texts->len + MIN (brg_text_sample_find (self->paper->id), BRG_N_TEXT_SAMPLES - 1);
  for (guint i = 0; i < self->texts->len; i++)
    {
      const BrgPaperTemplate *text = self->texts->pdata[i];

      gtk_string_list_append (names, text->name);
      if (g_strcmp0 (text->name, name) == 0)
        chosen = i;
    }
  for (guint i = 0; i < BRG_N_TEXT_SAMPLES; i++)
    /* Translators: a text that is copied, "Letter of thanks" */
    gtk_string_list_take (names,
                          g_strdup_printf (_ ("copy of: %s"), _ (brg_text_sample_get_name (i))));
  self->is_filling = TRUE;
  adw_combo_row_set_model (self->text_row, G_LIST_MODEL (names));
  adw_combo_row_set_selected (self->text_row, chosen);
  self->is_filling = FALSE;
  on_text_chosen (self);
  if (error != NULL)
    show_fault (self, error->message);
}

static void
on_save_clicked (BrgTextSheet *self)
{
  g_autofree char *text = dup_text (self);
  g_autofree char *name = brg_ui_dup_text (self->name_row);
  BrgPaperTemplate kept = { (char *) self->paper->id, name, text };
  g_autoptr (GError) error = NULL;

  if (!check (self, text))
    return;
  if (!brg_store_set_paper_template (brg_sheet_get_store (BRG_SHEET (self)), get_event (self),
                                     &kept, &error))
    {
      show_fault (self, error->message);
      return;
    }
  brg_session_finish (brg_sheet_get_session (BRG_SHEET (self)), TRUE, NULL);
  gtk_window_close (GTK_WINDOW (self));
}

static void
on_remove_clicked (BrgTextSheet *self)
{
  const BrgPaperTemplate *kept = get_kept (self);
  g_autoptr (GError) error = NULL;

  if (kept == NULL)
    return;
  if (!brg_store_remove_paper_template (brg_sheet_get_store (BRG_SHEET (self)), get_event (self),
                                        kept->kind, kept->name, &error))
    {
      show_fault (self, error->message);
      return;
    }
  brg_session_finish (brg_sheet_get_session (BRG_SHEET (self)), TRUE, NULL);
  fill_texts (self, NULL);
  gtk_widget_grab_focus (GTK_WIDGET (self->text_row));
}

static void
brg_text_sheet_dispose (GObject *object)
{
  BrgTextSheet *self = BRG_TEXT_SHEET (object);

  brg_template_silence (self);
  g_clear_pointer (&self->texts, g_ptr_array_unref);
  g_clear_pointer (&self->language, g_free);
  G_OBJECT_CLASS (brg_text_sheet_parent_class)->dispose (object);
}

#define CHILD(name) BRG_TEMPLATE_CHILD (BrgTextSheet, name)

static const BrgTemplateChild children[] = {
  CHILD (save_button), CHILD (fields),        CHILD (text_row),
  CHILD (name_row),    CHILD (text_view),     CHILD (known_label),
  CHILD (fault_label), CHILD (remove_button), CHILD (preview),
};

static const BrgTemplateCallback callbacks[] = {
  BRG_TEMPLATE_CALLBACK (on_save_clicked),
  BRG_TEMPLATE_CALLBACK (on_remove_clicked),
  BRG_TEMPLATE_CALLBACK (on_changed),
  BRG_TEMPLATE_CALLBACK (on_text_chosen),
};

static void
brg_text_sheet_class_init (BrgTextSheetClass *klass)
{
  g_type_ensure (BRG_TYPE_PREVIEW);
  G_OBJECT_CLASS (klass)->dispose = brg_text_sheet_dispose;
  brg_template_set (klass, "brg-text-sheet", children, G_N_ELEMENTS (children));
  brg_template_set_callbacks (klass, callbacks, G_N_ELEMENTS (callbacks));
}

static void
brg_text_sheet_init (BrgTextSheet *self)
{
  g_autofree char *known = brg_award_text_dup_fields ();
  g_autofree char *text = NULL;

  gtk_widget_init_template (GTK_WIDGET (self));
  /* Translators: signs that begin a line; names of fields, "{event} {name}" */
  text = g_strdup_printf (_ ("“# ” begins the largest line, “## ” a large one, “> ” a small one. "
                             "Fields: %s"),
                          known);
  gtk_label_set_text (self->known_label, text);
  g_signal_connect_swapped (gtk_text_view_get_buffer (self->text_view), "changed",
                            G_CALLBACK (on_changed), self);
  brg_whole_choices_attach (self->text_row);
}

void
brg_text_sheet_present (BrgShell *shell,
                        const BrgPaper *paper,
                        gint round,
                        const char *language,
                        const char *name)
{
  BrgTextSheet *self;

  g_return_if_fail (BRG_IS_SHELL (shell) && paper != NULL && language != NULL);

  self = g_object_new (BRG_TYPE_TEXT_SHEET, "transient-for", shell, NULL);
  self->paper = paper;
  self->round = round;
  self->language = g_strdup (language);
  fill_texts (self, name);
  gtk_widget_set_size_request (
      self->fields, (int) (FIELDS_WIDTH * brg_ui_get_text_scale (GTK_WIDGET (self))), -1);
  gtk_window_set_default_widget (GTK_WINDOW (self), self->save_button);
  gtk_window_present (GTK_WINDOW (self));
  gtk_widget_grab_focus (GTK_WIDGET (self->text_row));
}
