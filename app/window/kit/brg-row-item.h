/* brg-row-item.h - an item of a table that says when it is to be shown anew
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib-object.h>

G_BEGIN_DECLS

#define BRG_TYPE_ROW_ITEM (brg_row_item_get_type ())
G_DECLARE_DERIVABLE_TYPE (BrgRowItem, brg_row_item, BRG, ROW_ITEM, GObject)

/**
 * BrgRowItem:
 *
 * Base of items that stay in their list while what is shown of them changes. Property `revision`
 * (guint): changes with brg_row_item_revise(), whereupon the cells of brg_columns_add() show
 * themselves anew.
 */
struct _BrgRowItemClass
{
  GObjectClass parent_class;
};

/**
 * brg_row_item_revise:
 * @self: an item
 *
 * Has every cell of the item shown anew.
 */
void brg_row_item_revise (BrgRowItem *self);

G_END_DECLS
