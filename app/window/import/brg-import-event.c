/* brg-import-event.c - the event that is made of a file
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-import-event.h"

#include <glib/gi18n.h>

#include "brg-event-section.h"
#include "brg-import-words.h"
#include "brg-kind-section.h"
#include "brg-names.h"
#include "brg-rounds-section.h"
#include "brg-rules-section.h"
#include "brg-teams-section.h"
#include "brg-template.h"
#include "brg-tie-breaks-section.h"
#include "brg-trf-repair.h"
#include "brg-ui.h"

/* More remarks than anybody reads. */
#define MOST_NOTES 100
/* What is shown without being asked for. */
#define SHOWN_NOTES 10

struct _BrgImportEvent
{
  GtkWidget parent_instance;

  GtkWidget *scroller;
  AdwEntryRow *name_row;
  AdwActionRow *content_row;
  AdwComboRow *encoding_row;
  AdwExpanderRow *repairs_row;
  AdwExpanderRow *notes_row;
  GtkLabel *fault_label;
  BrgEventSections sections;

  BrgImportFile *file; /* not owned */
  BrgEventForm *form;
  GPtrArray *note_rows;   /* not owned: the expander owns them */
  GPtrArray *repair_rows; /* likewise */
  gint focused_repair;    /* the row that was toggled, -1 for none */
  BrgTournamentKind kind; /* of the report as it is read now */
  gint n_rounds;          /* that the report has, at least */
  gboolean is_showing;
};

G_DEFINE_FINAL_TYPE (BrgImportEvent, brg_import_event, GTK_TYPE_WIDGET)

enum
{
  SIGNAL_CHANGED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

static guint
count_players (BrgImportEvent *self)
{
  return self->file->trf != NULL ? self->file->trf->players->len
                                 : brg_import_file_count (self->file).n_taken;
}

static void
show_notes (BrgImportEvent *self)
{
  g_autoptr (GArray) faults = brg_event_form_check (self->form);
  const BrgEventFault *fault = brg_event_form_find_fault (faults, BRG_EVENT_FAULT_NAME);
  g_autofree char *words =
      fault != NULL ? brg_names_dup_fault (fault, self->form->event->rulebook) : NULL;

  brg_event_section_show_fault (GTK_WIDGET (self->name_row), self->fault_label,
                                self->form->event->rulebook, words,
                                fault != NULL ? fault->article : NULL);
  if (fault == NULL && !brg_import_event_is_ready (self))
    {
      words = self->file->refusal != NULL
                  ? g_strdup (self->file->refusal)
                  : brg_import_words_dup_outcome (self->file, self->form->group->boards > 0);
      brg_event_section_show_fault (NULL, self->fault_label, self->form->event->rulebook, words,
                                    NULL);
    }
  brg_event_sections_show_notes (&self->sections, self->form, faults);
  g_signal_emit (self, signals[SIGNAL_CHANGED], 0);
}

/* The other kind gives rounds without an opponent another meaning, and so the rounds change. */
static void
follow_kind (BrgImportEvent *self)
{
  BrgTournamentKind kind = brg_event_form_get_kind (self->form);
  g_autoptr (BrgSnapshot) snapshot = NULL;

  if (self->file->trf == NULL || kind == self->kind)
    return;
  snapshot = brg_import_file_make_event (self->file, kind);
  self->kind = kind;
  self->form->group->n_rounds = snapshot->group->n_rounds;
  self->form->group->cycles = snapshot->group->cycles;
  self->form->group->meeting_games = snapshot->group->meeting_games;
}

/* A list with a column of teams may become an event of teams; it is not stored yet, so there is
 * nobody in its list. */
static void
show_teams (BrgImportEvent *self)
{
  const BrgPlayerMapping *mapping = self->file->mapping;
  const BrgEventStage stage = { 0 };

  gtk_widget_set_visible (GTK_WIDGET (self->sections.of[BRG_EVENT_SECTION_TEAMS]),
                          mapping != NULL &&
                              brg_player_mapping_find (mapping, BRG_PLAYER_FIELD_TEAM) >= 0);
  brg_event_section_show (self->sections.of[BRG_EVENT_SECTION_TEAMS], self->form, &stage);
}

static void
show_form (BrgImportEvent *self)
{
  BrgEventStage stage = { .n_players = count_players (self) };

  follow_kind (self);
  self->is_showing = TRUE;
  brg_event_section_show_text (self->name_row, self->form->event->name);
  self->is_showing = FALSE;
  brg_event_sections_show (&self->sections, self->form, &stage);
  show_teams (self);
  show_notes (self);
}

/* A field that loses the focus because the sheet closes has nobody to tell. */
static void
on_section_changed (BrgImportEvent *self, BrgEventSection *section)
{
  if (self->form == NULL)
    return;
  brg_event_section_read (section, self->form);
  show_notes (self);
}

static void
on_section_committed (BrgImportEvent *self, BrgEventSection *section)
{
  if (self->form == NULL)
    return;
  brg_event_section_read (section, self->form);
  show_form (self);
}

static void
on_name_changed (BrgImportEvent *self)
{
  if (self->form == NULL || self->is_showing)
    return;
  brg_event_form_set_text (&self->form->event->name, brg_ui_get_text (self->name_row));
  show_notes (self);
}

static char *
dup_content (BrgImportEvent *self, const BrgSnapshot *snapshot)
{
  guint n_players = count_players (self);
  g_autoptr (GString) text = g_string_new (NULL);
  g_autofree char *starts = NULL;

  g_string_append_printf (text, ngettext ("%u player", "%u players", n_players), n_players);
  if (snapshot == NULL)
    return g_string_free (g_steal_pointer (&text), FALSE);
  g_string_append (text, ", ");
  g_string_append_printf (text, ngettext ("%u round", "%u rounds", snapshot->rounds->len),
                          snapshot->rounds->len);
  starts = brg_names_dup_day (snapshot->event->starts);
  if (*snapshot->event->place != '\0')
    g_string_append_printf (text, " · %s", snapshot->event->place);
  if (*starts != '\0')
    g_string_append_printf (text, " · %s", starts);
  return g_string_free (g_steal_pointer (&text), FALSE);
}

static GtkWidget *
make_note_row (const BrgFormatNote *note)
{
  GtkWidget *row = adw_action_row_new ();
  g_autofree char *place =
      /* Translators: a place in a file */
      g_strdup_printf (_ ("Line %u, character %u"), note->line, note->column);

  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), note->text);
  adw_action_row_set_title_lines (ADW_ACTION_ROW (row), 0);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), place);
  return row;
}

