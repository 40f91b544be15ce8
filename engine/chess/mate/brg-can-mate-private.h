/* brg-can-mate-private.h - looking for a series of moves that ends with mate
 *
 * For the library's own use; see brg-can-mate.h.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-can-mate.h"

G_BEGIN_DECLS

/**
 * brg_mate_search:
 * @position: a position that is not decided by its men alone
 * @side: who is to give mate
 * @max_nodes: how many positions may be looked at
 * @answer: (out): the answer
 *
 * Looks at positions, the most promising first, until there is mate or none is left.
 */
void brg_mate_search (const BrgPosition *position,
                      BrgColour side,
                      guint64 max_nodes,
                      BrgCanMateAnswer *answer);

G_END_DECLS
