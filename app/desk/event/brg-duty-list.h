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
 * brg_duty_list_find_conflicts:
 * @list: a duty list
 * @duties: (element-type BrgDuty): sectors, those of the list or others
 *
 * Returns: (transfer full) (element-type BrgDutyConflict): who would watch whom and should not, by
 *   sectors and boards; empty while the round is not paired. It is valid as long as @list is
 */
GArray *brg_duty_list_find_conflicts (const BrgDutyList *list, const GArray *duties);

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

/**
 * brg_duty_list_note_interest:
 * @store: a store
 * @event_id: row of an event
 * @official_id: row of one of its officials
 * @entry_id: row of a player, or of a team
 * @note: (nullable): why the official must not judge him; %NULL takes the note away
 * @error: return location for an error
 *
 * One action. A player who is noted already gets the new reason.
 *
 * Returns: whether it went well
 */
gboolean brg_duty_list_note_interest (BrgStore *store,
                                      gint64 event_id,
                                      gint64 official_id,
                                      gint64 entry_id,
                                      const char *note,
                                      GError **error);

/**
 * brg_duty_list_new_form:
 * @list: a duty list
 * @duties: (element-type BrgDuty): sectors, those of the list or others
 * @options: how the document is wanted
 *
 * Returns: (transfer full) (nullable): the list on paper; %NULL while there are no sectors
 */
BrgForm *brg_duty_list_new_form (const BrgDutyList *list,
                                 const GArray *duties,
                                 const BrgDocumentOptions *options);

G_END_DECLS
