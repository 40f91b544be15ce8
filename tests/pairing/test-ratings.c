/* test-ratings.c - changes of ratings, performance, first ratings
 *
 * The numbers are worked out by hand from the tables of the regulations.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <string.h>

#include "brg-rating-change.h"
#include "brg-rating-tables.h"
#include "brg-test.h"

#define BEFORE 20250930
#define AFTER 20251001

/* Player 0 meets the others, one a round, White first: "1=0+-" are his results, in the letters of
 * report files. */
static BrgTournament *
make_event (gint rating, const gint *opponents, const char *results)
{
  gint n = (gint) strlen (results);
  BrgTournament *tournament = brg_tournament_new (BRG_TOURNAMENT_SWISS, n + 1, n);

  tournament->players[0].rating = rating;
  for (gint i = 0; i < n; i++)
    {
      BrgOutcome outcome;
      BrgOutcome other;

      g_assert_true (brg_outcome_from_code (results[i], &outcome));
      other = outcome == BRG_OUTCOME_WIN            ? BRG_OUTCOME_LOSS
              : outcome == BRG_OUTCOME_LOSS         ? BRG_OUTCOME_WIN
              : outcome == BRG_OUTCOME_FORFEIT_WIN  ? BRG_OUTCOME_FORFEIT_LOSS
              : outcome == BRG_OUTCOME_FORFEIT_LOSS ? BRG_OUTCOME_FORFEIT_WIN
              : outcome == BRG_OUTCOME_UNRATED_WIN  ? BRG_OUTCOME_UNRATED_LOSS
              : outcome == BRG_OUTCOME_UNRATED_LOSS ? BRG_OUTCOME_UNRATED_WIN
                                                    : outcome;
      tournament->players[i + 1].rating = opponents[i];
      brg_tournament_set_game (tournament, i + 1, 0, i + 1, outcome, other);
    }
  return tournament;
}

static BrgRatingList *
rate (const BrgTournament *tournament, BrgRatingKind kind, gint date, gint k, gint minutes)
{
  g_autofree BrgRatingPerson *persons = g_new (BrgRatingPerson, tournament->n_players);

  for (gint i = 0; i < tournament->n_players; i++)
    persons[i] = (BrgRatingPerson){ .age = -1, .n_games = -1, .k = k };
  return brg_rating_list_new (tournament, persons, brg_rating_rules_find (kind, date), minutes);
}

/* The second half of the event has another list: each round by its own ratings, of both. */
static void
test_periods (void)
{
  static const gint opponents[] = { 2150, 1980, 1560 };
  static const BrgRatingPeriod own[] = { { 2, 2050 }, { 3, 2100 } };
  static const BrgRatingPeriod others[] = { { 3, 2000 } };
  g_autoptr (BrgTournament) event = make_event (2000, opponents, "1=0");
  BrgRatingPerson persons[4];
  g_autoptr (BrgRatingList) list = NULL;
  const BrgRatingLine *line;
  const BrgRatingGame *games;

  for (guint i = 0; i < G_N_ELEMENTS (persons); i++)
    persons[i] = (BrgRatingPerson){ .age = -1, .n_games = -1 };
  persons[0].periods = own;
  persons[0].n_periods = G_N_ELEMENTS (own);
  persons[3].periods = others;
  persons[3].n_periods = G_N_ELEMENTS (others);
  list =
      brg_rating_list_new (event, persons, brg_rating_rules_find (BRG_RATING_STANDARD, AFTER), 0);
  line = &list->lines[0];
  games = (const BrgRatingGame *) (gpointer) line->games->data;
  /* 2000 - 2150: .30; 2050 - 1980 = 70: .60; 2100 - 2000 = 100: .64. */
  g_assert_cmpint (games[0].rating, ==, 2000);
  g_assert_cmpint (games[1].rating, ==, 2050);
  g_assert_cmpint (games[2].rating, ==, 2100);
  g_assert_cmpint (games[2].opponent_rating, ==, 2000);
  g_assert_cmpint (line->expected, ==, 30 + 60 + 64);
  g_assert_cmpint (line->change, ==, 20 * (150 - 154));
  g_assert_cmpint (line->last_change, ==, 20 * -64);
  /* -12.8 of the last game. */
  g_assert_cmpint (line->new_rating, ==, 2087);
  /* The opponent of round 3 had 1560 before: 2000 - 2100 = -100: .36, K 20. */
  g_assert_cmpint (list->lines[3].change, ==, 20 * 64);
  g_assert_cmpint (list->lines[3].new_rating, ==, 2013);
}

