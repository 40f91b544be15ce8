/* brg-store-matches.h - actions on the boards of matches
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-colour.h"
#include "brg-store.h"

G_BEGIN_DECLS

/**
 * brg_store_void_board:
 * @store: a store
 * @game_id: row of a board of a match, in a closed round as well
 * @side: who had no right to play there, %BRG_COLOUR_NONE for both
 * @reason: why, not empty
 * @error: return location for an error
 *
 * Takes a game off the score (rus-draughts-2022 5.4.9.4): the team of @side loses the board by
 * forfeit, and the other team wins it. The result that was there goes into the journal.
 *
 * Returns: whether it went well
 */
gboolean brg_store_void_board (BrgStore *store,
                               gint64 game_id,
                               BrgColour side,
                               const char *reason,
                               GError **error);

G_END_DECLS
