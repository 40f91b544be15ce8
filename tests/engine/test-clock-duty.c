/* test-clock-duty.c - writing moves, two fallen flags, time to the next control: book by book
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-both-flags.h"
#include "brg-control-left.h"
#include "brg-game-clock.h"
#include "brg-record-duty.h"
#include "brg-rulebooks.h"
#include "brg-test.h"

#include <string.h>

static const BrgRulebook *
find_book (const char *article)
{
  g_auto (GStrv) parts = g_strsplit (article, " ", 2);

  return brg_rulebook_find (parts[0]);
}

/* Of each article that says something of writing one case. */
typedef struct
{
  const char *path;
  const char *article;
  BrgDiscipline discipline;
  BrgTempo tempo;
  gint64 left_ms;
  gint increment;
  gboolean must;
  gboolean is_watched;
} DutyCase;

static const DutyCase duties[] = {
  { "/engine/record-duty/fide-2023/8.1.1/time-enough", "fide-2023 8.1.1", BRG_DISCIPLINE_CHESS960,
    BRG_TEMPO_STANDARD, 300000, 0, TRUE, FALSE },
  { "/engine/record-duty/fide-2023/8.4/a-moment-less", "fide-2023 8.4", BRG_DISCIPLINE_CHESS960,
    BRG_TEMPO_STANDARD, 299999, 0, FALSE, FALSE },
  { "/engine/record-duty/fide-2023/A.2/B.3/blitz", "fide-2023 A.2", BRG_DISCIPLINE_CHESS,
    BRG_TEMPO_BLITZ, 180000, 2, FALSE, FALSE },
  { "/engine/record-duty/fide-2023/B.2/watched-blitz", "fide-2023 8.1.1", BRG_DISCIPLINE_CHESS,
    BRG_TEMPO_BLITZ, 300000, 0, TRUE, TRUE },
  { "/engine/record-duty/rus-chess-2014/8.1/time-enough", "rus-chess-2014 8.1",
    BRG_DISCIPLINE_CHESS, BRG_TEMPO_UNKNOWN, 600000, 0, TRUE, FALSE },
  { "/engine/record-duty/rus-chess-2014/8.4/short-of-time", "rus-chess-2014 8.4",
    BRG_DISCIPLINE_CHESS, BRG_TEMPO_STANDARD, 250000, 10, FALSE, FALSE },
  { "/engine/record-duty/rus-chess-2014/17.3/blitz", "rus-chess-2014 16.2", BRG_DISCIPLINE_CHESS,
    BRG_TEMPO_BLITZ, 600000, 0, FALSE, FALSE },
  { "/engine/record-duty/rus-chess-2014/17.2/watched-blitz", "rus-chess-2014 8.1",
    BRG_DISCIPLINE_CHESS, BRG_TEMPO_BLITZ, 600000, 0, TRUE, TRUE },
  { "/engine/record-duty/rus-chess-2014/17.2/short-of-time", "rus-chess-2014 8.4",
    BRG_DISCIPLINE_CHESS, BRG_TEMPO_BLITZ, 180000, 0, FALSE, TRUE },
  { "/engine/record-duty/rus-chess-2014/16.2/watched-rapid", "rus-chess-2014 16.2",
    BRG_DISCIPLINE_CHESS, BRG_TEMPO_RAPID, 600000, 0, FALSE, TRUE },
  { "/engine/record-duty/ukr-chess-2016/8.3/short-of-time", "ukr-chess-2016 8.3",
    BRG_DISCIPLINE_CHESS, BRG_TEMPO_STANDARD, 60000, 10, FALSE, FALSE },
  { "/engine/record-duty/ukr-chess-2016/8.1/time-enough", "ukr-chess-2016 8.1",
    BRG_DISCIPLINE_CHESS, BRG_TEMPO_UNKNOWN, 600000, 10, TRUE, FALSE },
  { "/engine/record-duty/ussr-chess-1956/24/no-exemption", "ussr-chess-1956 24",
    BRG_DISCIPLINE_CHESS, BRG_TEMPO_UNKNOWN, 1000, 0, TRUE, FALSE },
  { "/engine/record-duty/rus-draughts-2022/5.4.3.1/time-enough", "rus-draughts-2022 5.4.3.1",
    BRG_DISCIPLINE_GIVEAWAY, BRG_TEMPO_STANDARD, 600000, 30, TRUE, FALSE },
  { "/engine/record-duty/rus-draughts-2022/5.4.3.2/short-of-time", "rus-draughts-2022 5.4.3.2",
    BRG_DISCIPLINE_RUSSIAN, BRG_TEMPO_STANDARD, 299000, 0, FALSE, FALSE },
  { "/engine/record-duty/rus-draughts-2022/6.1.10.2/draughts-64", "rus-draughts-2022 6.1.10.2",
    BRG_DISCIPLINE_DRAUGHTS64, BRG_TEMPO_RAPID, 600000, 0, FALSE, FALSE },
  { "/engine/record-duty/rus-draughts-2022/7.7.2/fast", "rus-draughts-2022 7.7.2",
    BRG_DISCIPLINE_INTERNATIONAL, BRG_TEMPO_RAPID, 600000, 5, FALSE, FALSE },
  { "/engine/record-duty/rus-draughts-2022/9.3.2.1/renju", "rus-draughts-2022 9.3.2.1",
    BRG_DISCIPLINE_RENJU, BRG_TEMPO_STANDARD, 600000, 0, TRUE, FALSE },
  { "/engine/record-duty/rus-draughts-2022/9.3.2.2/renju", "rus-draughts-2022 9.3.2.2",
    BRG_DISCIPLINE_RENJU, BRG_TEMPO_STANDARD, 60000, 10, FALSE, FALSE },
};

