/* brg-game-clock.c - the two clocks of a game as a value
 *
 * Kept are the readings at the moment of the last operation; every other reading follows from them
 * and the present moment. The period follows from the number of moves.
 * Rules: fide-2023 6.2.1, 6.3.1, 6.3.2, 6.4, 6.10.2; rus-chess-2014 6.2.2; ussr-chess-1956 18
 * Tests: tests/engine/test-game-clock.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-game-clock.h"

#define US_PER_MS G_GINT64_CONSTANT (1000)
#define US_PER_SECOND G_GINT64_CONSTANT (1000000)
#define US_PER_MINUTE (60 * US_PER_SECOND)
#define MAX_LEFT_US (BRG_GAME_CLOCK_MAX_MS * US_PER_MS)

static BrgGameClockSide *
get_side (BrgGameClock *clock, BrgColour colour)
{
  return &clock->sides[colour == BRG_COLOUR_BLACK];
}

static const BrgGameClockSide *
peek_side (const BrgGameClock *clock, BrgColour colour)
{
  return &clock->sides[colour == BRG_COLOUR_BLACK];
}

/* Where a move stands in the time control. */
typedef struct
{
  const BrgTimePhase *phase;
  guint period;
  guint n_before; /* moves of the period that were made before */
} Place;

/* The place of the move that follows @n_moves. ussr-chess-1956 18: a last phase with a number of
 * moves repeats. */
static Place
find_place (const BrgTimeControl *control, guint n_moves)
{
  Place place = { .n_before = n_moves };

  while (TRUE)
    {
      guint last = control->n_phases - 1;

      place.phase = &control->phases[MIN (place.period, last)];
      if (place.phase->moves == 0 || place.n_before < (guint) place.phase->moves)
        return place;
      place.n_before -= (guint) place.phase->moves;
      place.period++;
    }
}

static gint64
get_increment_us (const BrgTimePhase *phase)
{
  return phase->is_delay ? 0 : phase->increment_seconds * US_PER_SECOND;
}

static gint64
get_delay_us (const BrgGameClock *clock, const BrgGameClockSide *side)
{
  const BrgTimePhase *phase = find_place (&clock->control, side->n_moves).phase;

  return phase->is_delay ? phase->increment_seconds * US_PER_SECOND : 0;
}

/* fide-2023 6.3.1, glossary: what a player gets before the move that follows @n_moves: the
 * increment, and at the beginning of a period its time. */
static gint64
get_gain_us (const BrgTimeControl *control, guint n_moves)
{
  Place place = find_place (control, n_moves);
  gint64 gain = get_increment_us (place.phase);

  return place.n_before == 0 ? gain + place.phase->minutes * US_PER_MINUTE : gain;
}

/* fide-2023 6.3.2: with a delay the main time begins to run when the delay has passed. */
static gint64
get_charge_us (const BrgGameClock *clock, const BrgGameClockSide *side, gint64 elapsed_us)
{
  gint64 delay = get_delay_us (clock, side);

  return MAX (side->used_us + elapsed_us - delay, 0) - MAX (side->used_us - delay, 0);
}

static gint64
get_elapsed_us (const BrgGameClock *clock, BrgColour colour, gint64 now_us)
{
  if (clock->state != BRG_GAME_CLOCK_RUNNING || clock->turn != colour)
    return 0;
  return MAX (now_us - clock->since_us, 0);
}

/* Brings the readings up to the present moment. */
static void
settle (BrgGameClock *clock, gint64 now_us)
{
  BrgGameClockSide *side = get_side (clock, clock->turn);
  gint64 elapsed = get_elapsed_us (clock, clock->turn, now_us);
  gint64 charge = get_charge_us (clock, side, elapsed);

  clock->first_flag = brg_game_clock_get_first_flag (clock, now_us);
  side->has_flagged = brg_game_clock_has_flagged (clock, clock->turn, now_us);
  side->left_us = MAX (side->left_us - charge, 0);
  side->used_us = MIN (side->used_us + elapsed, MAX_LEFT_US);
  clock->since_us = MAX (clock->since_us, now_us);
}

