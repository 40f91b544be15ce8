/* brg-dutch-bans.h - what forbids a pair or a bye in the FIDE (Dutch) system
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

#include "brg-pairing.h"

G_BEGIN_DECLS

/**
 * brg_dutch_list_bans:
 * @tournament: a tournament
 * @round: the round to be paired
 * @player: index of a player
 * @other: index of another player, or %BRG_NOBODY for the bye
 * @bans: (element-type BrgReason): takes the bans (fide-dutch-2026 C1-C3)
 *
 * Appends what forbids that the two meet, or that @player has the bye.
 */
void brg_dutch_list_bans (const BrgTournament *tournament,
                          gint round,
                          gint player,
                          gint other,
                          GArray *bans);

G_END_DECLS
