/* brg-regulations-section.c - what the regulations of an event set
 *
 * Tests: tests/gui/officials.py
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-regulations-section.h"

#include <glib/gi18n.h>

#include "brg-article-link.h"
#include "brg-article-markup.h"
#include "brg-event-regulations.h"
#include "brg-field-left.h"
#include "brg-regulation-words.h"
#include "brg-template.h"
#include "brg-ui-words.h"
#include "brg-ui.h"
#include "brg-whole-choices.h"

/* A number of the regulations and where it stands. */
typedef struct
{
  BrgRegulationsSection *section;
  const BrgRegulation *regulation;
  GtkWidget *row;
  GtkEntry *entry; /* NULL for a choice */
  GtkWidget *link; /* of a choice, whose texts cannot have one */
  GArray *values; /* element-type gint: of a choice, what its names stand for, the first left out */
} Field;

struct _BrgRegulationsSection
{
  AdwPreferencesGroup parent_instance;

  Field *fields;
  guint n_fields;
  BrgSession *session; /* not owned: it outlives every page */
  BrgRegulations regulations;
  gboolean is_showing;
};

G_DEFINE_FINAL_TYPE (BrgRegulationsSection, brg_regulations_section, ADW_TYPE_PREFERENCES_GROUP)

static void
mark (Field *field, gboolean is_sound)
{
  brg_ui_set_class (field->entry, "error", !is_sound);
  gtk_accessible_update_state (
      GTK_ACCESSIBLE (field->entry), GTK_ACCESSIBLE_STATE_INVALID,
      is_sound ? GTK_ACCESSIBLE_INVALID_FALSE : GTK_ACCESSIBLE_INVALID_TRUE, -1);
}

/* What holds as long as nothing is set: "As the rule book says: 60 (п. 5.4.17.1)". */
static char *
dup_subtitle (const Field *field, const BrgRegulationCase *around, const char **article)
{
  g_autofree char *text = brg_regulation_words_dup_default (field->regulation, around, article);
  g_autofree char *cited =
      *article != NULL
          ? brg_ui_dup_article (brg_session_get_rulebook (field->section->session), *article)
          : NULL;

  if (text == NULL)
    return g_strdup (_ ("Left open by the rule book"));
  if (cited == NULL)
    /* Translators: what holds when the regulations set nothing: "60" */
    return g_strdup_printf (_ ("As in the rule book: %s"), text);
  /* Translators: what holds when the regulations set nothing: "60", an article */
  return g_strdup_printf (_ ("As in the rule book: %s (%s)"), text, cited);
}

static void
show_refusal (const Field *field)
{
  /* Translators: the greatest number that a field takes */
  g_autofree char *most =
      brg_regulation_name_dup_value (field->regulation, field->regulation->most);
  g_autofree char *beyond =
      brg_regulation_name_dup_value (field->regulation, field->regulation->beyond);
  g_autofree char *text =
      field->regulation->beyond == 0
          ? g_strdup_printf (_ ("A number from 0 to %s, or empty"), most)
          /* Translators: a number, then a word that may stand for it: "all" */
          : g_strdup_printf (_ ("A number from 0 to %s, “%s”, or empty"), most, beyond);

  brg_article_set_subtitle (ADW_ACTION_ROW (field->row), NULL, text, NULL);
}

static void
store (Field *field, gint64 value)
{
  BrgRegulationsSection *self = field->section;
  BrgSnapshot *snapshot = brg_session_get_snapshot (self->session);
  gint64 was = brg_regulations_get (&self->regulations, field->regulation);
  g_autofree char *title = NULL;
  GError *error = NULL;
  gboolean done;

  if (snapshot == NULL || value == was)
    return;
  title = brg_regulation_name_dup_change (field->regulation, value, was);
  done = brg_event_regulations_save (brg_session_get_store (self->session), snapshot->event->id,
                                     field->regulation, value, &error);
  if (!brg_session_finish_as (self->session, title, done, error))
    brg_regulations_section_show (self, self->session);
}

static void
on_typed (Field *field)
{
  gint64 value;
  gboolean is_sound;
  g_autofree char *subtitle = NULL;
  const char *article;
  BrgRegulationCase around;

  if (field->section->is_showing || field->section->session == NULL)
    return;
  is_sound = brg_regulation_words_parse (field->regulation, brg_ui_get_text (field->entry), &value);
  mark (field, is_sound);
  if (!is_sound)
    {
      show_refusal (field);
      return;
    }
  around = brg_regulation_words_get_case (brg_session_get_snapshot (field->section->session));
  subtitle = dup_subtitle (field, &around, &article);
  brg_article_set_subtitle (ADW_ACTION_ROW (field->row),
                            brg_session_get_rulebook (field->section->session), subtitle, article);
}

