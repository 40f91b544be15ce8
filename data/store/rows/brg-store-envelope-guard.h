/* brg-store-envelope-guard.h - what must not be done to a board whose move is in an envelope
 *
 * Only for the files of data/store.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-store-game-place.h"
#include "brg-stored-game.h"

G_BEGIN_DECLS

/* Refused when the game has moves behind the position that stands on an envelope nobody has opened,
 * in the main line or in a variation, or begins at another position than before; and when a new
 * remark or the notes name a move. */
gboolean brg_store_check_sealed_moves (BrgStore *store, const BrgStoredGame *game, GError **error);

/* Refused when the board, or a board of the match, has an envelope: it says who sealed. */
gboolean brg_store_check_sealed_colours (BrgStore *store, gint64 game_id, GError **error);

/* An adjourned game loses its result: an envelope to which nothing has happened goes with it; what
 * has happened is not undone like this. To be called inside an action. */
gboolean brg_store_drop_sealed (BrgStore *store,
                                gint64 game_id,
                                const BrgGamePlace *place,
                                BrgOutcome white,
                                GError **error);

/* An adjourned game gets the result @white from the table: its last envelope keeps that as its last
 * event, and loses it again when the result is cleared; @was is the result before. To be called
 * inside an action. */
gboolean brg_store_note_sealed (BrgStore *store,
                                gint64 game_id,
                                BrgOutcome was,
                                BrgOutcome white,
                                GError **error);

G_END_DECLS
