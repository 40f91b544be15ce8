/* brg-diagram-layout.c - lays boards out on sheets
 *
 * Tests: tests/app/test-documents-diagram.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-diagram-layout.h"

#include "brg-diagram-draw.h"
#include "brg-form-style.h"
#include "brg-header-footer-end.h"
#include "brg-header-footer.h"

#define N_SIDE_BY_SIDE 2
#define MOST_SIDE_BY_SIDE 3

/* Sides of boards, and distances, in millimetres. */
#define LARGE_SIDE 90.0
/* Of a large board with more squares each has at least this side: numbers of three figures stand on
 * stones. */
#define LARGE_SQUARE 8.4
#define MOST_SIDE 66.0
#define LEAST_SIDE 36.0
#define COLUMN_GAP 9.0
/* Room for the coordinates of a small board, on either side of it. */
#define MARGIN 2.0
#define ROW_GAP 5.0
#define HEAD_GAP 5.0
#define ABOVE_GAP 1.6
#define BELOW_GAP 1.0

/* A position as text is made smaller down to this size before it takes two lines. */
#define LEAST_CODE 5.5

typedef struct
{
  BrgType large;
  BrgType small;
  double room; /* above it, as a part of its size */
} CaptionType;

static const CaptionType caption_types[BRG_N_FORM_CAPTIONS] = {
  [BRG_CAPTION_HEADING] = { { BRG_FACE_SERIF, 13, TRUE, FALSE },
                            { BRG_FACE_SERIF, 9.5, TRUE, FALSE },
                            0 },
  [BRG_CAPTION_PLACE] = { { BRG_FACE_SERIF, 11, FALSE, FALSE },
                          { BRG_FACE_SERIF, 9, FALSE, FALSE },
                          0.1 },
  [BRG_CAPTION_TURN] = { { BRG_FACE_SERIF, 11.5, TRUE, FALSE },
                         { BRG_FACE_SERIF, 9, TRUE, FALSE },
                         0 },
  [BRG_CAPTION_NOTES] = { { BRG_FACE_SERIF, 11, FALSE, FALSE },
                          { BRG_FACE_SERIF, 8.5, FALSE, FALSE },
                          0.15 },
  [BRG_CAPTION_REMARK] = { { BRG_FACE_SERIF, 11, FALSE, TRUE },
                           { BRG_FACE_SERIF, 8.5, FALSE, TRUE },
                           0.25 },
  [BRG_CAPTION_CODE] = { { BRG_FACE_SANS, 8, FALSE, FALSE },
                         { BRG_FACE_SANS, 6.5, FALSE, FALSE },
                         0.4 },
};

/* Boards side by side; the heights of their texts. */
typedef struct
{
  double above;
  double below;
} Row;

typedef struct
{
  const BrgForm *form;
  BrgTypesetter *typesetter;
  BrgFormSizes sizes;
  BrgPrintSheet sheet;
  guint n_columns;
  guint n_rows;    /* of a sheet */
  guint n_squares; /* along a side of the largest board */
  double column_width;
  double most_side;
  double square;
  double first_top;
  double later_top;
  double end_height;
  GArray *rows; /* element-type Row, owned */
} Layout;

static guint
find_most (const BrgForm *form)
{
  return form->n_per_sheet > 0 ? MIN (form->n_per_sheet, BRG_DIAGRAMS_MOST)
                               : BRG_DIAGRAMS_PER_SHEET;
}

static guint
find_columns (const BrgForm *form)
{
  guint most = find_most (form);
  guint n_columns = most == 1                       ? 1
                    : most > BRG_DIAGRAMS_PER_SHEET ? MOST_SIDE_BY_SIDE
                                                    : N_SIDE_BY_SIDE;

  return MIN (form->diagrams->len, n_columns);
}

static gboolean
is_large (const Layout *layout)
{
  return layout->n_columns == 1;
}

static const BrgFormDiagram *
get_diagram (const Layout *layout, guint index)
{
  return layout->form->diagrams->pdata[index];
}

static BrgHeaderFooter
header_footer_of (const Layout *layout)
{
  return (BrgHeaderFooter){ layout->form, &layout->sizes, &layout->sheet, layout->typesetter,
                            FALSE };
}

static guint
count_sheets (const Layout *layout)
{
  return (layout->rows->len + layout->n_rows - 1) / layout->n_rows;
}

static BrgType
find_type (const Layout *layout, BrgFormCaption caption, const char *text)
{
  const CaptionType *types = &caption_types[caption];
  BrgType type = is_large (layout) ? types->large : types->small;
  double width;

  if (caption != BRG_CAPTION_CODE)
    return type;
  width = brg_typesetter_text_width (layout->typesetter, &type, text);
  if (width > layout->column_width)
    type.size = MAX (LEAST_CODE, type.size * layout->column_width / width * 0.995);
  return type;
}

