/* test-micro-match.c - matches and micro-matches
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-match-system.h"
#include "brg-micro-match.h"
#include "brg-pairing-systems.h"
#include "brg-test.h"
#include "pairing-text.h"

typedef struct
{
  const char *path;
  gint n_games;
  const char *rounds[4];
  gint halves;
  gint other_halves;
  gint n_open;
  gint n_played;
  gboolean is_decided;
  gint winner; /* number, 0 for nobody */
} Case;

/* 1 and 2 play; 3 and 4 are there too. */
static const Case cases[] = {
  { "not-begun", 2, { NULL }, 0, 0, 2, 0, FALSE, 0 },
  { "one-game-won", 2, { "1-2 1" }, 2, 0, 1, 1, FALSE, 0 },
  { "won", 2, { "1-2 1", "2-1 =" }, 3, 1, 0, 2, TRUE, 1 },
  { "lost", 2, { "1-2 0", "2-1 =" }, 1, 3, 0, 2, TRUE, 2 },
  { "level", 2, { "1-2 1", "2-1 1" }, 2, 2, 0, 2, TRUE, 0 },
  { "level-by-draws", 2, { "1-2 =", "2-1 =" }, 2, 2, 0, 2, TRUE, 0 },
  /* Two ahead with one to play. */
  { "decided-early", 4, { "1-2 1", "2-1 0", "1-2 =" }, 5, 1, 1, 3, TRUE, 1 },
  { "not-decided-early", 4, { "1-2 1", "2-1 =", "1-2 =" }, 4, 2, 1, 3, FALSE, 0 },
  { "adjourned", 2, { "1-2 1", "2-1 *" }, 2, 0, 1, 1, FALSE, 0 },
  { "open", 2, { "1-2 1", "2-1 ?" }, 2, 0, 1, 1, FALSE, 0 },
  { "forfeit", 2, { "1-2 +", "2-1 =" }, 3, 1, 0, 1, TRUE, 1 },
  { "nobody-came", 2, { "1-2 x", "2-1 x" }, 0, 0, 0, 0, TRUE, 0 },
  { "not-for-rating", 2, { "1-2 W", "2-1 D" }, 3, 1, 0, 2, TRUE, 1 },
  { "opponent-absent", 2, { "1 U, 2 Z", "1 U, 2 Z" }, 4, 0, 0, 0, TRUE, 1 },
  /* What an announced bye is worth in the table does not count here. */
  { "opponent-absent-with-points", 1, { "1 U, 2 F" }, 2, 0, 0, 0, TRUE, 1 },
  { "both-absent", 1, { "3-4 1" }, 0, 0, 0, 0, TRUE, 0 },
};

/* rus-draughts-2022 5.4.6 */
static void
test_case (gconstpointer data)
{
  const Case *test = data;
  g_autoptr (BrgTournament) tournament = brg_tournament_new (BRG_TOURNAMENT_SWISS, 4, 4);
  BrgMicroMatch match;
  BrgMicroMatch mirrored;

  /* Sums of games count, not the points of the event. */
  tournament->scoring = brg_scoring_from_game (7, 2, 1);
  for (gint i = 0; i < 4 && test->rounds[i] != NULL; i++)
    {
      const char *text = test->rounds[i];

      if (strchr (text, 'W') != NULL)
        brg_tournament_set_game (tournament, i + 1, 0, 1, BRG_OUTCOME_UNRATED_WIN,
                                 BRG_OUTCOME_UNRATED_LOSS);
      else if (strchr (text, 'D') != NULL)
        brg_tournament_set_game (tournament, i + 1, 1, 0, BRG_OUTCOME_UNRATED_DRAW,
                                 BRG_OUTCOME_UNRATED_DRAW);
      else
        play_text (tournament, i + 1, text);
    }
  match = brg_micro_match_read (tournament, 0, 1, 1, test->n_games);
  g_assert_cmpint (match.halves, ==, test->halves);
  g_assert_cmpint (match.other_halves, ==, test->other_halves);
  g_assert_cmpint (match.n_open, ==, test->n_open);
  g_assert_cmpint (match.n_played, ==, test->n_played);
  g_assert_cmpint (match.is_decided, ==, test->is_decided);
  g_assert_cmpint (match.winner, ==, test->winner - 1);
  mirrored = brg_micro_match_read (tournament, 1, 0, 1, test->n_games);
  g_assert_cmpint (mirrored.halves, ==, test->other_halves);
  g_assert_cmpint (mirrored.winner, ==, test->winner - 1);
}

