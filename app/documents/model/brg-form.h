/* brg-form.h - the content of a printed form, as a value
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

#include "brg-board-picture.h"
#include "brg-letterhead.h"
#include "brg-words.h"

G_BEGIN_DECLS

/**
 * BrgFormStyle:
 * @BRG_FORM_PROTOCOL: portrait, few columns, roomy rows, as large as one sheet allows
 * @BRG_FORM_TABLE: tables of a Swiss, dense
 * @BRG_FORM_SQUARE: the square of a round robin
 * @BRG_FORM_WALL: to be read from a distance
 * @BRG_FORM_LIST: standings and other lists
 * @BRG_FORM_BROAD: what a committee decided about each of many, with much to be said of everybody
 * @BRG_FORM_DIAGRAMS: boards with what is to be known of them, one large or up to six a sheet
 *
 * Sizes of type and rows that a form wants, see brg-form-style.h.
 */
typedef enum
{
  BRG_FORM_PROTOCOL,
  BRG_FORM_TABLE,
  BRG_FORM_SQUARE,
  BRG_FORM_WALL,
  BRG_FORM_LIST,
  BRG_FORM_BROAD,
  BRG_FORM_DIAGRAMS,
} BrgFormStyle;

/**
 * BrgFormColumnKind:
 * @BRG_COLUMN_NUMBER: figures, to the right
 * @BRG_COLUMN_CENTRED: results, places, boards: in the middle
 * @BRG_COLUMN_TEXT: short text, to the left; never wrapped
 * @BRG_COLUMN_LONG_TEXT: organisation: to the left, wrapped before a name is
 * @BRG_COLUMN_NAME: names: to the left, wrapped as the last resort, never cut
 * @BRG_COLUMN_REMARK: sentences: to the left, wrapped from the first, in the room that the others
 *   leave
 * @BRG_COLUMN_SQUARE: a result of a round robin: in the middle, as wide as rows are high if
 * possible
 */
typedef enum
{
  BRG_COLUMN_NUMBER,
  BRG_COLUMN_CENTRED,
  BRG_COLUMN_TEXT,
  BRG_COLUMN_LONG_TEXT,
  BRG_COLUMN_NAME,
  BRG_COLUMN_REMARK,
  BRG_COLUMN_SQUARE,
} BrgFormColumnKind;

/**
 * BrgFormColumn:
 * @kind: what stands in it
 * @head: heading; may have line breaks
 * @n_subscript: how many letters at the end of @head are set below the line, `т1` of `Кт1`
 * @shares_head: stands under the heading of the column before, parted by a dotted line
 * @repeats: stands on every sheet when the columns need several
 * @width_group: columns with the same number other than 0 form an equal-width group
 * @room: of sentences for which the table is made: so many type sizes of width they have before
 * names stand in one line, if there is so much at all; 0 for the usual
 *
 * A column of a form.
 */
typedef struct
{
  BrgFormColumnKind kind;
  char *head;
  guint n_subscript;
  gboolean shares_head;
  gboolean repeats;
  guint width_group;
  double room;
} BrgFormColumn;

/**
 * BrgFormMark:
 *
 * @BRG_FORM_COLOURED: its last letter is that of a colour and is raised, or `13б` would read 136
 *
 * How a cell is set: a bit set.
 */
typedef enum
{
  BRG_FORM_PLAIN = 0,
  BRG_FORM_BOLD = 1 << 0,
  BRG_FORM_ITALIC = 1 << 1,
  BRG_FORM_TINTED = 1 << 2,
  BRG_FORM_HATCHED = 1 << 3,
  BRG_FORM_COLOURED = 1 << 4,
  BRG_FORM_LABEL =
      1 << 5, /* its figures name something, board 1.10: no number for other programs */
} BrgFormMark;

/**
 * BrgFormCell:
 * @text: the text, never %NULL
 * @aside: a word after the text, set smaller, or %NULL
 * @span: how many columns it takes, 0 for a cell that another one covers
 * @centred: whether it stands in the middle, whatever its column says
 * @mark: how it is set
 */
typedef struct
{
  char *text;
  char *aside;
  guint span;
  gboolean centred;
  BrgFormMark mark;
} BrgFormCell;

