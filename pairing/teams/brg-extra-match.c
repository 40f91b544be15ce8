/* brg-extra-match.c - the right to an extra match for the first place
 *
 * Rules: rus-draughts-2022 5.4.9.6.1
 * Tests: tests/pairing/test-team-standings.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-extra-match.h"

/* Whether the team has had a match and won it in every round in which it had one. */
static gboolean
has_won_all (const BrgStandings *standings, const BrgTournament *tournament, gint team)
{
  gint n_rounds = MIN (standings->through_round, tournament->n_rounds);
  gint n_won = 0;

  for (gint round = 1; round <= n_rounds; round++)
    {
      const BrgCell *cell = brg_tournament_cell (tournament, team, round);

      if (cell->opponent == BRG_NOBODY)
        {
          /* A round that the team asked to miss is no match won. */
          if (cell->outcome == BRG_OUTCOME_HALF_BYE || cell->outcome == BRG_OUTCOME_ZERO_BYE)
            return FALSE;
          continue;
        }
      if (!standings->counted[cell->opponent])
        continue;
      if (!brg_outcome_is_win (cell->outcome) && cell->outcome != BRG_OUTCOME_FORFEIT_WIN)
        return FALSE;
      n_won++;
    }
  return n_won > 0;
}

gboolean
brg_extra_match_find (const BrgStandings *standings,
                      const BrgTournament *tournament,
                      BrgExtraMatch *match)
{
  const BrgStanding *first;
  const BrgStanding *second;

  g_return_val_if_fail (standings != NULL && tournament != NULL && match != NULL, FALSE);

  if (!tournament->board_points_first || standings->n_lines < 2)
    return FALSE;
  first = &standings->lines[0];
  second = &standings->lines[1];
  if (!second->has_place || second->place != 2 || second->last_place != 2)
    return FALSE;
  /* rus-draughts-2022 5.4.9.6.1: all matches won and only second */
  if (!has_won_all (standings, tournament, second->player))
    return FALSE;
  *match = (BrgExtraMatch){ .claimant = second->player, .leader = first->player };
  return TRUE;
}