static void
test_duty (gconstpointer data)
{
  const DutyCase *test = data;
  const char *article = NULL;

  g_assert_cmpint (brg_record_duty_ask (find_book (test->article), test->discipline, test->tempo,
                                        test->is_watched, test->left_ms, test->increment, &article),
                   ==, test->must);
  g_assert_cmpstr (article, ==, test->article);
}

typedef struct
{
  const char *path;
  const char *article; /* with the book alone where it says nothing */
  BrgTempo tempo;
  gboolean is_watched;
  gboolean is_last;
  gboolean is_announced;
  BrgBothFlags flags;
  gboolean has_increment;
} FlagsCase;

static const FlagsCase flags[] = {
  { "/engine/both-flags/fide-2023/III.3.1.2/rapid", "fide-2023 III.3.1.2", BRG_TEMPO_RAPID, FALSE,
    TRUE, TRUE, BRG_BOTH_FLAGS_DRAW, FALSE },
  { "/engine/both-flags/fide-2023/III.3.1.1/earlier", "fide-2023 III.3.1.1", BRG_TEMPO_UNKNOWN,
    FALSE, FALSE, TRUE, BRG_BOTH_FLAGS_PLAY_ON, FALSE },
  { "/engine/both-flags/fide-2023/III.2.1/not-announced", "fide-2023 III.2.1", BRG_TEMPO_STANDARD,
    FALSE, TRUE, FALSE, BRG_BOTH_FLAGS_SILENT, FALSE },
  { "/engine/both-flags/fide-2023/III.2.2/blitz", "fide-2023 III.2.2", BRG_TEMPO_BLITZ, TRUE, TRUE,
    TRUE, BRG_BOTH_FLAGS_SILENT, FALSE },
  { "/engine/both-flags/fide-2023/III.2.2/increment", "fide-2023 III.2.2", BRG_TEMPO_STANDARD,
    FALSE, TRUE, TRUE, BRG_BOTH_FLAGS_SILENT, TRUE },
  { "/engine/both-flags/rus-chess-2014/6.11.2/increment", "rus-chess-2014 6.11.2",
    BRG_TEMPO_STANDARD, FALSE, TRUE, FALSE, BRG_BOTH_FLAGS_DRAW, TRUE },
  { "/engine/both-flags/rus-chess-2014/6.11.1/earlier", "rus-chess-2014 6.11.1", BRG_TEMPO_STANDARD,
    FALSE, FALSE, FALSE, BRG_BOTH_FLAGS_PLAY_ON, FALSE },
  { "/engine/both-flags/rus-chess-2014/16.4.6/any-period", "rus-chess-2014 16.4.6", BRG_TEMPO_BLITZ,
    FALSE, FALSE, FALSE, BRG_BOTH_FLAGS_DRAW, FALSE },
  { "/engine/both-flags/rus-chess-2014/16.3/watched", "rus-chess-2014 6.11.1", BRG_TEMPO_RAPID,
    TRUE, FALSE, FALSE, BRG_BOTH_FLAGS_PLAY_ON, FALSE },
  { "/engine/both-flags/ukr-chess-2016/6.5.2/last", "ukr-chess-2016 6.5.2", BRG_TEMPO_UNKNOWN,
    FALSE, TRUE, FALSE, BRG_BOTH_FLAGS_DRAW, FALSE },
  { "/engine/both-flags/ussr-chess-1956/silent", "ussr-chess-1956", BRG_TEMPO_UNKNOWN, FALSE, TRUE,
    FALSE, BRG_BOTH_FLAGS_SILENT, FALSE },
  { "/engine/both-flags/rus-draughts-2022/5.4.13.1/any-period", "rus-draughts-2022 5.4.13.1",
    BRG_TEMPO_BLITZ, FALSE, FALSE, FALSE, BRG_BOTH_FLAGS_DRAW, FALSE },
};

