/* test-pairing.c - the list of systems and what every one demands
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-pairing-systems.h"
#include "brg-presence.h"
#include "brg-test.h"
#include "pairing-text.h"

static void
test_systems (void)
{
  guint n_systems = 0;
  const BrgPairingSystem *const *systems = brg_pairing_systems (&n_systems);

  g_assert_cmpuint (n_systems, >=, 2);
  for (guint i = 0; i < n_systems; i++)
    {
      g_assert_true (brg_pairing_system_find (systems[i]->id) == systems[i]);
      g_assert_nonnull (systems[i]->article);
      g_assert_nonnull (systems[i]->count_rounds);
      g_assert_nonnull (systems[i]->pair_round);
      for (guint j = 0; j < i; j++)
        g_assert_cmpstr (systems[i]->id, !=, systems[j]->id);
    }
  g_assert_null (brg_pairing_system_find ("Berger"));
  g_assert_cmpint (brg_pairing_system_find ("berger")->kind, ==, BRG_TOURNAMENT_ROUND_ROBIN);
  g_assert_cmpint (brg_pairing_system_find ("coefficients")->kind, ==, BRG_TOURNAMENT_SWISS);
  g_assert_true (brg_pairing_system_find ("coefficients")->needs_initial_colour);
  g_assert_cmpint (brg_pairing_system_find ("coefficients")->count_rounds (40, 1), ==, 0);
}

typedef struct
{
  const char *path;
  const char *system;
  gint n_players;
  const char *rounds[3];
  gint round;
  BrgPair locked[2];
  guint n_locked;
  gint error; /* -1 for none */
} Case;

/* The tournaments have four rounds. */
static const Case cases[] = {
  { "round/0", "coefficients", 4, { NULL }, 0, { { 0, 0 } }, 0, BRG_PAIRING_ERROR_ROUND },
  { "round/first", "coefficients", 4, { NULL }, 1, { { 0, 0 } }, 0, -1 },
  { "round/beyond", "coefficients", 4, { NULL }, 5, { { 0, 0 } }, 0, BRG_PAIRING_ERROR_ROUND },
  { "round/earlier-not-paired",
    "coefficients",
    4,
    { NULL },
    2,
    { { 0, 0 } },
    0,
    BRG_PAIRING_ERROR_ROUND },
  { "round/earlier-only-absences",
    "coefficients",
    4,
    { "1 Z, 2 H" },
    2,
    { { 0, 0 } },
    0,
    BRG_PAIRING_ERROR_ROUND },
  { "round/earlier-all-absent",
    "coefficients",
    4,
    { "1 Z, 2 Z, 3 Z, 4 Z" },
    2,
    { { 0, 0 } },
    0,
    -1 },
  { "round/earlier-over", "coefficients", 4, { "1-3 1, 4-2 =" }, 2, { { 0, 0 } }, 0, -1 },
  { "round/earlier-game-open",
    "coefficients",
    4,
    { "1-3 1, 4-2 ?" },
    2,
    { { 0, 0 } },
    0,
    BRG_PAIRING_ERROR_ROUND },
  { "round/earlier-game-adjourned", "coefficients", 4, { "1-3 1, 4-2 *" }, 2, { { 0, 0 } }, 0, -1 },
  { "round/own-games-do-not-matter",
    "coefficients",
    4,
    { "1-3 1, 4-2 =", "1-4 ?, 3-2 1" },
    2,
    { { 0, 0 } },
    0,
    -1 },
  { "round/one-but-last-open",
    "coefficients",
    4,
    { "1-3 1, 4-2 ?", "1-4 1, 3-2 1" },
    3,
    { { 0, 0 } },
    0,
    BRG_PAIRING_ERROR_ROUND },
  { "players/none", "coefficients", 0, { NULL }, 1, { { 0, 0 } }, 0, BRG_PAIRING_ERROR_PLAYERS },
  { "players/one", "coefficients", 1, { NULL }, 1, { { 0, 0 } }, 0, BRG_PAIRING_ERROR_PLAYERS },
  { "players/two", "coefficients", 2, { NULL }, 1, { { 0, 0 } }, 0, -1 },
  { "players/berger-none", "berger", 0, { NULL }, 1, { { 0, 0 } }, 0, BRG_PAIRING_ERROR_PLAYERS },
  { "players/berger-one", "berger", 1, { NULL }, 1, { { 0, 0 } }, 0, BRG_PAIRING_ERROR_PLAYERS },
  { "players/berger-two", "berger", 2, { NULL }, 1, { { 0, 0 } }, 0, -1 },
  { "round/berger-table-ends", "berger", 4, { NULL }, 4, { { 0, 0 } }, 0, BRG_PAIRING_ERROR_ROUND },
  { "round/berger-needs-no-results", "berger", 4, { NULL }, 3, { { 0, 0 } }, 0, -1 },
  { "locked/sound", "coefficients", 4, { NULL }, 1, { { 0, 1 }, { 3, 2 } }, 2, -1 },
  { "locked/nobody", "coefficients", 4, { NULL }, 1, { { -1, 1 } }, 1, BRG_PAIRING_ERROR_LOCKED },
  { "locked/stranger", "coefficients", 4, { NULL }, 1, { { 0, 4 } }, 1, BRG_PAIRING_ERROR_LOCKED },
  { "locked/with-himself",
    "coefficients",
    4,
    { NULL },
    1,
    { { 2, 2 } },
    1,
    BRG_PAIRING_ERROR_LOCKED },
  { "locked/twice",
    "coefficients",
    4,
    { NULL },
    1,
    { { 0, 1 }, { 2, 0 } },
    2,
    BRG_PAIRING_ERROR_LOCKED },
  { "locked/absent", "coefficients", 4, { "2 Z" }, 1, { { 0, 1 } }, 1, BRG_PAIRING_ERROR_LOCKED },
  { "locked/absent-with-bye",
    "coefficients",
    4,
    { "2 Z" },
    1,
    { { 1, BRG_NOBODY } },
    1,
    BRG_PAIRING_ERROR_LOCKED },
  /* The table of four: 1:4 2:3, 4:3 1:2, 2:4 3:1. */
  { "locked/berger-other-colours", "berger", 4, { "1 Z" }, 1, { { 3, 0 } }, 1, -1 },
  { "locked/berger-other-pair",
    "berger",
    4,
    { NULL },
    1,
    { { 0, 2 } },
    1,
    BRG_PAIRING_ERROR_LOCKED },
  { "locked/berger-free-player", "berger", 3, { NULL }, 1, { { 0, BRG_NOBODY } }, 1, -1 },
  { "locked/berger-player-not-free",
    "berger",
    3,
    { NULL },
    1,
    { { 1, BRG_NOBODY } },
    1,
    BRG_PAIRING_ERROR_LOCKED },
  { "locked/berger-nobody-free",
    "berger",
    4,
    { NULL },
    1,
    { { 0, BRG_NOBODY } },
    1,
    BRG_PAIRING_ERROR_LOCKED },
};

