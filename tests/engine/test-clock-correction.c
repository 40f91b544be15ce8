/* test-clock-correction.c - a clock showed the wrong time: what the worked examples leave out
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-clock-correction.h"
#include "brg-test.h"

#include "brg-rulebooks.h"

#include <string.h>

/* Minutes; a question of White's clock with both at 20 and less of ten, where nothing else is said.
 */
typedef struct
{
  const char *path;
  const char *article;
  BrgDiscipline discipline;
  BrgTempo tempo;
  gint add;
  gint left[2];
  gboolean is_later;
  gboolean is_resumed;
  gboolean is_broken;
  gboolean is_watched;
  gint moves;
  BrgClockCorrectionVerdict verdict;
  gint white;
} Case;

static const Case cases[] = {
  { "/engine/clock-correction/fide-2023/6.10.2/by-all-of-it",
    "fide-2023 6.10.2",
    BRG_DISCIPLINE_CHESS,
    BRG_TEMPO_STANDARD,
    -10,
    { 12, 20 },
    .moves = 20,
    .verdict = BRG_CLOCK_CORRECTION_MADE,
    .white = 2 },
  { "/engine/clock-correction/fide-2023/6.10.2/never-below-nothing",
    "fide-2023 6.10.2",
    BRG_DISCIPLINE_CHESS,
    BRG_TEMPO_STANDARD,
    -10,
    { 4, 20 },
    .moves = 20,
    .verdict = BRG_CLOCK_CORRECTION_CUT,
    .white = 0 },
  { "/engine/clock-correction/fide-2023/6.10.1/broken",
    "fide-2023 6.10.1",
    BRG_DISCIPLINE_CHESS,
    BRG_TEMPO_RAPID,
    3,
    { 4, 20 },
    .is_broken = TRUE,
    .moves = 20,
    .verdict = BRG_CLOCK_CORRECTION_MADE,
    .white = 7 },
  { "/engine/clock-correction/fide-2023/A.5.1.1/after-ten-moves",
    "fide-2023 A.5.1.1",
    BRG_DISCIPLINE_CHESS,
    BRG_TEMPO_BLITZ,
    3,
    { 4, 2 },
    .moves = 10,
    .verdict = BRG_CLOCK_CORRECTION_TOO_LATE,
    .white = 4 },
  { "/engine/clock-correction/fide-2023/A.5.1.1/before",
    "fide-2023 6.10.2",
    BRG_DISCIPLINE_CHESS,
    BRG_TEMPO_RAPID,
    3,
    { 4, 2 },
    .moves = 9,
    .verdict = BRG_CLOCK_CORRECTION_MADE,
    .white = 7 },
  { "/engine/clock-correction/fide-2023/A.4/watched",
    "fide-2023 6.10.2",
    BRG_DISCIPLINE_CHESS,
    BRG_TEMPO_RAPID,
    3,
    { 4, 2 },
    .is_watched = TRUE,
    .moves = 30,
    .verdict = BRG_CLOCK_CORRECTION_MADE,
    .white = 7 },
  { "/engine/clock-correction/rus-chess-2014/16.4.1/after-three-moves",
    "rus-chess-2014 16.4.1",
    BRG_DISCIPLINE_CHESS,
    BRG_TEMPO_RAPID,
    3,
    { 4, 2 },
    .moves = 3,
    .verdict = BRG_CLOCK_CORRECTION_TOO_LATE,
    .white = 4 },
  { "/engine/clock-correction/rus-chess-2014/6.10.2/standard",
    "rus-chess-2014 6.10.2",
    BRG_DISCIPLINE_CHESS,
    BRG_TEMPO_STANDARD,
    -3,
    { 5, 2 },
    .moves = 30,
    .verdict = BRG_CLOCK_CORRECTION_MADE,
    .white = 2 },
  { "/engine/clock-correction/rus-chess-2014/6.10.1/broken",
    "rus-chess-2014 6.10.1",
    BRG_DISCIPLINE_CHESS,
    BRG_TEMPO_STANDARD,
    1,
    { 5, 2 },
    .is_broken = TRUE,
    .moves = 30,
    .verdict = BRG_CLOCK_CORRECTION_MADE,
    .white = 6 },
  { "/engine/clock-correction/ukr-chess-2016/6.4.2/set-wrongly",
    "ukr-chess-2016 6.4.2",
    BRG_DISCIPLINE_CHESS,
    BRG_TEMPO_STANDARD,
    2,
    { 5, 2 },
    .moves = 30,
    .verdict = BRG_CLOCK_CORRECTION_MADE,
    .white = 7 },
  { "/engine/clock-correction/ukr-chess-2016/6.4.1/broken",
    "ukr-chess-2016 6.4.1",
    BRG_DISCIPLINE_CHESS,
    BRG_TEMPO_STANDARD,
    2,
    { 5, 2 },
    .is_broken = TRUE,
    .moves = 30,
    .verdict = BRG_CLOCK_CORRECTION_MADE,
    .white = 7 },
  { "/engine/clock-correction/ussr-chess-1956/18/exactly-a-quarter",
    "ussr-chess-1956 18",
    BRG_DISCIPLINE_CHESS,
    BRG_TEMPO_UNKNOWN,
    -5,
    { 20, 15 },
    .moves = 10,
    .verdict = BRG_CLOCK_CORRECTION_MADE,
    .white = 15 },
  { "/engine/clock-correction/ussr-chess-1956/18/opponent-is-short",
    "ussr-chess-1956 18",
    BRG_DISCIPLINE_CHESS,
    BRG_TEMPO_UNKNOWN,
    -5,
    { 60, 14 },
    .moves = 10,
    .verdict = BRG_CLOCK_CORRECTION_REFUSED,
    .white = 60 },
  { "/engine/clock-correction/ussr-chess-1956/18/later-control",
    "ussr-chess-1956 18",
    BRG_DISCIPLINE_CHESS,
    BRG_TEMPO_UNKNOWN,
    -5,
    { 12, 14 },
    .is_later = TRUE,
    .moves = 45,
    .verdict = BRG_CLOCK_CORRECTION_MADE,
    .white = 7 },
  { "/engine/clock-correction/ussr-chess-1956/20/less-when-resumed",
    "ussr-chess-1956 20",
    BRG_DISCIPLINE_CHESS,
    BRG_TEMPO_UNKNOWN,
    -5,
    { 60, 60 },
    .is_later = TRUE,
    .is_resumed = TRUE,
    .moves = 45,
    .verdict = BRG_CLOCK_CORRECTION_REFUSED,
    .white = 60 },
  { "/engine/clock-correction/ussr-chess-1956/20/more-when-resumed",
    "ussr-chess-1956 20",
    BRG_DISCIPLINE_CHESS,
    BRG_TEMPO_UNKNOWN,
    5,
    { 60, 60 },
    .is_resumed = TRUE,
    .moves = 45,
    .verdict = BRG_CLOCK_CORRECTION_MADE,
    .white = 65 },
  { "/engine/clock-correction/rus-draughts-2022/5.4.2.5/keeps-what-he-has",
    "rus-draughts-2022 5.4.2.5",
    BRG_DISCIPLINE_RUSSIAN,
    BRG_TEMPO_STANDARD,
    -3,
    { 9, 20 },
    .moves = 5,
    .verdict = BRG_CLOCK_CORRECTION_CUT,
    .white = 9 },
  { "/engine/clock-correction/rus-draughts-2022/5.4.2.5/later-too",
    "rus-draughts-2022 5.4.2.5",
    BRG_DISCIPLINE_INTERNATIONAL,
    BRG_TEMPO_STANDARD,
    -9,
    { 20, 20 },
    .is_later = TRUE,
    .verdict = BRG_CLOCK_CORRECTION_CUT,
    .white = 15 },
  { "/engine/clock-correction/rus-draughts-2022/5.4.2.5/not-in-blitz",
    "rus-draughts-2022 5.4.2.5",
    BRG_DISCIPLINE_RUSSIAN,
    BRG_TEMPO_BLITZ,
    -1,
    { 3, 2 },
    .moves = 5,
    .verdict = BRG_CLOCK_CORRECTION_MADE,
    .white = 2 },
  { "/engine/clock-correction/rus-draughts-2022/5.4.2.5/6.2/draughts-64",
    "rus-draughts-2022 5.4.2.5",
    BRG_DISCIPLINE_DRAUGHTS64,
    BRG_TEMPO_STANDARD,
    -9,
    { 20, 20 },
    .verdict = BRG_CLOCK_CORRECTION_CUT,
    .white = 15 },
  { "/engine/clock-correction/rus-draughts-2022/5.4.2.5/not-in-giveaway",
    "rus-draughts-2022 5.4.2.5",
    BRG_DISCIPLINE_GIVEAWAY,
    BRG_TEMPO_STANDARD,
    -9,
    { 20, 20 },
    .verdict = BRG_CLOCK_CORRECTION_MADE,
    .white = 11 },
  { "/engine/clock-correction/rus-draughts-2022/5.4.2.5/not-in-renju",
    "rus-draughts-2022 5.4.2.5",
    BRG_DISCIPLINE_RENJU,
    BRG_TEMPO_STANDARD,
    -9,
    { 20, 20 },
    .verdict = BRG_CLOCK_CORRECTION_MADE,
    .white = 11 },
};

