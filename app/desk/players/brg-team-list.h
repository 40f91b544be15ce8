/* brg-team-list.h - teams with their players below them, as a list
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

#include "brg-snapshot.h"

G_BEGIN_DECLS

/**
 * BrgTeamRow:
 * @view: the view that knows who stands in the row: the snapshot or its #BrgSnapshot.players
 * @index: index of the team or the player in @view
 *
 * A row of the list of players.
 */
typedef struct
{
  BrgSnapshot *view;
  gint index;
} BrgTeamRow;

/**
 * brg_team_list_rows:
 * @snapshot: a group
 *
 * Returns: (transfer full) (element-type BrgTeamRow): every team with its players below it, by
 * their places in the application; where players play for themselves, they. The rows point into
 *   @snapshot
 */
GArray *brg_team_list_rows (BrgSnapshot *snapshot);

/**
 * brg_team_list_find_view:
 * @snapshot: a group
 * @entry_id: row of a team or a player
 * @index: (out) (optional): his index in the view
 *
 * Returns: (transfer none) (nullable): the view that knows him; %NULL when nobody does
 */
BrgSnapshot *brg_team_list_find_view (BrgSnapshot *snapshot, gint64 entry_id, gint *index);

/**
 * brg_team_list_is_reserve:
 * @view: a view
 * @index: index of an entry
 *
 * Returns: whether it is a player behind the boards of his team
 */
gboolean brg_team_list_is_reserve (const BrgSnapshot *view, gint index);

/**
 * brg_team_list_get_rating:
 * @view: a view
 * @index: index of an entry
 * @is_average: (out) (optional): whether it is the average of a team's players
 *
 * The rating of a player or of a team; a team without one is as strong as its main line-up: the
 * players of its first boards who have a rating, on average.
 *
 * Returns: the rating, 0 for none
 */
gint brg_team_list_get_rating (const BrgSnapshot *view, gint index, gboolean *is_average);

/**
 * brg_team_list_is_short:
 * @view: a view
 * @index: index of an entry
 *
 * Returns: whether it is a team that cannot fill its boards
 */
gboolean brg_team_list_is_short (const BrgSnapshot *view, gint index);

/**
 * brg_team_list_dup_keys:
 * @snapshot: a group
 * @rows: (element-type BrgTeamRow): its rows
 *
 * Returns: (transfer full) (array zero-terminated=1): for every row what
 *   brg_player_key_matches() searches: a team is found with its players, and a player with his
 *   team
 */
char **brg_team_list_dup_keys (BrgSnapshot *snapshot, const GArray *rows);

G_END_DECLS