/* What is wrong stays in its field with the reason, until it is mended. */
static void
store_typed (Field *field)
{
  gint64 value;

  if (!field->section->is_showing && field->section->session != NULL &&
      brg_regulation_words_parse (field->regulation, brg_ui_get_text (field->entry), &value))
    store (field, value);
}

static void
on_left (gpointer data)
{
  store_typed (data);
}

static void
on_chosen (Field *field)
{
  guint index = adw_combo_row_get_selected (ADW_COMBO_ROW (field->row));

  if (field->section->is_showing || field->section->session == NULL || index > field->values->len)
    return;
  store (field, index == 0 ? BRG_REGULATION_UNSET : g_array_index (field->values, gint, index - 1));
}

static void
make_choice (Field *field)
{
  g_autoptr (GtkStringList) names = gtk_string_list_new (NULL);

  /* What the book says; show_choice() knows it, and what else the book of the event lets choose. */
  gtk_string_list_append (names, "");
  field->values = g_array_new (FALSE, FALSE, sizeof (gint));
  field->row = adw_combo_row_new ();
  adw_combo_row_set_use_subtitle (ADW_COMBO_ROW (field->row), TRUE);
  adw_combo_row_set_model (ADW_COMBO_ROW (field->row), G_LIST_MODEL (names));
  brg_whole_choices_attach (ADW_COMBO_ROW (field->row));
  field->link = brg_article_link_new (NULL, NULL);
  adw_action_row_add_suffix (ADW_ACTION_ROW (field->row), field->link);
  g_signal_connect_swapped (field->row, "notify::selected", G_CALLBACK (on_chosen), field);
}

static void
make_entry (Field *field)
{
  field->row = adw_action_row_new ();
  field->entry = GTK_ENTRY (gtk_entry_new ());
  gtk_widget_set_focusable (field->row, FALSE);
  gtk_widget_set_valign (GTK_WIDGET (field->entry), GTK_ALIGN_CENTER);
  gtk_editable_set_width_chars (GTK_EDITABLE (field->entry), 6);
  gtk_editable_set_max_width_chars (GTK_EDITABLE (field->entry), 8);
  gtk_entry_set_input_purpose (field->entry, GTK_INPUT_PURPOSE_DIGITS);
  adw_action_row_add_suffix (ADW_ACTION_ROW (field->row), GTK_WIDGET (field->entry));
  adw_action_row_set_activatable_widget (ADW_ACTION_ROW (field->row), GTK_WIDGET (field->entry));
  g_signal_connect_swapped (field->entry, "changed", G_CALLBACK (on_typed), field);
  g_signal_connect_swapped (field->entry, "activate", G_CALLBACK (store_typed), field);
  brg_field_left_watch (field->entry, field->section, on_left, field);
}

/* The first choice says what holds then. */
static void
show_default (Field *field, const char *text)
{
  GtkStringList *names = GTK_STRING_LIST (adw_combo_row_get_model (ADW_COMBO_ROW (field->row)));
  const char *const addition[] = { text, NULL };

  if (!g_str_equal (gtk_string_list_get_string (names, 0), text))
    gtk_string_list_splice (names, 0, 1, addition);
}

/* The choices of the book; what is set stays one of them under another book. */
static void
fill_choices (Field *field, const BrgRegulationCase *around, gint64 value)
{
  GtkStringList *list = GTK_STRING_LIST (adw_combo_row_get_model (ADW_COMBO_ROW (field->row)));
  guint n_choices;
  const BrgRegulationChoice *choices = brg_regulation_words_choices (field->regulation, &n_choices);
  g_autoptr (GPtrArray) names = g_ptr_array_new ();
  gboolean is_same;

  g_array_set_size (field->values, 0);
  for (guint i = 0; i < n_choices; i++)
    {
      const char *name = brg_regulation_words_name_choice (field->regulation, &choices[i], around);

      if (name == NULL && choices[i].value == value)
        name = g_dpgettext2 (NULL, "regulation", choices[i].name);
      if (name == NULL)
        continue;
      g_ptr_array_add (names, (gpointer) name);
      g_array_append_val (field->values, choices[i].value);
    }
  is_same = g_list_model_get_n_items (G_LIST_MODEL (list)) == names->len + 1;
  for (guint i = 0; is_same && i < names->len; i++)
    is_same = g_str_equal (gtk_string_list_get_string (list, i + 1), names->pdata[i]);
  g_ptr_array_add (names, NULL);
  if (!is_same)
    gtk_string_list_splice (list, 1, g_list_model_get_n_items (G_LIST_MODEL (list)) - 1,
                            (const char *const *) names->pdata);
}

