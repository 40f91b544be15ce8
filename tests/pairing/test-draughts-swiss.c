/* test-draughts-swiss.c - worked examples, reasons and odd situations of the draughts Swiss
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-test.h"
#include "pairing-text.h"

#include "brg-pairing-systems.h"

static BrgPairing *
pair_by (const char *system, const BrgTournament *tournament, const BrgPairingRequest *request)
{
  g_autoptr (GError) error = NULL;
  BrgPairing *pairing =
      brg_pairing_system_pair (brg_pairing_system_find (system), tournament, request, &error);

  g_assert_no_error (error);
  g_assert_nonnull (pairing);
  return pairing;
}

static BrgPairing *
pair (const BrgTournament *tournament, const BrgPairingRequest *request)
{
  return pair_by ("coefficients", tournament, request);
}

static void
assert_pairs (const BrgTournament *tournament, const BrgPairing *pairing, const char *expected)
{
  g_autofree char *pairs = dup_pairs_text (tournament, pairing);

  g_assert_cmpstr (pairs, ==, expected);
}

static void
assert_reasons (const BrgTournament *tournament,
                const BrgPairing *pairing,
                gint board,
                const char *expected)
{
  g_autofree char *reasons = dup_reasons_text (tournament, pairing->reasons, board - 1);

  g_assert_cmpstr (reasons, ==, expected);
}

typedef struct
{
  const char *pairs;
  const char *results;    /* NULL after the last round */
  const char *reasons[5]; /* by board; NULL: not looked at */
} Round;

static void
assert_rounds (const char *system, BrgTournament *tournament, guint64 seed, const Round *rounds)
{
  for (gint round = 1; round == 1 || rounds[round - 2].results != NULL; round++)
    {
      const Round *expected = &rounds[round - 1];
      BrgPairingRequest request = { .round = round, .seed = seed, .explain = TRUE };
      g_autoptr (BrgPairing) pairing = pair_by (system, tournament, &request);

      assert_pairs (tournament, pairing, expected->pairs);
      for (gint board = 1; board <= (gint) G_N_ELEMENTS (expected->reasons); board++)
        if (expected->reasons[board - 1] != NULL)
          assert_reasons (tournament, pairing, board, expected->reasons[board - 1]);
      if (expected->results != NULL)
        play_text (tournament, round, expected->results);
    }
}

/* Eight players, the ordinary course of things: the examples are worked out by hand from the
 * article. */
static void
test_ordinary (void)
{
  static const Round rounds[] = {
    { "1-5 6-2 3-7 8-4",
      "1-5 =, 6-2 0, 3-7 1, 8-4 =",
      { "same-group 1-5; first-choice 1-5; colour-lot 1-5 w",
        "same-group 2-6; first-choice 2-6; colour-lot 2-6 b" } },
    { "2-3 1-8 5-4 7-6",
      "2-3 =, 1-8 1, 5-4 =, 7-6 0",
      { "same-group 3-2 2p; first-choice 3-2; colour-both 3-2 b",
        "same-group 8-1 1p; met 8-4 #1; colour-place 8-1 b",
        "same-group 5-4 1p; first-choice 5-4; colour-place 5-4 w" } },
    { "2-1 4-3 6-5 8-7",
      "2-1 0, 4-3 1, 6-5 0, 8-7 0",
      { "same-group 1-2 3p; first-choice 1-2; colour-run 1-2 b #2",
        "moved-down 3-4 3p; odd-group 3 #3; first-choice 3-4; colour-run 4-3 w #2", NULL,
        "moved-down 8-7 1p; odd-group 8 #1; first-choice 8-7; colour-both 8-7 w" } },
    { "1-4 3-5 7-2 8-6",
      NULL,
      { "moved-down 1-4 5p; odd-group 1 #1; met 1-5 #1; colour-both 1-4 w",
        "moved-down 5-3 4p; odd-group 5 #1; first-choice 5-3; colour-run 3-5 w #2" } },
  };
  g_autoptr (BrgTournament) tournament = brg_tournament_new (BRG_TOURNAMENT_SWISS, 8, 4);

  tournament->initial_colour = BRG_COLOUR_WHITE;
  assert_rounds ("coefficients", tournament, 0, rounds);
}

