/* test-strong-order.c - play-offs that count before the tie-breaks, or before the points
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-standings.h"
#include "brg-test.h"

#include "brg-criterion-code.h"

/* A table of four. Level: everybody has 1½ points; 1 drew all, 2, 3 and 4 won one game each. Apart:
 * 3, 2, 1 and 0 points. */
typedef struct
{
  const char *path;
  gboolean is_apart;
  BrgTieReach reach;
  gint positions[4];
  const char *places; /* of the players 1 to 4 */
} Case;

static const Case cases[] = {
  { "no-order", FALSE, BRG_TIE_PARTS_EQUAL, { 0, 0, 0, 0 }, "4 1-3 1-3 1-3" },
  { "equal-only", FALSE, BRG_TIE_PARTS_EQUAL, { 1, 4, 3, 2 }, "4 3 2 1" },
  { "rus-chess-2014/30.5.6/before-tie-breaks",
    FALSE,
    BRG_TIE_OVER_TIE_BREAKS,
    { 1, 4, 3, 2 },
    "1 4 3 2" },
  { "rus-chess-2014/30.5.6/shared-stay-as-they-were",
    FALSE,
    BRG_TIE_OVER_TIE_BREAKS,
    { 3, 3, 1, 2 },
    "4 3 1 2" },
  { "rus-chess-2014/30.5.6/equal-stay-equal",
    FALSE,
    BRG_TIE_OVER_TIE_BREAKS,
    { 1, 2, 2, 4 },
    "1 2-3 2-3 4" },
  { "rus-chess-2014/30.5.6/others-between",
    FALSE,
    BRG_TIE_OVER_TIE_BREAKS,
    { 1, 2, 0, 0 },
    "4 1-3 1-3 1-3" },
  { "rus-draughts-2022/5.4.8.13/not-before-points",
    TRUE,
    BRG_TIE_OVER_TIE_BREAKS,
    { 4, 1, 1, 1 },
    "1 2 3 4" },
  { "rus-draughts-2022/5.4.9.6.1/before-points",
    TRUE,
    BRG_TIE_OVER_POINTS,
    { 0, 2, 1, 0 },
    "1 3 2 4" },
};

static void
set_game (BrgTournament *tournament, gint round, gint white, gint black, BrgOutcome outcome)
{
  brg_tournament_set_game (tournament, round, white - 1, black - 1, outcome,
                           outcome == BRG_OUTCOME_WIN ? BRG_OUTCOME_LOSS : BRG_OUTCOME_DRAW);
}

static BrgTournament *
make_tournament (gboolean is_apart)
{
  BrgTournament *tournament = brg_tournament_new (BRG_TOURNAMENT_ROUND_ROBIN, 4, 3);

  if (is_apart)
    {
      /* 3, 2, 1 and 0 points. */
      set_game (tournament, 1, 1, 4, BRG_OUTCOME_WIN);
      set_game (tournament, 1, 2, 3, BRG_OUTCOME_WIN);
      set_game (tournament, 2, 1, 3, BRG_OUTCOME_WIN);
      set_game (tournament, 2, 2, 4, BRG_OUTCOME_WIN);
      set_game (tournament, 3, 1, 2, BRG_OUTCOME_WIN);
      set_game (tournament, 3, 3, 4, BRG_OUTCOME_WIN);
      return tournament;
    }
  set_game (tournament, 1, 1, 4, BRG_OUTCOME_DRAW);
  set_game (tournament, 1, 2, 3, BRG_OUTCOME_WIN);
  set_game (tournament, 2, 1, 3, BRG_OUTCOME_DRAW);
  set_game (tournament, 2, 4, 2, BRG_OUTCOME_WIN);
  set_game (tournament, 3, 1, 2, BRG_OUTCOME_DRAW);
  set_game (tournament, 3, 3, 4, BRG_OUTCOME_WIN);
  return tournament;
}

