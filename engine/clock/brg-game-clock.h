/* brg-game-clock.h - the two clocks of a game as a value
 *
 * A plain value: copied by assignment, it owns nothing. It never reads a clock: whatever depends on
 * time is handed the present moment, @now_us, in microseconds of a clock that never goes back
 * (g_get_monotonic_time()). A moment before the last one told counts as the last one.
 *
 * A player's time of the first period, and the increment of his first move, are there from the
 * beginning. Pressing the clock completes a move: the increment of the next move is added, and when
 * the period's moves have been made also the time of the next period, to what was left (fide-2023
 * 6.3.2). So a flag falls only where moves are missing. What a fallen flag means is for the
 * arbiter: the clocks go on as pressed, with nothing left.
 * Rules: fide-2023 6.2.1, 6.3.1, 6.3.2, 6.4, 6.10.2, 6.11; rus-chess-2014 6.2.2;
 *   ussr-chess-1956 18
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-colour.h"
#include "brg-time-control.h"

G_BEGIN_DECLS

/**
 * BRG_GAME_CLOCK_MAX_MS:
 *
 * The most that a clock can show: a thousand hours, in milliseconds.
 */
#define BRG_GAME_CLOCK_MAX_MS G_GINT64_CONSTANT (3600000000)

/**
 * BRG_GAME_CLOCK_MAX_MOVES:
 *
 * The most moves that a clock counts; it stays there.
 */
#define BRG_GAME_CLOCK_MAX_MOVES 9999

/**
 * BRG_GAME_CLOCK_NEVER:
 *
 * The moment at which a flag falls that does not.
 */
#define BRG_GAME_CLOCK_NEVER G_MAXINT64

/**
 * BrgGameClockState:
 * @BRG_GAME_CLOCK_READY: not yet started
 * @BRG_GAME_CLOCK_RUNNING: the clock of one player runs
 * @BRG_GAME_CLOCK_STOPPED: stopped by the arbiter, or by a player to call him (fide-2023 6.11)
 *
 * What the clocks do.
 */
typedef enum
{
  BRG_GAME_CLOCK_READY,
  BRG_GAME_CLOCK_RUNNING,
  BRG_GAME_CLOCK_STOPPED,
} BrgGameClockState;

#define BRG_N_GAME_CLOCK_STATES (BRG_GAME_CLOCK_STOPPED + 1)

/**
 * BrgGameClockSide:
 * @left_us: time left at the moment of the last operation, in microseconds, never below 0
 * @used_us: time used for the present move until then
 * @last_used_us: time used for the move before, for taking it back
 * @n_moves: moves completed
 * @has_flagged: whether the flag has fallen
 *
 * The clock of one player. To be read by the functions below, which know what time it is.
 */
typedef struct
{
  gint64 left_us;
  gint64 used_us;
  gint64 last_used_us;
  guint n_moves;
  gboolean has_flagged;
} BrgGameClockSide;

/**
 * BrgGameClock:
 * @control: the time control
 * @sides: White's clock, Black's clock
 * @state: what the clocks do
 * @turn: the player whose clock runs, or will run when started
 * @first_flag: the player whose flag fell first, none if no flag has fallen
 * @since_us: the moment of the last operation
 *
 * The clocks of a game.
 */
typedef struct
{
  BrgTimeControl control;
  BrgGameClockSide sides[2];
  BrgGameClockState state;
  BrgColour turn;
  BrgColour first_flag;
  gint64 since_us;
} BrgGameClock;

/**
 * brg_game_clock_init:
 * @clock: (out): the clocks
 * @control: a time control
 * @first: the player who makes the first move
 *
 * Sets the clocks for a new game.
 */
void brg_game_clock_init (BrgGameClock *clock, const BrgTimeControl *control, BrgColour first);

/**
 * brg_game_clock_start:
 * @clock: clocks
 * @now_us: the present moment
 *
 * Starts the clock of the player having the move, at the beginning or after a stop. Nothing happens
 * when it runs.
 */
void brg_game_clock_start (BrgGameClock *clock, gint64 now_us);

/**
 * brg_game_clock_stop:
 * @clock: clocks
 * @now_us: the present moment
 *
 * Stops both clocks. Nothing happens when they are not running.
 */
void brg_game_clock_stop (BrgGameClock *clock, gint64 now_us);

/**
 * brg_game_clock_press:
 * @clock: clocks
 * @colour: who presses
 * @now_us: the present moment
 *
 * A player completes his move: his clock stops, the opponent's starts (fide-2023 6.2.1).
 *
 * Returns: whether it was his clock that ran; if not, nothing has changed
 */
