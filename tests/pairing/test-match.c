/* test-match.c - a match between two teams and its boards
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-match.h"
#include "brg-test.h"

typedef struct
{
  const char *path;
  const char *boards; /* codes of the first and the second team, board after board; ? is open */
  gint first_halves;
  gint second_halves;
  BrgOutcome first;
  BrgOutcome second;
} Case;

static const Case cases[] = {
  { "5.4.9.6.1/won", "10 == 01 10", 5, 3, BRG_OUTCOME_WIN, BRG_OUTCOME_LOSS },
  { "5.4.9.6.1/lost", "01 == == ==", 3, 5, BRG_OUTCOME_LOSS, BRG_OUTCOME_WIN },
  { "5.4.9.6.1/drawn", "10 01 == ==", 4, 4, BRG_OUTCOME_DRAW, BRG_OUTCOME_DRAW },
  { "5.4.9.6.1/not-for-rating", "WL DD", 3, 1, BRG_OUTCOME_WIN, BRG_OUTCOME_LOSS },
  { "5.4.9.6.1/missing-boards-count", "01 +- +-", 4, 2, BRG_OUTCOME_WIN, BRG_OUTCOME_LOSS },
  { "5.4.9.6.1/level-by-forfeit", "01 +-", 2, 2, BRG_OUTCOME_DRAW, BRG_OUTCOME_DRAW },
  { "5.4.9.6.1/draw-that-one-lost", "=0 ==", 2, 1, BRG_OUTCOME_WIN, BRG_OUTCOME_LOSS },
  { "5.4.9.4/absent", "+- +- +-", 6, 0, BRG_OUTCOME_FORFEIT_WIN, BRG_OUTCOME_FORFEIT_LOSS },
  { "5.4.9.4/absent-first", "-+ -+ --", 0, 4, BRG_OUTCOME_FORFEIT_LOSS, BRG_OUTCOME_FORFEIT_WIN },
  { "5.4.9.4/both-absent", "-- --", 0, 0, BRG_OUTCOME_FORFEIT_LOSS, BRG_OUTCOME_FORFEIT_LOSS },
  { "5.4.9.4/nobody-on-any-board", "", 0, 0, BRG_OUTCOME_FORFEIT_LOSS, BRG_OUTCOME_FORFEIT_LOSS },
  { "5.4.9.4/void-board-is-lost", "-+ 10 ==", 3, 3, BRG_OUTCOME_DRAW, BRG_OUTCOME_DRAW },
  { "5.4.9.4/others-missing-everywhere", "+- +- -+", 4, 2, BRG_OUTCOME_FORFEIT_WIN,
    BRG_OUTCOME_FORFEIT_LOSS },
  { "5.4.9.4/others-missing-and-level", "+- -+", 2, 2, BRG_OUTCOME_DRAW, BRG_OUTCOME_DRAW },
  { "open", "10 10 10 ??", 6, 0, BRG_OUTCOME_NONE, BRG_OUTCOME_NONE },
  { "open-and-adjourned", "10 ** ??", 2, 0, BRG_OUTCOME_NONE, BRG_OUTCOME_NONE },
  { "adjourned", "10 ** **", 2, 0, BRG_OUTCOME_ADJOURNED, BRG_OUTCOME_ADJOURNED },
};

static BrgOutcome
read_code (gchar code)
{
  BrgOutcome outcome = BRG_OUTCOME_NONE;

  g_assert_true (brg_outcome_from_code (code == '?' ? ' ' : code, &outcome));
  return outcome;
}

static BrgMatchResult
read_match (const char *boards, const BrgScoring *scoring, gboolean is_mirrored)
{
  BrgMatchResult match = { 0 };
  g_auto (GStrv) words = g_strsplit (boards, " ", -1);

  for (guint i = 0; words[i] != NULL; i++)
    brg_match_add_board (&match, scoring, read_code (words[i][is_mirrored]),
                         read_code (words[i][!is_mirrored]));
  return match;
}

/* rus-draughts-2022 5.4.9.6.1 */
static void
test_case (gconstpointer data)
{
  const Case *test = data;
  BrgScoring scoring = brg_scoring_classic ();
  BrgMatchResult match = read_match (test->boards, &scoring, FALSE);
  BrgMatchResult mirrored = read_match (test->boards, &scoring, TRUE);
  BrgOutcome first;
  BrgOutcome second;

  g_assert_cmpint (match.first_points, ==, test->first_halves * BRG_POINT / 2);
  g_assert_cmpint (match.second_points, ==, test->second_halves * BRG_POINT / 2);
  brg_match_get_outcomes (&match, &first, &second);
  g_assert_cmpint (first, ==, test->first);
  g_assert_cmpint (second, ==, test->second);
  brg_match_get_outcomes (&mirrored, &second, &first);
  g_assert_cmpint (first, ==, test->first);
  g_assert_cmpint (second, ==, test->second);
}