/* Puts the captions from @first to @last into a column, or only measures them when there is no
 * @page. Returns the lower edge. */
static double
add_captions (const Layout *layout,
              const BrgFormDiagram *diagram,
              BrgFormCaption first,
              BrgFormCaption last,
              BrgPrintPage *page,
              double x,
              double y)
{
  for (guint caption = first; caption <= last; caption++)
    {
      const char *text = diagram->captions[caption];
      g_autofree char *markup = g_markup_escape_text (text, -1);
      BrgType type = find_type (layout, caption, text);
      guint n_lines;

      if (*text == '\0')
        continue;
      n_lines =
          brg_typesetter_count_lines (layout->typesetter, &type, markup, layout->column_width);
      y += caption_types[caption].room * type.size;
      if (page != NULL)
        brg_print_page_add_text (page, &type, g_steal_pointer (&markup), x, y + type.size,
                                 layout->column_width, 0.5);
      y += n_lines * type.size * BRG_LEADING;
    }
  return y;
}

static double
measure_captions (const Layout *layout, guint index, BrgFormCaption first, BrgFormCaption last)
{
  return add_captions (layout, get_diagram (layout, index), first, last, NULL, 0, 0);
}

static void
measure_rows (Layout *layout)
{
  guint n_diagrams = layout->form->diagrams->len;

  for (guint first = 0; first < n_diagrams; first += layout->n_columns)
    {
      Row row = { 0, 0 };

      for (guint i = first; i < MIN (first + layout->n_columns, n_diagrams); i++)
        {
          row.above =
              MAX (row.above, measure_captions (layout, i, BRG_CAPTION_HEADING, BRG_CAPTION_PLACE));
          row.below =
              MAX (row.below, measure_captions (layout, i, BRG_CAPTION_TURN, BRG_CAPTION_CODE));
        }
      if (row.above > 0)
        row.above += ABOVE_GAP * BRG_MM;
      g_array_append_val (layout->rows, row);
    }
}

/* Head and end are measured by drawing them onto a page that is thrown away. */
static void
measure_header_footer (Layout *layout)
{
  BrgHeaderFooter header_footer = header_footer_of (layout);
  g_autoptr (BrgPrintPage) scratch = brg_print_page_new (layout->sheet.width, layout->sheet.height);

  layout->first_top = brg_header_footer_head (&header_footer, scratch) + HEAD_GAP * BRG_MM;
  layout->later_top = brg_header_footer_running_head (&header_footer, scratch) + HEAD_GAP * BRG_MM;
  layout->end_height = brg_header_footer_end (&header_footer, scratch, 0);
}

/* What stands between the squares and the texts below. */
static double
find_foot_of_board (const Layout *layout, double square)
{
  return brg_diagram_margin (&get_diagram (layout, 0)->picture, square) + BELOW_GAP * BRG_MM;
}

/* The largest square with which everything fits a sheet. */
static double
find_square_of_sheet (const Layout *layout, guint sheet)
{
  guint first = sheet * layout->n_rows;
  guint end = MIN (first + layout->n_rows, layout->rows->len);
  double most = layout->most_side / layout->n_squares;
  double room = layout->sheet.bottom - (sheet == 0 ? layout->first_top : layout->later_top);

  if (end == layout->rows->len)
    room -= layout->end_height;
  for (guint i = first; i < end; i++)
    {
      const Row *row = &g_array_index (layout->rows, Row, i);

      room -= row->above + row->below + find_foot_of_board (layout, most);
    }
  room -= (end - first - 1) * ROW_GAP * BRG_MM;
  return MIN (most, room / (end - first) / layout->n_squares);
}

static double
find_square (const Layout *layout)
{
  double square = G_MAXDOUBLE;

  for (guint sheet = 0; sheet < count_sheets (layout); sheet++)
    square = MIN (square, find_square_of_sheet (layout, sheet));
  return square;
}

/* Fewer rows a sheet where long texts would leave the boards too small. */
static void
plan_sheets (Layout *layout)
{
  double least = LEAST_SIDE * BRG_MM / layout->n_squares;

  layout->n_rows = MAX (1, find_most (layout->form) / layout->n_columns);
  while ((layout->square = find_square (layout)) < least && layout->n_rows > 1)
    layout->n_rows--;
  layout->square = MAX (layout->square, least);
}