/* Games beyond the rounds of the event are open. */
static void
test_beyond (void)
{
  g_autoptr (BrgTournament) tournament = brg_tournament_new (BRG_TOURNAMENT_ROUND_ROBIN, 2, 1);
  BrgMicroMatch match;

  play_text (tournament, 1, "1-2 1");
  match = brg_micro_match_read (tournament, 0, 1, 1, 3);
  g_assert_cmpint (match.n_open, ==, 2);
  g_assert_false (match.is_decided);
}

static BrgPairing *
pair_game (const BrgTournament *tournament, gint round, const BrgPair *locked, GError **error)
{
  BrgPairingRequest request = {
    .round = round, .locked = locked, .n_locked = locked != NULL, .explain = TRUE
  };

  return brg_pairing_system_pair (&brg_match_system, tournament, &request, error);
}

static void
test_match (void)
{
  static const BrgPair again = { 0, 1 };
  g_autoptr (BrgTournament) tournament = brg_tournament_new (BRG_TOURNAMENT_ROUND_ROBIN, 2, 5);

  tournament->cycles = 5;
  g_assert_cmpint (brg_match_system.count_rounds (2, 5), ==, 5);
  for (gint black = FALSE; black <= TRUE; black++)
    {
      tournament->initial_colour = black ? BRG_COLOUR_BLACK : BRG_COLOUR_NONE;
      for (gint round = 1; round <= 5; round++)
        {
          g_autoptr (BrgPairing) pairing = pair_game (tournament, round, NULL, NULL);
          g_autofree char *pairs = dup_pairs_text (tournament, pairing);

          g_assert_cmpstr (pairs, ==, round % 2 == (black ? 0 : 1) ? "1-2" : "2-1");
        }
    }
  {
    g_autoptr (BrgPairing) pairing = pair_game (tournament, 1, &again, NULL);
    g_autofree char *pairs = dup_pairs_text (tournament, pairing);
    g_autofree char *reasons = dup_reasons_text (tournament, pairing->reasons, 0);

    g_assert_cmpstr (pairs, ==, "1-2");
    g_assert_cmpstr (reasons, ==, "match-game 1-2 #1; locked 1-2");
  }
}

static void
assert_refused (gint n_players, gint round, const BrgPair *locked, BrgPairingError code)
{
  g_autoptr (BrgTournament) tournament =
      brg_tournament_new (BRG_TOURNAMENT_ROUND_ROBIN, n_players, 4);
  g_autoptr (GError) error = NULL;

  tournament->cycles = 2;
  g_assert_null (pair_game (tournament, round, locked, &error));
  g_assert_error (error, BRG_PAIRING_ERROR, (gint) code);
}

static void
test_refuses (void)
{
  static const BrgPair bye = { 0, BRG_NOBODY };

  assert_refused (1, 1, NULL, BRG_PAIRING_ERROR_PLAYERS);
  assert_refused (3, 1, NULL, BRG_PAIRING_ERROR_PLAYERS);
  assert_refused (2, 3, NULL, BRG_PAIRING_ERROR_ROUND);
  assert_refused (2, 1, &bye, BRG_PAIRING_ERROR_LOCKED);
}

BRG_TEST_TOPIC ("micro-match")
{
  g_test_init (&argc, &argv, NULL);
  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *path =
          g_strconcat ("/pairing/micro-match/rus-draughts-2022/5.4.6/", cases[i].path, NULL);

      g_test_add_data_func (path, &cases[i], test_case);
    }
  g_test_add_func ("/pairing/micro-match/beyond-the-event", test_beyond);
  g_test_add_func ("/pairing/micro-match/rus-draughts-2022/5.4.6/match", test_match);
  g_test_add_func ("/pairing/micro-match/refuses", test_refuses);
  return g_test_run ();
}