/* Nine players and 2-1-0: groups that cannot be paired in themselves, players who pass through. */
static void
test_stuck (void)
{
  static const Round rounds[] = {
    { "5-1 2-6 7-3 4-8 9", "5-1 0, 2-6 1, 7-3 1, 4-8 =, 9 U", { [4] = "bye-last 9; bye-may 9" } },
    { "9-2 1-7 8-6 5-4 3",
      "9-2 0, 1-7 0, 8-6 =, 5-4 =, 3 U",
      { "same-group 9-2 4p; first-choice 9-2; colour-one 2-9 b", NULL,
        "moved-down 8-6 2p; group-stuck 8; first-choice 8-6; colour-place 8-6 w",
        "moved-down 4-5 2p; group-stuck 4; first-choice 4-5; colour-place 4-5 b",
        "bye-last 3; bye-may 3" } },
    { "2-7 4-1 3-8 9-5 6", "2-7 0, 4-1 0, 3-8 1, 9-5 0, 6 U", { NULL } },
    { "7-5 3-2 6-1 8-9 4",
      "7-5 0, 3-2 0, 6-1 0, 8-9 1, 4 U",
      { "moved-down 7-5 12p; odd-group 7 #1; passes-group 7 8p; breaks-rest 7-6; "
        "colour-run 7-5 w #2",
        "same-group 3-2 8p; first-choice 3-2; colour-surplus 2-3 b" } },
    { "1-2 7-4 5-3 9-6 8",
      NULL,
      { NULL,
        "moved-down 7-4 12p; odd-group 7 #3; passes-group 7 10p; met 7-3 #1; colour-surplus 4-7 b",
        NULL, NULL, "bye-last 8; bye-may 8; bye-had-one 9; bye-had-one 6" } },
  };
  g_autoptr (BrgTournament) tournament = brg_tournament_new (BRG_TOURNAMENT_SWISS, 9, 6);

  tournament->initial_colour = BRG_COLOUR_BLACK;
  tournament->scoring = brg_scoring_two_one ();
  assert_rounds ("coefficients", tournament, 0, rounds);
}

/* Seven players: the bye goes up to a player of the second group in round 4. Worked out by hand, as
 * are the next two. */
static void
test_solkoff (void)
{
  static const Round rounds[] = {
    { "1-4 5-2 3-6 7", "1-4 =, 5-2 0, 3-6 1, 7 U", { [3] = "bye-last 7; bye-may 7" } },
    { "7-3 2-4 6-1 5", "7-3 =, 2-4 =, 6-1 0, 5 U", { NULL } },
    { "3-1 2-7 4-5 6",
      "3-1 =, 2-7 1, 4-5 1, 6 U",
      { "same-group 3-1 3p; first-choice 3-1; colour-place 3-1 w" } },
    { "1-2 7-4 5-6 3",
      NULL,
      { "moved-down 2-1 5p; odd-group 2 #1; met 2-4 #2; colour-both 2-1 b",
        [3] = "bye-last 3; bye-may 3; bye-had-one 6; bye-had-one 5; bye-had-one 7" } },
  };
  g_autoptr (BrgTournament) tournament = brg_tournament_new (BRG_TOURNAMENT_SWISS, 7, 4);

  tournament->initial_colour = BRG_COLOUR_WHITE;
  assert_rounds ("solkoff", tournament, 0, rounds);
}

