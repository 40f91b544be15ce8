/* brg-print-page.h - a page as a list of things to draw
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <cairo.h>
#include <glib.h>

#include "brg-board-picture.h"
#include "brg-typesetter.h"

G_BEGIN_DECLS

/**
 * BrgPrintRole:
 * @BRG_PRINT_ROLE_TEXT: a text like others
 * @BRG_PRINT_ROLE_TITLE: the title of the paper
 * @BRG_PRINT_ROLE_HEAD: heading of a column
 * @BRG_PRINT_ROLE_CELL: a cell of a table
 * @BRG_PRINT_ROLE_FOOT: at the foot of a sheet, or above what goes on from another one: says
 * nothing that the paper has not said
 *
 * What a text is, for those who hear a PDF and do not see it.
 */
typedef enum
{
  BRG_PRINT_ROLE_TEXT,
  BRG_PRINT_ROLE_TITLE,
  BRG_PRINT_ROLE_HEAD,
  BRG_PRINT_ROLE_CELL,
  BRG_PRINT_ROLE_FOOT,
} BrgPrintRole;

/**
 * BrgPrintKey:
 * @BRG_PRINT_KEY_NONE: says nothing of whom the row is
 * @BRG_PRINT_KEY_NUMBER: the number of whom the row is
 * @BRG_PRINT_KEY_NAME: his name
 *
 * What of a row of a table tells it from the others.
 */
typedef enum
{
  BRG_PRINT_KEY_NONE,
  BRG_PRINT_KEY_NUMBER,
  BRG_PRINT_KEY_NAME,
} BrgPrintKey;

/**
 * BrgPrintPageText:
 * @markup: the text
 * @type: its type
 * @x: left edge of its box
 * @baseline: baseline of its first line
 * @width: width of its box
 * @align: 0 left, 0.5 middle, 1 right
 * @role: what it is
 * @row: of a cell its row
 * @column: of a cell and of a heading its column
 * @key: of a cell whether it tells the row from others
 * @is_turned: whether it stands upside down: its place is that on the sheet when that is turned
 */
typedef struct
{
  char *markup;
  BrgType type;
  double x;
  double baseline;
  double width;
  double align;
  BrgPrintRole role;
  guint row;
  guint column;
  BrgPrintKey key;
  gboolean is_turned;
} BrgPrintPageText;

/** brg_print_page_text_is_of_table: Returns: whether it is a cell of a table or a heading of it */
static inline gboolean
brg_print_page_text_is_of_table (const BrgPrintPageText *text)
{
  return text->role == BRG_PRINT_ROLE_HEAD || text->role == BRG_PRINT_ROLE_CELL;
}

/**
 * BrgPrintPageLineStyle:
 * @BRG_PRINT_PAGE_LINE_HAIR: 0.25 pt, inside a table
 * @BRG_PRINT_PAGE_LINE_DOTTED: 0.25 pt dotted, between opponent and result
 * @BRG_PRINT_PAGE_LINE_STRONG: 0.9 pt, round a table and between prize places
 * @BRG_PRINT_PAGE_LINE_BLANK: 0.5 pt, to write on
 * @BRG_PRINT_PAGE_LINE_CUT: dashed, to cut along
 * @BRG_PRINT_PAGE_LINE_FOLD: a row of dots, to fold along
 * @BRG_PRINT_PAGE_LINE_STRIKE: 0.9 pt, through what is annulled; drawn over the text
 */
typedef enum
{
  BRG_PRINT_PAGE_LINE_HAIR,
  BRG_PRINT_PAGE_LINE_DOTTED,
  BRG_PRINT_PAGE_LINE_STRONG,
  BRG_PRINT_PAGE_LINE_BLANK,
  BRG_PRINT_PAGE_LINE_CUT,
  BRG_PRINT_PAGE_LINE_FOLD,
  BRG_PRINT_PAGE_LINE_STRIKE,
} BrgPrintPageLineStyle;

#define BRG_N_PRINT_PAGE_LINE_STYLES (BRG_PRINT_PAGE_LINE_STRIKE + 1)

/**
 * BrgPrintPageLine:
 *
 * A straight line.
 */
typedef struct
{
  BrgPrintPageLineStyle style;
  double x1;
  double y1;
  double x2;
  double y2;
} BrgPrintPageLine;

