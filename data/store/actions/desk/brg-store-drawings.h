/* brg-store-drawings.h - minutes of draws of lots, kept and read
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-drawing.h"
#include "brg-store.h"

G_BEGIN_DECLS

/**
 * brg_store_load_drawing:
 * @store: a store
 * @group_id: row of a group
 * @drawing: (out) (transfer full) (nullable): its minutes; %NULL when there are none
 * @error: return location for an error
 *
 * Returns: whether it went well
 */
gboolean brg_store_load_drawing (BrgStore *store,
                                 gint64 group_id,
                                 BrgDrawing **drawing,
                                 GError **error);

/**
 * brg_store_record_drawing:
 * @store: a store
 * @drawing: minutes; its numbers are not looked at: those that the group has now are kept
 * @error: return location for an error
 *
 * Keeps the minutes of a draw in the place of earlier ones. Refused while nobody has a number.
 *
 * Returns: whether it went well
 */
gboolean brg_store_record_drawing (BrgStore *store, const BrgDrawing *drawing, GError **error);

/**
 * brg_store_remove_drawing:
 * @store: a store
 * @group_id: row of a group that has minutes
 * @error: return location for an error
 *
 * Returns: whether it went well
 */
gboolean brg_store_remove_drawing (BrgStore *store, gint64 group_id, GError **error);

G_END_DECLS
