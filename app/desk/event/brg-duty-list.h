/* brg-duty-list.h - who watches which boards of a round, and who should not
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-document-options.h"
#include "brg-duty-words.h"
#include "brg-form.h"
#include "brg-regulations.h"
#include "brg-snapshot.h"
#include "brg-staffing.h"
#include "brg-store-duties.h"

G_BEGIN_DECLS

/**
 * BrgDutyList:
 * @snapshot: the group
 * @round: the round that is looked at
 * @regulations: what the event's regulations set
 * @duties: (element-type BrgDuty): the sectors that hold in @round, by boards
 * @is_own: whether @round has a list of its own
 * @interests: (element-type BrgInterest): whom officials must not judge
 *
 * The duty list of a round. Where teams are paired sectors count matches, not the boards in them.
 */
typedef struct
{
  BrgSnapshot *snapshot;
  gint round;
  BrgRegulations regulations;
  GArray *duties;
  gboolean is_own;
  GPtrArray *interests;
} BrgDutyList;

/**
 * brg_duty_list_new:
 * @store: a store
 * @snapshot: a group
 * @round: a round, 0 for the list of every round
 * @error: return location for an error
 *
 * Returns: (transfer full) (nullable): the duty list of the round
 */
BrgDutyList *brg_duty_list_new (BrgStore *store, BrgSnapshot *snapshot, gint round, GError **error);

/** brg_duty_list_free: frees @list, which may be %NULL */
void brg_duty_list_free (BrgDutyList *list);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (BrgDutyList, brg_duty_list_free)

/**
 * brg_duty_list_count_games:
 * @snapshot: a group
 * @round: a round
 *
 * Returns: how many games are in play at once: those of the round; as long as it is not paired, as
 *   many as there can be
 */
gint brg_duty_list_count_games (const BrgSnapshot *snapshot, gint round);

/**
 * brg_duty_list_count_boards:
 * @snapshot: a group
 * @round: a round
 *
 * Returns: the last board that a sector can have: as brg_duty_list_count_games(), and where teams
 *   are paired the number of matches
 */
gint brg_duty_list_count_boards (const BrgSnapshot *snapshot, gint round);

/**
 * brg_duty_list_get_table:
 * @game: a game
 *
 * Returns: what sectors count: the board, or the match that it belongs to
 */
gint brg_duty_list_get_table (const BrgGame *game);

/**
 * brg_duty_list_find_staffing:
 * @snapshot: a group
 * @regulations: what the event's regulations set
 * @round: a round
 *
 * Returns: how many arbiters the rule book wants
 */
BrgStaffing brg_duty_list_find_staffing (const BrgSnapshot *snapshot,
                                         const BrgRegulations *regulations,
                                         gint round);

/**
 * brg_duty_list_count_named:
 * @event: an event
 * @rule: (nullable): what its book says of the number of arbiters
 *
 * Returns: how many of its officials count for that number; without @rule everybody but the
 *   secretary
 */
gint brg_duty_list_count_named (const BrgEvent *event, const BrgStaffingRule *rule);

/**
 * brg_duty_list_find_official:
 * @event: an event
 * @id: row of an official
 *
 * Returns: (transfer none) (nullable): the official
 */
const BrgOfficial *brg_duty_list_find_official (const BrgEvent *event, gint64 id);

G_END_DECLS
