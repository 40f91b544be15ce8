/* brg-official-row.h - an official in the list that edits them
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

#include "brg-snapshot.h"

G_BEGIN_DECLS

#define BRG_TYPE_OFFICIAL_ROW (brg_official_row_get_type ())
G_DECLARE_FINAL_TYPE (BrgOfficialRow, brg_official_row, BRG, OFFICIAL_ROW, GtkListBoxRow)

/**
 * BrgOfficialRow:
 *
 * Role, name, category, club, federation and birth. Signals:
 * - `changed`: something was typed;
 * - `committed`: a field is done;
 * - `next`: Enter was pressed in a field;
 * - `move` (gint): to be moved by so many places;
 * - `remove`: to be removed.
 */

/**
 * brg_official_row_new:
 * @official: (nullable): the official, %NULL for an empty line
 *
 * Returns: (transfer floating): a row
 */
GtkWidget *brg_official_row_new (const BrgOfficial *official);

/**
 * brg_official_row_dup_official:
 * @self: a row
 *
 * Returns: (transfer full): what stands in the row
 */
BrgOfficial *brg_official_row_dup_official (BrgOfficialRow *self);

/**
 * brg_official_row_set_rulebook:
 * @self: a row
 * @rulebook: rule book of the event, whose categories are offered
 */
void brg_official_row_set_rulebook (BrgOfficialRow *self, const BrgRulebook *rulebook);

/**
 * brg_official_row_set_id:
 * @self: a row
 * @id: row of the official in the database, now that he was stored
 */
void brg_official_row_set_id (BrgOfficialRow *self, gint64 id);

/**
 * brg_official_row_keep_role:
 * @self: a row
 *
 * The role that is chosen is the one to which brg_official_row_take_back_role() returns.
 */
void brg_official_row_keep_role (BrgOfficialRow *self);

/**
 * brg_official_row_take_back_role:
 * @self: a row
 *
 * Chooses the role that was kept last; that is a choice like any other.
 *
 * Returns: whether another one was chosen
 */
gboolean brg_official_row_take_back_role (BrgOfficialRow *self);

/**
 * brg_official_row_set_role:
 * @self: a row
 * @role: what the official does
 */
void brg_official_row_set_role (BrgOfficialRow *self, BrgOfficialRole role);

/**
 * brg_official_row_is_empty:
 * @self: a row
 *
 * Returns: whether nothing was typed
 */
gboolean brg_official_row_is_empty (BrgOfficialRow *self);

/**
 * brg_official_row_take_focus:
 * @self: a row
 *
 * Puts the focus into the name.
 */
void brg_official_row_take_focus (BrgOfficialRow *self);

G_END_DECLS
