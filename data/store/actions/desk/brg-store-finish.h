/* brg-store-finish.h - requests in a quickplay finish, and what came of them
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-colour.h"
#include "brg-finish-request.h"
#include "brg-store.h"
#include "brg-stored-game.h"

G_BEGIN_DECLS

/**
 * BrgStoredFinish:
 * @id: row in the database, 0 for a request that is not stored yet
 * @pairing_id: row of the board's pairing
 * @side: who asked
 * @kind: what for
 * @at: when, UTC
 * @state: what became of it
 * @article: book id and article of the last decision
 * @note: what the arbiter noted, may be empty
 *
 * A request.
 */
typedef struct
{
  gint64 id;
  gint64 pairing_id;
  BrgColour side;
  BrgFinishKind kind;
  char *at;
  BrgFinishState state;
  char *article;
  char *note;
} BrgStoredFinish;

/**
 * brg_stored_finish_free:
 * @finish: (nullable): a request
 */
void brg_stored_finish_free (BrgStoredFinish *finish);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (BrgStoredFinish, brg_stored_finish_free)

/**
 * brg_store_list_finishes:
 * @store: a store
 * @pairing_id: row of a board's pairing
 * @error: return location for an error
 *
 * Returns: (transfer full) (nullable) (element-type BrgStoredFinish): the requests of that game, in
 *   the order in which they were made
 */
GPtrArray *brg_store_list_finishes (BrgStore *store, gint64 pairing_id, GError **error);

/**
 * brg_store_find_open_finish:
 * @store: a store
 * @pairing_id: row of a board's pairing
 * @error: return location for an error
 *
 * Returns: (transfer full) (nullable): the request of that game on which the arbiter has put his
 *   decision off; %NULL without one, or with @error set
 */
BrgStoredFinish *brg_store_find_open_finish (BrgStore *store, gint64 pairing_id, GError **error);

/**
 * brg_store_decide_finish:
 * @store: a store
 * @finish: what was asked and decided; @id 0 for a new request, else an open one, of which only
 *   state, article and note are written
 * @game: (nullable): the game with the clocks as the decision leaves them; of the same pairing
 * @error: return location for an error
 *
 * Stores a request with its decision, the clocks and, when it is drawn, the result, in one action.
 * A game that has its result takes no new request. A new request while another one is open is
 * refused.
 *
 * Returns: whether it went well
 */
gboolean brg_store_decide_finish (BrgStore *store,
                                  const BrgStoredFinish *finish,
                                  const BrgStoredGame *game,
                                  GError **error);

G_END_DECLS
