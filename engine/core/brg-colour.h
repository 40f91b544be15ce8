/* brg-colour.h - the two sides of a game
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * BrgColour:
 * @BRG_COLOUR_NONE: no colour: a bye, or not yet drawn
 * @BRG_COLOUR_WHITE: White
 * @BRG_COLOUR_BLACK: Black
 *
 * The side a player has in a game. White begins, but in renju Black does.
 */
typedef enum
{
  BRG_COLOUR_NONE,
  BRG_COLOUR_WHITE,
  BRG_COLOUR_BLACK,
} BrgColour;

/**
 * brg_colour_opposite:
 * @colour: a colour
 *
 * Returns: the other side; %BRG_COLOUR_NONE stays what it is
 */
static inline BrgColour
brg_colour_opposite (BrgColour colour)
{
  return colour == BRG_COLOUR_WHITE   ? BRG_COLOUR_BLACK
         : colour == BRG_COLOUR_BLACK ? BRG_COLOUR_WHITE
                                      : BRG_COLOUR_NONE;
}

G_END_DECLS
