/* test-game-clock.c - the two clocks of a game
 *
 * Games are told as steps with the moment of each in seconds; readings follow from the time control
 * by hand.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-game-clock.h"
#include "brg-test.h"

#include "brg-game-clock-text.h"

#include <stdlib.h>
#include <string.h>

#define US(seconds) ((gint64) (seconds) *1000000)
/* Moments are counted from here: a clock that never goes back begins somewhere. */
#define BEGINNING US (777)
#define MS(minutes, seconds) (((gint64) (minutes) *60 + (seconds)) * 1000)

/* What a game is told with: blanks between, each step is letter and number.
 *   N@ is the moment of the steps that follow, in milliseconds from the beginning
 *   g start, h stop, w White presses, b Black presses, u take back
 *   W=N B=N set to N ms, W+N W-N correct by N ms, mN m of White, nN of Black, tw tb give the move
 *   pN both players make N moves, each after one second. */
typedef struct
{
  const char *path;
  const char *control;
  const char *steps;
  gint64 white_ms;
  gint64 black_ms;
  const char *flags; /* - none, w, b, or both in the order in which they fell */
  guint white_period;
  guint white_to_control;
} Case;

static const Case cases[] = {
  { "/engine/game-clock/fide-2023/6.3.1/ready", "40/90+30, 30+30", "5000@", MS (90, 30),
    MS (90, 30), "-", 0, 40 },
  { "/engine/game-clock/fide-2023/6.3.1/all-moves-in-one-period", "25+10", "", MS (25, 10),
    MS (25, 10), "-", 0, 0 },
  { "/engine/game-clock/fide-2023/6.2.1/white-runs", "90", "g 1500@", MS (90, 0) - 1500, MS (90, 0),
    "-", 0, 0 },
  { "/engine/game-clock/fide-2023/6.2.1/press", "90", "g 60000@ w 180000@", MS (89, 0), MS (88, 0),
    "-", 0, 0 },
  { "/engine/game-clock/fide-2023/6.2.1/not-his-clock", "90", "g 60000@ b 180000@", MS (87, 0),
    MS (90, 0), "-", 0, 0 },
  { "/engine/game-clock/fide-2023/6.2.1/not-started", "90", "w 180000@", MS (90, 0), MS (90, 0),
    "-", 0, 0 },
  { "/engine/game-clock/fide-2023/6.3.1/increment-before-every-move", "3+2", "g 10000@ w 15000@ b",
    MS (3, 2) - 10000 + 2000, MS (3, 2) - 5000 + 2000, "-", 0, 0 },
  { "/engine/game-clock/fide-2023/6.3.1/increment-of-the-next-period", "2/10+5, 10+30", "g p2",
    MS (10, 5) + 5000 + MS (10, 30) - 2000, MS (10, 5) + 5000 + MS (10, 30) - 2000, "-", 1, 0 },
  { "/engine/game-clock/fide-2023/6.3.1/increment-in-the-last-period-only", "40/90, 30+30", "g p39",
    MS (90, 0) - 39000, MS (90, 0) - 39000, "-", 0, 1 },
  { "/engine/game-clock/fide-2023/6.3.2/unused-time-is-carried-over", "40/90, 30+30", "g p40",
    MS (120, 30) - 40000, MS (120, 30) - 40000, "-", 1, 0 },
  { "/engine/game-clock/rus-chess-2014/6.2.2/unused-time-is-carried-over", "40/120, 20/60, 15+30",
    "g p60", MS (195, 30) - 60000, MS (195, 30) - 60000, "-", 2, 0 },
  { "/engine/game-clock/ussr-chess-1956/18/last-phase-repeats", "40/150, 16/60", "g p56",
    MS (270, 0) - 56000, MS (270, 0) - 56000, "-", 2, 16 },
  { "/engine/game-clock/ussr-chess-1956/18/within-a-repeated-phase", "40/150, 16/60", "g p75",
    MS (330, 0) - 75000, MS (330, 0) - 75000, "-", 3, 13 },
  /* 40 moves and 2 h 25 min, of which 1 h 40 min for the 40 moves: 2 h and 1 h less 2 h 25 min. */
  { "/engine/game-clock/ussr-chess-1956/18/example-of-19", "40/120, 20/60",
    "m39 g 6000000@ w b 8700000@", MS (35, 0), MS (120, 0), "-", 1, 20 },
  { "/engine/game-clock/ussr-chess-1956/18/ten-minutes-carried-over", "40/150, 16/60",
    "m39 g 8400000@ w", MS (70, 0), MS (150, 0), "-", 1, 16 },
  { "/engine/game-clock/fide-2023/6.3.1/twenty-moves-to-go", "40/90, 20/60", "m20 g 3000000@",
    MS (40, 0), MS (90, 0), "-", 0, 20 },

  { "/engine/game-clock/fide-2023/6.3.2/delay-not-used-up", "5d3", "g 2900@ w 5000@ b 6000@",
    MS (5, 0), MS (5, 0), "-", 0, 0 },
  { "/engine/game-clock/fide-2023/6.3.2/delay-used-up", "5d3", "g 10000@ w 10000@",
    MS (5, 0) - 7000, MS (5, 0), "-", 0, 0 },
  { "/engine/game-clock/fide-2023/6.3.2/delay-across-a-stop", "5d3", "g 2000@ h 60000@ g 62000@",
    MS (5, 0) - 1000, MS (5, 0), "-", 0, 0 },
  { "/engine/game-clock/fide-2023/6.3.2/delay-and-flag", "1d3", "g 62999@", 1, MS (1, 0), "-", 0,
    0 },
  { "/engine/game-clock/fide-2023/6.4/flag-after-the-delay", "1d3", "g 63000@", 0, MS (1, 0), "w",
    0, 0 },

  { "/engine/game-clock/fide-2023/6.4/just-not-fallen", "3", "g 179999@", 1, MS (3, 0), "-", 0, 0 },
  { "/engine/game-clock/fide-2023/6.4/fallen", "3", "g 180000@", 0, MS (3, 0), "w", 0, 0 },
  { "/engine/game-clock/fide-2023/6.4/pressed-after-the-fall", "3+2", "g 200000@ w 200000@",
    MS (0, 2), MS (3, 2), "w", 0, 0 },
  { "/engine/game-clock/fide-2023/6.4/both-white-first", "3", "g 180000@ w 400000@", 0, 0, "wb", 0,
    0 },
  { "/engine/game-clock/fide-2023/6.4/both-black-first", "3", "g 1000@ w 181000@ b 400000@", 0, 0,
    "bw", 0, 0 },
  { "/engine/game-clock/fide-2023/6.4/last-move-of-the-control", "1/1, 10", "g 59999@ w",
    1 + MS (10, 0), MS (1, 0), "-", 1, 0 },
  { "/engine/game-clock/fide-2023/6.10.2/flag-put-up-again", "3", "g 200000@ h W=60000", MS (1, 0),
    MS (3, 0), "-", 0, 0 },
  { "/engine/game-clock/fide-2023/6.10.2/other-flag-is-then-first", "3",
    "g 180000@ w 400000@ h W=60000", MS (1, 0), 0, "b", 0, 0 },
  { "/engine/game-clock/fide-2023/6.10.2/set-while-running", "90", "g 60000@ W=600000 120000@",
    MS (9, 0), MS (90, 0), "-", 0, 0 },
  { "/engine/game-clock/fide-2023/6.10.2/two-minutes-more", "90+30", "g 60000@ h B+120000",
    MS (89, 30), MS (92, 30), "-", 0, 0 },
  { "/engine/game-clock/fide-2023/6.10.2/taken-away", "90", "W-600000", MS (80, 0), MS (90, 0), "-",
    0, 0 },
  { "/engine/game-clock/fide-2023/6.10.2/never-below-nothing", "5", "W-600000", 0, MS (5, 0), "-",
    0, 0 },
  { "/engine/game-clock/fide-2023/6.10.2/never-above-the-most", "5", "B=9999999999", MS (5, 0),
    BRG_GAME_CLOCK_MAX_MS, "-", 0, 0 },

  { "/engine/game-clock/fide-2023/6.11/stopped", "90", "g 60000@ h 600000@", MS (89, 0), MS (90, 0),
    "-", 0, 0 },
  { "/engine/game-clock/fide-2023/6.11/resumed", "90", "g 60000@ h 600000@ g 660000@", MS (88, 0),
    MS (90, 0), "-", 0, 0 },
  { "/engine/game-clock/fide-2023/6.11/stopped-twice-started-twice", "90",
    "g g 60000@ h h 600000@ g 610000@ g 660000@", MS (88, 0), MS (90, 0), "-", 0, 0 },
  { "/engine/game-clock/fide-2023/6.11/no-press-when-stopped", "90", "g 60000@ h w 600000@",
    MS (89, 0), MS (90, 0), "-", 0, 0 },

  { "/engine/game-clock/undo/increment-is-taken-away", "3+2", "g 10000@ w 15000@ u 16000@",
    MS (3, 2) - 11000, MS (3, 2) - 5000, "-", 0, 0 },
  { "/engine/game-clock/undo/period-goes-back", "2/10, 5", "g p1 w 3000@ u", MS (10, 0) - 1000,
    MS (10, 0) - 2000, "-", 0, 1 },
  { "/engine/game-clock/undo/stopped-stays-stopped", "90", "g 60000@ w 61000@ h u 90000@",
    MS (89, 0), MS (90, 0) - 1000, "-", 0, 0 },
  { "/engine/game-clock/undo/delay-goes-on", "5d3", "g 2000@ w 3000@ u 4000@", MS (5, 0), MS (5, 0),
    "-", 0, 0 },
  { "/engine/game-clock/undo/nothing-made", "90", "g 60000@ u 120000@", MS (88, 0), MS (90, 0), "-",
    0, 0 },
  { "/engine/game-clock/undo/spent-increment-leaves-nothing", "0+5", "g 1000@ w W=2000 h u", 0,
    MS (0, 5), "-", 0, 0 },

  { "/engine/game-clock/moves/set", "40/120, 60", "m40", MS (120, 0), MS (120, 0), "-", 1, 0 },
  { "/engine/game-clock/moves/turn-given", "90", "g 60000@ tb 120000@", MS (89, 0), MS (89, 0), "-",
    0, 0 },
  { "/engine/game-clock/time-going-back", "90", "g 60000@ w 30000@ b 90000@", MS (88, 30),
    MS (90, 0), "-", 0, 0 },
};

