/* brg-snapshot-teams.h - the two views of a group of teams
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-snapshot.h"

G_BEGIN_DECLS

/**
 * brg_snapshot_find_players:
 * @snapshot: a view of teams
 * @team: index of a team
 * @n_players: (out): how many players it has
 *
 * Returns: index of its first player in the view of players; the others follow him by their places
 */
gint brg_snapshot_find_players (const BrgSnapshot *snapshot, gint team, gint *n_players);

/**
 * brg_snapshot_get_line_up:
 * @snapshot: a view of teams
 * @team: index of a team
 * @round: a round
 * @players: (out) (array): for every board of the match from 1 the index of the team's player in
 *   the view of players, %BRG_NOBODY where nobody sits
 *
 * Returns: whether the team has a match in that round
 */
gboolean brg_snapshot_get_line_up (const BrgSnapshot *snapshot,
                                   gint team,
                                   gint round,
                                   gint *players);

/**
 * brg_snapshot_add_players:
 * @snapshot: a new snapshot with event, group, teams, rounds and matches
 *
 * Gives it an empty view of players: event, group and rounds are there, entries and boards are to
 * be filled in. A player names his team, and a board its match, by its id. Then
 * brg_snapshot_finish_teams() makes the two views one.
 */
void brg_snapshot_add_players (BrgSnapshot *snapshot);

/**
 * brg_snapshot_finish_teams:
 * @snapshot: a new snapshot whose two views are filled in
 *
 * Numbers the players, lets them leave with their teams and gives every match the points and the
 * outcomes that follow from its boards.
 */
void brg_snapshot_finish_teams (BrgSnapshot *snapshot);

G_END_DECLS
