/* brg-control-left.h - how much time a player has left to his next control, by what he has used
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-time-control.h"

G_BEGIN_DECLS

/**
 * BrgControlLeft:
 * @left_seconds: time left to the next control, below 0 when more was used than was given
 * @period: the period in which the next move is, from 0; a repeated phase counts on
 * @is_carried: whether time of an earlier period is in it
 * @article: (nullable): book id and article, a constant string
 *
 * The answer.
 */
typedef struct
{
  gint left_seconds;
  guint period;
  gboolean is_carried;
  const char *article;
} BrgControlLeft;

/**
 * brg_control_left_count:
 * @rulebook: the event's rule book
 * @control: the time control
 * @made: moves that the player has completed, 0 to 9999
 * @used_seconds: time that he has used for them
 * @left: (out): the answer
 *
 * What was given are the periods that have begun, that of the next move included, and the
 * increments of all moves until that one; a delay gives nothing. Unused time is carried over; a
 * last phase with a number of moves repeats.
 */
void brg_control_left_count (const BrgRulebook *rulebook,
                             const BrgTimeControl *control,
                             guint made,
                             gint used_seconds,
                             BrgControlLeft *left);

G_END_DECLS
