/* brg-duty-list.h - who watches which boards of a round, and who should not
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

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
 * brg_duty_list_dup_staffing:
 * @staffing: what the book wants
 * @n_named: how many there are
 * @is_short: (out): whether there are too few
 *
 * Returns: (transfer full) (nullable): a sentence, `Arbiters needed: 4, named: 3`, to which an
 *   article is added; %NULL when the book does not speak of it
 */
char *brg_duty_list_dup_staffing (const BrgStaffing *staffing, gint n_named, gboolean *is_short);

/**
 * brg_duty_list_split:
 * @list: a duty list
 *
 * Divides the boards evenly and in order among the arbiters; where there are none among the
 * deputies, then the chief arbiter gets them. Of the ways to go round the arbiters the first with
 * the fewest conflicts is taken.
 *
 * Returns: (transfer full) (element-type BrgDuty): the sectors; empty without officials or boards
 */
GArray *brg_duty_list_split (const BrgDutyList *list);

/**
 * BrgConflictKind:
 * @BRG_CONFLICT_NOTED: it was noted that he must not judge the player
 * @BRG_CONFLICT_FAMILY: the same family name
 * @BRG_CONFLICT_ORGANISATION: of the same organisation
 * @BRG_CONFLICT_FEDERATION: of the same federation, where the event has several
 *
 * Why an official should not watch a board; a bit set.
 */
typedef enum
{
  BRG_CONFLICT_NOTED = 1 << 0,
  BRG_CONFLICT_FAMILY = 1 << 1,
  BRG_CONFLICT_ORGANISATION = 1 << 2,
  BRG_CONFLICT_FEDERATION = 1 << 3,
} BrgConflictKind;

/**
 * BrgDutyConflict:
 * @official: (transfer none): the official, of the event of the list's snapshot
 * @board: number of the board, #BrgGame.board of the view that is played on boards
 * @entry: (transfer none): the player
 * @kinds: #BrgConflictKind
 * @note: (transfer none): what was noted, may be empty
 */
typedef struct
{
  const BrgOfficial *official;
  gint board;
  const BrgEntry *entry;
  guint kinds;
  const char *note;
} BrgDutyConflict;

/**
 * brg_duty_list_find_conflicts:
 * @list: a duty list
 * @duties: (element-type BrgDuty): sectors, those of the list or others
 *
 * Returns: (transfer full) (element-type BrgDutyConflict): who would watch whom and should not, by
 *   sectors and boards; empty while the round is not paired. It is valid as long as @list is
 */
GArray *brg_duty_list_find_conflicts (const BrgDutyList *list, const GArray *duties);

/**
 * brg_duty_list_dup_conflict:
 * @conflict: a conflict
 *
 * Returns: (transfer full): it in words: `Board 3: Sidorova A., same family name`
 */
char *brg_duty_list_dup_conflict (const BrgDutyConflict *conflict);

/**
 * brg_duty_list_find_official:
 * @event: an event
 * @id: row of an official
 *
 * Returns: (transfer none) (nullable): the official
 */
const BrgOfficial *brg_duty_list_find_official (const BrgEvent *event, gint64 id);

/**
 * brg_duty_list_dup_boards:
 * @duties: (element-type BrgDuty): sectors
 * @official_id: row of an official
 *
 * Returns: (transfer full): his boards as they are typed, `1–4, 9`; empty for none
 */
char *brg_duty_list_dup_boards (const GArray *duties, gint64 official_id);

/**
 * brg_duty_list_parse_boards:
 * @text: boards, `1-4, 9`
 * @official_id: row of the official who watches them
 * @most: the last board there can be
 * @duties: (element-type BrgDuty): gets his sectors; untouched when @text is wrong
 *
 * Returns: whether @text names boards from 1 to @most, each once
 */
gboolean brg_duty_list_parse_boards (const char *text,
                                     gint64 official_id,
                                     gint most,
                                     GArray *duties);

/**
 * brg_duty_list_dup_unwatched:
 * @duties: (element-type BrgDuty): sectors
 * @n_boards: how many boards there are
 *
 * Returns: (transfer full): the boards in no sector, `5–6, 9`; empty when there are none
 */
char *brg_duty_list_dup_unwatched (const GArray *duties, gint n_boards);

G_END_DECLS
