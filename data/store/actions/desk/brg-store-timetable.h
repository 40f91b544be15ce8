/* brg-store-timetable.h - actions on the timetable of a group
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-store.h"
#include "brg-timetable.h"

G_BEGIN_DECLS

/* More rows than any event has. */
#define BRG_STORE_TIMETABLE_MOST_ROWS 2000

/**
 * brg_store_set_timetable:
 * @store: a store
 * @group_id: row of the group
 * @rows: (element-type BrgTimetableRow): all rows that the timetable shall have; one with an id is
 *   the stored row, one without is new
 * @reason: why it is changed; wanted when the timetable is announced
 * @error: return location for an error
 *
 * Puts these rows in the place of those that are there, as one act. Nothing is written when nothing
 * changes. What is changed of an announced timetable bears @reason; by a book that forbids it
 * (rus-draughts-2022 3.1.1) the days of arrival and departure stay.
 *
 * Returns: whether it went well
 */
gboolean brg_store_set_timetable (BrgStore *store,
                                  gint64 group_id,
                                  const GPtrArray *rows,
                                  const char *reason,
                                  GError **error);

/**
 * brg_store_announce_timetable:
 * @store: a store
 * @group_id: row of the group
 * @error: return location for an error
 *
 * From now on changes want a reason. Refused while the timetable is empty.
 *
 * Returns: whether it went well
 */
gboolean brg_store_announce_timetable (BrgStore *store, gint64 group_id, GError **error);

G_END_DECLS
