/* test-dutch-reasons.c - why the FIDE (Dutch) system paired as it did, and why not otherwise
 *
 * The reasons of the small rounds were found by hand from the rules.
 *
 * Shows: fide-dutch-2026 1.3, 1.4, 3.6, 3.8, 4.3, 5.2.1, 5.2.2, 5.2.3, 5.2.4, 5.2.5
 * fide-dutch-2026 C1, C2, C3, C5, C6, C9, C12; fide-handling-2026 4
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-pairing-systems.h"
#include "brg-pairing.h"
#include "brg-test.h"
#include "brg-why-not.h"
#include "pairing-text.h"

typedef struct
{
  const char *path;
  gint n_players;
  gint n_rounds;
  const char *rounds[5]; /* the rounds before, see play_text() */
  const char *pairs;
  const char *reasons[4]; /* of the first boards */
} Case;

static const Case cases[] = {
  /* 1 had White and 2 Black, so they suit; 3 is the odd one and must not meet 6 again. */
  { "odd-group",
    6,
    5,
    { "1-4 1, 5-2 0, 3-6 1" },
    "2-1 4-3 6-5",
    { "same-group 1-2 2p; first-choice 1-2; colour-both 1-2 b",
      "odd-group 3 #3; moved-down 3-4 2p; first-choice 3-4; colour-both 3-4 b",
      "same-group 5-6; first-choice 5-6; colour-both 5-6 b" } },
  /* 1 has met 3; with 4, who wants Black too, two would be refused (C12). So 2 is exchanged. */
  { "exchange",
    4,
    4,
    { "1-3 =, 4-2 =" },
    "2-1 3-4",
    { "same-group 1-2 1p; met 1-3 #1; worse 1-4; colour-both 1-2 b",
      "same-group 3-4 1p; first-choice 3-4; colour-both 3-4 w" } },
  /* Without games the number decides: 1 and 3 have the initial colour, 2 the other. */
  { "first-round",
    7,
    3,
    { NULL },
    "1-4 5-2 3-6 7",
    { "same-group 1-4; first-choice 1-4; colour-lot 1-4 w",
      "same-group 2-5; first-choice 2-5; colour-lot 2-5 b",
      "same-group 3-6; first-choice 3-6; colour-lot 3-6 w", "bye-score 7; bye-may 7" } },
  /* 3 had the bye; 2 lost and may have it. */
  { "second-bye",
    3,
    3,
    { "1-2 1, 3 U" },
    "3-1 2",
    { "same-group 1-3 2p; first-choice 1-3; colour-one 1-3 b", "bye-score 2; bye-may 2" } },
};

static BrgTournament *
make_tournament (const Case *test)
{
  BrgTournament *tournament =
      brg_tournament_new (BRG_TOURNAMENT_SWISS, test->n_players, test->n_rounds);

  tournament->initial_colour = BRG_COLOUR_WHITE;
  for (gint round = 1; test->rounds[round - 1] != NULL; round++)
    play_text (tournament, round, test->rounds[round - 1]);
  return tournament;
}

static void
test_case (gconstpointer data)
{
  const Case *test = data;
  g_autoptr (BrgTournament) tournament = make_tournament (test);
  g_autoptr (GError) error = NULL;
  g_autofree char *pairs = NULL;
  BrgPairingRequest request = { .round = 1, .explain = TRUE };
  g_autoptr (BrgPairing) pairing = NULL;

  while (test->rounds[request.round - 1] != NULL)
    request.round++;
  pairing =
      brg_pairing_system_pair (brg_pairing_system_find ("dutch"), tournament, &request, &error);
  g_assert_no_error (error);
  pairs = dup_pairs_text (tournament, pairing);
  g_assert_cmpstr (pairs, ==, test->pairs);
  for (guint i = 0; i < pairing->pairs->len; i++)
    {
      g_autofree char *reasons = dup_reasons_text (tournament, pairing->reasons, (gint) i);

      g_assert_cmpstr (reasons, ==, test->reasons[i]);
    }
}

static const char *
find_article (const GArray *reasons, BrgReasonKind kind)
{
  for (guint i = 0; i < reasons->len; i++)
    if (g_array_index (reasons, BrgReason, i).kind == kind)
      return g_array_index (reasons, BrgReason, i).article;
  return NULL;
}

