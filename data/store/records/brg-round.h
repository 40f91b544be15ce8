/* brg-round.h - a round of a group and its boards, as values
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

#include "brg-meeting-games.h"
#include "brg-points.h"

G_BEGIN_DECLS

/**
 * BRG_MATCH_BOARDS:
 *
 * A board of a match has the number 1000 * board of the match + board within it.
 */
#define BRG_MATCH_BOARDS 1000

/**
 * BrgGame:
 * @id: row of the pairing in the database
 * @board: board, from 1
 * @white: index into #BrgSnapshot.entries of the player with White, or with the bye
 * @black: index of the player with Black, %BRG_NOBODY for a bye
 * @white_outcome: what White got; %BRG_OUTCOME_PAIRING_BYE for a bye
 * @black_outcome: what Black got
 * @rating_white: for rating only: a result that differs from what counts, else %BRG_OUTCOME_NONE
 * @rating_black: likewise for Black
 * @is_verified: whether a second person has keyed the same result
 * @has_second: whether a second person has keyed another result and the two still differ
 * @second_white: what he keyed for White then; %BRG_OUTCOME_NONE: that there is no result
 * @second_black: likewise for Black
 * @is_adjudicated: whether the arbiters decided the unfinished game; it counts as played
 * @is_manual: whether the arbiter made or changed the pair
 * @match_id: view of players only: row of the match that this is a board of, else 0
 * @match_board: view of players only: which board of the match, from 1; else 0
 * @white_points: view of teams only: points of the first-named team on the boards so far, in units
 *   of %BRG_POINT; of a bye, what it brings; else 0
 * @black_points: likewise for the other team
 * @white_games: of a micro-match what @white, who has White in the first game, got in each game
 * @black_games: likewise for @black
 * @meeting_game: of a copy that is about one game of the meeting, with its outcomes in the place of
 *   those of the meeting: which one, from 1; else 0
 * @opening: number from 1 of the opening in its table, or of the position of Chess960, that was
 *   settled for the first game and so for the meeting; 0 for none
 * @came: bits `1u << BrgColour` of those who came after the start, by the log or as marked at the
 *   board: who has lost without play all the same came too late and was not absent
 * @has_letters: whether it is played by correspondence and has begun
 * @is_overdue: whether it was lost by correspondence because the time was over
 *   (rus-draughts-2022 10.3.7)
 *
 * A board of a round. In the view of teams it is a match: @white is the team that has White on
 * board 1, the outcomes follow from the boards and are %BRG_OUTCOME_NONE while one of them is open.
 * In the view of players @board is 1000 times the board of the match and @match_board; where a team
 * has nobody, the other's player stands as @white with a forfeit, and @black is %BRG_NOBODY.
 */
typedef struct
{
  gint64 id;
  gint board;
  gint white;
  gint black;
  BrgOutcome white_outcome;
  BrgOutcome black_outcome;
  BrgOutcome rating_white;
  BrgOutcome rating_black;
  gboolean is_verified;
  gboolean has_second;
  BrgOutcome second_white;
  BrgOutcome second_black;
  gboolean is_adjudicated;
  gboolean is_manual;
  gint64 match_id;
  gint match_board;
  gint white_points;
  gint black_points;
  BrgOutcome white_games[BRG_MEETING_MOST_GAMES];
  BrgOutcome black_games[BRG_MEETING_MOST_GAMES];
  gint meeting_game;
  gint opening;
  guint came;
  gboolean has_letters;
  gboolean is_overdue;
} BrgGame;

/**
 * brg_game_exchange:
 * @game: a game
 *
 * The two sides change places, with all that they got.
 */
void brg_game_exchange (BrgGame *game);

/**
 * brg_game_is_missing:
 * @game: a game
 *
 * Returns: whether the result is still to be entered; an adjourned game is not over, but not
 * missing
 */
gboolean brg_game_is_missing (const BrgGame *game);

/**
 * BrgRoundState:
 * @BRG_ROUND_PLANNED: pairs are fixed, the round has not begun (round robin)
 * @BRG_ROUND_PUBLISHED: pairs are on the wall; being played
 * @BRG_ROUND_CLOSED: all results are in and the protocol is frozen
 */
typedef enum
{
  BRG_ROUND_PLANNED,
  BRG_ROUND_PUBLISHED,
  BRG_ROUND_CLOSED,
} BrgRoundState;

#define BRG_N_ROUND_STATES (BRG_ROUND_CLOSED + 1)

/**
 * brg_round_state_may_become:
 * @from: a state
 * @to: another state
 *
 * Returns: whether a round may go from @from to @to
 */
gboolean brg_round_state_may_become (BrgRoundState from, BrgRoundState to);

/**
 * BrgRound:
 * @id: row in the database
 * @number: round, from 1
 * @state: where it is in its life
 * @starts_at: announced start, UTC, `YYYY-MM-DDThh:mmZ`, or empty
 * @published_at: when it was published, UTC, or empty
 * @closed_at: when it was closed, UTC, or empty
 * @changed_reason: why the arbiter made or changed pairs, or empty
 * @changed_by: who decided that, or empty
 * @games: (element-type BrgGame): by board, byes last
 *
 * A round that has been paired.
 */
typedef struct
{
  gint64 id;
  gint number;
  BrgRoundState state;
  char *starts_at;
  char *published_at;
  char *closed_at;
  char *changed_reason;
  char *changed_by;
  GArray *games;
} BrgRound;

/**
 * brg_round_new:
 * @number: the round
 *
 * Returns: (transfer full): a planned round without games
 */
BrgRound *brg_round_new (gint number);

/**
 * brg_round_find_game:
 * @round: a round
 * @entry: index into #BrgSnapshot.entries
 *
 * Returns: (transfer none) (nullable): the board at which he sits, his bye included; %NULL when he
 * is not paired
 */
const BrgGame *brg_round_find_game (const BrgRound *round, gint entry);

/**
 * brg_round_free:
 * @round: (nullable): a round
 */
void brg_round_free (BrgRound *round);

G_END_DECLS