static gint64
play_both (BrgGameClock *clock, guint n_moves, gint64 now)
{
  for (guint i = 0; i < 2 * n_moves; i++)
    {
      now += US (1);
      g_assert_true (brg_game_clock_press (clock, clock->turn, now));
    }
  return now;
}

static void
set_side (BrgGameClock *clock, const char *step, gint64 now)
{
  BrgColour colour = step[0] == 'W' ? BRG_COLOUR_WHITE : BRG_COLOUR_BLACK;
  gint64 number = g_ascii_strtoll (step + 2, NULL, 10);

  if (step[1] == '=')
    brg_game_clock_set (clock, colour, number, now);
  else
    brg_game_clock_correct (clock, colour, step[1] == '-' ? -number : number, now);
}

static gint64
take_step (BrgGameClock *clock, const char *step, gint64 now)
{
  guint64 number = g_ascii_strtoull (step + 1, NULL, 10);

  if (g_ascii_isdigit (step[0]))
    return BEGINNING + g_ascii_strtoll (step, NULL, 10) * 1000;
  switch (step[0])
    {
    case 'g':
      brg_game_clock_start (clock, now);
      break;
    case 'h':
      brg_game_clock_stop (clock, now);
      break;
    case 'w':
      brg_game_clock_press (clock, BRG_COLOUR_WHITE, now);
      break;
    case 'b':
      brg_game_clock_press (clock, BRG_COLOUR_BLACK, now);
      break;
    case 'u':
      brg_game_clock_undo_press (clock, now);
      break;
    case 'p':
      return play_both (clock, (guint) number, now);
    case 'm':
      brg_game_clock_set_moves (clock, BRG_COLOUR_WHITE, (guint) number, now);
      break;
    case 'n':
      brg_game_clock_set_moves (clock, BRG_COLOUR_BLACK, (guint) number, now);
      break;
    case 't':
      brg_game_clock_set_turn (clock, step[1] == 'w' ? BRG_COLOUR_WHITE : BRG_COLOUR_BLACK, now);
      break;
    default:
      set_side (clock, step, now);
    }
  return now;
}