void
brg_game_clock_init (BrgGameClock *clock, const BrgTimeControl *control, BrgColour first)
{
  g_return_if_fail (clock != NULL && control != NULL && control->n_phases > 0);
  g_return_if_fail (first == BRG_COLOUR_WHITE || first == BRG_COLOUR_BLACK);

  *clock = (BrgGameClock){ .control = *control, .turn = first };
  for (guint i = 0; i < G_N_ELEMENTS (clock->sides); i++)
    clock->sides[i].left_us = get_gain_us (control, 0);
}

void
brg_game_clock_start (BrgGameClock *clock, gint64 now_us)
{
  g_return_if_fail (clock != NULL);

  if (clock->state == BRG_GAME_CLOCK_RUNNING)
    return;
  clock->state = BRG_GAME_CLOCK_RUNNING;
  clock->since_us = now_us;
}

void
brg_game_clock_stop (BrgGameClock *clock, gint64 now_us)
{
  g_return_if_fail (clock != NULL);

  if (clock->state != BRG_GAME_CLOCK_RUNNING)
    return;
  settle (clock, now_us);
  clock->state = BRG_GAME_CLOCK_STOPPED;
}

gboolean
brg_game_clock_press (BrgGameClock *clock, BrgColour colour, gint64 now_us)
{
  BrgGameClockSide *side;

  g_return_val_if_fail (clock != NULL, FALSE);

  if (clock->state != BRG_GAME_CLOCK_RUNNING || clock->turn != colour)
    return FALSE;
  settle (clock, now_us);
  side = get_side (clock, colour);
  if (side->n_moves < BRG_GAME_CLOCK_MAX_MOVES)
    side->n_moves++;
  side->last_used_us = side->used_us;
  side->used_us = 0;
  /* fide-2023 6.3.2, ussr-chess-1956 18: what is left over is carried into the next period. */
  side->left_us = MIN (side->left_us + get_gain_us (&clock->control, side->n_moves), MAX_LEFT_US);
  clock->turn = brg_colour_opposite (colour);
  return TRUE;
}

gboolean
brg_game_clock_undo_press (BrgGameClock *clock, gint64 now_us)
{
  BrgColour mover;
  BrgGameClockSide *side;

  g_return_val_if_fail (clock != NULL, FALSE);

  mover = brg_colour_opposite (clock->turn);
  side = get_side (clock, mover);
  if (side->n_moves == 0)
    return FALSE;
  settle (clock, now_us);
  side->left_us = MAX (side->left_us - get_gain_us (&clock->control, side->n_moves), 0);
  side->n_moves--;
  side->used_us = side->last_used_us;
  side->last_used_us = 0;
  clock->turn = mover;
  return TRUE;
}

static void
set_left_us (BrgGameClock *clock, BrgColour colour, gint64 left_us)
{
  BrgGameClockSide *side = get_side (clock, colour);
  BrgColour other = brg_colour_opposite (colour);

  side->left_us = CLAMP (left_us, 0, MAX_LEFT_US);
  if (side->left_us == 0)
    return;
  side->has_flagged = FALSE;
  if (clock->first_flag == colour)
    clock->first_flag = get_side (clock, other)->has_flagged ? other : BRG_COLOUR_NONE;
}

void
brg_game_clock_set (BrgGameClock *clock, BrgColour colour, gint64 left_ms, gint64 now_us)
{
  g_return_if_fail (clock != NULL);

  settle (clock, now_us);
  set_left_us (clock, colour, CLAMP (left_ms, 0, BRG_GAME_CLOCK_MAX_MS) * US_PER_MS);
}

