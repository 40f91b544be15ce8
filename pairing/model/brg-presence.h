/* brg-presence.h - who takes part in a round of a Swiss
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

#include "brg-tournament.h"

G_BEGIN_DECLS

/**
 * brg_player_is_absent:
 * @tournament: a tournament
 * @player: index of a player
 * @round: a round that is to be paired
 *
 * A player is absent who has left, or whose cell of @round holds a round without an opponent that
 * was announced. The odd player's bye, a forfeit and a game that already stand there come from an
 * earlier pairing of the same round and say nothing.
 *
 * Returns: whether @player takes no part in the pairing
 */
gboolean brg_player_is_absent (const BrgTournament *tournament, gint player, gint round);

G_END_DECLS
