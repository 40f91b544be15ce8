/* brg-entry-aside.h - beside the fields of a player: who is there already, who is known
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

#include "brg-rating-rules.h"
#include "brg-snapshot.h"
#include "brg-store.h"

G_BEGIN_DECLS

#define BRG_TYPE_ENTRY_ASIDE (brg_entry_aside_get_type ())
G_DECLARE_FINAL_TYPE (BrgEntryAside, brg_entry_aside, BRG, ENTRY_ASIDE, GtkBox)

/**
 * BrgEntryAside:
 *
 * Shows players of the list who may be the same person, and offers players of earlier events and of
 * rating lists. One of them is marked. Signal `taken` (entry): the user wants this player, a
 * #BrgEntry that lives as long as the widget.
 */

/**
 * brg_entry_aside_set_list:
 * @self: the pane
 * @snapshot: the group with the players who are there already
 */
void brg_entry_aside_set_list (BrgEntryAside *self, BrgSnapshot *snapshot);

/**
 * brg_entry_aside_load_barred:
 * @self: the pane
 * @store: the workspace: who is disqualified there is named
 */
void brg_entry_aside_load_barred (BrgEntryAside *self, BrgStore *store);

/**
 * brg_entry_aside_load_known:
 * @self: the pane
 * @store: the workspace: players of its other groups are offered, the latest first
 * @snapshot: the group
 *
 * Without others the pane works as well, it only offers nobody.
 */
void brg_entry_aside_load_known (BrgEntryAside *self, BrgStore *store, const BrgSnapshot *snapshot);

/**
 * brg_entry_aside_use_lists:
 * @self: the pane
 * @snapshot: the group: its discipline says which ratings are taken
 * @offers_players: whether players are offered; if not, only what a list says otherwise is told
 *
 * The rating lists, if there are any, are asked, in a thread, for what brg_entry_aside_show()
 * shows: for the FIDE ID if there is one, else for the name.
 */
void brg_entry_aside_use_lists (BrgEntryAside *self,
                                const BrgSnapshot *snapshot,
                                gboolean offers_players);

/**
 * brg_entry_aside_show:
 * @self: the pane
 * @entry: what the fields hold
 * @is_split: whether the name was typed as a whole and taken apart
 */
void brg_entry_aside_show (BrgEntryAside *self, const BrgEntry *entry, gboolean is_split);

/**
 * brg_entry_aside_show_added:
 * @self: the pane
 * @name: who was added last
 */
void brg_entry_aside_show_added (BrgEntryAside *self, const char *name);

/**
 * brg_entry_aside_move_mark:
 * @self: the pane
 * @step: 1 for the next player, -1 for the one before
 *
 * Returns: whether somebody is offered
 */
gboolean brg_entry_aside_move_mark (BrgEntryAside *self, gint step);

/**
 * brg_entry_aside_take_marked:
 * @self: the pane
 *
 * Emits `taken` for the marked player.
 *
 * Returns: whether there was one
 */
gboolean brg_entry_aside_take_marked (BrgEntryAside *self);

G_END_DECLS
