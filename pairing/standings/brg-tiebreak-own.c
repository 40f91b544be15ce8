/* brg-tiebreak-own.c - tie-breaks made of the player's own results
 *
 * All but the progress measure one round at a time.
 *
 * Rules: fide-tiebreaks-2026 7.1 to 7.8; rus-draughts-2022 5.4.7.2, 5.4.8.2; rus-chess-2014 30.1.1,
 *   30.1.4, 30.1.5
 * Tests: tests/pairing/test-standings.c, tests/pairing/test-tiebreaks.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-meeting-games.h"
#include "brg-tiebreaks.h"

void
brg_tiebreak_own_list (BrgScoreTable *table,
                       const BrgCriterionMethod *method,
                       const gint64 *prepared,
                       gint player,
                       BrgShares *shares)
{
  (void) prepared;
  shares->value_unit = method->variant;
  for (gint round = 1; round <= table->n_rounds; round++)
    {
      const BrgCell *cell = brg_score_table_cell (table, player, round);
      gint value = cell != NULL ? method->measure (table, player, round, cell) : 0;

      if (value != 0)
        brg_shares_add (shares, round, cell->opponent, 0, value);
    }
}

gint
brg_tiebreak_own_points (const BrgScoreTable *table, gint player, gint round, const BrgCell *cell)
{
  (void) cell;
  return brg_score_table_points_in (table, player, round);
}

gint
brg_tiebreak_own_win (const BrgScoreTable *table, gint player, gint round, const BrgCell *cell)
{
  const BrgScoring *scoring = &table->tournament->scoring;

  (void) player;
  (void) round;
  /* fide-tiebreaks-2026 7.1: a win's points, played or not; rus-draughts-2022 5.4.7.2: a plus is
   * equal to a win. */
  return brg_scoring_points (scoring, cell->outcome) == scoring->win;
}

gint
brg_tiebreak_own_won (const BrgScoreTable *table, gint player, gint round, const BrgCell *cell)
{
  (void) table;
  (void) player;
  (void) round;
  /* fide-tiebreaks-2026 7.2 */
  return brg_outcome_is_win (cell->outcome);
}

gint
brg_tiebreak_own_black_played (const BrgScoreTable *table,
                               gint player,
                               gint round,
                               const BrgCell *cell)
{
  (void) cell;
  /* fide-tiebreaks-2026 7.3; rus-chess-2014 30.1.5: games, of a micro-match too */
  return brg_meeting_games_count (table->tournament, player, round, BRG_COLOUR_BLACK,
                                  brg_outcome_is_played);
}

gint
brg_tiebreak_own_black_won (const BrgScoreTable *table,
                            gint player,
                            gint round,
                            const BrgCell *cell)
{
  (void) cell;
  /* fide-tiebreaks-2026 7.4 */
  return brg_meeting_games_count (table->tournament, player, round, BRG_COLOUR_BLACK,
                                  brg_outcome_is_win);
}

/* The free round of an odd field is no round of the player. */
static gboolean
is_free_round (const BrgScoreTable *table, const BrgCell *cell)
{
  return cell->opponent == BRG_NOBODY && table->tournament->kind == BRG_TOURNAMENT_ROUND_ROBIN;
}

gint
brg_tiebreak_own_elected (const BrgScoreTable *table, gint player, gint round, const BrgCell *cell)
{
  (void) player;
  (void) round;
  /* fide-tiebreaks-2026 7.6 */
  return !is_free_round (table, cell) && cell->outcome != BRG_OUTCOME_HALF_BYE &&
         cell->outcome != BRG_OUTCOME_ZERO_BYE && cell->outcome != BRG_OUTCOME_NONE &&
         cell->outcome != BRG_OUTCOME_FORFEIT_LOSS;
}

gint
brg_tiebreak_own_standard (const BrgScoreTable *table, gint player, gint round, const BrgCell *cell)
{
  gint own = brg_score_table_points_in (table, player, round);
  gint other = brg_tournament_get_scoring (table->tournament)->draw;

  if (is_free_round (table, cell))
    return 0;
  /* fide-tiebreaks-2026 7.7: in half points, against what the scheduled opponent made in the round;
   * without an opponent a draw's points stand for his. */
  if (cell->opponent != BRG_NOBODY)
    other = brg_score_table_points_in (table, cell->opponent, round);
  return own > other ? 2 : own == other ? 1 : 0;
}

void
brg_tiebreak_own_progress (BrgScoreTable *table,
                           const BrgCriterionMethod *method,
                           const gint64 *prepared,
                           gint player,
                           BrgShares *shares)
{
  gint64 running = 0;

  (void) method;
  (void) prepared;
  shares->value_unit = BRG_POINT;
  for (gint round = 1; round <= table->n_rounds; round++)
    {
      const BrgCell *cell = brg_score_table_cell (table, player, round);

      /* fide-tiebreaks-2026 7.5; rus-chess-2014 29, 30.1.1: results as awarded */
      if (cell != NULL)
        running += brg_score_table_points_in (table, player, round);
      brg_shares_add (shares, round, cell != NULL ? cell->opponent : BRG_NOBODY, 0, running);
    }
}

BrgKey
brg_tiebreak_own_number (const BrgScoreTable *table,
                         const BrgCriterionMethod *method,
                         gint player,
                         const BrgShares *shares)
{
  (void) method;
  (void) shares;
  /* fide-tiebreaks-2026 7.8 */
  return (BrgKey){ TRUE, table->tournament->players[player].number, 1 };
}

void
brg_tiebreak_own_list_nothing (BrgScoreTable *table,
                               const BrgCriterionMethod *method,
                               const gint64 *prepared,
                               gint player,
                               BrgShares *shares)
{
  (void) table;
  (void) method;
  (void) prepared;
  (void) player;
  (void) shares;
}
