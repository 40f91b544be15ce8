/* brg-event-section.c - a part of an event's settings, in the assistant and on the page
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-event-section.h"

#include "brg-article-markup.h"
#include "brg-field-left.h"
#include "brg-ui.h"
#include "brg-whole-choices.h"

typedef struct
{
  gboolean is_showing;
} BrgEventSectionPrivate;

G_DEFINE_ABSTRACT_TYPE_WITH_PRIVATE (BrgEventSection, brg_event_section, ADW_TYPE_PREFERENCES_GROUP)

enum
{
  SIGNAL_CHANGED,
  SIGNAL_COMMITTED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

static void
brg_event_section_class_init (BrgEventSectionClass *klass G_GNUC_UNUSED)
{
  signals[SIGNAL_CHANGED] = g_signal_new ("changed", BRG_TYPE_EVENT_SECTION, G_SIGNAL_RUN_LAST, 0,
                                          NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[SIGNAL_COMMITTED] = g_signal_new ("committed", BRG_TYPE_EVENT_SECTION, G_SIGNAL_RUN_LAST,
                                            0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
brg_event_section_init (BrgEventSection *self G_GNUC_UNUSED)
{
}

void
brg_event_section_show (BrgEventSection *self, const BrgEventForm *form, const BrgEventStage *stage)
{
  BrgEventSectionPrivate *priv = brg_event_section_get_instance_private (self);

  g_return_if_fail (BRG_IS_EVENT_SECTION (self) && form != NULL && stage != NULL);

  priv->is_showing = TRUE;
  BRG_EVENT_SECTION_GET_CLASS (self)->show (self, form, stage);
  priv->is_showing = FALSE;
}

void
brg_event_section_read (BrgEventSection *self, BrgEventForm *form)
{
  g_return_if_fail (BRG_IS_EVENT_SECTION (self) && form != NULL);

  BRG_EVENT_SECTION_GET_CLASS (self)->read (self, form);
}

void
brg_event_section_show_notes (BrgEventSection *self, const BrgEventForm *form, const GArray *faults)
{
  g_return_if_fail (BRG_IS_EVENT_SECTION (self) && form != NULL && faults != NULL);

  if (BRG_EVENT_SECTION_GET_CLASS (self)->show_notes != NULL)
    BRG_EVENT_SECTION_GET_CLASS (self)->show_notes (self, form, faults);
}

/* rus-draughts-2022 11.5.1: where nothing is paired there are no rounds, tie-breaks or teams. */
static gboolean
belongs (guint section, const BrgGroup *group)
{
  return group->contest == BRG_CONTEST_NONE ||
         (section != BRG_EVENT_SECTION_ROUNDS && section != BRG_EVENT_SECTION_TIE_BREAKS &&
          section != BRG_EVENT_SECTION_TEAMS);
}

void
brg_event_sections_show (const BrgEventSections *sections,
                         const BrgEventForm *form,
                         const BrgEventStage *stage)
{
  g_return_if_fail (sections != NULL);

  for (guint i = 0; i < BRG_N_EVENT_SECTIONS; i++)
    if (sections->of[i] != NULL)
      {
        gtk_widget_set_visible (GTK_WIDGET (sections->of[i]), belongs (i, form->group));
        brg_event_section_show (sections->of[i], form, stage);
      }
}

void
brg_event_sections_read (const BrgEventSections *sections, BrgEventForm *form)
{
  g_return_if_fail (sections != NULL);

  for (guint i = 0; i < BRG_N_EVENT_SECTIONS; i++)
    if (sections->of[i] != NULL)
      brg_event_section_read (sections->of[i], form);
}

void
brg_event_sections_show_notes (const BrgEventSections *sections,
                               const BrgEventForm *form,
                               const GArray *faults)
{
  g_return_if_fail (sections != NULL);

  for (guint i = 0; i < BRG_N_EVENT_SECTIONS; i++)
    if (sections->of[i] != NULL)
      brg_event_section_show_notes (sections->of[i], form, faults);
}

void
brg_event_section_changed (BrgEventSection *self)
{
  BrgEventSectionPrivate *priv = brg_event_section_get_instance_private (self);

  if (!priv->is_showing)
    g_signal_emit (self, signals[SIGNAL_CHANGED], 0);
}

void
brg_event_section_committed (BrgEventSection *self)
{
  BrgEventSectionPrivate *priv = brg_event_section_get_instance_private (self);

  if (!priv->is_showing)
    g_signal_emit (self, signals[SIGNAL_COMMITTED], 0);
}