/**
 * BrgFormRow:
 * @cells: (array): one a column
 * @line_above: whether a strong line parts it from the row above
 * @with_above: whether it stays on the sheet of the row above, as a player with the team's row
 * @continues: whether it is the rest of the row above, which is taller than a sheet: no line parts
 *   them
 * @struck_until: number of columns from the left through which a line is drawn, 0 for none
 */
typedef struct
{
  BrgFormCell *cells;
  gboolean line_above;
  gboolean with_above;
  gboolean continues;
  guint struck_until;
} BrgFormRow;

/**
 * BrgFormCaption:
 * @BRG_CAPTION_HEADING: above the board: the number of the diagram, the players
 * @BRG_CAPTION_PLACE: under the heading: round and board
 * @BRG_CAPTION_TURN: below the board: number of the move, and who has it
 * @BRG_CAPTION_NOTES: what cannot be seen on the board: castling, en passant, the last move
 * @BRG_CAPTION_REMARK: what somebody has to say about it
 * @BRG_CAPTION_CODE: the position as text, in small type
 *
 * The texts of a diagram, in their order.
 */
typedef enum
{
  BRG_CAPTION_HEADING,
  BRG_CAPTION_PLACE,
  BRG_CAPTION_TURN,
  BRG_CAPTION_NOTES,
  BRG_CAPTION_REMARK,
  BRG_CAPTION_CODE,
} BrgFormCaption;

#define BRG_N_FORM_CAPTIONS (BRG_CAPTION_CODE + 1)

/**
 * BrgFormDiagram:
 * @picture: the board
 * @captions: by #BrgFormCaption, a text without markup, may have line breaks; empty for none
 *
 * A board on a form.
 */
typedef struct
{
  BrgBoardPicture picture;
  char *captions[BRG_N_FORM_CAPTIONS];
} BrgFormDiagram;

/**
 * BrgFormSignature:
 * @role: `Chief arbiter`
 * @name: name, may be empty
 * @category: `(arbiter of category 1)`
 */
typedef struct
{
  char *role;
  char *name;
  char *category;
} BrgFormSignature;

/* Lines of less letters cannot be read. */
#define BRG_TEXT_LEAST_WIDTH 20

/**
 * BrgForm:
 * @style: sizes
 * @n_blocks: how many times the table stands side by side on a sheet, rows running down the first
 *   block and then the next; 1 for most
 * @organiser: top left, may be empty
 * @form_number: top right, may be empty
 * @title: title
 * @subtitles: (element-type utf8): lines under it: the event, the place
 * @left: left above the table: date or place
 * @right: right above the table: round or dates
 * @preface: (element-type utf8): sentences above the table, each on a line of its own
 * @columns: (element-type BrgFormColumn): columns
 * @struck_columns: (element-type guint): columns through which a line is drawn
 * @rows: (element-type BrgFormRow): rows
 * @n_per_sheet: of %BRG_FORM_DIAGRAMS how many boards at most stand on a sheet, up to
 *   %BRG_DIAGRAMS_MOST; 0 for %BRG_DIAGRAMS_PER_SHEET
 * @diagrams: (element-type BrgFormDiagram): boards: of %BRG_FORM_DIAGRAMS they are printed in the
 *   place of the table, whose rows then are for the export alone, one a board; other forms may have
 *   one, above the table
 * @notes: (element-type utf8): sentences under the table
 * @signatures: (element-type BrgFormSignature): lines to be signed
 * @stamp: `М. П.`, or empty
 * @foot_event: foot, left: the event; cut with dots when it is too long, it stands in the head
 * @foot_number: foot, left behind the event: number of the document, or empty
 * @foot_middle: foot, middle: printed when, state
 * @approval: lines of approval at the top right, or empty
 * @foot_text: a line under the foot, or empty
 * @logos: (nullable): by #BrgLetterheadSide a PNG
 * @text_width: of a file of plain text how many letters a line has at most, at least
 *   %BRG_TEXT_LEAST_WIDTH; 0 for 80
 * @subject: what the title of the file is, `Protocol no. 5`
 *
 * A printed form before it is laid out. All texts are in the language of the form and none is
 * %NULL.
 */