/**
 * BrgPrintPageAreaKind:
 * @BRG_PRINT_PAGE_AREA_TINT: 12 % black
 * @BRG_PRINT_PAGE_AREA_HATCH: hatched
 * @BRG_PRINT_PAGE_AREA_WINDOW: white: keeps a hatch away from a text
 * @BRG_PRINT_PAGE_AREA_SOLID: black: a bar of a code, the ground of a white text
 */
typedef enum
{
  BRG_PRINT_PAGE_AREA_TINT,
  BRG_PRINT_PAGE_AREA_HATCH,
  BRG_PRINT_PAGE_AREA_WINDOW,
  BRG_PRINT_PAGE_AREA_SOLID,
} BrgPrintPageAreaKind;

/**
 * BrgPrintPageArea:
 *
 * A rectangle under lines and text.
 */
typedef struct
{
  BrgPrintPageAreaKind kind;
  double x;
  double y;
  double width;
  double height;
} BrgPrintPageArea;

/**
 * BrgPrintPageBoard:
 * @picture: the board
 * @x: left edge of the squares
 * @y: upper edge of the squares
 * @square: side of a square
 *
 * A board.
 */
typedef struct
{
  BrgBoardPicture picture;
  double x;
  double y;
  double square;
} BrgPrintPageBoard;

/**
 * BrgPrintPageDisc:
 * @x: middle
 * @y: middle
 * @radius: radius
 * @is_black: filled, in contrast to a ring
 *
 * A disc: the colour of a side.
 */
typedef struct
{
  double x;
  double y;
  double radius;
  gboolean is_black;
} BrgPrintPageDisc;

/**
 * BrgPrintPageImage:
 * @png: a PNG
 * @x: left edge
 * @y: upper edge
 * @width: width
 * @height: height
 *
 * A picture.
 */
typedef struct
{
  GBytes *png;
  double x;
  double y;
  double width;
  double height;
} BrgPrintPageImage;

/**
 * BrgPrintPage:
 * @width: width of the sheet in points
 * @height: height of the sheet
 * @areas: (element-type BrgPrintPageArea): tints and hatches, in the order of drawing
 * @lines: (element-type BrgPrintPageLine): lines
 * @texts: (element-type BrgPrintPageText): texts
 * @boards: (element-type BrgPrintPageBoard): boards
 * @discs: (element-type BrgPrintPageDisc): discs
 * @images: (element-type BrgPrintPageImage): pictures that nothing else covers
 * @ground: (nullable): a PNG under everything else
 * @covers: whether it covers the sheet
 * @first_row: first row of the table, or first diagram, on this page
 * @n_rows: how many rows of the table, or diagrams, it has
 * @has_end: whether signatures and notes stand on it
 * @role: what the next texts are
 * @row: of cells their row
 * @column: of cells and headings their column
 * @key: of cells whether they tell their row from others
 * @sheet_text: which of the texts says the number of the sheet, -1 for none
 *
 * A laid-out page: a value that any thread may draw.
 */
typedef struct
{
  double width;
  double height;
  GArray *areas;
  GArray *lines;
  GArray *texts;
  GArray *boards;
  GArray *discs;
  GArray *images;
  GBytes *ground;
  gboolean covers;
  guint first_row;
  guint n_rows;
  gboolean has_end;
  BrgPrintRole role;
  guint row;
  guint column;
  BrgPrintKey key;
  gint sheet_text;
} BrgPrintPage;

/**
 * brg_print_page_new:
 * @width: width of the sheet in points
 * @height: height of the sheet
 *
 * Returns: (transfer full): an empty page
 */
BrgPrintPage *brg_print_page_new (double width, double height);

/**
 * brg_print_page_free:
 * @page: (nullable): a page
 */
void brg_print_page_free (BrgPrintPage *page);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (BrgPrintPage, brg_print_page_free)

/**
 * brg_print_page_set_role:
 * @page: a page
 * @role: what the texts are that are added from now on
 * @row: of cells their row
 */
void brg_print_page_set_role (BrgPrintPage *page, BrgPrintRole role, guint row);

/**
 * brg_print_page_set_column:
 * @page: a page
 * @column: of a cell or a heading its column
 * @key: whether it tells its row from others
 *
 * Says where in the table the next text stands.
 */
void brg_print_page_set_column (BrgPrintPage *page, guint column, BrgPrintKey key);