static void
test_demands (gconstpointer data)
{
  const Case *test = data;
  const BrgPairingSystem *system = brg_pairing_system_find (test->system);
  g_autoptr (BrgTournament) tournament = brg_tournament_new (system->kind, test->n_players, 4);
  BrgPairingRequest request = { .round = test->round,
                                .locked = test->locked,
                                .n_locked = test->n_locked };
  g_autoptr (BrgPairing) pairing = NULL;
  g_autoptr (GError) error = NULL;

  for (gint round = 1; round <= 3 && test->rounds[round - 1] != NULL; round++)
    play_text (tournament, round, test->rounds[round - 1]);
  pairing = brg_pairing_system_pair (system, tournament, &request, &error);
  if (test->error < 0)
    {
      g_assert_no_error (error);
      g_assert_nonnull (pairing);
      return;
    }
  g_assert_null (pairing);
  g_assert_error (error, BRG_PAIRING_ERROR, test->error);
}

/* A player who has left need not stand in the rounds after that. */
static void
test_round_of_leavers (void)
{
  g_autoptr (BrgTournament) tournament = brg_tournament_new (BRG_TOURNAMENT_SWISS, 3, 3);
  BrgPairingRequest request = { .round = 3 };
  g_autoptr (BrgPairing) pairing = NULL;
  g_autoptr (GError) error = NULL;

  play_text (tournament, 1, "1-2 1, 3 U");
  play_text (tournament, 2, "1 Z, 2 Z");
  tournament->players[2].left_after = 1;
  pairing = brg_pairing_system_pair (brg_pairing_system_find ("coefficients"), tournament, &request,
                                     &error);
  g_assert_no_error (error);
  /* They have met, so there is none; but the question was allowed. */
  g_assert_false (pairing->exists);
}

static void
test_presence (void)
{
  static const struct
  {
    BrgOutcome outcome;
    gboolean is_absent;
  } rows[] = {
    { BRG_OUTCOME_NONE, FALSE },        { BRG_OUTCOME_PAIRING_BYE, FALSE },
    { BRG_OUTCOME_FULL_BYE, TRUE },     { BRG_OUTCOME_HALF_BYE, TRUE },
    { BRG_OUTCOME_ZERO_BYE, TRUE },     { BRG_OUTCOME_FORFEIT_LOSS, TRUE },
    { BRG_OUTCOME_FORFEIT_WIN, FALSE },
  };
  g_autoptr (BrgTournament) tournament = brg_tournament_new (BRG_TOURNAMENT_SWISS, 2, 2);

  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      brg_tournament_cell (tournament, 0, 1)->outcome = rows[i].outcome;
      g_assert_cmpint (brg_player_is_absent (tournament, 0, 1), ==, rows[i].is_absent);
    }
  brg_tournament_set_game (tournament, 1, 0, 1, BRG_OUTCOME_LOSS, BRG_OUTCOME_WIN);
  g_assert_false (brg_player_is_absent (tournament, 0, 1));
  tournament->players[0].left_after = 1;
  g_assert_false (brg_player_is_absent (tournament, 0, 1));
  g_assert_true (brg_player_is_absent (tournament, 0, 2));
}

static void
test_empty_answer (void)
{
  g_autoptr (BrgPairing) pairing = brg_pairing_new ();

  g_assert_true (pairing->exists);
  g_assert_cmpuint (pairing->pairs->len, ==, 0);
  g_assert_cmpuint (pairing->reasons->len, ==, 0);
  g_assert_cmpuint (pairing->obstacles->len, ==, 0);
  brg_pairing_free (NULL);
}

BRG_TEST_TOPIC ("pairing")
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/pairing/pairing/systems", test_systems);
  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *path = g_strconcat ("/pairing/pairing/demands/", cases[i].path, NULL);

      g_test_add_data_func (path, &cases[i], test_demands);
    }
  g_test_add_func ("/pairing/pairing/demands/round/earlier-all-gone-or-absent",
                   test_round_of_leavers);
  g_test_add_func ("/pairing/pairing/rus-draughts-2022/5.4.10.2/presence", test_presence);
  g_test_add_func ("/pairing/pairing/empty-answer", test_empty_answer);
  return g_test_run ();
}
