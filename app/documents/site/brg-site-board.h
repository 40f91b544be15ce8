/* brg-site-board.h - boards as pictures of a page
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-board-picture.h"

G_BEGIN_DECLS

/**
 * brg_site_board_append_pieces:
 * @html: where to
 * @pictures: (element-type BrgBoardPicture): all boards of a page; those that are equally wide are
 *   of one kind
 *
 * Appends the pieces that stand on them, and the empty boards, once: the boards only name them.
 */
void brg_site_board_append_pieces (GString *html, const GPtrArray *pictures);

/**
 * brg_site_board_append:
 * @html: where to
 * @picture: a board
 * @id: its name in the page
 * @title: what a screen reader says of it
 * @is_final: whether it is seen while no board is asked for
 *
 * Appends a board; it is drawn as the program draws it: the same pieces, colours and marks.
 */
void brg_site_board_append (GString *html,
                            const BrgBoardPicture *picture,
                            const char *id,
                            const char *title,
                            gboolean is_final);

G_END_DECLS