/* The criterion that decided is named. */
static void
test_criterion (void)
{
  g_autoptr (BrgTournament) tournament = make_tournament (&cases[1]);
  BrgPairingRequest request = { .round = 2, .explain = TRUE };
  g_autoptr (BrgPairing) pairing =
      brg_pairing_system_pair (brg_pairing_system_find ("dutch"), tournament, &request, NULL);

  g_assert_cmpstr (find_article (pairing->reasons, BRG_REASON_WORSE), ==, "fide-dutch-2026 C12");
  g_assert_cmpstr (find_article (pairing->reasons, BRG_REASON_MET), ==, "fide-dutch-2026 C1");
}

static void
assert_bans (const BrgTournament *tournament,
             gint round,
             gint number,
             gint other,
             const char *expected)
{
  g_autoptr (GArray) bans = g_array_new (FALSE, FALSE, sizeof (BrgReason));
  g_autofree char *text = NULL;

  brg_pairing_system_find ("dutch")->list_bans (tournament, round, number - 1,
                                                other == 0 ? BRG_NOBODY : other - 1, bans);
  text = dup_reasons_text (tournament, bans, -1);
  g_assert_cmpstr (text, ==, expected);
}

static void
test_bans (void)
{
  g_autoptr (BrgTournament) tournament = brg_tournament_new (BRG_TOURNAMENT_SWISS, 8, 5);

  play_text (tournament, 1, "1-2 1, 3-4 +, 5-6 1, 7-8 =");
  play_text (tournament, 2, "1-3 1, 5-7 1, 2 U, 4 H, 6 F, 8-4 1");
  brg_tournament_forbid (tournament, 1, 3, 2, 3);
  /* fide-dutch-2026 C1: games, but no forfeits; and what the event forbids. */
  assert_bans (tournament, 3, 1, 2, "met 1-2 #1");
  assert_bans (tournament, 3, 3, 4, "");
  assert_bans (tournament, 3, 2, 4, "forbidden 2-4");
  assert_bans (tournament, 4, 2, 4, "");
  /* fide-dutch-2026 C3: both had White twice. */
  assert_bans (tournament, 3, 1, 5, "absolute-bar 1-5 b");
  assert_bans (tournament, 3, 1, 7, "");
  /* fide-dutch-2026 C2: a bye, a forfeit, a full-point bye, but no half-point bye. */
  assert_bans (tournament, 3, 2, 0, "bye-had-one 2");
  assert_bans (tournament, 3, 3, 0, "bye-had-one 3");
  assert_bans (tournament, 3, 6, 0, "bye-had-one 6");
  assert_bans (tournament, 3, 7, 0, "");
  /* fide-dutch-2026 C3: topscorers may meet in the last round. */
  assert_bans (tournament, 5, 1, 5, "absolute-bar 1-5 b");
  tournament->scoring = brg_scoring_from_game (200, 60, 0);
  tournament->n_rounds = 3;
  assert_bans (tournament, 3, 1, 5, "");
}

/* Pairs that the arbiter fixed stand, with their colours. */
static void
test_locked (void)
{
  g_autoptr (BrgTournament) tournament = brg_tournament_new (BRG_TOURNAMENT_SWISS, 6, 3);
  const BrgPair locked[] = { { 4, 0 }, { 2, BRG_NOBODY } };
  BrgPairingRequest request = { .round = 1, .explain = TRUE, .locked = locked, .n_locked = 2 };
  g_autoptr (BrgPairing) pairing = NULL;

  brg_tournament_set_bye (tournament, 1, 5, BRG_OUTCOME_ZERO_BYE);
  pairing = brg_pairing_system_pair (brg_pairing_system_find ("dutch"), tournament, &request, NULL);
  {
    g_autofree char *pairs = dup_pairs_text (tournament, pairing);
    g_autofree char *reasons = dup_reasons_text (tournament, pairing->reasons, 0);

    g_assert_cmpstr (pairs, ==, "5-1 4-2 3");
    g_assert_cmpstr (reasons, ==, "locked 5-1");
  }
}

/* Why not: a ban, no completion, and a worse pairing. */
static void
test_why_not (void)
{
  const BrgPairingSystem *system = brg_pairing_system_find ("dutch");
  g_autoptr (BrgTournament) tournament = make_tournament (&cases[1]);
  BrgPairingRequest request = { .round = 2 };
  g_autoptr (BrgPairing) pairing = brg_pairing_system_pair (system, tournament, &request, NULL);
  g_autoptr (BrgWhyNot) met =
      brg_pairing_system_why_not (system, tournament, &request, pairing, 0, 2, NULL);
  g_autoptr (BrgWhyNot) worse =
      brg_pairing_system_why_not (system, tournament, &request, pairing, 0, 3, NULL);

  g_assert_cmpint (met->verdict, ==, BRG_WHY_NOT_FORBIDDEN);
  g_assert_cmpstr (find_article (met->reasons, BRG_REASON_MET), ==, "fide-dutch-2026 C1");
  g_assert_cmpint (worse->verdict, ==, BRG_WHY_NOT_WORSE);
  g_assert_cmpstr (find_article (worse->reasons, BRG_REASON_WORSE), ==, "fide-dutch-2026 C12");
  g_assert_cmpuint (worse->n_changed, ==, 2);
}

