/* brg-import-row.c - a row of a table that is being imported, as an item of a list
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-import-row.h"

struct _BrgImportRow
{
  BrgRowItem parent_instance;

  BrgImportFile *file; /* not owned */
  guint row;
  guint cells;
};

G_DEFINE_FINAL_TYPE (BrgImportRow, brg_import_row, BRG_TYPE_ROW_ITEM)

static void
brg_import_row_class_init (BrgImportRowClass *klass G_GNUC_UNUSED)
{
}

static void
brg_import_row_init (BrgImportRow *self G_GNUC_UNUSED)
{
}

BrgImportRow *
brg_import_row_new (BrgImportFile *file, guint row)
{
  BrgImportRow *self = g_object_new (BRG_TYPE_IMPORT_ROW, NULL);

  self->file = file;
  self->row = row;
  self->cells = brg_import_file_find_cells (file, row);
  return self;
}

guint
brg_import_row_get_index (BrgImportRow *self)
{
  g_return_val_if_fail (BRG_IS_IMPORT_ROW (self), 0);

  return self->row;
}

guint
brg_import_row_get_line (BrgImportRow *self)
{
  g_return_val_if_fail (BRG_IS_IMPORT_ROW (self), 0);

  return ((BrgPlayerRow *) self->file->table->rows->pdata[self->row])->line;
}

const char *
brg_import_row_get_cell (BrgImportRow *self, guint column)
{
  const BrgCsvCell *cell;

  g_return_val_if_fail (BRG_IS_IMPORT_ROW (self), "");

  cell = brg_csv_get_cell (self->file->csv, self->cells, column);
  return cell != NULL ? cell->text : "";
}

BrgImportRowState
brg_import_row_get_state (BrgImportRow *self)
{
  g_return_val_if_fail (BRG_IS_IMPORT_ROW (self), BRG_IMPORT_ROW_BAD);

  return brg_import_file_get_state (self->file, self->row);
}
