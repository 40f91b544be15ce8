/* brg-unplayed-virtual.c - rounds that were not played, by FIDE's rules of 2009 to 2023
 *
 * A round without a game is a game against a virtual opponent who had as many points as the player,
 * made the rest of the point in that round and drew ever after. Opponents see half a point for
 * every round that a player did not play, even for a win by forfeit.
 *
 * Rules: rus-chess-2014 29, which points at the FIDE rules in force then
 * Tests: tests/pairing/test-standings.c, tests/pairing/test-tiebreaks.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-score-table-private.h"

static gint64
count_adjusted_points (const BrgScoreTable *table, gint player)
{
  gint64 points = 0;

  for (gint round = 1; round <= table->n_rounds; round++)
    {
      const BrgCell *cell = brg_score_table_cell (table, player, round);

      if (cell == NULL)
        continue;
      points += brg_score_table_is_game (table, cell)
                    ? brg_score_table_points_in (table, player, round)
                    : brg_tournament_get_scoring (table->tournament)->draw;
    }
  return points;
}

static void
adjust (BrgScoreTable *table)
{
  for (gint player = 0; player < table->tournament->n_players; player++)
    table->adjusted[player] = count_adjusted_points (table, player);
}

static gboolean
meet (const BrgScoreTable *table, gint player, gint before, BrgMeeting *meeting)
{
  const BrgScoring *scoring = brg_tournament_get_scoring (table->tournament);

  (void) player;
  meeting->is_dummy = TRUE;
  meeting->score = before + (scoring->win - meeting->points) +
                   (gint64) scoring->draw * (table->n_rounds - meeting->round);
  return TRUE;
}

const BrgUnplayedRule brg_unplayed_virtual = { adjust, meet };
