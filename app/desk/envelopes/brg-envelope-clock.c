/* brg-envelope-clock.c - time used, as it stands on an envelope, and time left, as clocks show it
 *
 * What a player has been given after so many moves is found by pressing a new clock as often: time
 * used and time left are its two parts.
 *
 * Rules: fide-2023 guideline I.2.3, I.9.1, ussr-chess-1956 20
 * Tests: tests/app/test-envelope-desk.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-envelope-clock.h"

#include "brg-desk-clock.h"
#include "brg-envelope-game.h"

/* New clocks, after @moves of each that took no time. */
static void
begin_after (BrgGameClock *clock, const BrgTimeControl *control, const guint moves[3])
{
  brg_game_clock_init (clock, control, BRG_COLOUR_WHITE);
  brg_game_clock_start (clock, 0);
  for (BrgColour side = BRG_COLOUR_WHITE; side <= BRG_COLOUR_BLACK; side++)
    for (guint i = 0; i < moves[side]; i++)
      {
        brg_game_clock_set_turn (clock, side, 0);
        brg_game_clock_press (clock, side, 0);
      }
  brg_game_clock_stop (clock, 0);
}

void
brg_envelope_clock_set (BrgStoredGame *record,
                        const char *time_control,
                        const guint moves[3],
                        const gint used[2],
                        BrgColour turn,
                        gint64 now_us)
{
  BrgGameClock clock;
  BrgGameClock shown;

  g_return_if_fail (record != NULL && time_control != NULL);

  /* Without a control nobody knows what is left: the game has no clocks until somebody sets them.
   */
  if (!brg_desk_clock_begin (time_control, &clock) && !brg_desk_clock_read (record->clock, &clock))
    {
      g_free (record->clock);
      record->clock = g_strdup ("");
      return;
    }
  begin_after (&shown, &clock.control, moves);
  for (BrgColour side = BRG_COLOUR_WHITE; side <= BRG_COLOUR_BLACK; side++)
    {
      gint64 left_ms = brg_game_clock_get_left_ms (&shown, side, 0) -
                       G_GINT64_CONSTANT (1000) * used[BRG_SIDE_INDEX (side)];

      brg_game_clock_set (&shown, side, MAX (left_ms, 0), 0);
    }
  brg_game_clock_set_turn (&shown, turn, 0);
  shown.since_us = now_us;
  g_free (record->clock);
  record->clock = brg_desk_clock_write (&shown, now_us);
}

gboolean
brg_envelope_clock_read (const BrgStoredGame *record, gint64 now_us, gint used[3])
{
  BrgGameClock clock;
  BrgGameClock given;
  guint moves[3] = { 0 };

  g_return_val_if_fail (record != NULL && used != NULL, FALSE);

  used[BRG_COLOUR_NONE] = used[BRG_COLOUR_WHITE] = used[BRG_COLOUR_BLACK] = -1;
  if (!brg_desk_clock_read (record->clock, &clock) || clock.state == BRG_GAME_CLOCK_READY)
    return FALSE;
  for (BrgColour side = BRG_COLOUR_WHITE; side <= BRG_COLOUR_BLACK; side++)
    moves[side] = clock.sides[BRG_SIDE_INDEX (side)].n_moves;
  begin_after (&given, &clock.control, moves);
  for (BrgColour side = BRG_COLOUR_WHITE; side <= BRG_COLOUR_BLACK; side++)
    {
      gint64 ms = brg_game_clock_get_left_ms (&given, side, 0) -
                  brg_game_clock_get_left_ms (&clock, side, now_us);

      used[side] = (gint) (MAX (ms, 0) / 1000);
    }
  return TRUE;
}
