/* brg-trf-schedule.h - the rest of a round robin that a report breaks off
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-snapshot.h"

G_BEGIN_DECLS

/**
 * brg_trf_schedule_plan_rest:
 * @snapshot: a round robin whose first rounds were read from a report
 *
 * A report holds the rounds that were played. When they are those of the Berger tables by start
 * numbers, the rounds that follow are known: they are added as planned rounds. Otherwise nothing
 * changes: the program cannot know them.
 *
 * Returns: number of rounds that are known to be missing and could not be added; 0 when the event
 *   is complete now
 */
gint brg_trf_schedule_plan_rest (BrgSnapshot *snapshot);

G_END_DECLS