/* The first goes down and looks from the end of the next group. */
static void
test_buchholz (void)
{
  static const Round rounds[] = {
    { "1-8 7-2 3-6 5-4", "1-8 =, 7-2 0, 3-6 1, 5-4 =", { NULL } },
    { "2-3 5-1 4-8 6-7",
      "2-3 =, 5-1 0, 4-8 =, 6-7 1",
      { NULL, "same-group 1-5 1p; met 1-8 #1; colour-place 1-5 b" } },
    { "3-4 1-2 8-6 7-5",
      "3-4 1, 1-2 1, 8-6 0, 7-5 0",
      { "moved-down 3-4 3p; odd-group 3 #3; met 3-6 #1; colour-both 3-4 w" } },
    { "1-3 6-5 2-4 8-7", NULL, { NULL } },
  };
  g_autoptr (BrgTournament) tournament = brg_tournament_new (BRG_TOURNAMENT_SWISS, 8, 4);

  tournament->initial_colour = BRG_COLOUR_WHITE;
  assert_rounds ("buchholz", tournament, 0, rounds);
}

/* Drawn are, with this seed, 6 3 7, 1 2, 5 4 for round 2 and 3 2 6 7, 4 1, 5 for round 3. */
static void
test_blind (void)
{
  static const Round rounds[] = {
    { "1-2 3-4 5-6 7",
      "1-2 =, 3-4 1, 5-6 0, 7 U",
      { "same-group 1-2; first-choice 1-2; colour-first 1-2 w" } },
    { "6-3 7-1 2-5 4",
      "6-3 =, 7-1 =, 2-5 1, 4 U",
      { "same-group 6-3 2p; first-choice 6-3; colour-both 6-3 w",
        "moved-down 7-1 2p; odd-group 7 #3; first-choice 7-1; colour-one 1-7 b" } },
    { "3-2 6-7 4-1 5", NULL, { NULL } },
  };
  g_autoptr (BrgTournament) tournament = brg_tournament_new (BRG_TOURNAMENT_SWISS, 7, 3);

  /* The lot of number 1 says nothing here. */
  tournament->initial_colour = BRG_COLOUR_BLACK;
  assert_rounds ("blind", tournament, 12345, rounds);
}

/* rus-draughts-2022 5.4.10.5.4: 3 is the last of his group, but has met the only one below. */
static void
test_next_to_last_leaves (void)
{
  g_autoptr (BrgTournament) tournament = brg_tournament_new (BRG_TOURNAMENT_SWISS, 4, 3);
  BrgPairingRequest request = { .round = 3, .explain = TRUE };
  g_autoptr (BrgPairing) pairing = NULL;

  play_text (tournament, 1, "3-4 1, 1 F, 2 F");
  play_text (tournament, 2, "1 Z, 2 Z, 3 Z, 4 Z");
  pairing = pair (tournament, &request);
  assert_pairs (tournament, pairing, "1-3 4-2");
  assert_reasons (tournament, pairing, 2,
                  "moved-down 2-4 2p; odd-group 2 #3; cannot-go-down 2-3; first-choice 2-4; "
                  "colour-one 4-2 w");
}

/* rus-draughts-2022 5.4.10.2: the bye passes over 3, without whom 1 and 2 would be left, who have
 * met. */
static void
test_bye_passes_over (void)
{
  g_autoptr (BrgTournament) tournament = brg_tournament_new (BRG_TOURNAMENT_SWISS, 3, 3);
  BrgPairingRequest request = { .round = 3, .explain = TRUE };
  g_autoptr (BrgPairing) pairing = NULL;

  play_text (tournament, 1, "1-2 =, 3 H");
  play_text (tournament, 2, "1 Z, 2 Z, 3 Z");
  pairing = pair (tournament, &request);
  assert_pairs (tournament, pairing, "3-1 2");
  assert_reasons (tournament, pairing, 2, "bye-last 2; bye-may 2; bye-breaks-rest 3");
}

/* A situation: rounds that were played, the round to be paired, and what must come out. */
typedef struct
{
  const char *path;
  gint n_players;
  const char *rounds[5]; /* the last one holds the absences of the round to be paired */
  const char *pairs;
  const char *obstacles;
} Case;

