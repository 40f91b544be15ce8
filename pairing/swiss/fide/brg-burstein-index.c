/* brg-burstein-index.c - how strong the opposition of a player was
 *
 * Rules: fide-burstein-2026 1.7
 * Tests: tests/pairing/test-burstein.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-burstein-index.h"

#include "brg-fide-field.h"

static gint
get_standing (const BrgTournament *tournament, gint player, gint round)
{
  return brg_tournament_pairing_score (tournament, player, round) -
         brg_tournament_virtual_points (tournament, player, round);
}

/* fide-burstein-2026 1.7.2: for those who met him a player who was not paired in the last rounds
 * and got nothing drew them. */
static gint
get_score_for_others (const BrgTournament *tournament, gint player, gint round)
{
  gint score = get_standing (tournament, player, round);

  for (gint earlier = round - 1; earlier >= 1; earlier--)
    {
      const BrgCell *cell = brg_tournament_cell (tournament, player, earlier);

      if (cell->opponent != BRG_NOBODY ||
          (cell->outcome != BRG_OUTCOME_NONE && cell->outcome != BRG_OUTCOME_ZERO_BYE))
        break;
      score += brg_tournament_get_scoring (tournament)->draw;
    }
  return score;
}

BrgBursteinIndex
brg_burstein_index_read (const BrgTournament *tournament, gint player, gint round)
{
  BrgBursteinIndex index = { 0 };
  gint own = get_standing (tournament, player, round);

  for (gint earlier = 1; earlier < round; earlier++)
    {
      const BrgCell *cell = brg_tournament_cell (tournament, player, earlier);
      gint64 score =
          brg_fide_is_game (cell) ? get_score_for_others (tournament, cell->opponent, round) : own;
      gint64 points = get_standing (tournament, player, earlier + 1) -
                      get_standing (tournament, player, earlier);

      index.buchholz += score;
      index.sonneborn += score * points;
    }
  return index;
}
