/* brg-rules-section.c - rule book, time control and default time of an event
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-rules-section.h"

#include <glib/gi18n.h>

#include "brg-article-markup.h"
#include "brg-chip.h"
#include "brg-names.h"
#include "brg-rulebooks.h"
#include "brg-spin-row.h"
#include "brg-template.h"
#include "brg-ui-words.h"
#include "brg-ui.h"

/* The most minutes that the field takes; what the book allows is checked. */
#define MOST_MINUTES 180

struct _BrgRulesSection
{
  BrgEventSection parent_instance;

  AdwComboRow *rulebook_row;
  AdwEntryRow *time_row;
  BrgChip *tempo_chip;
  GtkMenuButton *control_button;
  GtkPopover *control_popover;
  GtkListBox *control_list;
  BrgSpinRow *late_row;
  GtkButton *late_button;
  GtkLabel *reading_label;
  GtkLabel *fault_label;

  GPtrArray *books;    /* (element-type BrgRulebook): those that the list shows, not owned */
  GPtrArray *controls; /* (element-type utf8): those that the list offers, not owned */
  gboolean is_late_set;
};

G_DEFINE_FINAL_TYPE (BrgRulesSection, brg_rules_section, BRG_TYPE_EVENT_SECTION)

/* The books that know the discipline. */
static void
list_books (BrgRulesSection *self, BrgDiscipline discipline)
{
  g_autoptr (GtkStringList) names = gtk_string_list_new (NULL);
  g_autoptr (GPtrArray) books = g_ptr_array_new ();
  guint n_books;
  const BrgRulebook *const *all = brg_rulebooks (&n_books);

  for (guint i = 0; i < n_books; i++)
    if ((all[i]->disciplines & (1u << discipline)) != 0)
      {
        g_ptr_array_add (books, (gpointer) all[i]);
        gtk_string_list_append (names, brg_names_get_rulebook (all[i]));
      }
  if (self->books != NULL && self->books->len == books->len &&
      memcmp (self->books->pdata, books->pdata, books->len * sizeof (gpointer)) == 0)
    return;
  g_clear_pointer (&self->books, g_ptr_array_unref);
  self->books = g_steal_pointer (&books);
  adw_combo_row_set_model (self->rulebook_row, G_LIST_MODEL (names));
}

static void
show_rulebook (BrgRulesSection *self, const BrgEventForm *form)
{
  guint index = 0;

  list_books (self, form->event->discipline);
  g_ptr_array_find (self->books, form->event->rulebook, &index);
  adw_combo_row_set_selected (self->rulebook_row, index);
}

/* ussr-chess-1956 18, rus-draughts-2022 6.1.9.1, 7.6.1, 9.4.1: where the book names some. */
static void
show_controls (BrgRulesSection *self, const BrgEventForm *form)
{
  g_autoptr (GPtrArray) controls = brg_event_form_list_time_controls (form);

  gtk_widget_set_visible (GTK_WIDGET (self->control_button), controls->len > 1);
  if (self->controls != NULL && self->controls->len == controls->len &&
      memcmp (self->controls->pdata, controls->pdata, controls->len * sizeof (gpointer)) == 0)
    return;
  brg_ui_clear (self->control_list);
  for (guint i = 0; i < controls->len; i++)
    {
      GtkWidget *label = gtk_label_new (controls->pdata[i]);

      gtk_label_set_xalign (GTK_LABEL (label), 0);
      gtk_list_box_append (self->control_list, label);
    }
  g_clear_pointer (&self->controls, g_ptr_array_unref);
  self->controls = g_steal_pointer (&controls);
}

static void
on_control_chosen (BrgRulesSection *self, GtkListBoxRow *row)
{
  GtkLabel *label = GTK_LABEL (gtk_list_box_row_get_child (row));

  gtk_popover_popdown (self->control_popover);
  gtk_editable_set_text (GTK_EDITABLE (self->time_row), gtk_label_get_text (label));
  brg_event_section_committed (BRG_EVENT_SECTION (self));
}

static void
brg_rules_section_show (BrgEventSection *section,
                        const BrgEventForm *form,
                        const BrgEventStage *stage)
{
  BrgRulesSection *self = BRG_RULES_SECTION (section);
  gboolean has_clocks = brg_group_is_at_the_board (form->group);

  show_rulebook (self, form);
  brg_event_section_show_text (self->time_row, form->group->time_control);
  self->is_late_set = form->group->default_minutes >= 0;
  if (self->is_late_set)
    brg_spin_row_set_value (self->late_row, form->group->default_minutes);
  gtk_widget_set_visible (GTK_WIDGET (self->time_row), has_clocks);
  gtk_widget_set_visible (GTK_WIDGET (self->late_row), has_clocks);
  gtk_widget_set_sensitive (GTK_WIDGET (self), !stage->is_closed);
}

