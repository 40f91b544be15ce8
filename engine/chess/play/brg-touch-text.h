/* brg-touch-text.h - touches as text: e2,release:e4
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-touch.h"

G_BEGIN_DECLS

/**
 * brg_touch_read:
 * @position: the position before the move
 * @text: touches, in the order in which they happened
 * @touches: (out caller-allocates) (array fixed-size=64): what happened
 * @n_touches: (out): how much
 * @column: (out): where the fault is, in characters from 1; untouched without fault
 *
 * Reads touches with commas between:
 *
 *   touch = square { "+" square }      "+" for touched at one moment
 *         | "adjust"
 *         | "castle:" square | "both:" square | "rook-first:" square
 *         | "release:" square
 *         | "promo:" ( "Q" | "R" | "B" | "N" ) square
 *
 * Returns: what is wrong; @touches and @n_touches are then of no use
 */
BrgTouchFault brg_touch_read (const BrgPosition *position,
                              const char *text,
                              BrgTouch touches[BRG_TOUCH_MAX],
                              guint *n_touches,
                              gint *column);

/**
 * brg_touch_describe_fault:
 * @fault: a fault
 *
 * Returns: a plain English clause for logs and the command line; a constant string
 */
const char *brg_touch_describe_fault (BrgTouchFault fault);

G_END_DECLS