/**
 * brg_print_page_set_sheet_text:
 * @page: a page
 * @text: what stands in the place of the number of the sheet; nothing happens on a page without one
 */
void brg_print_page_set_sheet_text (BrgPrintPage *page, const char *text);

/**
 * brg_print_page_add_text:
 * @page: a page
 * @type: type
 * @markup: (transfer full): a text; an empty one is left out
 * @x: left edge of its box
 * @baseline: baseline of its first line
 * @width: width of its box
 * @align: 0 left, 0.5 middle, 1 right
 */
void brg_print_page_add_text (BrgPrintPage *page,
                              const BrgType *type,
                              char *markup,
                              double x,
                              double baseline,
                              double width,
                              double align);

/**
 * brg_print_page_turn_texts:
 * @page: a page
 * @first: index of a text
 *
 * Turns the texts from @first on upside down: they stand where they do, on the sheet turned about.
 */
void brg_print_page_turn_texts (BrgPrintPage *page, guint first);

/**
 * brg_print_page_add_line:
 * @page: a page
 * @style: style
 * @x1: one end
 * @y1: one end
 * @x2: the other end
 * @y2: the other end
 */
void brg_print_page_add_line (BrgPrintPage *page,
                              BrgPrintPageLineStyle style,
                              double x1,
                              double y1,
                              double x2,
                              double y2);

/**
 * brg_print_page_add_area:
 * @page: a page
 * @kind: how it looks
 * @x: left edge
 * @y: upper edge
 * @width: width
 * @height: height
 */
void brg_print_page_add_area (BrgPrintPage *page,
                              BrgPrintPageAreaKind kind,
                              double x,
                              double y,
                              double width,
                              double height);

/**
 * brg_print_page_add_board:
 * @page: a page
 * @picture: the board
 * @x: left edge of the squares
 * @y: upper edge of the squares
 * @square: side of a square
 */
void brg_print_page_add_board (BrgPrintPage *page,
                               const BrgBoardPicture *picture,
                               double x,
                               double y,
                               double square);

/**
 * brg_print_page_add_image:
 * @page: a page
 * @png: a PNG
 * @x: left edge
 * @y: upper edge
 * @width: width
 * @height: height
 */
void brg_print_page_add_image (BrgPrintPage *page,
                               GBytes *png,
                               double x,
                               double y,
                               double width,
                               double height);

/**
 * brg_print_page_set_ground:
 * @page: a page
 * @png: (nullable): a PNG that lies under everything else
 * @covers: whether it covers the sheet, and what reaches over its edges is cut off; else all of it
 *   stands in the middle, as large as it goes there
 *
 * Its proportions are kept.
 */
void brg_print_page_set_ground (BrgPrintPage *page, GBytes *png, gboolean covers);

/**
 * brg_print_page_place_ground:
 * @page: a page with a ground
 * @x: (out): left edge of the whole picture, less than 0 where it is cut
 * @y: (out): its upper edge
 * @width: (out): its width
 * @height: (out): its height
 */
void brg_print_page_place_ground (const BrgPrintPage *page,
                                  double *x,
                                  double *y,
                                  double *width,
                                  double *height);

/**
 * brg_print_page_measure_image:
 * @png: a PNG
 * @height: height that is wanted
 *
 * Returns: width of the picture in that height; 0 when it cannot be read
 */
double brg_print_page_measure_image (GBytes *png, double height);

/**
 * brg_print_page_add_disc:
 * @page: a page
 * @x: middle
 * @y: middle
 * @radius: radius
 * @is_black: filled, in contrast to a ring
 */
void brg_print_page_add_disc (BrgPrintPage *page,
                              double x,
                              double y,
                              double radius,
                              gboolean is_black);

/**
 * brg_print_page_leave_tags:
 * @cr: a context of a PDF
 *
 * What is drawn on it from now on gets no tags.
 */
void brg_print_page_leave_tags (cairo_t *cr);

/**
 * brg_print_page_draw:
 * @page: a page
 * @typesetter: a typesetter of this thread
 * @cr: where to; one unit is a point
 *
 * Draws the page in black. The paper is not drawn.
 */
void brg_print_page_draw (const BrgPrintPage *page, BrgTypesetter *typesetter, cairo_t *cr);

G_END_DECLS
