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

/**
 * brg_team_boards_find_step:
 * @totals: (array length=n_boards): points of a team board by board
 * @other: (array length=n_boards): those of another
 * @n_boards: how many
 * @from_bottom: %FALSE to compare board 1, board 2 and so on (`TBR`), %TRUE to compare all boards
 *   without the last, without the two last and so on (`BBE`)
 * @value: (out) (optional): what the team has in the step that parts the two, in units of
 *   %BRG_POINT
 * @other_value: (out) (optional): what the other has
 *
 * Returns: the board that parts the two, or how many boards are left out then; 0 when nothing does,
 *   and the values stay untouched
 */
gint brg_team_boards_find_step (const gint *totals,
                                const gint *other,
                                gint n_boards,
                                gboolean from_bottom,
                                gint *value,
                                gint *other_value);

G_END_DECLS
