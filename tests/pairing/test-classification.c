/* test-classification.c - places among some of the players
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-classification.h"
#include "brg-test.h"

/* A Swiss of one round: players 1 and 2 win, 3 and 4 draw, the others lose. */
static BrgStandings *
make_standings (const gboolean *counted)
{
  g_autoptr (BrgTournament) tournament = brg_tournament_new (BRG_TOURNAMENT_SWISS, 6, 1);

  brg_tournament_set_game (tournament, 1, 0, 4, BRG_OUTCOME_WIN, BRG_OUTCOME_LOSS);
  brg_tournament_set_game (tournament, 1, 5, 1, BRG_OUTCOME_LOSS, BRG_OUTCOME_WIN);
  brg_tournament_set_game (tournament, 1, 2, 3, BRG_OUTCOME_DRAW, BRG_OUTCOME_DRAW);
  return brg_standings_compute (tournament, counted, 1, BRG_TIEBREAK_DRAUGHTS_2022, NULL, 0);
}

static void
assert_lines (GArray *lines, const char *expected)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < lines->len; i++)
    {
      const BrgClassified *line = &g_array_index (lines, BrgClassified, i);

      g_string_append_printf (text, "%s%d:%d-%d", i > 0 ? " " : "", line->player + 1, line->place,
                              line->last_place);
    }
  g_assert_cmpstr (text->str, ==, expected);
}

/* 1, 2, 2, 4 within the classification as in the table of all. */
static void
test_members (void)
{
  g_autoptr (BrgStandings) standings = make_standings (NULL);
  const gint members[] = { 0, 2, 3, 5 };
  g_autoptr (GArray) lines = brg_classification_new (standings, members, G_N_ELEMENTS (members));

  assert_lines (lines, "1:1-1 3:2-3 4:2-3 6:4-4");
}

static void
test_all (void)
{
  g_autoptr (BrgStandings) standings = make_standings (NULL);
  g_autoptr (GArray) lines = brg_classification_new (standings, NULL, 0);

  assert_lines (lines, "1:1-2 2:1-2 3:3-4 4:3-4 5:5-6 6:5-6");
  g_assert_cmpint (g_array_index (lines, BrgClassified, 0).tied, ==, BRG_POINT);
  g_assert_cmpint (g_array_index (lines, BrgClassified, 2).tied, ==, BRG_POINT / 2);
}

/* Somebody without a place, and somebody who is not in the table yet. */
static void
test_strangers (void)
{
  const gboolean counted[] = { FALSE, TRUE, TRUE, TRUE, TRUE, TRUE };
  g_autoptr (BrgStandings) standings = make_standings (counted);
  const gint members[] = { 0, 1, 9 };
  g_autoptr (GArray) lines = brg_classification_new (standings, members, G_N_ELEMENTS (members));

  assert_lines (lines, "2:1-1");
}

BRG_TEST_TOPIC ("classification")
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/pairing/classification/rus-draughts-2022/2.1/places-of-their-own",
                   test_members);
  g_test_add_func ("/pairing/classification/all", test_all);
  g_test_add_func ("/pairing/classification/strangers", test_strangers);
  return g_test_run ();
}
