/* brg-draw-doubt.h - what is asked of a draw that was entered, if the players agreed on it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-snapshot.h"
#include "brg-store.h"

G_BEGIN_DECLS

/**
 * brg_draw_doubt_dup:
 * @store: a store
 * @snapshot: a group, either view
 * @round: number of a round
 * @game: a board of it
 * @article: (out): what bars the agreement, a constant string; %NULL without a doubt
 *
 * Where the regulations want so many moves before a draw is agreed, or allow none. A result that
 * was entered is a fact; only if it was agreed does it matter how many moves were
 * made: of moves that were not entered nothing is known but that somebody has moved.
 *
 * Returns: (transfer full) (nullable): when a draw may be agreed at all, a sentence; %NULL where
 * the result is none, the moves were enough, or the log has something of this board already
 */
char *brg_draw_doubt_dup (BrgStore *store,
                          const BrgSnapshot *snapshot,
                          gint round,
                          const BrgGame *game,
                          const char **article);

G_END_DECLS
