/* brg-slip.h - unsorted result slips: a board's number, then its result
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

#include "brg-result-keys.h"

G_BEGIN_DECLS

/**
 * BrgSlipMode:
 * @BRG_SLIP_OFF: digits are results
 * @BRG_SLIP_ONCE: one board's number is collected to go there
 * @BRG_SLIP_ON: slip after slip
 */
typedef enum
{
  BRG_SLIP_OFF,
  BRG_SLIP_ONCE,
  BRG_SLIP_ON,
} BrgSlipMode;

/**
 * BrgSlip:
 * @mode: what digits are for
 * @number: the number collected so far, 0 for none; a match and its board as in #BrgGame.board
 * @is_chosen: whether the number is complete and its result is awaited
 * @has_matches: whether boards belong to matches, so that a point parts the match from its board
 * @has_point: whether the point has been typed
 *
 * A slip being typed: digits, then Space or Enter, then one result key: `1 7 ␣ 1`. A result key
 * that is no digit may follow the number at once: `1 7 =`. Between teams `3 . 2 ␣ 1`; the number of
 * a match alone is enough to go there.
 */
typedef struct
{
  BrgSlipMode mode;
  gint number;
  gboolean is_chosen;
  gboolean has_matches;
  gboolean has_point;
} BrgSlip;

/**
 * BrgSlipStep:
 * @BRG_SLIP_PASSED: not a key for slips: it has its ordinary meaning
 * @BRG_SLIP_TYPED: the number has changed
 * @BRG_SLIP_CHOSE: the number is complete; brg_slip_reject() when there is no such board
 * @BRG_SLIP_RESULT: the key is the result of board @number; brg_slip_next() when it is booked
 * @BRG_SLIP_LEFT: the mode has ended
 * @BRG_SLIP_REFUSED: the key makes no sense here; nothing has changed
 */
typedef enum
{
  BRG_SLIP_PASSED,
  BRG_SLIP_TYPED,
  BRG_SLIP_CHOSE,
  BRG_SLIP_RESULT,
  BRG_SLIP_LEFT,
  BRG_SLIP_REFUSED,
} BrgSlipStep;

/**
 * brg_slip_set_mode:
 * @self: a slip
 * @mode: the mode
 *
 * Begins or ends the mode; a number collected before is dropped.
 */
void brg_slip_set_mode (BrgSlip *self, BrgSlipMode mode);

/**
 * brg_slip_dup_text:
 * @self: a slip
 *
 * Returns: (transfer full): what has been typed, `17`, `3.` or `3.2`; empty for nothing
 */
char *brg_slip_dup_text (const BrgSlip *self);

/**
 * brg_slip_press:
 * @self: a slip
 * @symbol: the key, as for brg_key_scheme_look_up()
 * @command: what the key means outside slips
 *
 * Returns: what is to be done
 */
BrgSlipStep brg_slip_press (BrgSlip *self, gunichar symbol, const BrgKeyCommand *command);

/**
 * brg_slip_reject:
 * @self: a slip
 *
 * There is no such board: the number is to be typed again.
 */
void brg_slip_reject (BrgSlip *self);

/**
 * brg_slip_next:
 * @self: a slip
 *
 * The result is booked: the next slip.
 */
void brg_slip_next (BrgSlip *self);

G_END_DECLS
