/* brg-player-key.h - what a player is searched by in a list
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

#include "brg-snapshot.h"

G_BEGIN_DECLS

/**
 * brg_player_key_new:
 * @entry: a player
 * @shown_number: the number that the list shows for him
 *
 * Returns: (transfer full): what brg_player_key_matches() searches
 */
char *brg_player_key_new (const BrgEntry *entry, gint shown_number);

/**
 * brg_player_key_matches:
 * @key: a key of brg_player_key_new()
 * @words: words in any case, separated by blanks; Latin words find Cyrillic names and the other way
 *   round
 *
 * Returns: whether every word begins a word of the player's number, names, title, organisation,
 *   federation or FIDE id
 */
gboolean brg_player_key_matches (const char *key, const char *words);

G_END_DECLS
