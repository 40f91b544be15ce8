/* brg-round-limit.h - whether there are opponents for so many rounds
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

#include "brg-pairing.h"

G_BEGIN_DECLS

/**
 * brg_round_limit_find:
 * @system: (nullable): a pairing system
 * @n_players: how many play, or teams
 *
 * Nobody meets twice in a Swiss, and of an odd number everybody has the bye once: there are
 * opponents for as many rounds as a round robin has. A match of two games takes two rounds.
 *
 * Returns: the most rounds of a Swiss; 0 where the rounds follow from the players, and for fewer
 * than two of them
 */
gint brg_round_limit_find (const BrgPairingSystem *system, gint n_players);

/**
 * brg_round_limit_dup_warning:
 * @system: (nullable): a pairing system
 * @n_rounds: rounds that are wanted
 * @n_players: how many play, or teams
 * @has_teams: whether teams are paired
 *
 * Returns: (transfer full) (nullable): that there are more rounds than opponents, a translated
 *   sentence; %NULL when there are not, or nobody is entered yet
 */
char *brg_round_limit_dup_warning (const BrgPairingSystem *system,
                                   gint n_rounds,
                                   gint n_players,
                                   gboolean has_teams);

G_END_DECLS
