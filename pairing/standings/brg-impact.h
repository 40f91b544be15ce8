/* brg-impact.h - what a correction or a withdrawal would change
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

#include "brg-pairing.h"
#include "brg-rulebook.h"
#include "brg-standings.h"
#include "brg-tournament.h"

G_BEGIN_DECLS

/**
 * BrgImpactPairFunc:
 * @tournament: the event before the round: later rounds are empty, in the column of @round stand
 *   announced byes and absences only
 * @round: the round to be paired
 * @data: what the caller handed over
 *
 * Pairs a round of a Swiss again with the event's system, its seed and the pairs that the arbiter
 * had fixed.
 *
 * Returns: (transfer full) (nullable): the answer; %NULL when the system refuses
 */
typedef BrgPairing *(*BrgImpactPairFunc) (const BrgTournament *tournament,
                                          gint round,
                                          gpointer data);

/**
 * BrgImpactRankFunc:
 * @standings: standings of one of the two states
 * @tournament: that state
 * @data: what the caller handed over
 *
 * Gives other places than those by points and tie-breaks.
 */
typedef void (*BrgImpactRankFunc) (BrgStandings *standings,
                                   const BrgTournament *tournament,
                                   gpointer data);

/**
 * BrgImpactOptions:
 * @rulebook: the event's rule book: its rule for leavers is applied to both states
 * @through_round: last round of the standings
 * @edition: edition of the tie-breaks
 * @criteria: (array length=n_criteria) (nullable): the tie-breaks in their order
 * @n_criteria: number of @criteria
 * @pair: (nullable): pairs a round of a Swiss; %NULL to leave the pairings out
 * @rank: (nullable): gives the places of a knock-out
 * @data: for @pair and @rank
 *
 * How the two states are looked at.
 */
typedef struct
{
  const BrgRulebook *rulebook;
  gint through_round;
  BrgTieBreakEdition edition;
  const BrgCriterion *const *criteria;
  guint n_criteria;
  BrgImpactPairFunc pair;
  BrgImpactRankFunc rank;
  gpointer data;
} BrgImpactOptions;

/**
 * BrgImpactMove:
 * @player: index of the player
 * @points_before: points before the change, in units of %BRG_POINT
 * @points_after: points after it
 * @place_before: best place that he shared before, 0 for none
 * @last_place_before: worst place that he shared before
 * @place_after: best place that he shares after, 0 for none
 * @last_place_after: worst place that he shares after
 *
 * A player whose points or place change.
 */
typedef struct
{
  gint player;
  gint points_before;
  gint points_after;
  gint place_before;
  gint last_place_before;
  gint place_after;
  gint last_place_after;
} BrgImpactMove;

/**
 * BrgImpactRound:
 * @round: the round
 * @exists: whether the system finds a pairing from the changed data; when not, only @n_boards and
 *   @n_different_before are set
 * @n_boards: games of the round as it was paired, byes not counted
 * @n_different: boards of the wall that the system would not make from the changed data: other
 *   players, or the same two with colours reversed
 * @n_reversed: how many of @n_different have the same two players
 * @n_different_before: boards of the wall that the system does not make from the unchanged data
 *   either: pairs that the arbiter changed by hand
 * @bye_differs: whether another player would have the bye, or somebody instead of nobody
 *
 * A round that was paired from data that change.
 */
typedef struct
{
  gint round;
  gboolean exists;
  gint n_boards;
  gint n_different;
  gint n_reversed;
  gint n_different_before;
  gboolean bye_differs;
} BrgImpactRound;

/**
 * BrgImpact:
 * @first_affected_round: first round whose pairs depend on what changes, 0 when nothing changes:
 *   the round after the first result that differs, or after the round in which a player now leaves
 * @n_scores_changed: players whose points change, or come to count or not to count
 * @n_places_changed: players whose place or shared places change
 * @moves: (element-type BrgImpactMove): everybody whose points or place change, by place before,
 *   those without a place last
 * @rounds: (element-type BrgImpactRound): the paired rounds of a Swiss from @first_affected_round
 * on
 *
 * What a change does.
 */
typedef struct
{
  gint first_affected_round;
  gint n_scores_changed;
  gint n_places_changed;
  GArray *moves;
  GArray *rounds;
} BrgImpact;

/**
 * brg_impact_compute:
 * @before: the tournament as it is
 * @after: the same tournament with the change: same players and rounds; the pairs of later rounds
 *   stand as they were published
 * @options: how to look at the two
 *
 * Compares two states of an event before the change is made: a result corrected, a player
 * withdrawn. Nothing is stored or kept.
 *
 * Returns: (transfer full): what changes
 */
BrgImpact *brg_impact_compute (const BrgTournament *before,
                               const BrgTournament *after,
                               const BrgImpactOptions *options);

/**
 * brg_impact_free:
 * @impact: (nullable): an impact
 */
void brg_impact_free (BrgImpact *impact);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (BrgImpact, brg_impact_free)

G_END_DECLS