gboolean brg_game_clock_press (BrgGameClock *clock, BrgColour colour, gint64 now_us);

/**
 * brg_game_clock_undo_press:
 * @clock: clocks
 * @now_us: the present moment
 *
 * Takes the last move back: it is no longer counted, what it brought is taken away, as far as it is
 * still there, and the player who made it has the move again. What the opponent has used since
 * stays used: the arbiter may correct it. The clocks go on running, or stay stopped.
 *
 * Returns: whether there was a move to take back
 */
gboolean brg_game_clock_undo_press (BrgGameClock *clock, gint64 now_us);

/**
 * brg_game_clock_set:
 * @clock: clocks
 * @colour: whose
 * @left_ms: time left, in milliseconds, brought into the range of the clock
 * @now_us: the present moment
 *
 * Sets a reading (fide-2023 6.10.2). With time left the flag is up again.
 */
void brg_game_clock_set (BrgGameClock *clock, BrgColour colour, gint64 left_ms, gint64 now_us);

/**
 * brg_game_clock_correct:
 * @clock: clocks
 * @colour: whose
 * @add_ms: time to be added, in milliseconds, below 0 to be taken away
 * @now_us: the present moment
 *
 * Corrects a reading, as brg_game_clock_set().
 */
void brg_game_clock_correct (BrgGameClock *clock, BrgColour colour, gint64 add_ms, gint64 now_us);

/**
 * brg_game_clock_set_moves:
 * @clock: clocks
 * @colour: whose
 * @n_moves: moves completed, 0 to %BRG_GAME_CLOCK_MAX_MOVES
 * @now_us: the present moment
 *
 * Sets the counter of moves, and with it the period; readings stay.
 */
void brg_game_clock_set_moves (BrgGameClock *clock, BrgColour colour, guint n_moves, gint64 now_us);

/**
 * brg_game_clock_set_turn:
 * @clock: clocks
 * @colour: who is to have the move
 * @now_us: the present moment
 *
 * Gives the move to a player without counting one.
 */
void brg_game_clock_set_turn (BrgGameClock *clock, BrgColour colour, gint64 now_us);

/**
 * brg_game_clock_get_left_ms:
 * @clock: clocks
 * @colour: whose
 * @now_us: the present moment
 *
 * Returns: time left in milliseconds, rounded up: 0 only when the flag falls
 */
gint64 brg_game_clock_get_left_ms (const BrgGameClock *clock, BrgColour colour, gint64 now_us);

/**
 * brg_game_clock_get_delay_ms:
 * @clock: clocks
 * @colour: whose
 * @now_us: the present moment
 *
 * Returns: how much of the delay of the present move has not yet passed, in milliseconds, rounded
 * up
 */
gint64 brg_game_clock_get_delay_ms (const BrgGameClock *clock, BrgColour colour, gint64 now_us);

/**
 * brg_game_clock_has_flagged:
 * @clock: clocks
 * @colour: whose
 * @now_us: the present moment
 *
 * Returns: whether the flag has fallen by now
 */
gboolean brg_game_clock_has_flagged (const BrgGameClock *clock, BrgColour colour, gint64 now_us);

/**
 * brg_game_clock_get_flag_moment:
 * @clock: clocks
 *
 * The exact moment, however late somebody looks (fide-2023 6.4): what to wait for.
 *
 * Returns: when the flag of the player having the move falls or fell if his clock runs and his flag
 *   was up at the last operation; %BRG_GAME_CLOCK_NEVER if not
 */
gint64 brg_game_clock_get_flag_moment (const BrgGameClock *clock);

/**
 * brg_game_clock_get_first_flag:
 * @clock: clocks
 * @now_us: the present moment
 *
 * Returns: the player whose flag fell first, none if none has fallen
 */
BrgColour brg_game_clock_get_first_flag (const BrgGameClock *clock, gint64 now_us);

/**
 * brg_game_clock_get_period:
 * @clock: clocks
 * @colour: whose
 *
 * Returns: the period in which the player's next move is, from 0; a repeated phase counts on
 */
guint brg_game_clock_get_period (const BrgGameClock *clock, BrgColour colour);

/**
 * brg_game_clock_get_moves_to_control:
 * @clock: clocks
 * @colour: whose
 *
 * Returns: moves still to be made in the period, 0 if the time is for all the rest
 */
guint brg_game_clock_get_moves_to_control (const BrgGameClock *clock, BrgColour colour);

G_END_DECLS
