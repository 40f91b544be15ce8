/* brg-store-two-players.h - two without an opponent get each other in a published round
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-store.h"

G_BEGIN_DECLS

/**
 * BrgTwoPlayers:
 * @round_id: row of a published round
 * @white_id: row of the entry with White
 * @black_id: row of the entry with Black
 * @reason: why the pairing is changed
 * @decided_by: who decided that
 *
 * A board that a published pairing gets.
 */
typedef struct
{
  gint64 round_id;
  gint64 white_id;
  gint64 black_id;
  const char *reason;
  const char *decided_by;
} BrgTwoPlayers;

/**
 * brg_store_pair_two_players:
 * @store: a store
 * @two: two players who have no opponent in the round: one with the bye, one who was absent or
 *   joins now
 * @error: return location for an error
 *
 * They get the board of the bye, or a new one after all others; nobody else is touched
 * (fide-handling-2026 4). What was said of their absence in this round goes, who joins later joins
 * now, and who has no start number gets the next one. The reason stands with the pairs of the round
 * (rus-draughts-2022 5.4.10.12).
 *
 * Returns: whether it went well
 */
gboolean brg_store_pair_two_players (BrgStore *store, const BrgTwoPlayers *two, GError **error);

G_END_DECLS