/* A player without a rating who comes into a list during the event is rated from then on. */
static void
test_periods_unrated (void)
{
  static const gint opponents[] = { 2150, 1980, 1560 };
  static const BrgRatingPeriod own[] = { { 2, 2050 } };
  g_autoptr (BrgTournament) event = make_event (0, opponents, "1=0");
  BrgRatingPerson persons[4];
  g_autoptr (BrgRatingList) list = NULL;

  for (guint i = 0; i < G_N_ELEMENTS (persons); i++)
    persons[i] = (BrgRatingPerson){ .age = -1, .n_games = -1, .k = 20 };
  persons[0].periods = own;
  persons[0].n_periods = G_N_ELEMENTS (own);
  list =
      brg_rating_list_new (event, persons, brg_rating_rules_find (BRG_RATING_STANDARD, AFTER), 0);
  g_assert_cmpint (list->lines[0].n_games, ==, 3);
  /* .50 - .60 - .92 (400 points at most): the game of round 1 changes nothing of his. */
  g_assert_cmpint (list->lines[0].change, ==, 20 * (50 - 60 - 92));
  g_assert_cmpint (list->lines[1].change, ==, 0);
}

static BrgRatingGameState
state_of (const BrgRatingList *list, gint player, guint game)
{
  return g_array_index (list->lines[player].games, BrgRatingGame, game).state;
}

/* The example of the digest: dR = .70 - .03 - .92. */
static void
test_example (void)
{
  static const gint opponents[] = { 2150, 1980, 1560 };
  g_autoptr (BrgTournament) event = make_event (2000, opponents, "1=0");
  g_autoptr (BrgRatingList) list = rate (event, BRG_RATING_STANDARD, AFTER, 0, 0);
  const BrgRatingLine *line = &list->lines[0];
  const BrgRatingGame *last = &g_array_index (line->games, BrgRatingGame, 2);

  g_assert_cmpint (line->k, ==, 20);
  g_assert_cmpint (line->usual_k, ==, 20);
  g_assert_cmpint (line->n_games, ==, 3);
  g_assert_cmpint (line->score, ==, 150);
  g_assert_cmpint (line->expected, ==, 30 + 53 + 92);
  g_assert_cmpint (line->change, ==, -500);
  g_assert_cmpint (line->new_rating, ==, 1995);
  g_assert_cmpint (last->difference, ==, 400);
  g_assert_true (last->is_capped);
  /* Average 5690 / 3 = 1896.67, half the points. */
  g_assert_cmpint (line->performance.average, ==, 1897);
  g_assert_cmpint (line->performance.percent, ==, 50);
  g_assert_cmpint (line->performance.rating, ==, 1897);
}

static void
test_table (void)
{
  for (gint d = -900; d <= 900; d++)
    g_assert_cmpint (brg_rating_expectation (d) + brg_rating_expectation (-d), ==, 100);
}

/* fide-ratings-2024 8.3.1 */
static void
test_cap (void)
{
  static const struct
  {
    BrgRatingKind kind;
    gint date;
    gint rating;
    gint expected;
  } cases[] = {
    /* 245 and 850 apart: .80 (236-245), .92 with 400, 1.00 with 850. */
    { BRG_RATING_STANDARD, BEFORE, 2650, 80 + 92 },
    { BRG_RATING_STANDARD, AFTER, 2650, 80 + 100 },
    { BRG_RATING_STANDARD, AFTER, 2649, 80 + 92 },
    { BRG_RATING_STANDARD, BEFORE, 2649, 80 + 92 },
  };
  static const gint opponents[] = { 2405, 1800 };

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (BrgTournament) event = make_event (cases[i].rating, opponents, "11");
      g_autoptr (BrgRatingList) list = rate (event, cases[i].kind, cases[i].date, 0, 0);

      /* 2650 - 2405 = 245 and 2649 - 2405 = 244 are both .80. */
      g_assert_cmpint (list->lines[0].expected, ==, cases[i].expected);
    }
}

