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

G_END_DECLS
