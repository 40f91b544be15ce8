/* brg-meetings.h - meetings of a knock-out: who is out, what is to be decided
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

#include "brg-snapshot.h"
#include "brg-store-decisions.h"

G_BEGIN_DECLS

/**
 * brg_meetings_list_out:
 * @snapshot: a group
 * @round: a round
 *
 * Returns: (transfer full) (array): for every entry whether the bracket has no place for him in the
 *   round: he is beaten, or came when it had begun; all %FALSE where the group plays no knock-out.
 *   Free with g_free()
 */
gboolean *brg_meetings_list_out (const BrgSnapshot *snapshot, gint round);

/**
 * brg_meetings_list_level:
 * @snapshot: a group
 *
 * Returns: (transfer full) (element-type BrgMeeting): the meetings of the last stage with boards
 *   that their games left level, decided ones included; empty once the next stage is paired
 */
GArray *brg_meetings_list_level (const BrgSnapshot *snapshot);

/**
 * brg_meetings_count_undecided:
 * @snapshot: a group
 *
 * Returns: how many of brg_meetings_list_level() nobody has decided
 */
guint brg_meetings_count_undecided (const BrgSnapshot *snapshot);

/**
 * brg_meetings_find:
 * @meetings: (element-type BrgMeeting): meetings of the stage
 * @entry: index of an entry
 *
 * Returns: (transfer none) (nullable): his meeting
 */
const BrgMeeting *brg_meetings_find (const GArray *meetings, gint entry);

/**
 * brg_meetings_list_grounded:
 * @snapshot: a group that plays a knock-out
 * @tournament: the same with other results
 *
 * Returns: (transfer full) (element-type BrgMeetingDecision): the decisions of which the meeting is
 *   level in @tournament too
 */
GArray *brg_meetings_list_grounded (const BrgSnapshot *snapshot, const BrgTournament *tournament);

/**
 * brg_meetings_ends_stage:
 * @snapshot: a group
 * @round: a round
 *
 * Returns: whether the group plays a knock-out and the round has the last games of a stage
 */
gboolean brg_meetings_ends_stage (const BrgSnapshot *snapshot, gint round);

G_END_DECLS