/* Nobody came, even where a game that was not played is worth something. */
static void
test_points_without_play (void)
{
  BrgScoring scoring = brg_scoring_from_game (3 * BRG_POINT, 2 * BRG_POINT, BRG_POINT);
  BrgMatchResult match;
  BrgOutcome first;
  BrgOutcome second;

  scoring.forfeit_loss = BRG_POINT;
  match = read_match ("-- --", &scoring, FALSE);
  brg_match_get_outcomes (&match, &first, &second);
  g_assert_cmpint (match.first_points, ==, 2 * BRG_POINT);
  g_assert_cmpint (first, ==, BRG_OUTCOME_FORFEIT_LOSS);
  g_assert_cmpint (second, ==, BRG_OUTCOME_FORFEIT_LOSS);
}

/* rus-draughts-2022 5.4.9.3 */
static void
test_colours (void)
{
  g_assert_cmpint (brg_match_colour (1, BRG_COLOUR_WHITE, FALSE), ==, BRG_COLOUR_WHITE);
  g_assert_cmpint (brg_match_colour (2, BRG_COLOUR_WHITE, FALSE), ==, BRG_COLOUR_BLACK);
  g_assert_cmpint (brg_match_colour (3, BRG_COLOUR_WHITE, FALSE), ==, BRG_COLOUR_WHITE);
  g_assert_cmpint (brg_match_colour (4, BRG_COLOUR_WHITE, FALSE), ==, BRG_COLOUR_BLACK);
  g_assert_cmpint (brg_match_colour (1, BRG_COLOUR_BLACK, FALSE), ==, BRG_COLOUR_BLACK);
  g_assert_cmpint (brg_match_colour (2, BRG_COLOUR_BLACK, FALSE), ==, BRG_COLOUR_WHITE);
  g_assert_cmpint (brg_match_colour (2, BRG_COLOUR_NONE, FALSE), ==, BRG_COLOUR_NONE);
  for (gint board = 1; board <= 20; board++)
    {
      g_assert_cmpint (brg_match_colour (board, BRG_COLOUR_WHITE, FALSE), !=,
                       brg_match_colour (board, BRG_COLOUR_BLACK, FALSE));
      /* Regulations that want one colour on all boards. */
      g_assert_cmpint (brg_match_colour (board, BRG_COLOUR_WHITE, TRUE), ==, BRG_COLOUR_WHITE);
      g_assert_cmpint (brg_match_colour (board, BRG_COLOUR_BLACK, TRUE), ==, BRG_COLOUR_BLACK);
    }
}

/* fide-team-swiss-2026 1.4 */
static void
test_bye (void)
{
  BrgScoring scoring = brg_scoring_classic ();
  BrgScoring match_scoring = brg_scoring_two_one ();

  match_scoring.pairing_bye = match_scoring.draw;
  g_assert_cmpint (brg_match_bye_points (&match_scoring, &scoring, 4, BRG_OUTCOME_PAIRING_BYE), ==,
                   2 * BRG_POINT);
  g_assert_cmpint (brg_match_bye_points (&match_scoring, &scoring, 3, BRG_OUTCOME_PAIRING_BYE), ==,
                   3 * BRG_POINT / 2);
  g_assert_cmpint (brg_match_bye_points (&match_scoring, &scoring, 4, BRG_OUTCOME_FULL_BYE), ==,
                   4 * BRG_POINT);
  g_assert_cmpint (brg_match_bye_points (&match_scoring, &scoring, 4, BRG_OUTCOME_HALF_BYE), ==,
                   2 * BRG_POINT);
  g_assert_cmpint (brg_match_bye_points (&match_scoring, &scoring, 4, BRG_OUTCOME_ZERO_BYE), ==, 0);
  match_scoring.pairing_bye = match_scoring.win;
  g_assert_cmpint (brg_match_bye_points (&match_scoring, &scoring, 4, BRG_OUTCOME_PAIRING_BYE), ==,
                   4 * BRG_POINT);
  match_scoring.pairing_bye = 0;
  g_assert_cmpint (brg_match_bye_points (&match_scoring, &scoring, 4, BRG_OUTCOME_PAIRING_BYE), ==,
                   0);
}

BRG_TEST_TOPIC ("match")
{
  g_test_init (&argc, &argv, NULL);

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *path =
          g_strdup_printf ("/pairing/match/rus-draughts-2022/%s", cases[i].path);

      g_test_add_data_func (path, &cases[i], test_case);
    }
  g_test_add_func ("/pairing/match/points-without-play", test_points_without_play);
  g_test_add_func ("/pairing/match/rus-draughts-2022/5.4.9.3/colours", test_colours);
  g_test_add_func ("/pairing/match/fide-team-swiss-2026/1.4/bye", test_bye);

  return g_test_run ();
}
