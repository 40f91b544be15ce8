/* brg-desk-touch.h - touches as an arbiter types them
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-desk-answer.h"
#include "brg-touch-text.h"

G_BEGIN_DECLS

/**
 * BrgDeskTouches:
 * @touches: what happened, in its order
 * @n_touches: how much
 * @fault: what is wrong; @n_touches is 0 then
 * @column: where, in characters of the text from 1
 * @word: (nullable): the touch that is wrong, owned
 *
 * A line of touches that was read.
 */
typedef struct
{
  BrgTouch touches[BRG_TOUCH_MAX];
  guint n_touches;
  BrgTouchFault fault;
  gint column;
  char *word;
} BrgDeskTouches;

/**
 * brg_desk_touches_clear:
 * @touches: touches
 *
 * Frees what they hold, and empties them.
 */
void brg_desk_touches_clear (BrgDeskTouches *touches);

/**
 * brg_desk_touches_read:
 * @touches: touches, which are written over
 * @position: the position before the move
 * @text: what was typed
 * @is_finished: whether the typing has come to its end
 *
 * Reads touches as brg_touch_read() does, but generously: blanks are allowed, a blank alone parts
 * two touches, capital and small letters are the same. While the typing goes on, a last touch that
 * may still become one is left out and is no fault.
 */
void brg_desk_touches_read (BrgDeskTouches *touches,
                            const BrgPosition *position,
                            const char *text,
                            gboolean is_finished);

/**
 * brg_desk_answer_touch_fault:
 * @touches: touches with a fault
 *
 * Returns: (transfer full): what is wrong and where, in words
 */
BrgDeskAnswer *brg_desk_answer_touch_fault (const BrgDeskTouches *touches);

G_END_DECLS
