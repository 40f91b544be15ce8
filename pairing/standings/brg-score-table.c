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

#include "brg-score-table-private.h"

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
    [BRG_TIEBREAK_FIDE_2024] = &brg_unplayed_fide,
    [BRG_TIEBREAK_FIDE_2009] = &brg_unplayed_virtual,
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
      meeting.is_game = brg_score_table_is_game (table, cell);
      if (meeting.is_game)
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

static BrgScoreTable *
new_table (const BrgTournament *tournament,
           const gboolean *counted,
           gint through_round,
           BrgTieBreakEdition edition,
           guint view)
{
  const BrgUnplayedRule *rule = find_rule (tournament, edition);
  gsize n_players = (gsize) tournament->n_players;
  BrgScoreTable *table = g_new0 (BrgScoreTable, 1);

  table->tournament = tournament;
  table->edition = edition;
  table->view = view;
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
  table->place_group = g_new0 (gint, n_players);
  table->marks = g_new0 (gint, n_players);
  table->tally = g_new0 (gint, n_players);
  for (gint player = 0; player < tournament->n_players; player++)
    table->points[player] = sum_points (table, player);
  fill_score_groups (table);
  for (gsize player = 0; player < n_players; player++)
    table->place_group[player] = table->score_group[player];
  table->n_place_groups = table->n_score_groups;
  fill_adjusted (table, rule);
  for (gint player = 0; table->n_rounds > 0 && player < tournament->n_players; player++)
    if (table->counted[player])
      fill_meetings (table, rule, player);
  return table;
}

BrgScoreTable *
brg_score_table_new (const BrgTournament *tournament,
                     const gboolean *counted,
                     gint through_round,
                     BrgTieBreakEdition edition)
{
  return new_table (tournament, counted, through_round, edition, 0);
}

void
brg_score_table_free (BrgScoreTable *table)
{
  if (table == NULL)
    return;
  for (guint i = 0; i < BRG_N_SCORE_VIEWS; i++)
    brg_score_table_free (table->views[i]);
  brg_tournament_free (table->own_tournament);
  g_free (table->counted);
  g_free (table->points);
  g_free (table->adjusted);
  g_free (table->meetings);
  g_free (table->n_meetings);
  g_free (table->score_group);
  g_free (table->place_group);
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

gboolean
brg_score_table_is_game (const BrgScoreTable *table, const BrgCell *cell)
{
  if (brg_outcome_is_played (cell->outcome))
    return TRUE;
  return (table->view & BRG_VIEW_FORFEITS) != 0 && cell->opponent != BRG_NOBODY &&
         !brg_outcome_is_pending (cell->outcome);
}

gboolean
brg_score_table_is_absent (const BrgScoreTable *table, gint player)
{
  gint n_missed = 0;

  for (gint round = 1; round <= table->n_rounds; round++)
    {
      const BrgCell *cell = brg_score_table_cell (table, player, round);

      if (cell == NULL)
        continue;
      if (cell->opponent != BRG_NOBODY)
        n_missed += cell->outcome == BRG_OUTCOME_FORFEIT_LOSS;
      else if (table->tournament->kind == BRG_TOURNAMENT_SWISS)
        n_missed += cell->outcome == BRG_OUTCOME_HALF_BYE ||
                    cell->outcome == BRG_OUTCOME_ZERO_BYE || cell->outcome == BRG_OUTCOME_NONE;
    }
  /* rus-chess-2014 30.4.3: more than two */
  return n_missed > 2;
}

/* fide-tiebreaks-2026 8.3: who was paired in the last round gets a draw there, forfeits included; a
 * bye of that round keeps its value. */
static void
draw_last_round (BrgTournament *tournament, gint last_round)
{
  for (gint player = 0; player < tournament->n_players; player++)
    {
      BrgCell *cell = brg_tournament_cell (tournament, player, last_round);

      if (cell->opponent == BRG_NOBODY)
        continue;
      cell->outcome = BRG_OUTCOME_DRAW;
      if (tournament->board_points != NULL)
        brg_tournament_set_board_points (tournament, player, last_round,
                                         tournament->board_scoring.draw);
    }
}

/* Leaves out the views that change nothing. */
static guint
simplify_views (const BrgScoreTable *root, guint views)
{
  const BrgTournament *tournament = root->tournament;
  gboolean has_boards = tournament->board_points != NULL;

  if ((views & BRG_VIEW_OTHER_SCORE) != 0)
    views |= tournament->board_points_first ? BRG_VIEW_MATCH_POINTS : BRG_VIEW_BOARD_POINTS;
  views &= ~(guint) BRG_VIEW_OTHER_SCORE;
  if (root->n_rounds < tournament->n_rounds || root->n_rounds == 0)
    views &= ~(guint) BRG_VIEW_FORE;
  if (!has_boards || !tournament->board_points_first)
    views &= ~(guint) BRG_VIEW_MATCH_POINTS;
  if (!has_boards || tournament->board_points_first)
    views &= ~(guint) BRG_VIEW_BOARD_POINTS;
  return views;
}

BrgScoreTable *
brg_score_table_get_view (BrgScoreTable *table, guint views)
{
  BrgScoreTable *root = table->root != NULL ? table->root : table;
  BrgTournament *tournament = NULL;
  BrgScoreTable *view;

  views = simplify_views (root, views);
  if (views == 0)
    return root;
  if (root->views[views] != NULL)
    return root->views[views];
  if ((views & ~(guint) BRG_VIEW_FORFEITS) != 0)
    tournament = brg_tournament_copy (root->tournament);
  if ((views & BRG_VIEW_FORE) != 0)
    draw_last_round (tournament, root->n_rounds);
  if ((views & (BRG_VIEW_MATCH_POINTS | BRG_VIEW_BOARD_POINTS)) != 0)
    {
      tournament->board_points_first = !tournament->board_points_first;
      /* What was brought is in units of the primary score. */
      g_clear_pointer (&tournament->carried, g_free);
    }
  view = new_table (tournament != NULL ? tournament : root->tournament, root->counted,
                    root->n_rounds, root->edition, views);
  view->root = root;
  view->own_tournament = tournament;
  root->views[views] = view;
  return view;
}

gboolean
brg_score_table_is_of_teams (const BrgScoreTable *table)
{
  return table->tournament->board_scoring.win != 0;
}
