/* test-desk-clock.c - the clock of a game on the desk
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-desk-clock.h"

#define W BRG_COLOUR_WHITE
#define B BRG_COLOUR_BLACK
#define MINUTE 60000

static BrgTimeControl
parse (const char *text)
{
  BrgTimeControl control;

  g_assert_true (brg_time_control_parse (text, &control, NULL));
  return control;
}

/* fide-2023 6.3.1: with an increment the first move has it too. */
static void
test_increment (void)
{
  BrgTimeControl control = parse ("90+30");
  BrgDeskClock clock;

  brg_desk_clock_begin (&clock, &control);
  g_assert_cmpint (clock.left_ms[W], ==, 90 * MINUTE + 30000);
  brg_desk_clock_start (&clock, W, 1000);
  g_assert_cmpint (brg_desk_clock_get_left (&clock, W, 11000), ==, 90 * MINUTE + 20000);
  brg_desk_clock_press (&clock, &control, 1, 11000);
  g_assert_cmpint (clock.left_ms[W], ==, 90 * MINUTE + 50000);
  g_assert_cmpint (clock.running, ==, B);
  brg_desk_clock_stop (&clock, 21000);
  g_assert_cmpint (clock.left_ms[B], ==, 90 * MINUTE + 20000);
  g_assert_cmpint (clock.running, ==, BRG_COLOUR_NONE);
}

static void
test_periods (void)
{
  BrgTimeControl control = parse ("40/90+30, 15/30+30");
  static const struct
  {
    guint n_moves;
    guint period;
    guint left;
  } cases[] = { { 0, 0, 40 }, { 39, 0, 1 }, { 40, 1, 15 }, { 54, 1, 1 }, { 55, 2, 15 } };
  BrgDeskClock clock;

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      guint left;

      g_assert_cmpuint (brg_desk_clock_find_period (&control, cases[i].n_moves, &left), ==,
                        cases[i].period);
      g_assert_cmpuint (left, ==, cases[i].left);
    }
  /* The fortieth move brings the second period. */
  brg_desk_clock_begin (&clock, &control);
  clock.left_ms[W] = 5000;
  brg_desk_clock_start (&clock, W, 0);
  brg_desk_clock_press (&clock, &control, 40, 1000);
  g_assert_cmpint (clock.left_ms[W], ==, 4000 + 30000 + 30 * MINUTE);
}

/* A fallen flag stays down: nothing is added to it. */
static void
test_flag (void)
{
  BrgTimeControl control = parse ("5+3");
  BrgDeskClock clock;

  brg_desk_clock_begin (&clock, &control);
  brg_desk_clock_start (&clock, W, 0);
  g_assert_cmpint (brg_desk_clock_get_left (&clock, W, 6 * MINUTE), ==, 0);
  brg_desk_clock_press (&clock, &control, 1, 6 * MINUTE);
  g_assert_cmpint (clock.left_ms[W], ==, 0);
  /* A machine whose time of day was set back takes nothing. */
  g_assert_cmpint (brg_desk_clock_get_left (&clock, B, 0), ==, 5 * MINUTE + 3000);
}

static void
test_text (void)
{
  BrgTimeControl control = parse ("90+30");
  BrgDeskClock clock;
  BrgDeskClock again;
  g_autofree char *text = NULL;

  brg_desk_clock_begin (&clock, &control);
  brg_desk_clock_start (&clock, B, G_GINT64_CONSTANT (1763740800000));
  brg_desk_clock_add (&clock, W, 120, G_GINT64_CONSTANT (1763740801000));
  text = brg_desk_clock_write (&clock);
  brg_desk_clock_read (text, &again);
  g_assert_true (again.is_set);
  g_assert_cmpint (again.left_ms[W], ==, 92 * MINUTE + 30000);
  g_assert_cmpint (again.left_ms[B], ==, 90 * MINUTE + 29000);
  g_assert_cmpint (again.running, ==, B);
  g_assert_cmpint (again.since_ms, ==, G_GINT64_CONSTANT (1763740801000));
  for (guint i = 0; i < 3; i++)
    {
      static const char *const bad[] = { "", "clock", "clock 2 1 2 w 3 4 5" };

      brg_desk_clock_read (bad[i], &again);
      g_assert_false (again.is_set);
    }
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/app/desk-clock/fide-2023 6.3.1/increment", test_increment);
  g_test_add_func ("/app/desk-clock/periods", test_periods);
  g_test_add_func ("/app/desk-clock/fide-2023 6.2.1/flag", test_flag);
  g_test_add_func ("/app/desk-clock/text", test_text);
  return g_test_run ();
}
