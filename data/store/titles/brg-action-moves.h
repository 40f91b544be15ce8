/* brg-action-moves.h - moves in the sentences of the journal
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * brg_action_dup_move:
 * @move: a move as the journal keeps it, of any game: `24...Qb6`, `c3-d4`, `H8`
 * @notation_id: how moves of chess are to be written, see brg_notation_find(): `ru`
 *
 * Returns: (transfer full): the move in the letters of that notation, `24...Фb6`
 */
char *brg_action_dup_move (const char *move, const char *notation_id);

G_END_DECLS
