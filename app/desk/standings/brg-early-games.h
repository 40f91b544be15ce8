/* brg-early-games.h - games of the last round that may begin before the others
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

#include "brg-playoff-early.h"
#include "brg-snapshot.h"

G_BEGIN_DECLS

/**
 * brg_early_games_are_possible:
 * @snapshot: a group
 *
 * Returns: whether its last round is paired and open, and its players may play off by the articles
 *   that know early games: chess by single players, no knock-out
 */
gboolean brg_early_games_are_possible (const BrgSnapshot *snapshot);

/**
 * brg_early_games_list:
 * @snapshot: a group
 * @place: the last place that is played off for
 *
 * Returns: (transfer full) (nullable) (element-type BrgEarlyGame): the games by boards, indices are
 *   those of entries; %NULL when nobody can say yet, see brg_playoff_list_early()
 */
GArray *brg_early_games_list (const BrgSnapshot *snapshot, gint place);

/**
 * brg_early_games_find_board:
 * @snapshot: a group
 * @game: one of its early games
 *
 * Returns: the board in the last round
 */
gint brg_early_games_find_board (const BrgSnapshot *snapshot, const BrgEarlyGame *game);

/**
 * brg_early_games_dup_text:
 * @snapshot: a group
 * @place: the last place that is played off for
 *
 * Returns: (transfer full): which games may begin early and by which article, lines in the user's
 *   language; empty where early games are not possible
 */
char *brg_early_games_dup_text (const BrgSnapshot *snapshot, gint place);

G_END_DECLS
