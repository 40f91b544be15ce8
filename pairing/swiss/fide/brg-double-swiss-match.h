/* brg-double-swiss-match.h - what the two games of a match say together
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

#include "brg-dutch-record.h"

G_BEGIN_DECLS

/**
 * brg_double_swiss_read:
 * @tournament: a tournament
 * @player: index of a player
 * @round: an odd round
 *
 * Returns: the record before the match that begins with @round: games, colours and floats are those
 *   of matches
 */
BrgDutchRecord brg_double_swiss_read (const BrgTournament *tournament, gint player, gint round);

/**
 * brg_double_swiss_find_match:
 * @tournament: a tournament
 * @player: index of a player
 * @other: index of another player
 * @round: an odd round
 *
 * Returns: the round with which an earlier match of the two began that was not forfeited, 0 for
 *   none
 */
gint brg_double_swiss_find_match (const BrgTournament *tournament,
                                  gint player,
                                  gint other,
                                  gint round);

/**
 * brg_double_swiss_list_colours:
 * @tournament: a tournament
 * @player: index of a player
 * @round: an odd round
 * @colours: (array): takes the colours of the first games of matches in which a game was played,
 *   the latest first; room for @round (fide-double-swiss-2026 1.6)
 *
 * Returns: how many
 */
gint brg_double_swiss_list_colours (const BrgTournament *tournament,
                                    gint player,
                                    gint round,
                                    BrgColour *colours);

G_END_DECLS
