/* brg-crosstable.h - what a crosstable shows, for screen and paper alike
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

#include "brg-colour.h"

G_BEGIN_DECLS

/**
 * BrgCrosstableKind:
 * @BRG_CROSSTABLE_ROUND_ROBIN: a square of results, one column an opponent
 * @BRG_CROSSTABLE_SWISS: one column a round with opponent, colour and result
 */
typedef enum
{
  BRG_CROSSTABLE_ROUND_ROBIN,
  BRG_CROSSTABLE_SWISS,
} BrgCrosstableKind;

/**
 * BrgCellMark:
 * @BRG_CELL_PLAIN: nothing special
 * @BRG_CELL_WIN: won: bold
 * @BRG_CELL_DIAGONAL: a player against himself: grey, empty
 * @BRG_CELL_OPEN: paired, the result is missing
 * @BRG_CELL_ADJOURNED: adjourned: tinted, with an envelope
 * @BRG_CELL_FORFEIT: decided without play
 * @BRG_CELL_NOT_COUNTED: visible, not in the total: hatched and italic
 * @BRG_CELL_STRUCK: annulled: hatched, and a line through row and column
 *
 * How a cell looks. A bit set: a cell may be a win that is not counted.
 */
typedef enum
{
  BRG_CELL_PLAIN = 0,
  BRG_CELL_WIN = 1 << 0,
  BRG_CELL_DIAGONAL = 1 << 1,
  BRG_CELL_OPEN = 1 << 2,
  BRG_CELL_ADJOURNED = 1 << 3,
  BRG_CELL_FORFEIT = 1 << 4,
  BRG_CELL_NOT_COUNTED = 1 << 5,
  BRG_CELL_STRUCK = 1 << 6,
} BrgCellMark;

/**
 * BrgCrosstableGame:
 * @game: id of the game or match, 0 for none
 * @round: its round
 * @text: its mark, `1`, `½`, `−`; empty while there is no result
 * @below: (nullable): what stands below the mark, small: the points on the boards of a match
 * @mark: how it looks: %BRG_CELL_WIN, %BRG_CELL_OPEN, %BRG_CELL_ADJOURNED, %BRG_CELL_FORFEIT
 *
 * One of the games of a cell.
 */
typedef struct
{
  gint64 game;
  gint round;
  char *text;
  char *below;
  BrgCellMark mark;
} BrgCrosstableGame;

/**
 * BrgCrosstableCell:
 * @text: result as it is shown, `1`, `½`, `−`, several marks for several games; empty when none
 * @opponent: number of the opponent as it is shown in a Swiss, 0 for none
 * @colour: colour in a Swiss
 * @mark: how it looks
 * @game: id of the game that stands here, 0 for none; of several the one to go to
 * @round: round of that game, 0 for none
 * @n_games: how many games stand here
 * @against: (nullable): the opponent as shown where a number does not tell him, `5.2` for the
 *   second board of team 5; instead of @opponent
 * @games: (nullable) (array length=n_games): the games in the order of rounds where they have
 *   marks of their own; %NULL where @text says it all
 */
typedef struct
{
  char *text;
  gint opponent;
  BrgColour colour;
  BrgCellMark mark;
  gint64 game;
  gint round;
  gint n_games;
  char *against;
  BrgCrosstableGame *games;
} BrgCrosstableCell;

/**
 * BrgCrosstableRow:
 * @player: index of the player, for the caller
 * @number: start number
 * @place: place as shown, `3`, `7–11`, or empty
 * @name: name
 * @title: title or category
 * @rating: rating as shown, or empty
 * @organisation: organisation
 * @chip: a word beside the name, `withdrew`, or empty
 * @note: a text across points and place instead of them, `annulled, § 23`, or empty
 * @carried: points of an earlier stage as shown, or empty
 * @points: points as shown
 * @values: (array): tie-breaks as shown, one a value column
 * @cells: (array): one a result column
 * @mark: %BRG_CELL_NOT_COUNTED or %BRG_CELL_STRUCK for the whole row; %BRG_CELL_ADJOURNED when an
 *   adjourned game leaves the place open, which is then a range
 * @line_above: whether a stronger line parts this row from the one above: the points change, or a
 *   prize place ends
 * @overall: place among all as shown where @place is that of a category, or empty
 * @federation: federation
 * @birth: year of birth as shown, or empty
 * @is_heading: whether the row stands above those that belong to it, a team above its players; then
 *   @player is the index of the team
 */
