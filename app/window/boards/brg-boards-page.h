/* brg-boards-page.h - the boards: a game with its moves, clocks and the questions about it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-page.h"

G_BEGIN_DECLS

#define BRG_TYPE_BOARDS_PAGE (brg_boards_page_get_type ())
G_DECLARE_FINAL_TYPE (BrgBoardsPage, brg_boards_page, BRG, BOARDS_PAGE, BrgPage)

G_END_DECLS
