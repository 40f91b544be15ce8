/* brg-score-table.h - whom everybody met and what that opponent counts
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

#include "brg-tie-break-edition.h"
#include "brg-tournament.h"

G_BEGIN_DECLS

/**
 * BrgWide:
 *
 * A whole number of 128 bits: a product of two sums over opponents stays exact in it.
 */
__extension__ typedef __int128 BrgWide;

/**
 * BrgMeeting:
 * @round: the round
 * @opponent: index of the opponent who played or was scheduled, %BRG_NOBODY for none
 * @outcome: what the round brought
 * @is_game: whether it was played over the board, or is a forfeit that counts as a game
 * @is_dummy: whether @score is that of a dummy, not of @opponent
 * @is_capped: whether the dummy's score was cut down to a limit
 * @is_voluntary: whether the round is unplayed by the player's own doing, which changes cuts
 * @points: what the round brought, in units of %BRG_POINT
 * @score: what the opponent or the dummy counts, in units of 1 / #BrgScoreTable.scale point
 *
 * One round as an element of the sums over opponents.
 */
typedef struct
{
  gint round;
  gint opponent;
  BrgOutcome outcome;
  gboolean is_game;
  gboolean is_dummy;
  gboolean is_capped;
  gboolean is_voluntary;
  gint points;
  gint64 score;
} BrgMeeting;

/**
 * BrgScoreView:
 * @BRG_VIEW_FORE: everybody who was paired in the event's last round has drawn there; nothing else
 *   as long as that round is not paired (fide-tiebreaks-2026 8.3)
 * @BRG_VIEW_FORFEITS: a forfeit is a game with the scheduled opponent (`/P` of TRF26)
 * @BRG_VIEW_MATCH_POINTS: of teams: the score is that of match points
 * @BRG_VIEW_BOARD_POINTS: of teams: the score is that of points on the boards
 * @BRG_VIEW_OTHER_SCORE: of teams: the score is the secondary one, whichever that is
 *
 * Another look at the same rounds. A view that changes nothing here is the table itself.
 */
typedef enum
{
  BRG_VIEW_FORE = 1 << 0,
  BRG_VIEW_FORFEITS = 1 << 1,
  BRG_VIEW_MATCH_POINTS = 1 << 2,
  BRG_VIEW_BOARD_POINTS = 1 << 3,
  BRG_VIEW_OTHER_SCORE = 1 << 4,
} BrgScoreView;

#define BRG_N_SCORE_VIEWS 16

/**
 * BrgScoreTable:
 * @tournament: the tournament
 * @edition: how unplayed rounds count
 * @n_rounds: number of rounds that count
 * @counted: (array): for every player whether his results count
 * @scale: parts of a point in which scores of opponents are held, a multiple of %BRG_POINT
 * @points: (array): points of the own rounds in units of %BRG_POINT, without what was brought from
 *   an earlier stage
 * @adjusted: (array): points as opponents see them, in units of 1 / @scale
 * @meetings: (array): @n_rounds places a player, see brg_score_table_meetings()
 * @n_meetings: (array): how many of them are used
 * @score_group: (array): for every player who counts the place of his score group, 0 the highest
 * @n_score_groups: how many score groups there are
 * @place_group: (array): the same by the criteria before the one that is being applied
 * @n_place_groups: how many of these there are
 * @marks: (array): work space: the group in which a player was last looked at
 * @last_mark: work space: the last number used in @marks
 * @tally: (array): work space: a count a player, zero between uses
 * @view: the #BrgScoreView of this table
 * @root: (nullable): the table without views, %NULL for that one
 * @views: of the root: the tables with views, made when they are first needed
 * @own_tournament: (nullable): the tournament of a view that is not that of the root
 *
 * What all criteria are computed from. It borrows the tournament.
 */
typedef struct _BrgScoreTable BrgScoreTable;

