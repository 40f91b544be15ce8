/* brg-timetable-draft-fill.h - rounds are put into a timetable, one after the other
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-timetable-draft.h"

G_BEGIN_DECLS

/**
 * BrgTimetableFill:
 * @hours: when rounds begin on a day, "15:00" or "10:00 15:00"
 * @first_day: the first day, as somebody types it
 * @free_days: days on which no round is played, "15.11 18.11"; rest days need not be named
 * @minutes: how long a round takes, 0 when that is not said
 * @place: where
 *
 * How rounds are put into the timetable.
 */
typedef struct
{
  const char *hours;
  const char *first_day;
  const char *free_days;
  gint minutes;
  const char *place;
} BrgTimetableFill;

/**
 * BrgTimetableFillFault:
 * @BRG_FILL_FAULT_NONE: nothing is wrong
 * @BRG_FILL_FAULT_HOURS: no hour, or one that is none
 * @BRG_FILL_FAULT_FIRST_DAY: no day
 * @BRG_FILL_FAULT_FREE_DAYS: one of them is no day
 * @BRG_FILL_FAULT_ROUNDS: nobody knows how many rounds there are
 * @BRG_FILL_FAULT_MINUTES: a length that cannot be
 */
typedef enum
{
  BRG_FILL_FAULT_NONE,
  BRG_FILL_FAULT_HOURS,
  BRG_FILL_FAULT_FIRST_DAY,
  BRG_FILL_FAULT_FREE_DAYS,
  BRG_FILL_FAULT_ROUNDS,
  BRG_FILL_FAULT_MINUTES,
} BrgTimetableFillFault;

/**
 * brg_timetable_draft_fill:
 * @self: a draft
 * @fill: how
 *
 * Gives every round of the group day and hour. Rounds that were set by hand stay, and those that
 * have begun; the next round follows them.
 *
 * Returns: what is wrong; then nothing has changed
 */
BrgTimetableFillFault brg_timetable_draft_fill (BrgTimetableDraft *self,
                                                const BrgTimetableFill *fill);

G_END_DECLS