static void
test_rules_by_date (void)
{
  g_assert_null (brg_rating_rules_find (BRG_RATING_NONE, 0));
  g_assert_cmpint (brg_rating_rules_find (BRG_RATING_STANDARD, 20200101)->from, ==, 20240301);
  g_assert_cmpint (brg_rating_rules_find (BRG_RATING_STANDARD, 20250930)->from, ==, 20240301);
  g_assert_cmpint (brg_rating_rules_find (BRG_RATING_STANDARD, 20251001)->from, ==, 20251001);
  g_assert_cmpint (brg_rating_rules_find (BRG_RATING_STANDARD, 0)->from, ==, 20251001);
  g_assert_cmpint (brg_rating_rules_find (BRG_RATING_RAPID, 20241130)->gap, ==, 0);
  g_assert_cmpint (brg_rating_rules_find (BRG_RATING_RAPID, 20241201)->gap, ==, 600);
  g_assert_cmpint (brg_rating_rules_find (BRG_RATING_ELO, 19990101)->kind, ==, BRG_RATING_ELO);
}

static void
test_dates (void)
{
  gint date = 7;

  g_assert_true (brg_rating_rules_parse_date ("2025-10-01", &date));
  g_assert_cmpint (date, ==, 20251001);
  g_assert_true (brg_rating_rules_parse_date ("2024-02-29", &date));
  date = 7;
  g_assert_false (brg_rating_rules_parse_date ("2025-02-29", &date));
  g_assert_false (brg_rating_rules_parse_date ("2025-13-01", &date));
  g_assert_false (brg_rating_rules_parse_date ("2025-00-01", &date));
  g_assert_false (brg_rating_rules_parse_date ("2025", &date));
  g_assert_false (brg_rating_rules_parse_date ("", &date));
  g_assert_false (brg_rating_rules_parse_date ("2025-10-011", &date));
  g_assert_false (brg_rating_rules_parse_date ("2025/10/01", &date));
  g_assert_cmpint (date, ==, 7);
}