static const Case cases[] = {
  { "5.4.10.5.2/two-players", 2, { "" }, "1-2", "" },
  { "5.4.10.2/two-players-have-met", 2, { "1-2 =", "" }, "none", "met 2-1 #1; met 1-2 #1" },
  { "5.4.7.2/forfeit-is-no-meeting", 2, { "1-2 +", "" }, "1-2", "" },
  { "5.4.7.2/nobody-came-is-no-meeting", 2, { "1-2 x", "" }, "1-2", "" },
  { "5.4.10.2/adjourned-is-a-meeting", 2, { "1-2 *", "" }, "none", "met 2-1 #1; met 1-2 #1" },
  { "5.4.10.2/all-absent", 4, { "1 Z, 2 H, 3 F, 4 Z" }, "", "" },
  { "5.4.10.2/one-present", 3, { "1 Z, 3 Z" }, "2", "" },
  { "5.4.10.2/one-present-had-bye", 3, { "1-3 =, 2 U", "1 Z, 3 Z" }, "none", "bye-had-one 2" },
  { "5.4.10.2/one-present-had-forfeit", 3, { "1-3 +, 2 Z", "2 Z, 3 Z" }, "none", "bye-had-one 1" },
  { "5.4.10.2/full-point-bye-is-a-free-win",
    3,
    { "1-3 =, 2 F", "1 Z, 3 Z" },
    "none",
    "bye-had-one 2" },
  { "5.4.10.2/half-point-bye-is-none", 3, { "1-3 =, 2 H", "1 Z, 3 Z" }, "2", "" },
  /* Equal points, even round: 3 2 1, so 1 is the last. */
  { "5.4.10.2/all-had-byes",
    3,
    { "1 U, 2-3 x", "2 U, 1-3 x", "3 U, 1-2 x", "" },
    "none",
    "bye-had-one 1; bye-had-one 2; bye-had-one 3" },
  /* 3 is last and could have the bye, but 1 and 2 have met. */
  { "5.4.10.8/bye-must-leave-a-pairing", 3, { "1-2 =, 3 H", "1 Z, 2 Z, 3 Z", "" }, "3-1 2", "" },
  { "5.4.10.2/both-barred-from-white",
    6,
    { "1-3 1, 2-4 1, 5-6 =", "1-4 1, 2-3 1, 6-5 =", "1-5 1, 2-6 1, 3-4 =", "3 Z, 4 Z, 5 Z, 6 Z" },
    "none",
    "same-colour-bar 2-1 w; same-colour-bar 1-2 w" },
  /* The third White of 2 was not played. */
  { "5.4.10.2/forfeit-gives-no-colour",
    6,
    { "1-3 1, 2-4 1, 5-6 =", "1-4 1, 2-3 1, 6-5 =", "1-5 1, 2-6 +, 3-4 =", "3 Z, 4 Z, 5 Z, 6 Z" },
    "2-1",
    "" },
  /* Everybody has met 4 but 1, who has met 2 and 3 as well. */
  { "5.4.10.2/a-player-without-opponent",
    4,
    { "1-4 =, 2-3 x", "1-2 =, 3-4 x", "1-3 =, 2-4 x", "" },
    "none",
    "met 1-4 #1; met 1-3 #3; met 1-2 #2" },
  /* 1 to 3 have met each other, and 4 is the only one for all of them. The order is 3 2 1 4; 3 gets
   * him, and one ban between the others would have to fall. */
  { "5.4.10.2/three-for-one-opponent",
    4,
    { "1-2 =, 3-4 x", "1-3 =, 2-4 x", "2-3 =, 1-4 x", "" },
    "none",
    "met 2-1 #1" },
  /* All draws: every one of 1 to 4 has met every one of 5 to 8. 1 gets the last of the upper half;
   * when that is used up, 5 gets the first of the lower one. */
  { "5.4.10.5.5/upper-half-from-the-end",
    8,
    { "1-5 =, 2-6 =, 3-7 =, 4-8 =", "6-1 =, 7-2 =, 8-3 =, 5-4 =", "1-7 =, 2-8 =, 3-5 =, 4-6 =",
      "8-1 =, 5-2 =, 6-3 =, 7-4 =", "" },
    "1-4 2-3 6-5 8-7",
    "" },
  { "5.4.10.5.3/late-entry", 4, { "1-2 1, 3 Z, 4 Z", "" }, "4-1 2-3", "" },
  /* A blank cell in a round that was paired is an absence; the results of 3 and 4 are missing. */
  { "5.4.10.2/blank-cell-is-absence", 4, { "1-2 =", "" }, "2-4 3-1", "" },
  /* What stands in the round from an earlier pairing says nothing. */
  { "5.4.10.8/paired-again", 4, { "1-4 ?, 2 U, 3 U" }, "1-3 4-2", "" },
};

