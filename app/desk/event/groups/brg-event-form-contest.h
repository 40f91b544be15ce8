/* brg-event-form-contest.h - an event while it is being filled in: contests of composition
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-event-form.h"

G_BEGIN_DECLS

/** brg_event_form_knows_contests: Returns: whether the book knows contests of composition */
gboolean brg_event_form_knows_contests (const BrgEventForm *form);

/**
 * brg_event_form_set_contest:
 * @form: a form
 * @kind: what it is a contest of, or that games are played; refused where the book knows no such
 *   contests
 *
 * Nothing is paired and there are no clocks: teams, correspondence and time control go. Who takes
 * the choice back gets what the book names first.
 */
void brg_event_form_set_contest (BrgEventForm *form, BrgContestKind kind);

G_END_DECLS
