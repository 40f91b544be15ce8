/* brg-mutual-table.h - the games among players who are tied
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

#include "brg-standings.h"

G_BEGIN_DECLS

/**
 * BrgMutualGame:
 * @n_games: how many games of these two count
 * @points: what they brought the first of the two
 *
 * What one member of a tied group made against another one.
 */
typedef struct
{
  gint n_games;
  BrgRational points;
} BrgMutualGame;

/**
 * BrgMutualTable:
 * @n_players: number of players
 * @players: (array length=n_players): indices of the players
 * @games: (array): row by row, @n_players each; empty on the diagonal
 * @totals: (array length=n_players): their points among themselves
 * @all_met: whether everybody has met everybody
 *
 * The table of the games among players who are tied.
 */
typedef struct
{
  gint n_players;
  gint *players;
  BrgMutualGame *games;
  BrgRational *totals;
  gboolean all_met;
} BrgMutualTable;

/**
 * brg_mutual_table_new:
 * @standings: standings that have `DE` among their criteria
 * @tournament: the tournament that they were computed from
 * @criterion: which of the criteria that is, from 1
 * @players: (array length=n_players): the players
 * @n_players: how many, at least 1
 *
 * Returns: (transfer full): the games that the criterion counts among these players
 */
BrgMutualTable *brg_mutual_table_new (const BrgStandings *standings,
                                      const BrgTournament *tournament,
                                      gint criterion,
                                      const gint *players,
                                      gint n_players);

/**
 * brg_mutual_table_narrow:
 * @table: (transfer full): the table of a group in which all have met
 * @standings: the standings
 * @tournament: their tournament
 * @criterion: which of the criteria that is, from 1
 * @player: index of one of the players
 * @other: index of another
 *
 * Where everybody has met and the two have made as much among all, those who have made as much as
 * they are looked at afresh, and so on (fide-tiebreaks-2026 6.2).
 *
 * Returns: (transfer full): the table in which the two differ, or the smallest there is
 */
BrgMutualTable *brg_mutual_table_narrow (BrgMutualTable *table,
                                         const BrgStandings *standings,
                                         const BrgTournament *tournament,
                                         gint criterion,
                                         gint player,
                                         gint other);

/**
 * brg_mutual_table_find:
 * @table: a table
 * @player: index of a player
 *
 * Returns: his row, -1 when he is not in it
 */
gint brg_mutual_table_find (const BrgMutualTable *table, gint player);

/**
 * brg_mutual_table_free:
 * @table: (nullable): a table
 */
void brg_mutual_table_free (BrgMutualTable *table);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (BrgMutualTable, brg_mutual_table_free)

G_END_DECLS