/* Before any game the number decides, also for a pair that is only supposed: 2 has Black. */
static void
test_why_not_colours (void)
{
  const BrgPairingSystem *system = brg_pairing_system_find ("dutch");
  g_autoptr (BrgTournament) tournament = brg_tournament_new (BRG_TOURNAMENT_SWISS, 7, 3);
  BrgPairingRequest request = { .round = 1 };
  g_autoptr (BrgPairing) pairing = brg_pairing_system_pair (system, tournament, &request, NULL);
  g_autoptr (BrgWhyNot) worse =
      brg_pairing_system_why_not (system, tournament, &request, pairing, 1, 5, NULL);
  g_autofree char *pairs = NULL;

  g_assert_cmpint (worse->verdict, ==, BRG_WHY_NOT_WORSE);
  pairs = dup_pairs_text (tournament, worse->pairing);
  g_assert_cmpstr (pairs, ==, "1-4 6-2 3-5 7");
}

/* With reasons the pairs are the same, each has some, and bans that are named are true. */
static void
test_explained_rounds (void)
{
  const BrgPairingSystem *system = brg_pairing_system_find ("dutch");
  g_autoptr (GRand) rand = g_rand_new_with_seed (7);
  g_autoptr (BrgTournament) tournament = brg_tournament_new (BRG_TOURNAMENT_SWISS, 41, 7);

  for (gint round = 1; round <= 7; round++)
    {
      BrgPairingRequest request = { .round = round };
      g_autoptr (BrgPairing) plain = brg_pairing_system_pair (system, tournament, &request, NULL);
      g_autoptr (BrgPairing) explained = NULL;

      request.explain = TRUE;
      explained = brg_pairing_system_pair (system, tournament, &request, NULL);
      g_assert_cmpmem (plain->pairs->data, plain->pairs->len * sizeof (BrgPair),
                       explained->pairs->data, explained->pairs->len * sizeof (BrgPair));
      for (guint i = 0; i < explained->reasons->len; i++)
        {
          BrgReason reason = g_array_index (explained->reasons, BrgReason, i);

          if (reason.kind == BRG_REASON_MET)
            g_assert_cmpint (
                brg_tournament_cell (tournament, reason.player, reason.number)->opponent, ==,
                reason.other);
          g_assert_nonnull (reason.article);
        }
      for (guint i = 0; i < plain->pairs->len; i++)
        {
          BrgPair pair = g_array_index (plain->pairs, BrgPair, i);
          g_autofree char *text = dup_reasons_text (tournament, explained->reasons, (gint) i);

          g_assert_cmpstr (text, !=, "");
          if (pair.black == BRG_NOBODY)
            brg_tournament_set_bye (tournament, round, pair.white, BRG_OUTCOME_PAIRING_BYE);
          else if (g_rand_int_range (rand, 0, 3) == 0)
            brg_tournament_set_game (tournament, round, pair.white, pair.black, BRG_OUTCOME_DRAW,
                                     BRG_OUTCOME_DRAW);
          else
            brg_tournament_set_game (tournament, round, pair.white, pair.black, BRG_OUTCOME_WIN,
                                     BRG_OUTCOME_LOSS);
        }
    }
}

BRG_TEST_TOPIC ("dutch-reasons")
{
  g_test_init (&argc, &argv, NULL);
  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *path = g_strdup_printf ("/pairing/dutch-reasons/%s", cases[i].path);

      g_test_add_data_func (path, &cases[i], test_case);
    }
  g_test_add_func ("/pairing/dutch-reasons/criterion", test_criterion);
  g_test_add_func ("/pairing/dutch-reasons/bans", test_bans);
  g_test_add_func ("/pairing/dutch-reasons/locked", test_locked);
  g_test_add_func ("/pairing/dutch-reasons/why-not", test_why_not);
  g_test_add_func ("/pairing/dutch-reasons/why-not-colours", test_why_not_colours);
  g_test_add_func ("/pairing/dutch-reasons/explained-rounds", test_explained_rounds);
  return g_test_run ();
}
