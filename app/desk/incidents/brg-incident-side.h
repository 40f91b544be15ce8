/* brg-incident-side.h - whose incident it is, and whether anybody has told it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-incident-desk.h"

G_BEGIN_DECLS

/**
 * brg_incident_desk_asks_side:
 * @desk: a desk
 *
 * Returns: whether it is to be told first who of the two it was: neither a person nor the stored
 *   game nor its clocks have told it
 */
gboolean brg_incident_desk_asks_side (const BrgIncidentDesk *desk);

/**
 * brg_incident_desk_find_side:
 * @desk: a desk with a game
 *
 * Supposes what the stored game or its clocks tell of whose incident it is, while no person has
 * told it: who had the move, whose flag is down.
 */
void brg_incident_desk_find_side (BrgIncidentDesk *desk);

G_END_DECLS