struct _BrgScoreTable
{
  const BrgTournament *tournament;
  BrgTieBreakEdition edition;
  gint n_rounds;
  gboolean *counted;
  gint64 scale;
  gint *points;
  gint64 *adjusted;
  BrgMeeting *meetings;
  gint *n_meetings;
  gint *score_group;
  gint n_score_groups;
  gint *place_group;
  gint n_place_groups;
  gint *marks;
  gint last_mark;
  gint *tally;
  guint view;
  BrgScoreTable *root;
  BrgScoreTable *views[BRG_N_SCORE_VIEWS];
  BrgTournament *own_tournament;
};

/**
 * brg_score_table_new:
 * @tournament: a tournament; must outlive the table
 * @counted: (nullable) (array): for every player whether his results count
 * @through_round: last round that counts
 * @edition: how unplayed rounds count
 *
 * Returns: (transfer full): the table
 */
BrgScoreTable *brg_score_table_new (const BrgTournament *tournament,
                                    const gboolean *counted,
                                    gint through_round,
                                    BrgTieBreakEdition edition);

/**
 * brg_score_table_free:
 * @table: (nullable): a table
 */
void brg_score_table_free (BrgScoreTable *table);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (BrgScoreTable, brg_score_table_free)

/**
 * brg_score_table_cell:
 * @table: a table
 * @player: index of a player
 * @round: a round that counts
 *
 * Returns: (transfer none) (nullable): the player's round; %NULL when his opponent's results do not
 *   count or the game is not over
 */
const BrgCell *brg_score_table_cell (const BrgScoreTable *table, gint player, gint round);

/**
 * brg_score_table_meetings:
 * @table: a table
 * @player: index of a player
 * @n_meetings: (out): how many there are
 *
 * Returns: (transfer none) (array length=n_meetings): the rounds that enter the sums, in order
 */
const BrgMeeting *brg_score_table_meetings (const BrgScoreTable *table,
                                            gint player,
                                            gint *n_meetings);

/**
 * brg_score_table_get_total:
 * @table: a table
 * @player: index of a player
 *
 * Returns: what the player's place goes by: his points and those that he brought from an earlier
 *   stage, in units of %BRG_POINT
 */
gint brg_score_table_get_total (const BrgScoreTable *table, gint player);

/**
 * brg_score_table_points_in:
 * @table: a table
 * @player: index of a player
 * @round: a round of the tournament
 *
 * Returns: what the round brought to the score, in units of %BRG_POINT
 */
gint brg_score_table_points_in (const BrgScoreTable *table, gint player, gint round);

/**
 * brg_score_table_halves_of:
 * @table: a table
 * @outcome: an outcome
 *
 * Returns: 2 for a win or what stands for one, 1 for a draw, 0 for a loss, whatever the points
 */
gint brg_score_table_halves_of (const BrgScoreTable *table, BrgOutcome outcome);

/**
 * brg_score_table_is_game:
 * @table: a table
 * @cell: a cell of it
 *
 * Returns: whether the round was played over the board, or is a forfeit that counts as a game
 */
gboolean brg_score_table_is_game (const BrgScoreTable *table, const BrgCell *cell);

/**
 * brg_score_table_is_absent:
 * @table: a table
 * @player: index of a player
 *
 * Returns: whether he has chosen not to play more than two games, after which rus-chess-2014 30.4.3
 *   ranks his performance behind that of all who finished. What he has chosen are the byes that he
 *   asked for, the rounds before he came and after he left, and the games to which he did not come;
 *   in a round robin the last of these alone
 */
gboolean brg_score_table_is_absent (const BrgScoreTable *table, gint player);

/**
 * brg_score_table_get_view:
 * @table: a table or a view of one
 * @views: #BrgScoreView that the result has, instead of those that @table has
 *
 * Returns: (transfer none): the table with these views; the one without views where they change
 *   nothing
 */
BrgScoreTable *brg_score_table_get_view (BrgScoreTable *table, guint views);

/**
 * brg_score_table_is_of_teams:
 * @table: a table
 *
 * Returns: whether the players are teams, who have two scores
 */
gboolean brg_score_table_is_of_teams (const BrgScoreTable *table);

G_END_DECLS
