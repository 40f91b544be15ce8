/* brg-event-form-private.h - what the files of the form of an event share
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-event-form.h"

G_BEGIN_DECLS

/* What the book names first for the discipline. */
const char *brg_event_form_find_usual_control (const BrgRulebook *rulebook,
                                               BrgDiscipline discipline);

/* Minutes after which who is late loses, where the regulations must say them; else -1. */
gint brg_event_form_get_default_late (const BrgRulebook *rulebook);

/* Puts the event at the board when it cannot be by correspondence any more, and back when it can.
 */
void brg_event_form_settle_postal (BrgEventForm *form);

/* Games are played when the book does not know contests of composition. */
void brg_event_form_settle_contest (BrgEventForm *form);

void brg_event_form_free_before (BrgEventFormBefore *before);

G_END_DECLS
