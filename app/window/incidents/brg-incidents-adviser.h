/* brg-incidents-adviser.h - the pane beside the penalty log: who, what, what the book says
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

#include "brg-incident-desk.h"

G_BEGIN_DECLS

#define BRG_TYPE_INCIDENTS_ADVISER (brg_incidents_adviser_get_type ())
G_DECLARE_FINAL_TYPE (BrgIncidentsAdviser, brg_incidents_adviser, BRG, INCIDENTS_ADVISER, GtkWidget)

/**
 * BrgIncidentsAdviser:
 *
 * Shows an incident on the desk and changes it as it is told. Its buttons are the actions `draft`,
 * `decide`, `take-back` and `close` of the group `incidents`, which the page has.
 */

/**
 * brg_incidents_adviser_set_desk:
 * @self: an adviser
 * @desk: (nullable) (transfer full): what is to be decided; %NULL for nothing
 * @round: the round in which boards and players are looked for
 */
void brg_incidents_adviser_set_desk (BrgIncidentsAdviser *self, BrgIncidentDesk *desk, gint round);

/**
 * brg_incidents_adviser_get_desk:
 * @self: an adviser
 *
 * Returns: (transfer none) (nullable): what is being decided, with all that was typed
 */
BrgIncidentDesk *brg_incidents_adviser_get_desk (BrgIncidentsAdviser *self);

/**
 * brg_incidents_adviser_take_focus:
 * @self: an adviser with something to decide
 *
 * Puts the focus where the next thing is missing: who, what, or the decision.
 */
void brg_incidents_adviser_take_focus (BrgIncidentsAdviser *self);

/**
 * brg_incidents_adviser_choose_side:
 * @self: an adviser
 * @side: White or Black
 *
 * Returns: whether there is a game in which somebody has it
 */
gboolean brg_incidents_adviser_choose_side (BrgIncidentsAdviser *self, BrgColour side);

/**
 * brg_incidents_adviser_mark_fault:
 * @self: an adviser with something to decide
 *
 * A decision was tried while something is missing: marks the field and puts the focus there.
 */
void brg_incidents_adviser_mark_fault (BrgIncidentsAdviser *self);

G_END_DECLS
