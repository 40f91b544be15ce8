/* brg-score-table.h - whom everybody met and what that opponent counts
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

#include "brg-standings.h"
#include "brg-tournament.h"

G_BEGIN_DECLS

/**
 * BrgBasis:
 * @BRG_BASIS_PRIMARY: the score that the places go by first
 * @BRG_BASIS_SECONDARY: teams only: the other score
 * @BRG_BASIS_MATCH_POINTS: teams only: points of the matches
 * @BRG_BASIS_BOARD_POINTS: teams only: points on the boards
 *
 * Which score of a team a criterion is made of. Players have one score, which stands for all.
 */
typedef enum
{
  BRG_BASIS_PRIMARY,
  BRG_BASIS_SECONDARY,
  BRG_BASIS_MATCH_POINTS,
  BRG_BASIS_BOARD_POINTS,
} BrgBasis;

/**
 * BrgMeeting:
 * @round: the round
 * @opponent: index of the opponent who played or was scheduled, %BRG_NOBODY for none
 * @outcome: what the round brought
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
  gboolean is_dummy;
  gboolean is_capped;
  gboolean is_voluntary;
  gint points;
  gint64 score;
} BrgMeeting;

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
 * @marks: (array): work space: the group in which a player was last looked at
 * @last_mark: work space: the last number used in @marks
 * @tally: (array): work space: a count a player, zero between uses
 * @fore: (nullable): the table with the last round drawn, made when it is first needed
 * @fore_tournament: (nullable): the tournament of @fore
 * @other: (nullable): the table of the other score of teams, made when it is first needed
 * @other_tournament: (nullable): the tournament of @other
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
  gint *marks;
  gint last_mark;
  gint *tally;
  BrgScoreTable *fore;
  BrgTournament *fore_tournament;
  BrgScoreTable *other;
  BrgTournament *other_tournament;
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
 * brg_score_table_get_fore:
 * @table: a table
 *
 * Returns: (transfer none): the table in which everybody who was paired in the event's last round
 *   has drawn there; @table itself as long as that round is not paired
 */
BrgScoreTable *brg_score_table_get_fore (BrgScoreTable *table);

/**
 * brg_score_table_is_of_teams:
 * @table: a table
 *
 * Returns: whether the players are teams, who have two scores
 */
gboolean brg_score_table_is_of_teams (const BrgScoreTable *table);

/**
 * brg_score_table_get_basis:
 * @table: the table of the standings
 * @basis: a score
 *
 * In a table of another basis that score is the primary one, so points, adjusted scores, dummies
 * and their limits are all in its units. Nothing is brought from an earlier stage there.
 *
 * Returns: (transfer none): the table in which opponents count with that score; @table itself for
 *   players
 */
BrgScoreTable *brg_score_table_get_basis (BrgScoreTable *table, BrgBasis basis);

G_END_DECLS
