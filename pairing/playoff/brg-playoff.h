/* brg-playoff.h - play-offs: further games of players who are tied
 *
 * A play-off is a replay: from its players, what was decided beforehand and the games that are over
 * follow the games to be played now, or the order. So a corrected result needs no repair: the games
 * that it made untrue are in the replay no more.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

#include "brg-playoff-options.h"
#include "brg-points.h"

G_BEGIN_DECLS

/**
 * BrgPlayoffControl:
 * @BRG_PLAYOFF_QUICK: 3 minutes and 5 seconds a move (rus-chess-2014 30.5.6.1.1)
 * @BRG_PLAYOFF_ARMAGEDDON: White 5 minutes, Black 4, a draw is a win of Black (30.5.6.1.2)
 * @BRG_PLAYOFF_OWN: as the arbiter says
 *
 * How long a game lasts.
 */
typedef enum
{
  BRG_PLAYOFF_QUICK,
  BRG_PLAYOFF_ARMAGEDDON,
  BRG_PLAYOFF_OWN,
} BrgPlayoffControl;

#define BRG_N_PLAYOFF_CONTROLS (BRG_PLAYOFF_OWN + 1)

/**
 * BrgPlayoffGame:
 * @id: row in the database; 0 for a game that has none yet
 * @stage: stage, from 1; numbers may be left out, as a stage that was not necessary
 * @round: round of the stage, from 1; games of one round may be played at one time
 * @board: board in the round, from 1; in a match of teams that of the players
 * @group: group in which it is played, from 1; 0 without groups
 * @white: index of the player, or team, with White
 * @black: index of the player, or team, with Black
 * @control: how long it lasts
 * @white_outcome: a win, draw or loss, played or by forfeit; %BRG_OUTCOME_NONE while it is open
 * @black_outcome: the same of Black
 * @moves: number of moves; 0 if not noted
 * @needs_moves: whether the order depends on @moves, which are not noted
 *
 * A game of a play-off.
 */
typedef struct
{
  gint64 id;
  gint stage;
  gint round;
  gint board;
  gint group;
  gint white;
  gint black;
  BrgPlayoffControl control;
  BrgOutcome white_outcome;
  BrgOutcome black_outcome;
  gint moves;
  gboolean needs_moves;
} BrgPlayoffGame;

/**
 * BrgPlayoffStepKind:
 * @BRG_PLAYOFF_STEP_STRAIGHT: it is late: Armageddon at once
 * @BRG_PLAYOFF_STEP_CUT: the players are out, the others go on
 * @BRG_PLAYOFF_STEP_NUMBERS_BY_LOT: the players have their numbers by lot, in this order
 * @BRG_PLAYOFF_STEP_NUMBERS_BY_TABLE: the players are numbered as the table has them
 * @BRG_PLAYOFF_STEP_GROUP: the players are in the group
 * @BRG_PLAYOFF_STEP_MATCH: the two play a match of @number games
 * @BRG_PLAYOFF_STEP_ONE_GAME: the two play one game
 * @BRG_PLAYOFF_STEP_ROUND_ROBIN: the players meet each other, @number games a meeting
 * @BRG_PLAYOFF_STEP_KNOCK_OUT: pairs of a knock-out, neighbours among the players
 * @BRG_PLAYOFF_STEP_TEAM_MATCH: two teams play on @number boards
 * @BRG_PLAYOFF_STEP_LEVEL: the players are equal on top
 * @BRG_PLAYOFF_STEP_EQUAL: the players are equal, behind others
 * @BRG_PLAYOFF_STEP_MOVES: the players in the order of the moves of their won games
 * @BRG_PLAYOFF_STEP_LOT: the players in the order of the lot
 * @BRG_PLAYOFF_STEP_SHARED: the players stay equal
 * @BRG_PLAYOFF_STEP_LEADER_STAYS: the match is drawn: the first-placed team stays first
 * @BRG_PLAYOFF_STEP_WINNER: the player has won the play-off
 * @BRG_PLAYOFF_STEP_AHEAD: the player has won the group, match or stage
 *
 * What a step says.
 */
typedef enum
{
  BRG_PLAYOFF_STEP_STRAIGHT,
  BRG_PLAYOFF_STEP_CUT,
  BRG_PLAYOFF_STEP_NUMBERS_BY_LOT,
  BRG_PLAYOFF_STEP_NUMBERS_BY_TABLE,
  BRG_PLAYOFF_STEP_GROUP,
  BRG_PLAYOFF_STEP_MATCH,
  BRG_PLAYOFF_STEP_ONE_GAME,
  BRG_PLAYOFF_STEP_ROUND_ROBIN,
  BRG_PLAYOFF_STEP_KNOCK_OUT,
  BRG_PLAYOFF_STEP_TEAM_MATCH,
  BRG_PLAYOFF_STEP_LEVEL,
  BRG_PLAYOFF_STEP_EQUAL,
  BRG_PLAYOFF_STEP_MOVES,
  BRG_PLAYOFF_STEP_LOT,
  BRG_PLAYOFF_STEP_SHARED,
  BRG_PLAYOFF_STEP_LEADER_STAYS,
  BRG_PLAYOFF_STEP_WINNER,
  BRG_PLAYOFF_STEP_AHEAD,
} BrgPlayoffStepKind;

