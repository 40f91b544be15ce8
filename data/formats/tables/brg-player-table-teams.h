/* brg-player-table-teams.h - a list of players as teams
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-player-table.h"

G_BEGIN_DECLS

/**
 * brg_player_table_dup_teams:
 * @table: a list of players
 * @teams: (nullable) (element-type BrgEntry): the teams that are there already
 * @error: return location for an error of %BRG_FORMAT_ERROR
 *
 * Hands out the same players in teams: a player of a team of @teams has its id in
 * #BrgEntry.team_id; another team stands before its players as an entry of its own. Who has no team
 * in his row belongs to that of the row before: lists name it once. Numbers are dropped, they count
 * players and not teams.
 *
 * Returns: (transfer full) (nullable) (element-type BrgEntry): teams and players; %NULL with @error
 *   set, also when a player has no team
 */
GPtrArray *brg_player_table_dup_teams (const BrgPlayerTable *table,
                                       const GPtrArray *teams,
                                       GError **error);

G_END_DECLS
