/* brg-place-section.c - name, place and days of an event
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-place-section.h"

#include "brg-entry-form.h"
#include "brg-names.h"
#include "brg-player-value.h"
#include "brg-template.h"
#include "brg-text-tidy.h"
#include "brg-ui.h"

struct _BrgPlaceSection
{
  BrgEventSection parent_instance;

  AdwEntryRow *name_row;
  AdwEntryRow *place_row;
  AdwEntryRow *venue_row;
  AdwEntryRow *starts_row;
  AdwEntryRow *ends_row;
  AdwEntryRow *organiser_row;
  AdwEntryRow *federation_row;
  GtkLabel *fault_label;
};

G_DEFINE_FINAL_TYPE (BrgPlaceSection, brg_place_section, BRG_TYPE_EVENT_SECTION)

static void
show_day (AdwEntryRow *row, const char *day)
{
  g_autofree char *text = brg_names_dup_day (day);

  brg_event_section_show_text (row, text);
}

static void
brg_place_section_show (BrgEventSection *section,
                        const BrgEventForm *form,
                        const BrgEventStage *stage)
{
  BrgPlaceSection *self = BRG_PLACE_SECTION (section);
  const BrgEvent *event = form->event;

  brg_event_section_show_text (self->name_row, event->name);
  brg_event_section_show_text (self->place_row, event->place);
  brg_event_section_show_text (self->venue_row, event->venue);
  show_day (self->starts_row, event->starts);
  show_day (self->ends_row, event->ends);
  brg_event_section_show_text (self->organiser_row, event->organiser);
  brg_event_section_show_text (self->federation_row, event->federation);
  gtk_widget_set_sensitive (GTK_WIDGET (self), !stage->is_closed);
}

static void
brg_place_section_read (BrgEventSection *section, BrgEventForm *form)
{
  BrgPlaceSection *self = BRG_PLACE_SECTION (section);
  BrgEvent *event = form->event;
  g_autofree char *federation = NULL;
  g_autofree char *code = NULL;

  brg_event_form_set_text (&event->name, brg_ui_get_text (self->name_row));
  brg_event_form_set_text (&event->place, brg_ui_get_text (self->place_row));
  brg_event_form_set_text (&event->venue, brg_ui_get_text (self->venue_row));
  brg_event_form_set_day (&event->starts, brg_ui_get_text (self->starts_row));
  brg_event_form_set_day (&event->ends, brg_ui_get_text (self->ends_row));
  brg_event_form_set_text (&event->organiser, brg_ui_get_text (self->organiser_row));
  federation = brg_text_tidy (brg_ui_get_text (self->federation_row));
  code = brg_player_value_parse_federation (federation);
  brg_event_form_set_text (&event->federation, code);
}

static void
brg_place_section_show_notes (BrgEventSection *section,
                              const BrgEventForm *form,
                              const GArray *faults)
{
  BrgPlaceSection *self = BRG_PLACE_SECTION (section);
  const struct
  {
    BrgEventFaultKind kind;
    AdwEntryRow *row;
  } rows[] = {
    { BRG_EVENT_FAULT_NAME, self->name_row },
    { BRG_EVENT_FAULT_STARTS, self->starts_row },
    { BRG_EVENT_FAULT_ENDS, self->ends_row },
    { BRG_EVENT_FAULT_DAYS, self->ends_row },
  };
  const BrgEventFault *first = NULL;
  AdwEntryRow *wrong = NULL;
  g_autofree char *message = NULL;
  g_autofree char *doubt = NULL;

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      brg_event_section_show_fault (GTK_WIDGET (rows[i].row), self->fault_label, NULL, NULL, NULL);
      if (first == NULL)
        {
          first = brg_event_form_find_fault (faults, rows[i].kind);
          wrong = rows[i].row;
        }
    }
  /* Not a fault: it is stored as it stands. */
  doubt = brg_entry_form_dup_federation_doubt (form->event->federation);
  if (first == NULL)
    brg_event_section_show_fault (NULL, self->fault_label, NULL, doubt, NULL);
  if (first == NULL)
    return;
  message = brg_names_dup_fault (first, form->event->rulebook);
  brg_event_section_show_fault (GTK_WIDGET (wrong), self->fault_label, NULL, message, NULL);
}

#define CHILD(name) BRG_TEMPLATE_CHILD (BrgPlaceSection, name)

static const BrgTemplateChild children[] = {
  CHILD (name_row), CHILD (place_row),     CHILD (venue_row),      CHILD (starts_row),
  CHILD (ends_row), CHILD (organiser_row), CHILD (federation_row), CHILD (fault_label),
};

static void
brg_place_section_class_init (BrgPlaceSectionClass *klass)
{
  BrgEventSectionClass *section_class = BRG_EVENT_SECTION_CLASS (klass);

  section_class->show = brg_place_section_show;
  section_class->read = brg_place_section_read;
  section_class->show_notes = brg_place_section_show_notes;
  brg_template_set (klass, "brg-place-section", children, G_N_ELEMENTS (children));
}

static void
brg_place_section_init (BrgPlaceSection *self)
{
  AdwEntryRow *rows[7];

  gtk_widget_init_template (GTK_WIDGET (self));
  rows[0] = self->name_row;
  rows[1] = self->place_row;
  rows[2] = self->venue_row;
  rows[3] = self->starts_row;
  rows[4] = self->ends_row;
  rows[5] = self->organiser_row;
  rows[6] = self->federation_row;
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    brg_event_section_watch_entry (BRG_EVENT_SECTION (self), rows[i]);
}
