/* brg-store-take-list.h - a list that is taken in: who is new comes in, who is there gets what he
 * lacks
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-entry.h"
#include "brg-store.h"

G_BEGIN_DECLS

/**
 * BrgEntryLack:
 *
 * What a player may lack that a list may bring; the papers in the order of #BrgPaperField.
 */
typedef enum
{
  BRG_ENTRY_LACK_FATHER_NAME,
  BRG_ENTRY_LACK_SEX,
  BRG_ENTRY_LACK_BIRTH,
  BRG_ENTRY_LACK_TITLE,
  BRG_ENTRY_LACK_RATING,
  BRG_ENTRY_LACK_FEDERATION,
  BRG_ENTRY_LACK_ORGANISATION,
  BRG_ENTRY_LACK_COACH,
  BRG_ENTRY_LACK_FIDE_ID,
  BRG_ENTRY_LACK_REGION,
  BRG_ENTRY_LACK_TOWN,
  BRG_ENTRY_LACK_NATIONAL_ID,
  BRG_ENTRY_LACK_DELEGATION,
  BRG_ENTRY_LACK_PASSPORT,
  BRG_ENTRY_LACK_SNILS,
  BRG_ENTRY_LACK_ADDRESS,
  BRG_ENTRY_LACK_PHONE,
} BrgEntryLack;

#define BRG_N_ENTRY_LACKS (BRG_ENTRY_LACK_PHONE + 1)

/**
 * brg_store_find_lacks:
 * @store: a store
 * @entry_id: row of a player
 * @entry: the same player, as a list has him
 *
 * Papers count only where the workspace keeps them.
 *
 * Returns: a bit for each #BrgEntryLack that @entry brings and the player has not; 0 where there is
 *   none, or the file cannot be read
 */
guint brg_store_find_lacks (BrgStore *store, gint64 entry_id, const BrgEntry *entry);

/**
 * brg_store_take_list:
 * @store: a store
 * @group_id: row of the group
 * @added: (element-type BrgEntry): who is new, see brg_store_add_entries()
 * @known: (element-type BrgEntry): who is there already, with the row of his entry; he gets what he
 *   lacks, and nothing that stands is written over
 * @first_id: (out) (optional): row of the first new entry; 0 where nobody is new
 * @error: return location for an error
 *
 * Takes a list in as one act. Papers are in no journal: undoing the act leaves them to those who
 * were there before, and an act that brought nothing but papers is not undone.
 *
 * Returns: whether it went well
 */
gboolean brg_store_take_list (BrgStore *store,
                              gint64 group_id,
                              GPtrArray *added,
                              GPtrArray *known,
                              gint64 *first_id,
                              GError **error);

G_END_DECLS
