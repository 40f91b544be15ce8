/* brg-pdn-postal-write.h - games by correspondence as PDN with the dates of their letters, written
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-postal-file.h"

G_BEGIN_DECLS

/**
 * brg_pdn_postal_write:
 * @game: a game that has the names of both players and its first and last day
 * @result: how it ended, as its chart tells
 * @fault: (out): the line that PDN cannot hold, when there is one
 *
 * Writes a game as brg-pdn-postal.h tells. Nothing is left out silently: a game with a variant, a
 * break, a report, a correction, a claim, a move that is not good, letters that do not go in turn
 * or anything that is no letter is refused.
 *
 * Returns: (transfer full) (nullable): a PDN that is read as this game
 */
char *brg_pdn_postal_write (const BrgPostalGame *game,
                            BrgPostalResult result,
                            BrgPostalFault *fault);

G_END_DECLS
