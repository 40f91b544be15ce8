/* test-sections.c - a round of a Swiss that is drawn by groups
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-test.h"
#include "pairing-text.h"

#include "brg-pairing-systems.h"
#include "brg-why-not.h"

#define MAX_PLAYERS 8

typedef struct
{
  const char *path;
  const char *system;
  gint n_players;
  gint sections[MAX_PLAYERS];
  const char *rounds[3]; /* the last one holds the absences of the round to be paired */
  BrgPair locked;        /* none if both are 0 */
  const char *pairs;
  const char *obstacles;
} Case;

static const Case cases[] = {
  { "one-section", "coefficients", 6, { 7, 7, 7, 7, 7, 7 }, { "" }, { 0, 0 }, "1-4 5-2 3-6", "" },
  { "two-of-four",
    "coefficients",
    8,
    { 1, 2, 1, 2, 1, 2, 1, 2 },
    { "" },
    { 0, 0 },
    "1-5 3-7 6-2 8-4",
    "" },
  /* Each has its odd player. */
  { "two-odd", "coefficients", 6, { 1, 2, 1, 2, 1, 2 }, { "" }, { 0, 0 }, "1-3 4-2 5 6", "" },
  { "order-of-numbers",
    "coefficients",
    6,
    { 9, -3, 9, -3, 9, -3 },
    { "" },
    { 0, 0 },
    "4-2 1-3 6 5",
    "" },
  { "all-of-one-absent",
    "coefficients",
    6,
    { 1, 1, 2, 2, 2, 2 },
    { "1 Z, 2 Z" },
    { 0, 0 },
    "3-5 6-4",
    "" },
  /* They have met, and there is nobody else in their group. */
  { "no-pairing",
    "coefficients",
    6,
    { 1, 2, 2, 1, 2, 2 },
    { "1-4 1, 5-2 0, 3-6 =", "" },
    { 0, 0 },
    "none",
    "met 1-4 #1; met 4-1 #1" },
  /* The arbiter's pair stands across the groups. */
  { "fixed-across", "coefficients", 6, { 1, 2, 1, 2, 1, 2 }, { "" }, { 0, 1 }, "1-2 3-5 6-4", "" },
  /* A table has no groups. */
  { "round-robin", "berger", 4, { 1, 2, 1, 2 }, { "" }, { 0, 0 }, "1-4 2-3", "" },
};

static gint
play_rounds (BrgTournament *tournament, const char *const *rounds, gsize n_rounds)
{
  gint round = 0;

  while (round < (gint) n_rounds && rounds[round] != NULL)
    {
      if (rounds[round][0] != '\0')
        play_text (tournament, round + 1, rounds[round]);
      round++;
    }
  return round;
}

static void
test_case (gconstpointer data)
{
  const Case *test = data;
  const BrgPairingSystem *system = brg_pairing_system_find (test->system);
  g_autoptr (BrgTournament) tournament = brg_tournament_new (system->kind, test->n_players, 3);
  BrgPairingRequest request = { .sections = test->sections,
                                .locked = &test->locked,
                                .n_locked = test->locked.black > 0,
                                .explain = TRUE };
  g_autoptr (BrgPairing) pairing = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *pairs = NULL;
  g_autofree char *obstacles = NULL;
  gint last = 0;

  request.round = play_rounds (tournament, test->rounds, G_N_ELEMENTS (test->rounds));
  pairing = brg_pairing_system_pair (system, tournament, &request, &error);
  g_assert_no_error (error);
  pairs = dup_pairs_text (tournament, pairing);
  g_assert_cmpstr (pairs, ==, test->pairs);
  obstacles = dup_reasons_text (tournament, pairing->obstacles, -1);
  g_assert_cmpstr (obstacles, ==, test->obstacles);
  /* Reasons are grouped by board and speak of its players. */
  for (guint i = 0; i < pairing->reasons->len; i++)
    {
      BrgReason reason = g_array_index (pairing->reasons, BrgReason, i);

      g_assert_cmpint (reason.pair, >=, last);
      g_assert_cmpint (reason.pair, <, (gint) pairing->pairs->len);
      last = reason.pair;
    }
  for (guint i = 0; i < pairing->pairs->len; i++)
    {
      g_autofree char *reasons = dup_reasons_text (tournament, pairing->reasons, (gint) i);

      g_assert_cmpstr (reasons, !=, "");
    }
}

