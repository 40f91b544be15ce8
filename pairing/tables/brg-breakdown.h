/* brg-breakdown.h - where a number of the standings comes from
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

#include "brg-standings.h"

G_BEGIN_DECLS

/**
 * BrgContribution:
 * @round: the round, from 1
 * @opponent: index of the opponent who played or was scheduled, %BRG_NOBODY for none
 * @outcome: what the round brought the player
 * @is_dummy: whether a dummy opponent stands in: the round was not played
 * @is_capped: whether the dummy's score was cut down to its limit
 * @is_voluntary: whether the round is unplayed by the player's own doing, and so cut first
 * @is_cut: whether the contribution is left out of the total
 * @score: what the opponent or the dummy counts: points, or a rating for tie-breaks of ratings; 0
 *   where the criterion does not look at it; for `EDE` and its variants the secondary score of the
 *   match; for `TBR` and `BBE` the board
 * @made: what the opponent really made: it differs from @score where his unplayed rounds count
 *   otherwise than they brought; the same as @score where @score is no score of his
 * @points: what the round brought the player
 * @value: the contribution
 * @place: for `VSTOP` the place of the opponent by the criteria before it, from 1; else 0
 * @last_place: the worst place of those who share it
 *
 * One round's part of a criterion.
 */
typedef struct
{
  gint round;
  gint opponent;
  BrgOutcome outcome;
  gboolean is_dummy;
  gboolean is_capped;
  gboolean is_voluntary;
  gboolean is_cut;
  BrgRational score;
  BrgRational made;
  BrgRational points;
  BrgRational value;
  gint place;
  gint last_place;
} BrgContribution;

/**
 * BrgBreakdownWay:
 * @BRG_BREAKDOWN_SUM: the contributions are added up
 * @BRG_BREAKDOWN_RUNNING: likewise; each is the score after a round
 * @BRG_BREAKDOWN_AGAINST_BEST: likewise; only opponents with at least #BrgBreakdown.limit count
 * @BRG_BREAKDOWN_TRUNCATED: likewise, but equal sums are parted further, see
 *   brg_breakdown_find_step()
 * @BRG_BREAKDOWN_MEAN: the sum divided by #BrgBreakdown.divisor and rounded
 * @BRG_BREAKDOWN_PERFORMANCE: the mean and #BrgBreakdown.difference, which goes with
 *   #BrgBreakdown.percent
 * @BRG_BREAKDOWN_PERFECT: the least rating that expects #BrgBreakdown.wanted
 * @BRG_BREAKDOWN_LOWEST: #BrgBreakdown.difference above the lowest rating: nothing was scored
 * @BRG_BREAKDOWN_MUTUAL: a place by the games among #BrgBreakdown.tied
 * @BRG_BREAKDOWN_OTHERS: a place by the games against all others, the best of them first
 * @BRG_BREAKDOWN_RATING: the player's own rating
 * @BRG_BREAKDOWN_NUMBER: the player's start number
 * @BRG_BREAKDOWN_OTHERWISE: in another way; the contributions are for information
 *
 * How a total is made of the contributions.
 */
typedef enum
{
  BRG_BREAKDOWN_SUM,
  BRG_BREAKDOWN_RUNNING,
  BRG_BREAKDOWN_AGAINST_BEST,
  BRG_BREAKDOWN_TRUNCATED,
  BRG_BREAKDOWN_MEAN,
  BRG_BREAKDOWN_PERFORMANCE,
  BRG_BREAKDOWN_PERFECT,
  BRG_BREAKDOWN_LOWEST,
  BRG_BREAKDOWN_MUTUAL,
  BRG_BREAKDOWN_OTHERS,
  BRG_BREAKDOWN_RATING,
  BRG_BREAKDOWN_NUMBER,
  BRG_BREAKDOWN_OTHERWISE,
} BrgBreakdownWay;