static BrgClockCorrectionQuery
make_query (const Case *test, BrgColour clock)
{
  /* The book is the one that the path names behind the name of the test. */
  g_auto (GStrv) parts = g_strsplit (test->path, "/", -1);

  return (BrgClockCorrectionQuery){
    .rulebook = brg_rulebook_find (parts[3]),
    .discipline = test->discipline,
    .tempo = test->tempo,
    .clock = clock,
    .add_seconds = test->add * 60,
    .left_seconds = { test->left[0] * 60, test->left[1] * 60 },
    .is_first_control = !test->is_later,
    .is_resumed = test->is_resumed,
    .is_broken = test->is_broken,
    .is_watched = test->is_watched,
    .moves = test->moves,
  };
}

static void
test_case (gconstpointer data)
{
  const Case *test = data;
  BrgClockCorrectionQuery query = make_query (test, BRG_COLOUR_WHITE);
  BrgClockCorrection correction;

  brg_clock_correction_judge (&query, &correction);
  g_assert_cmpstr (correction.article, ==, test->article);
  g_assert_cmpint (correction.verdict, ==, test->verdict);
  g_assert_cmpint (correction.left_seconds[0], ==, test->white * 60);
  g_assert_cmpint (correction.left_seconds[1], ==, test->left[1] * 60);
  g_assert_cmpint (correction.is_replaced, ==, test->is_broken);
}

