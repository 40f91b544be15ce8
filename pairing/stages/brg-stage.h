/* brg-stage.h - who plays on in the next stage of a competition, and with which points
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

#include "brg-standings.h"
#include "brg-tournament.h"

G_BEGIN_DECLS

/**
 * BrgCarry:
 * @BRG_CARRY_NOTHING: everybody begins with nothing
 * @BRG_CARRY_ALL: everybody brings all his points, with those that he had brought himself
 * @BRG_CARRY_MUTUAL: everybody brings the points of the games that those who play on have played
 *   with each other, pluses and minuses included
 *
 * Which points count in the next stage. A round robin of those who have met already is played in
 * full all the same: the points of the earlier games come on top.
 */
typedef enum
{
  BRG_CARRY_NOTHING,
  BRG_CARRY_ALL,
  BRG_CARRY_MUTUAL,
} BrgCarry;

#define BRG_N_CARRIES (BRG_CARRY_MUTUAL + 1)

/**
 * BrgStageOrder:
 * @BRG_STAGE_ORDER_SNAKE: all first places, then all second places, and so on; the order of the
 *   groups turns round with every place: 1A 1B 2B 2A
 * @BRG_STAGE_ORDER_BRACKET: the same places after each other, but within a place so that players of
 *   one group meet as late as a bracket allows: A1 v B2 and B1 v A2
 *
 * The order of the start numbers in the next stage.
 */
typedef enum
{
  BRG_STAGE_ORDER_SNAKE,
  BRG_STAGE_ORDER_BRACKET,
} BrgStageOrder;

/**
 * BrgStageGroup:
 * @tournament: the tournament of a group, after brg_withdrawals_apply()
 * @standings: its order
 *
 * A group that has been played.
 */
typedef struct
{
  const BrgTournament *tournament;
  const BrgStandings *standings;
} BrgStageGroup;

/**
 * BrgStagePlayer:
 * @group: index of a group
 * @player: index of a player of its tournament
 *
 * A player of one of several groups.
 */
typedef struct
{
  gint group;
  gint player;
} BrgStagePlayer;

/**
 * BrgStageRule:
 * @n_first: how many of every group qualify by their place
 * @n_best: how many more qualify as the best of all those who follow in their groups
 * @carry: which points count in the next stage
 * @order: the order of the start numbers
 * @preferred: (array length=n_preferred) (nullable): among equals those whom the arbiter lets
 *   through; others in the list change nothing
 * @n_preferred: number of @preferred
 *
 * What the regulations say of the next stage, and what the arbiter decided.
 */
typedef struct
{
  gint n_first;
  gint n_best;
  BrgCarry carry;
  BrgStageOrder order;
  const BrgStagePlayer *preferred;
  guint n_preferred;
} BrgStageRule;

/**
 * BrgQualifier:
 * @who: the player
 * @place: best place in his group of those equal to him
 * @last_place: worst place of those equal to him
 * @points: his points in the group, in units of %BRG_POINT
 * @rank: 1 for the first who qualifies from his group, and so on
 * @is_following: whether he is one of the best of those who follow
 * @carried: points that he brings, in units of %BRG_POINT
 *
 * One who plays on.
 */
typedef struct
{
  BrgStagePlayer who;
  gint place;
  gint last_place;
  gint points;
  gint rank;
  gboolean is_following;
  gint carried;
} BrgQualifier;

/**
 * BrgStageTie:
 * @group: index of the group, -1 for the best of those who follow
 * @n_free: how many of @players play on
 * @n_preferred: how many of @players the arbiter lets through
 * @players: (element-type BrgStagePlayer): all who are equal at the line
 *
 * Equals of whom only some play on. Settled when the arbiter lets @n_free of them through.
 */
typedef struct
{
  gint group;
  gint n_free;
  gint n_preferred;
  GArray *players;
} BrgStageTie;

/**
 * BrgStageField:
 * @qualifiers: (element-type BrgQualifier): those who play on, in the order of the start numbers;
 *   of equals at a line that is not settled nobody
 * @ties: (element-type BrgStageTie): where equals are parted by the line; group by group, then that
 *   of those who follow
 * @n_missing: how many places stay empty because a group is too small
 * @is_settled: whether every tie is settled; only then the best of those who follow are known
 *
 * The players of the next stage.
 */
typedef struct
{
  GArray *qualifiers;
  GPtrArray *ties;
  gint n_missing;
  gboolean is_settled;
} BrgStageField;

/**
 * brg_stage_field_new:
 * @groups: (array length=n_groups): the groups
 * @n_groups: number of groups, at least 1
 * @rule: what the regulations say
 *
 * Finds out who plays on. The order is that of the standings with their tie-breaks; who has left,
 * even after the last round, does not play on, nor does one whose results do not count: the next
 * one moves up. Where equals share a place across the line, the arbiter decides
 * (#BrgStageRule.preferred).
 *
 * The best of those who follow: the first behind the line in every group come before the second
 * ones; among them the one with the greater part of the points that his rounds could bring, so that
 * groups of different size can be compared; then the tie-breaks, where all groups have the same
 * number of rounds and the same list of tie-breaks. Who is equal then is tied.
 *
 * Returns: (transfer full): the players of the next stage
 */
BrgStageField *brg_stage_field_new (const BrgStageGroup *groups,
                                    guint n_groups,
                                    const BrgStageRule *rule);

/**
 * brg_stage_field_free:
 * @field: (nullable): a field
 */
void brg_stage_field_free (BrgStageField *field);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (BrgStageField, brg_stage_field_free)

G_END_DECLS