static void
brg_rules_section_read (BrgEventSection *section, BrgEventForm *form)
{
  BrgRulesSection *self = BRG_RULES_SECTION (section);
  guint index = adw_combo_row_get_selected (self->rulebook_row);

  if (index < self->books->len && self->books->pdata[index] != form->event->rulebook)
    brg_event_form_set_rulebook (form, self->books->pdata[index]);
  brg_event_form_set_text (&form->group->time_control, brg_ui_get_text (self->time_row));
  form->group->default_minutes = self->is_late_set ? brg_spin_row_get_value (self->late_row) : -1;
}

static void
show_tempo (BrgRulesSection *self, const BrgEventForm *form)
{
  g_autofree char *tempo = brg_names_dup_tempo_of (form);
  gboolean is_unknown = brg_event_form_is_control_unknown (form, NULL);

  gtk_widget_set_visible (GTK_WIDGET (self->tempo_chip), tempo != NULL || is_unknown);
  if (is_unknown)
    brg_chip_set (self->tempo_chip, BRG_CHIP_WARN, "dialog-question-symbolic",
                  _ ("not understood"));
  else if (tempo != NULL)
    brg_chip_set (self->tempo_chip, BRG_CHIP_INFO, NULL, tempo);
}

/* rus-draughts-2022 10.3.1: days and no clocks; the regulations may say otherwise. */
static void
show_norm (BrgRulesSection *self, const BrgRulebook *book)
{
  g_autofree char *norm = brg_names_dup_postal_norm (book);
  /* Translators: "50 days for every 10 moves (10.3.1)" */
  g_autofree char *text =
      g_strdup_printf (_ ("%s, unless the regulations on the page Letters say otherwise."), norm);

  brg_article_set_markup (self->reading_label, book, text, BRG_NAMES_POSTAL_ARTICLE);
  brg_ui_set_class (GTK_WIDGET (self->reading_label), "brg-hint", FALSE);
  gtk_widget_set_visible (GTK_WIDGET (self->reading_label), TRUE);
}

/* Under the fields: how the time control was read, or why it was not. */
static void
show_reading (BrgRulesSection *self, const BrgEventForm *form)
{
  g_autofree char *unknown = brg_names_dup_unknown_control (form);
  g_autofree char *read = brg_names_dup_read_control (form);
  const char *text = unknown != NULL ? unknown : read;

  if (form->group->is_postal)
    {
      show_norm (self, form->event->rulebook);
      return;
    }
  if (form->group->contest != BRG_CONTEST_NONE)
    text = NULL;
  gtk_label_set_text (self->reading_label, text != NULL ? text : "");
  brg_ui_set_class (GTK_WIDGET (self->reading_label), "brg-hint", unknown != NULL);
  gtk_widget_set_visible (GTK_WIDGET (self->reading_label), text != NULL);
}

static void
show_late (BrgRulesSection *self, const BrgEventForm *form)
{
  const BrgRulebook *book = form->event->rulebook;
  g_autofree char *article = brg_ui_dup_article (book, book->late_article);
  g_autofree char *subtitle = NULL;
  gint minutes = brg_event_form_late_minutes (form);

  if (book->late_must_be_set)
    /* Translators: %s is an article */
    subtitle = g_strdup_printf (_ ("The regulations must set it, %s"), article);
  else if (self->is_late_set)
    /* Translators: %s is an article */
    subtitle = g_strdup_printf (_ ("By the regulations, %s"), article);
  else
    /* Translators: %s is an article */
    subtitle = g_strdup_printf (_ ("By the rule book, %s"), article);
  brg_article_set_subtitle (ADW_ACTION_ROW (self->late_row), book, subtitle, book->late_article);
  if (!self->is_late_set && minutes >= 0)
    brg_spin_row_set_value (self->late_row, minutes);
  gtk_widget_set_visible (GTK_WIDGET (self->late_button),
                          self->is_late_set && !book->late_must_be_set);
}

static char *
dup_fault (const BrgEventForm *form,
           const GArray *faults,
           const BrgEventFaultKind *kinds,
           guint n,
           const char **article)
{
  *article = NULL;
  for (guint i = 0; i < n; i++)
    {
      const BrgEventFault *fault = brg_event_form_find_fault (faults, kinds[i]);

      if (fault == NULL)
        continue;
      *article = fault->article;
      return brg_names_dup_fault (fault, form->event->rulebook);
    }
  return NULL;
}

