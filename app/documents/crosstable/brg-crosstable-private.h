/* brg-crosstable-private.h - a crosstable while it is filled, for brg-crosstable-*.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-crosstable-content.h"

G_BEGIN_DECLS

/* A place as it is shown: of all, or of a category. */
typedef struct
{
  gboolean exists;
  gint first;
  gint last;
} BrgShownPlace;

typedef struct
{
  const BrgTableSource *source;
  const BrgTableChoice *choice;
  const BrgWords *words;
  const BrgTournament *tournament;
  gint n_rows;
  gint *order;           /* owned: player of each row */
  gint *columns;         /* owned: player of each column of a square */
  gint *column_of;       /* owned: column of each player in a square */
  BrgShownPlace *places; /* owned: by player */
  const BrgGame **games; /* owned: the game of each round and player, NULL for none */
  gint *values; /* owned: which criterion a column shows, -1 for the other score of teams */
  gint n_values;
} BrgTableFilling;

/* Fills games, order and places; free with brg_table_filling_clear(). */
void brg_table_filling_begin (BrgTableFilling *filling,
                              const BrgTableSource *source,
                              const BrgTableChoice *choice,
                              const BrgWords *words);
void brg_table_filling_clear (BrgTableFilling *filling);

/* The game of a player in a round; NULL for none. */
const BrgGame *brg_table_filling_game (const BrgTableFilling *filling, gint player, gint round);

/* What becomes of everything in a player's row and column. */
BrgCellMark brg_table_filling_mark (const BrgTableFilling *filling, gint player);

/* Person, places, points and tie-breaks of a row, and the headings of all but the results. */
void brg_table_filling_person (const BrgTableFilling *filling, BrgCrosstableRow *row, gint player);
void brg_table_filling_totals (const BrgTableFilling *filling, BrgCrosstableRow *row, gint player);
void brg_table_filling_heads (const BrgTableFilling *filling, BrgCrosstable *table);

/* Takes out the columns that are not wanted, or that nobody fills. */
void brg_table_filling_drop_columns (const BrgTableFilling *filling, BrgCrosstable *table);

/* brg-crosstable-cells.c: the results of a row. */
void brg_table_filling_cells (const BrgTableFilling *filling, BrgCrosstable *table, gint row);

/* The mark of an outcome. */
BrgCellMark brg_table_filling_mark_of (BrgOutcome outcome);

/* What a team made on the boards of a match, as shown; NULL where there is no match or result. */
char *brg_table_filling_dup_boards (const BrgTableFilling *filling, gint team, gint round);

G_END_DECLS
