/* test-adjourned-games.c - games that are not over when a round is paired, and how they count
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-test.h"
#include "pairing-text.h"

#include "brg-adjourned-games.h"
#include "brg-pairing-systems.h"

#define FIRST "1-5 1, 6-2 *, 3-7 1, 8-4 ="
#define SECOND "2-3 =, 1-8 1, 5-4 *, 7-6 0"

static BrgTournament *
make_tournament (void)
{
  BrgTournament *tournament = brg_tournament_new (BRG_TOURNAMENT_SWISS, 8, 5);

  for (gint i = 0; i < 8; i++)
    tournament->players[i].number = i + 1;
  play_text (tournament, 1, FIRST);
  play_text (tournament, 2, SECOND);
  return tournament;
}

static char *
dup_games (const char *system, gint round)
{
  g_autoptr (BrgTournament) tournament = make_tournament ();
  g_autoptr (GArray) games =
      brg_adjourned_games_list (brg_pairing_system_find (system), tournament, round);

  return dup_reasons_text (tournament, games, -1);
}

static void
test_list (gconstpointer data)
{
  const char *const *row = data; /* system, games */
  g_autofree char *first = dup_games (row[0], 1);
  g_autofree char *third = dup_games (row[0], 3);

  g_assert_cmpstr (first, ==, "");
  g_assert_cmpstr (third, ==, row[1]);
}

/* Each board says of its own players what is adjourned, before anything else; the points are those
 * by which the system has paired. */
static void
test_pairs (gconstpointer data)
{
  const char *const *row = data;
  const BrgPairingSystem *system = brg_pairing_system_find (row[0]);
  g_autoptr (BrgTournament) tournament = make_tournament ();
  BrgPairingRequest request = { .round = 3, .explain = TRUE };
  g_autoptr (BrgPairing) pairing = brg_pairing_system_pair (system, tournament, &request, NULL);
  guint n_told = 0;

  g_assert_nonnull (pairing);
  for (guint i = 0; i < pairing->reasons->len; i++)
    {
      const BrgReason *reason = &g_array_index (pairing->reasons, BrgReason, i);
      const BrgPair *pair;

      if (!g_str_has_prefix (brg_reason_kind_get_id (reason->kind), "adjourned"))
        continue;
      n_told++;
      pair = &g_array_index (pairing->pairs, BrgPair, (guint) reason->pair);
      g_assert_true (reason->player == pair->white || reason->player == pair->black ||
                     reason->other == pair->white || reason->other == pair->black);
      g_assert_true (i == 0 || reason[-1].pair != reason->pair ||
                     g_str_has_prefix (brg_reason_kind_get_id (reason[-1].kind), "adjourned"));
      g_assert_cmpstr (reason->article, ==, row[2]);
    }
  /* Four players, each on a board. */
  g_assert_cmpuint (n_told, ==, 4);
}

BRG_TEST_TOPIC ("adjourned-games")
{
  static const char *const dutch[] = { "dutch", "adjourned 6-2 #1; adjourned 5-4 #2",
                                       "fide-handling-2026 3.1" };
  static const char *const draughts[] = { "coefficients",
                                          "adjourned-nothing 6-2 #1; adjourned-nothing 5-4 #2",
                                          "rus-draughts-2022 5.4.7.1" };
  static const char *const table[] = { "berger", "" };

  g_test_init (&argc, &argv, NULL);
  g_test_add_data_func ("/pairing/adjourned-games/fide-handling-2026/3.1/list", dutch, test_list);
  g_test_add_data_func ("/pairing/adjourned-games/rus-draughts-2022/5.4.7.1/list", draughts,
                        test_list);
  g_test_add_data_func ("/pairing/adjourned-games/table", table, test_list);
  g_test_add_data_func ("/pairing/adjourned-games/fide-handling-2026/3.1/pairs", dutch, test_pairs);
  g_test_add_data_func ("/pairing/adjourned-games/rus-draughts-2022/5.4.7.1/pairs", draughts,
                        test_pairs);
  return g_test_run ();
}