static gint64
play (const Case *vector, BrgGameClock *clock, gboolean through_text)
{
  g_auto (GStrv) steps = g_strsplit (vector->steps, " ", -1);
  BrgTimeControl control;
  gint64 now = BEGINNING;

  g_assert_true (brg_time_control_parse (vector->control, &control, NULL));
  brg_game_clock_init (clock, &control, BRG_COLOUR_WHITE);
  for (guint i = 0; steps[i] != NULL; i++)
    {
      g_autofree char *text = NULL;

      now = steps[i][0] != '\0' ? take_step (clock, steps[i], now) : now;
      text = brg_game_clock_to_text (clock, now);
      if (through_text)
        g_assert_true (brg_game_clock_from_text (text, now, clock));
    }
  return now;
}

static char *
describe_flags (const BrgGameClock *clock, gint64 now)
{
  static const char *const letters[] = { "", "w", "b" };
  BrgColour first = brg_game_clock_get_first_flag (clock, now);
  BrgColour second = brg_colour_opposite (first);

  if (first == BRG_COLOUR_NONE)
    {
      g_assert_false (brg_game_clock_has_flagged (clock, BRG_COLOUR_WHITE, now));
      g_assert_false (brg_game_clock_has_flagged (clock, BRG_COLOUR_BLACK, now));
      return g_strdup ("-");
    }
  g_assert_true (brg_game_clock_has_flagged (clock, first, now));
  return g_strconcat (letters[first],
                      brg_game_clock_has_flagged (clock, second, now) ? letters[second] : "", NULL);
}

