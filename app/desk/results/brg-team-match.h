/* brg-team-match.h - the matches of a round between teams, as the desk shows them
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

#include "brg-snapshot.h"

G_BEGIN_DECLS

/**
 * BrgTeamMatch:
 * @index: index of the match in #BrgRound.games of the teams
 * @number: number of the match
 * @first: index of the team that has White on board 1, or that is free
 * @second: index of the other team, %BRG_NOBODY when the first one is free
 * @first_points: points of @first on the boards so far, in units of %BRG_POINT
 * @second_points: points of @second
 * @first_board: index of its first board in #BrgRound.games of the players, -1 when nobody sits
 *   anywhere
 * @n_boards: how many boards it has
 * @n_missing: how many of them have no result yet
 * @has_line_up: of both teams, whether the captain has handed in a line-up for this match
 *
 * A match of a round.
 */
typedef struct
{
  gint index;
  gint number;
  gint first;
  gint second;
  gint first_points;
  gint second_points;
  gint first_board;
  gint n_boards;
  gint n_missing;
  gboolean has_line_up[2];
} BrgTeamMatch;

/**
 * brg_team_match_list:
 * @snapshot: a group
 * @round: number of a round
 *
 * Returns: (transfer full) (element-type BrgTeamMatch): the matches of the round in their order,
 *   none where players play for themselves or the round is not paired
 */
GArray *brg_team_match_list (const BrgSnapshot *snapshot, gint round);

/**
 * brg_team_match_has_board:
 * @match: a match
 * @board: index of a board in the round of the players' view, or -1
 *
 * Returns: whether the board is one of the match
 */
gboolean brg_team_match_has_board (const BrgTeamMatch *match, gint board);

/**
 * brg_team_match_find:
 * @matches: (element-type BrgTeamMatch): the matches of a round
 * @board: index of a board in #BrgRound.games of the players
 *
 * Returns: (transfer none) (nullable): the match that it belongs to
 */
const BrgTeamMatch *brg_team_match_find (const GArray *matches, gint board);

/**
 * brg_team_match_dup_score:
 * @match: a match
 *
 * Returns: (transfer full): the points on the boards so far, `2½ : 1½`
 */
char *brg_team_match_dup_score (const BrgTeamMatch *match);

/**
 * brg_team_match_lacks_line_up:
 * @match: a match
 * @side: 0 for the first team, 1 for the second
 *
 * Returns: whether the captain may still hand in a line-up and has not; the boards keep the order
 * of the first round until then (rus-draughts-2022 5.4.9.2)
 */
gboolean brg_team_match_lacks_line_up (const BrgTeamMatch *match, guint side);

/**
 * brg_team_find_of_player:
 * @snapshot: a group
 * @player: index of a player of it, as on boards
 *
 * Returns: index of his team, -1 where players play for themselves
 */
gint brg_team_find_of_player (const BrgSnapshot *snapshot, gint player);

G_END_DECLS
