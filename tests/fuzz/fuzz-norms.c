/* fuzz-norms.c - feeds whatever a fuzzer invents to the reader of norms
 *
 * Norms that it reads must be checked without harm, whatever their numbers.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <stdint.h>

#include "brg-norm-table.h"
#include "brg-norms.h"

int LLVMFuzzerTestOneInput (const uint8_t *data, size_t size);

#define N_PLAYERS 6
#define N_ROUNDS 5

/* Player 1 has won, drawn and lost; two rounds are left. */
static BrgTournament *
make_event (void)
{
  BrgTournament *tournament = brg_tournament_new (BRG_TOURNAMENT_SWISS, N_PLAYERS, N_ROUNDS);

  for (gint i = 0; i < N_PLAYERS; i++)
    tournament->players[i].rating = i == 3 ? 0 : 2000 + 100 * i;
  brg_tournament_set_game (tournament, 1, 0, 1, BRG_OUTCOME_WIN, BRG_OUTCOME_LOSS);
  brg_tournament_set_game (tournament, 2, 0, 2, BRG_OUTCOME_DRAW, BRG_OUTCOME_DRAW);
  brg_tournament_set_game (tournament, 3, 3, 0, BRG_OUTCOME_WIN, BRG_OUTCOME_LOSS);
  brg_tournament_set_game (tournament, 4, 0, 4, BRG_OUTCOME_NONE, BRG_OUTCOME_NONE);
  return tournament;
}

int
LLVMFuzzerTestOneInput (const uint8_t *data, size_t size)
{
  g_autoptr (BrgNormTable) table =
      brg_norm_table_read ((const char *) data, size, "fuzz.tsv", NULL);
  g_autoptr (BrgTournament) tournament = make_event ();
  BrgNormPerson persons[N_PLAYERS];
  BrgNormEvent event = {
    .tournament = tournament, .persons = persons, .host = "RUS", .list = BRG_RATING_STANDARD
  };
  g_autoptr (GArray) norms = NULL;

  for (gint i = 0; i < N_PLAYERS; i++)
    persons[i] = (BrgNormPerson){ i % 2 == 0 ? "GM" : "", i % 3 == 0 ? "RUS" : "UKR", i == 0 };
  if (table == NULL)
    return 0;
  norms = brg_norm_list (table, &event, TRUE);
  for (guint i = 0; i < norms->len; i++)
    g_assert_cmpint (g_array_index (norms, BrgNorm, i).n_games, >, 0);
  return 0;
}