static void
check_clock (const Case *vector, const BrgGameClock *clock, gint64 now)
{
  g_autofree char *flags = describe_flags (clock, now);

  g_assert_cmpint (brg_game_clock_get_left_ms (clock, BRG_COLOUR_WHITE, now), ==, vector->white_ms);
  g_assert_cmpint (brg_game_clock_get_left_ms (clock, BRG_COLOUR_BLACK, now), ==, vector->black_ms);
  g_assert_cmpstr (flags, ==, vector->flags);
  g_assert_cmpuint (brg_game_clock_get_period (clock, BRG_COLOUR_WHITE), ==, vector->white_period);
  g_assert_cmpuint (brg_game_clock_get_moves_to_control (clock, BRG_COLOUR_WHITE), ==,
                    vector->white_to_control);
}

/* The same when the clocks are written and read back after every step. Time going back is then
 * another matter: what is read begins anew. */
static void
test_case (gconstpointer data)
{
  const Case *vector = data;
  BrgGameClock clock;
  gint64 now = play (vector, &clock, FALSE);

  check_clock (vector, &clock, now);
  if (g_str_has_suffix (vector->path, "going-back"))
    return;
  now = play (vector, &clock, TRUE);
  check_clock (vector, &clock, now);
}

/* fide-2023 6.4: the moment of the fall, to the microsecond, however late one looks. */
static void
test_flag_moment (void)
{
  BrgTimeControl control;
  BrgGameClock clock;
  gint64 moment;

  g_assert_true (brg_time_control_parse ("3+2", &control, NULL));
  brg_game_clock_init (&clock, &control, BRG_COLOUR_BLACK);
  g_assert_cmpint (brg_game_clock_get_flag_moment (&clock), ==, BRG_GAME_CLOCK_NEVER);
  brg_game_clock_start (&clock, BEGINNING);
  g_assert_cmpint (brg_game_clock_get_flag_moment (&clock), ==, BEGINNING + US (182));
  g_assert_true (brg_game_clock_press (&clock, BRG_COLOUR_BLACK, BEGINNING + 1234567));
  moment = BEGINNING + 1234567 + US (182);
  g_assert_cmpint (brg_game_clock_get_flag_moment (&clock), ==, moment);
  g_assert_cmpint (brg_game_clock_get_left_ms (&clock, BRG_COLOUR_WHITE, moment - 1), ==, 1);
  g_assert_false (brg_game_clock_has_flagged (&clock, BRG_COLOUR_WHITE, moment - 1));
  g_assert_cmpint (brg_game_clock_get_left_ms (&clock, BRG_COLOUR_WHITE, moment), ==, 0);
  g_assert_true (brg_game_clock_has_flagged (&clock, BRG_COLOUR_WHITE, moment));
  brg_game_clock_stop (&clock, moment + US (50));
  g_assert_true (brg_game_clock_has_flagged (&clock, BRG_COLOUR_WHITE, moment + US (50)));
  g_assert_cmpint (brg_game_clock_get_first_flag (&clock, moment), ==, BRG_COLOUR_WHITE);
  g_assert_cmpint (brg_game_clock_get_flag_moment (&clock), ==, BRG_GAME_CLOCK_NEVER);
}