static void
test_flags (gconstpointer data)
{
  const FlagsCase *test = data;
  const char *article = "";

  g_assert_cmpint (brg_both_flags_judge (find_book (test->article), test->tempo, test->is_watched,
                                         test->is_last, test->is_announced, test->has_increment,
                                         &article),
                   ==, test->flags);
  g_assert_cmpstr (article, ==, strchr (test->article, ' ') != NULL ? test->article : NULL);
}

typedef struct
{
  const char *path;
  const char *article;
  const char *control;
  guint made;
  gint used; /* minutes */
  gint left; /* seconds */
  guint period;
} LeftCase;

static const LeftCase lefts[] = {
  { "/engine/control-left/fide-2023/6.3.2/carried-over", "fide-2023 6.3.2",
    "40/90+30, 20/30+30, 15+30", 60, 100, (90 + 30 + 15 - 100) * 60 + 61 * 30, 2 },
  { "/engine/control-left/fide-2023/6.3.1/delay-gives-nothing", "fide-2023 6.3.1", "90d30", 20, 30,
    60 * 60, 0 },
  { "/engine/control-left/rus-chess-2014/6.2.1/first", "rus-chess-2014 6.2.1", "40/120, 60", 39,
    119, 60, 0 },
  { "/engine/control-left/rus-chess-2014/6.2.2/second", "rus-chess-2014 6.2.2", "40/120, 60", 40,
    119, 61 * 60, 1 },
  { "/engine/control-left/ukr-chess-2016/6.2.1/first", "ukr-chess-2016 6.2.1", "90+30", 0, 0,
    90 * 60 + 30, 0 },
  { "/engine/control-left/ukr-chess-2016/6.2.2/repeats", "ukr-chess-2016 6.2.2", "40/120, 20/60",
    80, 230, (120 + 60 + 60 + 60 - 230) * 60, 3 },
  { "/engine/control-left/ussr-chess-1956/18/exceeded", "ussr-chess-1956 18", "45/150, 18/60", 44,
    151, -60, 0 },
  { "/engine/control-left/rus-draughts-2022/5.4.2.1/draughts", "rus-draughts-2022 5.4.2.1",
    "45/60, 30", 45, 50, 40 * 60, 1 },
};