/* An unknown line that was read has no place in the event. */
static gboolean
is_lost (const BrgImportFile *file, const BrgFormatNote *note)
{
  for (guint i = 0; i < file->losses->len; i++)
    {
      const BrgFormatNote *loss = file->losses->pdata[i];

      if (loss->line == note->line && loss->column == note->column && note->column == 1)
        return TRUE;
    }
  return FALSE;
}

/* What was doubted in reading, and what the event will not keep. */
static GPtrArray *
list_remarks (BrgImportEvent *self)
{
  GPtrArray *remarks = g_ptr_array_new ();

  if (self->file->trf == NULL)
    return remarks;
  for (guint i = 0; i < self->file->trf->notes->len; i++)
    if (!is_lost (self->file, self->file->trf->notes->pdata[i]))
      g_ptr_array_add (remarks, self->file->trf->notes->pdata[i]);
  g_ptr_array_extend (remarks, self->file->losses, NULL, NULL);
  return remarks;
}

static void
on_repair_toggled (BrgImportEvent *self, GtkCheckButton *check)
{
  guint index = GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (check), "repair"));
  BrgImportFile *file = self->file;

  if (self->is_showing || file == NULL)
    return;
  brg_import_file_take_repair (file, index, gtk_check_button_get_active (check));
  self->focused_repair = (gint) index;
  brg_import_event_show (self, file, NULL);
}

static GtkWidget *
make_repair_row (BrgImportEvent *self, guint index)
{
  const BrgTrfRepair *repair = self->file->trf->repairs->pdata[index];
  GtkWidget *row = adw_action_row_new ();
  GtkWidget *check = gtk_check_button_new ();
  g_autofree char *offer = brg_trf_repair_dup_offer (repair);
  g_autofree char *place =
      /* Translators: a place in a file */
      g_strdup_printf (_ ("Line %u, character %u"), repair->line, repair->column);
  g_autofree char *words = g_strdup_printf ("%s · %s", place, offer);

  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), repair->fault);
  adw_action_row_set_title_lines (ADW_ACTION_ROW (row), 0);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), words);
  adw_action_row_set_subtitle_lines (ADW_ACTION_ROW (row), 0);
  gtk_check_button_set_active (GTK_CHECK_BUTTON (check), repair->is_taken);
  gtk_widget_set_valign (check, GTK_ALIGN_CENTER);
  gtk_accessible_update_property (GTK_ACCESSIBLE (check), GTK_ACCESSIBLE_PROPERTY_LABEL, offer, -1);
  g_object_set_data (G_OBJECT (check), "repair", GUINT_TO_POINTER (index));
  g_signal_connect_object (check, "toggled", G_CALLBACK (on_repair_toggled), self,
                           G_CONNECT_SWAPPED);
  adw_action_row_add_prefix (ADW_ACTION_ROW (row), check);
  adw_action_row_set_activatable_widget (ADW_ACTION_ROW (row), check);
  return row;
}

