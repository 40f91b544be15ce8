/* brg-tiebreak-koya.c - points against those who made half of the points
 *
 * Rules: fide-tiebreaks-2026 9.2, 14.5; rus-chess-2014 30.1.2, 30.1.3
 * Tests: tests/pairing/test-standings.c, tests/pairing/test-tiebreaks.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-tiebreaks.h"

/* What a player could have made: in a round robin a win in each of his games that count and are
 * over, without the free round of an odd field; in a Swiss a win in every round. */
static gint64
find_most_points (const BrgScoreTable *table, gint player)
{
  gint win = brg_tournament_get_scoring (table->tournament)->win;
  gint64 n_games = 0;

  if (table->tournament->kind == BRG_TOURNAMENT_SWISS)
    return (gint64) table->n_rounds * win;
  for (gint round = 1; round <= table->n_rounds; round++)
    {
      const BrgCell *cell = brg_score_table_cell (table, player, round);

      n_games += cell != NULL && cell->opponent != BRG_NOBODY;
    }
  return n_games * win;
}

gint64 *
brg_tiebreak_koya_prepare_limit (BrgScoreTable *table, const BrgCriterionMethod *method)
{
  gint n_players = table->tournament->n_players;
  gint64 *qualifies = g_new0 (gint64, n_players);

  /* fide-tiebreaks-2026 14.5: the limit may be moved by half points. */
  for (gint player = 0; player < n_players; player++)
    qualifies[player] = table->counted[player] &&
                        2 * (gint64) table->points[player] >=
                            find_most_points (table, player) + (gint64) method->variant * BRG_POINT;
  return qualifies;
}

static gint
compare_points (gconstpointer a, gconstpointer b)
{
  return *(const gint *) a - *(const gint *) b;
}

/* The points of those who qualify, or of those who do not, each once, the least first. */
static GArray *
list_groups (const BrgScoreTable *table, const gint64 *qualifies, gboolean do_qualify)
{
  GArray *groups = g_array_new (FALSE, FALSE, sizeof (gint));
  guint n = 0;

  for (gint player = 0; player < table->tournament->n_players; player++)
    if (table->counted[player] && (qualifies[player] != 0) == do_qualify)
      g_array_append_val (groups, table->points[player]);
  g_array_sort (groups, compare_points);
  for (guint i = 0; i < groups->len; i++)
    if (i == 0 || g_array_index (groups, gint, i) != g_array_index (groups, gint, n - 1))
      g_array_index (groups, gint, n++) = g_array_index (groups, gint, i);
  g_array_set_size (groups, n);
  return groups;
}

static gint
find_group (const GArray *groups, gint points)
{
  const gint *found = bsearch (&points, groups->data, groups->len, sizeof (gint), compare_points);

  return (gint) (found - (const gint *) (gconstpointer) groups->data);
}

/* Widening: in which step a player is taken in, 0 for who qualifies. Narrowing: in which step he is
 * left out, 0 for who never was in. */
gint64 *
brg_tiebreak_koya_prepare_steps (BrgScoreTable *table, const BrgCriterionMethod *method)
{
  gboolean widens = method->variant > 0;
  static const BrgCriterionMethod half = { .variant = 0 };
  gint64 *steps = brg_tiebreak_koya_prepare_limit (table, &half);
  g_autoptr (GArray) groups = list_groups (table, steps, !widens);

  /* rus-chess-2014 30.1.3: the highest group below the half comes first, or the lowest group that
   * reached it goes first. */
  for (gint player = 0; player < table->tournament->n_players; player++)
    if (!table->counted[player])
      steps[player] = widens ? G_MAXINT64 : 0;
    else if ((steps[player] != 0) == widens)
      steps[player] = 0;
    else if (widens)
      steps[player] = (gint) groups->len - find_group (groups, table->points[player]);
    else
      steps[player] = find_group (groups, table->points[player]) + 1;
  return steps;
}

gint64 *
brg_tiebreak_koya_prepare_groups (BrgScoreTable *table, const BrgCriterionMethod *method)
{
  gint64 *steps = brg_tiebreak_koya_prepare_steps (table, method);

  for (gint player = 0; player < table->tournament->n_players; player++)
    steps[player] =
        method->variant > 0 ? steps[player] <= method->variant : steps[player] > -method->variant;
  return steps;
}

static gboolean
is_in_step (const BrgCriterionMethod *method, gint64 step_of_player, gint step)
{
  return method->variant > 0 ? step_of_player <= step : step_of_player > step;
}

/* The games with those who qualify, or in a step of widening or narrowing with those who are in. */
static void
list_games (const BrgScoreTable *table,
            const BrgCriterionMethod *method,
            const gint64 *prepared,
            gint player,
            gint step,
            BrgShares *shares)
{
  shares->score_unit = BRG_POINT;
  shares->value_unit = BRG_POINT;
  /* fide-tiebreaks-2026 9.2; rus-chess-2014 29, 30.1.2: results as awarded */
  for (gint round = 1; round <= table->n_rounds; round++)
    {
      const BrgCell *cell = brg_score_table_cell (table, player, round);

      if (cell != NULL && cell->opponent != BRG_NOBODY &&
          (step > 0 ? is_in_step (method, prepared[cell->opponent], step)
                    : prepared[cell->opponent] != 0))
        brg_shares_add (shares, round, cell->opponent, table->points[cell->opponent],
                        brg_score_table_points_in (table, player, round));
    }
}

void
brg_tiebreak_koya_list_first_step (BrgScoreTable *table,
                                   const BrgCriterionMethod *method,
                                   const gint64 *prepared,
                                   gint player,
                                   BrgShares *shares)
{
  list_games (table, method, prepared, player, 1, shares);
}

gint
brg_tiebreak_koya_list_extended (BrgScoreTable *table,
                                 const BrgCriterionMethod *method,
                                 const gint64 *prepared,
                                 gint player,
                                 BrgWide *sums)
{
  /* rus-chess-2014 30.1.3: step by step, the next score group, then the next */
  for (gint step = 1; step <= table->n_score_groups; step++)
    {
      sums[step - 1] = 0;
      for (gint round = 1; round <= table->n_rounds; round++)
        {
          const BrgCell *cell = brg_score_table_cell (table, player, round);

          if (cell != NULL && cell->opponent != BRG_NOBODY &&
              is_in_step (method, prepared[cell->opponent], step))
            sums[step - 1] += brg_score_table_points_in (table, player, round);
        }
    }
  return table->n_score_groups;
}

void
brg_tiebreak_koya_list (BrgScoreTable *table,
                        const BrgCriterionMethod *method,
                        const gint64 *prepared,
                        gint player,
                        BrgShares *shares)
{
  list_games (table, method, prepared, player, 0, shares);
}
