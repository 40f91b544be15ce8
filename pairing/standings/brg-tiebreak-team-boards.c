/* brg-tiebreak-team-boards.c - tie-breaks made of the boards of a team's matches
 *
 * Totals board by board are compared from the first board down, or without the last board, the last
 * two and so on. A board that was forfeited counts like any other.
 *
 * Rules: rus-draughts-2022 5.4.9.6.1, 5.4.9.6.2
 * Tests: tests/pairing/test-team-standings.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-tiebreak-team-boards.h"

#include "brg-tiebreaks.h"

/* FIDE's list takes the odd team's bye as a win on every board. */
static gboolean
wins_every_board (const BrgScoreTable *table, BrgOutcome outcome)
{
  return brg_tie_break_edition_is_modern (table->edition) &&
         (outcome == BRG_OUTCOME_PAIRING_BYE || outcome == BRG_OUTCOME_FULL_BYE);
}

/* What a board of the round brought to a team, in units of BRG_POINT. */
static gint
get_points (const BrgScoreTable *table, gint team, gint round, gint board)
{
  const BrgTournament *tournament = table->tournament;
  const BrgCell *cell = brg_score_table_cell (table, team, round);

  if (cell == NULL)
    return 0;
  if (cell->opponent != BRG_NOBODY)
    return brg_tournament_board (tournament, team, round, board)->points;
  if (wins_every_board (table, cell->outcome))
    return tournament->board_scoring.win / tournament->n_boards;
  return brg_scoring_points (&tournament->board_scoring, cell->outcome) / tournament->n_boards;
}

void
brg_tiebreak_team_boards_add_up (const BrgScoreTable *table, gint team, gint *totals)
{
  for (gint board = 1; board <= table->tournament->n_boards; board++)
    {
      totals[board - 1] = 0;
      for (gint round = 1; round <= table->n_rounds; round++)
        totals[board - 1] += get_points (table, team, round, board);
    }
}

void
brg_tiebreak_team_boards_count (BrgScoreTable *table,
                                const BrgCriterionMethod *method,
                                const gint64 *prepared,
                                gint player,
                                BrgShares *shares)
{
  (void) method;
  (void) prepared;
  shares->value_unit = BRG_POINT;
  for (gint round = 1; round <= table->n_rounds; round++)
    {
      const BrgCell *cell = brg_score_table_cell (table, player, round);
      gint64 value = 0;

      for (gint board = 1; board <= table->tournament->n_boards; board++)
        value += (gint64) board * get_points (table, player, round, board);
      if (cell != NULL)
        brg_shares_add (shares, round, cell->opponent, 0, value);
    }
}

gint
brg_tiebreak_team_boards_list_steps (BrgScoreTable *table,
                                     const BrgCriterionMethod *method,
                                     const gint64 *prepared,
                                     gint player,
                                     BrgWide *sums)
{
  gint n_boards = table->tournament->n_boards;
  g_autofree gint *totals = g_new0 (gint, MAX (n_boards, 1));
  gint rest = 0;

  (void) prepared;
  brg_tiebreak_team_boards_add_up (table, player, totals);
  /* rus-draughts-2022 5.4.9.6.1, 5.4.9.6.2: the best result on board 1, then on board 2, ... */
  if (method->variant == 0)
    {
      for (gint i = 0; i < n_boards; i++)
        sums[i] = totals[i];
      return n_boards;
    }
  /* All boards without the last, without the two last and so on. */
  for (gint i = 0; i < n_boards - 1; i++)
    {
      rest += totals[i];
      sums[n_boards - 2 - i] = rest;
    }
  return MAX (n_boards - 1, 0);
}

void
brg_tiebreak_team_boards_list (BrgScoreTable *table,
                               const gint *group,
                               gint n_group,
                               gint player,
                               BrgShares *shares)
{
  (void) group;
  (void) n_group;
  shares->value_unit = BRG_POINT;
  for (gint board = 1; board <= table->tournament->n_boards; board++)
    for (gint round = 1; round <= table->n_rounds; round++)
      {
        const BrgCell *cell = brg_score_table_cell (table, player, round);

        if (cell != NULL)
          brg_shares_add (shares, round, cell->opponent, board,
                          get_points (table, player, round, board));
      }
}
