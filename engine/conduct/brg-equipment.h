/* brg-equipment.h - what has to be in the hall before play begins
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-rulebook.h"

G_BEGIN_DECLS

/**
 * BrgEquipmentPer:
 * @BRG_EQUIPMENT_UNCOUNTED: it is there or not
 * @BRG_EQUIPMENT_PER_GAME: so many as games at one time
 * @BRG_EQUIPMENT_PER_PLAYER: so many as players at one time
 *
 * What the number of a thing follows from.
 */
typedef enum
{
  BRG_EQUIPMENT_UNCOUNTED,
  BRG_EQUIPMENT_PER_GAME,
  BRG_EQUIPMENT_PER_PLAYER,
} BrgEquipmentPer;

/**
 * BrgEquipmentItem:
 * @id: what it is called in the database; the same thing has the same id in every book
 * @per: what its number follows from
 * @spare: how many more are needed in case one breaks
 * @article: book id and article
 * @text: what is checked, marked for translation
 *
 * A row of the check list of a book.
 */
struct _BrgEquipmentItem
{
  const char *id;
  BrgEquipmentPer per;
  gint spare;
  const char *article;
  const char *text;
};

/**
 * brg_equipment_find:
 * @rulebook: a rule book
 * @id: id of an item
 *
 * Returns: (transfer none) (nullable): the row of its list; %NULL where it has none
 */
const BrgEquipmentItem *brg_equipment_find (const BrgRulebook *rulebook, const char *id);

/**
 * brg_equipment_count:
 * @item: a row of a list
 * @n_games: games that are played at one time
 *
 * Returns: how many are needed, the spare ones included; 0 for what is not counted
 */
gint brg_equipment_count (const BrgEquipmentItem *item, gint n_games);

G_END_DECLS
