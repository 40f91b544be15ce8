/* brg-postal-move.h - moves of draughts as letters give them
 *
 * Full notation only (10.2.2); a capture by its first and last square, and with those between on
 * which it turns where another one goes between the same two (6.1.6.2): `b6:d8:f6:h8`.
 * Rules: rus-draughts-2022 10.2.2, 10.2.4, 10.2.10, 10.2.12
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-draughts-notation.h"

G_BEGIN_DECLS

/**
 * BrgPostalReading:
 *
 * What a written move is; ids `good` to `ambiguous`.
 */
typedef enum
{
  BRG_POSTAL_GOOD,
  BRG_POSTAL_FORCED,     /* a forced move of the other that the writer may write down (10.2.4) */
  BRG_POSTAL_NOT_FORCED, /* written as one, but it is none */
  BRG_POSTAL_REPLACED,   /* impossible, but the piece has a single move (10.2.10) */
  BRG_POSTAL_IMPOSSIBLE,
  BRG_POSTAL_NOTATION, /* not in full notation (10.2.2) */
  BRG_POSTAL_ILLEGIBLE,
  BRG_POSTAL_AMBIGUOUS, /* several captures go between these squares */
} BrgPostalReading;

#define BRG_N_POSTAL_READINGS (BRG_POSTAL_AMBIGUOUS + 1)

/**
 * brg_postal_reading_get_id:
 * @reading: what a written move is
 *
 * Returns: its id
 */
const char *brg_postal_reading_get_id (BrgPostalReading reading);

/**
 * brg_postal_reading_is_played:
 * @reading: what a written move is
 *
 * Returns: whether a move stands on the board
 */
gboolean brg_postal_reading_is_played (BrgPostalReading reading);

/**
 * brg_postal_move_read:
 * @position: the position
 * @text: what was written; `?` where it cannot be read
 * @move: (out): the move, when one is played
 *
 * Reads a move that binds: where it is impossible and the piece that is named has a single move,
 * that one is meant (10.2.10).
 *
 * Returns: what it is
 */
BrgPostalReading brg_postal_move_read (const BrgDraughtsPosition *position,
                                       const char *text,
                                       BrgDraughtsMove *move);

/**
 * brg_postal_move_read_offered:
 * @position: the position
 * @text: what was written
 * @move: (out): the move, when it is good
 *
 * Reads a move of a variant, where nothing is replaced (10.2.12).
 *
 * Returns: what it is
 */
BrgPostalReading brg_postal_move_read_offered (const BrgDraughtsPosition *position,
                                               const char *text,
                                               BrgDraughtsMove *move);

/**
 * brg_postal_move_find_forced:
 * @position: the position
 * @move: (out) (optional): the move
 *
 * Returns: whether the player having the move has a single one: one capture, or one move of all
 *   his pieces (10.2.4)
 */
gboolean brg_postal_move_find_forced (const BrgDraughtsPosition *position, BrgDraughtsMove *move);

/**
 * BRG_POSTAL_MOVE_LENGTH:
 *
 * Room for a move as text, with the final nul.
 */
#define BRG_POSTAL_MOVE_LENGTH 8

/**
 * brg_postal_move_write:
 * @variant: what is played
 * @move: a move
 * @text: (out): `c3-d4`, `E3:c5`, `32-28`, `28x19`
 *
 * A capture has its first and last square only; brg_postal_move_write_full() tells it from others.
 *
 * Returns: @text
 */
const char *brg_postal_move_write (BrgDraughtsVariant variant,
                                   const BrgDraughtsMove *move,
                                   char text[BRG_POSTAL_MOVE_LENGTH]);

/**
 * brg_postal_move_write_full:
 * @position: a position
 * @move: a legal move of it
 * @text: (out): the move as a letter has it, which brg_postal_move_read() reads as the same
 *
 * Returns: @text
 */
const char *brg_postal_move_write_full (const BrgDraughtsPosition *position,
                                        const BrgDraughtsMove *move,
                                        char text[BRG_DRAUGHTS_MOVE_LENGTH]);

G_END_DECLS
