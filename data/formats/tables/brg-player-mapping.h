/* brg-player-mapping.h - which column of a table holds what
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

#include "brg-csv.h"
#include "brg-player-field.h"

G_BEGIN_DECLS

/**
 * BRG_NO_HEADER:
 *
 * Value of #BrgPlayerMapping.header_row for a table without headings.
 */
#define BRG_NO_HEADER (-1)

/**
 * BrgPlayerMapping:
 * @fields: (array length=n_columns): field of every column
 * @n_columns: number of columns
 * @header_row: index of the row with the headings, or %BRG_NO_HEADER; players begin behind it
 *
 * What the columns of a table hold. The user may change it.
 */
typedef struct
{
  BrgPlayerField *fields;
  guint n_columns;
  gint header_row;
} BrgPlayerMapping;

/**
 * brg_player_mapping_new:
 * @n_columns: number of columns
 *
 * Returns: (transfer full): a mapping without headings in which nothing is used
 */
BrgPlayerMapping *brg_player_mapping_new (guint n_columns);

/**
 * brg_player_mapping_guess:
 * @csv: a table
 *
 * Guesses what the columns hold. Headings are looked for in the first ten rows: a row with two
 * known headings, or with one that names players. Without headings the shape of the cells decides:
 * dates, ratings, titles, sexes, federations, ids, father's names; the first texts are names, the
 * others organisations.
 *
 * Returns: (transfer full): the mapping
 */
BrgPlayerMapping *brg_player_mapping_guess (const BrgCsv *csv);

/**
 * brg_player_mapping_guess_by_shape:
 * @csv: a table
 * @header_row: row with headings that say nothing, or %BRG_NO_HEADER
 *
 * Guesses by the cells alone.
 *
 * Returns: (transfer full): the mapping
 */
BrgPlayerMapping *brg_player_mapping_guess_by_shape (const BrgCsv *csv, gint header_row);

/**
 * brg_player_mapping_set:
 * @mapping: a mapping
 * @column: index of a column
 * @field: its new field
 *
 * Gives a column a field. Another column that had it is not used any more, unless the field may
 * repeat.
 */
void brg_player_mapping_set (BrgPlayerMapping *mapping, guint column, BrgPlayerField field);

/**
 * brg_player_mapping_find:
 * @mapping: a mapping
 * @field: a field
 *
 * Returns: index of the first column with this field, or -1
 */
gint brg_player_mapping_find (const BrgPlayerMapping *mapping, BrgPlayerField field);

/**
 * brg_player_mapping_free:
 * @mapping: (nullable): a mapping
 */
void brg_player_mapping_free (BrgPlayerMapping *mapping);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (BrgPlayerMapping, brg_player_mapping_free)

G_END_DECLS
