/* brg-store-timetable-rows.h - rows of timetables
 *
 * Only for the files of data/store; what writes is to be called inside an action. Functions return
 * whether it went well and set an error when not.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-store.h"
#include "brg-timetable.h"

G_BEGIN_DECLS

/* Adds the rows of a group to @rows, in the order of their moments. */
gboolean brg_store_read_timetable (BrgStore *store,
                                   gint64 group_id,
                                   GPtrArray *rows,
                                   GError **error);

/* (transfer full): when it was announced, empty when it was not; NULL with an error. */
char *brg_store_dup_timetable_announced (BrgStore *store, gint64 group_id, GError **error);

/* A new row when its id is 0, else the stored one. */
gboolean brg_store_write_timetable_row (BrgStore *store,
                                        gint64 group_id,
                                        const BrgTimetableRow *row,
                                        GError **error);

gboolean brg_store_delete_timetable_row (BrgStore *store, gint64 id, GError **error);

/* The start of a round, in UTC; everything else of its row stays. */
gboolean brg_store_write_round_start (BrgStore *store,
                                      gint64 group_id,
                                      gint round,
                                      const char *starts_at,
                                      GError **error);

G_END_DECLS
