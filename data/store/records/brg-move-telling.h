/* brg-move-telling.h - whether a text tells a move
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

#include "brg-rulebook.h"

G_BEGIN_DECLS

/**
 * brg_move_telling_finds:
 * @discipline: what is played
 * @text: what somebody wrote
 *
 * Looks for a move in any notation: of pieces, of squares alone, of numbers, in letters of Latin,
 * Cyrillic or Greek shape, wide, marked or taken apart by spaces, signs and characters that are not
 * seen; also castling, a capture by files and squares in words. What can be a place, a time or a
 * date is left alone when its words say so: `room B2`, `в 5 часов`, `22.11`. Text that is not UTF-8
 * tells.
 *
 * Returns: whether @text tells a move
 */
gboolean brg_move_telling_finds (BrgDiscipline discipline, const char *text);

G_END_DECLS
