/* brg-players-columns.h - the columns of the list of players
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

#include "brg-snapshot.h"

G_BEGIN_DECLS

/**
 * BrgPlayersColumns:
 *
 * The columns of one table, so that those without data, or without room, can be hidden.
 */
typedef struct _BrgPlayersColumns BrgPlayersColumns;

/**
 * brg_players_columns_add:
 * @view: a table of #BrgPlayerItem
 *
 * Appends the columns, with their sorters.
 *
 * Returns: (transfer full): the columns
 */
BrgPlayersColumns *brg_players_columns_add (GtkColumnView *view);

/**
 * brg_players_columns_free:
 * @self: (nullable): columns
 */
void brg_players_columns_free (BrgPlayersColumns *self);

/**
 * brg_players_columns_update:
 * @self: columns
 * @snapshot: the group
 * @is_narrow: whether only what is needed is shown
 *
 * Shows the columns in which something stands.
 */
void brg_players_columns_update (BrgPlayersColumns *self,
                                 const BrgSnapshot *snapshot,
                                 gboolean is_narrow);

G_END_DECLS
