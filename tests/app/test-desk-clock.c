/* test-desk-clock.c - the clocks of a stored game
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-desk-clock.h"
#include "brg-test.h"

#define SECOND G_GINT64_CONSTANT (1000000)
#define MINUTE_MS 60000
#define NOON (G_GINT64_CONSTANT (1763726400) * SECOND)

/* What passes between writing and reading counts. */
static void
test_goes_on (void)
{
  BrgGameClock clock;
  BrgGameClock again;
  g_autofree char *text = NULL;

  g_assert_true (brg_desk_clock_begin ("90+30", &clock));
  brg_game_clock_start (&clock, NOON);
  text = brg_desk_clock_write (&clock, NOON + 10 * SECOND);
  g_assert_true (brg_desk_clock_read (text, &again));
  g_assert_cmpint (again.state, ==, BRG_GAME_CLOCK_RUNNING);
  g_assert_cmpint (brg_game_clock_get_left_ms (&again, BRG_COLOUR_WHITE, NOON + 70 * SECOND), ==,
                   90 * MINUTE_MS + 30000 - 70000);
  g_assert_cmpint (brg_game_clock_get_left_ms (&again, BRG_COLOUR_BLACK, NOON + 70 * SECOND), ==,
                   90 * MINUTE_MS + 30000);
}

static void
test_stands_still (void)
{
  BrgGameClock clock;
  BrgGameClock again;
  g_autofree char *text = NULL;

  g_assert_true (brg_desk_clock_begin ("60", &clock));
  text = brg_desk_clock_write (&clock, NOON);
  g_assert_true (brg_desk_clock_read (text, &again));
  g_assert_cmpint (brg_game_clock_get_left_ms (&again, BRG_COLOUR_WHITE, NOON + 99 * SECOND), ==,
                   60 * MINUTE_MS);
}

/* What is not understood is no number of minutes. */
static void
test_unknown_control (void)
{
  static const char *const texts[] = { "", "as usual", "90 minutes or so", "90/30" };
  BrgGameClock clock = { .turn = BRG_COLOUR_BLACK };

  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      g_assert_false (brg_desk_clock_begin (texts[i], &clock));
      g_assert_cmpint (clock.turn, ==, BRG_COLOUR_BLACK);
      g_assert_cmpuint (clock.control.n_phases, ==, 0);
    }
}

/* What the arbiter sets is what there is, not an hour. */
static void
test_by_hand (void)
{
  static const gint64 left[2] = { 12 * MINUTE_MS + 5000, 7 * MINUTE_MS };
  BrgGameClock clock;

  brg_desk_clock_begin_by_hand (left, &clock);
  g_assert_cmpint (clock.state, !=, BRG_GAME_CLOCK_RUNNING);
  g_assert_cmpint (clock.control.phases[0].minutes, ==, 13);
  g_assert_false (brg_time_control_has_increment (&clock.control));
  g_assert_cmpint (brg_game_clock_get_left_ms (&clock, BRG_COLOUR_WHITE, NOON), ==, left[0]);
  g_assert_cmpint (brg_game_clock_get_left_ms (&clock, BRG_COLOUR_BLACK, NOON), ==, left[1]);
}

static void
test_last_period (void)
{
  static const struct
  {
    const char *control;
    guint n_moves;
    gboolean is_last;
    gboolean has_increment;
  } cases[] = {
    { "90+30", 0, TRUE, TRUE },
    { "120", 10, TRUE, FALSE },
    { "40/120, 60", 39, FALSE, FALSE },
    { "40/120, 60", 40, TRUE, FALSE },
    { "40/150, 16/60", 60, FALSE, FALSE },
    { "40/120, 30+30", 12, FALSE, TRUE },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      BrgGameClock clock;

      g_assert_true (brg_desk_clock_begin (cases[i].control, &clock));
      for (BrgColour side = BRG_COLOUR_WHITE; side <= BRG_COLOUR_BLACK; side++)
        brg_game_clock_set_moves (&clock, side, cases[i].n_moves, NOON);
      g_assert_cmpint (brg_desk_clock_is_last_period (&clock), ==, cases[i].is_last);
      g_assert_cmpint (brg_time_control_has_increment (&clock.control), ==, cases[i].has_increment);
    }
}

static void
test_none (void)
{
  static const char *const bad[] = { "", "12", "12|", "|90", "clock 1 2 3" };
  BrgGameClock clock;

  for (guint i = 0; i < G_N_ELEMENTS (bad); i++)
    g_assert_false (brg_desk_clock_read (bad[i], &clock));
}

/* rus-draughts-2022 9.2.4.3: colours change in an opening of renju, times do not. */
static void
test_swap (void)
{
  BrgGameClock clock;

  g_assert_true (brg_desk_clock_begin ("90+30", &clock));
  brg_game_clock_set (&clock, BRG_COLOUR_WHITE, 1000, 0);
  brg_game_clock_set (&clock, BRG_COLOUR_BLACK, 2000, 0);
  brg_game_clock_set_turn (&clock, BRG_COLOUR_BLACK, 0);
  brg_desk_clock_swap (&clock);
  g_assert_cmpint (brg_game_clock_get_left_ms (&clock, BRG_COLOUR_WHITE, 0), ==, 2000);
  g_assert_cmpint (brg_game_clock_get_left_ms (&clock, BRG_COLOUR_BLACK, 0), ==, 1000);
  g_assert_cmpint (clock.turn, ==, BRG_COLOUR_WHITE);
}

BRG_TEST_TOPIC ("desk-clock")
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/app/desk-clock/goes-on", test_goes_on);
  g_test_add_func ("/app/desk-clock/stands-still", test_stands_still);
  g_test_add_func ("/app/desk-clock/unknown-control", test_unknown_control);
  g_test_add_func ("/app/desk-clock/by-hand", test_by_hand);
  g_test_add_func ("/app/desk-clock/last-period", test_last_period);
  g_test_add_func ("/app/desk-clock/none", test_none);
  g_test_add_func ("/app/desk-clock/rus-draughts-2022 9.2.4.3/swap", test_swap);
  return g_test_run ();
}
