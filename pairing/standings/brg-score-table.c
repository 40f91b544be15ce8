/* brg-score-table.c - whom everybody met and what that opponent counts
 *
 * Built once for a set of criteria: points first, then what every player's points are worth to his
 * opponents, then for every player the list of his rounds as elements of sums. The criteria only
 * choose, weigh and add. Scores are whole numbers of 1 / scale point, so sums are exact.
 *
 * Teams have two scores; the table of the other one is that of the same tournament with the other
 * score first.
 *
 * Rules: rus-draughts-2022 1.4, 5.4.7.2, 5.4.9.6; fide-tiebreaks-2026 8.3, 15
 * Tests: tests/pairing/test-standings.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-score-table.h"

#include "brg-unplayed.h"

/* ussr-chess-1956 22: plus and minus count like the result, a round without opponent is nothing. */
static gboolean
meet_as_result (const BrgScoreTable *table, gint player, gint before, BrgMeeting *meeting)
{
  (void) player;
  (void) before;
  if (meeting->opponent == BRG_NOBODY)
    return FALSE;
  meeting->score = table->adjusted[meeting->opponent];
  return TRUE;
}

static const BrgUnplayedRule as_result = { NULL, meet_as_result };

static const BrgUnplayedRule *
find_rule (const BrgTournament *tournament, BrgTieBreakEdition edition)
{
  static const BrgUnplayedRule *const rules[] = {
    [BRG_TIEBREAK_FIDE_2026] = &brg_unplayed_fide,
    [BRG_TIEBREAK_DRAUGHTS_2022] = &brg_unplayed_draughts,
    [BRG_TIEBREAK_CHESS_2014] = &brg_unplayed_virtual,
    [BRG_TIEBREAK_CHESS_1956] = &as_result,
  };

  /* fide-tiebreaks-2026 15.2: with fixed pairings forfeits are ordinary results, and the free round
   * of an odd field is no element of any sum. The other books say nothing else. */
  if (tournament->kind == BRG_TOURNAMENT_ROUND_ROBIN)
    return &as_result;
  return rules[edition];
}

const BrgCell *
brg_score_table_cell (const BrgScoreTable *table, gint player, gint round)
{
  const BrgCell *cell = brg_tournament_cell (table->tournament, player, round);

  if (cell->opponent == BRG_NOBODY)
    return cell;
  if (!table->counted[cell->opponent] || brg_outcome_is_pending (cell->outcome))
    return NULL;
  return cell;
}

gint
brg_score_table_points_in (const BrgScoreTable *table, gint player, gint round)
{
  return brg_tournament_round_points (table->tournament, player, round);
}

gint
brg_score_table_halves_of (const BrgScoreTable *table, BrgOutcome outcome)
{
  const BrgScoring *scoring = &table->tournament->scoring;
  gint points;

  if (brg_outcome_is_played (outcome))
    return brg_outcome_is_win (outcome) ? 2 : brg_outcome_is_draw (outcome) ? 1 : 0;
  points = brg_scoring_points (scoring, outcome);
  return points >= scoring->win ? 2 : points >= scoring->draw ? 1 : 0;
}

static gint
sum_points (const BrgScoreTable *table, gint player)
{
  gint sum = 0;

  if (!table->counted[player])
    return brg_tournament_score (table->tournament, player, table->n_rounds) -
           brg_tournament_carried (table->tournament, player);
  for (gint round = 1; round <= table->n_rounds; round++)
    {
      if (brg_score_table_cell (table, player, round) != NULL)
        sum += brg_score_table_points_in (table, player, round);
    }
  return sum;
}

static void
fill_adjusted (BrgScoreTable *table, const BrgUnplayedRule *rule)
{
  if (rule->adjust != NULL)
    rule->adjust (table);
  else
    for (gint player = 0; player < table->tournament->n_players; player++)
      table->adjusted[player] = table->points[player];
}

static void
fill_meetings (BrgScoreTable *table, const BrgUnplayedRule *rule, gint player)
{
  BrgMeeting *meetings = &table->meetings[(gsize) player * (gsize) table->n_rounds];
  gint running = 0;

  for (gint round = 1; round <= table->n_rounds; round++)
    {
      const BrgCell *cell = brg_score_table_cell (table, player, round);
      BrgMeeting meeting = { .round = round };
      gboolean is_element = TRUE;

      if (cell == NULL)
        continue;
      meeting.opponent = cell->opponent;
      meeting.outcome = cell->outcome;
      meeting.points = brg_score_table_points_in (table, player, round);
      if (brg_outcome_is_played (cell->outcome))
        meeting.score = table->adjusted[cell->opponent];
      else
        is_element = rule->meet (table, player, running, &meeting);
      running += meeting.points;
      if (is_element)
        meetings[table->n_meetings[player]++] = meeting;
    }
}

static gint
compare_descending (gconstpointer a, gconstpointer b)
{
  gint first = *(const gint *) a;
  gint second = *(const gint *) b;

  return (first < second) - (first > second);
}

static void
fill_score_groups (BrgScoreTable *table)
{
  gint n_players = table->tournament->n_players;
  g_autofree gint *scores = g_new0 (gint, n_players);
  gint n_scores = 0;

  for (gint player = 0; player < n_players; player++)
    if (table->counted[player])
      scores[n_scores++] = table->points[player];
  if (n_scores == 0)
    return;
  qsort (scores, (gsize) n_scores, sizeof *scores, compare_descending);
  for (gint i = 0; i < n_scores; i++)
    if (i == 0 || scores[i] != scores[i - 1])
      scores[table->n_score_groups++] = scores[i];
  for (gint player = 0; player < n_players; player++)
    if (table->counted[player])
      {
        const gint *found = bsearch (&table->points[player], scores, (gsize) table->n_score_groups,
                                     sizeof *scores, compare_descending);

        table->score_group[player] = (gint) (found - scores);
      }
}

