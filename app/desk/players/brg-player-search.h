/* brg-player-search.h - finds players by a few letters or by number
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

#include "brg-snapshot.h"

G_BEGIN_DECLS

/**
 * brg_player_search:
 * @snapshot: a group
 * @text: letters of names, Latin or Cyrillic, or a start number
 * @most: how many are wanted at the most
 *
 * A name matches when every word of @text begins one of its words, in any spelling that
 * brg_name_key() takes for the same; a sound need not be complete while it is typed. Family names
 * that begin with @text come first, then the others, each in the order of the list. A number finds
 * the player with that start number alone, before there are any the one whom the list shows with
 * it.
 *
 * Returns: (transfer full) (element-type gint): indices into #BrgSnapshot.entries
 */
GArray *brg_player_search (const BrgSnapshot *snapshot, const char *text, guint most);

/**
 * brg_player_find_board:
 * @snapshot: a group
 * @entry: index of a player
 * @round: (out): the last begun round in which he stands on a board
 *
 * Returns: the board, 0 for none
 */
gint brg_player_find_board (const BrgSnapshot *snapshot, gint entry, gint *round);

G_END_DECLS
