/* brg-desk-clock.c - the clocks of a stored game, which go on while the program does not run
 *
 * Tests: tests/app/test-desk-clock.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-desk-clock.h"

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
  BrgTimeControl control = { .n_phases = 1, .phases = { { .minutes = 60 } } };
  gboolean is_known;

  g_return_val_if_fail (time_control != NULL && clock != NULL, FALSE);

  is_known = brg_time_control_parse (time_control, &control, NULL);
  brg_game_clock_init (clock, &control, BRG_COLOUR_WHITE);
  return is_known;
}
