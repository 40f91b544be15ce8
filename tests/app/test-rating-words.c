/* test-rating-words.c - ratings and norms in words
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-rating-words.h"
#include "brg-test.h"

#define assert_text(made, expected)       \
  G_STMT_START                            \
  {                                       \
    g_autofree char *text = made;         \
    g_assert_cmpstr (text, ==, expected); \
  }                                       \
  G_STMT_END

static void
test_hundredths (void)
{
  g_autoptr (BrgWords) words = brg_words_open ("en");

  assert_text (brg_rating_words_hundredths (words, 427, FALSE), "4.27");
  assert_text (brg_rating_words_hundredths (words, 427, TRUE), "+4.27");
  assert_text (brg_rating_words_hundredths (words, -500, TRUE), "−5.00");
  assert_text (brg_rating_words_hundredths (words, -5, TRUE), "−0.05");
  assert_text (brg_rating_words_hundredths (words, 0, TRUE), "0.00");
}

static void
test_new (void)
{
  g_autoptr (BrgWords) words = brg_words_open ("en");
  const BrgRatingRules *rules = brg_rating_rules_find (BRG_RATING_STANDARD, 0);
  BrgRatingLine line = { .rating = 2000, .new_rating = 1995, .n_games = 3 };
  BrgRatingLine first = { .n_games = 5, .first = { .rating = 1779 } };

  assert_text (brg_rating_words_new (words, &line, rules), "1995");
  assert_text (brg_rating_words_first (words, &line, rules), "");
  assert_text (brg_rating_words_new (words, &first, rules), "1779");
  assert_text (brg_rating_words_first (words, &first, rules), "Initial rating 1779.");
  first.first.state = BRG_FIRST_RATING_MORE;
  first.first.n_missing = 2;
  assert_text (brg_rating_words_new (words, &first, rules), "(1779)");
  assert_text (brg_rating_words_first (words, &first, rules),
               "An initial rating needs 2 more games; these alone would give 1779.");
  first.first.state = BRG_FIRST_RATING_LOW;
  first.first.rating = 1293;
  assert_text (brg_rating_words_new (words, &first, rules), "< 1400");
  first.first.state = BRG_FIRST_RATING_NIL;
  assert_text (brg_rating_words_new (words, &first, rules), "–");
  first.n_games = 0;
  assert_text (brg_rating_words_new (words, &first, rules), "–");
  assert_text (brg_rating_words_first (words, &first, rules), "No game against a rated "
                                                              "opponent.");
  assert_text (brg_rating_words_new (words, &first, brg_rating_rules_find (BRG_RATING_ELO, 0)),
               "–");
}

static void
test_counts (void)
{
  BrgNormCount score = { TRUE, 11, 12, FALSE };
  BrgNormCount average = { TRUE, 2434, 2380, TRUE };
  BrgNormCount own = { TRUE, 6, 5, FALSE };
  BrgNormCount one = { TRUE, 5, 6, TRUE };
  BrgNormCount nothing = { FALSE, 3, 0, TRUE };

  assert_text (brg_norm_words_count (BRG_NORM_SCORE, &score), "5½ < 6");
  assert_text (brg_norm_words_count (BRG_NORM_AVERAGE, &average), "2434 ≥ 2380");
  assert_text (brg_norm_words_count (BRG_NORM_OWN, &own), "6 > 5");
  assert_text (brg_norm_words_count (BRG_NORM_ONE, &one), "5 ≤ 6");
  assert_text (brg_norm_words_count (BRG_NORM_GAMES, &nothing), "3");
}

static void
test_needs (void)
{
  g_autoptr (BrgWords) words = brg_words_open ("en");
  BrgNorm norm = { .state = BRG_NORM_OPEN, .n_left = 2, .needs = 3 };

  assert_text (brg_norm_words_needs (words, &norm), "1½ from 2");
  norm.state = BRG_NORM_REACHED;
  assert_text (brg_norm_words_needs (words, &norm), "");
  g_assert_cmpstr (brg_norm_words_state (words, BRG_NORM_REACHED), ==, "reached");
}

BRG_TEST_TOPIC ("rating-words")
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/documents/rating-words/hundredths", test_hundredths);
  g_test_add_func ("/documents/rating-words/new", test_new);
  g_test_add_func ("/documents/rating-words/counts", test_counts);
  g_test_add_func ("/documents/rating-words/needs", test_needs);
  return g_test_run ();
}