static BrgStandings *
compute (const BrgTournament *tournament)
{
  const BrgCriterion *criteria[] = { brg_criterion_find ("WIN") };

  return brg_standings_compute (tournament, NULL, 3, BRG_TIEBREAK_FIDE_2026, criteria, 1);
}

static void
test_case (gconstpointer data)
{
  const Case *test = data;
  g_autoptr (BrgTournament) tournament = make_tournament (test->is_apart);
  g_autoptr (BrgTournament) copy = NULL;
  g_autoptr (BrgStandings) standings = NULL;
  g_autoptr (GString) places = g_string_new (NULL);

  brg_tournament_add_strong_order (tournament, BRG_TIE_BY_PLAYOFF, test->reach, test->positions);
  copy = brg_tournament_copy (tournament);
  standings = compute (copy);
  for (gint i = 0; i < 4; i++)
    {
      const BrgStanding *line = &standings->lines[standings->line_of[i]];

      g_string_append_printf (places, "%s%d", i > 0 ? " " : "", line->place);
      if (line->last_place > line->place)
        g_string_append_printf (places, "-%d", line->last_place);
    }
  g_assert_cmpstr (places->str, ==, test->places);
}

/* What parts two players: the play-off, also where it left others equal. */
static void
test_deciding (void)
{
  const gint positions[] = { 1, 2, 2, 4 };
  g_autoptr (BrgTournament) tournament = make_tournament (FALSE);
  g_autoptr (BrgStandings) standings = NULL;
  BrgStandingValue value;
  BrgStandingValue other;

  brg_tournament_add_strong_order (tournament, BRG_TIE_BY_PLAYOFF, BRG_TIE_OVER_TIE_BREAKS,
                                   positions);
  standings = compute (tournament);
  g_assert_cmpint (brg_standings_find_deciding (standings, 0, 3, &value, &other), ==,
                   BRG_DECIDED_ORDER);
  g_assert_cmpint (value.value.num, ==, 1);
  g_assert_cmpint (other.value.num, ==, 4);
  g_assert_cmpint (brg_standings_find_deciding (standings, 1, 2, NULL, NULL), ==, -1);
  g_assert_cmpint (standings->lines[0].deciding, ==, -1);
  g_assert_cmpint (standings->lines[1].deciding, ==, BRG_DECIDED_ORDER);
  g_assert_cmpint (standings->lines[2].deciding, ==, -1);
  g_assert_cmpint (standings->lines[3].deciding, ==, BRG_DECIDED_ORDER);
}

/* Of those whom the play-off left equal a lot parts two. */
static void
test_lot_after_playoff (void)
{
  const gint positions[] = { 1, 2, 2, 4 };
  const gint lot[] = { 0, 2, 1, 0 };
  g_autoptr (BrgTournament) tournament = make_tournament (FALSE);
  g_autoptr (BrgStandings) standings = NULL;

  brg_tournament_add_strong_order (tournament, BRG_TIE_BY_PLAYOFF, BRG_TIE_OVER_TIE_BREAKS,
                                   positions);
  brg_tournament_add_decided_order (tournament, BRG_TIE_BY_LOT, lot);
  standings = compute (tournament);
  g_assert_cmpint (standings->lines[1].player, ==, 2);
  g_assert_cmpint (standings->lines[2].player, ==, 1);
  g_assert_cmpint (standings->lines[2].place, ==, 3);
}

BRG_TEST_TOPIC ("strong-order")
{
  g_test_init (&argc, &argv, NULL);
  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *path = g_strdup_printf ("/strong-order/%s", cases[i].path);

      g_test_add_data_func (path, &cases[i], test_case);
    }
  g_test_add_func ("/strong-order/rus-chess-2014/30.5.6/deciding", test_deciding);
  g_test_add_func ("/strong-order/lot-after-playoff", test_lot_after_playoff);
  return g_test_run ();
}
