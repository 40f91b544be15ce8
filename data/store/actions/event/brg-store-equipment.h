/* brg-store-equipment.h - what was checked in the hall before play begins
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-store.h"

G_BEGIN_DECLS

/**
 * BrgEquipmentCheck:
 * @item: id of a row of the rule book's list, see brg-equipment.h
 * @day: when it was checked, `YYYY-MM-DD`
 * @name: who looked
 */
typedef struct
{
  char *item;
  char *day;
  char *name;
} BrgEquipmentCheck;

/** brg_equipment_check_free: frees @check, which may be %NULL */
void brg_equipment_check_free (BrgEquipmentCheck *check);

/**
 * brg_store_list_equipment:
 * @store: a store
 * @event_id: row of an event
 * @error: return location for an error
 *
 * Returns: (transfer full) (nullable) (element-type BrgEquipmentCheck): what was checked, in the
 *   order in which it was
 */
GPtrArray *brg_store_list_equipment (BrgStore *store, gint64 event_id, GError **error);

/**
 * brg_store_check_equipment:
 * @store: a store
 * @event_id: row of an event
 * @item: id of an item of the list of its rule book
 * @day: the day, `YYYY-MM-DD`
 * @name: who looked; never blank
 * @error: return location for an error
 *
 * Ticks an item, or ticks it anew.
 *
 * Returns: whether it went well
 */
gboolean brg_store_check_equipment (BrgStore *store,
                                    gint64 event_id,
                                    const char *item,
                                    const char *day,
                                    const char *name,
                                    GError **error);

/**
 * brg_store_uncheck_equipment:
 * @store: a store
 * @event_id: row of an event
 * @item: id of an item that is ticked
 * @error: return location for an error
 *
 * Takes the tick away.
 *
 * Returns: whether it went well
 */
gboolean brg_store_uncheck_equipment (BrgStore *store,
                                      gint64 event_id,
                                      const char *item,
                                      GError **error);

G_END_DECLS