/* fide-ratings-2024 8.3.3 */
static void
test_k (void)
{
  static const struct
  {
    BrgRatingKind kind;
    gint rating;
    gint age;
    gint n_games;
    gint k;
  } cases[] = {
    { BRG_RATING_STANDARD, 1800, -1, -1, 20 },  { BRG_RATING_STANDARD, 2399, 40, 100, 20 },
    { BRG_RATING_STANDARD, 2400, 40, 100, 10 }, { BRG_RATING_STANDARD, 2400, -1, -1, 10 },
    { BRG_RATING_STANDARD, 1800, 40, 29, 40 },  { BRG_RATING_STANDARD, 1800, 40, 30, 20 },
    { BRG_RATING_STANDARD, 2450, 40, 0, 40 },   { BRG_RATING_STANDARD, 2299, 18, 100, 40 },
    { BRG_RATING_STANDARD, 2299, 19, 100, 20 }, { BRG_RATING_STANDARD, 2300, 18, 100, 20 },
    { BRG_RATING_STANDARD, 2400, 12, 100, 10 }, { BRG_RATING_RAPID, 2700, 40, 100, 20 },
    { BRG_RATING_RAPID, 1500, 12, 3, 20 },      { BRG_RATING_BLITZ, 1500, 12, 3, 20 },
    { BRG_RATING_ELO, 2700, 12, 3, 20 },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    g_assert_cmpint (brg_rating_rules_get_k (brg_rating_rules_find (cases[i].kind, 0),
                                             cases[i].rating, cases[i].age, cases[i].n_games),
                     ==, cases[i].k);
}

/* K times games is at most 700. */
static void
test_k_limit (void)
{
  static const struct
  {
    gint k;
    gint n;
    gint limited;
  } cases[] = {
    { 40, 17, 40 }, /* 680 */
    { 40, 18, 38 }, /* 720; 38 x 18 = 684, 39 x 18 = 702 */
    { 20, 35, 20 }, /* 700 */
    { 20, 36, 19 }, { 10, 70, 10 }, { 10, 71, 9 }, { 40, 0, 40 }, { 1, 701, 0 },
  };
  const BrgRatingRules *rules = brg_rating_rules_find (BRG_RATING_STANDARD, 0);

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    g_assert_cmpint (brg_rating_rules_limit_k (rules, cases[i].k, cases[i].n), ==,
                     cases[i].limited);
  g_assert_cmpint (brg_rating_rules_limit_k (brg_rating_rules_find (BRG_RATING_ELO, 0), 20, 100),
                   ==, 20);
}

/* Eighteen wins against equals: 18 x .50 x 38 = 342 with the K that is left of 40. */
static void
test_k_limit_in_sum (void)
{
  gint opponents[18];
  g_autoptr (BrgTournament) event = NULL;
  g_autoptr (BrgRatingList) list = NULL;

  for (gsize i = 0; i < G_N_ELEMENTS (opponents); i++)
    opponents[i] = 1500;
  event = make_event (1500, opponents, "111111111111111111");
  list = rate (event, BRG_RATING_STANDARD, 0, 40, 0);
  g_assert_cmpint (list->lines[0].k, ==, 38);
  g_assert_true (list->lines[0].is_limited_k);
  g_assert_true (list->lines[0].is_own_k);
  g_assert_cmpint (list->lines[0].change, ==, 34200);
  g_assert_cmpint (list->lines[0].new_rating, ==, 1842);
  /* The others have one game each. */
  g_assert_cmpint (list->lines[1].k, ==, 40);
  g_assert_false (list->lines[1].is_limited_k);
}

static void
test_rounding (void)
{
  g_assert_cmpint (brg_rating_round (49), ==, 0);
  g_assert_cmpint (brg_rating_round (50), ==, 1);
  g_assert_cmpint (brg_rating_round (-49), ==, 0);
  g_assert_cmpint (brg_rating_round (-50), ==, -1);
  g_assert_cmpint (brg_rating_round (150), ==, 2);
  g_assert_cmpint (brg_rating_round (-250), ==, -3);
  g_assert_cmpint (brg_rating_round (1249), ==, 12);
  g_assert_cmpint (brg_rating_round (0), ==, 0);
}

/* rus-draughts-2022 5.4.7.2, rus-chess-2014 24.2: no plus and no minus counts, nor a bye. */
static void
test_unplayed (void)
{
  static const gint opponents[] = { 2000, 1900, 0, 2100, 2050 };
  g_autoptr (BrgTournament) event = make_event (2000, opponents, "+-1W*");
  g_autoptr (BrgRatingList) list = NULL;

  list = rate (event, BRG_RATING_STANDARD, 0, 0, 0);
  g_assert_cmpint (list->lines[0].n_games, ==, 0);
  g_assert_cmpint (list->lines[0].change, ==, 0);
  g_assert_cmpint (list->lines[0].new_rating, ==, 2000);
  g_assert_cmpint (list->lines[0].performance.rating, ==, 0);
  g_assert_cmpint (list->lines[0].games->len, ==, 5);
  g_assert_cmpint (state_of (list, 0, 0), ==, BRG_RATING_GAME_UNPLAYED);
  g_assert_cmpint (state_of (list, 0, 1), ==, BRG_RATING_GAME_UNPLAYED);
  g_assert_cmpint (state_of (list, 0, 2), ==, BRG_RATING_GAME_UNRATED_OPPONENT);
  g_assert_cmpint (state_of (list, 0, 3), ==, BRG_RATING_GAME_NOT_FOR_RATING);
  g_assert_cmpint (state_of (list, 0, 4), ==, BRG_RATING_GAME_OPEN);
  brg_tournament_set_bye (event, 1, 0, BRG_OUTCOME_PAIRING_BYE);
  g_clear_pointer (&list, brg_rating_list_free);
  list = rate (event, BRG_RATING_STANDARD, 0, 0, 0);
  g_assert_cmpint (list->lines[0].games->len, ==, 4);
}

/* rus-chess-2014 24.1.1, rus-draughts-2022 5.4.5.2, ussr-chess-1956 23: whoever leaves, his games
 * count for rating. */
static void
test_leaver (void)
{
  static const gint opponents[] = { 2000, 2000, 2000, 2000 };
  g_autoptr (BrgTournament) event = make_event (2000, opponents, "1---");
  g_autoptr (BrgRatingList) list = NULL;

  event->kind = BRG_TOURNAMENT_ROUND_ROBIN;
  event->players[0].left_after = 1;
  list = rate (event, BRG_RATING_STANDARD, 0, 0, 0);
  g_assert_cmpint (list->lines[0].n_games, ==, 1);
  g_assert_cmpint (list->lines[0].change, ==, 1000);
  g_assert_cmpint (list->lines[1].change, ==, -1000);
  g_assert_cmpint (list->lines[2].change, ==, 0);
}

/* With one K, no limit and ratings for all, what one wins others lose. */
static void
test_sum_is_zero (void)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (20260);

  for (gint n = 0; n < 200; n++)
    {
      gint n_players = g_rand_int_range (rand, 2, 13);
      g_autoptr (BrgTournament) event =
          brg_tournament_new (BRG_TOURNAMENT_ROUND_ROBIN, n_players, n_players * n_players);
      g_autoptr (BrgRatingList) list = NULL;
      gint round = 0;
      gint sum = 0;

      for (gint i = 0; i < n_players; i++)
        event->players[i].rating = g_rand_int_range (rand, 1000, 2800);
      for (gint i = 0; i < n_players; i++)
        for (gint k = 0; k < i; k++)
          {
            gint result = g_rand_int_range (rand, 0, 3);

            brg_tournament_set_game (event, ++round, i, k,
                                     result == 0   ? BRG_OUTCOME_WIN
                                     : result == 1 ? BRG_OUTCOME_DRAW
                                                   : BRG_OUTCOME_LOSS,
                                     result == 0   ? BRG_OUTCOME_LOSS
                                     : result == 1 ? BRG_OUTCOME_DRAW
                                                   : BRG_OUTCOME_WIN);
          }
      list = rate (event, BRG_RATING_ELO, 0, 0, 0);
      for (gint i = 0; i < n_players; i++)
        sum += list->lines[i].change;
      g_assert_cmpint (sum, ==, 0);
    }
}

