/* brg-draughts-read.h - moves of draughts as people write them, read generously
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-draughts-notation.h"

G_BEGIN_DECLS

/**
 * brg_draughts_move_read:
 * @position: a position
 * @text: a move as somebody wrote it; need not be valid UTF-8
 * @length: bytes of @text, -1 if it ends with a zero
 * @reading: what may be read
 * @fits: (inout): a list, filled before or zero; gets the legal moves that @text fits
 *
 * Reads full and short notation and numbers. Missing and wrong signs between the squares, capital
 * letters, Cyrillic letters that look or sound alike (`в4`, `а3`), numbers of moves before it and
 * marks behind it do not matter. Squares between the first and the last are the squares of turning;
 * if they are not just these the way must at least go over them in their order, standing there,
 * passing or taking. Squares of turning that fit exactly go before others from the same square to
 * the same square. A short move fits all that go from its file (6.1.6.2).
 *
 * Returns: the number of moves: 0 if @text means nothing here, 1 if it is unique
 */
guint brg_draughts_move_read (const BrgDraughtsPosition *position,
                              const char *text,
                              gssize length,
                              BrgDraughtsReading reading,
                              BrgDraughtsMoveList *fits);

G_END_DECLS