/**
 * BrgBreakdown:
 * @total: the value as it stands in the standings
 * @contributions: (element-type BrgContribution): by round; for `VSTOP` by the opponents' places,
 *   the best first; for `TBR` and `BBE` board by board, each with all rounds; for `SSSC` the rounds
 *   with the opponents, then those with the team's own secondary score
 * @is_sum: whether @total is the sum of what is not cut, and for the points of what was brought
 * from an earlier stage; otherwise it is an average, a performance, or a place among the tied
 * @tied: (element-type gint): indices of the players who are equal before this criterion, the
 *   player among them, in the order of the standings
 * @steps: (element-type BrgRational): for what is compared step by step (`FULLTR`, `KOYA+`,
 * `KOYA-`, `TBR`, `BBE`): the sum of every step; empty for other criteria
 * @n_missing: for `DE` and `EDE`: how many of @tied he has not met; 0 for other criteria
 * @way: how @total is made
 * @own: what the player himself made in this tournament
 * @sum: sum of what is not cut
 * @divisor: what @sum is divided by where @way is a mean, else 1
 * @limit: for %BRG_BREAKDOWN_AGAINST_BEST the least points of an opponent that counts
 * @percent: for %BRG_BREAKDOWN_PERFORMANCE his score, in whole per cent
 * @difference: what is added to the mean or to the lowest rating
 * @wanted: for %BRG_BREAKDOWN_PERFECT his score, in hundredths of a point
 * @expected: the score that @total expects, likewise
 * @expected_below: the score that a rating lower by one expects: less than @wanted
 *
 * How one player's value of one criterion came about.
 */
typedef struct
{
  BrgStandingValue total;
  GArray *contributions;
  gboolean is_sum;
  GArray *tied;
  GArray *steps;
  gint n_missing;
  BrgBreakdownWay way;
  BrgRational own;
  BrgRational sum;
  gint divisor;
  BrgRational limit;
  gint percent;
  gint difference;
  gint wanted;
  gint expected;
  gint expected_below;
} BrgBreakdown;

/**
 * brg_breakdown_new:
 * @standings: standings
 * @tournament: the tournament that they were computed from
 * @player: index of a player
 * @criterion: 0 for the points, k for the k-th tie-break
 *
 * Lists what every round contributes to a value. It is the list that the value itself is made of.
 *
 * Returns: (transfer full): the breakdown; without contributions for a player without a place
 */
BrgBreakdown *brg_breakdown_new (const BrgStandings *standings,
                                 const BrgTournament *tournament,
                                 gint player,
                                 gint criterion);

/**
 * brg_breakdown_find_step:
 * @breakdown: a player's breakdown of a criterion that is compared step by step
 * @other: another player's
 * @value: (out) (optional): the player's sum in the step that decides
 * @other_value: (out) (optional): the other's
 *
 * The full truncated Solkoff (`FULLTR`) leaves out the worst opponent, then the two worst, and so
 * on until the sums differ (rus-draughts-2022 5.4.8.7). The extended Koya takes one score group in
 * (`KOYA+`) or out (`KOYA-`), then two, and so on (rus-chess-2014 30.1.3). Teams are compared by
 * board 1, then board 2 (`TBR`), or by all boards without the last, the two last (`BBE`). The
 * standings show only the first of these sums, of boards the place among the tied.
 *
 * Returns: the step that parts the two: how many opponents are left out, how many groups are
 *   taken in or out, which board it is, or how many boards are left out; 0 when none does, and the
 * values stay untouched then
 */
gint brg_breakdown_find_step (const BrgBreakdown *breakdown,
                              const BrgBreakdown *other,
                              BrgRational *value,
                              BrgRational *other_value);

/**
 * brg_breakdown_free:
 * @breakdown: (nullable): a breakdown
 */
void brg_breakdown_free (BrgBreakdown *breakdown);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (BrgBreakdown, brg_breakdown_free)

G_END_DECLS
