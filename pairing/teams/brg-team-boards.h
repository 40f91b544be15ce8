/* brg-team-boards.h - points of teams board by board, for tables and explanations
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

#include "brg-standings.h"

G_BEGIN_DECLS

/**
 * brg_team_boards_add_up:
 * @standings: standings of teams
 * @tournament: the tournament that they were computed from
 * @team: index of a team
 *
 * Adds up what the tie-breaks `TBR` and `BBE` compare (rus-draughts-2022 5.4.9.6.1): the points on
 * every board of all matches that count.
 *
 * Returns: (transfer full) (array): #BrgTournament.n_boards totals, board 1 first, in units of
 *   %BRG_POINT; %NULL when single boards are not known
 */
gint *brg_team_boards_add_up (const BrgStandings *standings,
                              const BrgTournament *tournament,
                              gint team);

/**
 * brg_team_boards_to_text:
 * @totals: (array length=n_boards): points board by board
 * @n_boards: how many
 *
 * Returns: (transfer full): `2.5/2/1.5/1.5`
 */
char *brg_team_boards_to_text (const gint *totals, gint n_boards);

G_END_DECLS
