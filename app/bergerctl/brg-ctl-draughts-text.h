/* brg-ctl-draughts-text.h - moves of draughts in full notation, as bergerctl prints and reads them
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-draughts-moves.h"

G_BEGIN_DECLS

/**
 * brg_ctl_write_draughts_move:
 * @position: a position
 * @list: its legal moves
 * @move: one of them
 *
 * Returns: (transfer full): `c3-d4`, `b4:d6`, on 100 squares `32-28`, `34x23`; with every square
 *   where the piece lands when another move of @list goes between the same squares
 */
char *brg_ctl_write_draughts_move (const BrgDraughtsPosition *position,
                                   const BrgDraughtsMoveList *list,
                                   const BrgDraughtsMove *move);

/**
 * brg_ctl_read_draughts_move:
 * @position: a position
 * @text: a move, `x` and `:` both being signs of a capture
 * @move: (out): the move; undefined if it is not just one
 *
 * Returns: how many legal moves @text can mean
 */
guint brg_ctl_read_draughts_move (const BrgDraughtsPosition *position,
                                  const char *text,
                                  BrgDraughtsMove *move);

G_END_DECLS