/* The first of the groups draws with the seed of the request, the next with another one: what each
 * draws is what it would draw alone. */
static void
test_lots (void)
{
  static const gint sections[MAX_PLAYERS] = { 1, 1, 1, 1, 2, 2, 2, 2 };
  const BrgPairingSystem *system = brg_pairing_system_find ("blind");
  gint n_different = 0;

  for (guint64 seed = 1; seed <= 40; seed++)
    {
      g_autoptr (GString) alone_text = g_string_new (NULL);
      g_autoptr (BrgTournament) tournament =
          brg_tournament_new (BRG_TOURNAMENT_SWISS, MAX_PLAYERS, 2);
      BrgPairingRequest request = { .round = 2, .seed = seed, .sections = sections };
      g_autoptr (BrgPairing) pairing = NULL;
      g_autofree char *pairs = NULL;

      play_text (tournament, 1, "1-5 =, 2-6 =, 3-7 =, 4-8 =");
      pairing = brg_pairing_system_pair (system, tournament, &request, NULL);
      pairs = dup_pairs_text (tournament, pairing);
      for (gint section = 1; section <= 2; section++)
        {
          g_autoptr (BrgTournament) copy = brg_tournament_copy (tournament);
          BrgPairingRequest own = { .round = 2, .seed = seed };
          g_autoptr (BrgPairing) alone = NULL;
          g_autofree char *text = NULL;

          for (gint player = 0; player < MAX_PLAYERS; player++)
            if (sections[player] != section)
              brg_tournament_set_bye (copy, 2, player, BRG_OUTCOME_ZERO_BYE);
          own.seed += section == 2 ? G_GUINT64_CONSTANT (1) << 33 : 0;
          alone = brg_pairing_system_pair (system, copy, &own, NULL);
          text = dup_pairs_text (copy, alone);
          g_string_append_printf (alone_text, "%s%s", section == 2 ? " " : "", text);
        }
      g_assert_cmpstr (pairs, ==, alone_text->str);
      /* Whether 1 and 5 have the same neighbour in their groups. */
      n_different += (strstr (pairs, "1-2") == NULL && strstr (pairs, "2-1") == NULL) !=
                     (strstr (pairs, "5-6") == NULL && strstr (pairs, "6-5") == NULL);
    }
  g_assert_cmpint (n_different, >, 5);
}

static void
test_why_not (void)
{
  static const gint sections[] = { 1, 2, 1, 2 };
  const BrgPairingSystem *system = brg_pairing_system_find ("coefficients");
  g_autoptr (BrgTournament) tournament = brg_tournament_new (BRG_TOURNAMENT_SWISS, 4, 3);
  BrgPairingRequest request = { .round = 1, .sections = sections };
  g_autoptr (BrgPairing) pairing = brg_pairing_system_pair (system, tournament, &request, NULL);
  g_autoptr (BrgWhyNot) why_not =
      brg_pairing_system_why_not (system, tournament, &request, pairing, 0, 1, NULL);
  g_autofree char *reasons = dup_reasons_text (tournament, why_not->reasons, -1);

  g_assert_cmpint (why_not->verdict, ==, BRG_WHY_NOT_FORBIDDEN);
  g_assert_cmpstr (reasons, ==, "other-section 1-2");
}

BRG_TEST_TOPIC ("sections")
{
  g_test_init (&argc, &argv, NULL);
  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *path =
          g_strconcat ("/pairing/sections/rus-draughts-2022/5.4.10.9/", cases[i].path, NULL);

      g_test_add_data_func (path, &cases[i], test_case);
    }
  g_test_add_func ("/pairing/sections/rus-draughts-2022/5.4.10.9/lots", test_lots);
  g_test_add_func ("/pairing/sections/rus-draughts-2022/5.4.10.9/why-not", test_why_not);
  return g_test_run ();
}