static void
brg_rules_section_show_notes (BrgEventSection *section,
                              const BrgEventForm *form,
                              const GArray *faults)
{
  static const BrgEventFaultKind late_kinds[] = { BRG_EVENT_FAULT_LATE_MISSING,
                                                  BRG_EVENT_FAULT_LATE_TOO_LONG,
                                                  BRG_EVENT_FAULT_LATE_FIXED };
  BrgRulesSection *self = BRG_RULES_SECTION (section);
  const char *late_article;
  g_autofree char *late =
      dup_fault (form, faults, late_kinds, G_N_ELEMENTS (late_kinds), &late_article);

  show_tempo (self, form);
  show_controls (self, form);
  show_reading (self, form);
  show_late (self, form);
  brg_event_section_show_fault (GTK_WIDGET (self->late_row), self->fault_label,
                                form->event->rulebook, late, late_article);
}

void
brg_rules_section_ask_control (BrgRulesSection *self)
{
  g_return_if_fail (BRG_IS_RULES_SECTION (self));

  gtk_label_set_text (
      self->reading_label,
      _ ("This time control is not understood: clocks, lateness and the class of "
         "the game will be asked for one by one. Enter again keeps it as written."));
  brg_ui_set_class (GTK_WIDGET (self->reading_label), "brg-hint", TRUE);
  gtk_widget_set_visible (GTK_WIDGET (self->reading_label), TRUE);
  gtk_widget_grab_focus (GTK_WIDGET (self->time_row));
}

static void
on_late_changed (BrgRulesSection *self)
{
  self->is_late_set = TRUE;
  brg_event_section_changed (BRG_EVENT_SECTION (self));
}

static void
on_late_reset (BrgRulesSection *self)
{
  self->is_late_set = FALSE;
  brg_event_section_committed (BRG_EVENT_SECTION (self));
}

static void
brg_rules_section_finalize (GObject *object)
{
  BrgRulesSection *self = BRG_RULES_SECTION (object);

  g_clear_pointer (&self->books, g_ptr_array_unref);
  g_clear_pointer (&self->controls, g_ptr_array_unref);
  G_OBJECT_CLASS (brg_rules_section_parent_class)->finalize (object);
}

#define CHILD(name) BRG_TEMPLATE_CHILD (BrgRulesSection, name)

static const BrgTemplateChild children[] = {
  CHILD (rulebook_row),    CHILD (time_row),      CHILD (tempo_chip),  CHILD (late_row),
  CHILD (late_button),     CHILD (reading_label), CHILD (fault_label), CHILD (control_button),
  CHILD (control_popover), CHILD (control_list),
};

static void
brg_rules_section_class_init (BrgRulesSectionClass *klass)
{
  BrgEventSectionClass *section_class = BRG_EVENT_SECTION_CLASS (klass);

  g_type_ensure (BRG_TYPE_CHIP);
  g_type_ensure (BRG_TYPE_SPIN_ROW);
  G_OBJECT_CLASS (klass)->finalize = brg_rules_section_finalize;
  section_class->show = brg_rules_section_show;
  section_class->read = brg_rules_section_read;
  section_class->show_notes = brg_rules_section_show_notes;
  brg_template_set (klass, "brg-rules-section", children, G_N_ELEMENTS (children));
  gtk_widget_class_bind_template_callback (GTK_WIDGET_CLASS (klass), on_late_reset);
}

/* An example is shown while the field is empty; beside the class of a control there is no room. */
static void
on_time_changed (BrgRulesSection *self)
{
  gboolean is_empty = *gtk_editable_get_text (GTK_EDITABLE (self->time_row)) == '\0';

  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (self->time_row),
                                 is_empty ? _ ("_Time control, such as 90+30 or 40/120, 60")
                                          : _ ("_Time control"));
}

static void
brg_rules_section_init (BrgRulesSection *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  brg_spin_row_set_range (self->late_row, 0, MOST_MINUTES);
  brg_event_section_watch_combo (BRG_EVENT_SECTION (self), self->rulebook_row);
  brg_event_section_watch_entry (BRG_EVENT_SECTION (self), self->time_row);
  g_signal_connect_swapped (self->time_row, "changed", G_CALLBACK (on_time_changed), self);
  g_signal_connect_swapped (self->control_list, "row-activated", G_CALLBACK (on_control_chosen),
                            self);
  g_signal_connect_swapped (self->late_row, "changed", G_CALLBACK (on_late_changed), self);
  g_signal_connect_swapped (self->late_row, "committed", G_CALLBACK (brg_event_section_committed),
                            self);
}
