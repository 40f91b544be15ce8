/* brg-dutch-ranking.h - who is to be paired in a Swiss of FIDE, in ranking order
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-dutch-record.h"
#include "brg-pairing.h"

G_BEGIN_DECLS

/**
 * BrgDutchRead:
 * @tournament: a tournament
 * @player: index of a player
 * @round: the round to be paired
 *
 * Returns: the player's record, as the system reads it
 */
typedef BrgDutchRecord (*BrgDutchRead) (const BrgTournament *tournament, gint player, gint round);

/**
 * brg_dutch_rank:
 * @tournament: a tournament
 * @request: what is asked
 * @read: reads a record
 * @records: (out) (array): takes the records of those to be paired, by score, then by start number
 *   (fide-dutch-2026 1.2); room for all players
 * @ordinals: (out) (array): takes for every player the number that counts for the colour of the
 *   first game: who has never taken part has none (fide-dutch-2026 5.2.5)
 * @places: (out) (array): takes for every player his index in @records, -1 for those who are absent
 *   or in a locked pair
 *
 * Returns: how many are to be paired
 */
gint brg_dutch_rank (const BrgTournament *tournament,
                     const BrgPairingRequest *request,
                     BrgDutchRead read,
                     BrgDutchRecord *records,
                     gint *ordinals,
                     gint *places);

G_END_DECLS
