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
 * brg_player_search_teams:
 * @snapshot: a group
 * @text: letters of names, or a start number
 *
 * The same for who comes to the door: in a group of teams a player's name finds his team too. Teams
 * that are called so come first.
 *
 * Returns: (transfer full) (element-type gint): indices into #BrgSnapshot.entries
 */
GArray *brg_player_search_teams (const BrgSnapshot *snapshot, const char *text);

/**
 * brg_player_search_dup_members:
 * @snapshot: a group
 * @team: an entry that was found
 * @text: what was typed
 *
 * Returns: (transfer full): which of its players are called so, empty where it is no team
 */
char *brg_player_search_dup_members (const BrgSnapshot *snapshot, gint team, const char *text);

/**
 * brg_player_find_badge:
 * @snapshot: a group
 * @text: the code of a badge
 *
 * Returns: whose badge it is; in a group of teams the team of the player who wears it; %BRG_NOBODY
 *   for a code that was read wrong, or of somebody else
 */
gint brg_player_find_badge (const BrgSnapshot *snapshot, const char *text);

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
