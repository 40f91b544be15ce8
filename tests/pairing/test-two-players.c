/* test-two-players.c - two players without an opponent, paired as if they were alone
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-test.h"
#include "pairing-text.h"

#include "brg-pairing-systems.h"
#include "brg-two-players.h"

typedef struct
{
  const char *path;
  const char *system;
  gint n_players;
  BrgColour initial;
  const char *rounds[4]; /* the rounds before, and the one as it was published */
  gint player;           /* start number */
  gint other;            /* 0: somebody new */
  BrgColour colour;
} Case;

static const Case cases[] = {
  /* fide-handling-2026 4: who comes late meets the one with the bye. In round 1 an odd number has
   * the colour that was drawn for number 1. */
  { "new-in-round-1",
    "dutch",
    5,
    BRG_COLOUR_WHITE,
    { "1-3 ?, 4-2 ?, 5 U" },
    5,
    0,
    BRG_COLOUR_WHITE },
  { "new-in-round-1-black-drawn",
    "dutch",
    5,
    BRG_COLOUR_BLACK,
    { "3-1 ?, 2-4 ?, 5 U" },
    5,
    0,
    BRG_COLOUR_BLACK },
  /* Later it is what he is due: 5 has had White. */
  { "new-in-round-2",
    "dutch",
    5,
    BRG_COLOUR_WHITE,
    { "1-3 1, 5-2 0, 4 U", "2-1 ?, 3-4 ?, 5 U" },
    5,
    0,
    BRG_COLOUR_BLACK },
  { "two-absent",
    "dutch",
    6,
    BRG_COLOUR_WHITE,
    { "1-4 1, 5-2 0, 3-6 =", "2-1 ?, 3-4 ?, 5 Z, 6 Z" },
    6,
    5,
    BRG_COLOUR_WHITE },
  { "two-absent-other-way",
    "dutch",
    6,
    BRG_COLOUR_WHITE,
    { "1-4 1, 5-2 0, 3-6 =", "2-1 ?, 3-4 ?, 5 Z, 6 Z" },
    5,
    6,
    BRG_COLOUR_BLACK },
  { "met",
    "dutch",
    4,
    BRG_COLOUR_WHITE,
    { "1-3 1, 4-2 0", "2-1 ?, 3 Z, 4 Z", NULL },
    1,
    3,
    BRG_COLOUR_NONE },
  { "draughts",
    "coefficients",
    5,
    BRG_COLOUR_WHITE,
    { "1-3 1, 5-2 0, 4 U", "2-1 ?, 3-4 ?, 5 U" },
    5,
    0,
    BRG_COLOUR_BLACK },
};

static void
test_case (gconstpointer data)
{
  const Case *test = data;
  const BrgPairingSystem *system = brg_pairing_system_find (test->system);
  g_autoptr (BrgTournament) tournament = brg_tournament_new (system->kind, test->n_players, 5);
  gint n_rounds = 0;

  tournament->initial_colour = test->initial;
  for (; test->rounds[n_rounds] != NULL; n_rounds++)
    play_text (tournament, n_rounds + 1, test->rounds[n_rounds]);
  g_assert_cmpint (brg_two_players_pair (system, tournament, n_rounds, 1, test->player - 1,
                                         test->other == 0 ? BRG_NOBODY : test->other - 1),
                   ==, test->colour);
}

/* rus-draughts-2022 5.4.10.3: a pair that is forbidden stays forbidden. */
static void
test_forbidden (void)
{
  const BrgPairingSystem *system = brg_pairing_system_find ("dutch");
  g_autoptr (BrgTournament) tournament = brg_tournament_new (system->kind, 4, 5);

  play_text (tournament, 1, "1-3 ?, 2 Z, 4 Z");
  g_assert_cmpint (brg_two_players_pair (system, tournament, 1, 1, 1, 3), !=, BRG_COLOUR_NONE);
  brg_tournament_forbid (tournament, 1, 3, 1, BRG_STAYS);
  g_assert_cmpint (brg_two_players_pair (system, tournament, 1, 1, 1, 3), ==, BRG_COLOUR_NONE);
}

BRG_TEST_TOPIC ("two-players")
{
  g_test_init (&argc, &argv, NULL);
  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *path = g_strdup_printf ("/pairing/two-players/%s", cases[i].path);

      g_test_add_data_func (path, &cases[i], test_case);
    }
  g_test_add_func ("/pairing/two-players/forbidden", test_forbidden);
  return g_test_run ();
}
