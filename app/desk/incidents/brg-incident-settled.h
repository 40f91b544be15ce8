/* brg-incident-settled.h - an incident of a game that has its result already
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-incident-desk.h"

G_BEGIN_DECLS

/**
 * brg_incident_desk_dup_settled:
 * @desk: a desk
 * @now: the time, UTC seconds
 *
 * Says that the game has its result, that a decision which changes it is a correction, and by which
 * article and until when a player may protest.
 *
 * Returns: (transfer full) (nullable): sentences in the user's language; %NULL while the game is
 *   open or there is none
 */
char *brg_incident_desk_dup_settled (const BrgIncidentDesk *desk, gint64 now);

G_END_DECLS
