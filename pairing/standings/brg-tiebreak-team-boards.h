/* brg-tiebreak-team-boards.h - points of teams by boards
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-score-table.h"

G_BEGIN_DECLS

/**
 * brg_tiebreak_team_boards_add_up:
 * @table: a table of teams
 * @team: a team
 * @totals: (array): takes what it has on each board of all its matches
 *
 * Fills the points on every board of all matches.
 */
void brg_tiebreak_team_boards_add_up (const BrgScoreTable *table, gint team, gint *totals);

G_END_DECLS