typedef struct
{
  BrgFormStyle style;
  guint n_blocks;
  char *organiser;
  char *form_number;
  char *title;
  GPtrArray *subtitles;
  char *left;
  char *right;
  GPtrArray *preface;
  GArray *columns;
  GArray *struck_columns;
  GPtrArray *rows;
  guint n_per_sheet;
  GPtrArray *diagrams;
  GPtrArray *notes;
  GPtrArray *signatures;
  char *stamp;
  char *foot_event;
  char *foot_number;
  char *foot_middle;
  char *approval;
  char *foot_text;
  GBytes *logos[BRG_N_LETTERHEAD_SIDES];
  guint text_width;
  char *subject;
} BrgForm;

/**
 * brg_form_new:
 * @style: sizes
 *
 * Returns: (transfer full): an empty form of one block
 */
BrgForm *brg_form_new (BrgFormStyle style);

/**
 * brg_form_free:
 * @form: (nullable): a form
 */
void brg_form_free (BrgForm *form);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (BrgForm, brg_form_free)

/**
 * brg_form_add_column:
 * @form: a form without rows
 * @kind: what stands in it
 * @head: heading
 *
 * Returns: (transfer none): the new column, valid until the next one is added
 */
BrgFormColumn *brg_form_add_column (BrgForm *form, BrgFormColumnKind kind, const char *head);

/**
 * brg_form_get_column:
 * @form: a form
 * @index: a column
 *
 * Returns: (transfer none): the column
 */
const BrgFormColumn *brg_form_get_column (const BrgForm *form, guint index);

/**
 * brg_form_dup_plain:
 * @text: a text of a form
 *
 * Returns: (transfer full): the text in one line, without letters that only the layout knows
 */
char *brg_form_dup_plain (const char *text);

/**
 * brg_form_dup_head:
 * @form: a form
 * @column: a column
 *
 * Returns: (transfer full): its heading for other programs, in one line; columns under one heading
 *   are told apart by their numbers, `IV`, `IV 2`
 */
char *brg_form_dup_head (const BrgForm *form, guint column);

/**
 * brg_form_add_row:
 * @form: a form with all its columns
 *
 * Returns: (transfer none): a new row of empty cells, each of one column
 */
BrgFormRow *brg_form_add_row (BrgForm *form);

/**
 * brg_form_drop_last_row:
 * @form: a form with a row
 *
 * Takes the last row away, with its texts.
 */
void brg_form_drop_last_row (BrgForm *form);

/**
 * brg_form_get_row:
 * @form: a form
 * @index: a row
 *
 * Returns: (transfer none): the row
 */
const BrgFormRow *brg_form_get_row (const BrgForm *form, guint index);

/**
 * brg_form_set_cell:
 * @row: a row
 * @column: a column
 * @text: (transfer full): the text
 * @mark: how it is set
 */
void brg_form_set_cell (BrgFormRow *row, guint column, char *text, BrgFormMark mark);

/**
 * brg_form_drop_column:
 * @form: a form all of whose rows are there, without struck columns
 * @column: index of a column
 *
 * Takes the column away; those behind it move up.
 */
void brg_form_drop_column (BrgForm *form, guint column);

/**
 * brg_form_drop_empty:
 * @form: a list all of whose rows are there
 * @column: index of a column
 *
 * Takes the column away if nothing stands in it, as a list does that nobody fills in by hand. Those
 * behind it move up.
 */
void brg_form_drop_empty (BrgForm *form, guint column);

/**
 * brg_form_span_cell:
 * @row: a row
 * @column: a column
 * @span: how many columns the cell takes, at least 1
 */
void brg_form_span_cell (BrgFormRow *row, guint column, guint span);

/**
 * brg_form_add_diagram:
 * @form: a form of %BRG_FORM_DIAGRAMS, or another one that has none yet
 * @picture: the board
 *
 * Returns: (transfer none): a new diagram without captions
 */
BrgFormDiagram *brg_form_add_diagram (BrgForm *form, const BrgBoardPicture *picture);

/**
 * brg_form_set_text:
 * @field: (inout): a text of the form or of a diagram
 * @text: (transfer full): what it becomes
 */
void brg_form_set_text (char **field, char *text);

G_END_DECLS
