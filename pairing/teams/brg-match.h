/* brg-match.h - a match between two teams and its boards
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

#include "brg-colour.h"
#include "brg-points.h"

G_BEGIN_DECLS

/**
 * BrgMatchResult:
 * @first_points: points of the first team on the boards so far, in units of %BRG_POINT
 * @second_points: points of the second team
 * @n_boards: boards that were added
 * @n_open: boards without a result
 * @n_adjourned: how many of those are adjourned
 * @n_played: boards that were really played and are over
 * @n_forfeits: boards that a team won without play
 *
 * A match as its boards tell. It begins as `{ 0 }`; add the boards and ask.
 */
typedef struct
{
  gint first_points;
  gint second_points;
  gint n_boards;
  gint n_open;
  gint n_adjourned;
  gint n_played;
  gint n_forfeits;
} BrgMatchResult;

/**
 * brg_match_colour:
 * @board: a board of the match, from 1
 * @first_board: colour that the team has on board 1
 * @one_colour: whether the regulations want that colour on all boards
 *
 * On odd boards everybody of a team has the colour of its first board, on even boards the other
 * (rus-draughts-2022 5.4.9.3), unless @one_colour.
 *
 * Returns: the colour of the team's player
 */
BrgColour brg_match_colour (gint board, BrgColour first_board, gboolean one_colour);

/**
 * brg_match_add_board:
 * @result: a match
 * @scoring: what a game is worth
 * @first: what the first team's player got, %BRG_OUTCOME_NONE while the game is open
 * @second: what the second team's player got
 *
 * Adds a board. A board on which a team has nobody is a forfeit; one on which neither has anybody
 * need not be added.
 */
void brg_match_add_board (BrgMatchResult *result,
                          const BrgScoring *scoring,
                          BrgOutcome first,
                          BrgOutcome second);

/**
 * brg_match_get_outcomes:
 * @result: a match
 * @first: (out): what the match brought to the first team
 * @second: (out): what it brought to the second team
 *
 * Who has more points on the boards has won (rus-draughts-2022 5.4.9.6.1). If no board was played,
 * it is a forfeit; a match that nobody came to is lost by both without play. While a board
 * is open both are %BRG_OUTCOME_NONE, or %BRG_OUTCOME_ADJOURNED if only adjourned games are left. A
 * match that was not played and is level, because on every board somebody else was missing, is a
 * draw: no other outcome has its points.
 */
void brg_match_get_outcomes (const BrgMatchResult *result, BrgOutcome *first, BrgOutcome *second);

/**
 * brg_match_get_board_scoring:
 * @match_scoring: what a match is worth
 * @scoring: what a game is worth
 * @n_boards: boards of a match
 *
 * For #BrgTournament.board_scoring.
 *
 * Returns: what a match brings on the boards that is won, drawn or lost on all of them, and a bye
 */
BrgScoring brg_match_get_board_scoring (const BrgScoring *match_scoring,
                                        const BrgScoring *scoring,
                                        gint n_boards);

/**
 * brg_match_bye_points:
 * @match_scoring: what a match is worth
 * @scoring: what a game is worth
 * @n_boards: boards of a match
 * @outcome: a bye of any kind
 *
 * Points on the boards of a team that has no opponent: those of a drawn match where the bye is
 * worth a draw, those of a match won on all boards where it is worth a win
 * (fide-team-swiss-2026 1.4).
 *
 * Returns: the points, in units of %BRG_POINT
 */
gint brg_match_bye_points (const BrgScoring *match_scoring,
                           const BrgScoring *scoring,
                           gint n_boards,
                           BrgOutcome outcome);

G_END_DECLS
