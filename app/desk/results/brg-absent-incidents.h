/* brg-absent-incidents.h - who is absent or late: what the penalty log gets, and the clocks
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-absent-draft.h"

G_BEGIN_DECLS

/**
 * brg_absent_draft_set_log:
 * @self: a list
 * @log: (element-type BrgIncident): the penalty log of the event
 *
 * Who stands there as late in this round is not logged again.
 */
void brg_absent_draft_set_log (BrgAbsentDraft *self, const GPtrArray *log);

/**
 * brg_absent_draft_list_cases:
 * @self: a list
 * @now_us: the present moment
 *
 * Returns: (transfer full) (element-type BrgAbsentCase): who came late, and whose games are lost
 */
GArray *brg_absent_draft_list_cases (const BrgAbsentDraft *self, gint64 now_us);

/**
 * brg_absent_draft_list_incidents:
 * @self: a list
 * @now_us: the present moment
 *
 * Returns: (transfer full) (element-type BrgIncident): what the penalty log gets: whose games are
 *   lost, and who came late and plays, with the minutes, unless the log has it
 */
GPtrArray *brg_absent_draft_list_incidents (const BrgAbsentDraft *self, gint64 now_us);

/** brg_absent_draft_count_late: Returns: how many came late and are not in the log */
guint brg_absent_draft_count_late (const BrgAbsentDraft *self);

/**
 * brg_absent_draft_set_clock:
 * @self: a list
 * @index: a board of it
 * @now_us: the present moment
 * @record: what is stored of the game
 * @incidents: (element-type BrgIncident): what brg_absent_draft_list_incidents() gave; those about
 *   this game get the readings
 *
 * Sets the clocks that are kept of the game to what lateness leaves, when both have come, no move
 * is recorded yet and one of @incidents is about it.
 *
 * Returns: whether @record has changed
 */
gboolean brg_absent_draft_set_clock (const BrgAbsentDraft *self,
                                     guint index,
                                     gint64 now_us,
                                     BrgStoredGame *record,
                                     GPtrArray *incidents);

/**
 * brg_absent_draft_list_records:
 * @self: a list
 * @store: where the games are
 * @now_us: the present moment
 * @incidents: see brg_absent_draft_set_clock()
 *
 * Returns: (transfer full) (element-type BrgStoredGame): the games whose clocks change
 */
GPtrArray *brg_absent_draft_list_records (const BrgAbsentDraft *self,
                                          BrgStore *store,
                                          gint64 now_us,
                                          GPtrArray *incidents);

G_END_DECLS