/* What the file would be without the repairs is seen before Enter. */
static void
show_repairs (BrgImportEvent *self)
{
  const GPtrArray *repairs = self->file->trf != NULL ? self->file->trf->repairs : NULL;
  guint n_repairs = repairs != NULL ? repairs->len : 0;
  g_autofree char *title = g_strdup_printf (
      ngettext ("%u repair of the file", "%u repairs of the file", n_repairs), n_repairs);

  for (guint i = 0; i < self->repair_rows->len; i++)
    adw_expander_row_remove (self->repairs_row, self->repair_rows->pdata[i]);
  g_ptr_array_set_size (self->repair_rows, 0);
  gtk_widget_set_visible (GTK_WIDGET (self->repairs_row), n_repairs > 0);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (self->repairs_row), title);
  adw_expander_row_set_expanded (self->repairs_row, TRUE);
  for (guint i = 0; i < MIN (n_repairs, MOST_NOTES); i++)
    {
      g_ptr_array_add (self->repair_rows, make_repair_row (self, i));
      adw_expander_row_add_row (self->repairs_row, self->repair_rows->pdata[i]);
    }
  if (self->focused_repair >= 0 && (guint) self->focused_repair < self->repair_rows->len)
    gtk_widget_grab_focus (self->repair_rows->pdata[self->focused_repair]);
  self->focused_repair = -1;
}

static void
show_remarks (BrgImportEvent *self)
{
  g_autoptr (GPtrArray) notes = list_remarks (self);
  g_autofree char *title = NULL;

  for (guint i = 0; i < self->note_rows->len; i++)
    adw_expander_row_remove (self->notes_row, self->note_rows->pdata[i]);
  g_ptr_array_set_size (self->note_rows, 0);
  gtk_widget_set_visible (GTK_WIDGET (self->notes_row), notes->len > 0);
  if (notes->len == 0)
    return;
  title = g_strdup_printf (ngettext ("%u remark on the file", "%u remarks on the file", notes->len),
                           notes->len);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (self->notes_row), title);
  /* What cannot be so is seen before Enter. */
  adw_expander_row_set_expanded (self->notes_row, notes->len <= SHOWN_NOTES);
  for (guint i = 0; i < MIN (notes->len, MOST_NOTES); i++)
    {
      g_ptr_array_add (self->note_rows, make_note_row (notes->pdata[i]));
      adw_expander_row_add_row (self->notes_row, self->note_rows->pdata[i]);
    }
}

void
brg_import_event_show (BrgImportEvent *self, BrgImportFile *file, BrgEventForm *form)
{
  g_autoptr (BrgSnapshot) snapshot = NULL;
  g_autofree char *content = NULL;

  g_return_if_fail (BRG_IS_IMPORT_EVENT (self) && file != NULL);
  g_return_if_fail (form != NULL || file->trf != NULL);

  g_clear_pointer (&self->form, brg_event_form_free);
  if (file->trf != NULL)
    {
      self->kind = file->trf->tournament->kind;
      snapshot = brg_import_file_make_event (file, self->kind);
      self->n_rounds = (gint) snapshot->rounds->len;
    }
  self->file = file;
  self->form = form != NULL ? form : brg_event_form_new_from (snapshot->event, snapshot->group);
  brg_event_form_fill_missing (self->form->event, self->form->group);
  self->is_showing = TRUE;
  adw_combo_row_set_selected (self->encoding_row, file->encoding);
  self->is_showing = FALSE;
  /* The one of a table is chosen beside its rows. */
  gtk_widget_set_visible (GTK_WIDGET (self->encoding_row), file->trf != NULL);
  content = dup_content (self, snapshot);
  adw_action_row_set_subtitle (self->content_row, content);
  show_repairs (self);
  show_remarks (self);
  show_form (self);
}

/* Names and places may read otherwise now; a wrong choice is told, and the old one stays. */
static void
on_encoding_chosen (BrgImportEvent *self)
{
  BrgEncoding encoding = adw_combo_row_get_selected (self->encoding_row);
  g_autoptr (GError) error = NULL;

  if (self->is_showing || self->file == NULL || encoding == self->file->encoding)
    return;
  if (!brg_import_file_set_encoding (self->file, encoding, &error))
    {
      /* Translators: %s is an encoding, “Windows-1251” */
      g_autofree char *heading =
          g_strdup_printf (_ ("The file is not in %s"), brg_encoding_get_name (encoding));
      g_autofree char *fault = brg_format_error_dup_words (error);

      brg_ui_tell (GTK_WIDGET (self), heading, fault);
    }
  brg_import_event_show (self, self->file, NULL);
}

