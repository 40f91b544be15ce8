/* brg-store-postal-records.h - actions on the letters of games by correspondence
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-postal-event.h"
#include "brg-store.h"

G_BEGIN_DECLS

/**
 * brg_store_add_postal_record:
 * @store: a store
 * @pairing_id: row of a game
 * @line: a record, a line of the file of a game
 * @error: return location for an error
 *
 * Puts the record among the others: mail behind all mail, what else happened behind what was known
 * before. A result that follows from it stands in the table with it, as does one that follows no
 * more. Refused where the records would contradict each other, where a day is
 * not of the years 1900 to 2999, where a game that is over would end once more or for a reason that
 * nobody knows, and where play would begin after one of the players left (10.5.3, 5.4.5.4).
 *
 * Returns: whether it went well
 */
gboolean brg_store_add_postal_record (BrgStore *store,
                                      gint64 pairing_id,
                                      const char *line,
                                      GError **error);

/**
 * brg_store_change_postal_record:
 * @store: a store
 * @id: row of a record
 * @line: (nullable): what it was meant to be; %NULL takes it out
 * @error: return location for an error
 *
 * Corrects a record, which may be that by which the game ended; refused as a new one is.
 *
 * Returns: whether it went well
 */
gboolean brg_store_change_postal_record (BrgStore *store,
                                         gint64 id,
                                         const char *line,
                                         GError **error);

/**
 * BrgStorePostalChange:
 * @id: row of a record of the game, 0 for a new one
 * @line: (nullable): what it is to be; %NULL takes it out
 *
 * What becomes of a record.
 */
typedef struct
{
  gint64 id;
  const char *line;
} BrgStorePostalChange;

/**
 * brg_store_put_postal_records:
 * @store: a store
 * @pairing_id: row of a game
 * @changes: (array length=n_changes): what becomes of its records, in the order in which it is done
 * @n_changes: how many, at least one
 * @error: return location for an error
 *
 * Several records in one act, named after the first: what one form says of a decision, who received
 * it when and who protested, is undone as it was done. Refused as each would be; nothing is written
 * then.
 *
 * Returns: whether it went well
 */
gboolean brg_store_put_postal_records (BrgStore *store,
                                       gint64 pairing_id,
                                       const BrgStorePostalChange *changes,
                                       guint n_changes,
                                       GError **error);

G_END_DECLS
