/* brg-event-form-postal.h - an event while it is being filled in: play by correspondence
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-event-form.h"

G_BEGIN_DECLS

/**
 * BrgPostalBar:
 * @BRG_POSTAL_BAR_NONE: it is by correspondence, or was not chosen to be
 * @BRG_POSTAL_BAR_BOOK: the book knows no such play in the discipline (rus-draughts-2022 10.1.4)
 * @BRG_POSTAL_BAR_TEAMS: teams play
 * @BRG_POSTAL_BAR_SYSTEM: pairs follow from results, though all games begin at once
 *   (rus-draughts-2022 10.3.2)
 *
 * What keeps an event at the board that was chosen to be by correspondence.
 */
typedef enum
{
  BRG_POSTAL_BAR_NONE,
  BRG_POSTAL_BAR_BOOK,
  BRG_POSTAL_BAR_TEAMS,
  BRG_POSTAL_BAR_SYSTEM,
} BrgPostalBar;

/**
 * brg_event_form_knows_postal:
 * @form: a form
 *
 * Returns: whether the book knows play by correspondence in the discipline
 */
gboolean brg_event_form_knows_postal (const BrgEventForm *form);

/**
 * brg_event_form_set_postal:
 * @form: a form
 * @is_postal: whether it is played by correspondence; refused where the book knows no such play
 *
 * All games begin at once: the system becomes a round robin of single players with one game a
 * meeting. There are no clocks and nobody is late, so both are left out. Days that do not say
 * when play ends last a year. With another system, teams, another discipline or another book it is
 * at the board, and by correspondence again as soon as that fits. Who takes the choice back gets
 * system, teams, rounds and time control of before.
 */
void brg_event_form_set_postal (BrgEventForm *form, gboolean is_postal);

/** brg_event_form_find_postal_bar: Returns: why a choice of correspondence does not count now */
BrgPostalBar brg_event_form_find_postal_bar (const BrgEventForm *form);

/**
 * brg_event_form_remember:
 * @form: a form that was made of what is stored
 * @older: what was on show before; loses what it remembered
 *
 * Goes on with what was chosen in @older and what stood there before, while both say the same of
 * the same group.
 */
void brg_event_form_remember (BrgEventForm *form, BrgEventForm *older);

G_END_DECLS
