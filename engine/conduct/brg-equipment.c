/* brg-equipment.c - what has to be in the hall before play begins
 *
 * Rules: rus-draughts-2022 4.1, 4.2; rus-chess-2014 21.4; ussr-chess-1956 26
 * Tests: tests/engine/test-equipment.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-equipment.h"

const BrgEquipmentItem *
brg_equipment_find (const BrgRulebook *rulebook, const char *id)
{
  g_return_val_if_fail (rulebook != NULL && id != NULL, NULL);

  for (guint i = 0; i < rulebook->n_equipment; i++)
    if (g_str_equal (rulebook->equipment[i].id, id))
      return &rulebook->equipment[i];
  return NULL;
}

gint
brg_equipment_count (const BrgEquipmentItem *item, gint n_games)
{
  g_return_val_if_fail (item != NULL && n_games >= 0, 0);

  if (item->per == BRG_EQUIPMENT_UNCOUNTED)
    return 0;
  /* rus-draughts-2022 4.2: "by the number of those who play and with a reserve" */
  return n_games * (item->per == BRG_EQUIPMENT_PER_PLAYER ? 2 : 1) + item->spare;
}
