/* brg-knockout.h - knock-out, and the improved knock-out in which all places are played
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

#include "brg-bracket.h"
#include "brg-pairing.h"
#include "brg-standings.h"

G_BEGIN_DECLS

/**
 * brg_knockout_system:
 *
 * The system `knockout`, rus-draughts-2022 1.4: whoever loses a meeting is out. The seeds are the
 * start numbers; any number of players has a bracket, see #BrgBracket. A meeting has
 * #BrgTournament.cycles games, a round each. The lot of the round gives White in the first of them
 * to one of the two, then the colours change. Who has nobody against him, or somebody who is absent
 * or has left, goes on with a bye.
 *
 * A level meeting must be decided before the next stage is paired: by
 * #BrgPairingRequest.decisions, or by a locked pair of the next stage with the winner. Without that
 * there is no pairing, and the obstacles name the meeting. A locked pair must be one of the
 * bracket; it fixes the colours.
 */
extern const BrgPairingSystem brg_knockout_system;

/**
 * brg_all_places_system:
 *
 * The system `all-places`, rus-draughts-2022 1.4: as `knockout`, but losers go on among those with
 * the same sequence of wins and losses, so that every place is played for. Where a meeting ended
 * level only #BrgPairingRequest.decisions say who won it.
 */
extern const BrgPairingSystem brg_all_places_system;

/**
 * brg_third_place_system:
 *
 * The system `third-place`: as `knockout`, but in the last stage those who lost the semi-finals
 * meet for third place.
 */
extern const BrgPairingSystem brg_third_place_system;

/**
 * brg_knockout_get_scope:
 * @system: (nullable): a pairing system
 *
 * Returns: who goes on playing in it; %BRG_BRACKET_WINNER for one that has no bracket
 */
BrgBracketScope brg_knockout_get_scope (const BrgPairingSystem *system);

/**
 * BrgPlaceRange:
 * @best: best place that a player may still reach
 * @worst: worst place that he may still reach
 *
 * Where a player will end.
 */
typedef struct
{
  gint best;
  gint worst;
} BrgPlaceRange;

/**
 * brg_knockout_list_places:
 * @system: a system with a bracket
 * @tournament: a tournament with at least two players
 * @through_round: last round that counts
 * @decisions: (array length=n_decisions) (nullable): as in #BrgPairingRequest
 * @n_decisions: number of @decisions
 *
 * The places as far as the stages decide them that are over and decided. In `knockout` those who
 * went out in one stage share their places.
 *
 * Returns: (transfer full) (array): for every player his places; free with g_free()
 */
BrgPlaceRange *brg_knockout_list_places (const BrgPairingSystem *system,
                                         const BrgTournament *tournament,
                                         gint through_round,
                                         const BrgMeetingDecision *decisions,
                                         guint n_decisions);

/**
 * brg_knockout_rank:
 * @standings: standings of a knock-out by points
 * @places: (array): for every player his places, see brg_knockout_list_places()
 *
 * Gives everybody the places of the bracket in place of those by points. Among those who share
 * places the order stays that of the points and tie-breaks, which decide nothing any more.
 */
void brg_knockout_rank (BrgStandings *standings, const BrgPlaceRange *places);

G_END_DECLS
