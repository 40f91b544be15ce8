/* brg-table-notices.h - lines above the table: what became of those who left
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

#include "brg-event-table.h"
#include "brg-snapshot.h"

G_BEGIN_DECLS

/**
 * brg_table_notices_fill:
 * @box: an upright box, emptied first
 * @snapshot: the group
 * @table: its table
 *
 * A line for everyone whose results the rule book treats in a way of its own, with a button that
 * shows the places before and after; and for everyone who missed so many games that the chief
 * arbiter has to decide about him, with a button to the sheet. Such a line can be put away for as
 * long as @box lives; it comes back when he misses another game.
 */
void brg_table_notices_fill (GtkBox *box, BrgSnapshot *snapshot, const BrgEventTable *table);

G_END_DECLS