void
brg_game_clock_correct (BrgGameClock *clock, BrgColour colour, gint64 add_ms, gint64 now_us)
{
  g_return_if_fail (clock != NULL);

  settle (clock, now_us);
  add_ms = CLAMP (add_ms, -BRG_GAME_CLOCK_MAX_MS, BRG_GAME_CLOCK_MAX_MS);
  set_left_us (clock, colour, get_side (clock, colour)->left_us + add_ms * US_PER_MS);
}

void
brg_game_clock_set_moves (BrgGameClock *clock, BrgColour colour, guint n_moves, gint64 now_us)
{
  g_return_if_fail (clock != NULL);

  settle (clock, now_us);
  get_side (clock, colour)->n_moves = MIN (n_moves, BRG_GAME_CLOCK_MAX_MOVES);
}

void
brg_game_clock_set_turn (BrgGameClock *clock, BrgColour colour, gint64 now_us)
{
  g_return_if_fail (clock != NULL);
  g_return_if_fail (colour == BRG_COLOUR_WHITE || colour == BRG_COLOUR_BLACK);

  settle (clock, now_us);
  clock->turn = colour;
}

static gint64
round_up_to_ms (gint64 us)
{
  return (us + US_PER_MS - 1) / US_PER_MS;
}

gint64
brg_game_clock_get_left_ms (const BrgGameClock *clock, BrgColour colour, gint64 now_us)
{
  const BrgGameClockSide *side;
  gint64 charge;

  g_return_val_if_fail (clock != NULL, 0);

  side = peek_side (clock, colour);
  charge = get_charge_us (clock, side, get_elapsed_us (clock, colour, now_us));
  return round_up_to_ms (MAX (side->left_us - charge, 0));
}

gint64
brg_game_clock_get_delay_ms (const BrgGameClock *clock, BrgColour colour, gint64 now_us)
{
  const BrgGameClockSide *side;
  gint64 used;

  g_return_val_if_fail (clock != NULL, 0);

  side = peek_side (clock, colour);
  used = side->used_us + get_elapsed_us (clock, colour, now_us);
  return round_up_to_ms (MAX (get_delay_us (clock, side) - used, 0));
}

gboolean
brg_game_clock_has_flagged (const BrgGameClock *clock, BrgColour colour, gint64 now_us)
{
  g_return_val_if_fail (clock != NULL, FALSE);

  if (peek_side (clock, colour)->has_flagged)
    return TRUE;
  return clock->turn == colour && now_us >= brg_game_clock_get_flag_moment (clock);
}

gint64
brg_game_clock_get_flag_moment (const BrgGameClock *clock)
{
  const BrgGameClockSide *side;

  g_return_val_if_fail (clock != NULL, BRG_GAME_CLOCK_NEVER);

  side = peek_side (clock, clock->turn);
  if (clock->state != BRG_GAME_CLOCK_RUNNING || side->has_flagged)
    return BRG_GAME_CLOCK_NEVER;
  return clock->since_us + MAX (get_delay_us (clock, side) - side->used_us, 0) + side->left_us;
}

BrgColour
brg_game_clock_get_first_flag (const BrgGameClock *clock, gint64 now_us)
{
  g_return_val_if_fail (clock != NULL, BRG_COLOUR_NONE);

  /* Only the clock that runs can have fallen since the last operation. */
  if (clock->first_flag == BRG_COLOUR_NONE &&
      brg_game_clock_has_flagged (clock, clock->turn, now_us))
    return clock->turn;
  return clock->first_flag;
}

guint
brg_game_clock_get_period (const BrgGameClock *clock, BrgColour colour)
{
  g_return_val_if_fail (clock != NULL, 0);

  return find_place (&clock->control, peek_side (clock, colour)->n_moves).period;
}

guint
brg_game_clock_get_moves_to_control (const BrgGameClock *clock, BrgColour colour)
{
  Place place;

  g_return_val_if_fail (clock != NULL, 0);

  place = find_place (&clock->control, peek_side (clock, colour)->n_moves);
  return place.phase->moves == 0 ? 0 : (guint) place.phase->moves - place.n_before;
}
