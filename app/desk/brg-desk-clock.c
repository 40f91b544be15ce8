/* brg-desk-clock.c - the clock of a game on the desk, as a value with a text
 *
 * Rules: fide-2023 6.2.1, 6.3.1
 * Tests: tests/app/test-desk-clock.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-desk-clock.h"

#define TEXT_BEGIN "clock 1"

static char
running_to_letter (BrgColour running)
{
  return running == BRG_COLOUR_WHITE ? 'w' : running == BRG_COLOUR_BLACK ? 'b' : '-';
}

void
brg_desk_clock_read (const char *text, BrgDeskClock *clock)
{
  g_auto (GStrv) words = NULL;

  g_return_if_fail (text != NULL && clock != NULL);

  *clock = (BrgDeskClock){ 0 };
  words = g_strsplit (text, " ", -1);
  if (g_strv_length (words) != 6 || !g_str_has_prefix (text, TEXT_BEGIN " "))
    return;
  clock->is_set = TRUE;
  clock->left_ms[BRG_COLOUR_WHITE] = g_ascii_strtoll (words[2], NULL, 10);
  clock->left_ms[BRG_COLOUR_BLACK] = g_ascii_strtoll (words[3], NULL, 10);
  clock->running = *words[4] == 'w'   ? BRG_COLOUR_WHITE
                   : *words[4] == 'b' ? BRG_COLOUR_BLACK
                                      : BRG_COLOUR_NONE;
  clock->since_ms = g_ascii_strtoll (words[5], NULL, 10);
}

char *
brg_desk_clock_write (const BrgDeskClock *clock)
{
  g_return_val_if_fail (clock != NULL, NULL);

  if (!clock->is_set)
    return g_strdup ("");
  return g_strdup_printf (TEXT_BEGIN " %" G_GINT64_FORMAT " %" G_GINT64_FORMAT
                                     " %c %" G_GINT64_FORMAT,
                          clock->left_ms[BRG_COLOUR_WHITE], clock->left_ms[BRG_COLOUR_BLACK],
                          running_to_letter (clock->running), clock->since_ms);
}

/* fide-2023 6.3.1: the increment of the first move is there from the start. */
void
brg_desk_clock_begin (BrgDeskClock *clock, const BrgTimeControl *control)
{
  const BrgTimePhase *first;

  g_return_if_fail (clock != NULL && control != NULL);

  first = &control->phases[0];
  *clock = (BrgDeskClock){ .is_set = TRUE };
  clock->left_ms[BRG_COLOUR_WHITE] =
      (gint64) (first->minutes * 60 + first->increment_seconds) * 1000;
  clock->left_ms[BRG_COLOUR_BLACK] = clock->left_ms[BRG_COLOUR_WHITE];
}

gint64
brg_desk_clock_get_left (const BrgDeskClock *clock, BrgColour side, gint64 now_ms)
{
  gint64 left;

  g_return_val_if_fail (clock != NULL && side != BRG_COLOUR_NONE, 0);

  left = clock->left_ms[side];
  if (clock->running == side)
    left -= MAX (now_ms - clock->since_ms, 0);
  return MAX (left, 0);
}

void
brg_desk_clock_stop (BrgDeskClock *clock, gint64 now_ms)
{
  g_return_if_fail (clock != NULL);

  if (clock->running == BRG_COLOUR_NONE)
    return;
  clock->left_ms[clock->running] = brg_desk_clock_get_left (clock, clock->running, now_ms);
  clock->running = BRG_COLOUR_NONE;
  clock->since_ms = 0;
}

void
brg_desk_clock_start (BrgDeskClock *clock, BrgColour side, gint64 now_ms)
{
  g_return_if_fail (clock != NULL);

  brg_desk_clock_stop (clock, now_ms);
  clock->running = side;
  clock->since_ms = now_ms;
}

guint
brg_desk_clock_find_period (const BrgTimeControl *control, guint n_moves, guint *moves_left)
{
  guint period = 0;
  guint left = 0;

  g_return_val_if_fail (control != NULL && control->n_phases > 0, 0);

  for (;;)
    {
      const BrgTimePhase *phase = &control->phases[MIN (period, control->n_phases - 1)];

      if (phase->moves == 0)
        break;
      if (n_moves < (guint) phase->moves)
        {
          left = (guint) phase->moves - n_moves;
          break;
        }
      n_moves -= (guint) phase->moves;
      period++;
    }
  if (moves_left != NULL)
    *moves_left = left;
  return period;
}

static const BrgTimePhase *
get_phase (const BrgTimeControl *control, guint period)
{
  return &control->phases[MIN (period, control->n_phases - 1)];
}

/* fide-2023 6.2.1: a move is completed by pressing the clock. */
void
brg_desk_clock_press (BrgDeskClock *clock,
                      const BrgTimeControl *control,
                      guint n_moves,
                      gint64 now_ms)
{
  BrgColour side;

  g_return_if_fail (clock != NULL && clock->running != BRG_COLOUR_NONE);

  side = clock->running;
  brg_desk_clock_stop (clock, now_ms);
  if (control != NULL && n_moves > 0 && clock->left_ms[side] > 0)
    {
      guint before = brg_desk_clock_find_period (control, n_moves - 1, NULL);
      guint after = brg_desk_clock_find_period (control, n_moves, NULL);

      clock->left_ms[side] += (gint64) get_phase (control, after)->increment_seconds * 1000;
      if (after > before)
        clock->left_ms[side] += (gint64) get_phase (control, after)->minutes * 60 * 1000;
    }
  brg_desk_clock_start (clock, brg_colour_opposite (side), now_ms);
}

void
brg_desk_clock_add (BrgDeskClock *clock, BrgColour side, gint seconds, gint64 now_ms)
{
  BrgColour running;

  g_return_if_fail (clock != NULL && side != BRG_COLOUR_NONE);

  running = clock->running;
  brg_desk_clock_stop (clock, now_ms);
  clock->left_ms[side] = MAX (clock->left_ms[side] + (gint64) seconds * 1000, 0);
  if (running != BRG_COLOUR_NONE)
    brg_desk_clock_start (clock, running, now_ms);
}
