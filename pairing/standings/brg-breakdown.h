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
 * @value: the contribution
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
  BrgRational value;
} BrgContribution;

/**
 * BrgBreakdown:
 * @total: the value as it stands in the standings
 * @contributions: (element-type BrgContribution): by round; for `VSTOP` by the opponents' points,
 *   the most first; for `TBR` and `BBE` board by board, each with all rounds; for `SSSC` the rounds
 *   with the opponents, then those with the team's own secondary score
 * @is_sum: whether @total is the sum of what is not cut, and for the points of what was brought
 * from an earlier stage; otherwise it is an average, a performance, or a place among the tied
 * @tied: (element-type gint): indices of the players who are equal before this criterion, the
 *   player among them, in the order of the standings
 * @n_missing: for `DE` and `EDE`: how many of @tied he has not met; 0 for other criteria
 *
 * How one player's value of one criterion came about.
 */
typedef struct
{
  BrgStandingValue total;
  GArray *contributions;
  gboolean is_sum;
  GArray *tied;
  gint n_missing;
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
 * @breakdown: a player's breakdown of `FULLTR`
 * @other: another player's
 * @value: (out) (optional): the player's sum in the step that decides
 * @other_value: (out) (optional): the other's
 *
 * The full truncated Solkoff leaves out the worst opponent, then the two worst, and so on until the
 * sums differ (rus-draughts-2022 5.4.8.7); the standings show only the first of these sums.
 *
 * Returns: how many opponents are left out in the step that parts the two, 0 when none does; the
 *   values stay untouched then
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