/* The same of Black, and a clock that nobody can name: replaced, and nothing else. */
static void
test_other_sides (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      BrgClockCorrectionQuery query = make_query (&cases[i], BRG_COLOUR_BLACK);
      BrgClockCorrection correction;
      gint white = query.left_seconds[0];

      query.left_seconds[0] = query.left_seconds[1];
      query.left_seconds[1] = white;
      brg_clock_correction_judge (&query, &correction);
      g_assert_cmpint (correction.verdict, ==, cases[i].verdict);
      g_assert_cmpint (correction.left_seconds[1], ==, cases[i].white * 60);
      query.clock = BRG_COLOUR_NONE;
      brg_clock_correction_judge (&query, &correction);
      g_assert_cmpint (correction.verdict, ==, BRG_CLOCK_CORRECTION_UNKNOWN);
      g_assert_true (correction.is_replaced);
      g_assert_cmpint (correction.left_seconds[0], ==, query.left_seconds[0]);
      g_assert_cmpint (correction.left_seconds[1], ==, query.left_seconds[1]);
    }
}

/* Whatever is asked, less time never leaves more, and more never less. */
static void
test_direction (void)
{
  guint n_books;
  const BrgRulebook *const *books = brg_rulebooks (&n_books);

  for (guint i = 0; i < n_books; i++)
    for (gint add = -30; add <= 30; add += 3)
      for (gint left = 0; left <= 40; left += 5)
        {
          BrgClockCorrectionQuery query = { .rulebook = books[i],
                                            .discipline = books[i]->two_one_scoring
                                                              ? BRG_DISCIPLINE_RUSSIAN
                                                              : BRG_DISCIPLINE_CHESS,
                                            .clock = BRG_COLOUR_WHITE,
                                            .add_seconds = add * 60,
                                            .left_seconds = { left * 60, 1200 },
                                            .is_first_control = TRUE };
          BrgClockCorrection correction;

          brg_clock_correction_judge (&query, &correction);
          g_assert_cmpint (correction.left_seconds[0], >=, 0);
          g_assert_cmpint (correction.left_seconds[0], >=, MIN (left, left + add) * 60);
          g_assert_cmpint (correction.left_seconds[0], <=, MAX (left, left + add) * 60);
        }
}

/* 5.4.3.3: seven minutes for both, half of them each, and never below nothing; FIDE's laws let the
 * clocks stand. */
static void
test_restored (void)
{
  BrgClockCorrectionQuery query = { .rulebook = brg_rulebook_find ("rus-draughts-2022"),
                                    .discipline = BRG_DISCIPLINE_RUSSIAN,
                                    .tempo = BRG_TEMPO_STANDARD,
                                    .clock = BRG_COLOUR_NONE,
                                    .add_seconds = 420,
                                    .left_seconds = { 1800, 900 },
                                    .is_restored = TRUE,
                                    .moves = 40 };
  BrgClockCorrection correction;

  g_assert_true (brg_clock_correction_halves_restoring (query.rulebook));
  brg_clock_correction_judge (&query, &correction);
  g_assert_cmpint (correction.verdict, ==, BRG_CLOCK_CORRECTION_MADE);
  g_assert_cmpint (correction.left_seconds[0], ==, 1590);
  g_assert_cmpint (correction.left_seconds[1], ==, 690);
  g_assert_false (correction.is_replaced);
  g_assert_cmpstr (correction.article, ==, "rus-draughts-2022 5.4.3.3");
  query.left_seconds[1] = 100;
  brg_clock_correction_judge (&query, &correction);
  g_assert_cmpint (correction.verdict, ==, BRG_CLOCK_CORRECTION_CUT);
  g_assert_cmpint (correction.left_seconds[1], ==, 0);
  query.rulebook = brg_rulebook_find ("fide-2023");
  query.discipline = BRG_DISCIPLINE_CHESS;
  g_assert_false (brg_clock_correction_halves_restoring (query.rulebook));
  brg_clock_correction_judge (&query, &correction);
  g_assert_cmpint (correction.left_seconds[0], ==, 1800);
}

BRG_TEST_TOPIC ("clock-correction")
{
  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    g_test_add_data_func (cases[i].path, &cases[i], test_case);
  g_test_add_func ("/engine/clock-correction/other-sides", test_other_sides);
  g_test_add_func ("/engine/clock-correction/direction", test_direction);
  g_test_add_func ("/engine/clock-correction/rus-draughts-2022 5.4.3.3/restored", test_restored);
  return g_test_run ();
}
