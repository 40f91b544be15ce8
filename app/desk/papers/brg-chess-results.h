/* brg-chess-results.h - a group as the file that chess-results.com takes
 *
 * The shape is the public description of its author (2017 to 2024), as open programs have it.
 * Nothing is sent: keys and signatures, which a program gets from him, are not in the file.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-snapshot.h"

G_BEGIN_DECLS

/**
 * brg_chess_results_is_available:
 * @snapshot: a group
 *
 * Returns: whether it has a file: of teams the shape is not public in full
 */
gboolean brg_chess_results_is_available (const BrgSnapshot *snapshot);

/**
 * brg_chess_results_make:
 * @snapshot: a group of players
 *
 * Players with places and tie-breaks, pairs and results of all rounds. A game that is adjourned has
 * no result, one that was not played is marked as forfeited, a bye has no second player.
 *
 * Returns: (transfer full): the file, XML in UTF-8
 */
char *brg_chess_results_make (const BrgSnapshot *snapshot);

G_END_DECLS
