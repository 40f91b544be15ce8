/* brg-award-lists.h - the table of a group with its classifications, prizes and team results
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

#include "brg-chances.h"
#include "brg-crosstable-content.h"
#include "brg-prizes.h"
#include "brg-team-totals.h"

G_BEGIN_DECLS

/**
 * BrgAwardLists:
 * @source: what the lists are made from; not owned
 * @lists: (element-type GArray): the table of all, then one a classification of the group in their
 *   order, each an array of #BrgClassified
 * @n_unknown: (array): for each of @lists how many more may belong to it, see
 *   brg_category_list_members(); 0 for the table of all
 *
 * The places in all lists of a group.
 */
typedef struct
{
  BrgTableSource source;
  GPtrArray *lists;
  guint *n_unknown;
} BrgAwardLists;

/**
 * brg_award_lists_new:
 * @source: the group and its table; what it points to must live as long as the lists
 *
 * Returns: (transfer full): its lists
 */
BrgAwardLists *brg_award_lists_new (const BrgTableSource *source);

/**
 * brg_award_lists_free:
 * @lists: (nullable): lists
 */
void brg_award_lists_free (BrgAwardLists *lists);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (BrgAwardLists, brg_award_lists_free)

/**
 * brg_award_lists_get_name:
 * @lists: lists
 * @list: index of a list
 * @words: the language
 *
 * Returns: (transfer none): the name of the classification, or that of the table of all
 */
const char *brg_award_lists_get_name (const BrgAwardLists *lists,
                                      guint list,
                                      const BrgWords *words);

/**
 * brg_award_lists_is_excluded:
 * @lists: lists
 * @player: index of a player of the table
 *
 * Returns: whether the arbiters excluded him, so that he gets no prize (rus-draughts-2022 1.5.4)
 */
gboolean brg_award_lists_is_excluded (const BrgAwardLists *lists, gint player);

/**
 * brg_award_lists_share:
 * @lists: lists
 *
 * Returns: (transfer full): the prizes of the group as its rules share them, without those who were
 *   excluded
 */
BrgPrizeShares *brg_award_lists_share (const BrgAwardLists *lists);

/**
 * brg_award_lists_get_sharing:
 * @snapshot: a group
 *
 * Returns: how players with equal points share prizes
 */
BrgPrizeSharing brg_award_lists_get_sharing (const BrgSnapshot *snapshot);

/**
 * brg_award_lists_count_prizes:
 * @lists: lists
 * @list: index of a list
 *
 * Returns: the last place of the list that has a prize, 0 for none
 */
gint brg_award_lists_count_prizes (const BrgAwardLists *lists, guint list);

/**
 * brg_award_lists_total:
 * @lists: lists
 * @names: (out) (transfer full) (element-type utf8): names of the teams, by index
 *
 * Makes the team result of an event of players: those with the same organisation, federation or
 * coach are a team. Who has none is in no team.
 *
 * Returns: (transfer full) (element-type BrgTeamTotal): the teams, best first; empty when the group
 *   has no team result
 */
GPtrArray *brg_award_lists_total (const BrgAwardLists *lists, GPtrArray **names);

/**
 * brg_award_lists_find_chances:
 * @lists: lists of the group after everything that was played
 * @list: index of a list
 *
 * Returns: (transfer full) (element-type BrgChance): what everybody of the list can still reach in
 *   it
 */
GArray *brg_award_lists_find_chances (const BrgAwardLists *lists, guint list);

/**
 * brg_award_lists_list_deciding:
 * @lists: lists
 * @list: index of a list
 * @chance: a chance of that list, with an opponent
 * @result: what the player makes
 *
 * Returns: (transfer full) (element-type gint): boards of other games on which his place depends
 *   then, as brg_chances_list_deciding() finds them, ascending
 */
GArray *brg_award_lists_list_deciding (const BrgAwardLists *lists,
                                       guint list,
                                       const BrgChance *chance,
                                       BrgChanceResult result);

/**
 * brg_award_lists_has_chances:
 * @snapshot: a group
 *
 * Returns: whether places follow from points that are still to be made: not in a knock-out, whose
 *   bracket gives the places, not where points on boards rank teams, and not once everything is
 *   played
 */
gboolean brg_award_lists_has_chances (const BrgSnapshot *snapshot);

G_END_DECLS
