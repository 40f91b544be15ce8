/* brg-team-totals.h - team places of an event that people play for themselves
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

#include "brg-classification.h"

G_BEGIN_DECLS

/**
 * BrgTotalsOrder:
 * @BRG_TOTALS_BY_POINTS: the larger sum of points, then the smaller sum of places
 * @BRG_TOTALS_BY_PLACES: the smaller sum of places, then the larger sum of points
 *
 * What makes a team better. After both sums the better place of a team's best player decides; who
 * is equal in that too shares the place.
 */
typedef enum
{
  BRG_TOTALS_BY_POINTS,
  BRG_TOTALS_BY_PLACES,
} BrgTotalsOrder;

/**
 * BrgTotalsTerms:
 * @lines: (element-type BrgClassified): the table of all
 * @points: (array): by player, his points in units of %BRG_POINT
 * @team_of: (array): by player, the index of his team, -1 for none
 * @n_teams: number of teams
 * @best: how many of the best players of a team count, 0 for all
 * @order: what makes a team better
 *
 * What team places follow from.
 */
typedef struct
{
  const GArray *lines;
  const gint *points;
  const gint *team_of;
  gint n_teams;
  gint best;
  BrgTotalsOrder order;
} BrgTotalsTerms;

/**
 * BrgTeamTotal:
 * @team: index of the team
 * @place: best place of those equal to it, from 1
 * @last_place: worst place of those equal to it
 * @players: (element-type BrgClassified): its players who have a place, best first
 * @n_counted: how many of them count; they are the first ones
 * @is_short: whether fewer count than the terms want
 * @points: points of those who count, in units of %BRG_POINT
 * @twice_places: twice the sum of the places of those who count: a shared place is the middle of
 *   the places that are shared, 2½ for the second and third
 *
 * A team.
 */
typedef struct
{
  gint team;
  gint place;
  gint last_place;
  GArray *players;
  gint n_counted;
  gboolean is_short;
  gint points;
  gint twice_places;
} BrgTeamTotal;

/**
 * brg_team_totals_new:
 * @terms: the table and the teams
 *
 * Ranks teams by the sum of the best results of their players (rus-draughts-2022 1.3, appendix 11).
 *
 * The text does not say what becomes of a team with fewer players than count. Here a missing player
 * brings no points, so that by points the team stands where its sum puts it; by places a missing
 * player would be an advantage, so such teams stand behind the complete ones, who has more players
 * first. The text does not say either how equal teams are parted, see #BrgTotalsOrder. Teams
 * without a player who has a place are left out.
 *
 * Returns: (transfer full) (element-type BrgTeamTotal): the teams, best first
 */
GPtrArray *brg_team_totals_new (const BrgTotalsTerms *terms);

G_END_DECLS