/* fide-2023 6.3.2: what is left of the delay. */
static void
test_delay (void)
{
  BrgTimeControl control;
  BrgGameClock clock;

  g_assert_true (brg_time_control_parse ("5d10", &control, NULL));
  brg_game_clock_init (&clock, &control, BRG_COLOUR_WHITE);
  brg_game_clock_start (&clock, BEGINNING);
  g_assert_cmpint (brg_game_clock_get_delay_ms (&clock, BRG_COLOUR_WHITE, BEGINNING + 3500 * 1000),
                   ==, 6500);
  g_assert_cmpint (brg_game_clock_get_delay_ms (&clock, BRG_COLOUR_WHITE, BEGINNING + US (20)), ==,
                   0);
  g_assert_cmpint (brg_game_clock_get_delay_ms (&clock, BRG_COLOUR_BLACK, BEGINNING + US (20)), ==,
                   10000);
}

/* Many short moves lose nothing to rounding. */
static void
test_no_rounding (void)
{
  BrgTimeControl control;
  BrgGameClock clock;
  gint64 now = BEGINNING;

  g_assert_true (brg_time_control_parse ("10", &control, NULL));
  brg_game_clock_init (&clock, &control, BRG_COLOUR_WHITE);
  brg_game_clock_start (&clock, now);
  for (guint i = 0; i < 2000; i++)
    {
      now += 333;
      g_assert_true (brg_game_clock_press (&clock, clock.turn, now));
    }
  g_assert_cmpint (brg_game_clock_get_left_ms (&clock, BRG_COLOUR_WHITE, now), ==,
                   MS (10, 0) - 333);
  g_assert_cmpint (brg_game_clock_get_left_ms (&clock, BRG_COLOUR_BLACK, now), ==,
                   MS (10, 0) - 333);
}

