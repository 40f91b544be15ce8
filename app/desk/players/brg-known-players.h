/* brg-known-players.h - players of earlier events, found by a few letters
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

#include "brg-player-key.h"
G_BEGIN_DECLS

/**
 * BrgKnownPlayers:
 *
 * Players whom the workspace knows from other events, each once, prepared for being searched.
 */
typedef struct _BrgKnownPlayers BrgKnownPlayers;

/**
 * brg_known_players_new:
 * @entries: (element-type BrgEntry): entries of other groups, the latest first, see
 *   brg_store_list_other_entries(); of one person the first entry is taken
 *
 * Returns: (transfer full): the players
 */
BrgKnownPlayers *brg_known_players_new (GPtrArray *entries);

/**
 * brg_known_players_free:
 * @self: (nullable): players
 */
void brg_known_players_free (BrgKnownPlayers *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (BrgKnownPlayers, brg_known_players_free)

/**
 * brg_known_players_find:
 * @self: players
 * @text: letters of names, see brg_player_key_matches()
 * @present: (element-type BrgEntry): the players of the group, who are not offered again
 * @most: how many are wanted at the most
 *
 * Returns: (transfer full) (element-type BrgEntry): whose family name begins with @text first, then
 *   the others; each by name. They live as long as @self
 */
GPtrArray *brg_known_players_find (BrgKnownPlayers *self,
                                   const char *text,
                                   GPtrArray *present,
                                   guint most);

G_END_DECLS