static void
show_choice (Field *field, const BrgRegulationCase *around, gint64 value)
{
  guint index = 0;

  fill_choices (field, around, value);
  for (guint i = 0; i < field->values->len; i++)
    if (g_array_index (field->values, gint, i) == value)
      index = i + 1;
  adw_combo_row_set_selected (ADW_COMBO_ROW (field->row), index);
}

/* A text that says the same stays, and so does the cursor in it. */
static void
show_number (Field *field, gint64 value)
{
  g_autofree char *text = brg_regulation_name_dup_value (field->regulation, value);
  gint64 shown;

  if (!brg_regulation_words_parse (field->regulation, brg_ui_get_text (field->entry), &shown) ||
      shown != value)
    brg_ui_set_text (field->entry, text);
  mark (field, TRUE);
}

static void
show_field (Field *field, const BrgRegulationCase *around)
{
  gint64 value = brg_regulations_get (&field->section->regulations, field->regulation);
  const char *article;
  g_autofree char *subtitle = dup_subtitle (field, around, &article);

  /* What is set is always shown, so that it can be taken back. */
  gtk_widget_set_visible (field->row,
                          value != BRG_REGULATION_UNSET ||
                              brg_regulation_words_is_asked (field->regulation, around));
  if (field->entry != NULL)
    {
      show_number (field, value);
      brg_article_set_subtitle (ADW_ACTION_ROW (field->row),
                                brg_session_get_rulebook (field->section->session), subtitle,
                                article);
      return;
    }
  brg_article_link_set (field->link, brg_session_get_rulebook (field->section->session), article);
  show_default (field, subtitle);
  show_choice (field, around, value);
}

void
brg_regulations_section_show (BrgRegulationsSection *self, BrgSession *session)
{
  BrgSnapshot *snapshot;
  BrgRegulationCase around;

  g_return_if_fail (BRG_IS_REGULATIONS_SECTION (self) && BRG_IS_SESSION (session));

  self->session = session;
  snapshot = brg_session_get_snapshot (session);
  if (snapshot == NULL)
    return;
  brg_event_regulations_load (brg_session_get_store (session), snapshot->event->id,
                              &self->regulations);
  around = brg_regulation_words_get_case (snapshot);
  self->is_showing = TRUE;
  for (guint i = 0; i < self->n_fields; i++)
    show_field (&self->fields[i], &around);
  self->is_showing = FALSE;
  gtk_widget_set_sensitive (GTK_WIDGET (self), snapshot->event->state == BRG_EVENT_OPEN);
}

/* Fields that are left while the window goes are not stored any more. */
static void
brg_regulations_section_dispose (GObject *object)
{
  BRG_REGULATIONS_SECTION (object)->session = NULL;
  G_OBJECT_CLASS (brg_regulations_section_parent_class)->dispose (object);
}

static void
brg_regulations_section_finalize (GObject *object)
{
  BrgRegulationsSection *self = BRG_REGULATIONS_SECTION (object);

  for (guint i = 0; i < self->n_fields; i++)
    g_clear_pointer (&self->fields[i].values, g_array_unref);
  g_free (self->fields);
  G_OBJECT_CLASS (brg_regulations_section_parent_class)->finalize (object);
}

static void
brg_regulations_section_class_init (BrgRegulationsSectionClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = brg_regulations_section_dispose;
  G_OBJECT_CLASS (klass)->finalize = brg_regulations_section_finalize;
  brg_template_set (klass, "brg-regulations-section", NULL, 0);
}

/* Subtitles of numbers have links and are markup, and so is the title then; choices are plain. */
static void
set_title (Field *field)
{
  const char *title = brg_regulation_words_get_title (field->regulation);
  g_autofree char *markup = g_markup_escape_text (title, -1);

  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (field->row), field->entry != NULL);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (field->row),
                                 field->entry != NULL ? markup : title);
}

static void
brg_regulations_section_init (BrgRegulationsSection *self)
{
  const BrgRegulation *list = brg_regulations_list (&self->n_fields);

  gtk_widget_init_template (GTK_WIDGET (self));
  brg_regulations_init (&self->regulations);
  self->fields = g_new0 (Field, self->n_fields);
  for (guint i = 0; i < self->n_fields; i++)
    {
      Field *field = &self->fields[i];

      field->section = self;
      field->regulation = &list[i];
      if (brg_regulation_words_get_kind (&list[i]) == BRG_REGULATION_CHOICE)
        make_choice (field);
      else
        make_entry (field);
      set_title (field);
      adw_preferences_group_add (ADW_PREFERENCES_GROUP (self), field->row);
    }
}