/* What stands in an entry when it is entered; it is what Escape brings back. */
#define TEXT_BEFORE "brg-text-before"

static void
remember_text (GtkWidget *row)
{
  g_object_set_data_full (G_OBJECT (row), TEXT_BEFORE,
                          g_strdup (gtk_editable_get_text (GTK_EDITABLE (row))), g_free);
}

static gboolean
has_other_text (GtkWidget *row)
{
  const char *before = g_object_get_data (G_OBJECT (row), TEXT_BEFORE);

  return before == NULL || !g_str_equal (before, gtk_editable_get_text (GTK_EDITABLE (row)));
}

static GtkWidget *
get_row (GtkEventController *focus)
{
  return gtk_widget_get_ancestor (gtk_event_controller_get_widget (focus), ADW_TYPE_ENTRY_ROW);
}

static void
on_entry_entered (GtkEventController *focus)
{
  remember_text (get_row (focus));
}

static void
commit (gpointer data)
{
  brg_event_section_committed (data);
}

/* A text that was selected for typing over it does not stay marked. What looks as before is not
 * stored: to go through a page changes nothing. */
static void
on_entry_left (GtkEventController *focus, BrgEventSection *self)
{
  GtkWidget *row = get_row (focus);

  gtk_editable_select_region (GTK_EDITABLE (row), 0, 0);
  if (has_other_text (row))
    brg_field_left_do (self, commit, self);
}

static gboolean
on_entry_key (GtkWidget *row, guint keyval, guint keycode G_GNUC_UNUSED, GdkModifierType state)
{
  const char *before = g_object_get_data (G_OBJECT (row), TEXT_BEFORE);

  if (keyval != GDK_KEY_Escape || (state & gtk_accelerator_get_default_mod_mask ()) != 0 ||
      before == NULL || !has_other_text (row))
    return GDK_EVENT_PROPAGATE;
  gtk_editable_set_text (GTK_EDITABLE (row), before);
  gtk_editable_select_region (GTK_EDITABLE (row), 0, -1);
  return GDK_EVENT_STOP;
}

static void
on_entry_activated (AdwEntryRow *row, BrgEventSection *self)
{
  brg_event_section_committed (self);
  remember_text (GTK_WIDGET (row));
}

void
brg_event_section_watch_entry (BrgEventSection *self, AdwEntryRow *row)
{
  GtkEventController *focus = gtk_event_controller_focus_new ();

  g_signal_connect_swapped (row, "changed", G_CALLBACK (brg_event_section_changed), self);
  g_signal_connect (row, "entry-activated", G_CALLBACK (on_entry_activated), self);
  g_signal_connect (focus, "enter", G_CALLBACK (on_entry_entered), NULL);
  g_signal_connect (focus, "leave", G_CALLBACK (on_entry_left), self);
  /* Who goes on to a button of the row has left the text. */
  gtk_widget_add_controller (GTK_WIDGET (gtk_editable_get_delegate (GTK_EDITABLE (row))), focus);
  brg_ui_add_keys (row, GTK_PHASE_CAPTURE, G_CALLBACK (on_entry_key), row);
}

void
brg_event_section_watch_combo (BrgEventSection *self, AdwComboRow *row)
{
  brg_whole_choices_attach (row);
  g_signal_connect_swapped (row, "notify::selected", G_CALLBACK (brg_event_section_committed),
                            self);
}

void
brg_event_section_show_text (AdwEntryRow *row, const char *text)
{
  if (!g_str_equal (gtk_editable_get_text (GTK_EDITABLE (row)), text))
    gtk_editable_set_text (GTK_EDITABLE (row), text);
}

void
brg_event_section_show_fault (GtkWidget *row,
                              GtkLabel *label,
                              const BrgRulebook *own,
                              const char *message,
                              const char *article)
{
  brg_article_set_markup (label, own, message != NULL ? message : "",
                          message != NULL ? article : NULL);
  gtk_widget_set_visible (GTK_WIDGET (label), message != NULL);
  if (row == NULL)
    return;
  brg_ui_set_class (row, "error", message != NULL);
  gtk_accessible_update_state (
      GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_STATE_INVALID,
      message != NULL ? GTK_ACCESSIBLE_INVALID_TRUE : GTK_ACCESSIBLE_INVALID_FALSE, -1);
}
