/* brg-unplayed-fide.c - rounds that were not played, by FIDE's rules of 2024 and 2026
 *
 * A voluntary unplayed round is a requested bye (half point, zero points, absent) or a forfeit
 * loss. The opponents see points as awarded, but a requested bye that only voluntary unplayed
 * rounds follow counts as a draw. The player himself gets a dummy opponent with his own points,
 * limited either to draws in all rounds (byes) or to the scheduled opponent's points (forfeits).
 *
 * Rules: fide-tiebreaks-2026 15.3, 16.1 to 16.4
 * Tests: tests/pairing/test-standings.c, tests/pairing/test-tiebreaks.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-score-table-private.h"

/* A cell without opponent and outcome is a round in which the player was absent. */
static gboolean
is_requested_bye (const BrgCell *cell)
{
  return cell->opponent == BRG_NOBODY &&
         (cell->outcome == BRG_OUTCOME_HALF_BYE || cell->outcome == BRG_OUTCOME_ZERO_BYE ||
          cell->outcome == BRG_OUTCOME_NONE);
}

static gint64
count_adjusted_points (const BrgScoreTable *table, gint player)
{
  gint64 points = table->points[player];
  gint draw = brg_tournament_get_scoring (table->tournament)->draw;

  for (gint round = table->n_rounds; round >= 1; round--)
    {
      const BrgCell *cell = brg_tournament_cell (table->tournament, player, round);

      /* fide-tiebreaks-2026 16.2.5, 16.3.2: only a requested bye changes, a forfeit loss stays as
       * it is. */
      if (is_requested_bye (cell))
        points += draw - brg_score_table_points_in (table, player, round);
      else if (cell->outcome != BRG_OUTCOME_FORFEIT_LOSS || brg_score_table_is_game (table, cell))
        break;
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
  gint64 own = table->points[player];
  gint64 limit;

  (void) before;
  /* fide-tiebreaks-2026 16.4.1 for forfeits, 16.4.2 for rounds without an opponent */
  if (meeting->opponent != BRG_NOBODY)
    limit = table->adjusted[meeting->opponent];
  else
    limit = (gint64) brg_tournament_get_scoring (table->tournament)->draw * table->n_rounds;
  /* The list of 2024 knew no limit. */
  if (table->edition == BRG_TIEBREAK_FIDE_2024)
    limit = own;
  meeting->is_dummy = TRUE;
  meeting->is_capped = own > limit;
  meeting->score = MIN (own, limit);
  /* fide-tiebreaks-2026 16.1.2 */
  meeting->is_voluntary =
      meeting->outcome == BRG_OUTCOME_FORFEIT_LOSS || meeting->outcome == BRG_OUTCOME_HALF_BYE ||
      meeting->outcome == BRG_OUTCOME_ZERO_BYE || meeting->outcome == BRG_OUTCOME_NONE;
  return TRUE;
}

const BrgUnplayedRule brg_unplayed_fide = { adjust, meet };
