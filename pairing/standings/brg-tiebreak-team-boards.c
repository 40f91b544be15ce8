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

/* One member of a tied group: what is compared, the first number first. */
typedef struct
{
  gint member;
  gint n_boards;
  gint *totals;
} Boards;

static gint
compare_boards (gconstpointer a, gconstpointer b)
{
  const Boards *first = a;
  const Boards *second = b;

  /* rus-draughts-2022 5.4.9.6.1, 5.4.9.6.2: the best result on board 1, then on board 2, ... */
  for (gint i = 0; i < first->n_boards; i++)
    if (first->totals[i] != second->totals[i])
      return first->totals[i] > second->totals[i] ? -1 : 1;
  return 0;
}

/* Turns the totals of boards into sums without the last, the two last and so on. */
static void
leave_out_bottom (gint *totals, gint n_boards)
{
  for (gint i = 1; i < n_boards; i++)
    totals[i] += totals[i - 1];
  for (gint i = 0; i < n_boards / 2; i++)
    {
      gint kept = totals[i];

      totals[i] = totals[n_boards - 1 - i];
      totals[n_boards - 1 - i] = kept;
    }
  /* The sum of all boards would be the first. */
  totals[0] = 0;
}

static void
split (BrgScoreTable *table, const gint *group, gint n_group, gint *classes, gboolean from_bottom)
{
  gint n_boards = table->tournament->n_boards;
  g_autofree Boards *members = g_new0 (Boards, n_group);
  g_autofree gint *totals = g_new0 (gint, (gsize) n_group * (gsize) MAX (n_boards, 1));
  gint place = 0;

  for (gint i = 0; i < n_group; i++)
    {
      members[i] = (Boards){ i, n_boards, &totals[(gsize) i * (gsize) n_boards] };
      brg_tiebreak_team_boards_add_up (table, group[i], members[i].totals);
      if (from_bottom && n_boards > 0)
        leave_out_bottom (members[i].totals, n_boards);
    }
  qsort (members, (gsize) n_group, sizeof *members, compare_boards);
  for (gint i = 0; i < n_group; i++)
    {
      if (i > 0 && compare_boards (&members[i - 1], &members[i]) != 0)
        place++;
      classes[members[i].member] = place;
    }
}

void
brg_tiebreak_team_boards_split_top (BrgScoreTable *table,
                                    const gint *group,
                                    gint n_group,
                                    gint *classes)
{
  split (table, group, n_group, classes, FALSE);
}

void
brg_tiebreak_team_boards_split_bottom (BrgScoreTable *table,
                                       const gint *group,
                                       gint n_group,
                                       gint *classes)
{
  split (table, group, n_group, classes, TRUE);
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
