/* test-decided-orders.c - lots and play-offs among players who are equal in everything
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <stdlib.h>

#include "brg-criterion-code.h"
#include "brg-standings.h"
#include "brg-test.h"

static BrgStandings *
compute (const BrgTournament *tournament, const char *code)
{
  const BrgCriterion *criterion = brg_criterion_find (code);

  return brg_standings_compute (tournament, NULL, tournament->n_rounds, BRG_TIEBREAK_DRAUGHTS_2022,
                                &criterion, 1);
}

static const BrgStanding *
get_line (const BrgStandings *standings, gint player)
{
  return &standings->lines[standings->line_of[player]];
}

/* An order of the players with these positions. */
static void
add_order (BrgTournament *tournament, BrgTieMethod method, const char *positions)
{
  g_auto (GStrv) words = g_strsplit (positions, " ", -1);
  g_autofree gint *numbers = g_new0 (gint, tournament->n_players);

  for (gint player = 0; player < tournament->n_players; player++)
    numbers[player] = (gint) g_ascii_strtoll (words[player], NULL, 10);
  brg_tournament_add_decided_order (tournament, method, numbers);
}

/* Five players who have drawn all their games, so that only orders part them. */
static BrgTournament *
make_equal (void)
{
  BrgTournament *tournament = brg_tournament_new (BRG_TOURNAMENT_SWISS, 5, 1);

  for (gint player = 0; player < 5; player++)
    brg_tournament_set_bye (tournament, 1, player, BRG_OUTCOME_PAIRING_BYE);
  return tournament;
}

/* rus-draughts-2022 5.4.8.13 */
static void
test_decided_orders (void)
{
  static const struct
  {
    const char *orders[3]; /* a position a player, 0 for who is not in it */
    const char *places;
    const char *by; /* index of the order that worked last, - for none */
  } rows[] = {
    { { NULL }, "1 1 1 1 1", "- - - - -" },
    { { "5 4 3 2 1" }, "5 4 3 2 1", "0 0 0 0 0" },
    /* One of the equal ones is missing. */
    { { "5 4 3 2 0" }, "1 1 1 1 1", "- - - - -" },
    /* Equal positions stay equal. */
    { { "1 2 2 2 3" }, "1 2 2 2 5", "0 0 0 0 0" },
    /* A later order parts those whom the first left equal; a part of one, not of two groups. */
    { { "1 2 2 2 3", "0 3 1 2 0" }, "1 4 2 3 5", "0 1 1 1 0" },
    { { "1 1 2 2 2", "2 1 0 0 0", "0 0 1 1 2" }, "2 1 3 3 5", "1 1 2 2 2" },
    /* Of several for the same group the last one works alone. */
    { { "1 2 3 4 5", "5 4 3 2 1" }, "5 4 3 2 1", "1 1 1 1 1" },
    { { "1 2 3 4 5", "1 1 1 1 1" }, "1 1 1 1 1", "1 1 1 1 1" },
    /* An earlier one of a part says nothing to a later one of all. */
    { { "2 1 0 0 0", "1 1 2 3 4" }, "1 1 3 4 5", "1 1 1 1 1" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autoptr (BrgTournament) tournament = make_equal ();
      g_autoptr (BrgTournament) copy = NULL;
      g_autoptr (BrgStandings) standings = NULL;
      g_auto (GStrv) places = g_strsplit (rows[i].places, " ", -1);
      g_auto (GStrv) by = g_strsplit (rows[i].by, " ", -1);

      for (guint k = 0; k < 3 && rows[i].orders[k] != NULL; k++)
        add_order (tournament, k, rows[i].orders[k]);
      copy = brg_tournament_copy (tournament);
      standings = compute (copy, "SB");
      for (gint player = 0; player < 5; player++)
        {
          const BrgStanding *line = get_line (standings, player);

          g_test_message ("row %u, player %d: place %d, order %d", i, player + 1, line->place,
                          line->order);
          g_assert_cmpint (line->place, ==, atoi (places[player]));
          g_assert_cmpint (line->order, ==, by[player][0] == '-' ? -1 : atoi (by[player]));
          if (line->order >= 0)
            g_assert_cmpint (line->order_method, ==, line->order);
        }
    }
}

/* The lines tell that an order decided, and what comes before it decides first. */
static void
test_deciding_order (void)
{
  g_autoptr (BrgTournament) tournament = make_equal ();
  g_autoptr (BrgStandings) standings = NULL;
  g_autoptr (BrgStandings) before = NULL;
  BrgStandingValue value = { FALSE, { 0, 1 } };
  BrgStandingValue other = { FALSE, { 0, 1 } };

  brg_tournament_set_bye (tournament, 1, 4, BRG_OUTCOME_ZERO_BYE);
  add_order (tournament, BRG_TIE_BY_PLAYOFF, "3 1 3 4 1");
  standings = compute (tournament, "WIN");
  g_assert_cmpint (standings->lines[0].player, ==, 1);
  g_assert_cmpint (standings->lines[0].deciding, ==, -1);
  g_assert_cmpint (standings->lines[1].deciding, ==, BRG_DECIDED_ORDER);
  g_assert_cmpint (standings->lines[2].deciding, ==, -1);
  g_assert_cmpint (standings->lines[3].deciding, ==, BRG_DECIDED_ORDER);
  g_assert_cmpint (standings->lines[4].player, ==, 4);
  g_assert_cmpint (standings->lines[4].deciding, ==, 0);
  g_assert_cmpint (standings->lines[4].order, ==, -1);
  g_assert_cmpint (brg_standings_find_deciding (standings, 0, 1, &value, &other), ==,
                   BRG_DECIDED_ORDER);
  g_assert_cmpint (value.value.num, ==, 3);
  g_assert_cmpint (other.value.num, ==, 1);
  g_assert_cmpint (brg_standings_find_deciding (standings, 0, 2, NULL, NULL), ==, -1);
  g_assert_cmpint (brg_standings_find_deciding (standings, 4, 3, NULL, NULL), ==, 0);
  /* What was drawn after the last round says nothing of the table before it. */
  before = brg_standings_compute (tournament, NULL, 0, BRG_TIEBREAK_DRAUGHTS_2022, NULL, 0);
  for (gint i = 0; i < 5; i++)
    g_assert_cmpint (before->lines[i].place, ==, 1);
}

BRG_TEST_TOPIC ("decided-orders")
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/pairing/decided-orders/rus-draughts-2022/5.4.8.13/orders",
                   test_decided_orders);
  g_test_add_func ("/pairing/decided-orders/rus-chess-2014/30.5/deciding", test_deciding_order);
  return g_test_run ();
}