static void
test_case (gconstpointer data)
{
  const Case *test = data;
  g_autoptr (BrgTournament) tournament =
      brg_tournament_new (BRG_TOURNAMENT_SWISS, test->n_players, 5);
  BrgPairingRequest request = { .explain = TRUE };
  g_autoptr (BrgPairing) pairing = NULL;
  g_autofree char *obstacles = NULL;

  while (request.round < (gint) G_N_ELEMENTS (test->rounds) && test->rounds[request.round] != NULL)
    {
      if (test->rounds[request.round][0] != '\0')
        play_text (tournament, request.round + 1, test->rounds[request.round]);
      request.round++;
    }
  pairing = pair (tournament, &request);
  assert_pairs (tournament, pairing, test->pairs);
  obstacles = dup_reasons_text (tournament, pairing->obstacles, -1);
  g_assert_cmpstr (obstacles, ==, test->obstacles);
}

/* rus-draughts-2022 5.4.10.2: who has left is not paired, from the round after his last. */
static void
test_leavers (void)
{
  g_autoptr (BrgTournament) tournament = brg_tournament_new (BRG_TOURNAMENT_SWISS, 4, 3);
  BrgPairingRequest request = { .round = 2 };
  g_autoptr (BrgPairing) before = NULL;
  g_autoptr (BrgPairing) after = NULL;

  play_text (tournament, 1, "1-3 1, 4-2 1");
  tournament->players[1].left_after = 2;
  before = pair (tournament, &request);
  assert_pairs (tournament, before, "1-4 3-2");
  tournament->players[1].left_after = 1;
  after = pair (tournament, &request);
  assert_pairs (tournament, after, "1-4 3");
}

/* rus-draughts-2022 5.4.10.5.2: the lot is that of number 1 even if he is absent. */
static void
test_lot (void)
{
  g_autoptr (BrgTournament) tournament = brg_tournament_new (BRG_TOURNAMENT_SWISS, 5, 1);
  BrgPairingRequest request = { .round = 1 };
  g_autoptr (BrgPairing) none = NULL;
  g_autoptr (BrgPairing) black = NULL;

  play_text (tournament, 1, "1 Z");
  none = pair (tournament, &request);
  assert_pairs (tournament, none, "4-2 3-5");
  tournament->initial_colour = BRG_COLOUR_BLACK;
  black = pair (tournament, &request);
  assert_pairs (tournament, black, "2-4 5-3");
}

/* A book may give points for an absence; a blank cell is one. */
static void
test_points_for_absence (void)
{
  g_autoptr (BrgTournament) tournament = brg_tournament_new (BRG_TOURNAMENT_SWISS, 6, 2);
  BrgPairingRequest request = { .round = 2, .explain = TRUE };
  g_autoptr (BrgPairing) pairing = NULL;

  tournament->scoring.zero_bye = BRG_POINT / 2;
  play_text (tournament, 1, "1-4 0, 5-2 0, 3 Z");
  pairing = pair (tournament, &request);
  assert_pairs (tournament, pairing, "4-2 3-6 1-5");
  assert_reasons (tournament, pairing, 2, "same-group 6-3 1p; first-choice 6-3; colour-lot 6-3 b");
}

