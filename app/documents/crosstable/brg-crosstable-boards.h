/* brg-crosstable-boards.h - teams and the results of their players, for screen and paper
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-crosstable-content.h"

G_BEGIN_DECLS

/**
 * brg_crosstable_boards_new:
 * @source: a table of teams
 * @choice: how it is wanted; its order and members are those of the teams
 * @words: language of the table
 *
 * Fills a table by rounds in which every team is a heading, with its place, its points and the
 * points on the boards of each match, and its players follow in the order of its application, with
 * their opponents (`5.2` is the second of team 5), colours, results, points and games. A row of a
 * player has the index in the view of players (#BrgSnapshot.players), a heading that of the team.
 * Boards that nobody played are marked %BRG_CELL_FORFEIT; matches of a team that is annulled or
 * does not count are marked as in the table of teams, on the boards too.
 *
 * Returns: (transfer full): the table
 */
BrgCrosstable *brg_crosstable_boards_new (const BrgTableSource *source,
                                          const BrgTableChoice *choice,
                                          const BrgWords *words);

G_END_DECLS
