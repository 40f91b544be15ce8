/* brg-timetable-draft-private.h - what changes a timetable at hand
 *
 * Only for the files of the draft.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-timetable-draft.h"

G_BEGIN_DECLS

struct _BrgTimetableDraft
{
  BrgSnapshot *snapshot;
  GTimeZone *zone; /* held: another use of the same name finds it open */
  GPtrArray *rows;
  GArray *faults; /* BrgTimetableFault, by rows */
  gint rounds_a_day;
};

/* Returns: (transfer full) (nullable): when the row is there; noon where no hour is named */
GDateTime *brg_timetable_draft_find_moment (const BrgTimetableDraft *self,
                                            const BrgTimetableRow *row);

/* The day of @moment, with its hour or without. */
void brg_timetable_draft_set_moment (BrgTimetableRow *row, GDateTime *moment, gboolean has_hour);

/* Returns: (transfer full) (nullable): noon of a day that somebody typed */
GDateTime *brg_timetable_draft_parse_day (const BrgTimetableDraft *self, const char *text);

/* Sorts and checks the rows after a change. */
void brg_timetable_draft_settle (BrgTimetableDraft *self);

G_END_DECLS
