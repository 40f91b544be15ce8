/* brg-import-row.c - a row of a table that is being imported, as an item of a list
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-import-row.h"

struct _BrgImportRow
{
  GObject parent_instance;

  BrgImportFile *file; /* not owned */
  guint row;
  guint cells;
  guint revision;
};

G_DEFINE_FINAL_TYPE (BrgImportRow, brg_import_row, G_TYPE_OBJECT)

enum
{
  PROP_0,
  PROP_REVISION,
  N_PROPS,
};

static GParamSpec *props[N_PROPS];

static void
brg_import_row_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  if (id == PROP_REVISION)
    g_value_set_uint (value, BRG_IMPORT_ROW (object)->revision);
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static void
brg_import_row_class_init (BrgImportRowClass *klass)
{
  G_OBJECT_CLASS (klass)->get_property = brg_import_row_get_property;
  props[PROP_REVISION] = g_param_spec_uint ("revision", NULL, NULL, 0, G_MAXUINT, 0,
                                            G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (G_OBJECT_CLASS (klass), N_PROPS, props);
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

void
brg_import_row_revise (BrgImportRow *self)
{
  g_return_if_fail (BRG_IS_IMPORT_ROW (self));

  self->revision++;
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_REVISION]);
}
