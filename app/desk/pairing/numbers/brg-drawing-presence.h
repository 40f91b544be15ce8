/* brg-drawing-presence.h - which players the minutes of a draw name as present
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-snapshot.h"

G_BEGIN_DECLS

/**
 * brg_drawing_presence_find:
 * @snapshot: a group
 * @present: names as they were written, apart by semicolons, lines or commas
 *
 * A name stands for one player. Family and given name, in any order and the latter as an initial
 * too, go before a family name alone, which counts only where one player has it.
 *
 * Returns: (transfer full) (element-type gboolean): by entries, whether somebody is there
 */
GArray *brg_drawing_presence_find (const BrgSnapshot *snapshot, const char *present);

G_END_DECLS
