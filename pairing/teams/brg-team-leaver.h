/* brg-team-leaver.h - a team that left: lost matches or annulled ones, which changes less
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

#include "brg-rulebook.h"
#include "brg-standings.h"
#include "brg-withdrawals.h"

G_BEGIN_DECLS

/**
 * BRG_TEAM_LEAVER_PRIZES:
 *
 * How many places the winner and the prize-winners have where the regulations say nothing else.
 */
#define BRG_TEAM_LEAVER_PRIZES 3

/**
 * BrgTeamLeaverOptions:
 * @team: index of the team that left or did not come to the last round
 * @left_after: the last round in which it played, 0 for none
 * @n_prizes: how many places are those of the winner and the prize-winners, at least 1
 * @through_round: last round that counts
 * @edition: how unplayed rounds count
 * @criteria: (array length=n_criteria) (nullable): the tie-breaks in their order
 * @n_criteria: number of @criteria
 */
typedef struct
{
  gint team;
  gint left_after;
  gint n_prizes;
  gint through_round;
  BrgTieBreakEdition edition;
  const BrgCriterion *const *criteria;
  guint n_criteria;
} BrgTeamLeaverOptions;

/**
 * BrgTeamLeaverTable:
 * @withdrawals: the tournament under the decision; what @standings were computed from is its
 *   tournament
 * @standings: the table
 * @n_changed: how many of the first places have other teams than before the leaving; a shared place
 *   is the same when the same teams share it
 * @n_moved: by how many places the teams that were on them have moved altogether, the leaver
 *   not counted
 *
 * What one decision makes of the table.
 */
typedef struct
{
  BrgWithdrawals *withdrawals;
  BrgStandings *standings;
  gint n_changed;
  gint n_moved;
} BrgTeamLeaverTable;

/**
 * BrgTeamLeaver:
 * @before: the table without any decision: the team's results count, its matches after it left are
 *   open
 * @forfeits: the matches that it did not play are lost (%BRG_LEAVER_FORFEITS)
 * @annulled: all its matches count for nobody (%BRG_LEAVER_ANNULLED)
 * @n_different: in how many of the first places the two decisions differ from each other
 * @advice: the decision that changes the first places less: fewer of them, and of equally many by
 *   fewer places; %BRG_LEAVER_BY_BOOK when both change them alike
 *
 * Both decisions that the jury has.
 */
typedef struct
{
  BrgTeamLeaverTable before;
  BrgTeamLeaverTable forfeits;
  BrgTeamLeaverTable annulled;
  gint n_different;
  BrgLeaverRule advice;
} BrgTeamLeaver;

/**
 * brg_team_leaver_new:
 * @tournament: a tournament of teams
 * @rulebook: the event's rule book
 * @options: who left, and how the table is made
 *
 * When a team leaves, or does not come to the last round, the jury decides whether it has lost or
 * all its matches are annulled, whichever influences the final results of the winners and
 * prize-winners least (rus-draughts-2022 5.4.9.5). This computes both tables and compares them with
 * the one before. What was entered for its matches after @left_after is taken back first, so a
 * forfeit of the last round does not hide what is decided. The decision stays with the jury.
 *
 * Returns: (transfer full): the tables
 */
BrgTeamLeaver *brg_team_leaver_new (const BrgTournament *tournament,
                                    const BrgRulebook *rulebook,
                                    const BrgTeamLeaverOptions *options);

/**
 * brg_team_leaver_free:
 * @self: (nullable): tables
 */
void brg_team_leaver_free (BrgTeamLeaver *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (BrgTeamLeaver, brg_team_leaver_free)

G_END_DECLS
