/* brg-renju-opening-private.h - the opening regulations as tables
 *
 * For the library's own use.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-renju-opening.h"

G_BEGIN_DECLS

/* Of whom a step asks. */
typedef enum
{
  BRG_RENJU_OF_FIRST,
  BRG_RENJU_OF_SECOND,
  BRG_RENJU_OF_BLACK,
  BRG_RENJU_OF_WHITE,
  BRG_RENJU_OF_SAME,  /* who answered last */
  BRG_RENJU_OF_OTHER, /* his opponent */
} BrgRenjuOf;

/* How many fifth moves a step of offers wants. */
typedef enum
{
  BRG_RENJU_WANTS_NAMED,
  BRG_RENJU_WANTS_LIMIT,
} BrgRenjuWants;

#define BRG_RENJU_ANYWHERE 7

/**
 * BrgRenjuStep:
 * @ask: what is asked
 * @of: of whom
 * @reach: of stones and offers, see #BrgRenjuQuestion
 * @wants: of offers
 * @ways: of ways the bit set of those allowed
 * @next: of ways the step that follows each, from the first of the table
 *
 * A step of a regulation. But for ways the step behind it follows.
 */
typedef struct
{
  BrgRenjuAsk ask;
  BrgRenjuOf of;
  guint8 reach;
  BrgRenjuWants wants;
  guint8 ways;
  guint8 next[BRG_N_RENJU_WAYS];
} BrgRenjuStep;

/** brg_renju_steps_of: Returns: (transfer none): the steps of @regulation; the last asks nothing */
const BrgRenjuStep *brg_renju_steps_of (BrgRenjuRegulation regulation);

G_END_DECLS