/* From 1 December 2024, rapid and blitz: 600 apart, and one above 2600. */
static void
test_gap (void)
{
  static const gint opponents[] = { 2001, 2000, 3200 };
  g_autoptr (BrgTournament) event = make_event (2601, opponents, "111");
  g_autoptr (BrgRatingList) rapid = rate (event, BRG_RATING_RAPID, 20241201, 0, 0);
  g_autoptr (BrgRatingList) before = rate (event, BRG_RATING_RAPID, 20241130, 0, 0);
  g_autoptr (BrgRatingList) standard = rate (event, BRG_RATING_STANDARD, 20241201, 0, 0);
  g_autoptr (BrgRatingList) lower = NULL;

  g_assert_cmpint (rapid->lines[0].n_games, ==, 1);
  g_assert_cmpint (state_of (rapid, 0, 0), ==, BRG_RATING_GAME_GAP);
  g_assert_cmpint (state_of (rapid, 0, 1), ==, BRG_RATING_GAME_GAP);
  g_assert_cmpint (state_of (rapid, 1, 0), ==, BRG_RATING_GAME_GAP);
  g_assert_cmpint (state_of (rapid, 0, 2), ==, BRG_RATING_GAME_COUNTS);
  g_assert_cmpint (before->lines[0].n_games, ==, 3);
  g_assert_cmpint (standard->lines[0].n_games, ==, 3);
  event->players[0].rating = 2600;
  lower = rate (event, BRG_RATING_RAPID, 20241201, 0, 0);
  g_assert_cmpint (state_of (lower, 0, 1), ==, BRG_RATING_GAME_COUNTS);
}

