/* brg-timetable-draft.h - a timetable at hand: changed, moved, checked against the book
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-snapshot.h"
#include "brg-store.h"
#include "brg-timetable-check.h"

G_BEGIN_DECLS

typedef struct _BrgTimetableDraft BrgTimetableDraft;

/**
 * brg_timetable_draft_new:
 * @store: (nullable): what its event is in; %NULL: its regulations are silent
 * @snapshot: a group
 *
 * Returns: (transfer full): its timetable, to be changed
 */
BrgTimetableDraft *brg_timetable_draft_new (BrgStore *store, BrgSnapshot *snapshot);

/** brg_timetable_draft_free: Frees @self, which may be %NULL */
void brg_timetable_draft_free (BrgTimetableDraft *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (BrgTimetableDraft, brg_timetable_draft_free)

/** brg_timetable_draft_get_rows: Returns: (transfer none): its rows in the order of time */
const GPtrArray *brg_timetable_draft_get_rows (const BrgTimetableDraft *self);

/** brg_timetable_draft_get_row: Returns: (transfer none): row number @index, from 0 */
const BrgTimetableRow *brg_timetable_draft_get_row (const BrgTimetableDraft *self, guint index);

/**
 * brg_timetable_draft_find_fault:
 * @self: a draft
 * @index: a row
 *
 * Returns: (transfer none) (nullable): the first thing that is wrong there; also where the row is
 *   kept nevertheless
 */
const BrgTimetableFault *brg_timetable_draft_find_fault (const BrgTimetableDraft *self,
                                                         guint index);

/** brg_timetable_draft_count_faults: Returns: rows with a fault that are not kept for a reason */
guint brg_timetable_draft_count_faults (const BrgTimetableDraft *self);

/** brg_timetable_draft_dup_day: Returns: (transfer full): the day of a row there, `YYYY-MM-DD` */
char *brg_timetable_draft_dup_day (const BrgTimetableDraft *self, guint index);

/** brg_timetable_draft_is_first_of_day: Returns: whether no row before it is on its day */
gboolean brg_timetable_draft_is_first_of_day (const BrgTimetableDraft *self, guint index);

/**
 * brg_timetable_draft_put:
 * @self: a draft
 * @row: (transfer full): a row; one with the id of a stored row takes its place
 *
 * Returns: where it stands now
 */
guint brg_timetable_draft_put (BrgTimetableDraft *self, BrgTimetableRow *row);

/** brg_timetable_draft_remove: Takes row number @index out */
void brg_timetable_draft_remove (BrgTimetableDraft *self, guint index);

/**
 * brg_timetable_draft_move:
 * @self: a draft
 * @index: a row
 * @days: how many days later, below 0 earlier
 *
 * Moves it to another day at the same hour there; from now on it is set by hand.
 *
 * Returns: where it stands now
 */
guint brg_timetable_draft_move (BrgTimetableDraft *self, guint index, gint days);

/**
 * brg_timetable_draft_rest:
 * @self: a draft
 * @index: a row, or the number of rows
 *
 * Adds a rest day after the day of the row; of a rest day it is taken out again.
 *
 * Returns: where to look now
 */
guint brg_timetable_draft_rest (BrgTimetableDraft *self, guint index);

/**
 * brg_timetable_draft_keep:
 * @self: a draft
 * @index: a row with a fault
 * @reason: why it stays
 */
void brg_timetable_draft_keep (BrgTimetableDraft *self, guint index, const char *reason);

/**
 * brg_timetable_draft_set_when:
 * @self: a draft
 * @row: a row
 * @text: "21.11 15:00", "21.11.2026" or "2026-11-21 15:00"
 *
 * Sets day and hour of a row that is not yet in the draft.
 *
 * Returns: whether the text is a day
 */
gboolean brg_timetable_draft_set_when (const BrgTimetableDraft *self,
                                       BrgTimetableRow *row,
                                       const char *text);

/** brg_timetable_draft_dup_when: Returns: (transfer full): the same of a row, as it is typed */
char *brg_timetable_draft_dup_when (const BrgTimetableDraft *self, const BrgTimetableRow *row);

/** brg_timetable_draft_count_rounds: Returns: how many rounds the group has, 0 when unknown */
gint brg_timetable_draft_count_rounds (const BrgTimetableDraft *self);

/**
 * brg_timetable_draft_propose_minutes:
 * @self: a draft
 *
 * Returns: how long a round takes by the time control: its first period where there are several,
 *   else a game of sixty moves, for each game of a meeting; 0 when it says nothing
 */
gint brg_timetable_draft_propose_minutes (const BrgTimetableDraft *self);

/** brg_timetable_draft_dup_first_day: Returns: (transfer full): first day of rounds, as typed */
char *brg_timetable_draft_dup_first_day (const BrgTimetableDraft *self);

/**
 * brg_timetable_parse_minutes:
 * @text: "5", "2:30" hours, or nothing
 * @minutes: (out): minutes
 *
 * Returns: whether it is a length of at most a day
 */
gboolean brg_timetable_parse_minutes (const char *text, gint *minutes);

/** brg_timetable_dup_minutes: Returns: (transfer full): the same as it is typed, "5:00" */
char *brg_timetable_dup_minutes (gint minutes);

G_END_DECLS
