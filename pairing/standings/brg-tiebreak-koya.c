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

/* rus-chess-2014 30.1.3: takes in the highest score group that does not qualify, or leaves out the
 * lowest one that does. Returns whether there was one. */
static gboolean
move_limit (const BrgScoreTable *table, gint64 *qualifies, gboolean take_in)
{
  gint n_players = table->tournament->n_players;
  gint found = -1;

  for (gint player = 0; player < n_players; player++)
    if (table->counted[player] && (qualifies[player] != 0) != take_in)
      if (found < 0 || (table->points[player] > table->points[found]) == take_in)
        found = player;
  if (found < 0)
    return FALSE;
  for (gint player = 0; player < n_players; player++)
    if (table->counted[player] && table->points[player] == table->points[found])
      qualifies[player] = take_in;
  return TRUE;
}

gint64 *
brg_tiebreak_koya_prepare_groups (BrgScoreTable *table, const BrgCriterionMethod *method)
{
  static const BrgCriterionMethod half = { .variant = 0 };
  gint64 *qualifies = brg_tiebreak_koya_prepare_limit (table, &half);
  gint n_steps = ABS (method->variant);

  while (n_steps > 0 && move_limit (table, qualifies, method->variant > 0))
    n_steps--;
  return qualifies;
}

void
brg_tiebreak_koya_list (BrgScoreTable *table,
                        const BrgCriterionMethod *method,
                        const gint64 *prepared,
                        gint player,
                        BrgShares *shares)
{
  (void) method;
  shares->score_unit = BRG_POINT;
  shares->value_unit = BRG_POINT;
  /* fide-tiebreaks-2026 9.2; rus-chess-2014 29, 30.1.2: results as awarded */
  for (gint round = 1; round <= table->n_rounds; round++)
    {
      const BrgCell *cell = brg_score_table_cell (table, player, round);

      if (cell != NULL && cell->opponent != BRG_NOBODY && prepared[cell->opponent] != 0)
        brg_shares_add (shares, round, cell->opponent, table->points[cell->opponent],
                        brg_score_table_points_in (table, player, round));
    }
}