BrgScoreTable *
brg_score_table_new (const BrgTournament *tournament,
                     const gboolean *counted,
                     gint through_round,
                     BrgTieBreakEdition edition)
{
  const BrgUnplayedRule *rule = find_rule (tournament, edition);
  gsize n_players = (gsize) tournament->n_players;
  BrgScoreTable *table = g_new0 (BrgScoreTable, 1);

  table->tournament = tournament;
  table->edition = edition;
  table->n_rounds = CLAMP (through_round, 0, brg_tournament_last_paired_round (tournament));
  table->scale = BRG_POINT;
  table->counted = g_new0 (gboolean, n_players);
  for (gsize i = 0; i < n_players; i++)
    table->counted[i] = counted == NULL || counted[i];
  table->points = g_new0 (gint, n_players);
  table->adjusted = g_new0 (gint64, n_players);
  table->meetings = g_new0 (BrgMeeting, n_players * (gsize) table->n_rounds);
  table->n_meetings = g_new0 (gint, n_players);
  table->score_group = g_new0 (gint, n_players);
  table->marks = g_new0 (gint, n_players);
  table->tally = g_new0 (gint, n_players);
  for (gint player = 0; player < tournament->n_players; player++)
    table->points[player] = sum_points (table, player);
  fill_score_groups (table);
  fill_adjusted (table, rule);
  for (gint player = 0; player < tournament->n_players; player++)
    if (table->counted[player])
      fill_meetings (table, rule, player);
  return table;
}

void
brg_score_table_free (BrgScoreTable *table)
{
  if (table == NULL)
    return;
  brg_score_table_free (table->fore);
  brg_tournament_free (table->fore_tournament);
  brg_score_table_free (table->other);
  brg_tournament_free (table->other_tournament);
  g_free (table->counted);
  g_free (table->points);
  g_free (table->adjusted);
  g_free (table->meetings);
  g_free (table->n_meetings);
  g_free (table->score_group);
  g_free (table->marks);
  g_free (table->tally);
  g_free (table);
}

gint
brg_score_table_get_total (const BrgScoreTable *table, gint player)
{
  /* rus-draughts-2022 1.4: what was brought counts for the place, and for no opponent's sum. */
  return table->points[player] + brg_tournament_carried (table->tournament, player);
}

const BrgMeeting *
brg_score_table_meetings (const BrgScoreTable *table, gint player, gint *n_meetings)
{
  *n_meetings = table->n_meetings[player];
  return &table->meetings[(gsize) player * (gsize) table->n_rounds];
}

BrgScoreTable *
brg_score_table_get_fore (BrgScoreTable *table)
{
  const BrgTournament *tournament = table->tournament;

  if (table->n_rounds < tournament->n_rounds || table->n_rounds == 0)
    return table;
  if (table->fore != NULL)
    return table->fore;
  /* fide-tiebreaks-2026 8.3: who was paired in the last round gets a draw there, forfeits included;
   * a bye of that round keeps its value. */
  table->fore_tournament = brg_tournament_copy (tournament);
  for (gint player = 0; player < tournament->n_players; player++)
    {
      BrgCell *cell = brg_tournament_cell (table->fore_tournament, player, table->n_rounds);

      if (cell->opponent == BRG_NOBODY)
        continue;
      cell->outcome = BRG_OUTCOME_DRAW;
      if (tournament->board_points != NULL)
        brg_tournament_set_board_points (table->fore_tournament, player, table->n_rounds,
                                         tournament->board_scoring.draw);
    }
  table->fore =
      brg_score_table_new (table->fore_tournament, table->counted, table->n_rounds, table->edition);
  return table->fore;
}

gboolean
brg_score_table_is_of_teams (const BrgScoreTable *table)
{
  return table->tournament->board_scoring.win != 0;
}

/* Whether the basis is the score by which the table counts. */
static gboolean
is_basis (const BrgScoreTable *table, BrgBasis basis)
{
  switch (basis)
    {
    case BRG_BASIS_PRIMARY:
      return TRUE;
    case BRG_BASIS_SECONDARY:
      return FALSE;
    case BRG_BASIS_MATCH_POINTS:
      return !table->tournament->board_points_first;
    case BRG_BASIS_BOARD_POINTS:
      return table->tournament->board_points_first;
    default:
      g_return_val_if_reached (TRUE);
    }
}

BrgScoreTable *
brg_score_table_get_basis (BrgScoreTable *table, BrgBasis basis)
{
  const BrgTournament *tournament = table->tournament;

  if (!brg_score_table_is_of_teams (table) || is_basis (table, basis))
    return table;
  if (table->other != NULL)
    return table->other;
  table->other_tournament = brg_tournament_copy (tournament);
  table->other_tournament->board_points_first = !tournament->board_points_first;
  /* What was brought is in units of the primary score. */
  g_clear_pointer (&table->other_tournament->carried, g_free);
  table->other = brg_score_table_new (table->other_tournament, table->counted, table->n_rounds,
                                      table->edition);
  return table->other;
}
