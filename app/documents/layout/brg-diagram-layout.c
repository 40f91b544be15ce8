/* brg-diagram-layout.c - lays boards out on sheets
 *
 * Tests: tests/app/test-documents-diagram.c, tests/app/test-diagram-rests.c
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

/* Stands where a text goes on on another sheet. */
#define MORE " …"

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
  GArray *rows;        /* element-type Row, owned */
  GPtrArray *captions; /* owned; by diagram and caption what stands beside it */
  GPtrArray *rests;    /* element-type Rest, owned */
  gboolean end_is_apart;
} Layout;

/* What of a text beside a diagram did not stand there. */
typedef struct
{
  guint diagram;
  BrgFormCaption caption;
  char *text;
} Rest;

static void
free_rest (gpointer data)
{
  g_free (((Rest *) data)->text);
  g_free (data);
}

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

static const char *
get_caption (const Layout *layout, guint index, guint caption)
{
  return layout->captions->pdata[index * BRG_N_FORM_CAPTIONS + caption];
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
              guint index,
              BrgFormCaption first,
              BrgFormCaption last,
              BrgPrintPage *page,
              double x,
              double y)
{
  for (guint caption = first; caption <= last; caption++)
    {
      const char *text = get_caption (layout, index, caption);
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
  return add_captions (layout, index, first, last, NULL, 0, 0);
}

static void
measure_rows (Layout *layout)
{
  guint n_diagrams = layout->form->diagrams->len;

  g_array_set_size (layout->rows, 0);
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

  if (end == layout->rows->len && !layout->end_is_apart)
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

/* How many bytes of a text stand in @n_lines lines with a sign that it goes on. */
static gsize
find_length (const Layout *layout, const BrgType *type, const char *text, guint n_lines)
{
  for (guint n = n_lines;; n--)
    {
      gsize length = brg_typesetter_measure_lines (layout->typesetter, type, text,
                                                   layout->column_width, MAX (n, 1));
      g_autofree char *begin = g_strchomp (g_strndup (text, length));
      g_autofree char *marked = g_strconcat (begin, MORE, NULL);
      g_autofree char *markup = g_markup_escape_text (marked, -1);

      if (n <= 1 || brg_typesetter_count_lines (layout->typesetter, type, markup,
                                                layout->column_width) <= n_lines)
        return length;
    }
}

/* Leaves so many lines of a text beside its diagram. */
static void
cut_caption (Layout *layout, guint index, BrgFormCaption caption, guint n_lines)
{
  const char *text = get_caption (layout, index, caption);
  BrgType type = find_type (layout, caption, text);
  gsize length = find_length (layout, &type, text, n_lines);
  g_autofree char *begin = g_strchomp (g_strndup (text, length));
  Rest rest = { index, caption, g_strdup (text + length) };
  char **place = (char **) &layout->captions->pdata[index * BRG_N_FORM_CAPTIONS + (guint) caption];

  g_ptr_array_add (layout->rests, g_memdup2 (&rest, sizeof (Rest)));
  g_free (*place);
  *place = g_strconcat (begin, MORE, NULL);
}

/* Cuts the longest text of a diagram for which there is so much @room beside it, until they fit or
 * nothing is left to cut. */
static void
cut_captions (Layout *layout, guint index, double room)
{
  for (guint step = 0; step < BRG_N_FORM_CAPTIONS; step++)
    {
      double excess = measure_captions (layout, index, 0, BRG_N_FORM_CAPTIONS - 1) - room;
      guint longest = 0;
      double most = 0;
      double line;

      if (excess <= 0)
        return;
      for (guint caption = 0; caption < BRG_N_FORM_CAPTIONS; caption++)
        {
          double height = measure_captions (layout, index, caption, caption);

          if (height > most)
            longest = caption;
          most = MAX (most, height);
        }
      line = find_type (layout, longest, get_caption (layout, index, longest)).size * BRG_LEADING;
      if (most < 2 * line)
        return;
      cut_caption (layout, index, longest, (guint) MAX ((most - excess) / line - 1, 1));
    }
}

/* Texts that leave no room for the board beside them go on behind the boards. */
static void
cut_sheets (Layout *layout)
{
  double square = LEAST_SIDE * BRG_MM / layout->n_squares;
  double board = LEAST_SIDE * BRG_MM + find_foot_of_board (layout, square) + ABOVE_GAP * BRG_MM;

  layout->end_is_apart = TRUE;
  for (guint i = 0; i < layout->form->diagrams->len; i++)
    {
      double top = i < layout->n_columns ? layout->first_top : layout->later_top;

      cut_captions (layout, i, layout->sheet.bottom - top - board);
    }
  measure_rows (layout);
  layout->square = find_square (layout);
}

/* Fewer rows a sheet where long texts would leave the boards too small. */
static void
plan_sheets (Layout *layout)
{
  double least = LEAST_SIDE * BRG_MM / layout->n_squares;

  layout->n_rows = MAX (1, find_most (layout->form) / layout->n_columns);
  while ((layout->square = find_square (layout)) < least && layout->n_rows > 1)
    layout->n_rows--;
  if (layout->square < least)
    cut_sheets (layout);
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
    add_captions (layout, index, BRG_CAPTION_HEADING, BRG_CAPTION_PLACE, page, x,
                  top - ABOVE_GAP * BRG_MM - above);
  brg_print_page_add_board (page, &diagram->picture, x + (layout->column_width - side) / 2, top,
                            layout->square);
  add_captions (layout, index, BRG_CAPTION_TURN, BRG_CAPTION_CODE, page, x,
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
make_sheet (const Layout *layout, guint sheet)
{
  BrgHeaderFooter header_footer = header_footer_of (layout);
  BrgPrintPage *page = brg_print_page_new (layout->sheet.width, layout->sheet.height);
  double y = HEAD_GAP * BRG_MM;

  y += sheet == 0 ? brg_header_footer_head (&header_footer, page)
                  : brg_header_footer_running_head (&header_footer, page);
  page->first_row = sheet * layout->n_rows * layout->n_columns;
  page->has_end = sheet == count_sheets (layout) - 1 && !layout->end_is_apart;
  y = add_rows (layout, sheet, page, y);
  if (page->has_end)
    brg_header_footer_end (&header_footer, page, y);
  return page;
}

/* A sheet behind the boards. Returns where its texts begin. */
static double
add_sheet_of_rests (const Layout *layout, GPtrArray *pages)
{
  BrgHeaderFooter header_footer = header_footer_of (layout);
  BrgPrintPage *page = brg_print_page_new (layout->sheet.width, layout->sheet.height);

  page->first_row = layout->form->diagrams->len;
  g_ptr_array_add (pages, page);
  return brg_header_footer_running_head (&header_footer, page) + HEAD_GAP * BRG_MM;
}

/* Adds a text that goes on on the next sheet where it does not fit. Returns the lower edge. */
static double
add_text (const Layout *layout, const BrgType *type, const char *text, double y, GPtrArray *pages)
{
  double width = layout->sheet.right - layout->sheet.left;
  double line = type->size * BRG_LEADING;

  while (*text != '\0')
    {
      guint n_lines = (guint) MAX ((layout->sheet.bottom - y) / line, 0);
      g_autofree char *piece = NULL;
      double height;
      gsize length;
      char *markup;

      if (n_lines == 0)
        {
          y = add_sheet_of_rests (layout, pages);
          continue;
        }
      length = brg_typesetter_measure_lines (layout->typesetter, type, text, width, n_lines);
      piece = g_strchomp (g_strndup (text, length));
      markup = g_markup_escape_text (piece, -1);
      height = brg_typesetter_count_lines (layout->typesetter, type, markup, width) * line;
      brg_print_page_add_text (pages->pdata[pages->len - 1], type, markup, layout->sheet.left,
                               y + type->size, width, 0);
      y += height;
      text += length;
    }
  return y;
}

/* What did not stand beside a board, under its heading again; then the end of the paper. */
static void
add_rests (const Layout *layout, GPtrArray *pages)
{
  BrgHeaderFooter header_footer = header_footer_of (layout);
  double y = add_sheet_of_rests (layout, pages);
  BrgPrintPage *last;

  for (guint i = 0; i < layout->rests->len; i++)
    {
      const Rest *rest = layout->rests->pdata[i];
      const char *heading = get_diagram (layout, rest->diagram)->captions[BRG_CAPTION_HEADING];
      BrgType bold = find_type (layout, BRG_CAPTION_HEADING, heading);
      BrgType type = find_type (layout, rest->caption, "");

      if (rest->caption != BRG_CAPTION_HEADING)
        y = add_text (layout, &bold, heading, y, pages);
      y = add_text (layout, &type, rest->text, y, pages) + ROW_GAP * BRG_MM;
    }
  if (y + layout->end_height > layout->sheet.bottom)
    y = add_sheet_of_rests (layout, pages);
  last = pages->pdata[pages->len - 1];
  last->has_end = TRUE;
  brg_header_footer_end (&header_footer, last, y);
}

static void
add_feet (const Layout *layout, const BrgDocumentOptions *options, GPtrArray *pages)
{
  BrgHeaderFooter header_footer = header_footer_of (layout);

  for (guint i = 0; i < pages->len; i++)
    {
      g_autofree char *text = brg_header_footer_dup_sheet_text (options->words, i + 1, pages->len);

      brg_header_footer_foot (&header_footer, pages->pdata[i], text);
    }
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
  layout->rests = g_ptr_array_new_with_free_func (free_rest);
  layout->captions = g_ptr_array_new_with_free_func (g_free);
  for (guint i = 0; i < form->diagrams->len; i++)
    for (guint caption = 0; caption < BRG_N_FORM_CAPTIONS; caption++)
      g_ptr_array_add (layout->captions, g_strdup (get_diagram (layout, i)->captions[caption]));
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
    g_ptr_array_add (pages, make_sheet (&layout, sheet));
  if (layout.end_is_apart)
    add_rests (&layout, pages);
  add_feet (&layout, options, pages);
  g_ptr_array_unref (layout.rests);
  g_ptr_array_unref (layout.captions);
  g_array_unref (layout.rows);
  return find_type (&layout, BRG_CAPTION_NOTES, "").size;
}
