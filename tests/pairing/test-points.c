/* test-points.c - outcomes, their letters and what they are worth
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-points.h"
#include "brg-test.h"

/* Letter, classes (p played, w win, d draw, l loss, f forfeit, b bye, o open), points in sixtieths
 * by 1-½-0 and by 2-1-0. */
static const struct
{
  BrgOutcome outcome;
  gchar code;
  const char *classes;
  gint classic;
  gint two_one;
} rows[] = {
  { BRG_OUTCOME_NONE, ' ', "o", 0, 0 },
  { BRG_OUTCOME_WIN, '1', "pw", 60, 120 },
  { BRG_OUTCOME_DRAW, '=', "pd", 30, 60 },
  { BRG_OUTCOME_LOSS, '0', "pl", 0, 0 },
  { BRG_OUTCOME_UNRATED_WIN, 'W', "pw", 60, 120 },
  { BRG_OUTCOME_UNRATED_DRAW, 'D', "pd", 30, 60 },
  { BRG_OUTCOME_UNRATED_LOSS, 'L', "pl", 0, 0 },
  { BRG_OUTCOME_FORFEIT_WIN, '+', "f", 60, 120 },
  { BRG_OUTCOME_FORFEIT_LOSS, '-', "f", 0, 0 },
  { BRG_OUTCOME_PAIRING_BYE, 'U', "b", 60, 120 },
  { BRG_OUTCOME_FULL_BYE, 'F', "b", 60, 120 },
  { BRG_OUTCOME_HALF_BYE, 'H', "b", 30, 60 },
  { BRG_OUTCOME_ZERO_BYE, 'Z', "b", 0, 0 },
  { BRG_OUTCOME_ADJOURNED, '*', "o", 0, 0 },
};

static void
assert_class (gsize row, gchar letter, gboolean (*is_class) (BrgOutcome))
{
  gboolean expected = FALSE;

  for (const char *c = rows[row].classes; *c != '\0'; c++)
    expected |= *c == letter;
  g_assert_cmpint (is_class (rows[row].outcome), ==, expected);
}

static void
test_classes (void)
{
  g_assert_cmpint (G_N_ELEMENTS (rows), ==, BRG_N_OUTCOMES);
  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_assert_cmpint (rows[i].outcome, ==, (gint) i);
      assert_class (i, 'p', brg_outcome_is_played);
      assert_class (i, 'w', brg_outcome_is_win);
      assert_class (i, 'd', brg_outcome_is_draw);
      assert_class (i, 'l', brg_outcome_is_loss);
      assert_class (i, 'f', brg_outcome_is_forfeit);
      assert_class (i, 'b', brg_outcome_is_bye);
      assert_class (i, 'o', brg_outcome_is_pending);
    }
}

static void
test_codes (void)
{
  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      BrgOutcome outcome = BRG_N_OUTCOMES;

      g_assert_true (brg_outcome_to_code (rows[i].outcome) == rows[i].code);
      g_assert_true (brg_outcome_from_code (rows[i].code, &outcome));
      g_assert_cmpint (outcome, ==, rows[i].outcome);
      g_assert_true (brg_outcome_from_code (g_ascii_tolower (rows[i].code), &outcome));
      g_assert_cmpint (outcome, ==, rows[i].outcome);
    }
}

static void
test_unknown_code (void)
{
  static const char unknown[] = "2xXyQ/\t";

  for (const char *c = unknown; *c != '\0'; c++)
    {
      BrgOutcome outcome = BRG_OUTCOME_HALF_BYE;

      g_assert_false (brg_outcome_from_code (*c, &outcome));
      g_assert_cmpint (outcome, ==, BRG_OUTCOME_HALF_BYE);
    }
}

static void
test_points (void)
{
  BrgScoring classic = brg_scoring_classic ();
  BrgScoring two_one = brg_scoring_two_one ();

  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_assert_cmpint (brg_scoring_points (&classic, rows[i].outcome), ==, rows[i].classic);
      g_assert_cmpint (brg_scoring_points (&two_one, rows[i].outcome), ==, rows[i].two_one);
    }
}

/* 3-1-0 and a loss that is worth something: without play only wins and half-point byes count. */
static void
test_other_scoring (void)
{
  BrgScoring scoring = brg_scoring_from_game (3 * BRG_POINT, BRG_POINT, BRG_POINT / 2);

  g_assert_cmpint (brg_scoring_points (&scoring, BRG_OUTCOME_UNRATED_WIN), ==, 180);
  g_assert_cmpint (brg_scoring_points (&scoring, BRG_OUTCOME_LOSS), ==, 30);
  g_assert_cmpint (brg_scoring_points (&scoring, BRG_OUTCOME_FORFEIT_LOSS), ==, 0);
  g_assert_cmpint (brg_scoring_points (&scoring, BRG_OUTCOME_ZERO_BYE), ==, 0);
  g_assert_cmpint (brg_scoring_points (&scoring, BRG_OUTCOME_HALF_BYE), ==, 60);
  g_assert_cmpint (brg_scoring_points (&scoring, BRG_OUTCOME_PAIRING_BYE), ==, 180);
}

BRG_TEST_TOPIC ("points")
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/pairing/points/classes", test_classes);
  g_test_add_func ("/pairing/points/codes", test_codes);
  g_test_add_func ("/pairing/points/unknown-code", test_unknown_code);
  g_test_add_func ("/pairing/points/rus-draughts-2022/5.4.7.1/points", test_points);
  g_test_add_func ("/pairing/points/rus-draughts-2022/5.4.7.2/without-play", test_other_scoring);
  return g_test_run ();
}
