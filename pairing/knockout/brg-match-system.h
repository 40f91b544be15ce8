/* brg-match-system.h - a match of two players
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

#include "brg-pairing.h"

G_BEGIN_DECLS

/**
 * brg_match_system:
 *
 * The system `match`: two players meet #BrgTournament.cycles times, a round each, with colours
 * alternating (rus-draughts-2022 5.4.6). The lot gives number 1 his colour in the first game. How
 * the match stands says brg_micro_match_read().
 */
extern const BrgPairingSystem brg_match_system;

G_END_DECLS
