/* brg-draughts-swiss.h - the Swiss procedure of rus-draughts-2022, common to its methods
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

#include "brg-draughts-method.h"
#include "brg-pairing.h"

G_BEGIN_DECLS

/**
 * brg_draughts_swiss_pair:
 * @method: a method
 * @tournament: a tournament
 * @request: what is asked, checked by brg_pairing_system_pair()
 * @error: return location for an error
 *
 * Pairs a round: locked pairs, the odd player, the groups from the top, colours, boards. Boards
 * stand in the order of their better placed players, byes last. If nobody is present there is
 * nothing to pair, and the answer exists without boards.
 *
 * Returns: (transfer full) (nullable): the answer; %NULL with %BRG_PAIRING_ERROR_PLAYERS set
 */
BrgPairing *brg_draughts_swiss_pair (const BrgDraughtsMethod *method,
                                     const BrgTournament *tournament,
                                     const BrgPairingRequest *request,
                                     GError **error);

/**
 * brg_draughts_swiss_count_rounds:
 * @n_players: number of players
 * @cycles: not used
 *
 * Returns: 0, as the organiser chooses
 */
gint brg_draughts_swiss_count_rounds (gint n_players, gint cycles);

/**
 * brg_draughts_swiss_list_bans:
 * @tournament: a tournament
 * @round: the round to be paired
 * @player: index of a player
 * @other: index of another player, %BRG_NOBODY for the bye
 * @bans: (element-type BrgReason): what to append to
 *
 * Appends what forbids the pair or the bye; see #BrgPairingSystem.list_bans.
 */
void brg_draughts_swiss_list_bans (const BrgTournament *tournament,
                                   gint round,
                                   gint player,
                                   gint other,
                                   GArray *bans);

G_END_DECLS
