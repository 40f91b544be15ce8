/* brg-event-section.c - a part of an event's settings, in the assistant and on the page
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-event-section.h"

#include "brg-article-markup.h"
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

/* A text that was selected for typing over it does not stay marked. */
static void
on_entry_left (GtkEventController *focus, BrgEventSection *self)
{
  gtk_editable_select_region (GTK_EDITABLE (gtk_event_controller_get_widget (focus)), 0, 0);
  brg_event_section_committed (self);
}

void
brg_event_section_watch_entry (BrgEventSection *self, AdwEntryRow *row)
{
  GtkEventController *focus = gtk_event_controller_focus_new ();

  g_signal_connect_swapped (row, "changed", G_CALLBACK (brg_event_section_changed), self);
  g_signal_connect_swapped (row, "entry-activated", G_CALLBACK (brg_event_section_committed), self);
  g_signal_connect (focus, "leave", G_CALLBACK (on_entry_left), self);
  gtk_widget_add_controller (GTK_WIDGET (row), focus);
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
                              const char *message,
                              const char *article)
{
  brg_article_set_markup (label, message != NULL ? message : "", message != NULL ? article : NULL);
  gtk_widget_set_visible (GTK_WIDGET (label), message != NULL);
  if (row == NULL)
    return;
  brg_ui_set_class (row, "error", message != NULL);
  gtk_accessible_update_state (
      GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_STATE_INVALID,
      message != NULL ? GTK_ACCESSIBLE_INVALID_TRUE : GTK_ACCESSIBLE_INVALID_FALSE, -1);
}
