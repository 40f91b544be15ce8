/* brg-store-postal-import.h - files of games by correspondence that a game of the event takes in
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-postal-event.h"
#include "brg-store.h"

G_BEGIN_DECLS

/**
 * brg_store_import_postal_game:
 * @store: a store
 * @pairing_id: row of a game
 * @game: a game whose records, breaks and days of the starting list it gets
 * @source: name of the file
 * @line: (out): the line of the file that is at fault, from 1; 0 when it is the file as a whole
 * @error: return location for an error
 *
 * What the game has already must stand at the head of the file, or be followed by it without a gap;
 * what is new comes behind it, in one act. Refused when the file is of another game: another kind
 * of draughts, another cipher, other players, another first or last day, another norm or channel;
 * when a date is of before the first day, but for the first move of either player (10.3.2); when
 * its letters do not continue those that are there; and where brg_store_add_postal_record()
 * refuses.
 *
 * A cipher, norm or channel that the file does not tell is not asked for. A name is that of the
 * player when the family name is the same and the rest begins as his other names do: `Petrov`,
 * `Petrov I.`.
 *
 * Returns: whether it went well
 */
gboolean brg_store_import_postal_game (BrgStore *store,
                                       gint64 pairing_id,
                                       const BrgPostalGame *game,
                                       const char *source,
                                       guint *line,
                                       GError **error);

G_END_DECLS
