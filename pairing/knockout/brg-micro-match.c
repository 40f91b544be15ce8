/* brg-micro-match.c - several games of two players that count as one meeting
 *
 * Rules: rus-draughts-2022 5.4.6
 * Tests: tests/pairing/test-micro-match.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-micro-match.h"

/* What a round brought in the meeting. A bye that was announced is an absence, whatever it is worth
 * in the table. */
static gint
count_halves (BrgOutcome outcome)
{
  if (brg_outcome_is_draw (outcome))
    return 1;
  return brg_outcome_is_win (outcome) || outcome == BRG_OUTCOME_FORFEIT_WIN ||
                 outcome == BRG_OUTCOME_PAIRING_BYE
             ? 2
             : 0;
}

static gboolean
is_blank (const BrgCell *cell)
{
  return cell->opponent == BRG_NOBODY && cell->outcome == BRG_OUTCOME_NONE;
}

static void
add_game (BrgMicroMatch *match, const BrgTournament *tournament, gint round)
{
  const BrgCell *cell = brg_tournament_cell (tournament, match->player, round);
  const BrgCell *other_cell = brg_tournament_cell (tournament, match->other, round);
  gboolean is_game = cell->opponent == match->other;

  /* Blank cells of a round that was paired are absences. */
  if ((is_game && brg_outcome_is_pending (cell->outcome)) ||
      (is_blank (cell) && is_blank (other_cell) &&
       round > brg_tournament_last_paired_round (tournament)))
    {
      match->n_open++;
      return;
    }
  match->n_played += is_game && brg_outcome_is_played (cell->outcome);
  match->halves += count_halves (cell->outcome);
  match->other_halves += count_halves (other_cell->outcome);
}

/* rus-draughts-2022 5.4.6: the sum of the points decides; equal sums are a draw. */
BrgMicroMatch
brg_micro_match_read (const BrgTournament *tournament,
                      gint player,
                      gint other,
                      gint first_round,
                      gint n_games)
{
  BrgMicroMatch match = { .player = player, .other = other, .winner = BRG_NOBODY };
  gint lead;

  g_return_val_if_fail (tournament != NULL, match);
  g_return_val_if_fail (first_round >= 1, match);

  for (gint game = 0; game < n_games; game++)
    {
      /* Rounds that the tournament does not have yet are open games. */
      if (first_round + game > tournament->n_rounds)
        match.n_open++;
      else
        add_game (&match, tournament, first_round + game);
    }
  lead = match.halves - match.other_halves;
  match.is_decided = match.n_open == 0 || ABS (lead) > 2 * match.n_open;
  if (match.is_decided && lead != 0)
    match.winner = lead > 0 ? player : other;
  return match;
}