typedef struct
{
  const char *path;
  BrgPair locked[2];
  guint n_locked;
  const char *pairs;
  gint board;
  const char *reasons;
} Locked;

/* Six players after 1-4 1, 5-2 0, 3-6 =. The order of round 2 is 2 1, 6 3, 5 4. */
static const Locked locked_cases[] = {
  /* They have met: the arbiter's pair stands all the same, with his colours. */
  { "banned-pair", { { 3, 0 } }, 1, "2-6 4-1 5-3", 2, "locked 1-4" },
  /* The others are odd then, and 4 is the last of them. */
  { "bye", { { 1, BRG_NOBODY } }, 1, "6-1 5-3 2 4", 3, "locked 2" },
  { "two", { { 0, 1 }, { 2, 4 } }, 2, "1-2 6-4 3-5", 3, "locked 3-5" },
};

static void
test_locked (gconstpointer data)
{
  const Locked *test = data;
  g_autoptr (BrgTournament) tournament = brg_tournament_new (BRG_TOURNAMENT_SWISS, 6, 2);
  BrgPairingRequest request = {
    .round = 2, .locked = test->locked, .n_locked = test->n_locked, .explain = TRUE
  };
  g_autoptr (BrgPairing) pairing = NULL;

  play_text (tournament, 1, "1-4 1, 5-2 0, 3-6 =");
  pairing = pair (tournament, &request);
  assert_pairs (tournament, pairing, test->pairs);
  assert_reasons (tournament, pairing, test->board, test->reasons);
}

BRG_TEST_TOPIC ("draughts-swiss")
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/pairing/draughts-swiss/rus-draughts-2022/5.4.10.5/ordinary", test_ordinary);
  g_test_add_func ("/pairing/draughts-swiss/rus-draughts-2022/5.4.10.8/stuck", test_stuck);
  g_test_add_func ("/pairing/draughts-swiss/rus-draughts-2022/5.4.10.6/by-hand", test_solkoff);
  g_test_add_func ("/pairing/draughts-swiss/rus-draughts-2022/5.4.10.7/by-hand", test_buchholz);
  g_test_add_func ("/pairing/draughts-swiss/rus-draughts-2022/5.4.10.4/by-hand", test_blind);
  g_test_add_func ("/pairing/draughts-swiss/rus-draughts-2022/5.4.10.5.4/next-to-last-leaves",
                   test_next_to_last_leaves);
  g_test_add_func ("/pairing/draughts-swiss/rus-draughts-2022/5.4.10.2/bye-passes-over",
                   test_bye_passes_over);
  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *path =
          g_strconcat ("/pairing/draughts-swiss/rus-draughts-2022/", cases[i].path, NULL);

      g_test_add_data_func (path, &cases[i], test_case);
    }
  g_test_add_func ("/pairing/draughts-swiss/rus-draughts-2022/5.4.10.2/leavers", test_leavers);
  g_test_add_func ("/pairing/draughts-swiss/rus-draughts-2022/5.4.10.5.2/lot", test_lot);
  g_test_add_func ("/pairing/draughts-swiss/rus-draughts-2022/5.4.7.2/points-for-absence",
                   test_points_for_absence);
  for (gsize i = 0; i < G_N_ELEMENTS (locked_cases); i++)
    {
      g_autofree char *path = g_strconcat ("/pairing/draughts-swiss/rus-draughts-2022/5.4.10.9/",
                                           locked_cases[i].path, NULL);

      g_test_add_data_func (path, &locked_cases[i], test_locked);
    }
  return g_test_run ();
}
