/* brg-player-table.h - lists of players read from tables
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

#include "brg-csv.h"
#include "brg-player-mapping.h"
#include "brg-snapshot.h"

G_BEGIN_DECLS

/**
 * BRG_PLAYER_TABLE_MOST_ROWS:
 *
 * Rows of a list of players at most.
 */
#define BRG_PLAYER_TABLE_MOST_ROWS 20000

/**
 * BrgPlayerProblemKind:
 * @BRG_PLAYER_PROBLEM_NO_NAME_COLUMN: error: no column holds names
 * @BRG_PLAYER_PROBLEM_TOO_MANY: error: more rows than a list of players can have
 * @BRG_PLAYER_PROBLEM_NO_NAME: error: the row has no name
 * @BRG_PLAYER_PROBLEM_LENGTH: error: a cell is too long
 * @BRG_PLAYER_PROBLEM_DUPLICATE: the same name and birth, FIDE ID or SNILS as an earlier row
 * @BRG_PLAYER_PROBLEM_NAME: the name was split by guess
 * @BRG_PLAYER_PROBLEM_CENTURY: the year of birth has two digits, and who was born in it is very
 *   young or very old: its century is a guess
 * @BRG_PLAYER_PROBLEM_PASSPORT: no passport has such a number; it is taken in as it stands
 * @BRG_PLAYER_PROBLEM_FEDERATION: the federation is no code; it is taken in as it stands
 * @BRG_PLAYER_PROBLEM_NUMBER: the start number is no number, or was there before
 * @BRG_PLAYER_PROBLEM_SEX: the sex is not understood
 * @BRG_PLAYER_PROBLEM_BIRTH: the date of birth is not understood, or is none of a player
 * @BRG_PLAYER_PROBLEM_RATING: the rating is no number
 * @BRG_PLAYER_PROBLEM_FIDE_ID: the FIDE id is no number
 * @BRG_PLAYER_PROBLEM_SNILS: the number of the insurance account is none
 *
 * What is wrong or doubtful in a row. What is doubtful is left empty, except a name.
 */
typedef enum
{
  BRG_PLAYER_PROBLEM_NO_NAME_COLUMN,
  BRG_PLAYER_PROBLEM_TOO_MANY,
  BRG_PLAYER_PROBLEM_NO_NAME,
  BRG_PLAYER_PROBLEM_LENGTH,
  BRG_PLAYER_PROBLEM_DUPLICATE,
  BRG_PLAYER_PROBLEM_NAME,
  BRG_PLAYER_PROBLEM_CENTURY,
  BRG_PLAYER_PROBLEM_PASSPORT,
  BRG_PLAYER_PROBLEM_FEDERATION,
  BRG_PLAYER_PROBLEM_NUMBER,
  BRG_PLAYER_PROBLEM_SEX,
  BRG_PLAYER_PROBLEM_BIRTH,
  BRG_PLAYER_PROBLEM_RATING,
  BRG_PLAYER_PROBLEM_FIDE_ID,
  BRG_PLAYER_PROBLEM_SNILS,
} BrgPlayerProblemKind;

/**
 * BrgPlayerProblem:
 * @kind: what is the matter
 * @is_error: whether the row cannot be used; else it is only doubtful
 * @row: index into #BrgPlayerTable.rows, or -1 for the whole table
 * @line: line in the file, from 1
 * @column: column in characters, from 1
 * @cell: index of the column of the table, or -1 for the whole row
 * @text: what is the matter and what was expected, translated
 *
 * A problem and its place.
 */
typedef struct
{
  BrgPlayerProblemKind kind;
  gboolean is_error;
  gint row;
  guint line;
  guint column;
  gint cell;
  char *text;
} BrgPlayerProblem;

/**
 * BrgPlayerRow:
 * @line: line in the file
 * @entry: (nullable): the player, %NULL when the row cannot be used
 * @team: the name of his team, empty where none stands in the row
 * @is_skipped: whether the user leaves this row out; may be changed
 * @is_repeated: whether it is surely an earlier row once more: name and whole date of birth
 *
 * A row of the table.
 */
typedef struct
{
  guint line;
  BrgEntry *entry;
  char *team;
  gboolean is_skipped;
  gboolean is_repeated;
} BrgPlayerRow;

/**
 * BrgPlayerTable:
 * @name: name of the file for messages
 * @rows: (element-type BrgPlayerRow): rows in the order of the file, without headings
 * @problems: (element-type BrgPlayerProblem): by line and column
 * @n_short_years: rows whose year of birth has two digits and can be but one
 * @short_year: (nullable): the first of them as it was written
 * @whole_year: the year that is taken there
 *
 * A list of players as it would be taken, for a preview.
 */
typedef struct
{
  char *name;
  GPtrArray *rows;
  GPtrArray *problems;
  guint n_short_years;
  char *short_year;
  gint whole_year;
} BrgPlayerTable;

/**
 * brg_player_table_read:
 * @csv: a table
 * @mapping: what its columns hold
 *
 * Makes players of the rows. Cells are tidied, names taken apart, dates and countries made regular.
 * Rows that repeat the headings are passed over.
 *
 * Returns: (transfer full): the players and the problems
 */
BrgPlayerTable *brg_player_table_read (const BrgCsv *csv, const BrgPlayerMapping *mapping);

/**
 * brg_player_table_check:
 * @table: a table
 * @error: return location for an error of %BRG_FORMAT_ERROR
 *
 * Returns: whether every row that is not skipped can be used
 */
gboolean brg_player_table_check (const BrgPlayerTable *table, GError **error);

/**
 * brg_player_table_dup_entries:
 * @table: a list of players
 * @error: return location for an error of %BRG_FORMAT_ERROR
 *
 * Hands out the players of all rows that are not skipped, or none: a row that cannot be used and is
 * not skipped is an error with its place. The team of a player is one of his organisations.
 *
 * Returns: (transfer full) (nullable) (element-type BrgEntry): the players; %NULL with @error set
 */
GPtrArray *brg_player_table_dup_entries (const BrgPlayerTable *table, GError **error);

/**
 * brg_player_table_free:
 * @table: (nullable): a list of players
 */
void brg_player_table_free (BrgPlayerTable *table);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (BrgPlayerTable, brg_player_table_free)

G_END_DECLS
