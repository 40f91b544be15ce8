/* brg-store-absent.h - players who did not come in time: their games without play
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-points.h"
#include "brg-store.h"

G_BEGIN_DECLS

/**
 * BrgAbsentResult:
 * @pairing_id: row of the board's pairing
 * @white: what White gets: a win or a loss without play
 * @black: what Black gets
 *
 * A game that is not played.
 */
typedef struct
{
  gint64 pairing_id;
  BrgOutcome white;
  BrgOutcome black;
} BrgAbsentResult;

/**
 * BRG_ATTENDANCE_NEVER:
 *
 * Seconds after the start of a player who has not come.
 */
#define BRG_ATTENDANCE_NEVER G_MAXINT

/**
 * BrgAttendance:
 * @pairing_id: row of the board's pairing
 * @white_comes: when White came, in seconds after the start; 0 for in time, %BRG_ATTENDANCE_NEVER
 * @black_comes: the same of Black
 *
 * Who has come to a board.
 */
typedef struct
{
  gint64 pairing_id;
  gint white_comes;
  gint black_comes;
} BrgAttendance;

/**
 * brg_store_list_attendance:
 * @store: a store
 * @group_id: row of the group
 * @round: number of a round
 * @error: return location for an error
 *
 * Returns: (transfer full) (nullable) (element-type BrgAttendance): boards at which somebody was
 *   marked
 */
GArray *brg_store_list_attendance (BrgStore *store, gint64 group_id, gint round, GError **error);

/**
 * brg_store_note_attendance:
 * @store: a store
 * @attendance: who has come to a board
 * @error: return location for an error
 *
 * Keeps it at once, as an action of its own.
 *
 * Returns: whether it went well
 */
gboolean brg_store_note_attendance (BrgStore *store,
                                    const BrgAttendance *attendance,
                                    GError **error);

/**
 * brg_store_enter_absent:
 * @store: a store
 * @group_id: row of the group
 * @round: number of a round that is not closed
 * @results: (array length=n_results): boards of that round without a result
 * @n_results: how many; may be 0 when there are @incidents
 * @incidents: (nullable) (element-type BrgIncident): what the penalty log gets with it
 * @records: (nullable) (element-type BrgStoredGame): games whose clocks are set with it
 * @error: return location for an error
 *
 * Enters all of them in one action, results, log and clocks. A board that has got its result
 * meanwhile is refused, and nothing is entered.
 *
 * Returns: whether it went well
 */
gboolean brg_store_enter_absent (BrgStore *store,
                                 gint64 group_id,
                                 gint round,
                                 const BrgAbsentResult *results,
                                 guint n_results,
                                 GPtrArray *incidents,
                                 GPtrArray *records,
                                 GError **error);

G_END_DECLS
