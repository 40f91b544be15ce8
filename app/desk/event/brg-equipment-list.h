/* brg-equipment-list.h - the check list of hall and equipment of an event
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-equipment.h"
#include "brg-snapshot.h"
#include "brg-store.h"

G_BEGIN_DECLS

/**
 * BrgEquipmentRow:
 * @item: what is checked
 * @needed: how many are needed, the spare ones included; 0 for what is not counted
 * @day: when it was checked, `YYYY-MM-DD`; empty while it was not
 * @name: who looked; empty while nobody has
 *
 * A row of the list.
 */
typedef struct
{
  const BrgEquipmentItem *item;
  gint needed;
  char *day;
  char *name;
} BrgEquipmentRow;

/**
 * brg_equipment_list_load:
 * @store: a store
 * @snapshot: a group of an event
 * @error: return location for an error
 *
 * Returns: (transfer full) (nullable) (element-type BrgEquipmentRow): the list of the event's book;
 *   empty where the book has none
 */
GPtrArray *brg_equipment_list_load (BrgStore *store, const BrgSnapshot *snapshot, GError **error);

/**
 * brg_equipment_list_count_games:
 * @snapshot: a group of an event
 *
 * Returns: how many games of it are played at one time
 */
gint brg_equipment_list_count_games (const BrgSnapshot *snapshot);

/**
 * brg_equipment_list_dup_title:
 * @row: a row
 *
 * Returns: (transfer full): what is checked, with the number that is needed; in the user's language
 */
char *brg_equipment_list_dup_title (const BrgEquipmentRow *row);

G_END_DECLS
