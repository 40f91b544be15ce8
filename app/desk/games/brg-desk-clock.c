/* brg-desk-clock.c - the clocks of a stored game, which go on while the program does not run
 *
 * Tests: tests/app/test-desk-clock.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-desk-clock.h"

#include "brg-game-clock-text.h"

#define MS_OF_MINUTE 60000

gboolean
brg_desk_clock_read (const char *text, BrgGameClock *clock)
{
  char *rest;
  gint64 written_us;

  g_return_val_if_fail (text != NULL && clock != NULL, FALSE);

  written_us = g_ascii_strtoll (text, &rest, 10);
  return rest != text && *rest == '|' && brg_game_clock_from_text (rest + 1, written_us, clock);
}

char *
brg_desk_clock_write (const BrgGameClock *clock, gint64 now_us)
{
  g_autofree char *text = NULL;

  g_return_val_if_fail (clock != NULL, NULL);

  text = brg_game_clock_to_text (clock, now_us);
  return g_strdup_printf ("%" G_GINT64_FORMAT "|%s", now_us, text);
}

gboolean
brg_desk_clock_begin (const char *time_control, BrgGameClock *clock)
{
  BrgTimeControl control;

  g_return_val_if_fail (time_control != NULL && clock != NULL, FALSE);

  if (!brg_time_control_parse (time_control, &control, NULL))
    return FALSE;
  brg_game_clock_init (clock, &control, BRG_COLOUR_WHITE);
  return TRUE;
}

void
brg_desk_clock_begin_by_hand (const gint64 left_ms[2], BrgGameClock *clock)
{
  gint64 minutes;
  BrgTimeControl control = { .n_phases = 1 };

  g_return_if_fail (left_ms != NULL && clock != NULL);

  minutes = (MAX (left_ms[0], left_ms[1]) + MS_OF_MINUTE - 1) / MS_OF_MINUTE;
  control.phases[0].minutes = (gint) CLAMP (minutes, 1, 24 * 60);
  brg_game_clock_init (clock, &control, BRG_COLOUR_WHITE);
  brg_game_clock_set (clock, BRG_COLOUR_WHITE, left_ms[0], 0);
  brg_game_clock_set (clock, BRG_COLOUR_BLACK, left_ms[1], 0);
}

/* A last phase with a number of moves comes again: the game never gets to its last period. */
gboolean
brg_desk_clock_is_last_period (const BrgGameClock *clock)
{
  const BrgTimeControl *control;

  g_return_val_if_fail (clock != NULL, FALSE);

  control = &clock->control;
  return control->phases[control->n_phases - 1].moves == 0 &&
         brg_game_clock_get_period (clock, BRG_COLOUR_WHITE) + 1 >= control->n_phases &&
         brg_game_clock_get_period (clock, BRG_COLOUR_BLACK) + 1 >= control->n_phases;
}

void
brg_desk_clock_swap (BrgGameClock *clock)
{
  BrgGameClockSide side;

  g_return_if_fail (clock != NULL);

  side = clock->sides[0];
  clock->sides[0] = clock->sides[1];
  clock->sides[1] = side;
  clock->turn = brg_colour_opposite (clock->turn);
  clock->first_flag = brg_colour_opposite (clock->first_flag);
}