const BrgEventForm *
brg_import_event_read (BrgImportEvent *self)
{
  g_return_val_if_fail (BRG_IS_IMPORT_EVENT (self) && self->form != NULL, NULL);

  on_name_changed (self);
  brg_event_sections_read (&self->sections, self->form);
  if (self->file->trf != NULL && self->kind == BRG_TOURNAMENT_SWISS)
    self->form->group->n_rounds = MAX (self->form->group->n_rounds, self->n_rounds);
  show_form (self);
  return self->form;
}

gboolean
brg_import_event_is_ready (BrgImportEvent *self)
{
  g_return_val_if_fail (BRG_IS_IMPORT_EVENT (self), FALSE);

  return self->form != NULL && *self->form->event->name != '\0' && self->file->refusal == NULL &&
         (self->file->table == NULL ||
          brg_import_words_may_import (self->file, self->form->group->boards > 0));
}

BrgSnapshot *
brg_import_event_dup_snapshot (BrgImportEvent *self)
{
  BrgSnapshot *snapshot;

  g_return_val_if_fail (BRG_IS_IMPORT_EVENT (self) && self->file->trf != NULL, NULL);

  snapshot = brg_import_file_make_event (self->file, self->kind);
  brg_event_free (snapshot->event);
  brg_group_free (snapshot->group);
  snapshot->event = brg_event_copy (self->form->event);
  snapshot->group = brg_group_copy (self->form->group);
  return snapshot;
}

static gboolean
brg_import_event_grab_focus (GtkWidget *widget)
{
  return gtk_widget_grab_focus (GTK_WIDGET (BRG_IMPORT_EVENT (widget)->name_row));
}

static void
brg_import_event_dispose (GObject *object)
{
  BrgImportEvent *self = BRG_IMPORT_EVENT (object);

  g_clear_pointer (&self->form, brg_event_form_free);
  g_clear_pointer (&self->note_rows, g_ptr_array_unref);
  g_clear_pointer (&self->repair_rows, g_ptr_array_unref);
  g_clear_pointer (&self->scroller, gtk_widget_unparent);
  G_OBJECT_CLASS (brg_import_event_parent_class)->dispose (object);
}

#define CHILD(name) BRG_TEMPLATE_CHILD (BrgImportEvent, name)
#define SECTION(name, KIND) BRG_EVENT_SECTION_CHILD (BrgImportEvent, name, KIND)

static const BrgTemplateChild children[] = {
  CHILD (scroller),
  CHILD (name_row),
  CHILD (content_row),
  CHILD (encoding_row),
  CHILD (repairs_row),
  CHILD (notes_row),
  CHILD (fault_label),
  SECTION (kind_section, KIND),
  SECTION (rules_section, RULES),
  SECTION (rounds_section, ROUNDS),
  SECTION (tie_breaks_section, TIE_BREAKS),
  SECTION (teams_section, TEAMS),
};

static void
brg_import_event_class_init (BrgImportEventClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  g_type_ensure (BRG_TYPE_KIND_SECTION);
  g_type_ensure (BRG_TYPE_RULES_SECTION);
  g_type_ensure (BRG_TYPE_ROUNDS_SECTION);
  g_type_ensure (BRG_TYPE_TIE_BREAKS_SECTION);
  g_type_ensure (BRG_TYPE_TEAMS_SECTION);
  G_OBJECT_CLASS (klass)->dispose = brg_import_event_dispose;
  widget_class->grab_focus = brg_import_event_grab_focus;
  signals[SIGNAL_CHANGED] = g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST,
                                          0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  brg_template_set (klass, "brg-import-event", children, G_N_ELEMENTS (children));
  gtk_widget_class_bind_template_callback (GTK_WIDGET_CLASS (klass), on_section_changed);
  gtk_widget_class_bind_template_callback (GTK_WIDGET_CLASS (klass), on_section_committed);
}

static void
fill_encodings (BrgImportEvent *self)
{
  g_autoptr (GtkStringList) names = gtk_string_list_new (NULL);

  for (BrgEncoding i = 0; i < BRG_N_ENCODINGS; i++)
    gtk_string_list_append (names, brg_encoding_get_name (i));
  adw_combo_row_set_model (self->encoding_row, G_LIST_MODEL (names));
}

static void
brg_import_event_init (BrgImportEvent *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  self->note_rows = g_ptr_array_new ();
  self->repair_rows = g_ptr_array_new ();
  self->focused_repair = -1;
  fill_encodings (self);
  g_signal_connect_object (self->encoding_row, "notify::selected", G_CALLBACK (on_encoding_chosen),
                           self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->name_row, "changed", G_CALLBACK (on_name_changed), self,
                           G_CONNECT_SWAPPED);
}
