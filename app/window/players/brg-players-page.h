/* brg-players-page.h - the list of players
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-page.h"

G_BEGIN_DECLS

#define BRG_TYPE_PLAYERS_PAGE (brg_players_page_get_type ())
G_DECLARE_FINAL_TYPE (BrgPlayersPage, brg_players_page, BRG, PLAYERS_PAGE, BrgPage)

G_END_DECLS
