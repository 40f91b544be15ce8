/* bench-standings.c - how long a table takes
 *
 * Plays a Swiss at random and prints the time of its table, points, tie-breaks and places, with
 * several lists of tie-breaks. A table is made anew with every result that is typed. Not a test:
 * figures depend on the machine.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-standings.h"

#include "brg-criterion-code.h"

#define N_TURNS 20

static const char *const lists[] = {
  "BH/C1,BH,SB,DE,WIN,ARO",
  "PS,TPR,PTP,APPO,APRO,DE",
  "FB/C1,AOB,BH/P,SB/C1,KS,STD",
  "FULLTR,SOLK+,SOLKBAL,WIN,VSTOP,RATSUM",
};

static const BrgTieBreakEdition editions[] = { BRG_TIEBREAK_FIDE_2026, BRG_TIEBREAK_DRAUGHTS_2022 };

/* Neighbours of a shuffled list meet; two in a hundred are absent, one game in a hundred is
 * forfeited. */
static BrgTournament *
play (gint n_players, gint n_rounds)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (1);
  BrgTournament *tournament = brg_tournament_new (BRG_TOURNAMENT_SWISS, n_players, n_rounds);
  g_autofree gint *order = g_new (gint, n_players);

  for (gint player = 0; player < n_players; player++)
    {
      order[player] = player;
      tournament->players[player].rating = g_rand_int_range (rand, 1000, 2700);
    }
  for (gint round = 1; round <= n_rounds; round++)
    {
      for (gint i = n_players - 1; i > 0; i--)
        {
          gint j = g_rand_int_range (rand, 0, i + 1);
          gint swap = order[i];

          order[i] = order[j];
          order[j] = swap;
        }
      for (gint i = 0; i + 1 < n_players; i += 2)
        {
          gint dice = g_rand_int_range (rand, 0, 100);

          if (dice < 2)
            {
              brg_tournament_set_bye (tournament, round, order[i], BRG_OUTCOME_ZERO_BYE);
              brg_tournament_set_bye (tournament, round, order[i + 1], BRG_OUTCOME_HALF_BYE);
            }
          else if (dice < 3)
            brg_tournament_set_game (tournament, round, order[i], order[i + 1],
                                     BRG_OUTCOME_FORFEIT_WIN, BRG_OUTCOME_FORFEIT_LOSS);
          else if (dice < 35)
            brg_tournament_set_game (tournament, round, order[i], order[i + 1], BRG_OUTCOME_DRAW,
                                     BRG_OUTCOME_DRAW);
          else
            brg_tournament_set_game (tournament, round, order[i], order[i + 1],
                                     dice < 70 ? BRG_OUTCOME_WIN : BRG_OUTCOME_LOSS,
                                     dice < 70 ? BRG_OUTCOME_LOSS : BRG_OUTCOME_WIN);
        }
    }
  return tournament;
}

static void
measure (const BrgTournament *tournament, BrgTieBreakEdition edition, const char *codes)
{
  g_auto (GStrv) words = g_strsplit (codes, ",", -1);
  const BrgCriterion *criteria[8];
  guint n_criteria = g_strv_length (words);
  gint64 start;

  for (guint i = 0; i < n_criteria; i++)
    criteria[i] = brg_criterion_find (words[i]);
  start = g_get_monotonic_time ();
  for (guint i = 0; i < N_TURNS; i++)
    {
      g_autoptr (BrgStandings) standings = brg_standings_compute (
          tournament, NULL, tournament->n_rounds, edition, criteria, n_criteria);
    }
  g_print ("%d players, %d rounds, %s, %s: %.2f ms a table\n", tournament->n_players,
           tournament->n_rounds, brg_tie_break_edition_get_id (edition), codes,
           (double) (g_get_monotonic_time () - start) / 1000 / N_TURNS);
}

int
main (void)
{
  static const gint sizes[] = { 300, 2000, 5000 };

  for (guint size = 0; size < G_N_ELEMENTS (sizes); size++)
    {
      g_autoptr (BrgTournament) tournament = play (sizes[size], 11);

      for (guint edition = 0; edition < G_N_ELEMENTS (editions); edition++)
        for (guint list = 0; list < G_N_ELEMENTS (lists); list++)
          measure (tournament, editions[edition], lists[list]);
    }
  return 0;
}
