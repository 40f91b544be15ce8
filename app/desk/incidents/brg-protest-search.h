/* brg-protest-search.h - whose protest it is, and about which board
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-protest-desk.h"

G_BEGIN_DECLS

/**
 * brg_protest_desk_find_board:
 * @desk: a desk
 * @round: a round
 * @entry_id: row of a player, or of a team
 * @is_black: (out): whether he has Black there
 *
 * Returns: the board on which he plays in that round, #BrgGame.board; of a team the first of its
 *   boards; 0 for none
 */
gint brg_protest_desk_find_board (const BrgProtestDesk *desk,
                                  gint round,
                                  gint64 entry_id,
                                  gboolean *is_black);

/**
 * brg_protest_desk_find_who:
 * @desk: a desk
 * @protest: a protest with its round; gets board and both sides, of a player without a game in
 *   that round only him
 * @text: what was typed: a board as it is written on the table, or letters of a name
 *
 * Returns: whether there is such a board, or such a player or team; when not, nothing has changed
 */
gboolean brg_protest_desk_find_who (const BrgProtestDesk *desk,
                                    BrgProtest *protest,
                                    const char *text);

G_END_DECLS