typedef struct
{
  gint player;
  gint number;
  char *place;
  char *name;
  char *title;
  char *rating;
  char *organisation;
  char *chip;
  char *note;
  char *carried;
  char *points;
  char **values;
  BrgCrosstableCell *cells;
  BrgCellMark mark;
  gboolean line_above;
  char *overall;
  char *federation;
  char *birth;
  gboolean is_heading;
} BrgCrosstableRow;

/**
 * BrgCrosstable:
 * @kind: round robin or Swiss
 * @n_rows: number of rows
 * @n_columns: number of result columns: opponents or rounds
 * @n_values: number of tie-break columns
 * @head_place: heading of the places, in the table's language; likewise the next ones; %NULL
 *   leaves out the column, but never that of the names
 * @head_number: heading of the start numbers
 * @head_name: heading of the names
 * @head_title: heading of the titles
 * @head_rating: heading of the ratings
 * @head_organisation: heading of the organisations
 * @head_carried: heading of the points of an earlier stage
 * @head_points: heading of the points
 * @heads: (array length=n_columns): headings of the result columns, `1` or `IV`
 * @value_heads: (array length=n_values): headings of the tie-breaks, `Кт1`
 * @rows: (array length=n_rows): the rows from the top
 * @column_marks: (array length=n_columns): %BRG_CELL_NOT_COUNTED or %BRG_CELL_STRUCK for columns
 * @legend: (array zero-terminated=1): lines of the legend
 * @head_overall: heading of the places among all
 * @head_federation: heading of the federations
 * @head_birth: heading of the years of birth
 * @column_players: (array length=n_columns): index of the player of each column of a round robin
 * @value_names: (array length=n_values): what the tie-breaks are called in full, or %NULL
 *
 * A crosstable, ready to be drawn. All texts are in the language of the reader.
 */
typedef struct
{
  BrgCrosstableKind kind;
  gint n_rows;
  gint n_columns;
  gint n_values;
  char *head_place;
  char *head_number;
  char *head_name;
  char *head_title;
  char *head_rating;
  char *head_organisation;
  char *head_carried;
  char *head_points;
  char **heads;
  char **value_heads;
  BrgCrosstableRow *rows;
  BrgCellMark *column_marks;
  char **legend;
  char *head_overall;
  char *head_federation;
  char *head_birth;
  gint *column_players;
  char **value_names;
} BrgCrosstable;

/**
 * brg_crosstable_new:
 * @kind: round robin or Swiss
 * @n_rows: number of rows
 * @n_columns: number of result columns
 * @n_values: number of tie-break columns
 *
 * Returns: (transfer full): a table whose texts are all %NULL and to be filled by the caller
 */
BrgCrosstable *brg_crosstable_new (BrgCrosstableKind kind,
                                   gint n_rows,
                                   gint n_columns,
                                   gint n_values);

/**
 * brg_crosstable_cell_has_slots:
 * @cell: a cell
 *
 * Returns: whether its games are drawn one by one, each in a slot of its own: several games, or a
 *   mark with something below it
 */
gboolean brg_crosstable_cell_has_slots (const BrgCrosstableCell *cell);

/**
 * brg_crosstable_free:
 * @table: (nullable): a table
 */
void brg_crosstable_free (BrgCrosstable *table);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (BrgCrosstable, brg_crosstable_free)

G_END_DECLS