/* fide-ratings-2024 1.1: 120 minutes with a player of 2400, 90 of 1800, else 60. */
static void
test_times (void)
{
  static const gint opponents[] = { 2400, 1799, 1800 };
  g_autoptr (BrgTournament) event = make_event (1500, opponents, "111");
  g_autoptr (BrgRatingList) slow = rate (event, BRG_RATING_STANDARD, 0, 0, 120);
  g_autoptr (BrgRatingList) medium = rate (event, BRG_RATING_STANDARD, 0, 0, 119);
  g_autoptr (BrgRatingList) fast = rate (event, BRG_RATING_STANDARD, 0, 0, 89);
  g_autoptr (BrgRatingList) rapid = rate (event, BRG_RATING_RAPID, 0, 0, 15);

  g_assert_cmpint (slow->lines[0].n_games, ==, 3);
  g_assert_cmpint (medium->lines[0].n_games, ==, 2);
  g_assert_cmpint (state_of (medium, 0, 0), ==, BRG_RATING_GAME_TOO_FAST);
  g_assert_cmpint (state_of (fast, 0, 1), ==, BRG_RATING_GAME_COUNTS);
  g_assert_cmpint (state_of (fast, 0, 2), ==, BRG_RATING_GAME_TOO_FAST);
  g_assert_cmpint (rapid->lines[0].n_games, ==, 3);
}

/* fide-tiebreaks-2026 10.1, 10.2 */
static void
test_performance (void)
{
  /* 2400 + 2401: average 2400.5, up; 1½ of 2 is 75 per cent, 193. */
  BrgPerformance two = brg_performance_compute (2, 3, 4801);
  /* 5½ of 9 is 61.1 per cent, 80. */
  BrgPerformance nine = brg_performance_compute (9, 11, 9 * 2000);
  /* 1 of 8 is 12.5 per cent, up to 13. */
  BrgPerformance eight = brg_performance_compute (8, 2, 8 * 2000);
  BrgPerformance none = brg_performance_compute (0, 0, 0);

  g_assert_cmpint (two.average, ==, 2401);
  g_assert_cmpint (two.rating, ==, 2594);
  g_assert_cmpint (nine.percent, ==, 61);
  g_assert_cmpint (nine.rating, ==, 2080);
  g_assert_cmpint (eight.percent, ==, 13);
  g_assert_cmpint (eight.rating, ==, 2000 - 322);
  g_assert_cmpint (none.rating, ==, 0);
}

