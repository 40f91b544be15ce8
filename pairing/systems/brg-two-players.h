/* brg-two-players.h - two players without an opponent, paired as if they were alone
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-pairing.h"

G_BEGIN_DECLS

/**
 * brg_two_players_pair:
 * @system: the system of the event
 * @tournament: the tournament with all rounds before @round; what @round holds is not looked at
 * @round: a round of a Swiss
 * @seed: seed of the lots
 * @player: index of a player
 * @other: index of another player; %BRG_NOBODY for somebody who comes now, who has no games and
 * gets the next start number
 *
 * A published pairing is touched no more than needed when somebody comes late or two are left over
 * (fide-handling-2026 4, rus-draughts-2022 5.4.10.12): only these two are paired.
 *
 * Returns: the colour of @player by the system; %BRG_COLOUR_NONE when the rules do not let the two
 *   meet
 */
BrgColour brg_two_players_pair (const BrgPairingSystem *system,
                                const BrgTournament *tournament,
                                gint round,
                                guint64 seed,
                                gint player,
                                gint other);

G_END_DECLS
