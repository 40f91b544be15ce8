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
 * BrgPlayersRoom:
 * @BRG_PLAYERS_TIGHT: room for what is needed: numbers, names, ratings, points
 * @BRG_PLAYERS_NARROW: and for federations
 * @BRG_PLAYERS_WIDE: for everything
 *
 * How much a window has room for.
 */
typedef enum
{
  BRG_PLAYERS_TIGHT,
  BRG_PLAYERS_NARROW,
  BRG_PLAYERS_WIDE,
} BrgPlayersRoom;

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
 * @room: how wide the window is
 *
 * Shows the columns in which something stands.
 */
void brg_players_columns_update (BrgPlayersColumns *self,
                                 const BrgSnapshot *snapshot,
                                 BrgPlayersRoom room);

G_END_DECLS
