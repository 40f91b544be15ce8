/* brg-free-players.h - who has no opponent in a published round, and who of them may get one
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-snapshot.h"
#include "brg-tournament.h"

G_BEGIN_DECLS

/**
 * brg_free_players_list:
 * @snapshot: a group
 * @round: a round of it
 *
 * Lists who has no opponent in a published round of a Swiss of single players and has not left: who
 * has the bye first, then late entries, who have no start number yet, then who was absent.
 *
 * Returns: (transfer full) (element-type gint): indices of entries; empty for other rounds
 */
GArray *brg_free_players_list (const BrgSnapshot *snapshot, gint round);

/**
 * brg_free_players_find_first:
 * @snapshot: a group
 * @is_proposed: (out): whether nothing of that round has been played yet, so that who comes now is
 *   best paired in it
 *
 * Returns: the first round in which somebody who comes now can play: the published one when there
 *   is an opponent for him (fide-handling-2026 4), else the next
 */
gint brg_free_players_find_first (const BrgSnapshot *snapshot, gboolean *is_proposed);

/**
 * brg_free_players_find_bye:
 * @snapshot: a group
 * @round: a round of it
 *
 * Returns: index of who has the bye of that published round, %BRG_NOBODY when nobody has it
 */
gint brg_free_players_find_bye (const BrgSnapshot *snapshot, gint round);

/**
 * brg_free_players_pair:
 * @snapshot: a group
 * @tournament: the same, by brg_snapshot_to_tournament(), once for all that is asked
 * @round: a published round
 * @player: one of brg_free_players_list()
 * @other: another one
 *
 * Returns: the colour of @player; %BRG_COLOUR_NONE when the rules do not let the two meet
 */
BrgColour brg_free_players_pair (const BrgSnapshot *snapshot,
                                 const BrgTournament *tournament,
                                 gint round,
                                 gint player,
                                 gint other);

/**
 * brg_free_players_dup_line:
 * @snapshot: a group
 * @tournament: the same, by brg_snapshot_to_tournament(), once for all that is asked
 * @round: a published round
 * @player: one of brg_free_players_list()
 * @other: another one
 *
 * Returns: (transfer full): what would be on the new board, or why not: "Board 12: Ivanov (3) –
 *   Petrov (2½)"
 */
char *brg_free_players_dup_line (const BrgSnapshot *snapshot,
                                 const BrgTournament *tournament,
                                 gint round,
                                 gint player,
                                 gint other);

G_END_DECLS