static void
add_diagram (const Layout *layout, guint index, BrgPrintPage *page, const Row *row, double y)
{
  const BrgFormDiagram *diagram = get_diagram (layout, index);
  double x = layout->sheet.left +
             (index % layout->n_columns) * (layout->column_width + COLUMN_GAP * BRG_MM);
  double above = measure_captions (layout, index, BRG_CAPTION_HEADING, BRG_CAPTION_PLACE);
  double side = layout->square * layout->n_squares;
  double top = y + row->above;

  /* Texts above stand on the board, those below hang from it. */
  if (above > 0)
    add_captions (layout, diagram, BRG_CAPTION_HEADING, BRG_CAPTION_PLACE, page, x,
                  top - ABOVE_GAP * BRG_MM - above);
  brg_print_page_add_board (page, &diagram->picture, x + (layout->column_width - side) / 2, top,
                            layout->square);
  add_captions (layout, diagram, BRG_CAPTION_TURN, BRG_CAPTION_CODE, page, x,
                top + side + find_foot_of_board (layout, layout->square));
}

/* Returns the lower edge. */
static double
add_rows (const Layout *layout, guint sheet, BrgPrintPage *page, double y)
{
  guint n_diagrams = layout->form->diagrams->len;
  double foot = find_foot_of_board (layout, layout->square);

  for (guint i = sheet * layout->n_rows; i < MIN ((sheet + 1) * layout->n_rows, layout->rows->len);
       i++)
    {
      const Row *row = &g_array_index (layout->rows, Row, i);
      guint first = i * layout->n_columns;

      if (page->n_rows > 0)
        y += ROW_GAP * BRG_MM;
      for (guint k = first; k < MIN (first + layout->n_columns, n_diagrams); k++, page->n_rows++)
        add_diagram (layout, k, page, row, y);
      y += row->above + layout->square * layout->n_squares + foot + row->below;
    }
  return y;
}

static BrgPrintPage *
make_sheet (const Layout *layout, guint sheet, const char *sheet_text)
{
  BrgHeaderFooter header_footer = header_footer_of (layout);
  BrgPrintPage *page = brg_print_page_new (layout->sheet.width, layout->sheet.height);
  double y = HEAD_GAP * BRG_MM;

  y += sheet == 0 ? brg_header_footer_head (&header_footer, page)
                  : brg_header_footer_running_head (&header_footer, page);
  page->first_row = sheet * layout->n_rows * layout->n_columns;
  page->has_end = sheet == count_sheets (layout) - 1;
  y = add_rows (layout, sheet, page, y);
  if (page->has_end)
    brg_header_footer_end (&header_footer, page, y);
  brg_header_footer_foot (&header_footer, page, sheet_text);
  return page;
}

static void
init_layout (Layout *layout,
             const BrgForm *form,
             const BrgDocumentOptions *options,
             BrgTypesetter *typesetter)
{
  double width;

  *layout = (Layout){ .form = form, .typesetter = typesetter };
  layout->sizes = brg_form_style_sizes (form->style, options->font_size);
  layout->sheet = brg_form_style_sheet_for (form, options, FALSE);
  layout->n_columns = find_columns (form);
  for (guint i = 0; i < form->diagrams->len; i++)
    {
      const BrgBoardPicture *picture = &get_diagram (layout, i)->picture;

      layout->n_squares = MAX (layout->n_squares, MAX (picture->n_files, picture->n_ranks));
    }
  width = layout->sheet.right - layout->sheet.left;
  layout->column_width =
      (width - (layout->n_columns - 1) * COLUMN_GAP * BRG_MM) / layout->n_columns;
  layout->most_side = is_large (layout)
                          ? MAX (LARGE_SIDE, layout->n_squares * LARGE_SQUARE) * BRG_MM
                          : MIN (MOST_SIDE * BRG_MM, layout->column_width - 2 * MARGIN * BRG_MM);
  layout->rows = g_array_new (FALSE, FALSE, sizeof (Row));
}

double
brg_diagram_layout (const BrgForm *form,
                    const BrgDocumentOptions *options,
                    BrgTypesetter *typesetter,
                    GPtrArray *pages)
{
  Layout layout;

  g_return_val_if_fail (form != NULL && form->diagrams->len > 0, 0);
  g_return_val_if_fail (options != NULL && typesetter != NULL && pages != NULL, 0);

  init_layout (&layout, form, options, typesetter);
  measure_rows (&layout);
  measure_header_footer (&layout);
  plan_sheets (&layout);
  for (guint sheet = 0; sheet < count_sheets (&layout); sheet++)
    {
      g_autofree char *text =
          brg_header_footer_dup_sheet_text (options->words, sheet + 1, count_sheets (&layout));

      g_ptr_array_add (pages, make_sheet (&layout, sheet, text));
    }
  g_array_unref (layout.rows);
  return find_type (&layout, BRG_CAPTION_NOTES, "").size;
}
