/* brg-rating-lists.h - rating lists in a file beside the workspaces, to look players up
 *
 * The file holds nothing that cannot be fetched again: it may be thrown away at any time. It holds
 * several lists; a list that is imported again replaces itself. They are asked in the order that
 * the arbiter gave them; of others the one that was imported last is asked first.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gio/gio.h>

#include "brg-rating-list.h"

G_BEGIN_DECLS

/**
 * BRG_RATING_LISTS_MAX_FOUND:
 *
 * As many players as a person may look through.
 */
#define BRG_RATING_LISTS_MAX_FOUND 50

typedef struct _BrgRatingLists BrgRatingLists;

/**
 * brg_rating_lists_open:
 * @path: a file of lists
 * @error: return location for an error
 *
 * Opens the file to look players up.
 *
 * Returns: (transfer full) (nullable): the lists
 */
BrgRatingLists *brg_rating_lists_open (const char *path, GError **error);

/**
 * brg_rating_lists_close:
 * @lists: (nullable): lists
 */
void brg_rating_lists_close (BrgRatingLists *lists);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (BrgRatingLists, brg_rating_lists_close)

/**
 * brg_rating_lists_get_sources:
 * @lists: lists
 *
 * Returns: (transfer none) (element-type BrgListedSource): the lists in the order in which they are
 *   asked
 */
GPtrArray *brg_rating_lists_get_sources (BrgRatingLists *lists);

/**
 * brg_rating_lists_set_game:
 * @lists: lists
 * @game: (nullable): id of a discipline: only its lists are asked; %NULL for all
 */
void brg_rating_lists_set_game (BrgRatingLists *lists, const char *game);

/**
 * brg_rating_lists_find:
 * @lists: lists
 * @text: the beginning of any part of a name, of several parts, or a number; case and accents do
 *   not matter
 * @error: return location for an error
 *
 * Finds players, at most %BRG_RATING_LISTS_MAX_FOUND, by name. A number that is whole finds its
 * player alone; one that nobody has finds those that begin with it. The same player in several
 * lists is one: what one list does not say the next one does.
 *
 * Returns: (transfer full) (nullable) (element-type BrgListedPlayer): the players; their texts
 *   belong to them, their lists to @lists
 */
GPtrArray *brg_rating_lists_find (BrgRatingLists *lists, const char *text, GError **error);

G_END_DECLS
