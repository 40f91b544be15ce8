/* brg-import-row.h - a row of a table that is being imported, as an item of a list
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib-object.h>

#include "brg-import-file.h"
#include "brg-row-item.h"

G_BEGIN_DECLS

#define BRG_TYPE_IMPORT_ROW (brg_import_row_get_type ())
G_DECLARE_FINAL_TYPE (BrgImportRow, brg_import_row, BRG, IMPORT_ROW, BrgRowItem)

/**
 * brg_import_row_new:
 * @file: a table; must live as long as the item
 * @row: a row of its list of players
 *
 * Returns: (transfer full): the item
 */
BrgImportRow *brg_import_row_new (BrgImportFile *file, guint row);

/**
 * brg_import_row_get_index:
 * @self: an item
 *
 * Returns: the row of the list of players
 */
guint brg_import_row_get_index (BrgImportRow *self);

/**
 * brg_import_row_get_line:
 * @self: an item
 *
 * Returns: its line in the file
 */
guint brg_import_row_get_line (BrgImportRow *self);

/**
 * brg_import_row_get_cell:
 * @self: an item
 * @column: a column of the table
 *
 * Returns: (transfer none): what stands there
 */
const char *brg_import_row_get_cell (BrgImportRow *self, guint column);

/**
 * brg_import_row_get_state:
 * @self: an item
 *
 * Returns: what becomes of the row
 */
BrgImportRowState brg_import_row_get_state (BrgImportRow *self);

G_END_DECLS
