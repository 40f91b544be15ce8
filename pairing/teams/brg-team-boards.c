/* brg-team-boards.c - points of teams board by board, for tables and explanations
 *
 * Rules: rus-draughts-2022 5.4.9.6.1, 5.4.9.6.2
 * Tests: tests/pairing/test-team-standings.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-team-boards.h"

#include "brg-tiebreak-team-boards.h"

gint *
brg_team_boards_add_up (const BrgStandings *standings, const BrgTournament *tournament, gint team)
{
  g_autoptr (BrgScoreTable) table = NULL;
  gint *totals;

  g_return_val_if_fail (standings != NULL && tournament != NULL, NULL);
  g_return_val_if_fail (team >= 0 && team < tournament->n_players, NULL);

  if (tournament->boards == NULL)
    return NULL;
  table = brg_score_table_new (tournament, standings->counted, standings->through_round,
                               standings->edition);
  totals = g_new0 (gint, tournament->n_boards);
  brg_tiebreak_team_boards_add_up (table, team, totals);
  return totals;
}

char *
brg_team_boards_to_text (const gint *totals, gint n_boards)
{
  g_autoptr (GString) text = g_string_new (NULL);

  g_return_val_if_fail (totals != NULL || n_boards == 0, NULL);

  for (gint i = 0; i < n_boards; i++)
    {
      g_autofree char *points = brg_rational_to_text (brg_rational_points (totals[i]), 2);

      g_string_append_printf (text, "%s%s", i > 0 ? "/" : "", points);
    }
  return g_string_free (g_steal_pointer (&text), FALSE);
}
