/* brg-desk-renju.h - renju on the page of boards
 *
 * A square of the board is a #BrgRenjuPoint. Colours are those of the stones throughout: of
 * `around->names`, of a side that is asked for, of rulings, of the winner of a result. When the
 * players have changed colours in the opening #BrgDeskRules.is_swapped says so, and who asks puts
 * the player paired with White where Black is. Before the opening is over this may change with
 * every answer.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-desk-renju-opening.h"
#include "brg-desk-rules.h"

G_BEGIN_DECLS

/**
 * brg_desk_renju_moves_read:
 * @start: #BrgStoredGame.start
 * @moves: #BrgStoredGame.moves
 * @error: return location for an error
 *
 * Returns: (transfer full) (nullable): the game, with the headings that tell its start
 */
BrgGameTree *brg_desk_renju_moves_read (const char *start, const char *moves, GError **error);

G_END_DECLS
