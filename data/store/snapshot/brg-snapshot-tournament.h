/* brg-snapshot-tournament.h - a group as a tournament
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-snapshot.h"

G_BEGIN_DECLS

/**
 * brg_snapshot_get_outcomes:
 * @snapshot: a view of a group
 * @round: a round of it
 * @game: a game of the round
 * @white: (out): what it brings White
 * @black: (out): what it brings Black
 *
 * Says what a game counts for. Outside of tables a game that nobody plays, because one of the two
 * left before the round, is lost by forfeit for him once the round has begun; in a knock-out at
 * once.
 */
void brg_snapshot_get_outcomes (const BrgSnapshot *snapshot,
                                const BrgRound *round,
                                const BrgGame *game,
                                BrgOutcome *white,
                                BrgOutcome *black);

/**
 * brg_snapshot_to_tournament:
 * @snapshot: a snapshot
 *
 * Turns the numbered entries and the rounds into a tournament value; players have the same index in
 * both. Rounds that are not paired hold the announced absences, those who left and those who have
 * not yet arrived as zero-point byes; what was announced for a round after he left is passed over.
 * Forbidden pairs, virtual points and points of an earlier stage are in
 * it. Games have the outcomes of brg_snapshot_get_outcomes(). Teams are scored by their matches and
 * have the points on their boards beside them; their players form a Swiss, in which a board without
 * opponent is a full-point bye.
 *
 * By correspondence all games begin at once: whoever left did so before the first round, and a game
 * of his that has begun counts as adjourned, for it is adjudicated (10.5.3), unless it was decided
 * that the rest is lost or that all is annulled.
 *
 * Returns: (transfer full): the tournament
 */
BrgTournament *brg_snapshot_to_tournament (const BrgSnapshot *snapshot);

/**
 * brg_snapshot_set_leaver:
 * @snapshot: a snapshot
 * @tournament: what brg_snapshot_to_tournament() made of it
 * @entry: index of a numbered entry
 * @left_after: the last round that it belongs to, %BRG_STAYS for one who plays on
 * @rule: what was decided about it
 *
 * Makes @tournament what it is when the entry leaves so.
 */
void brg_snapshot_set_leaver (const BrgSnapshot *snapshot,
                              BrgTournament *tournament,
                              gint entry,
                              gint left_after,
                              BrgLeaverRule rule);

G_END_DECLS
