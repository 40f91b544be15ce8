/* brg-draughts-notation.h - moves of draughts as people write them
 *
 * Writing is strict: one move, one text. Reading is generous: whatever a text can mean if its words
 * are taken as they stand.
 * Rules: rus-draughts-2022 6.1.6.1, 6.1.6.2, 7.3, 10.2.2, 10.5.1
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-draughts-moves.h"

G_BEGIN_DECLS

/**
 * BrgDraughtsNotation:
 * @id: `pdn`, `short`
 * @is_short: whether on 64 squares only the file of the square left is written where that is enough
 * @has_route: whether all squares of turning are always written
 * @has_numbers: whether squares of the board of 64 are written by number too
 * @has_capital_e: whether the letter e is written as a capital
 * @capture: what stands between the squares of a capture, on 64 squares and on 100
 *
 * A way to write moves.
 */
typedef struct
{
  const char *id;
  gboolean is_short;
  gboolean has_route;
  gboolean has_numbers;
  gboolean has_capital_e;
  char capture[2];
} BrgDraughtsNotation;

/**
 * brg_draughts_notations:
 * @n_notations: (out): how many there are
 *
 * `full` is the full notation of 6.1.6.2 and 7.3 (`c3-d4`, `b4:d6`, `34:23`); `short` the short one
 * of 6.1.6.2 and 10.5.1 (`ed4`, `b:d6`), which 7.3 does not allow on 100 squares: there it is full;
 * `letter` is for correspondence, full with a capital E (10.2.2). `route` names all squares of
 * turning. `pdn` is what PDN files have: `34x23` on 100 squares; `numeric` is the same with numbers
 * on 64 squares too.
 *
 * Returns: (transfer none) (array length=n_notations): all notations
 */
const BrgDraughtsNotation *brg_draughts_notations (guint *n_notations);

/**
 * brg_draughts_notation_find:
 * @id: id of a notation
 *
 * Returns: (transfer none) (nullable): the notation
 */
const BrgDraughtsNotation *brg_draughts_notation_find (const char *id);

/**
 * BRG_DRAUGHTS_MOVE_LENGTH:
 *
 * Room for a move as text in any notation, in bytes.
 */
#define BRG_DRAUGHTS_MOVE_LENGTH 160

/**
 * brg_draughts_move_write:
 * @position: a position
 * @move: a legal move of it
 * @notation: how to write
 * @text: (out caller-allocates) (array fixed-size=160): the move as text
 *
 * Writes a move. The squares on which a capture changes its direction are written where another
 * legal move goes between the same squares (6.1.6.2, 7.3). Of several ways of one move the one with
 * the fewest turns is written. A short form that another move fits becomes a full one.
 *
 * Returns: @text
 */
const char *brg_draughts_move_write (const BrgDraughtsPosition *position,
                                     const BrgDraughtsMove *move,
                                     const BrgDraughtsNotation *notation,
                                     char text[BRG_DRAUGHTS_MOVE_LENGTH]);

/**
 * BrgDraughtsReading:
 * @BRG_DRAUGHTS_READ_ANY: in any form
 * @BRG_DRAUGHTS_READ_FULL: in full notation only: letters with moves, where a short move is an
 *   impossible one (10.2.2)
 *
 * What may be read.
 */
typedef enum
{
  BRG_DRAUGHTS_READ_ANY,
  BRG_DRAUGHTS_READ_FULL,
} BrgDraughtsReading;

G_END_DECLS
