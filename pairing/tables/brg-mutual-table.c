/* brg-mutual-table.c - the games among players who are tied
 *
 * Rules: fide-tiebreaks-2026 6; rus-chess-2014 30.1.6; rus-draughts-2022 5.4.8.2
 * Tests: tests/pairing/test-breakdown.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-mutual-table.h"

#include "brg-tiebreaks.h"

static void
fill_mutual_row (BrgMutualTable *mutual,
                 BrgScoreTable *table,
                 const BrgCriterionMethod *method,
                 gint row)
{
  g_auto (BrgShares) shares = { 0 };
  BrgWide total = 0;

  brg_shares_init (&shares);
  method->list_tied (table, mutual->players, mutual->n_players, mutual->players[row], &shares);
  for (guint i = 0; i < shares.items->len; i++)
    {
      const BrgShare *share = &g_array_index (shares.items, BrgShare, i);
      BrgMutualGame *game =
          &mutual->games[row * mutual->n_players + brg_mutual_table_find (mutual, share->opponent)];
      BrgRational value = brg_criterion_to_rational (share->value, shares.value_unit);

      game->n_games++;
      game->points = brg_rational (game->points.num * value.den + value.num * game->points.den,
                                   game->points.den * value.den);
      total += share->value;
    }
  mutual->totals[row] = brg_criterion_to_rational (total, shares.value_unit);
}

BrgMutualTable *
brg_mutual_table_new (const BrgStandings *standings,
                      const BrgTournament *tournament,
                      gint criterion,
                      const gint *players,
                      gint n_players)
{
  g_autoptr (BrgScoreTable) table = NULL;
  const BrgCriterionMethod *method;
  BrgMutualTable *mutual;

  g_return_val_if_fail (standings != NULL && tournament != NULL && players != NULL, NULL);
  g_return_val_if_fail (criterion >= 1 && criterion <= (gint) standings->n_criteria, NULL);
  g_return_val_if_fail (n_players >= 1, NULL);

  method = standings->criteria[criterion - 1]->method;
  g_return_val_if_fail (method->list_tied == brg_tiebreak_direct_list, NULL);
  table = brg_score_table_new (tournament, standings->counted, standings->through_round,
                               standings->edition);
  mutual = g_new0 (BrgMutualTable, 1);
  mutual->n_players = n_players;
  mutual->players = g_memdup2 (players, (gsize) n_players * sizeof *players);
  mutual->games = g_new0 (BrgMutualGame, (gsize) n_players * (gsize) n_players);
  mutual->totals = g_new0 (BrgRational, n_players);
  mutual->all_met = TRUE;
  for (gint i = 0; i < n_players * n_players; i++)
    mutual->games[i].points = (BrgRational){ 0, 1 };
  for (gint row = 0; row < n_players; row++)
    fill_mutual_row (mutual, brg_score_table_get_view (table, method->views), method, row);
  for (gint i = 0; i < n_players * n_players; i++)
    if (i / n_players != i % n_players && mutual->games[i].n_games == 0)
      mutual->all_met = FALSE;
  return mutual;
}

/* Those who have made as much as the player. */
static GArray *
list_equal (const BrgMutualTable *mutual, gint row)
{
  GArray *equal = g_array_new (FALSE, FALSE, sizeof (gint));

  for (gint i = 0; i < mutual->n_players; i++)
    if (brg_rational_compare (mutual->totals[i], mutual->totals[row]) == 0)
      g_array_append_val (equal, mutual->players[i]);
  return equal;
}

BrgMutualTable *
brg_mutual_table_narrow (BrgMutualTable *table,
                         const BrgStandings *standings,
                         const BrgTournament *tournament,
                         gint criterion,
                         gint player,
                         gint other)
{
  g_return_val_if_fail (table != NULL && standings != NULL, table);

  while (table->all_met)
    {
      gint row = brg_mutual_table_find (table, player);
      gint other_row = brg_mutual_table_find (table, other);
      g_autoptr (GArray) equal = NULL;
      BrgMutualTable *narrower;

      if (row < 0 || other_row < 0 ||
          brg_rational_compare (table->totals[row], table->totals[other_row]) != 0)
        break;
      equal = list_equal (table, row);
      if ((gint) equal->len == table->n_players)
        break;
      narrower = brg_mutual_table_new (standings, tournament, criterion,
                                       &g_array_index (equal, gint, 0), (gint) equal->len);
      brg_mutual_table_free (table);
      table = narrower;
    }
  return table;
}

gint
brg_mutual_table_find (const BrgMutualTable *table, gint player)
{
  g_return_val_if_fail (table != NULL, -1);

  for (gint row = 0; row < table->n_players; row++)
    if (table->players[row] == player)
      return row;
  return -1;
}

void
brg_mutual_table_free (BrgMutualTable *table)
{
  if (table == NULL)
    return;
  g_free (table->players);
  g_free (table->games);
  g_free (table->totals);
  g_free (table);
}
