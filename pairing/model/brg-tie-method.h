/* brg-tie-method.h - how players who are equal in everything were put in order
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * BrgTieMethod:
 * @BRG_TIE_BY_LOT: by lot
 * @BRG_TIE_BY_PLAYOFF: by further games (rus-chess-2014 30.5, rus-draughts-2022 5.4.8.13)
 * @BRG_TIE_BY_OTHER: as the note says
 *
 * How equal players were put in order.
 */
typedef enum
{
  BRG_TIE_BY_LOT,
  BRG_TIE_BY_PLAYOFF,
  BRG_TIE_BY_OTHER,
} BrgTieMethod;

#define BRG_N_TIE_METHODS (BRG_TIE_BY_OTHER + 1)

/**
 * BrgTieReach:
 * @BRG_TIE_PARTS_EQUAL: it parts players who are equal in points and in all tie-breaks
 * @BRG_TIE_OVER_TIE_BREAKS: it orders players with equal points, whatever the tie-breaks say
 *   (rus-chess-2014 30.5.6, rus-draughts-2022 5.4.8.13)
 * @BRG_TIE_OVER_POINTS: it orders its players even if their points differ: the extra match of teams
 *   for the first place (rus-draughts-2022 5.4.9.6.1)
 *
 * What an order is stronger than.
 */
typedef enum
{
  BRG_TIE_PARTS_EQUAL,
  BRG_TIE_OVER_TIE_BREAKS,
  BRG_TIE_OVER_POINTS,
} BrgTieReach;

#define BRG_N_TIE_REACHES (BRG_TIE_OVER_POINTS + 1)

G_END_DECLS
