/* brg-trf-set-teams.h - the teams of an event as those of a report file
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-snapshot.h"
#include "brg-trf.h"

G_BEGIN_DECLS

/**
 * brg_trf_set_teams:
 * @trf: a report with the players of @snapshot
 * @snapshot: a group of teams, the view of teams
 * @tournament: (nullable): the teams as a tournament with the marks of leavers, %NULL to make it
 *   from @snapshot
 * @places: (array) (nullable): place of every numbered team, 0 for none
 *
 * Adds what the report says of teams.
 */
void brg_trf_set_teams (BrgTrf *trf,
                        const BrgSnapshot *snapshot,
                        const BrgTournament *tournament,
                        const gint *places);

G_END_DECLS
