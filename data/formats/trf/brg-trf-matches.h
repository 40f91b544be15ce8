/* brg-trf-matches.h - the matches of teams that the boards of a report show
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-trf.h"

G_BEGIN_DECLS

/**
 * BrgTrfBoard:
 * @board: board of the match, from 1
 * @white: index of the player with White, or of who has no opponent
 * @black: index of the player with Black, %BRG_NOBODY where the other team has nobody
 *
 * A board of a match.
 */
typedef struct
{
  gint board;
  gint white;
  gint black;
} BrgTrfBoard;

/**
 * BrgTrfMeeting:
 * @white: index of the team that has White on the first board, or that has no opponent
 * @black: index of the other team, or %BRG_NOBODY
 * @outcome: of a team without an opponent: %BRG_OUTCOME_PAIRING_BYE or a bye on request
 * @boards: (element-type BrgTrfBoard): by boards
 *
 * What two teams did in a round, or one alone.
 */
typedef struct
{
  gint white;
  gint black;
  BrgOutcome outcome;
  GArray *boards;
} BrgTrfMeeting;

/**
 * brg_trf_find_team:
 * @trf: a report with teams
 * @number: number of a team
 *
 * Returns: index of the team, or %BRG_NOBODY
 */
gint brg_trf_find_team (const BrgTrf *trf, gint number);

/**
 * brg_trf_check_matches:
 * @trf: a report
 * @player: (out) (optional): index of the first player for whom it is not so
 * @round: (out) (optional): the round, 0 if he has games and no team
 *
 * Returns: whether @trf is one of matches between teams: it has teams, and in every round the
 *   players of a team who have opponents meet those of one other team
 */
gboolean brg_trf_check_matches (const BrgTrf *trf, gint *player, gint *round);

/**
 * brg_trf_count_boards:
 * @trf: a report of matches
 *
 * Returns: how many boards a match has: as 352 says, else as many as any match shows, else as many
 *   as the smallest team has players; at least 1
 */
gint brg_trf_count_boards (const BrgTrf *trf);

/**
 * brg_trf_has_one_colour:
 * @trf: a report of matches
 *
 * Returns: whether 352 gives a team one colour on all boards
 */
gboolean brg_trf_has_one_colour (const BrgTrf *trf);

/**
 * brg_trf_list_matches:
 * @trf: a report of matches
 * @round: a round
 * @n_boards: boards of a match
 *
 * Players sit in the order of the application, but where a line-up (300) says otherwise. Players
 * without an opponent who won have a board of their own. A team that sat out has the bye of a
 * record (320, 240), or else that of its first player.
 *
 * Returns: (transfer full) (element-type BrgTrfMeeting): the matches, then teams with byes
 */
GPtrArray *brg_trf_list_matches (const BrgTrf *trf, gint round, gint n_boards);

/**
 * brg_trf_last_match_round:
 * @trf: a report of matches
 *
 * Returns: the last round in which a team has an opponent or the odd team's bye, 0 for none
 */
gint brg_trf_last_match_round (const BrgTrf *trf);

G_END_DECLS
