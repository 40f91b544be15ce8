/* test-result-text.c - a game's result as people write it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-result-text.h"
#include "brg-test.h"

#define POINTS(left, right) left "\u202f–\u2060\u202f" right
#define SIGNS(left, right) left "\u202f/\u202f" right

/* What one player has by 1-½-0 and by 2-1-0; one row an outcome, in their order. */
static const struct
{
  BrgOutcome outcome;
  const char *classic;
  const char *two_one;
} marks[] = {
  { BRG_OUTCOME_NONE, "", "" },
  { BRG_OUTCOME_WIN, "1", "2" },
  { BRG_OUTCOME_DRAW, "½", "1" },
  { BRG_OUTCOME_LOSS, "0", "0" },
  { BRG_OUTCOME_UNRATED_WIN, "1", "2" },
  { BRG_OUTCOME_UNRATED_DRAW, "½", "1" },
  { BRG_OUTCOME_UNRATED_LOSS, "0", "0" },
  /* rus-draughts-2022 5.4.7.2: signs, whatever a win is worth */
  { BRG_OUTCOME_FORFEIT_WIN, "+", "+" },
  { BRG_OUTCOME_FORFEIT_LOSS, "−", "−" },
  /* rus-draughts-2022 5.4.10.2: the odd player gets a plus */
  { BRG_OUTCOME_PAIRING_BYE, "+", "+" },
  { BRG_OUTCOME_FULL_BYE, "1", "2" },
  { BRG_OUTCOME_HALF_BYE, "½", "1" },
  { BRG_OUTCOME_ZERO_BYE, "", "" },
  { BRG_OUTCOME_ADJOURNED, "", "" },
};

static void
assert_mark (const BrgScoring *scoring, BrgOutcome outcome, const char *expected)
{
  g_autofree char *mark = brg_outcome_dup_mark (scoring, outcome);

  g_assert_cmpstr (mark, ==, expected);
}

static void
test_marks (void)
{
  BrgScoring classic = brg_scoring_classic ();
  BrgScoring two_one = brg_scoring_two_one ();

  g_assert_cmpint (G_N_ELEMENTS (marks), ==, BRG_N_OUTCOMES);
  for (gsize i = 0; i < G_N_ELEMENTS (marks); i++)
    {
      g_assert_cmpint (marks[i].outcome, ==, (gint) i);
      assert_mark (&classic, marks[i].outcome, marks[i].classic);
      assert_mark (&two_one, marks[i].outcome, marks[i].two_one);
    }
}

/* Letters of White and Black, the text by 1-½-0 and by 2-1-0. */
static const struct
{
  const char *path;
  const char *codes;
  const char *classic;
  const char *two_one;
} games[] = {
  { "rus-draughts-2022/5.4.7.1/white-won", "10", POINTS ("1", "0"), POINTS ("2", "0") },
  { "rus-draughts-2022/5.4.7.1/black-won", "01", POINTS ("0", "1"), POINTS ("0", "2") },
  { "rus-draughts-2022/5.4.7.1/drawn", "==", POINTS ("½", "½"), POINTS ("1", "1") },
  { "both-lost", "00", POINTS ("0", "0"), POINTS ("0", "0") },
  { "half-and-nothing", "=0", POINTS ("½", "0"), POINTS ("1", "0") },
  { "not-rated", "WL", POINTS ("1", "0"), POINTS ("2", "0") },
  { "not-rated-draw", "DD", POINTS ("½", "½"), POINTS ("1", "1") },
  { "rus-draughts-2022/5.4.7.2/black-absent", "+-", SIGNS ("+", "−"), SIGNS ("+", "−") },
  { "rus-draughts-2022/5.4.7.2/white-absent", "-+", SIGNS ("−", "+"), SIGNS ("−", "+") },
  { "rus-draughts-2022/5.4.7.2/both-absent", "--", SIGNS ("−", "−"), SIGNS ("−", "−") },
  { "open", "  ", "", "" },
  { "adjourned", "**", "", "" },
  { "white-decided-only", "1 ", "", "" },
  { "black-decided-only", "*0", "", "" },
};

static void
assert_text (const BrgScoring *scoring, const char *codes, const char *expected)
{
  BrgOutcome white;
  BrgOutcome black;
  g_autofree char *text = NULL;

  g_assert_true (brg_outcome_from_code (codes[0], &white));
  g_assert_true (brg_outcome_from_code (codes[1], &black));
  text = brg_result_dup_text (scoring, white, black);
  g_assert_cmpstr (text, ==, expected);
}

static void
test_game (gconstpointer data)
{
  guint i = GPOINTER_TO_UINT (data);
  BrgScoring classic = brg_scoring_classic ();
  BrgScoring two_one = brg_scoring_two_one ();

  assert_text (&classic, games[i].codes, games[i].classic);
  assert_text (&two_one, games[i].codes, games[i].two_one);
}

/* Other scorings of a regulation: 3-1-0, and quarters. */
static void
test_other_scoring (void)
{
  BrgScoring football = brg_scoring_from_game (3 * BRG_POINT, BRG_POINT, 0);
  BrgScoring quarters = brg_scoring_from_game (BRG_POINT * 3 / 4, BRG_POINT / 2, BRG_POINT / 4);

  assert_text (&football, "01", POINTS ("0", "3"));
  assert_text (&football, "==", POINTS ("1", "1"));
  assert_text (&quarters, "10", POINTS ("¾", "¼"));
  assert_text (&quarters, "-+", SIGNS ("−", "+"));
}

BRG_TEST_TOPIC ("result-text")
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/pairing/result-text/rus-draughts-2022/5.4.10.2/marks", test_marks);
  for (gsize i = 0; i < G_N_ELEMENTS (games); i++)
    {
      g_autofree char *path = g_strconcat ("/pairing/result-text/", games[i].path, NULL);

      g_test_add_data_func (path, GUINT_TO_POINTER ((guint) i), test_game);
    }
  g_test_add_func ("/pairing/result-text/other-scoring", test_other_scoring);
  return g_test_run ();
}
