/* brg-player-search-popover.h - find a player and go to his board
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define BRG_TYPE_PLAYER_SEARCH_POPOVER (brg_player_search_popover_get_type ())
G_DECLARE_FINAL_TYPE (BrgPlayerSearchPopover,
                      brg_player_search_popover,
                      BRG,
                      PLAYER_SEARCH_POPOVER,
                      GtkPopover)

/**
 * brg_player_search_popover_new:
 *
 * Returns: (transfer floating): a popover for a menu button of the main window: letters or a number
 *   find players, Enter goes to the board of the first one, or to his line in the list of players
 */
GtkWidget *brg_player_search_popover_new (void);

G_END_DECLS
