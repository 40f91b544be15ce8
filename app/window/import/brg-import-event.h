/* brg-import-event.h - the event that is made of a file
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <adwaita.h>

#include "brg-event-form.h"
#include "brg-import-file.h"

G_BEGIN_DECLS

#define BRG_TYPE_IMPORT_EVENT (brg_import_event_get_type ())
G_DECLARE_FINAL_TYPE (BrgImportEvent, brg_import_event, BRG, IMPORT_EVENT, GtkWidget)

/**
 * BrgImportEvent:
 *
 * What a report holds, and the choices that a file does not make: name, system, discipline, rule
 * book, rounds.
 */

/**
 * brg_import_event_show:
 * @self: a page
 * @file: a report, or a table whose players begin an event; must live as long as @self
 * @form: (transfer full) (nullable): what is proposed; %NULL takes it from the report
 */
void brg_import_event_show (BrgImportEvent *self, BrgImportFile *file, BrgEventForm *form);

/**
 * brg_import_event_read:
 * @self: a page
 *
 * Takes in what is being typed.
 *
 * Returns: (transfer none): the event as the user wants it
 */
const BrgEventForm *brg_import_event_read (BrgImportEvent *self);

/**
 * brg_import_event_dup_snapshot:
 * @self: a page with a report
 *
 * Returns: (transfer full): the whole event with players, rounds and results
 */
BrgSnapshot *brg_import_event_dup_snapshot (BrgImportEvent *self);

/**
 * brg_import_event_is_ready:
 * @self: an event
 *
 * It says `changed` when this may have changed.
 *
 * Returns: whether an event can be made of what stands in the fields
 */
gboolean brg_import_event_is_ready (BrgImportEvent *self);

G_END_DECLS
