/* brg-rating-lists-private.h - the tables of a file of rating lists
 *
 * Every list has two tables of its own, so that a new one is written beside the old one and that
 * goes in one stroke: `player_N`, a row a player with his place by name as its number, and
 * `part_N`, for every part of a name the places of those who have it. Places are numbers from 1,
 * written as differences of seven bits a byte. For beginnings of one and two letters, which very
 * many have, the places of all are kept ready under the letters and `*`.
 *
 * Only for brg-rating-lists*.c.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <sqlite3.h>

#include "brg-rating-lists.h"

G_BEGIN_DECLS

/* "BrgL" */
#define BRG_RATING_LISTS_APPLICATION 0x4272674c
#define BRG_RATING_LISTS_VERSION 2

/* Beginnings of up to this many letters have a row of their own. */
#define BRG_RATING_LISTS_SHORT 2

/* Columns of player_N in the order of BrgListedField, then the key by name. */
extern const char *const brg_rating_lists_columns[BRG_N_LISTED_FIELDS];

/* Makes @db one that believes nothing of its file. */
gboolean brg_rating_lists_distrust (sqlite3 *db, GError **error);

/* Whether @db is a file of lists; an empty file is not. @version: how old its tables are */
gboolean brg_rating_lists_check (sqlite3 *db, const char *path, gint64 *version, GError **error);

/* Drops the tables of a list and its row. */
gboolean brg_rating_lists_drop (sqlite3 *db, gint64 id, GError **error);

typedef gboolean (*BrgRatingListsWrite) (sqlite3 *db, gpointer data, GError **error);

/* Opens a file to write, brings old tables up to date and writes in one transaction. @may_create:
 * whether an empty or missing file becomes one of lists; a new file goes again on failure */
gboolean brg_rating_lists_write (const char *path,
                                 gboolean may_create,
                                 BrgRatingListsWrite function,
                                 gpointer data,
                                 GError **error);

G_END_DECLS