/* fide-ratings-2024 8.2: two draws with 1800 are added. */
static void
test_first_rating (void)
{
  static const struct
  {
    gint n_games;
    gint score;
    gint average;
    BrgFirstRatingState state;
    gint n_missing;
    gint percent;
    gint rating;
    gboolean is_limited;
  } cases[] = {
    /* (8500 + 3600) / 7 = 1728.57; 4 of 7 = 57 per cent, 50: 1778.57 */
    { 5, 6, 1700, BRG_FIRST_RATING_DONE, 0, 57, 1779, FALSE },
    /* (13500 + 3600) / 11 = 1554.55; 2 of 11 = 18 per cent, -262: 1292.55 */
    { 9, 2, 1500, BRG_FIRST_RATING_LOW, 0, 18, 1293, FALSE },
    /* (5100 + 3600) / 5 = 1740; 2 of 5 = 40 per cent, -72 */
    { 3, 2, 1700, BRG_FIRST_RATING_MORE, 2, 40, 1668, FALSE },
    { 5, 0, 1700, BRG_FIRST_RATING_NIL, 0, 14, 0, FALSE },
    { 5, 1, 1700, BRG_FIRST_RATING_DONE, 0, 21, 1729 - 230, FALSE },
    /* (21600 + 3600) / 11 = 2290.91; 9 of 11 = 82 per cent, 262 */
    { 9, 16, 2400, BRG_FIRST_RATING_DONE, 0, 82, 2200, TRUE },
  };
  const BrgRatingRules *rules = brg_rating_rules_find (BRG_RATING_STANDARD, 0);

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      BrgPerformance games = brg_performance_compute (cases[i].n_games, cases[i].score,
                                                      cases[i].n_games * cases[i].average);
      BrgFirstRating first = brg_first_rating_compute (rules, &games);

      g_assert_cmpint (first.state, ==, cases[i].state);
      g_assert_cmpint (first.n_missing, ==, cases[i].n_missing);
      g_assert_cmpint (first.percent, ==, cases[i].percent);
      g_assert_cmpint (first.rating, ==, cases[i].rating);
      g_assert_cmpint (first.is_limited, ==, cases[i].is_limited);
    }
}

/* A player without a rating changes nobody's; what he did against the rated is his own. */
static void
test_unrated_player (void)
{
  static const gint opponents[] = { 1700, 1700, 1700, 1700, 1700, 0 };
  g_autoptr (BrgTournament) event = make_event (0, opponents, "11==01");
  g_autoptr (BrgRatingList) list = rate (event, BRG_RATING_STANDARD, 0, 0, 0);

  g_assert_cmpint (list->lines[0].n_games, ==, 5);
  g_assert_cmpint (list->lines[0].first.rating, ==, 1779);
  g_assert_cmpint (list->lines[0].k, ==, 0);
  g_assert_cmpint (list->lines[0].change, ==, 0);
  g_assert_cmpint (list->lines[1].change, ==, 0);
  g_assert_cmpint (list->lines[1].n_games, ==, 0);
}

BRG_TEST_TOPIC ("ratings")
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/pairing/ratings/example", test_example);
  g_test_add_func ("/pairing/ratings/periods", test_periods);
  g_test_add_func ("/pairing/ratings/periods-unrated", test_periods_unrated);
  g_test_add_func ("/pairing/ratings/table", test_table);
  g_test_add_func ("/pairing/ratings/cap", test_cap);
  g_test_add_func ("/pairing/ratings/rules-by-date", test_rules_by_date);
  g_test_add_func ("/pairing/ratings/dates", test_dates);
  g_test_add_func ("/pairing/ratings/k", test_k);
  g_test_add_func ("/pairing/ratings/k-limit", test_k_limit);
  g_test_add_func ("/pairing/ratings/k-limit-in-sum", test_k_limit_in_sum);
  g_test_add_func ("/pairing/ratings/rounding", test_rounding);
  g_test_add_func ("/pairing/ratings/rus-draughts-2022/5.4.7.2/unplayed", test_unplayed);
  g_test_add_func ("/pairing/ratings/rus-chess-2014/24.2/unplayed", test_unplayed);
  g_test_add_func ("/pairing/ratings/rus-chess-2014/24.1.1/leaver", test_leaver);
  g_test_add_func ("/pairing/ratings/rus-draughts-2022/5.4.5.2/leaver", test_leaver);
  g_test_add_func ("/pairing/ratings/ussr-chess-1956/23/leaver", test_leaver);
  g_test_add_func ("/pairing/ratings/sum-is-zero", test_sum_is_zero);
  g_test_add_func ("/pairing/ratings/gap", test_gap);
  g_test_add_func ("/pairing/ratings/times", test_times);
  g_test_add_func ("/pairing/ratings/fide-tiebreaks-2026/10.2/performance", test_performance);
  g_test_add_func ("/pairing/ratings/first-rating", test_first_rating);
  g_test_add_func ("/pairing/ratings/unrated-player", test_unrated_player);
  return g_test_run ();
}
