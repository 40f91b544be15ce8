/* brg-event-section.h - a part of an event's settings, in the assistant and on the page
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <adwaita.h>

#include "brg-event-form-check.h"

G_BEGIN_DECLS

#define BRG_TYPE_EVENT_SECTION (brg_event_section_get_type ())
G_DECLARE_DERIVABLE_TYPE (BrgEventSection,
                          brg_event_section,
                          BRG,
                          EVENT_SECTION,
                          AdwPreferencesGroup)

/**
 * BrgEventStage:
 * @n_players: players in the list
 * @n_unrated: those of them who have no rating
 * @n_paired: rounds that are paired; from 1 on system, discipline and cycles stay as they are
 * @is_closed: whether nothing may be changed
 *
 * How far the event is.
 */
typedef struct
{
  guint n_players;
  guint n_unrated;
  gint n_paired;
  gboolean is_closed;
} BrgEventStage;

/**
 * BrgEventSectionClass:
 * @show: put the form's values into the fields
 * @read: put the fields' values into the form
 * @show_notes: (nullable): say what follows from the values and what is wrong with them
 *
 * A section shows some fields of a form. Signals:
 * - `changed`: the user typed something; the fields are to be read, not shown again.
 * - `committed`: a field is done: chosen, left, or Enter was pressed.
 */
struct _BrgEventSectionClass
{
  AdwPreferencesGroupClass parent_class;

  void (*show) (BrgEventSection *self, const BrgEventForm *form, const BrgEventStage *stage);
  void (*read) (BrgEventSection *self, BrgEventForm *form);
  void (*show_notes) (BrgEventSection *self, const BrgEventForm *form, const GArray *faults);
};

/**
 * brg_event_section_show:
 * @self: a section
 * @form: an event
 * @stage: how far it is
 *
 * Shows the form; no signal is emitted.
 */
void brg_event_section_show (BrgEventSection *self,
                             const BrgEventForm *form,
                             const BrgEventStage *stage);

/**
 * brg_event_section_read:
 * @self: a section
 * @form: an event that gets what stands in the fields
 */
void brg_event_section_read (BrgEventSection *self, BrgEventForm *form);

/**
 * brg_event_section_show_notes:
 * @self: a section
 * @form: an event
 * @faults: (element-type BrgEventFault): what is wrong with it
 */
void brg_event_section_show_notes (BrgEventSection *self,
                                   const BrgEventForm *form,
                                   const GArray *faults);

/**
 * BrgEventSectionKind:
 *
 * The sections, in the order in which they are shown and read.
 */
typedef enum
{
  BRG_EVENT_SECTION_KIND,
  BRG_EVENT_SECTION_RULES,
  BRG_EVENT_SECTION_ROUNDS,
  BRG_EVENT_SECTION_TIE_BREAKS,
  BRG_EVENT_SECTION_PLACE,
  BRG_EVENT_SECTION_OFFICIALS,
  BRG_EVENT_SECTION_TEAMS,
  BRG_N_EVENT_SECTIONS,
} BrgEventSectionKind;

/**
 * BrgEventSections:
 * @of: the sections of a form; %NULL for one that is not there
 *
 * All sections in which a form stands. The template names them, BRG_EVENT_SECTION_CHILD() is the
 * row of one in the table of its children.
 */
typedef struct
{
  BrgEventSection *of[BRG_N_EVENT_SECTIONS];
} BrgEventSections;

#define BRG_EVENT_SECTION_CHILD(Type, name, KIND)                                \
  {                                                                              \
#name, (gssize) G_STRUCT_OFFSET(Type, sections.of[BRG_EVENT_SECTION_##KIND]) \
  }

/**
 * brg_event_sections_show:
 * @sections: sections
 * @form: an event
 * @stage: how far it is
 */
void brg_event_sections_show (const BrgEventSections *sections,
                              const BrgEventForm *form,
                              const BrgEventStage *stage);

/**
 * brg_event_sections_read:
 * @sections: sections
 * @form: an event that gets what stands in the fields
 */
void brg_event_sections_read (const BrgEventSections *sections, BrgEventForm *form);

/**
 * brg_event_sections_show_notes:
 * @sections: sections
 * @form: an event
 * @faults: (element-type BrgEventFault): what is wrong with it
 */
void brg_event_sections_show_notes (const BrgEventSections *sections,
                                    const BrgEventForm *form,
                                    const GArray *faults);

/**
 * brg_event_section_changed:
 * @self: a section
 *
 * For sections: the user typed. Does nothing while the form is being shown.
 */
void brg_event_section_changed (BrgEventSection *self);

/**
 * brg_event_section_committed:
 * @self: a section
 *
 * For sections: a field is done. Does nothing while the form is being shown.
 */
void brg_event_section_committed (BrgEventSection *self);

/**
 * brg_event_section_watch_entry:
 * @self: a section
 * @row: a row with a text
 *
 * For sections: `changed` with every key, `committed` when the field is left or Enter is pressed.
 */
void brg_event_section_watch_entry (BrgEventSection *self, AdwEntryRow *row);

/**
 * brg_event_section_watch_combo:
 * @self: a section
 * @row: a row with a choice
 *
 * For sections: `committed` when something is chosen. The list shows the names whole.
 */
void brg_event_section_watch_combo (BrgEventSection *self, AdwComboRow *row);

/**
 * brg_event_section_show_text:
 * @row: a row with a text
 * @text: the text
 *
 * For sections: shows a text; the cursor stays when it stands there already.
 */
void brg_event_section_show_text (AdwEntryRow *row, const char *text);

/**
 * brg_event_section_show_fault:
 * @row: (nullable): the row it is about
 * @label: where it is said; hidden when nothing is wrong
 * @own: (nullable): the rule book of the event; only with @article
 * @message: (nullable): what is wrong
 * @article: (nullable): book id and article that it cites
 *
 * For sections: marks a field as wrong, or as right.
 */
void brg_event_section_show_fault (GtkWidget *row,
                                   GtkLabel *label,
                                   const BrgRulebook *own,
                                   const char *message,
                                   const char *article);

G_END_DECLS
