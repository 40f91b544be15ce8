/* brg-team-swiss.h - the Swiss Team system
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

#include "brg-pairing.h"

G_BEGIN_DECLS

/**
 * brg_team_swiss_system:
 *
 * The system `team-swiss`, FIDE Handbook C.04.6 in force since 1 February 2026. Its articles are
 * named `fide-team-swiss-2026`.
 *
 * The players of the tournament are teams, a game is their match: its colour is that of the first
 * board, the scoring gives match points (brg_team_swiss_get_scoring()) or, where the regulations
 * say so, points on the boards. #BrgTournament.board_points holds the other score, which has a part
 * in colours. This is type A of colour preferences, the default.
 */
extern const BrgPairingSystem brg_team_swiss_system;

/**
 * brg_team_swiss_b_system:
 *
 * The system `team-swiss-b`: type B of colour preferences (fide-team-swiss-2026 1.7).
 */
extern const BrgPairingSystem brg_team_swiss_b_system;

/**
 * brg_team_swiss_plain_system:
 *
 * The system `team-swiss-plain`: no colour preferences (fide-team-swiss-2026 1.7).
 */
extern const BrgPairingSystem brg_team_swiss_plain_system;

/**
 * brg_team_swiss_get_scoring:
 *
 * Returns: 2, 1, 0 a match; the bye is worth a drawn one (fide-team-swiss-2026 1.4)
 */
BrgScoring brg_team_swiss_get_scoring (void);

G_END_DECLS