static void
test_most_moves (void)
{
  BrgTimeControl control;
  BrgGameClock clock;

  g_assert_true (brg_time_control_parse ("1/1", &control, NULL));
  brg_game_clock_init (&clock, &control, BRG_COLOUR_WHITE);
  brg_game_clock_set_moves (&clock, BRG_COLOUR_WHITE, G_MAXUINT, BEGINNING);
  brg_game_clock_start (&clock, BEGINNING);
  g_assert_true (brg_game_clock_press (&clock, BRG_COLOUR_WHITE, BEGINNING));
  g_assert_cmpuint (clock.sides[0].n_moves, ==, BRG_GAME_CLOCK_MAX_MOVES);
  g_assert_cmpuint (brg_game_clock_get_moves_to_control (&clock, BRG_COLOUR_WHITE), ==, 1);
}

#define SOUND "40/120, 60+30|running|w|-|7200000000 0 0 0 -|7200000000 5 6 7 -"

static void
test_text (void)
{
  BrgGameClock clock;
  g_autofree char *text = NULL;
  g_autofree char *later = NULL;

  g_assert_true (brg_game_clock_from_text (SOUND, BEGINNING, &clock));
  text = brg_game_clock_to_text (&clock, BEGINNING);
  g_assert_cmpstr (text, ==, SOUND);
  later = brg_game_clock_to_text (&clock, BEGINNING + US (7200));
  g_assert_cmpstr (later, ==, "40/120, 60+30|running|w|w|0 7200000000 0 0 f|7200000000 5 6 7 -");
}

static const char *const bad_texts[] = {
  "",
  "90",
  "x|ready|w|-|0 0 0 0 -|0 0 0 0 -",
  "90|going|w|-|0 0 0 0 -|0 0 0 0 -",
  "90|ready|-|-|0 0 0 0 -|0 0 0 0 -",
  "90|ready|w|x|0 0 0 0 -|0 0 0 0 -",
  "90|ready|w|-|0 0 0 0|0 0 0 0 -",
  "90|ready|w|-|-1 0 0 0 -|0 0 0 0 -",
  "90|ready|w|-|0 x 0 0 -|0 0 0 0 -",
  "90|ready|w|-|0 0 3600000000001 0 -|0 0 0 0 -",
  "90|ready|w|-|0 0 0 10000 -|0 0 0 0 -",
  "90|ready|w|-|0 0 0 0 x|0 0 0 0 -",
  "90|ready|w|-|0 0 0 0 -|0 0 0 0 - ",
  "90|ready|w|w|0 0 0 0 -|0 0 0 0 -",
  "90|ready|w|-|0 0 0 0 f|0 0 0 0 -",
  "90|ready|w|-|0 0 0 0 -|0 0 0 0 -|",
  "90\xff|ready|w|-|0 0 0 0 -|0 0 0 0 -",
};

static void
test_bad_texts (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (bad_texts); i++)
    {
      BrgGameClock clock = { .since_us = 42 };

      g_test_message ("%u", i);
      g_assert_false (brg_game_clock_from_text (bad_texts[i], 0, &clock));
      g_assert_cmpint (clock.since_us, ==, 42);
    }
}

BRG_TEST_TOPIC ("game-clock")
{
  g_test_init (&argc, &argv, NULL);
  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    g_test_add_data_func (cases[i].path, &cases[i], test_case);
  g_test_add_func ("/engine/game-clock/fide-2023/6.4/exact-moment", test_flag_moment);
  g_test_add_func ("/engine/game-clock/fide-2023/6.3.2/delay-left", test_delay);
  g_test_add_func ("/engine/game-clock/no-rounding", test_no_rounding);
  g_test_add_func ("/engine/game-clock/moves/most", test_most_moves);
  g_test_add_func ("/engine/game-clock/text/sound", test_text);
  g_test_add_func ("/engine/game-clock/text/bad", test_bad_texts);
  return g_test_run ();
}