#define BRG_N_PLAYOFF_STEPS (BRG_PLAYOFF_STEP_AHEAD + 1)

/**
 * BrgPlayoffStep:
 * @kind: what it says
 * @article: (nullable): by which article, book and number; a constant string
 * @stage: stage to which it belongs, from 1
 * @group: group, from 1; 0 without groups
 * @control: how long its games last
 * @number: see #BrgPlayoffStepKind
 * @players: (element-type gint): indices of players
 *
 * One sentence of how the play-off goes.
 */
typedef struct
{
  BrgPlayoffStepKind kind;
  const char *article;
  gint stage;
  gint group;
  BrgPlayoffControl control;
  gint number;
  GArray *players;
} BrgPlayoffStep;

/**
 * BrgPlayoffQuestion:
 * @option: an option whose value the arbiter has to say now; never `ask`
 * @stage: stage to which it belongs
 * @group: group, from 1; 0 without groups
 * @players: (element-type gint): indices of the players whom it concerns
 *
 * A decision of the arbiter without which the play-off cannot go on.
 */
typedef struct
{
  const BrgPlayoffOption *option;
  gint stage;
  gint group;
  GArray *players;
} BrgPlayoffQuestion;

/**
 * BrgPlayoffSetup:
 * @format: a format
 * @options: options as text, see brg_playoff_options_dup(); never %NULL
 * @n_players: how many are tied; their order is that of the table, the best first
 * @seed: seed of all lots of the play-off
 * @has_own_control: in `rus-chess-2014` with two players: whether they play their match at another
 *   time control
 *
 * What is decided before the first game.
 */
typedef struct
{
  const BrgPlayoffFormat *format;
  const char *options;
  gint n_players;
  guint64 seed;
  gboolean has_own_control;
} BrgPlayoffSetup;

/**
 * BrgPlayoff:
 * @games: (element-type BrgPlayoffGame): all games of the play-off that are known, played or not,
 *   by stage, round and board
 * @steps: (element-type BrgPlayoffStep): what happened and why, in the order of events
 * @questions: (element-type BrgPlayoffQuestion): what the arbiter has to decide now
 * @is_over: whether the order is known
 * @positions: (array): for every player where he stands, from 1, equal ones with the same number as
 *   in a table (1 2 2 4); 0 while it is not over
 *
 * How a play-off stands. Free with brg_playoff_free().
 */
typedef struct
{
  GArray *games;
  GPtrArray *steps;
  GPtrArray *questions;
  gboolean is_over;
  gint *positions;
} BrgPlayoff;

/**
 * brg_playoff_replay:
 * @setup: what was decided; the format must suit the number of players
 * @games: (array length=n_games): recorded games
 * @n_games: how many
 *
 * Says what is to be played now, or the order. Of the recorded games only those count which the
 * play-off has at that stage, round and board with the same players, colours and time control; they
 * keep their @id. Outcomes without a winner, draws apart, count as open.
 *
 * Everybody who is tied has a position at the end. Where the rules do not name an order, for those
 * who lost in the same stage of a knock-out and from the ninth of eleven or more on, players share
 * it.
 *
 * Returns: (transfer full): how the play-off stands
 */
BrgPlayoff *brg_playoff_replay (const BrgPlayoffSetup *setup,
                                const BrgPlayoffGame *games,
                                guint n_games);

/**
 * brg_playoff_free:
 * @playoff: (nullable): a replay
 */
void brg_playoff_free (BrgPlayoff *playoff);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (BrgPlayoff, brg_playoff_free)

/**
 * brg_playoff_is_current:
 * @playoff: a replay
 * @game: one of its games
 *
 * Returns: whether the game is to be played now, or waits for the number of its moves
 */
gboolean brg_playoff_is_current (const BrgPlayoff *playoff, const BrgPlayoffGame *game);

/**
 * brg_playoff_wins_for:
 * @game: a game
 *
 * The winner for the play-off: Black also when an Armageddon is drawn (rus-chess-2014 30.5.6.1.2).
 *
 * Returns: index of the player, %BRG_NOBODY for a draw and an open game
 */
gint brg_playoff_wins_for (const BrgPlayoffGame *game);

/**
 * brg_playoff_may_have:
 * @white: outcome for White
 * @black: outcome for Black
 *
 * Returns: whether a game of a play-off may end so: a win, a draw, or a forfeit of one of the two
 */
gboolean brg_playoff_may_have (BrgOutcome white, BrgOutcome black);

G_END_DECLS