static void
test_left (gconstpointer data)
{
  const LeftCase *test = data;
  BrgTimeControl control;
  BrgControlLeft left;

  g_assert_true (brg_time_control_parse (test->control, &control, NULL));
  brg_control_left_count (find_book (test->article), &control, test->made, test->used * 60, &left);
  g_assert_cmpint (left.left_seconds, ==, test->left);
  g_assert_cmpuint (left.period, ==, test->period);
  g_assert_cmpint (left.is_carried, ==, test->period > 0);
  g_assert_cmpstr (left.article, ==, test->article);
}

/* The clocks of a game come to the same. */
static void
test_as_clock (void)
{
  static const char *const controls[] = { "40/90+30, 20/30+30, 15+30", "40/120, 20/60", "90+30",
                                          "36/120, 18/60", "10/5+3, 5/2d4, 3" };

  for (guint i = 0; i < G_N_ELEMENTS (controls); i++)
    {
      BrgTimeControl control;
      BrgGameClock clock;

      g_assert_true (brg_time_control_parse (controls[i], &control, NULL));
      brg_game_clock_init (&clock, &control, BRG_COLOUR_WHITE);
      brg_game_clock_start (&clock, 0);
      for (guint made = 0; made < 90; made++)
        {
          BrgControlLeft left;

          brg_control_left_count (brg_rulebook_find ("fide-2023"), &control, made, 0, &left);
          g_assert_cmpint (left.left_seconds * 1000, ==,
                           brg_game_clock_get_left_ms (&clock, BRG_COLOUR_WHITE, 0));
          g_assert_cmpuint (left.period, ==, brg_game_clock_get_period (&clock, BRG_COLOUR_WHITE));
          brg_game_clock_press (&clock, BRG_COLOUR_WHITE, 0);
          brg_game_clock_press (&clock, BRG_COLOUR_BLACK, 0);
        }
    }
}

/* Where two classes of a book share a limit the discipline tells which is meant. */
static void
test_shared_limit (void)
{
  const BrgRulebook *draughts = brg_rulebook_find ("rus-draughts-2022");
  BrgTimeControl control;
  const char *article = NULL;

  g_assert_true (brg_time_control_parse ("15+5", &control, NULL));
  g_assert_true (brg_time_control_is_of_class (&control, draughts, BRG_DISCIPLINE_INTERNATIONAL,
                                               BRG_TEMPO_BLITZ, &article));
  g_assert_cmpstr (article, ==, "rus-draughts-2022 7.6.3");
  g_assert_true (brg_time_control_is_of_class (&control, draughts, BRG_DISCIPLINE_INTERNATIONAL,
                                               BRG_TEMPO_RAPID, &article));
  g_assert_cmpstr (article, ==, "rus-draughts-2022 7.6.2");
  g_assert_false (brg_time_control_is_of_class (&control, draughts, BRG_DISCIPLINE_INTERNATIONAL,
                                                BRG_TEMPO_STANDARD, &article));
  g_assert_cmpstr (article, ==, "rus-draughts-2022 7.6.2");
}

BRG_TEST_TOPIC ("clock-duty")
{
  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (duties); i++)
    g_test_add_data_func (duties[i].path, &duties[i], test_duty);
  for (guint i = 0; i < G_N_ELEMENTS (flags); i++)
    g_test_add_data_func (flags[i].path, &flags[i], test_flags);
  for (guint i = 0; i < G_N_ELEMENTS (lefts); i++)
    g_test_add_data_func (lefts[i].path, &lefts[i], test_left);
  g_test_add_func ("/engine/control-left/as-the-clock", test_as_clock);
  g_test_add_func ("/engine/time-control/rus-draughts-2022/7.6.3/shared-limit", test_shared_limit);
  return g_test_run ();
}
