/* brg-rating-mapping.h - which column of a table holds what of a rating list
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gio/gio.h>

#include "brg-csv.h"
#include "brg-encoding.h"

G_BEGIN_DECLS

/**
 * BrgRatingColumn:
 * @BRG_RATING_COLUMN_IGNORE: nothing that is wanted
 * @BRG_RATING_COLUMN_NUMBER: the number that the list itself gives
 * @BRG_RATING_COLUMN_NAME: the whole name
 * @BRG_RATING_COLUMN_FAMILY: family name
 * @BRG_RATING_COLUMN_GIVEN: given name, with the father's where that has no column
 * @BRG_RATING_COLUMN_FATHER: father's name
 * @BRG_RATING_COLUMN_SEX: sex
 * @BRG_RATING_COLUMN_BIRTH: date or year of birth
 * @BRG_RATING_COLUMN_TITLE: title or category
 * @BRG_RATING_COLUMN_STANDARD: rating of standard play, or the only one
 * @BRG_RATING_COLUMN_RAPID: rating of rapid play
 * @BRG_RATING_COLUMN_BLITZ: rating of blitz
 * @BRG_RATING_COLUMN_FEDERATION: federation or country
 * @BRG_RATING_COLUMN_REGION: region, town or club
 * @BRG_RATING_COLUMN_FIDE_NUMBER: FIDE id
 *
 * Where a cell of a rating list goes to.
 */
typedef enum
{
  BRG_RATING_COLUMN_IGNORE,
  BRG_RATING_COLUMN_NUMBER,
  BRG_RATING_COLUMN_NAME,
  BRG_RATING_COLUMN_FAMILY,
  BRG_RATING_COLUMN_GIVEN,
  BRG_RATING_COLUMN_FATHER,
  BRG_RATING_COLUMN_SEX,
  BRG_RATING_COLUMN_BIRTH,
  BRG_RATING_COLUMN_TITLE,
  BRG_RATING_COLUMN_STANDARD,
  BRG_RATING_COLUMN_RAPID,
  BRG_RATING_COLUMN_BLITZ,
  BRG_RATING_COLUMN_FEDERATION,
  BRG_RATING_COLUMN_REGION,
  BRG_RATING_COLUMN_FIDE_NUMBER,
} BrgRatingColumn;

#define BRG_N_RATING_COLUMNS (BRG_RATING_COLUMN_FIDE_NUMBER + 1)

/**
 * brg_rating_column_get_code:
 * @column: a column
 *
 * Returns: (transfer none): its name on command lines, `standard`
 */
const char *brg_rating_column_get_code (BrgRatingColumn column);

/**
 * brg_rating_column_get_label:
 * @column: a column
 *
 * Returns: (transfer none): what it is called, translated
 */
const char *brg_rating_column_get_label (BrgRatingColumn column);

/**
 * BRG_RATING_MAPPING_MOST:
 *
 * More columns than any list has; those behind are not used.
 */
#define BRG_RATING_MAPPING_MOST 64

/**
 * BrgRatingMapping:
 * @separator: the character between cells
 * @n_skipped: rows that are not empty before the first player: the headings and what is above them
 * @encoding: how bytes are read that are not UTF-8
 * @n_columns: number of columns
 * @columns: what each holds
 *
 * What the columns of a table hold.
 */
typedef struct
{
  char separator;
  guint n_skipped;
  BrgEncoding encoding;
  guint n_columns;
  BrgRatingColumn columns[BRG_RATING_MAPPING_MOST];
} BrgRatingMapping;

/**
 * BrgRatingTable:
 * @csv: the first rows, headings included
 * @mapping: what the columns seem to hold
 *
 * The beginning of a table that may be a rating list.
 */
typedef struct
{
  BrgCsv *csv;
  BrgRatingMapping mapping;
} BrgRatingTable;

/**
 * brg_rating_table_peek:
 * @file: a file
 * @name: (nullable): its name in messages; %NULL takes the name of @file
 * @error: return location for an error of %G_IO_ERROR or %BRG_FORMAT_ERROR
 *
 * Reads the first rows of a table, however long it is, and guesses its columns by their headings,
 * then by what stands in them.
 *
 * Returns: (transfer full) (nullable): the beginning; %NULL with @error set
 */
BrgRatingTable *brg_rating_table_peek (GFile *file, const char *name, GError **error);

/**
 * brg_rating_table_free:
 * @table: (nullable): a table
 */
void brg_rating_table_free (BrgRatingTable *table);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (BrgRatingTable, brg_rating_table_free)

/**
 * brg_rating_mapping_set:
 * @mapping: a mapping
 * @index: index of a column
 * @column: what it holds
 *
 * Another column that held the same is not used any more.
 */
void brg_rating_mapping_set (BrgRatingMapping *mapping, guint index, BrgRatingColumn column);

/**
 * brg_rating_table_assign:
 * @table: a table
 * @text: `CODE=COLUMN`: what a column holds, brg_rating_column_get_code(); the heading of the
 *   column or its number from 1, empty when no column holds it
 * @error: return location for an error of %BRG_FORMAT_ERROR
 *
 * Returns: whether it was understood
 */
gboolean brg_rating_table_assign (BrgRatingTable *table, const char *text, GError **error);

/**
 * brg_rating_mapping_find_fault:
 * @mapping: a mapping
 *
 * Returns: (transfer none) (nullable): what it lacks, translated; %NULL when a list can be read
 */
const char *brg_rating_mapping_find_fault (const BrgRatingMapping *mapping);

G_END_DECLS
