/* brg-irregularity-jumps.h - what a piece took that was led over the board
 *
 * For the files brg-irregularity*.c alone.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-irregularity.h"

G_BEGIN_DECLS

/**
 * brg_irregularity_jumps_follow:
 * @position: the position before the move
 * @move: a capture of a piece that stands there
 * @early: pieces that were taken off on the way, nobody knows when
 * @taken: (out): what was jumped over
 *
 * Follows a piece from square to square. Whether it had to go on from the last one, or had to take
 * otherwise, is not asked.
 *
 * Returns: whether each of its jumps could be made
 */
gboolean brg_irregularity_jumps_follow (const BrgDraughtsPosition *position,
                                        const BrgDeed *move,
                                        BrgDraughtsSet early,
                                        BrgDraughtsSet *taken);

G_END_DECLS
